// What can be done with a code block or a table besides reading it. In the same world as transcript.js, behind it.
"use strict";
(() => {
  const DONE_MS = 1500; // in which a button says that it copied
  const MOST_SVG = 300_000; // characters
  const SVG = "http://www.w3.org/2000/svg";

  const placeOf = (node, kind) => [...node.closest("article").querySelectorAll(`.answer ${kind}`)].indexOf(node);

  // The class stands on the answer's block, which outlives each rendering of what is in it.
  function wrapCode(button) {
    const block = button.closest("section") ?? button.closest(".code");
    button.setAttribute("aria-pressed", String(block.classList.toggle("wrapped")));
  }

  function say(button) {
    if (!button.dataset.done || button.dataset.label) return;
    button.dataset.label = button.textContent;
    button.textContent = button.dataset.done;
    setTimeout(() => { button.textContent = button.dataset.label; delete button.dataset.label; }, DONE_MS);
  }

  // A picture runs no script and loads nothing, whatever is written in it: it is one to the browser, and no document.
  function draw(button) {
    const code = button.closest(".code"), old = code.querySelector(".drawing"), pre = code.querySelector("pre");
    button.setAttribute("aria-pressed", String(!old));
    pre.hidden = false;
    if (old) { old.remove(); return; }
    const box = document.createElement("div"), address = addressOf(pre.textContent);
    const fail = () => { box.textContent = button.dataset.broken; box.classList.add("broken"); pre.hidden = false; };
    box.className = "drawing";
    pre.before(box);
    if (!address) { fail(); return; }
    const image = new Image();
    image.alt = code.querySelector(".lang").textContent;
    image.addEventListener("error", fail);
    image.src = address;
    box.append(image);
    pre.hidden = true;
  }

  function addressOf(text) {
    if (text.length > MOST_SVG || /<!ENTITY/i.test(text)) return "";
    const source = text.trim(), named = /<svg[^>]*\sxmlns\s*=/.test(source) ? source : source.replace(/<svg(?=[\s>/])/, `<svg xmlns="${SVG}"`);
    const root = new DOMParser().parseFromString(named, "image/svg+xml").documentElement;
    const whole = root.namespaceURI === SVG && root.localName === "svg" && !root.querySelector("parsererror");
    return whole ? `data:image/svg+xml;charset=utf-8,${encodeURIComponent(named)}` : "";
  }

  const deeds = {
    "wrap-code": wrapCode,
    "draw": draw,
    "quote": () => cw.quote(),
    "more": (button) => {
      const { left, bottom } = button.getBoundingClientRect();
      cw.act("more", button, `${Math.max(0, Math.round(left))},${Math.max(0, Math.round(bottom))}`);
    },
    "save-code": (button) => cw.act("save-code", button, placeOf(button.closest(".code"), ".code")),
  };
  for (const name of ["copy-table", "copy-csv", "save-csv"]) {
    deeds[name] = (button) => {
      cw.act(name, button, placeOf(button.closest(".tablebar").previousElementSibling, ".table"));
      say(button);
    };
  }

  // What is selected can be quoted: by a button beside it, which comes when the selection rests.
  const REST_MS = 200, MOST_QUOTED = 20_000, LEFT_OUT = ".chip, .bar, .versions, .codebar, .steps, .checked, button";
  const quote = document.createElement("button");
  let rest = 0;
  quote.id = "quote";
  quote.type = "button";
  quote.hidden = true;
  quote.dataset.do = "quote";
  quote.addEventListener("mousedown", (event) => event.preventDefault()); // the selection stays
  document.body.append(quote);

  function selected() {
    const selection = getSelection();
    if (!selection.rangeCount || selection.isCollapsed) return null;
    const range = selection.getRangeAt(0), start = range.startContainer;
    return (start.closest ? start : start.parentElement)?.closest(".answer, .question") && range;
  }

  function placeQuote() {
    const range = selected(), spot = range && [...range.getClientRects()].at(-1);
    quote.hidden = !spot || !quote.textContent;
    if (quote.hidden) return;
    quote.style.left = `${Math.max(8, Math.min(spot.right, innerWidth - quote.offsetWidth - 24))}px`;
    quote.style.top = `${scrollY + spot.bottom + 6}px`;
  }

  document.addEventListener("selectionchange", () => {
    clearTimeout(rest);
    if (getSelection().isCollapsed) quote.hidden = true;
    else rest = setTimeout(placeQuote, REST_MS);
  });

  cw.quote = () => {
    const range = selected();
    if (!range) return;
    const at = range.startContainer, start = at.closest ? at : at.parentElement, box = document.createElement("div");
    box.append(range.cloneContents());
    for (const node of box.querySelectorAll(LEFT_OUT)) node.remove();
    for (const node of box.querySelectorAll(".old, .live")) node.classList.remove("old", "live");
    const text = start.closest("pre") ? getSelection().toString() : cw.plain(box);
    cw.act("quote", start, text.slice(0, MOST_QUOTED));
    getSelection().removeAllRanges();
  };
  cw.commands.tools = (label) => { quote.textContent = label; };

  // Names of knowledge bases, which may change, come apart from the questions that they went with.
  let bases = {};

  function nameBases() {
    for (const tag of document.querySelectorAll(".base")) tag.textContent = bases[tag.dataset.base] ?? "";
  }

  for (const name of ["mount", "part"]) {
    const command = cw.commands[name];
    cw.commands[name] = (...values) => { command(...values); if (name === "mount" || values[1] === "question") nameBases(); };
  }
  cw.commands.bases = (names) => { bases = names; nameBases(); };

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button"), deed = event.button === 0 && deeds[button?.dataset.do];
    if (!deed) return;
    event.stopImmediatePropagation();
    deed(button);
  }, true);
})();
