// Answers of several models side by side: which column has the focus, and the tabs where there is no room for columns.
// Loaded with the first comparison, and run where transcript.js runs.
"use strict";
(() => {
  const EDGE = 64; // pixels of a column that are not enough to read in
  const turns = document.getElementById("turns");
  const turn = (id) => turns.querySelector(`article[data-turn="${CSS.escape(id)}"]`);
  const columnsOf = (node) => [...node.closest(".compared").querySelectorAll(".columns > article")];
  const columnAt = (node) => node.closest?.(".columns > article");

  function mark(article) {
    const all = columnsOf(article);
    for (const one of all) one.toggleAttribute("data-current", one === article);
    const tabs = article.closest(".compared").querySelectorAll(".tabs button");
    for (const [place, tab] of [...tabs].entries()) {
      const here = all[place] === article;
      tab.setAttribute("aria-selected", String(here));
      tab.tabIndex = here ? 0 : -1;
    }
  }

  function focus(article) {
    if (!article || article.hasAttribute("data-current")) return;
    mark(article);
    cw.bridge?.act("column", article.dataset.turn, "");
  }

  // One for each column, with its name; seen where the view is narrow.
  function renew(section) {
    const all = columnsOf(section.firstElementChild);
    section.querySelector(".columns").dataset.count = all.length;
    section.querySelector(".tabs").replaceChildren(...all.map((article) => {
      const tab = document.createElement("button");
      tab.type = "button";
      tab.dir = "auto";
      tab.dataset.column = article.dataset.turn;
      tab.setAttribute("role", "tab");
      tab.textContent = tab.title = article.getAttribute("aria-label");
      return tab;
    }));
    mark(section.querySelector("[data-current]") ?? all[0]);
  }

  function step(article, by) {
    const all = columnsOf(article), other = all[(all.indexOf(article) + by + all.length) % all.length];
    focus(other);
    return other;
  }

  // Its beginning comes into sight where none of it is: by itself, Chromium shows the middle of a long one.
  function lead(article) {
    article.focus({ focusVisible: true, preventScroll: true });
    const { top, bottom } = article.getBoundingClientRect();
    if (bottom < EDGE || top > innerHeight - EDGE) cw.moveTo(scrollY + top);
  }

  document.addEventListener("pointerdown", (event) => focus(columnAt(event.target)), true);
  document.addEventListener("focusin", (event) => focus(columnAt(event.target)));
  document.addEventListener("click", (event) => {
    const tab = event.target.closest?.(".tabs [data-column]");
    if (tab) focus(turn(tab.dataset.column));
  });
  document.addEventListener("keydown", (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key], node = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (by && node.matches?.(".columns > article, .columns .head button")) {
      event.preventDefault();
      lead(step(columnAt(node), by));
    } else if (by && node.matches?.(".tabs button")) {
      event.preventDefault();
      const other = step(turn(node.dataset.column), by);
      other.closest(".compared").querySelector(`[data-column="${CSS.escape(other.dataset.turn)}"]`).focus({ focusVisible: true });
    } else if (event.key === "Enter" && node.matches?.(".columns > article")) {
      event.preventDefault();
      node.querySelector('.head [data-do="keep"]')?.click();
    }
  });

  const mount = cw.commands.mount;
  cw.commands.mount = (...values) => {
    mount(...values);
    for (const section of turns.querySelectorAll(".compared")) renew(section);
  };
  Object.assign(cw.commands, {
    column(beside, replaced, behind, html, label) {
      const section = turn(beside)?.closest(".compared"), box = document.createElement("template");
      if (!section) return;
      box.innerHTML = html;
      const article = box.content.firstElementChild, old = replaced ? turn(replaced) : null, columns = section.querySelector(".columns");
      if (old?.hasAttribute("data-current")) article.toggleAttribute("data-current", true);
      if (old) old.replaceWith(article); else columns.insertBefore(article, behind ? turn(behind) : null);
      columns.setAttribute("aria-label", label);
      const question = section.querySelector(':scope > [data-part="question"]');
      if (question.dataset.of === replaced) question.dataset.of = article.dataset.turn;
      renew(section);
    },
    current(id) { const article = turn(id); if (article) mark(article); },
  });
})();
