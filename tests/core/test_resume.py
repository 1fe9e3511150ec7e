"""An answer that broke off goes on where it stopped."""

import asyncio
from collections.abc import Sequence
from contextlib import aclosing
from dataclasses import replace

import pytest

from app.core.domain import events as e
from app.core.domain.chat import (
    Abilities,
    FinishPart,
    GroundingPart,
    ProviderCitation,
    ProviderMetadataPart,
    ProviderSource,
    Role,
    TextPart,
)
from app.core.domain.citation import Anchor
from app.core.domain.errors import TimedOut, Unreachable
from app.core.domain.settings import Overrides, SearchMode, SearchSettings
from app.core.domain.sources import Source
from app.core.domain.turn.turn import State, Turn
from tests.core.world import REWRITE, SETTINGS, World, kinds
from tests.fakes import FakeConversations, FakeModel


def model_of(one: World) -> FakeModel:
    assert one.model is not None
    return one.model


@pytest.mark.parametrize("error", [Unreachable("Fake", "incomplete"), TimedOut("Fake")], ids=lambda error: error.kind)
async def test_an_answer_that_was_cut_goes_on_behind_its_last_word(error: Exception) -> None:
    one = World(FakeModel([REWRITE, [TextPart("Air scatters [1] more bl"), error], "ue light [2]."]))
    cut, _ = await one.turn()
    assert (cut.state, cut.text, cut.cited_numbers()) == (State.FAILED, "Air scatters [1] more bl", [1])
    turn, events = await one.resumed(cut)
    assert isinstance(events[0], e.TurnResumed)
    assert isinstance(events[-1], e.TurnFinished)
    assert turn.text == "Air scatters [1] more blue light [2]."
    assert turn.cited_numbers() == [1, 2]
    assert (turn.state, turn.error) == (State.FINISHED, None)
    assert turn.id == cut.id


async def test_the_model_sees_question_references_and_its_own_words_so_far() -> None:
    one = World(FakeModel([REWRITE, [TextPart("Air [1]"), Unreachable("Fake")], "."]))
    cut, _ = await one.turn()
    await one.resumed(cut)
    question, so_far, wish = model_of(one).requests[2].messages[-3:]
    assert "scatters short waves" in question.text
    assert (so_far.role, so_far.text) == (Role.ASSISTANT, "Air [1]")
    assert (wish.role, "exactly where it breaks off" in wish.text) == (Role.USER, True)
    assert len(one.channel.asked) == 1, "nothing is searched again"


async def test_a_marker_that_was_cut_in_two_is_whole_again() -> None:
    one = World(FakeModel([REWRITE, [TextPart("Air ["), Unreachable("Fake")], "1]."]))
    cut, _ = await one.turn()
    turn, _ = await one.resumed(cut)
    assert [(c.numbers, c.place) for c in turn.citations] == [((1,), (4, 7))]


async def test_a_stopped_answer_and_one_at_its_length_limit_may_go_on() -> None:
    one = World(FakeModel([REWRITE, [TextPart("One"), FinishPart("length")], " two."]))
    cut, _ = await one.turn()
    assert "answer_cut" in kinds(cut)
    turn, _ = await one.resumed(cut)
    assert (turn.text, turn.finish) == ("One two.", "stop")


async def test_an_answer_that_breaks_off_again_may_go_on_again() -> None:
    one = World(FakeModel([REWRITE, [TextPart("a"), TimedOut("x")], [TextPart("b"), TimedOut("x")], "c"]))
    turn, _ = await one.turn()
    turn, _ = await one.resumed(turn)
    assert (turn.text, turn.state) == ("ab", State.FAILED)
    turn, _ = await one.resumed(turn)
    assert (turn.text, turn.state) == ("abc", State.FINISHED)
    assert [m.text for m in model_of(one).requests[3].messages if m.role is Role.ASSISTANT] == ["ab"]


async def test_a_later_turn_sees_the_whole_answer() -> None:
    one = World(
        FakeModel(
            [
                REWRITE,
                [TextPart("One "), TimedOut("x")],
                [TextPart("two [1]."), ProviderMetadataPart(({"half": 1},), "messages")],
                "<websearch><question>not_needed</question></websearch>",
                "Yes.",
            ]
        )
    )
    cut, _ = await one.turn()
    turn, _ = await one.resumed(cut)
    await one.turn("Sure?", parent=turn.id)
    assert [m.text for m in model_of(one).requests[-1].messages if m.role is Role.ASSISTANT] == ["One two [1]."]


