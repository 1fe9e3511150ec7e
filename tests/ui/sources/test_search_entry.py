"""Google's search entry point: shown, and shut in. Real Chromium, a real server that must never be asked."""

import socket
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWebEngineCore import QWebEngineScript
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import Question
from app.ui.sources.entry_page import document
from app.ui.sources.panel import SourcesPanel
from app.ui.sources.search_entry import LONGEST, SearchEntry
from app.ui.widgets.theme import DARK, LIGHT, Colours
from tests.ui.fakes import started
from tests.ui.samples import answered
from tests.waiting import until_shown

WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld.value
LINKS = (
    '<div><a href="https://one.example/a?b=c">one</a><br><a target="_blank" href="https://two.example/">two</a></div>'
)
LOOKS = """<style>@media (prefers-color-scheme: light) { b { color: rgb(1, 1, 1) } }
@media (PREFERS-COLOR-SCHEME : dark) { b { color: rgb(2, 2, 2) } }</style><b>word</b>"""
HOSTILE = """</body></html><base href="{at}/"><meta http-equiv="refresh" content="0; url={at}/refresh">
<link rel="stylesheet" href="{at}/a.css"><link rel="preconnect" href="{at}"><link rel="prefetch" href="{at}/p">
<link rel="dns-prefetch" href="{at}"><link rel="icon" href="{at}/i.ico"><LINK/rel="preconnect"/href="{at}">
<link rel="preload" as="image" href="{at}/l.png"><link
rel="preconnect" href="{at}"><iframe srcdoc="&lt;link rel='preconnect' href='{at}'&gt;"></iframe>
<script>document.title = "ran"; location = "{at}/script"; fetch("{at}/fetch")</script>
<script src="{at}/s.js"></script><svg onload="document.title = 'ran'"><image href="{at}/svg.png"/></svg>
<img src="{at}/img.png" onerror="document.title = 'ran'"><iframe src="{at}/frame"></iframe>
<iframe srcdoc="<script>parent.document.title = 'ran'</script><img src='{at}/inner'>"></iframe>
<object data="{at}/object"></object><embed src="{at}/embed"><video src="{at}/video" autoplay></video>
<style>@import url("{at}/import.css"); @font-face {{ font-family: x; src: url("{at}/font") }}
div {{ font-family: x; background: url("{at}/background.png") }}</style>
<form action="{at}/form" method="post"><input name="key" autofocus><button>send</button></form><div>the end</div>"""
TRAPS = """<a href="javascript:document.title = 'ran'">a</a><br><a href="file:///etc/passwd">b</a><br>
<a href="data:text/html,x">c</a><br><a href="mailto:x@y.example">d</a><br><form action="https://f.example"><button>e</button></form>"""

Look = Callable[[SearchEntry, str], Any]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., SearchEntry]]:
    made: list[SearchEntry] = []

    def entry(
        html: str, queries: tuple[str, ...] = ("first",), colours: Colours = LIGHT, web: bool = True
    ) -> SearchEntry:
        one = SearchEntry(colours, web)
        made.append(one)
        qtbot.addWidget(one)
        one.resize(320, 80)
        one.show_entry(html, queries)
        return one

    yield entry
    for one in made:
        one.close_page()


@pytest.fixture
def look(qtbot: QtBot) -> Look:
    """The value of a JavaScript expression in the document, from a world of our own."""

    def value(entry: SearchEntry, expression: str) -> Any:
        answers: list[Any] = []
        entry.page.page.runJavaScript(expression, WORLD, answers.append)
        until_shown(lambda: bool(answers))
        return answers[0]

    return value


def loaded(qtbot: QtBot, entry: SearchEntry, look: Look, words: str) -> None:
    until_shown(lambda: words in str(look(entry, "document.body ? document.body.innerText : ''")))


def click(entry: SearchEntry, look: Look, number: int) -> None:
    """Press the link or button of this number with the mouse."""
    rectangle = f"document.querySelectorAll('a, button')[{number}].getBoundingClientRect()"
    x, y = (float(look(entry, f"{rectangle}.{side} + 4")) for side in ("left", "top"))
    view = entry.page.view
    QTest.mouseClick(view.focusProxy() or view, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))


def click_until(qtbot: QtBot, entry: SearchEntry, look: Look, number: int, told: QSignalSpy, address: str) -> None:
    """Press a link until it tells its address: a click that comes before Chromium's layout is lost."""

    def is_told() -> bool:
        click(entry, look, number)
        return address in addresses(told)

    until_shown(is_told)


def addresses(told: QSignalSpy) -> set[str]:
    return {str(told.at(number)[0]) for number in range(told.count())}


def test_a_link_is_told_and_never_followed(make: Any, look: Look, qtbot: QtBot) -> None:
    entry = make(LINKS)
    told = QSignalSpy(entry.link_pressed)
    loaded(qtbot, entry, look, "two")
    for number, address in enumerate(("https://one.example/a?b=c", "https://two.example/")):
        click_until(qtbot, entry, look, number, told, address)
    assert look(entry, "document.body.innerText").split() == ["one", "two"]


