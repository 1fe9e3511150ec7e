"""A whole turn through all steps, with a fake behind every port."""

import asyncio
import logging
from dataclasses import replace

import pytest

from app.core.domain import events as e
from app.core.domain.chat import ReasoningPart, TextPart, ToolCall
from app.core.domain.errors import KeyRefused, Unreadable
from app.core.domain.evidence import FindingState, Outcome
from app.core.domain.plan import Plan
from app.core.domain.reasons import UnreadableReason
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State, Turn
from app.core.prompt.earlier_turns import title_of
from app.core.running.step_order import next_step
from tests.core.world import HITS, PAGES, REWRITE, SEA, SKY, World, kinds
from tests.fakes import CHOICE, FakeChannel, FakeModel, FakeReader, hit


async def test_a_question_is_searched_read_and_answered_with_citations() -> None:
    world = World(FakeModel([REWRITE, "Air scatters blue light [1]. Water differs [2]."]))
    turn, events = await world.turn()
    assert isinstance(events[0], e.TurnStarted)
    assert [type(event) for event in events if isinstance(event, e.TurnFinished)] == [e.TurnFinished]
    assert turn.state is State.FINISHED
    assert [citation.numbers for citation in turn.citations] == [(1,), (2,)]
    assert turn.references is not None
    assert "scatters short waves" in "".join(p.text for p in turn.references[0].passages)


async def test_the_question_is_on_disk_before_the_first_event_and_before_any_request() -> None:
    world = World(FakeModel([REWRITE, "x"]))
    stream = world.ask.run(Question("c", "Why?"))
    await anext(stream)
    assert world.store.saves == [("save", State.RUNNING, 0)]
    assert world.model is not None
    assert not world.model.requests
    await stream.aclose()


async def test_numbers_are_on_disk_before_the_model_sees_them() -> None:
    world = World(FakeModel([REWRITE, "x [1]"]))
    async for event in world.ask.run(Question("c", "Why?")):
        if isinstance(event, e.WritingStarted):
            assert 1 in [source.number for source in world.store.sources["c"].values()]
            return
    pytest.fail("nothing was written")


async def test_every_event_carries_its_turn() -> None:
    _, events = await World(FakeModel([REWRITE, "x"])).turn()
    assert len({event.turn for event in events}) == 1


async def test_a_page_that_cannot_be_read_costs_its_body_and_never_its_snippet() -> None:
    world = World(
        FakeModel([REWRITE, "x [1]"]),
        reader=FakeReader({SKY: Unreadable(SKY, UnreadableReason.EMPTY), SEA: PAGES[SEA]}),
    )
    turn, _ = await world.turn()
    failed = next(f for f in turn.findings.values() if f.state is FindingState.FAILED)
    assert failed.reason == "Unreadable"
    texts = [p.text for r in turn.references or () if r.source == failed.source for p in r.passages]
    assert texts == ["Why the sky is blue."]


async def test_when_every_engine_refuses_the_answer_says_that_it_has_no_evidence() -> None:
    world = World(FakeModel([REWRITE, "From memory."]), channel=FakeChannel({"*": Outcome.CHECK}))
    turn, _ = await world.turn()
    assert kinds(turn) == ["search_failed", "no_evidence"]
    assert world.model is not None
    assert "brought nothing" in world.model.requests[1].messages[0].text


async def test_wikipedia_as_the_last_resort_is_said() -> None:
    world = World(
        FakeModel([REWRITE, "x [1]"]),
        channel=FakeChannel({"*": Outcome.REFUSED}),
        wikipedia=FakeChannel({"*": HITS}, "wikipedia"),
    )
    turn, events = await world.turn()
    assert "last_resort" in kinds(turn)
    assert any(isinstance(event, e.ChannelFellBack) for event in events)


async def test_without_a_model_the_best_passages_are_quoted_with_citations() -> None:
    turn, _ = await World().turn()
    assert "> The sky is blue because air scatters" in turn.text
    assert turn.cited_numbers() == [1, 2]
    assert "quotes" in kinds(turn)


async def test_search_off_sends_the_question_alone() -> None:
    world = World(FakeModel(["Hello!"]))
    turn, _ = await world.turn("Hi", overrides=Overrides(mode=SearchMode.OFF))
    assert turn.text == "Hello!"
    assert not world.channel.asked
    assert world.model is not None
    assert world.model.requests[0].messages[-1].text == "Hi"


async def test_a_model_error_keeps_the_evidence_and_what_was_written() -> None:
    world = World(FakeModel([REWRITE, KeyRefused("Fake", "bad key")]))
    turn, events = await world.turn()
    assert isinstance(events[-1], e.TurnFailed)
    assert turn.error is not None
    assert (turn.error.kind, turn.state) == ("KeyRefused", State.FAILED)
    assert turn.references


async def test_a_bug_in_a_step_ends_the_turn_like_any_failure(caplog: pytest.LogCaptureFixture) -> None:
    world = World(FakeModel([REWRITE, ZeroDivisionError("bug")]))
    with caplog.at_level(logging.CRITICAL):
        turn, events = await world.turn()
    assert isinstance(events[-1], e.TurnFailed)
    assert turn.error is not None
    assert turn.error.kind == "InternalError"


async def test_stop_keeps_what_was_written_and_places_its_citations() -> None:
    endless = [TextPart("Blue [1]. "), *[ReasoningPart(".")] * 100_000]
    world = World(FakeModel([REWRITE, endless]))
    ends: list[e.Event] = []
    async for event in world.ask.run(Question("c", "Why?")):
        if isinstance(event, e.TextDelta):
            assert world.ask.stop(event.turn)
        ends.append(event)
    assert isinstance(ends[-1], e.TurnStopped)
    turn = world.store.turns[ends[-1].turn]
    assert (turn.text, turn.cited_numbers(), turn.state) == ("Blue [1]. ", [1], State.STOPPED)