async def test_an_answer_of_a_model_that_searches_itself_keeps_its_chips_and_gets_new_ones() -> None:
    a, b = ProviderSource("a", "https://a.example/"), ProviderSource("a", "https://b.example/")
    here = ProviderCitation(("a",), (4, 4), Anchor.SPAN)
    first = [TextPart("One."), GroundingPart((a,), (here,)), TimedOut("x")]
    one = World(
        FakeModel([first, [TextPart(" Two"), GroundingPart((b,), (here,))]], abilities=Abilities(True, False)),
        settings=replace(SETTINGS, search=SearchSettings(channel="builtin")),
    )
    cut, _ = await one.turn()
    turn, _ = await one.resumed(cut)
    assert turn.text == "One. Two"
    assert [(c.numbers, c.place) for c in turn.citations] == [((1,), (4, 4)), ((2,), (8, 8))]
    assert model_of(one).requests[1].search is not None


async def test_a_failure_while_going_on_never_costs_what_was_there() -> None:
    one = World(
        FakeModel([[TextPart("One."), TimedOut("x")], Unreachable("x")], abilities=Abilities(True, False)),
        settings=replace(SETTINGS, search=SearchSettings(channel="builtin")),
    )
    cut, _ = await one.turn()
    turn, events = await one.resumed(cut)
    assert (turn.text, turn.state) == ("One.", State.FAILED)
    assert isinstance(events[-1], e.TurnFailed)


async def test_what_cannot_go_on_is_refused() -> None:
    one = World(FakeModel([REWRITE, "Whole.", REWRITE, TimedOut("x")]))
    whole, _ = await one.turn()
    wordless, _ = await one.turn()
    for turn_id in (whole.id, wordless.id, "unknown"):
        with pytest.raises(LookupError):
            await anext(one.ask.resume("c", turn_id))
    with pytest.raises(LookupError):
        await anext(one.ask.resume("unknown", whole.id))


async def test_a_turn_that_runs_is_not_begun_twice() -> None:
    one = World(FakeModel([REWRITE, [TextPart("a"), TimedOut("x")], "b"]))
    cut, _ = await one.turn()
    async with aclosing(one.ask.resume("c", cut.id)) as events:
        await anext(events)
        with pytest.raises(LookupError):
            await anext(one.ask.resume("c", cut.id))


class SlowDisk(FakeConversations):
    """As any real disk: others have their turn meanwhile."""

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        await asyncio.sleep(0)
        await super().save(turn, sources)


async def test_two_presses_of_the_button_continue_an_answer_once() -> None:
    one = World(FakeModel([REWRITE, [TextPart("a"), TimedOut("x")], "b", "c"]), store=SlowDisk())
    cut, _ = await one.turn()
    first, second = await asyncio.gather(one.resumed(cut), one.resumed(cut), return_exceptions=True)
    assert isinstance(second, LookupError)
    assert not isinstance(first, BaseException)
    assert (first[0].text, first[0].state) == ("ab", State.FINISHED)


async def test_an_answer_that_went_on_without_evidence_is_whole_and_says_so() -> None:
    cut_off = [TextPart("Air "), Unreachable("Fake", "incomplete")]
    one = World(
        FakeModel([cut_off, "scatters."], abilities=Abilities(search=True)),
        settings=replace(SETTINGS, search=SearchSettings(channel="builtin")),
    )
    cut, _ = await one.turn(overrides=Overrides(mode=SearchMode.ALWAYS))
    assert cut.state is State.FAILED
    turn, _ = await one.resumed(cut)
    assert (turn.text, turn.state, turn.error) == ("Air scatters.", State.FINISHED, None)
    assert kinds(turn) == ["no_evidence"]


async def test_a_resumed_turn_can_be_stopped() -> None:
    one = World(FakeModel([REWRITE, [TextPart("a"), TimedOut("x")], [TextPart("b")] * 50_000]))
    cut, _ = await one.turn()
    last: e.Event | None = None
    async with aclosing(one.ask.resume("c", cut.id)) as events:
        async for event in events:
            if isinstance(event, e.TextDelta):
                one.ask.stop(event.turn)
            last = event
    assert isinstance(last, e.TurnStopped)
    assert one.store.turns[cut.id].text.startswith("ab")


async def test_what_stood_before_stays_where_the_service_takes_back_how_it_went_on() -> None:
    cut = [TextPart("The sky is blue [1]. And"), FinishPart("length")]
    world = World(FakeModel([REWRITE, cut, [TextPart(" bad words."), FinishPart("sensitive", withdrawn=True)]]))
    before, _ = await world.turn()
    assert before.citations
    turn, _ = await world.resumed(before)
    assert (turn.text, turn.state) == ("The sky is blue [1]. And", State.FINISHED)
    assert [c.place for c in turn.citations] == [c.place for c in before.citations]
    assert kinds(turn) == [*kinds(before), "withdrawn"]
