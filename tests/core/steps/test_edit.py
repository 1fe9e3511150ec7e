"""An answer that was checked is edited before its turn ends, and what the model wrote can be had back."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass, replace

from app.core.domain import events as e
from app.core.domain.chat import ModelChoice
from app.core.domain.citation import Citation, Support, Verdict
from app.core.domain.editing import Edit, EditingMode, EditKind, Original
from app.core.domain.events import StepName
from app.core.domain.plan import Plan
from app.core.domain.settings import Overrides, Settings
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.edited_answer import EditedAnswer
from app.core.running.step_order import next_step
from app.core.steps.edit import EditAnswer
from tests.core.world import REWRITE, World
from tests.fakes import FakeModel

SKY = "The sky is blue because air scatters short waves more than long ones [2]."
MODEL = ModelChoice("p", "m")


async def test_a_citation_of_the_wrong_source_gets_the_right_one_and_the_original_is_kept() -> None:
    world = World(FakeModel([REWRITE, SKY]))
    turn, events = await world.turn()
    (citation,) = turn.citations
    assert (citation.numbers, citation.moved_from) == ((1,), (2,))
    assert citation.support is not None
    assert citation.support.verdict is Verdict.SUPPORTED
    (edit,) = turn.edits
    assert (edit.kind, edit.from_numbers, edit.to_numbers) == (EditKind.MOVED, (2,), (1,))
    assert edit.score_after > edit.score_before
    assert turn.original is not None
    assert (turn.original.text, turn.original.citations[0].numbers) == (turn.text, (2,))
    assert turn.edited
    kinds = [type(event) for event in events]
    assert kinds.index(e.CitationsChecked) < kinds.index(e.AnswerEdited) < kinds.index(e.EditingFinished)


async def test_what_a_front_end_folds_is_the_edited_answer() -> None:
    turn, events = await World(FakeModel([REWRITE, SKY])).turn()
    started = events[0]
    assert isinstance(started, e.TurnStarted)
    copy = new_turn(started)
    for event in events:
        fold(copy, event)
    assert (copy.text, copy.citations, copy.edits) == (turn.text, turn.citations, turn.edits)
    assert (copy.original, copy.edited, copy.editing) == (turn.original, True, EditingMode.MARK)


async def test_an_answer_is_edited_as_the_message_the_conversation_or_the_settings_say() -> None:
    world = World(FakeModel([REWRITE, SKY, REWRITE, SKY]))
    turn, events = await world.turn(overrides=Overrides(editing=EditingMode.OFF))
    assert turn.citations[0].numbers == (2,)
    assert not any(isinstance(event, e.EditingFinished) for event in events)
    world.settings = replace(world.settings, editing=EditingMode.REPAIR)
    turn, events = await world.turn()
    assert turn.editing is EditingMode.REPAIR
    assert Settings().editing is EditingMode.MARK


def test_the_editor_comes_once_and_behind_the_check() -> None:
    turn = _written(editing=EditingMode.MARK)
    assert next_step(turn) is StepName.CHECK
    fold(turn, e.CitationsChecked("t", turn.citations))
    assert next_step(turn) is StepName.EDIT
    fold(turn, e.EditingFinished("t"))
    assert next_step(turn) is None


def test_an_answer_without_citations_is_only_edited_where_it_may_be_repaired() -> None:
    assert next_step(_written(editing=EditingMode.MARK, citations=())) is None
    assert next_step(_written(editing=EditingMode.REPAIR, citations=())) is StepName.EDIT
    assert next_step(_written(editing=EditingMode.REPAIR, checked=True, model=None)) is None  # word for word


def test_the_original_is_kept_with_the_first_change_and_never_overwritten() -> None:
    turn = _written(editing=EditingMode.REPAIR)
    first = turn.citations
    marked = (replace(first[0], as_of="2020-01-01"),)
    fold(turn, e.AnswerEdited("t", turn.text, marked, ()))
    assert turn.original is None  # neither words nor numbers
    for text in ("It is so. [1]", "It was so. [1]"):
        fold(turn, e.AnswerEdited("t", text, (), (Edit(EditKind.CORRECTED, (0, 5)),)))
    assert turn.original == Original("It is. [1]", marked)
    assert (turn.text, turn.citations) == ("It was so. [1]", ())


def test_an_edited_answer_goes_on_from_what_the_model_wrote() -> None:
    turn = _written(editing=EditingMode.REPAIR)
    before = turn.citations
    fold(turn, e.AnswerEdited("t", "It was. [1]", (), (Edit(EditKind.CORRECTED, (0, 5)),)))
    fold(turn, e.EditingFinished("t"))
    fold(turn, e.TurnResumed("t"))
    assert (turn.text, turn.citations, turn.edits, turn.original) == ("It is. [1]", before, (), None)
    assert not turn.edited


@dataclass
class _Broken:
    """A repair that does something and falls."""

    async def run(self, turn: RunningTurn, answer: EditedAnswer) -> AsyncGenerator[e.Event, None]:
        yield e.AnswerEdited(turn.id, "It was. [1]", turn.citations, ())
        raise RuntimeError


async def test_a_bug_costs_no_answer() -> None:
    turn = _written(editing=EditingMode.REPAIR)
    events = [event async for event in EditAnswer(_Broken()).run(turn)]
    assert [type(event) for event in events] == [e.AnswerEdited, e.EditingFinished]


def _written(**more: object) -> RunningTurn:
    support = Support(Verdict.PARTLY, 0.3)
    values = {"citations": (Citation((1,), (7, 10), "[1]", support=support),), "references": [], "model": MODEL, **more}
    turn = RunningTurn("t", "c", "Is it?", text_parts=["It is. [1]"], written=True, **values)  # type: ignore[arg-type]
    turn.plan = Plan()
    return turn
