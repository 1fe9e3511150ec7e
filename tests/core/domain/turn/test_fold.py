"""What events do to a turn."""

from app.core.domain import events as e
from app.core.domain.chat import Usage
from app.core.domain.graph import Graph, Node
from app.core.domain.sources import Source
from app.core.domain.turn.fold import _STAGES, fold
from app.core.domain.turn.running_turn import RunningTurn

FOR_FRONT_ENDS_ONLY = {
    e.ClientToolsCalled,
    e.ToolPermissionRequested,
    e.ToolPermissionAnswered,
    *(e.PlanningStarted, e.SearchStarted, e.ReadingStarted, e.WritingStarted, e.RetryScheduled, e.AnswerPaused),
    e.PlannerCalled,
}


def test_every_event_is_folded_or_is_for_front_ends_only() -> None:
    assert set(e.Event.__subclasses__()) == {*_STAGES, *FOR_FRONT_ENDS_ONLY}


def test_what_changes_nothing_is_taken_without_a_word() -> None:
    turn = RunningTurn("t", "c", "?")
    before = repr(turn)
    fold(turn, e.WritingStarted("t", "m"))
    fold(turn, e.Event("t"))
    assert repr(turn) == before


def test_what_a_small_turn_finds_and_spends_belongs_to_the_whole_one() -> None:
    turn = RunningTurn("t", "c", "?", graph=Graph((Node("a", "Why?"),)))
    fold(turn, e.NodeStarted("t", Node("a", "Why?")))
    source = Source("s", "https://a.example")
    fold(turn, e.InNode("t", "a", e.ReferencesBuilt("t/a", (), (source,), 0, 0)))
    fold(turn, e.InNode("t", "a", e.UsageReported("t/a", Usage(input=3))))
    fold(turn, e.InNode("t", "a", e.TextDelta("t/a", "Because.")))
    assert (turn.sources, turn.usage, turn.text) == ({"s": source}, Usage(input=3), "")
    assert (turn.nodes["a"].sources, turn.nodes["a"].text) == ({"s": source}, "Because.")
