// What is amiss with the words of a page as it stands, or of one part of it: gives [texts, lines] as JSON.
// A line: [what is amiss, where, the words of it].
((scope) => {
  const SLACK = 1.5; // pixels: of rounding
  const HEIGHT = 5; // letters may reach out of a line that is set close
  const OVER = "#latest, #toast, #card, #quote, #outline, #outline-name, #status"; // stand in front of the page
  const QUOTED = ".question, .answer, .thought, .details pre"; // not ours, but for what stands around code and tables
  const WITHIN = ".tools, .tablebar, .asof";
  const root = document.documentElement, part = document.querySelector(scope), lines = [], texts = new Set();
  const words = (node) => (node.textContent ?? "").trim().replaceAll(/\s+/g, " ");
  const amiss = (what, node, text = words(node)) => lines.push([what, where(node), text.slice(0, 200)]);

  function where(node) {
    const names = [];
    for (let at = node; at && at !== document.body && names.length < 4; at = at.parentElement) {
      names.push(at.dataset.part ?? at.dataset.do ?? (at.id || [at.localName, ...at.classList].join(".")));
    }
    return names.join(" < ");
  }

  const isSaid = (node) => !node.closest(QUOTED) || node.closest(WITHIN);
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  const isBlock = (node) => !["inline", "contents"].includes(getComputedStyle(node).display);

  // The nearest ones that cut, scroll, or hold what stands in them.
  function holders(node) {
    const found = { block: null, cut: false, scrolls: false };
    for (let at = node; at && at !== root; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at);
      if (!found.block && isBlock(at)) found.block = at;
      if (overflowX === "auto" || overflowX === "scroll") found.scrolls = true;
      if (overflowX === "hidden" || overflowX === "clip") found.cut = true;
    }
    return found;
  }

  function outside(box, node, { block, cut, scrolls }) {
    if (scrolls || cut) return "";
    const isFixed = getComputedStyle(node).position === "fixed";
    if (box.right > root.clientWidth + SLACK || box.left < -SLACK) return "stands outside of the page";
    if (isFixed) return "";
    const room = block.getBoundingClientRect();
    const over = Math.max(box.right - room.right, room.left - box.left);
    if (over > SLACK) return `reaches ${Math.round(over)} px out of ${where(block).split(" ")[0]}`;
    const below = Math.max(box.bottom - room.bottom, room.top - box.top);
    return below > HEIGHT ? `reaches ${Math.round(below)} px above or below ${where(block).split(" ")[0]}` : "";
  }

  if (root.scrollWidth > root.clientWidth + SLACK) amiss(`is ${root.scrollWidth} px wide of ${root.clientWidth}`, document.body, "");

  const all = [part, ...part.querySelectorAll("*")].filter((node) => !node.closest("#status, math, svg") && seen(node));
  for (const node of all) {
    const style = getComputedStyle(node);
    const cuts = (axis) => ["hidden", "clip"].includes(axis);
    if (cuts(style.overflowX) && node.scrollWidth > node.clientWidth + SLACK) amiss(`has ${node.clientWidth} px of ${node.scrollWidth}`, node);
    if (cuts(style.overflowY) && node.scrollHeight > node.clientHeight + SLACK) amiss(`is ${node.clientHeight} px high of ${node.scrollHeight}`, node);
    for (const name of ["title", "aria-label", "alt", "data-done", "data-broken", "data-next"]) {
      if (node.getAttribute(name)) texts.add(node.getAttribute(name));
    }
    if (isSaid(node)) texts.add(words(node));
  }

  // Words
  const boxes = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("#status, math, svg") || !seen(parent)) continue;
    if (isSaid(parent)) texts.add(node.data.trim());
    const range = document.createRange();
    range.selectNodeContents(node);
    const around = holders(parent);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const what = outside(box, parent, around);
      if (what) { amiss(what, parent, node.data.trim()); break; }
      if (!around.cut && !parent.closest(OVER)) boxes.push({ box, node: parent });
    }
  }

  // Controls
  const controls = all.filter((node) => node.matches("button, summary, a[href], [role=tab], .asof, img"));
  const placed = [];
  for (const node of controls) {
    const around = holders(node.parentElement);
    for (const box of node.getClientRects()) {
      const what = outside(box, node, around);
      if (what) amiss(what, node);
      if (!around.cut && !node.closest(OVER)) placed.push({ box, node });
    }
  }
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > HEIGHT;
  const both = [...placed, ...boxes].sort((a, b) => a.box.top - b.box.top);
  const isControl = new Set(placed);
  for (const [place, one] of both.entries()) {
    for (let next = place + 1; next < both.length && both[next].box.top < one.box.bottom; next++) {
      const other = both[next];
      if (!isControl.has(one) && !isControl.has(other)) continue;
      if (one.node.contains(other.node) || other.node.contains(one.node) || !meet(one.box, other.box)) continue;
      amiss(`lies over “${words(other.node).slice(0, 40)}”`, one.node);
    }
  }
  return JSON.stringify([[...texts].filter((text) => text), lines]);
})
