"""Chips under the mouse and the keyboard: their card, their menu, which one is open, and what copying says."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from app.core.domain.chat import Usage
from app.core.domain.evidence import Outcome, Passage, Report
from app.core.domain.turn.turn import Turn
from app.ui.transcript.view import Transcript
from tests.ui.transcript.test_checked import checked_turn
from tests.ui.transcript.test_view import ENDED
from tests.ui.transcript.turns import stored
from tests.waiting import until_shown

pytestmark = pytest.mark.usefixtures("english")

CARD = "!document.querySelector('#card').hidden"
LONG = "a-host-with-a-very-long-name-of-its-own-that-nobody-can-read.example.org"


def place(look: Any, selector: str) -> QPoint:
    x, y = look(
        f"(({{x, y, width, height}}) => [x + width / 2, y + height / 2])"
        f"(document.querySelector({selector!r}).getBoundingClientRect())"
    )
    return QPoint(int(x), int(y))


def hover(qtbot: QtBot, transcript: Transcript, where: QPoint) -> None:
    page = transcript.focusProxy().focusProxy()
    for by in (QPoint(2, 0), QPoint(0, 0)):
        qtbot.mouseMove(page, where + by)


def click(qtbot: QtBot, transcript: Transcript, where: QPoint, button: Any = Qt.MouseButton.LeftButton) -> None:
    qtbot.mouseClick(transcript.focusProxy().focusProxy(), button, pos=where)


def menu_of() -> QMenu:
    until_shown(lambda: isinstance(QApplication.activePopupWidget(), QMenu), "a menu")
    popup = QApplication.activePopupWidget()
    assert isinstance(popup, QMenu)
    return popup


def choose(menu: QMenu, words: str) -> None:
    action = next(action for action in menu.actions() if action.text() == words)
    action.trigger()
    menu.close()


def shown(transcript: Transcript, until: Any, turn: Turn) -> Turn:
    transcript.show_conversation([turn])
    until(ENDED)
    return turn


def test_a_chip_says_its_number_and_its_host(transcript: Transcript, look: Any, until: Any) -> None:
    shown(transcript, until, stored(text="It melts [2]. It floats [1][3]."))
    chips = look("[...document.querySelectorAll('.chip')].map((c) => [...c.children].map((n) => n.textContent))")
    assert chips == [["2", "site2.org"], ["1", "site1.org", "+1"]]


def test_the_card_goes_when_the_pointer_leaves_the_transcript(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    shown(transcript, until, stored(text="It melts [1]."))
    hover(qtbot, transcript, place(look, ".chip"))
    until(CARD)
    page: Any = transcript.focusProxy().focusProxy()
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.Leave))
    until(f"!({CARD})")


@pytest.mark.parametrize("font_size", [15, 23])
@pytest.mark.parametrize("words", ["melts", "ذوبان الجليد في القطب"])
def test_the_card_is_never_clipped_and_never_widens_the_page(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot, font_size: int, words: str
) -> None:
    transcript.resize(420, 300)
    transcript.set_colours(transcript._colours, font_size)
    turn = stored(text="\n\n".join(f"{'It ' * count}{words} [1]." for count in range(1, 30, 3)))
    turn.sources["s1"] = replace(turn.sources["s1"], site=LONG, url=f"https://{LONG}/a", title=words * 30)
    passages = (Passage("s1", f"{words} " * 400),)
    turn.references = [replace(reference, passages=passages) for reference in turn.references or ()]
    shown(transcript, until, turn)
    for number in range(10):
        chip, edge = f"document.querySelectorAll('.chip')[{number}]", ("start", "center", "end")[number % 3]
        look(f"{chip}.scrollIntoView({{block: '{edge}'}})")
        look(f"{chip}.focus({{focusVisible: true, preventScroll: true}})")
        until(f"{CARD} && {chip}.ariaExpanded === 'true'")
        left, top, right, bottom = look(
            "(({left, top, right, bottom}) => [left, top, right, bottom])"
            "(document.querySelector('#card').getBoundingClientRect())"
        )
        width, height = look("[document.documentElement.clientWidth, innerHeight]")
        assert left >= 0
        assert top >= 0
        assert right <= width
        assert bottom <= height
        assert look("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        assert look("document.querySelector('#card').scrollWidth <= document.querySelector('#card').clientWidth")


def test_the_line_under_the_answer_leads_from_doubt_to_doubt(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    shown(transcript, until, checked_turn())
    click(qtbot, transcript, place(look, ".checked button"))
    until(f"{CARD} && document.activeElement.className === 'chip weak hollow not_found'")
    until("[...document.querySelectorAll('#card .offer')].some((b) => b.textContent === 'Next in doubt (1 of 2)')")
    click(qtbot, transcript, place(look, "#card .offer:last-child"))
    until(f"{CARD} && document.activeElement.className === 'chip hollow partly'")
    until("document.querySelector('#card .offer:last-child').textContent === 'Next in doubt (2 of 2)'")
    click(qtbot, transcript, place(look, ".checked button"))
    until("document.activeElement.className === 'chip weak hollow not_found'")


def test_the_chip_that_is_open_is_marked_until_another_is(transcript: Transcript, look: Any, until: Any) -> None:
    opened = "[...document.querySelectorAll('.chip.opened')].map((c) => c.dataset.r)"
    shown(transcript, until, stored(text="It melts [1]. It floats [2]."))
    transcript.mark_current("t1", 0, 1)
    until("document.querySelector('.chip.opened')")
    assert look(opened) == ["0:1"]
    transcript.set_colours(transcript._colours, 15)
    transcript.mark_current("t1", 1, 2)
    until("document.querySelectorAll('.chip')[1].ariaCurrent === 'true'")
    assert look(opened) == ["1:2"]
    transcript.mark_current()
    until("!document.querySelector('.chip.opened')")


def test_the_menu_of_a_chip_opens_and_copies(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    shown(transcript, until, stored(text="It melts [1]."))
    click(qtbot, transcript, place(look, ".chip"), Qt.MouseButton.RightButton)
    menu = menu_of()
    assert [action.text() for action in menu.actions()] == ["Open page", "Copy link", "Copy citation", "Show passage"]
    choose(menu, "Copy link")
    assert QGuiApplication.clipboard().text() == "https://site1.org/a"
    until("!document.querySelector('#toast').hidden && document.querySelector('#toast').textContent === 'Link copied'")
    until("document.querySelector('#status').textContent === 'Link copied'")
    until("document.querySelector('#toast').hidden")
    for words, signal, args in (
        ("Open page", transcript.link_activated, ["https://site1.org/a"]),
        ("Show passage", transcript.citation_activated, ["t1", 0, 1]),
    ):
        click(qtbot, transcript, place(look, ".chip"), Qt.MouseButton.RightButton)
        with qtbot.waitSignal(signal) as happened:
            choose(menu_of(), words)
        assert happened.args == args


@pytest.mark.parametrize(
    ("key", "modifier"),
    [(Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)],
)
def test_the_keyboard_opens_the_menu_of_each_source(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    shown(transcript, until, stored(text="It melts [1][2]."))
    transcript.setFocus()
    look("document.querySelector('.chip').focus()")
    qtbot.keyClick(transcript.focusProxy().focusProxy(), key, modifier)
    menu = menu_of()
    assert [action.text() for action in menu.actions()] == ["1 · site1.org", "2 · site2.org"]
    second = menu.actions()[1].menu()
    assert isinstance(second, QMenu)
    choose(second, "Copy citation")
    menu.close()
    assert QGuiApplication.clipboard().text() == "“Title 2”, site2.org, https://site2.org/a"


@pytest.mark.parametrize(("do", "words"), [("copy", "Answer copied"), ("copy-sources", "Answer and sources copied")])
def test_copying_an_answer_says_so(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot, do: str, words: str
) -> None:
    shown(transcript, until, stored(text="It melts [1]."))
    click(qtbot, transcript, place(look, f"[data-do={do}]"))
    until(f"!document.querySelector('#toast').hidden && document.querySelector('#toast').textContent === '{words}'")


def test_copying_code_says_so(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    shown(transcript, until, stored(text="```py\nx = 1\n```"))
    click(qtbot, transcript, place(look, ".copycode"))
    until("document.querySelector('#toast').textContent === 'Code copied'")
    assert QGuiApplication.clipboard().text() == "x = 1\n"


def test_the_turn_in_the_upper_third_is_told_once_the_view_rests(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    long = "It melts [1].\n\n" * 40
    transcript.show_conversation([stored("t1", None, long), stored("t2", "t1", long)])
    until("document.querySelectorAll('.turn .bar').length === 2")
    with qtbot.waitSignal(transcript.turn_read) as read:
        look("scrollTo(0, 0)")
    assert read.args == ["t1"]
    with qtbot.waitSignal(transcript.turn_read) as read:
        look("scrollTo(0, document.documentElement.scrollHeight)")
    assert read.args == ["t2"]


def test_engines_that_gave_nothing_stand_in_the_step_line(transcript: Transcript, look: Any, until: Any) -> None:
    turn = stored(text="It melts [1].")
    turn.reports = [Report("google", "q", Outcome.CHECK), Report("google", "r", Outcome.CHECK)]
    shown(transcript, until, turn)
    assert look("document.querySelector('.steps summary').textContent").endswith(" · Google: asked for a captcha")


def test_the_footer_names_the_model_its_time_and_its_tokens(transcript: Transcript, look: Any, until: Any) -> None:
    turn = stored(text="It melts [1].")
    turn.seconds, turn.usage = {"search": 1.0, "write": 6.2}, Usage(1204, 356)
    shown(transcript, until, turn)
    assert look("document.querySelector('.usage').textContent") == "Model M · 6.2 s · 1,204 tokens in, 356 out"


def test_the_arrow_beside_retry_asks_for_a_menu_below_it(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot
) -> None:
    shown(transcript, until, stored(text="It melts [1]."))
    with qtbot.waitSignal(transcript.command_requested) as pressed:
        click(qtbot, transcript, place(look, "[data-do=retry-with]"))
    action, turn, where = pressed.args
    assert (action, turn) == ("retry-with", "t1")
    x, y = map(int, where.split(","))
    middle = place(look, "[data-do=retry-with]")
    assert abs(x - middle.x()) < 20
    assert 0 < y - middle.y() < 30
