"""Models that write faster, or more, than anybody can take: a wish to stop is never behind what they said."""

import asyncio
import time
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field
from typing import Any

from app.core.domain import events as e
from app.core.domain.chat import ChatRequest, ModelPart, TextPart
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State
from app.core.streams import Running
from tests.core.world import World, kinds
from tests.fakes import FakeModel

OFF = Overrides(mode=SearchMode.OFF)


@dataclass
class Flooding(FakeModel):
    """Says the same `times`, without ever giving way, and then nothing more for ever, or its end."""

    answers: list[Any] = field(default_factory=list)
    piece: str = "word "
    times: int = 0
    ends: bool = False
    said: int = 0

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        while self.said < self.times:
            self.said += 1
            yield TextPart(self.piece)
        if not self.ends:
            await asyncio.Event().wait()


async def stopped(world: World) -> list[e.Event]:
    """The events behind a stop that is asked for at the first word."""
    late: list[e.Event] = []
    asked = False
    async for event in world.ask.run(Question("c", "why?", overrides=OFF)):
        if asked:
            late.append(event)
        elif isinstance(event, e.TextDelta):
            asked = world.ask.stop(event.turn)
    return late


async def test_a_stream_gets_only_a_little_ahead_of_its_reader() -> None:
    produced = 0

    async def numbers() -> AsyncGenerator[int, None]:
        nonlocal produced
        for produced in range(1, 100_001):
            yield produced

    running: Running[int] = Running()
    running.add("numbers", numbers())
    assert await running.next() == ("numbers", 1)
    await asyncio.sleep(0)
    assert produced < 1000
    await running.close()


async def test_a_flood_of_words_stands_before_no_stop() -> None:
    model = Flooding(times=200_000)
    late = await stopped(World(model))
    assert isinstance(late[-1], e.TurnStopped)
    assert not [event for event in late if isinstance(event, e.TextDelta)]
    assert model.said < 1000


async def test_stop_does_not_wait_until_a_huge_text_is_read_for_citations() -> None:
    world = World(Flooding(piece="- a\n" * 150_000, times=1))
    begun = time.process_time()
    late = await stopped(world)
    assert isinstance(late[-1], e.TurnStopped)
    assert time.process_time() - begun < 3


async def test_an_answer_without_end_is_cut_and_kept() -> None:
    model = Flooding(piece="word " * 2000, times=1000, ends=True)
    turn, _ = await World(model).turn(overrides=OFF)
    assert (turn.state, kinds(turn)) == (State.FINISHED, ["answer_cut"])
    assert 1_000_000 <= len(turn.text) < 1_100_000
