"""An answer's citations are held against their passages before the turn ends."""

from app.core.domain import events as e
from app.core.domain.citation import Verdict
from app.core.domain.turn.turn import State
from tests.core.world import REWRITE, World
from tests.fakes import FakeModel

TRUE = "The sky is blue because air scatters short waves more than long ones [1]."
FALSE = "The sea was painted green by 7000 workers in 1931 [2]."


async def test_each_citation_gets_a_verdict_and_the_sentence_it_rests_on() -> None:
    world = World(FakeModel([REWRITE, f"{TRUE} {FALSE}"]))
    turn, events = await world.turn()
    good, bad = (citation.support for citation in turn.citations)
    assert good is not None
    assert bad is not None
    assert good.verdict is Verdict.SUPPORTED
    assert "scatters short waves" in good.sentence
    assert bad.verdict is Verdict.NOT_FOUND
    assert turn.checked
    checked = next(event for event in events if isinstance(event, e.CitationsChecked))
    assert events.index(checked) < len(events) - 1
    assert isinstance(events[-1], e.TurnFinished)


async def test_verdicts_are_kept_with_the_turn() -> None:
    world = World(FakeModel([REWRITE, TRUE]))
    turn, _ = await world.turn()
    assert world.store.turns[turn.id].citations[0].support == turn.citations[0].support


async def test_an_answer_without_citations_is_not_checked() -> None:
    world = World(FakeModel([REWRITE, "I do not know."]))
    turn, events = await world.turn()
    assert not any(isinstance(event, e.CitationsChecked) for event in events)
    assert turn.state is State.FINISHED


async def test_a_number_of_an_earlier_answer_is_held_against_what_that_one_was_given() -> None:
    off = "The sky is blue because air scatters short waves more than long ones [1]."
    world = World(FakeModel([REWRITE, TRUE, "<websearch><question>not_needed</question></websearch>", off]))
    first, _ = await world.turn()
    second, _ = await world.turn("Say it again.", parent=first.id)
    support = second.citations[0].support
    assert support is not None
    assert support.verdict is Verdict.SUPPORTED
