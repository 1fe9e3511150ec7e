// Runs in a world of its own: the page itself has no script, and its policy allows none.
// Python sends lists of commands to cw.run; clicks go up through the bridge. HTML that comes down is clean already.
"use strict";
const cw = (() => {
  // A growing answer takes room in steps: text then flows into it without a redraw of the whole view.
  const STEP = 144, STEP_MS = 500; // pixels at least, and what comes in that time where more comes
  const CARD_HEIGHT = 320; // pixels at most, as in the style sheet
  const LINES = 8; // of open code in a box of their own
  const REST_MS = 200; // without scrolling: the reader reads
  const TOAST_MS = 1600;
  const PLACE_MS = 8000; // in which words that were searched for stay marked
  const NEAR = 48; // pixels from the end that still count as the end
  const by = (id) => document.getElementById(id);
  const root = document.documentElement;
  const turns = by("turns"), card = by("card"), latest = by("latest"), empty = by("empty");
  let bridge = null, following = true, lastY = 0, lastHeight = 0, hasOlder = false;
  let topmost = null; // the turn whose question stands at the top of the view until the reader scrolls, where it stood
  let cardFor = null, cardTimer = 0, pinned = false, placeTimer = 0;
  let awaited = null; // the chip whose card is on its way
  let opened = null, lastDoubt = null; // the citation that stands beside the answer; the chip that was led to last
  let toastTimer = 0, readingTimer = 0, readLast = ""; // the turn that was told to be read
  let left = null; // where the version stood that gives way to another, and which of its buttons had the focus

  new QWebChannel(qt.webChannelTransport, (channel) => { bridge = channel.objects.bridge; });

  const turn = (id) => turns.querySelector(`article[data-turn="${CSS.escape(id)}"]`);
  const part = (id, name) => turn(id)?.querySelector(`[data-part="${name}"]`);
  const turnOf = (node) => node.closest("article")?.dataset.turn ?? node.closest("[data-of]")?.dataset.of ?? "";
  // What stands in the row of turns: one, or several side by side, of which one has the focus.
  const rowOf = (id) => { const one = turn(id); return one?.closest(".compared") ?? one; };
  const idOf = (row) => row?.dataset.turn ?? row?.querySelector("[data-current]")?.dataset.turn;
  const fromEnd = () => root.scrollHeight - innerHeight - scrollY;

  function toEnd() {
    following = true;
    topmost = null;
    scrollTo({ top: root.scrollHeight, behavior: "instant" });
    lastY = scrollY; // not when the event comes: a reader who scrolls up before it would be taken for nobody
  }

  // A new question goes to the top, and its answer below it into room that is there already: nothing has to move.
  function toTop(article) {
    following = false;
    article.style.minHeight = ""; // the view may have become lower
    const first = article === turns.firstElementChild;
    const here = first ? 0 : article.getBoundingClientRect().top + scrollY;
    const under = root.scrollHeight - (article.getBoundingClientRect().bottom + scrollY);
    const needed = innerHeight - under - (first ? article.offsetTop : 0);
    if (needed > 0) article.style.minHeight = `${needed}px`;
    scrollTo({ top: here, behavior: "instant" });
    topmost = { article, y: article.getBoundingClientRect().top };
    lastY = scrollY;
  }

  function moveTo(y) {
    following = false;
    topmost = null;
    scrollTo({ top: y, behavior: "instant" });
    lastY = scrollY;
  }

  const inView = () => idOf([...turns.children].find((row) => row.getBoundingClientRect().bottom > 80)) ?? "";

  const atTop = () => topmost?.article.isConnected && Math.abs(topmost.article.getBoundingClientRect().top - topmost.y) < 3;

  function lastText(node) {
    while (node && node.nodeType !== Node.TEXT_NODE) {
      let child = node.lastChild;
      while (child && child.nodeType === Node.TEXT_NODE && !child.data.trim() && child.previousSibling) child = child.previousSibling;
      node = child;
    }
    return node;
  }

  function made(html) {
    const template = document.createElement("template");
    template.innerHTML = html;
    return template.content;
  }

  function replaceRows(box, count, html) {
    let row = box.children[count];
    while (row) { const next = row.nextSibling; row.remove(); row = next; }
    box.append(made(html));
    const table = box.closest(".table");
    table?.parentElement.classList.toggle("fits", table.scrollWidth <= table.clientWidth);
  }

  function put(block, html) {
    const open = block.querySelector("details")?.open;
    block.innerHTML = html;
    if (open) block.querySelector("details")?.setAttribute("open", "");
  }

  // Open code: with each line that comes, Chromium draws all lines of the same box anew.
  function append(node, text) {
    const code = node?.parentElement.closest("pre code"), lines = node?.data.split("\n", LINES + 1).length ?? 0;
    if (!code || lines <= LINES || !text.includes("\n")) { node?.appendData(text); return; }
    if (node.parentElement === code) boxed(node);
    const end = text.indexOf("\n") + 1;
    node.appendData(text.slice(0, end));
    if (end < text.length) code.append(boxed(document.createTextNode(text.slice(end))));
  }

  function boxed(node) {
    const box = document.createElement("span");
    box.className = "lines";
    node.replaceWith(box);
    box.append(node);
    return box;
  }

  // What stands where a button was that is gone: another press there does no harm.
  const successor = (box, pressed) =>
    pressed.startsWith("translation-") ? box.querySelector('[data-do="translation-stop"], [data-do="translation"]') : null;

  const commands = {
    mount(where, list) {
      if (!list.length) { left = null; return; } // others were mounted in their place
      const all = document.createDocumentFragment();
      for (const html of list) all.append(made(html));
      if (where === "start") {
        if (scrollY < 1) scrollTo(0, 1); // the browser keeps the place, but not at 0
        turns.prepend(all);
        if (following) toEnd();
      } else if (where === "other" && left && !all.querySelector(".live")) {
        const first = all.firstElementChild, { top, by } = left;
        turns.append(all);
        if (first) {
          scrollBy({ top: first.getBoundingClientRect().top - top, behavior: "instant" });
          if (by) first.querySelector(`.versions button[data-value="${by}"]`)?.focus({ preventScroll: true });
        }
        following = fromEnd() < NEAR;
        lastY = scrollY;
      } else turns.append(all);
      left = null;
      [...turns.children].slice(0, -1).forEach(settle);
      if (where === "new") toTop(turns.lastElementChild); else if (where === "end") toEnd();
      empty.hidden = true;
    },
    leave(id) {
      const article = rowOf(id), button = document.activeElement?.closest(".versions button");
      hideCard();
      left = article && { top: article.getBoundingClientRect().top, by: article.contains(button) ? button.dataset.value : "" };
    },
    drop(id) { rowOf(id)?.remove(); },
    clear(html) {
      readLast = "";
      turns.replaceChildren();
      hideCard();
      empty.innerHTML = html;
      empty.hidden = !html;
      offerLatest();
      following = true;
      topmost = null;
    },
    part(id, name, html) {
      const box = part(id, name);
      if (!box) return;
      const open = box.querySelector("details")?.open;
      const calls = [...box.querySelectorAll("details[data-call][open]")].map((one) => one.dataset.call);
      const pressed = box.contains(document.activeElement) ? document.activeElement.dataset.do : "";
      box.innerHTML = html;
      if (pressed) (box.querySelector(`[data-do="${pressed}"]`) ?? successor(box, pressed))?.focus({ preventScroll: true });
      if (open) box.querySelector("details")?.setAttribute("open", "");
      for (const one of box.querySelectorAll("details[data-call]")) one.open = calls.includes(one.dataset.call);
    },
    thought(id, text) {
      const box = part(id, "reasoning")?.querySelector(".thought");
      if (box?.firstChild) box.firstChild.appendData(text); else box?.append(text);
    },
    ops(id, list) {
      const answer = part(id, "answer");
      if (!answer) return;
      for (const [what, a, b, c] of list) {
        if (what === "r") replaceRows(answer.children[a].querySelector("tbody, ul, ol"), b, c);
        else if (what === "b") put(answer.children[a] ?? answer.appendChild(document.createElement("section")), b);
        else if (what === "a") append(lastText(answer.lastElementChild), a);
        else while (answer.children.length > a) answer.lastElementChild.remove();
      }
    },
    // The answer is another one: the reader's place stays, and the card that is open, or the chip that has the focus.
    swap(id, list, byLine) {
      const answer = part(id, "answer"), line = byLine && part(id, "support");
      if (!answer) return;
      const here = line || [...answer.children].find((one) => one.getBoundingClientRect().bottom > 0);
      const top = here?.getBoundingClientRect().top;
      const chip = cardFor?.dataset.r && answer.contains(cardFor) ? placeOf(answer, cardFor) : null;
      const focused = document.activeElement?.dataset.r && answer.contains(document.activeElement) ? placeOf(answer, document.activeElement) : null;
      commands.ops(id, list);
      if (here?.isConnected && !following) {
        scrollBy({ top: here.getBoundingClientRect().top - top, behavior: "instant" });
        lastY = scrollY;
      }
      if (focused) chipAt(answer, focused)?.focus({ focusVisible: false, preventScroll: true });
      if (!chip) return;
      const next = chipAt(answer, chip), isPinned = pinned, within = card.contains(document.activeElement);
      if (!next) { hideCard(); return; }
      cardFor = next;
      showCard(next, isPinned, within);
    },
    // The sentence that is being read aloud; empty: none.
    spoken(id, text) {
      CSS.highlights.delete("spoken");
      const range = text && spokenRange(part(id, "answer"), text), box = range && range.getBoundingClientRect();
      if (!box) return;
      CSS.highlights.set("spoken", new Highlight(range));
      if (box.top >= 48 && box.bottom <= innerHeight - 48) return;
      following = false;
      scrollBy({ top: box.top - innerHeight / 3, behavior: "instant" });
      lastY = scrollY;
    },
    // The language of an answer: its fonts, and how it is read aloud.
    tongue(id, language) {
      const answer = part(id, "answer");
      if (language) answer?.setAttribute("lang", language); else answer?.removeAttribute("lang");
    },
    ended(id) {
      const article = turn(id);
      article?.classList.remove("live");
      if (article?.closest(".columns")) { article.style.minHeight = ""; return; } // nothing stands below it
      if (article?.nextElementSibling) settle(article); else giveBack(article);
    },
    older(more) { hasOlder = more; },
    look(variables, dark) {
      for (const [name, value] of Object.entries(variables)) root.style.setProperty(`--${name}`, value);
      root.dataset.look = dark ? "dark" : "light";
    },
    words(language, toLatest) { root.lang = language; latest.textContent = toLatest; },
    uncited(id, list, label) { markUncited(part(id, "answer"), list, label); },
    opened(id, index, number) { opened = number ? { id, ref: `${index}:${number}` } : null; markOpened(); },
    copied(text) {
      by("toast").textContent = text;
      by("toast").hidden = false;
      clearTimeout(toastTimer);
      toastTimer = setTimeout(() => { by("toast").hidden = true; }, TOAST_MS);
      by("status").textContent = "";
      setTimeout(() => { by("status").textContent = text; }, 50); // said again, too, where it says the same
    },
    recard(id) { if (cardFor?.dataset.r && turnOf(cardFor) === id) showCard(cardFor, pinned); },
    say(text) { by("status").textContent = text; },
    place(id, pattern) {
      const article = turn(id);
      if (!article) return;
      const ranges = rangesOf(article, pattern), first = ranges.find((range) => range.getBoundingClientRect().height);
      following = false;
      topmost = null;
      (first?.startContainer.parentElement ?? article).scrollIntoView({ block: first ? "center" : "start", behavior: "instant" });
      lastY = scrollY;
      CSS.highlights.set("place", new Highlight(...ranges));
      clearTimeout(placeTimer);
      placeTimer = setTimeout(() => CSS.highlights.delete("place"), PLACE_MS);
    },
  };

  // Once the view has come to rest: the turn in its upper third, at its end the last.
  function tellReading() {
    const end = fromEnd() < NEAR ? turns.lastElementChild : null;
    const id = idOf(end ?? document.elementFromPoint(innerWidth / 2, innerHeight / 3)?.closest("#turns > *"));
    if (id && id !== readLast) { readLast = id; bridge?.reading(id); }
  }

  // By hand: while anything is animated Chromium makes 60 frames a second, whatever its steps and wherever it stands.
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let blinking = 0;

  function blink() {
    const dots = turns.querySelectorAll(".live .dot");
    if (dots.length && !blinking) blinking = setInterval(blink, 600);
    else if (!dots.length) { clearInterval(blinking); blinking = 0; }
    for (const dot of dots) dot.classList.toggle("faint", !still.matches && Math.floor(performance.now() / 600) % 2 === 1);
  }

  // Where the words stand, each in a text of its own. The pattern is `pattern_source` of matching.py, or empty.
  function rangesOf(article, pattern) {
    const ranges = [], words = pattern && new RegExp(pattern, "giu");
    for (const box of words ? article.querySelectorAll(".question, .answer") : []) {
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const match of node.data.matchAll(words)) {
          const range = new Range();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match[0].length);
          ranges.push(range);
        }
      }
    }
    return ranges;
  }

  const spokenEnd = { id: null, at: 0 }; // where the sentence before ended: the same words may come again

  // Compared by letters and digits alone, for marks, chips and spaces between them are not read aloud.
  function spokenRange(answer, text) {
    if (!answer) return null;
    const isLetter = /[\p{L}\p{N}]/u, places = [];
    let letters = "";
    const walker = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement.closest(".chip, button, .code, .tools")) continue;
      for (let at = 0; at < node.data.length; at++) {
        if (isLetter.test(node.data[at])) { letters += node.data[at]; places.push([node, at]); }
      }
    }
    const needle = [...text].filter((sign) => isLetter.test(sign) && sign.length === 1).join("");
    if (!needle) return null;
    let start = spokenEnd.id === answer ? letters.indexOf(needle, spokenEnd.at) : -1;
    if (start < 0) start = letters.indexOf(needle);
    if (start < 0) return null;
    Object.assign(spokenEnd, { id: answer, at: start + needle.length });
    const range = new Range(), [first, from] = places[start], [last, to] = places[start + needle.length - 1];
    range.setStart(first, from);
    range.setEnd(last, to + 1);
    return range;
  }

  const room = new WeakMap(); // article → when and for what height it took room last

  function stepFor(article, needed) {
    const before = room.get(article), now = performance.now();
    room.set(article, { now, needed });
    const pace = before ? (needed - before.needed) / Math.max(now - before.now, 1) : 0;
    return Math.min(Math.max(STEP, pace * STEP_MS), innerHeight / 3);
  }

  // The room that an answer did not need goes as soon as it is below the view: nothing seen moves.
  function giveBack(article) {
    if (!article?.style.minHeight || article.matches(".live, :has(.live)")) return;
    const { top, bottom } = article.getBoundingClientRect();
    if (bottom > innerHeight) article.style.minHeight = innerHeight > top ? `${innerHeight - top}px` : "";
  }

  function settle(article) {
    if (article.matches(".live, .compared")) return;
    article.style.minHeight = "";
    // Else the page shrinks for a moment to the guess in the style sheet, and the view with it.
    article.style.containIntrinsicBlockSize = `auto ${article.getBoundingClientRect().height}px`;
    article.classList.add("old");
  }

  function offerLatest() { latest.hidden = !empty.hidden || fromEnd() < 200; } // a greeting has no latest answer

  function grow() {
    if (scrollY < lastY - 2 && root.scrollHeight >= lastHeight) following = false; // its event has not come yet
    for (const article of turns.querySelectorAll(".live")) {
      const answer = article.querySelector('[data-part="answer"]');
      const needed = answer.offsetTop + answer.offsetHeight + 8; // the article is its offsetParent
      if (answer.children.length && needed > (parseFloat(article.style.minHeight) || 0)) {
        article.style.minHeight = `${needed + stepFor(article, needed)}px`;
      }
    }
    if (following && empty.hidden && root.scrollHeight !== lastHeight) toEnd();
    lastHeight = root.scrollHeight;
    offerLatest();
    if (!blinking) blink();
  }

  addEventListener("scroll", () => {
    // Up by the reader, not because something above became shorter.
    if (scrollY < lastY - 2 && root.scrollHeight >= lastHeight) following = false;
    else if (scrollY !== lastY && !atTop() && fromEnd() < NEAR) following = true;
    if (!atTop()) topmost = null;
    giveBack(turns.lastElementChild);
    lastY = scrollY;
    lastHeight = root.scrollHeight;
    offerLatest();
    if (hasOlder && scrollY < 800) { hasOlder = false; bridge?.older(); }
  }, { passive: true });
  addEventListener("resize", () => {
    if (topmost?.article.isConnected) toTop(topmost.article);
    else if (following && empty.hidden) toEnd();
    offerLatest();
  });
  addEventListener("scroll", () => {
    clearTimeout(readingTimer);
    readingTimer = setTimeout(tellReading, REST_MS);
  }, { passive: true });
  latest.addEventListener("click", toEnd);

  // Statements without a source: their sentences are found in the text of the page and wrapped, piece by piece
  function markUncited(answer, list, label) {
    if (!answer) return;
    for (const old of answer.querySelectorAll(".uncited")) old.replaceWith(...old.childNodes);
    answer.normalize();
    const places = [];
    let flat = "";
    const walker = document.createTreeWalker(answer, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.parentElement.closest("button, pre, math, .codebar, .asof")) continue;
      for (let at = 0; at < node.data.length; at++) {
        if (/\s/.test(node.data[at])) continue;
        flat += node.data[at];
        places.push([node, at]);
      }
    }
    const found = [];
    let from = 0;
    list.forEach((sentence, index) => {
      const wanted = sentence.replaceAll(/\s/g, ""), at = wanted ? flat.indexOf(wanted, from) : -1;
      if (at < 0) return;
      from = at + wanted.length;
      found.push([index, at, from]);
    });
    for (const [index, start, end] of found.reverse()) wrap(places.slice(start, end), index, label);
  }

  function wrap(places, index, label) {
    let last = places.length;
    while (last > 0) { // from the end: what stands before keeps its place
      const node = places[last - 1][0];
      let first = last - 1;
      while (first > 0 && places[first - 1][0] === node) first--;
      const span = document.createElement("span");
      span.className = "uncited";
      span.dataset.s = index;
      span.title = label;
      if (first === 0) { span.tabIndex = 0; span.setAttribute("role", "button"); span.setAttribute("aria-haspopup", "true"); }
      if (last === places.length) node.splitText(places[last - 1][1] + 1); // between two pieces there is only space
      const piece = first === 0 ? node.splitText(places[0][1]) : node;
      piece.replaceWith(span);
      span.append(piece);
      last = first;
    }
  }

  function offerSource(span) {
    hideCard();
    cardFor = span;
    pinned = true;
    card.replaceChildren(offer(turnOf(span), "find-source", span.dataset.s, span.title));
    card.classList.remove("list");
    card.hidden = false;
    placeCard(span.getBoundingClientRect());
    card.querySelector("button").focus();
  }

  function offer(id, what, value, words) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "offer";
    Object.assign(button.dataset, { do: what, of: id, value });
    button.textContent = words;
    return button;
  }

  // Citations
  const refs = (node) => node.dataset.r.split(",").map((pair) => pair.split(":").map(Number));

  const chipsOf = (block) => [...block?.querySelectorAll(".chip") ?? []];

  // Where a chip stands, by which it is found again when its block was made anew.
  function placeOf(answer, chip) {
    const block = [...answer.children].findIndex((one) => one.contains(chip));
    return { block, place: chipsOf(answer.children[block]).indexOf(chip), pairs: refs(chip) };
  }

  function chipAt(answer, { block, place, pairs }) {
    const chips = chipsOf(answer.children[block]), numbers = (list) => String(list.map(([, number]) => number));
    const near = (list) => list.sort((one, other) => Math.abs(chips.indexOf(one) - place) - Math.abs(chips.indexOf(other) - place))[0];
    return near(chips.filter((one) => numbers(refs(one)) === numbers(pairs))) ?? near(chips.filter((one) => refs(one)[0][0] === pairs[0][0]));
  }

  function openRef(turnId, [index, number], outside) {
    if (outside) bridge?.open_source(turnId, number);
    else bridge?.open_citation(turnId, index, number);
  }

  function chipPressed(chip, event) {
    const list = refs(chip), outside = event.ctrlKey || event.metaKey || event.button === 1;
    if (list.length === 1 || outside) { hideCard(); openRef(turnOf(chip), list[0], outside); }
    else showCard(chip, true);
  }

  function showCard(chip, pin, enter = pin) {
    clearTimeout(cardTimer);
    const id = turnOf(chip);
    awaited = chip;
    bridge?.card(id, chip.dataset.r, (text) => {
      if (!chip.isConnected || awaited !== chip) return;
      hideCard();
      cardFor = chip;
      pinned = pin;
      const rows = JSON.parse(text);
      card.replaceChildren(...rows.flatMap((row) =>
        row.ask ? [entry(id, row), offer(id, "second-opinion", row.ref.split(":")[0], row.ask)] : [entry(id, row)]));
      card.append(...nextDoubts(chip));
      card.classList.toggle("list", rows.length > 1);
      card.hidden = rows.length === 0;
      chip.setAttribute("aria-expanded", "true");
      chip.setAttribute("aria-describedby", "card");
      placeCard(chip.getBoundingClientRect());
      if (enter) card.querySelector("button")?.focus();
    });
  }

  const doubtful = (id) => [...turn(id)?.querySelectorAll(".answer :is(.chip.hollow, .chip.disputed)") ?? []];

  // In the card of one in doubt, as the line under the answer may be far away.
  function nextDoubts(chip) {
    const id = turnOf(chip), all = doubtful(id), place = all.indexOf(chip);
    const words = turn(id)?.querySelector('[data-do="doubtful"]')?.dataset.next;
    if (place < 0 || all.length < 2 || !words) return [];
    return [offer(id, "doubtful", "", words.replace("{place}", place + 1).replace("{count}", all.length))];
  }

  function toNextDoubt(id) {
    const all = doubtful(id), chip = all[(all.indexOf(lastDoubt) + 1) % all.length];
    if (!chip) return;
    lastDoubt = chip;
    following = false;
    chip.scrollIntoView({ block: "center", behavior: "instant" });
    chip.focus({ focusVisible: true, preventScroll: true });
    showCard(chip, true, false); // pinned: the pointer stands wherever the page was scrolled to
  }

  function markOpened() {
    for (const old of turns.querySelectorAll(".chip.opened")) {
      old.classList.remove("opened");
      old.removeAttribute("aria-current");
    }
    for (const chip of (opened && turn(opened.id)?.querySelectorAll(".chip")) ?? []) {
      if (!chip.dataset.r.split(",").includes(opened.ref)) continue;
      chip.classList.add("opened");
      chip.setAttribute("aria-current", "true");
    }
  }

  function entry(id, row) {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.r = row.ref;
    button.dataset.of = id;
    const lines = [
      ["b", row.title], ["small", row.site], ["em", row.doubt], ["i", row.edits, "edit"], ["del", row.before], ["ins", row.after],
      ["span", row.values, "values"], ["i", row.note], ["i", row.opinion], ["q", row.passage],
    ];
    for (const [tag, text, name] of lines) {
      if (!text) continue;
      const line = button.appendChild(document.createElement(tag));
      line.dir = "auto";
      if (name) line.className = name;
      if (name === "values") line.append(...text.split("\n").flatMap(valueRow)); else line.textContent = text;
    }
    return button;
  }

  // What a source says, and which one it is.
  function valueRow(text) {
    const words = text.split("\t"), tags = words.length > 1 ? ["b", "small"] : ["em"];
    return words.map((one, place) => {
      const piece = document.createElement(tags[place] ?? "small");
      piece.textContent = one;
      return piece;
    });
  }

  // Within the view, on the side of the chip that has more room; it scrolls where that is too little.
  function placeCard(spot) {
    const gap = 6, edge = 8, under = innerHeight - spot.bottom - gap - edge, over = spot.top - gap - edge;
    card.style.maxHeight = "";
    const below = card.offsetHeight <= under || under >= over;
    card.style.maxHeight = `${Math.max(64, Math.min(CARD_HEIGHT, below ? under : over))}px`;
    const top = below ? spot.bottom + gap : spot.top - card.offsetHeight - gap;
    card.style.left = `${Math.max(edge, Math.min(spot.left, root.clientWidth - card.offsetWidth - edge))}px`;
    card.style.top = `${Math.max(edge, Math.min(top, innerHeight - card.offsetHeight - edge))}px`;
  }

  function keepCard() {
    const spot = cardFor?.getBoundingClientRect(), next = awaited;
    if (spot && spot.bottom > 0 && spot.top < innerHeight) placeCard(spot); else hideCard();
    awaited = next; // the view may have been scrolled for it
  }

  function hideCard() {
    clearTimeout(cardTimer);
    cardFor?.removeAttribute("aria-expanded");
    cardFor?.removeAttribute("aria-describedby");
    cardFor = awaited = null;
    pinned = false;
    card.hidden = true;
  }

  function hideSoon() {
    clearTimeout(cardTimer);
    if (!cardFor) awaited = null;
    if (!pinned) cardTimer = setTimeout(hideCard, 200);
  }

  document.addEventListener("pointerover", (event) => {
    const chip = event.target.closest(".chip");
    if (card.contains(event.target)) clearTimeout(cardTimer);
    else if (chip && chip !== cardFor && !pinned) { clearTimeout(cardTimer); cardTimer = setTimeout(showCard, 150, chip, false); }
    else if (chip) clearTimeout(cardTimer);
    else if (cardFor) hideSoon();
    else clearTimeout(cardTimer);
  });
  root.addEventListener("pointerleave", hideSoon);
  addEventListener("scroll", () => { if (cardFor) keepCard(); }, { passive: true });
  addEventListener("resize", () => { if (cardFor) keepCard(); });
  document.addEventListener("contextmenu", (event) => {
    const chip = event.target.closest?.(".chip, #card [data-r]");
    if (!chip) return;
    event.preventDefault();
    const spot = chip.getBoundingClientRect(), id = chip.dataset.of ?? turnOf(chip), byMouse = event.button === 2;
    hideCard();
    bridge?.menu(id, chip.dataset.r, ...[byMouse ? event.clientX : spot.left, byMouse ? event.clientY : spot.bottom].map(Math.round));
  });
  document.addEventListener("focusin", (event) => {
    const chip = event.target.closest(".chip");
    if (chip && chip !== cardFor && chip.matches(":focus-visible")) showCard(chip, false);
    else if (!chip && !card.contains(event.target)) hideCard();
  });
  document.addEventListener("keydown", (event) => {
    const chip = event.target.closest?.(".chip");
    if ((event.key === "Enter" || event.key === " ") && event.target.classList?.contains("uncited")) {
      event.preventDefault();
      offerSource(event.target);
    } else if (event.key === "Escape" && cardFor) {
      const back = card.contains(document.activeElement) ? cardFor : null;
      hideCard();
      back?.focus({ focusVisible: false });
      event.stopPropagation();
    } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && event.target.dataset?.r) {
      event.preventDefault();
      openRef(event.target.dataset.of ?? turnOf(event.target), refs(event.target)[0], true);
    } else if (event.key === "ArrowDown" && (chip || card.contains(event.target))) {
      event.preventDefault();
      (chip ? card.querySelector("button") : event.target.nextElementSibling)?.focus();
    } else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && event.target.closest?.(".versions")) {
      event.preventDefault();
      const other = event.target.closest(".versions").querySelector(`[data-value="${event.key === "ArrowLeft" ? -1 : 1}"]`);
      other.focus();
      act(other);
    } else if (event.key === "ArrowUp" && card.contains(event.target)) {
      event.preventDefault();
      (event.target.previousElementSibling ?? cardFor)?.focus();
    }
  });

  // Presses
  function pressed(event) {
    if (event.button > 1) return;
    const link = event.target.closest("a[href]"), button = event.target.closest("button");
    if (link) { event.preventDefault(); bridge?.open_link(link.href); }
    else if (button?.classList.contains("chip")) chipPressed(button, event);
    else if (button?.dataset.of && button.dataset.do) {
      if (event.button !== 0) return;
      act(button);
      if (!["second-opinion", "doubtful"].includes(button.dataset.do)) hideCard(); // these bring something into the card
    } else if (button && card.contains(button)) {
      openRef(button.dataset.of, refs(button)[0], event.ctrlKey || event.metaKey || event.button === 1);
      hideCard();
    } else {
      if (!card.contains(event.target) && button?.dataset.do !== "doubtful") hideCard();
      const span = event.target.closest(".uncited");
      if (button?.dataset.do && event.button === 0) act(button, event.shiftKey);
      else if (span && event.button === 0 && getSelection().isCollapsed) offerSource(span);
    }
  }

  // A menu opens below its button.
  function valueOf(button) {
    if (!button.classList.contains("more")) return button.dataset.value ?? "";
    const { left, bottom } = button.getBoundingClientRect();
    return `${Math.max(0, Math.round(left))},${Math.max(0, Math.round(bottom))}`;
  }

  function act(button, byShift = false) {
    if (button.getAttribute("aria-disabled") === "true") return;
    if (button.dataset.do === "doubtful") {
      toNextDoubt(button.dataset.of ?? turnOf(button));
      return;
    }
    if (button.dataset.do === "copy-code") {
      bridge?.copy(button.closest(".code").querySelector("code").textContent);
      return;
    }
    const name = byShift && button.dataset.do === "follow-up" ? "follow-up-edit" : button.dataset.do;
    bridge?.act(name, button.dataset.of ?? turnOf(button), valueOf(button));
  }

  document.addEventListener("click", pressed);
  document.addEventListener("auxclick", pressed);
  document.addEventListener("dragstart", (event) => { if (event.target.closest?.("a")) event.preventDefault(); });

  // Copying: chips and buttons stay behind, list marks come along, no colours of ours in the HTML.
  document.addEventListener("copy", (event) => {
    const selection = getSelection();
    if (selection.isCollapsed || !event.clipboardData) return;
    const range = selection.getRangeAt(0), around = range.commonAncestorContainer;
    event.preventDefault();
    if ((around.closest ? around : around.parentElement).closest("pre, .thought")) {
      event.clipboardData.setData("text/plain", selection.toString());
      return;
    }
    const box = document.createElement("div");
    box.append(range.cloneContents());
    box.querySelectorAll(".chip, .asof, .bar, .versions, .codebar, .steps, button").forEach((node) => node.remove());
    box.querySelectorAll(".old, .live").forEach((node) => node.classList.remove("old", "live"));
    event.clipboardData.setData("text/html", bare(box.cloneNode(true)).innerHTML);
    event.clipboardData.setData("text/plain", plain(box));
  });

  function bare(box) {
    for (const node of box.querySelectorAll("*")) {
      for (const name of node.getAttributeNames()) if (!["href", "start", "display", "dir"].includes(name)) node.removeAttribute(name);
    }
    return box;
  }

  function plain(box) {
    for (const item of box.querySelectorAll("li")) {
      const list = item.parentElement, place = [...list.children].indexOf(item);
      const mark = list.tagName === "OL" ? `${(Number(list.start) || 1) + place}. ` : "• ";
      const first = item.firstElementChild?.tagName === "P" ? item.firstElementChild : item;
      first.prepend(mark);
    }
    box.style.cssText = "position:absolute;left:-9999px;width:600px";
    document.body.append(box);
    const text = box.innerText;
    box.remove();
    return text.replaceAll(/\n{3,}/g, "\n\n").trim();
  }

  const patched = []; // what the scripts that come later do after each patch
  function run(list) {
    try {
      for (const [name, ...values] of list) commands[name](...values);
      if (opened && list.some(([name, id]) => name === "mount" || (["ops", "swap"].includes(name) && id === opened.id))) markOpened();
      grow();
      for (const call of patched) call(list);
      return "ok";
    } catch (error) {
      return String(error.stack ?? error); // exceptions do not reach Python by themselves
    }
  }
  const tell = (what, node, value) => bridge?.act(what, turnOf(node), String(value));
  return { run, toEnd, moveTo, inView, rowOf, act: tell, commands, patched, plain, get bridge() { return bridge; } };
})();
