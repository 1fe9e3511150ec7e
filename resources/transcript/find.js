// Marks what is found in the conversation. Loaded at the first search, and run where transcript.js runs.
// It reads the page as app/ui/transcript/find/matching.py reads the turns that are not in it.
"use strict";
(() => {
  const MOST = 3000; // that are marked at once
  const PAUSE_MS = 250; // until what changed is marked anew
  const EDGE = 64; // pixels at the top and the bottom where a match is not easily seen
  const turns = document.getElementById("turns");
  let query = null, pattern = null, read = new WeakMap(), timer = 0;

  // The text of a turn without chips and buttons, its blocks apart, and which of its nodes begins where.
  function flatten(article) {
    const inline = new Set(query.inline), nodes = [], starts = [];
    let flat = "";
    const walk = (parent) => {
      for (const child of parent.childNodes) {
        if (child.nodeType === Node.TEXT_NODE) {
          nodes.push(child);
          starts.push(flat.length);
          flat += child.data;
        } else if (child.nodeType === Node.ELEMENT_NODE) {
          const name = child.localName;
          if (name === "button" || name === "svg" || child.classList.contains("codebar")) continue;
          const apart = !inline.has(name) && child.namespaceURI === document.documentElement.namespaceURI;
          if (name === "br") { flat += "\n"; continue; }
          if (apart) flat += "\0";
          walk(child);
          if (apart) flat += "\0";
        }
      }
    };
    for (const name of query.parts) {
      const above = `.compared > [data-part="${name}"][data-of="${CSS.escape(article.dataset.turn)}"]`;
      const box = turns.querySelector(above) ?? article.querySelector(`:scope > [data-part="${name}"]`);
      if (box) walk(box);
      flat += "\0";
    }
    return { flat, nodes, starts };
  }

  function rangesOf(article) {
    const known = read.get(article);
    if (known) return known;
    const { flat, nodes, starts } = flatten(article), ranges = [];
    let place = 0;
    const node = (at) => {
      while (place + 1 < starts.length && starts[place + 1] <= at) place++;
      return [nodes[place], at - starts[place]];
    };
    for (const match of flat.matchAll(pattern)) {
      const range = new Range(), [last, end] = [match.index + match[0].length - 1, 1];
      range.setStart(...node(match.index));
      const [text, at] = node(last);
      range.setEnd(text, at + end);
      ranges.push(range);
    }
    read.set(article, ranges);
    return ranges;
  }

  function mark() {
    timer = 0;
    if (!pattern) return null;
    const all = [];
    let current = null;
    for (const article of turns.querySelectorAll("article")) {
      const ranges = rangesOf(article);
      if (article.dataset.turn === query.turn) current = ranges[Math.min(query.which, ranges.length - 1)] ?? null;
      if (all.length < MOST) all.push(...ranges.slice(0, MOST));
    }
    CSS.highlights.set("match", new Highlight(...all));
    const hit = new Highlight(...(current ? [current] : []));
    hit.priority = 1;
    CSS.highlights.set("hit", hit);
    return current;
  }

  function show(range, again = 2) {
    for (let box = range.startContainer.parentElement; box && box !== turns; box = box.parentElement) {
      if (box.localName === "details") box.open = true;
      const { top, bottom, left, right } = box.getBoundingClientRect(), spot = range.getBoundingClientRect();
      if (box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflowY !== "visible" &&
          (spot.top < top || spot.bottom > bottom)) box.scrollTop += spot.top - top - box.clientHeight / 3;
      if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== "visible" &&
          (spot.left < left || spot.right > right)) box.scrollLeft += spot.left - left - box.clientWidth / 3;
    }
    const { top, bottom } = range.getBoundingClientRect();
    if (top < EDGE || bottom > innerHeight - EDGE) cw.moveTo(scrollY + top - innerHeight / 3);
    // What was not painted before may have another height than was thought.
    const here = scrollY;
    if (again) setTimeout(() => { if (range.startContainer.isConnected && Math.abs(scrollY - here) < 3) show(range, again - 1); }, 60);
  }

  cw.commands.find = (asked) => {
    if (!asked || !query || asked.pattern !== query.pattern || asked.matchCase !== query.matchCase) read = new WeakMap();
    query = asked;
    pattern = asked && new RegExp(asked.pattern, asked.matchCase ? "gu" : "giu");
    if (!pattern) { CSS.highlights.delete("match"); CSS.highlights.delete("hit"); return; }
    const current = mark();
    if (current && asked.move) show(current);
  };

  cw.patched.push((list) => {
    if (!pattern) return;
    let changed = false;
    for (const [name, id] of list) {
      if (name === "find") continue;
      changed = true;
      if (typeof id === "string") read.delete(turns.querySelector(`article[data-turn="${CSS.escape(id)}"]`) ?? turns);
    }
    if (changed && !timer) timer = setTimeout(mark, PAUSE_MS);
  });
})();
