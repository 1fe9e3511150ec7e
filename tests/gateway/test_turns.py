"""Events of turns, on their way to the thread of the local API: a real core on one loop, its reader on another."""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from types import SimpleNamespace
from typing import Any, cast

import pytest

from app.core.domain import events as e
from app.core.domain.chat import TextPart
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.sources import Source
from app.core.domain.turn.question import BATCH_SECONDS, Question
from app.core.domain.turn.turn import State, Turn
from app.gateway.turns import Silence, Turns, batch_seconds
from tests.core.world import World
from tests.fakes import FakeConversations, FakeModel
from tests.waiting import until

WORDS = [TextPart(f"{number} ") for number in range(30)]


def services(ask: Any) -> Any:
    return cast(Any, SimpleNamespace(ask=ask))


async def elsewhere(turns: Turns, questions: list[Question]) -> list[list[e.Event]]:
    """What a reader on another thread gets of these questions, asked side by side."""

    async def one(question: Question) -> list[e.Event]:
        async with aclosing(turns.events(question)) as events:
            return [event async for event in events if isinstance(event, e.Event)]

    async def read() -> list[list[e.Event]]:
        return await asyncio.gather(*map(one, questions))

    return await asyncio.to_thread(lambda: asyncio.run(read()))


async def test_events_of_many_turns_come_whole_and_in_their_order() -> None:
    count = 12
    world = World(FakeModel([list(WORDS) for _ in range(count)]))
    turns = Turns(services(world.ask), asyncio.get_running_loop())
    off = Overrides(mode=SearchMode.OFF)
    questions = [Question(f"c{number}", "Count.", overrides=off) for number in range(count)]
    for events in await elsewhere(turns, questions):
        assert isinstance(events[0], e.TurnStarted)
        assert isinstance(events[-1], e.TurnFinished)
        words = "".join(event.text for event in events if isinstance(event, e.TextDelta))
        assert words == "".join(part.text for part in WORDS)


class Recorder:
    """Notes the questions; each turn waits until the last one is there."""

    def __init__(self, count: int) -> None:
        self.questions: list[Question] = []
        self._count, self._complete = count, asyncio.Event()

    async def run(self, question: Question) -> AsyncGenerator[e.Event, None]:
        self.questions.append(question)
        if len(self.questions) == self._count:
            self._complete.set()
        await self._complete.wait()
        yield e.TurnFinished("t")


async def test_words_wait_longer_the_more_clients_are_answered_at_once() -> None:
    recorder = Recorder(5)
    turns = Turns(services(recorder), asyncio.get_running_loop())
    await elsewhere(turns, [Question(f"c{number}", "?") for number in range(5)])
    assert [one.batch_seconds for one in recorder.questions] == [batch_seconds(others) for others in range(5)]
    assert batch_seconds(0) == BATCH_SECONDS
    assert batch_seconds(50) == batch_seconds(1000) == 0.2
    recorder.questions.clear()
    recorder._count = 1
    await elsewhere(turns, [Question("c", "?")])
    assert recorder.questions[0].batch_seconds == BATCH_SECONDS


class Broken:
    async def run(self, question: Question) -> AsyncGenerator[e.Event, None]:
        yield e.TurnFinished("t")
        raise ValueError("a bug")


async def test_a_bug_behind_reaches_the_reader() -> None:
    turns = Turns(services(Broken()), asyncio.get_running_loop())
    with pytest.raises(ValueError, match="a bug"):
        await elsewhere(turns, [Question("c", "?")])


def states(store: FakeConversations) -> list[State]:
    return [turn.state for turn in store.turns.values()]


async def leave_after(turns: Turns, kind: type[object]) -> None:
    """A reader on another thread that goes away with the first item of this kind."""

    async def read() -> None:
        async with aclosing(turns.events(Question("c", "Count.", overrides=Overrides(mode=SearchMode.OFF)))) as events:
            async for event in events:
                if isinstance(event, kind):
                    return

    await asyncio.to_thread(lambda: asyncio.run(read()))


async def test_a_turn_whose_client_goes_away_in_the_middle_is_saved_as_stopped() -> None:
    store = FakeConversations()
    world = World(FakeModel([[*WORDS, *[TextPart("on ")] * 100_000]]), store=store)
    await leave_after(Turns(services(world.ask), asyncio.get_running_loop()), e.TextDelta)
    await until(lambda: states(store) == [State.STOPPED], lambda: str(store.saves), seconds=10)
    (turn,) = store.turns.values()
    assert turn.text.startswith("0 "), "what came until then is kept"


class SlowBegin(FakeConversations):
    """A question takes its time until it is saved."""

    def __init__(self) -> None:
        super().__init__()
        self.may_begin = asyncio.Event()

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        await super().save(turn, sources)
        await self.may_begin.wait()


async def test_a_turn_whose_client_goes_away_before_its_first_event_is_saved_as_stopped() -> None:
    store = SlowBegin()
    world = World(FakeModel([[TextPart("on ")] * 100_000]), store=store)
    await leave_after(Turns(services(world.ask), asyncio.get_running_loop()), Silence)
    await until(lambda: states(store) == [State.RUNNING], "the question is being saved")
    store.may_begin.set()
    await until(lambda: states(store) == [State.STOPPED], lambda: str(store.saves), seconds=10)
