"""‹ 2/3 › under a question, in real Chromium: what it says, where it leads, and what stays where it is meanwhile."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn
from app.ui.transcript.view import Transcript
from tests.ui.transcript.turns import started, stored, tell

LONG = "\n\n".join(f"Paragraph {n} of a long answer." for n in range(60))
PLACES = {"b": (1, 2), "b2": (2, 2)}


def branch(*ids: str) -> list[Turn]:
    """One after the other, all long."""
    return [stored(name, ids[n - 1] if n else None, f"{name}\n\n{LONG}") for n, name in enumerate(ids)]


def test_the_way_to_other_versions_stands_under_their_question_only(
    transcript: Transcript, look: Any, until: Any
) -> None:
    transcript.show_conversation(branch("a", "b", "c"), places=PLACES)
    until("document.querySelectorAll('article').length === 3")
    box = "document.querySelector('[data-turn=b] .versions')"
    assert look("document.querySelectorAll('.versions').length") == 1
    assert look(f"{box}.textContent.replace(/\\s/g, '')") == "‹1/2›"
    assert look(f"[...{box}.querySelectorAll('button')].map((b) => [b.ariaLabel, b.tabIndex, b.ariaDisabled])") == [
        ["Previous version", 0, "true"],
        ["Next version", 0, None],
    ]
    assert look(f"{box}.ariaLabel") == "Version 1 of 2"


@pytest.mark.parametrize(
    "press",
    [
        "document.querySelector('.versions [data-value=\"1\"]').click()",
        "document.querySelector('.versions [data-value=\"-1\"]')"
        ".dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}))",
    ],
)
def test_another_version_is_asked_for_by_mouse_and_by_arrow_key(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot, press: str
) -> None:
    transcript.show_conversation(branch("a", "b", "c"), places=PLACES)
    until("document.querySelector('.versions')")
    with qtbot.waitSignal(transcript.command_requested) as wanted:
        look(press)
    assert wanted.args == ["version", "b", "1"]


def test_the_first_version_has_none_before_it(transcript: Transcript, look: Any, until: Any, qtbot: QtBot) -> None:
    transcript.show_conversation(branch("a", "b"), places=PLACES)
    until("document.querySelector('.versions')")
    with qtbot.assertNotEmitted(transcript.command_requested, wait=200):
        look("document.querySelector('.versions [data-value=\"-1\"]').click()")


def test_what_stands_above_stays_where_it_is_and_the_button_keeps_the_focus(
    transcript: Transcript, look: Any, until: Any
) -> None:
    first = branch("a", "b", "c")
    transcript.show_conversation(first, places=PLACES)
    until("document.querySelectorAll('article').length === 3")
    look("document.querySelector('[data-turn=a]').dataset.seen = 'yes'")
    look("document.querySelector('[data-turn=b]').scrollIntoView()")
    look("document.querySelector('.versions [data-value=\"1\"]').focus({ preventScroll: true })")
    top = look("document.querySelector('[data-turn=b]').getBoundingClientRect().top")
    other = stored("b2", "a", f"other\n\n{LONG}")
    transcript.show_conversation([first[0], other], places=PLACES)
    until("document.querySelector('[data-turn=b2] .versions') && !document.querySelector('[data-turn=c]')")
    assert look("document.querySelector('[data-turn=a]').dataset.seen") == "yes"
    assert abs(look("document.querySelector('[data-turn=b2]').getBoundingClientRect().top") - top) < 2
    assert (
        look("document.activeElement.closest('article').dataset.turn + document.activeElement.dataset.value") == "b21"
    )


def test_a_version_that_runs_grows_on_where_it_is_shown_again(transcript: Transcript, look: Any, until: Any) -> None:
    first = branch("a", "b")
    transcript.show_conversation(first, places=PLACES)
    until("document.querySelectorAll('article').length === 2")
    tell(transcript, started("b2", "a", "Again?"), e.TextDelta("b2", "Some"))
    until("document.querySelector('[data-turn=b2] .answer').innerText === 'Some'")
    running = transcript._find("b2").turn  # type: ignore[union-attr]
    transcript.show_conversation(first, places=PLACES)
    until("document.querySelector('[data-turn=b]')")
    unseen = e.TextDelta("b2", " unseen")
    assert isinstance(running, RunningTurn)
    fold(running, unseen)
    transcript.show_event(unseen, running)
    transcript.show_conversation([first[0], running], places=PLACES)
    until("document.querySelector('[data-turn=b2].live .versions')")
    tell(transcript, e.TextDelta("b2", " words"))
    until("document.querySelector('[data-turn=b2] .answer').innerText === 'Some unseen words'")
    tell(transcript, e.TurnFinished("b2"))
    until("document.querySelector('[data-turn=b2] .bar') && !document.querySelector('.live')")
    assert look("document.querySelectorAll('article').length") == 2
