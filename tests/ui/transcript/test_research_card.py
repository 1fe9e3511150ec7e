"""The folded card of a research on the transcript's page."""

import pytest

from app.core.domain import events as e
from app.core.domain.events import Notice, NoticeKind
from app.core.domain.graph import Graph, Node
from app.core.domain.turn.turn import State
from app.ui.transcript.parts import turn as parts
from app.ui.transcript.view import Transcript
from app.ui.wording.notices import notice_sentence
from tests.ui.research.samples import HOSTILE, planned, researched, started
from tests.ui.transcript.conftest import Look
from tests.ui.transcript.turns import tell

pytestmark = pytest.mark.usefixtures("english")


def test_a_finished_research_says_what_it_came_to() -> None:
    said = parts.steps(researched())
    assert "Research: 3 sub-question" in said
    assert "2:10" in said
    assert 'data-do="research-graph"' in said
    assert 'data-do="research-export"' in said
    assert 'data-do="research-now"' not in said


def test_a_running_one_can_be_hurried() -> None:
    turn = researched()
    turn.state, turn.research_ended = State.RUNNING, ""
    said = parts.steps(turn)
    assert 'data-do="research-now"' in said
    assert 'data-do="research-export"' not in said


def test_hostile_sub_questions_are_words() -> None:
    turn = researched()
    turn.graph = Graph((Node("a", HOSTILE),))
    said = parts.steps(turn)
    assert "<script" not in said
    assert "\u202e" not in said


def test_a_question_in_return_can_be_skipped() -> None:
    turn = researched()
    turn.graph, turn.clarifying = None, True
    assert 'data-do="research-skip"' in parts.notices(turn)
    assert "data-do" not in parts.steps(turn)


def test_a_cut_off_research_can_go_on_without_a_word_of_text() -> None:
    turn = researched()
    turn.text_parts, turn.citations = [], ()
    assert not parts.can_continue(turn)
    turn.state = State.STOPPED
    assert 'data-do="continue"' in parts.stopped_note(turn)


@pytest.mark.parametrize(
    ("kind", "data", "part"),
    [
        (
            "unanswered",
            {"count": "3", "total": "9", "names": "How long?"},
            "3 of 9 sub-questions unanswered: How long?",
        ),
        ("planner_failed", {"kind": "TimedOut"}, "no answer in time"),
        ("research_needs_model", {}, "needs a model"),
        ("research_plain", {}, "like any other"),
        ("stray_numbers", {"count": "2"}, "2"),
    ],
)
def test_a_research_tells_what_did_not_work(kind: str, data: dict[str, str], part: str) -> None:
    assert part in notice_sentence(Notice(NoticeKind(kind), data))


def test_the_card_grows_on_the_page_and_its_buttons_work(transcript: Transcript, look: Look, until: Look) -> None:
    wanted: list[tuple[str, str, str]] = []
    transcript.command_requested.connect(lambda *what: wanted.append(what))
    tell(transcript, started("t1", "c"))
    for event in planned("t1"):
        tell(transcript, event)
    until("document.querySelectorAll('.research li').length === 3")
    look("document.querySelector('[data-do=research-now]').click() ?? 1")
    tell(transcript, e.TurnStopped("t1"))
    until("document.querySelector('[data-do=research-export]')")
    look("document.querySelector('[data-do=research-graph]').click() ?? 1")
    until("document.querySelector('[data-do=continue]')")
    assert wanted == [("research-now", "t1", ""), ("research-graph", "t1", "")]
