"""Stop, while what the user has of their own is looked through."""

import asyncio
from collections.abc import Sequence

from app.core.domain import events as e
from app.core.domain.knowledge import ChunkMatch, DocumentText
from app.core.domain.settings import Overrides
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State
from tests.core.world import REWRITE, World
from tests.fakes import FakeDocuments, FakeKnowledge, FakeModel


class Waiting(asyncio.Event):
    """Never set. `begun` tells that somebody waits for it, `ended` that nobody does any more."""

    def __init__(self) -> None:
        super().__init__()
        self.begun, self.ended = asyncio.Event(), asyncio.Event()

    async def hang(self) -> None:
        self.begun.set()
        try:
            await self.wait()
        finally:
            self.ended.set()


class HangingDocuments(FakeDocuments):
    def __init__(self, waiting: Waiting) -> None:
        super().__init__()
        self.waiting = waiting

    async def read(self, path: str) -> DocumentText:
        await self.waiting.hang()
        raise AssertionError


class HangingKnowledge(FakeKnowledge):
    def __init__(self, waiting: Waiting) -> None:
        super().__init__()
        self.waiting = waiting

    async def find(self, base_ids: Sequence[str], queries: Sequence[str], limit: int = 20) -> list[ChunkMatch]:
        await self.waiting.hang()
        raise AssertionError


async def stopped(world: World, waiting: Waiting, question: Question) -> None:
    turns: list[str] = []

    async def stop() -> None:
        await waiting.begun.wait()
        assert world.ask.stop(turns[0])

    last: e.Event | None = None
    async with asyncio.timeout(30), asyncio.TaskGroup() as group:
        group.create_task(stop())
        async for last in world.ask.run(question):
            turns.append(last.turn)
    assert isinstance(last, e.TurnStopped)
    assert waiting.ended.is_set()
    assert world.store.turns[last.turn].state is State.STOPPED


async def test_stop_ends_the_reading_of_a_file() -> None:
    world, waiting = World(FakeModel([REWRITE])), Waiting()
    world.documents = HangingDocuments(waiting)
    world.__post_init__()
    await stopped(world, waiting, Question("c", "Why?", files=("/docs/a.pdf",)))


async def test_stop_ends_a_search_in_a_base() -> None:
    world, waiting = World(FakeModel([REWRITE])), Waiting()
    world.knowledge = HangingKnowledge(waiting)
    world.__post_init__()
    await stopped(world, waiting, Question("c", "Why?", overrides=Overrides(bases=("b",))))
