"""Requests of our own to a model that never comes to its end."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import pytest

from app.core.citing.second_opinion import second_opinion
from app.core.domain.chat import ChatRequest, ModelPart, TextPart
from app.core.domain.errors import AppError, BadAnswer
from app.core.domain.events import PagesSelected, QueriesPlanned
from app.core.domain.settings import MemorySettings, SearchSettings
from app.core.domain.turn.running_turn import RunningTurn
from app.core.memory import Memory
from app.core.steps.select import Select
from app.core.steps.understand import Understand
from tests.fakes import CHOICE, FakeFacts, FakeModel, FakeModels, hit
from tests.leaping import Leaping

PIECE = 1000  # characters
ENOUGH = 1000  # pieces after which the server itself gives up


@dataclass
class Babbling(FakeModel):
    """Writes the same again and again."""

    answers: list[Any] = field(default_factory=list)
    begin: str = ""
    given: int = 0

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        yield TextPart(self.begin)
        for _ in range(ENOUGH):
            self.given += 1
            yield TextPart("x" * PIECE)
            await asyncio.sleep(0)


def turn() -> RunningTurn:
    return RunningTurn("t", "c", "I have a dog.", model=CHOICE, text_parts=["I see."])


async def remember(model: FakeModel) -> None:
    store = FakeFacts({})
    memory = Memory(
        store, FakeModels(model), lambda: MemorySettings(("home",)), lambda: datetime(2026, 1, 1, tzinfo=UTC)
    )
    await memory.learn(turn(), "home")


async def plan(model: FakeModel) -> None:
    async with aclosing(Understand(FakeModels(model)).run(turn())) as events:
        plans = [event.plan async for event in events if isinstance(event, QueriesPlanned)]
    assert plans[-1].queries == ("dogs",)


async def judge(model: FakeModel) -> None:
    with pytest.raises(BadAnswer):
        await second_opinion(model, "A claim.", "")


@pytest.mark.parametrize("ask", [remember, plan, judge])
async def test_a_reply_without_end_is_left(ask: Callable[[FakeModel], Awaitable[None]]) -> None:
    model = Babbling(begin="<websearch><question>dogs</question></websearch>")
    await ask(model)
    assert model.given < 100, "pieces of a thousand characters were taken"


@dataclass
class Thinking(FakeModel):
    """Says next to nothing in an hour."""

    answers: list[Any] = field(default_factory=list)

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        yield TextPart("hm")
        await asyncio.sleep(3600)


@pytest.mark.parametrize("ask", [remember, judge])
def test_a_reply_that_takes_an_hour_is_not_waited_for(ask: Callable[[FakeModel], Awaitable[None]]) -> None:
    """The loop's clock leaps from timer to timer, so that nobody waits."""
    loop = Leaping(idle=True)
    try:
        error: AppError | None = None
        try:
            loop.run_until_complete(ask(Thinking()))
        except AppError as exc:
            error = exc
        assert loop.passed < 1800
        assert error is not None
        assert error.kind == "TimedOut"
    finally:
        loop.close()


def test_choosing_pages_takes_no_hour_and_goes_by_rank_then() -> None:
    async def choose() -> list[tuple[str, ...]]:
        found = [("a", hit(1, "https://a.example/")), ("b", hit(2, "https://b.example/"))]
        asked = RunningTurn("t", "c", "why?", model=CHOICE, hits=found, most_pages=1)
        step = Select(FakeModels(Thinking()), SearchSettings)
        async with aclosing(step.run(asked)) as events:
            return [event.sources async for event in events if isinstance(event, PagesSelected)]

    loop = Leaping(idle=True)
    try:
        chosen = loop.run_until_complete(choose())
        assert loop.passed < 1800
        assert chosen == [("a",)]
    finally:
        loop.close()