def test_nothing_hostile_runs_or_leaves(make: Any, look: Look, qtbot: QtBot) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        at = f"http://127.0.0.1:{server.getsockname()[1]}"
        entry = make(HOSTILE.format(at=at))
        pressed = QSignalSpy(entry.link_pressed)
        loaded(qtbot, entry, look, "the end")
        assert "ran" not in look(entry, "document.title")
        assert look(entry, "document.querySelector('div').innerText") == "the end"
        server.settimeout(0)
        with pytest.raises(BlockingIOError):
            server.accept()
        assert pressed.count() == 0


def test_links_to_anything_but_the_web_do_nothing(make: Any, look: Look, qtbot: QtBot) -> None:
    entry = make(TRAPS + LINKS)
    told = QSignalSpy(entry.link_pressed)
    loaded(qtbot, entry, look, "two")
    for number in range(5):
        click(entry, look, number)
    click_until(qtbot, entry, look, 5, told, "https://one.example/a?b=c")
    assert addresses(told) == {"https://one.example/a?b=c"}
    assert "ran" not in look(entry, "document.title")


@pytest.mark.parametrize(("colours", "colour"), [(LIGHT, "rgb(1, 1, 1)"), (DARK, "rgb(2, 2, 2)")])
def test_it_is_as_dark_as_the_window(make: Any, look: Look, qtbot: QtBot, colours: Colours, colour: str) -> None:
    entry = make(LOOKS, colours=colours)
    loaded(qtbot, entry, look, "word")
    assert look(entry, "getComputedStyle(document.querySelector('b')).color") == colour


def test_a_change_of_colours_shows_it_anew(make: Any, look: Look, qtbot: QtBot) -> None:
    entry = make(LOOKS)
    loaded(qtbot, entry, look, "word")
    entry.set_colours(DARK)
    loaded(qtbot, entry, look, "word")
    assert look(entry, "getComputedStyle(document.querySelector('b')).color") == "rgb(2, 2, 2)"


def test_it_never_grows_beyond_its_place(make: Any, look: Look, qtbot: QtBot) -> None:
    entry = make('<p style="height: 20000px; position: relative">tall</p>')
    until_shown(lambda: entry.page.height() == 160)
    assert make("short").page.height() < 100


def test_a_document_too_long_is_not_shown_but_its_queries_are(make: Any) -> None:
    entry = make("x" * (LONGEST + 1), ("why <b>",))
    assert entry.page is None
    assert "q=why+%3Cb%3E" in entry.links.text()
    assert "why &lt;b&gt;</a>" in entry.links.text()


def test_without_chromium_the_queries_are_links(make: Any, qtbot: QtBot) -> None:
    entry = make(HOSTILE.format(at="https://x.example"), ("冰川 为什么", "冰川 为什么", "second", " "), web=False)
    assert entry.isVisible()
    assert entry.page is None
    assert entry.links.text().count("<a ") == 2
    with qtbot.waitSignal(entry.link_pressed) as pressed:
        entry.links.linkActivated.emit("https://www.google.com/search?q=second")
    assert pressed.args == ["https://www.google.com/search?q=second"]
    with qtbot.assertNotEmitted(entry.link_pressed):
        entry.links.linkActivated.emit("javascript:alert(1)")


def test_a_page_that_is_lost_leaves_its_queries(make: Any, qtbot: QtBot) -> None:
    entry = make(LINKS, ("first",))
    entry.page.failed.emit()
    assert entry.page is None
    assert entry.links.isVisible()


def test_it_is_there_only_for_turns_that_have_one(qtbot: QtBot) -> None:
    panel = SourcesPanel(LIGHT, web=True)
    qtbot.addWidget(panel)
    panel.resize(360, 700)
    panel.show()
    panel.show_turn(answered())
    assert not panel.entry.isVisible()
    assert panel.entry.page is None
    begin = started(Question("c1", "q"), "t9")
    turn = new_turn(begin)
    panel.show_event(begin, turn)
    for event in (e.SearchFinished("t9", "a query", "builtin", ()), e.SearchEntryReceived("t9", LINKS)):
        fold(turn, event)
        panel.show_event(event, turn)
    until_shown(lambda: panel.entry.page is not None)
    assert panel.entry.isVisible()
    first = panel.entry.page
    assert first is not None
    with qtbot.waitSignal(first.destroyed):
        panel.show_turn(answered())
    assert panel.entry.page is None
    assert not panel.entry.isVisible()
    panel.close_page()


def test_a_hidden_panel_starts_no_chromium(qtbot: QtBot) -> None:
    panel = SourcesPanel(LIGHT, web=True)
    qtbot.addWidget(panel)
    turn = answered()
    turn.entry_html = LINKS
    panel.show_turn(turn)
    assert panel.entry.page is None
    panel.show()
    assert panel.entry.page is not None
    panel.close_page()


def test_the_policy_stands_before_anything_foreign() -> None:
    made = document('<meta http-equiv="Content-Security-Policy" content="default-src *">', LIGHT)
    assert made.index("default-src 'none'") < made.index("default-src *")