async def test_stop_ends_a_search_that_hangs() -> None:
    world = World(FakeModel([REWRITE]))

    class Hanging(FakeReader):
        async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None):  # type: ignore[no-untyped-def]
            await asyncio.Event().wait()

    world.reader = Hanging({})
    world.__post_init__()
    async for event in world.ask.run(Question("c", "Why?")):
        if isinstance(event, e.ReadingStarted):
            world.ask.stop(event.turn)
    assert isinstance(event, e.TurnStopped)


async def test_stopping_what_does_not_run_is_said() -> None:
    assert not World().ask.stop("nothing")


async def test_a_source_keeps_its_number_in_later_turns_and_new_ones_count_on() -> None:
    moon = "https://moon.example/"
    answers = {"why is the sky blue": HITS, "moon": [hit(1, moon, "The moon is grey."), hit(2, SKY, "Sky.")]}
    rewrite = "<websearch><question>moon</question></websearch>"
    world = World(FakeModel([REWRITE, "a [1]", rewrite, "b [3]"]), channel=FakeChannel(answers))
    first, _ = await world.turn()
    second, _ = await world.turn("And the moon?", parent=first.id)
    numbers = {turn.sources[r.source].url: r.number for turn in (first, second) for r in turn.references or ()}
    assert numbers == {SKY: 1, SEA: 2, moon: 3}
    assert second.history == first.history or second.history[0].question == "Why is the sky blue?"


async def test_earlier_answers_go_back_with_their_markers_and_may_be_cited_again() -> None:
    none = "<websearch><question>not_needed</question></websearch>"
    world = World(FakeModel([REWRITE, "Blue [1].", none, "As said [1], and [9]."]))
    first, _ = await world.turn()
    second, _ = await world.turn("Say it again", parent=first.id)
    assert world.model is not None
    assert any(message.text == "Blue [1]." for message in world.model.requests[3].messages)
    assert second.cited_numbers() == [1]
    assert second.source_numbered(1) is not None


async def test_asking_again_with_the_same_parent_makes_a_sibling() -> None:
    world = World(FakeModel([REWRITE, "one", REWRITE, "two"]))
    first, _ = await world.turn()
    again, _ = await world.turn()
    assert first.id != again.id
    assert (first.text, again.text, first.parent, again.parent) == ("one", "two", None, None)


async def test_a_late_rewrite_is_searched_too_while_there_is_time() -> None:
    gate, came = asyncio.Event(), asyncio.Event()
    world = World(FakeModel([REWRITE, "x [1]"], gate=gate))
    original = world.reader.read

    class Late(FakeReader):
        async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None):  # type: ignore[no-untyped-def]
            gate.set()
            await came.wait()  # the pages take as long as the rewrite
            return await original(url)

    world.reader = Late(PAGES)
    world.__post_init__()
    async for event in world.ask.run(Question("c", "Sky, blue: why?")):
        if isinstance(event, e.QueriesPlanned) and event.plan.origin == "late":
            came.set()
    turn = world.store.turns[event.turn]
    assert [query.text for query in world.channel.asked] == ["Sky, blue: why?", "why is the sky blue"]
    assert turn.plan is not None
    assert turn.plan.origin == "late"


async def test_a_conversation_is_made_with_the_question_as_its_title() -> None:
    world = World()
    await world.turn("\n  Why   is the sky blue? \nmore")
    assert world.store.kept["c"].title == "Why is the sky blue?"


def test_long_questions_make_short_titles() -> None:
    assert len(title_of("word " * 1000)) <= 60


def test_the_next_step_follows_from_what_the_turn_holds() -> None:
    turn = RunningTurn("t", "c", "q", model=CHOICE)
    assert next_step(turn) == "understand"
    turn.plan = Plan(("q",))
    assert next_step(turn) == "search"
    turn.searched.append("q")
    assert next_step(turn) == "refer"
    turn.hits = [("s", HITS[0])]
    assert next_step(turn) == "read"
    turn.reading_done = True
    assert next_step(turn) == "refer"
    turn.references = []
    assert next_step(turn) == "write"
    turn.calls = (ToolCall("1", "web_search"),)
    assert next_step(turn) == "tools"
    turn.calls = ()
    assert next_step(replace(turn, model=None)) == "quote"
    turn.written = True
    assert next_step(turn) is None


async def test_a_model_that_falls_silent_does_not_keep_its_last_words_off_the_disk() -> None:
    silent, world = asyncio.Event(), World(FakeModel([REWRITE]))

    class Silent(FakeModel):
        async def stream(self, request):  # type: ignore[no-untyped-def]
            self.requests.append(request)
            if len(self.requests) == 1:
                yield TextPart(REWRITE)
            else:
                yield TextPart("Last words.")
                await silent.wait()

    world.model = Silent([])
    world.__post_init__()
    checkpoint = asyncio.Event()

    async def kept(turn: Turn) -> None:
        assert turn.text == "Last words."
        checkpoint.set()

    world.store.checkpoint = kept  # type: ignore[method-assign]  # the fake's own door
    async for event in world.ask.run(Question("c", "Why?")):
        if isinstance(event, e.TextDelta):
            waiter = asyncio.create_task(checkpoint.wait())
            waiter.add_done_callback(lambda _: silent.set())
    assert checkpoint.is_set()


async def test_an_answer_without_a_word_is_a_failure_and_not_a_success() -> None:
    turn, events = await World(FakeModel([REWRITE, [ReasoningPart("thinking")]])).turn()
    assert isinstance(events[-1], e.TurnFailed)
    assert turn.error is not None
    assert turn.error.data["reason"] == "empty"
    assert turn.reasoning == "thinking"
