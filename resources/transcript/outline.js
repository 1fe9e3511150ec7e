// The rail of questions beside a long conversation, and the way from question to question. Loaded when one is needed.
"use strict";
(() => {
  const PAUSE_MS = 100; // between looks at where the view stands, while it moves
  const NEAR = 12; // pixels that a question may be from the top and still count as there
  const turns = document.getElementById("turns");
  const rail = document.createElement("nav"), name = document.createElement("div");
  rail.id = "outline";
  name.id = "outline-name";
  name.dir = "auto";
  name.setAttribute("aria-hidden", "true");
  rail.hidden = name.hidden = true;
  document.body.append(rail, name);
  let timer = 0, goal = null; // where the last step led, and where the view came to stand

  const turn = cw.rowOf;

  function follow() {
    timer = 0;
    if (rail.hidden) return;
    const id = goal && Math.abs(scrollY - goal.y) < 3 ? goal.id : cw.inView();
    for (const button of rail.children) {
      const here = button.dataset.turn === id;
      if (here) button.setAttribute("aria-current", "true"); else button.removeAttribute("aria-current");
      button.tabIndex = here ? 0 : -1;
    }
    if (!rail.querySelector('[tabindex="0"]') && rail.lastElementChild) rail.lastElementChild.tabIndex = 0;
    if (rail.scrollHeight > rail.clientHeight && !rail.matches(":hover")) rail.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }

  function land(id, again = 2) {
    const article = turn(id);
    if (!article) return;
    cw.moveTo(article === turns.firstElementChild ? 0 : scrollY + article.getBoundingClientRect().top);
    goal = { id, y: scrollY };
    follow();
    // What was not painted before may have another height than was thought.
    if (again) setTimeout(() => { if (goal?.id === id && Math.abs(scrollY - goal.y) < 3) land(id, again - 1); }, 60);
  }

  function tell(button) {
    const { top, height } = button.getBoundingClientRect();
    name.textContent = button.getAttribute("aria-label");
    name.hidden = false;
    name.style.top = `${Math.max(4, Math.min(top + height / 2 - name.offsetHeight / 2, innerHeight - name.offsetHeight - 4))}px`;
  }

  const hush = () => { name.hidden = true; };

  rail.addEventListener("pointerover", (event) => { const button = event.target.closest("button"); if (button) tell(button); });
  rail.addEventListener("pointerleave", hush);
  rail.addEventListener("focusin", (event) => { if (event.target.matches(":focus-visible")) tell(event.target); });
  rail.addEventListener("focusout", hush);
  rail.addEventListener("click", (event) => {
    const id = event.target.closest("button")?.dataset.turn;
    if (id) cw.bridge?.go(id, 0);
  });
  rail.addEventListener("keydown", (event) => {
    const button = event.target.closest("button");
    const other = { ArrowUp: button?.previousElementSibling, ArrowDown: button?.nextElementSibling,
                    Home: rail.firstElementChild, End: rail.lastElementChild }[event.key];
    if (other) { event.preventDefault(); other.focus({ focusVisible: true }); }
  });
  addEventListener("scroll", () => { timer ||= setTimeout(follow, PAUSE_MS); }, { passive: true });

  Object.assign(cw.commands, {
    outline(rows, label) {
      rail.setAttribute("aria-label", label);
      rail.replaceChildren(...rows.map(([id, text]) => {
        const button = document.createElement("button");
        button.type = "button";
        button.dataset.turn = id;
        button.setAttribute("aria-label", text);
        return button;
      }));
      rail.hidden = !rows.length;
      hush();
      follow();
    },
    goto(id) { land(id); },
    step(by) {
      const going = goal && Math.abs(scrollY - goal.y) < 3 && turn(goal.id);
      const here = going ? goal.id : cw.inView(), top = turn(here)?.getBoundingClientRect().top ?? 0;
      if (by < 0 && !going && top < -NEAR) land(here); else if (here) cw.bridge?.go(here, by);
    },
  });
})();
