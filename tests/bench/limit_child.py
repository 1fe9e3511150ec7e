"""What nothing of this kind can be quicker than, in a process of its own; prints its figures as one line of JSON.

    python -m tests.bench.limit_child SCENARIO [ARGUMENT …]

`bare_window`, `bare_page`: Qt alone. `idle`: such a page, and nothing is done. `drawing`: words that a page is given at
the pace of an answer, with nothing before it: no network, no Markdown, no conversation. `opening`: the page of a
conversation, made before, is put in place.
"""

import json
import os
import re
import sys
import time
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer

from tests.bench.pieces import pieces
from tests.bench.processes import own_memory, processor_time, pss

_STYLE = Path(__file__).resolve().parents[2] / "resources" / "transcript" / "style.css"
BATCH_MS = 80  # as often as the transcript's page is given something
_SETTLED = 3.0  # seconds after the first frame
_TWICE = "requestAnimationFrame(() => requestAnimationFrame(() => { document.title = '%s' }))"
# Drawn as the transcript's page draws, by its own style sheet: what is not looked at is not laid out, and the document
# gets taller by steps, for each time it does Chromium composes all of the view.
_DRAWING = """<!doctype html><html><head><style>%s</style></head><body>
<main id="turns"><article class="turn live" id="live"><div class="answer"><section id="new"></section></div></article>
</main></body><script>
const live = document.getElementById('live'), answer = live.firstElementChild, place = document.getElementById('new');
function add(parts) {
  for (const [kind, text] of parts) {
    let last = place.lastElementChild;
    if (kind === 'li' || kind === 'td' || kind === 'tr') {
      const outer = kind === 'li' ? 'UL' : 'TABLE';
      if (!last || last.tagName !== outer) { last = document.createElement(outer); place.append(last); }
      if (kind === 'tr') { last.append(document.createElement('tr')); continue; }
      const inner = kind === 'td' ? last.lastElementChild : last;
      const item = document.createElement(kind); item.append(text); inner.append(item);
    } else if (kind) {
      const block = document.createElement(kind); block.append(text); place.append(block);
    } else {
      while (last.lastElementChild) last = last.lastElementChild;
      last.lastChild.appendData(text);
    }
  }
  const needed = answer.offsetTop + answer.offsetHeight + 8;
  if (needed > (parseFloat(live.style.minHeight) || 0)) {
    live.style.minHeight = `${needed + 72}px`;
    scrollTo(0, document.documentElement.scrollHeight);
  }
  return 0;
}
</script></html>"""
_OLDER = (
    '<article class="turn old"><div class="question">A question?</div><div class="answer"><section><p>'
    + "An answer of some words. " * 20
    + "</p></section></div></article>"
)


def fragments(text: str) -> list[tuple[int, str, str]]:
    """Where each word of a text in Markdown ends, the element that it opens (or none), and the word."""
    found: list[tuple[int, str, str]] = []
    code, place = False, 0
    for line in text.splitlines(keepends=True):
        if line.startswith("```"):
            code = not code
            found += [(place + len(line), "pre", "")] if code else []
        elif code:
            found.append((place + len(line), "", line))
        elif line.startswith("|"):
            found.append((place, "tr", ""))
            found += [(place + at.end(), "td", at[0].strip()) for at in re.finditer(r"[^|\n]+", line)]
        elif line.strip():
            kind = "li" if line.startswith("- ") else "h2" if line.startswith("## ") else "p"
            for at in re.finditer(r"\S+\s*", line.lstrip("-# ")):
                found.append((place + at.end() + 3, kind, at[0]))
                kind = ""
        place += len(line)
    return found


class Page:
    """A window that is one WebEngine page; `title` waits for what its scripts tell by its title."""

    def __init__(self, html: str, width: int = 1200, height: int = 800) -> None:
        if os.geteuid() == 0:
            os.environ["QTWEBENGINE_CHROMIUM_FLAGS"] = "--no-sandbox"
        from app.browser.chromium import prefer_software_rendering

        prefer_software_rendering(os.environ)
        from PySide6.QtWebEngineWidgets import QWebEngineView
        from PySide6.QtWidgets import QApplication

        self.application = QApplication(["bench"])
        self.view = QWebEngineView()
        self.view.resize(width, height)
        self._waits: dict[str, Callable[[float], object]] = {}
        self.view.titleChanged.connect(self._tell)
        self.view.setHtml(html)
        self.view.show()

    def on_title(self, title: str, call: Callable[[float], object]) -> None:
        self._waits[title] = call

    def _tell(self, title: str) -> None:
        if call := self._waits.pop(title, None):
            call(time.monotonic())

    def js(self, script: str, call: Callable[[Any], object] | None = None) -> None:
        self.view.page().runJavaScript(script, 0, call or (lambda _: None))

    def painted(self, name: str, call: Callable[[float], object]) -> None:
        """`call` gets the moment when two more frames have been drawn."""
        self.on_title(name, call)
        self.js(_TWICE % name)

    def run(self, seconds: float) -> None:
        """Until `application.exit`; a page that hangs must not hold the measurement up."""
        QTimer.singleShot(int(seconds * 1000), lambda: self.application.exit(1))
        status = self.application.exec()
        self.view.close()
        assert status == 0, f"not within {seconds:g} s"


