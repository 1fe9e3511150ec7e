"""The rail of questions in real Chromium, and the way from one question to the next."""

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from app.core.domain.turn.turn import Turn
from app.ui.transcript.find.outline import Outline
from app.ui.transcript.plain import PlainTranscript
from app.ui.transcript.view import Transcript
from app.ui.widgets.theme import LIGHT
from tests.ui.transcript.turns import stored

LONG = "\n\n".join(f"Paragraph {n} of a long answer." for n in range(30))
RAIL = "document.querySelectorAll('#outline button')"


def top(turn: str) -> str:
    return f"Math.abs(document.querySelector('[data-turn={turn}]').getBoundingClientRect().top) < 12"


def branch(count: int, text: str = LONG) -> list[Turn]:
    ids = [f"t{number}" for number in range(count)]
    return [stored(id_, ids[n - 1] if n else None, text, f"Question {n}?") for n, id_ in enumerate(ids)]


@pytest.fixture
def outline(transcript: Transcript) -> Outline:
    transcript.resize(1100, 700)
    return transcript.outline()


def test_a_dash_leads_to_its_question_wherever_that_is(
    transcript: Transcript, outline: Outline, look: Any, until: Any, qtbot: QtBot
) -> None:
    transcript.show_conversation(branch(40))
    until("document.querySelectorAll('article').length === 30")
    outline.show(True)
    until(f"{RAIL}.length === 40 && {RAIL}[39].getAttribute('aria-current')")
    for number in (35, 2):  # in the page, and not yet
        x, y = look(f"(({{left, top}}) => [left + 16, top + 6])({RAIL}[{number}].getBoundingClientRect())")
        target = transcript._view.widget.focusProxy() or transcript._view.widget
        qtbot.mouseMove(target, QPoint(round(x), round(y)))
        until(f"document.querySelector('#outline-name').textContent === 'Question {number}?'")
        qtbot.mouseClick(target, Qt.MouseButton.LeftButton, pos=QPoint(round(x), round(y)))
        until(f"document.querySelector('[data-turn=t{number}]') && {top(f't{number}')}")
        until(f"{RAIL}[{number}].getAttribute('aria-current')")


def test_the_keyboard_walks_the_rail(transcript: Transcript, outline: Outline, look: Any, until: Any) -> None:
    transcript.show_conversation(branch(6))
    outline.show(True)
    until(f"{RAIL}.length === 6 && document.querySelectorAll('#outline [tabindex=\"0\"]').length === 1")
    look(f"{RAIL}[5].focus() ?? 0")
    look("""['ArrowUp', 'ArrowUp', 'Home', 'ArrowDown'].forEach((key) => document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true }))) ?? 0""")
    assert look("document.activeElement.getAttribute('aria-label')") == "Question 1?"
    look("document.activeElement.click() ?? 0")
    until(top("t1"))


def test_steps_go_to_the_top_of_what_is_read_and_then_on(
    transcript: Transcript, outline: Outline, look: Any, until: Any
) -> None:
    transcript.show_conversation(branch(35))
    until("document.querySelectorAll('article').length === 30")
    for by, turn in ((-1, "t34"), (-1, "t33"), (-1, "t32"), (1, "t33")):
        outline.step(by)
        until(top(turn))
    outline.go("t5", 0)
    until(f"document.querySelector('[data-turn=t5]') && {top('t5')}")
    outline.step(-1)
    until(top("t4"))


def test_short_turns_at_the_end_are_gone_through_one_by_one(
    transcript: Transcript, outline: Outline, look: Any, until: Any
) -> None:
    transcript.show_conversation(branch(6, "Short."))
    until("document.querySelectorAll('.bar').length === 6")
    outline.show(True)
    outline.go("t0")
    for number in range(1, 6):
        outline.step(1)
        until(f"{RAIL}[{number}].getAttribute('aria-current')")
    outline.step(1)
    outline.step(-1)
    until(f"{RAIL}[4].getAttribute('aria-current')")


def test_a_short_conversation_and_a_narrow_view_have_no_rail(
    transcript: Transcript, outline: Outline, look: Any, until: Any
) -> None:
    transcript.show_conversation(branch(6))
    outline.show(True)
    until(f"{RAIL}.length === 6")
    transcript.resize(800, 700)
    until("getComputedStyle(document.querySelector('#outline')).display === 'none'")
    transcript.show_conversation(branch(2))
    outline.show(False)
    until("document.querySelector('#outline').hidden")


def test_plain_text_goes_from_question_to_question(qtbot: QtBot) -> None:
    plain = PlainTranscript(LIGHT, 15)
    qtbot.addWidget(plain)
    plain.resize(600, 400)
    plain.show()
    plain.show_conversation(branch(4))
    outline, places = plain.outline(), []
    for by in (-1, -1, 1):
        outline.step(by)
        places.append(plain.verticalScrollBar().value())
    assert places[1] < places[0] == places[2]