def bare_window() -> dict[str, float]:
    """What any Qt program needs until a window is painted: nothing that has one can be quicker."""
    from PySide6.QtWidgets import QApplication, QWidget

    from tests.bench.watching import FirstFrame

    application = QApplication(["bench"])
    frame = FirstFrame(application, application.exit)
    window = QWidget()
    window.resize(1200, 800)
    window.show()
    application.exec()
    return {"shown": frame.moment}


def bare_page() -> dict[str, float]:
    page = _bare_page()
    moments: list[float] = []

    def painted(moment: float) -> None:
        moments.append(moment)
        page.application.exit()

    page.on_title("painted", painted)
    page.run(60)
    return {"painted": moments[0]}


def _bare_page() -> Page:
    return Page(f"<title>bare</title><p>The page.</p><script>{_TWICE % 'painted'}</script>")


def idle(seconds: str) -> dict[str, float]:
    page, figures = _bare_page(), {"cores": 0.0, "memory": 0.0}

    def begin() -> None:
        before, begun = processor_time(), time.monotonic()

        def end() -> None:
            figures.update(cores=(processor_time() - before) / (time.monotonic() - begun), memory=pss())
            page.application.exit()

        QTimer.singleShot(int(float(seconds) * 1000), end)

    page.on_title("painted", lambda _: QTimer.singleShot(int(_SETTLED * 1000), begin))
    page.run(float(seconds) + 60)
    return figures


def drawing(rate: str, kind: str, seconds: str, older: str, width: str, height: str) -> dict[str, float]:
    """Words at the pace of the answer; `older`: so many messages stand above."""
    from tests.bench.watching import Span

    words = pieces(kind, int(rate) * int(seconds))
    ends, parts = list(accumulate(map(len, words))), fragments("".join(words))
    places = [place for place, _, _ in parts]
    html = _DRAWING.replace("%s", _STYLE.read_text("utf-8"))
    page, span, figures = Page(html, int(width), int(height)), Span(), dict[str, float]()
    timer = QTimer(singleShot=True, interval=BATCH_MS)
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    sent, begun = 0, 0.0

    def batch() -> None:
        nonlocal sent
        count = min(len(words), int((time.monotonic() - begun) * int(rate)))
        until = bisect_right(places, ends[count - 1]) if count else 0
        until = len(parts) if count == len(words) else until
        script = f"add({json.dumps([part[1:] for part in parts[sent:until]])})" if until > sent else "0"
        sent = until
        page.js(script, next_batch if count < len(words) else last)

    def next_batch(_: object) -> None:
        timer.start()  # one patch is under way at a time

    def last(_: object) -> None:
        page.painted("drawn", drawn)

    def drawn(_: float) -> None:
        figures.update(span.end())
        page.application.exit()

    def begin(_: float) -> None:
        nonlocal begun
        begun = time.monotonic()
        span.begin()
        timer.start()

    def above(_: bool) -> None:
        text = json.dumps(_OLDER * (int(older) // 2))
        page.js(
            f"live.insertAdjacentHTML('beforebegin', {text}); scrollTo(0, 1e9); 0",
            lambda _: page.painted("ready", begin),
        )

    timer.timeout.connect(batch)
    page.view.loadFinished.connect(above)
    page.run(int(seconds) + 60)
    return figures


def opening(large: str, small: str, times: str) -> dict[str, float]:
    """The turns of one page and of another put in place, in turns: what the large one takes until it is painted."""
    style = _STYLE.read_text("utf-8")
    whole = re.sub(r"<meta http-equiv[^>]*>|<link [^>]*>|<script.*?</script>", "", Path(large).read_text("utf-8"))
    turns = [_turns_of(Path(file).read_text("utf-8")) for file in (small, large)]
    page = Page(whole.replace("</head>", f"<style>{style}</style></head>"))
    took: list[float] = []
    memory: list[float] = []
    figures: list[float] = []
    place = "document.getElementById('turns')"

    def put(round: int) -> None:
        if round == 2 * int(times):
            figures.append(pss())
            page.application.exit()
            return
        begun = time.monotonic()

        def done(moment: float) -> None:
            took.append(moment - begun)
            if round % 2:
                memory.append(sum(own_memory().values()))
            put(round + 1)

        page.js(f"{place}.innerHTML = {json.dumps(turns[round % 2])}; scrollTo(0, 1e9); 0")
        page.painted(f"put {round}", done)

    page.view.loadFinished.connect(lambda _: put(0))
    page.run(120)
    later = sorted(took[3::2])
    return {"first": took[1], "later": later[len(later) // 2], "memory": figures[0], "grown": memory[-1] - memory[0]}


def _turns_of(html: str) -> str:
    found = re.search(r'<main id="turns"[^>]*>(.*)</main>', html, re.DOTALL)
    assert found, "the page has no turns"
    return found[1]


SCENARIOS: dict[str, Callable[..., dict[str, float]]] = {
    "bare_window": bare_window, "bare_page": bare_page, "idle": idle, "drawing": drawing, "opening": opening,
}  # fmt: skip


def main() -> None:
    name, *arguments = sys.argv[1:]
    print(json.dumps(SCENARIOS[name](*arguments)), flush=True)
    os._exit(0)  # a bare page is put away by nobody: how Qt's objects end is not measured


if __name__ == "__main__":
    main()
