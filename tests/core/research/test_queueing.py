"""A model with few places at once: sub-questions queue for it, and none dies of that."""

import asyncio
import selectors
from collections.abc import AsyncGenerator, Coroutine
from dataclasses import replace
from typing import Any

from app.core.domain.chat import ChatRequest, ModelPart
from app.core.domain.graph import BUDGETS, Budget, Depth
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn
from app.core.research.limits import LimitedDirectory
from tests.core.research.scripted import RESPONSE, Scripted, code, node, part_of
from tests.core.world import SETTINGS, World
from tests.fakes import FakeModels


class Leaping(asyncio.SelectorEventLoop):
    """A loop whose clock leaps to the next timer instead of waiting for it: minutes pass in no time."""

    def __init__(self) -> None:
        super().__init__(_Unwaiting(self))
        self.leapt = 0.0
        self.threads = 0  # that work: their time is no time

    def time(self) -> float:
        return self.leapt

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        self.threads += 1
        call = super().run_in_executor(executor, func, *args)
        call.add_done_callback(self._thread_ended)
        return call

    def _thread_ended(self, _: object) -> None:
        self.threads -= 1


class _Unwaiting(selectors.DefaultSelector):  # type: ignore[misc,valid-type]
    def __init__(self, loop: Leaping) -> None:
        super().__init__()
        self._of = loop

    def select(self, timeout: float | None = None) -> list[Any]:
        if timeout and self._of.threads:
            return super().select(None)
        self._of.leapt += timeout or 0.0
        return super().select(0 if timeout is not None else None)


class Slow(Scripted):
    """Takes its time for each answer to a sub-question."""

    seconds = 25.0

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        if part_of(request) == "node":
            await asyncio.sleep(self.seconds)
        async for part in super().stream(request):
            yield part


def in_leaps(program: Coroutine[Any, Any, Turn]) -> tuple[Turn, float]:
    """What comes of it, and the seconds that it took by its loop's clock."""
    with asyncio.Runner(loop_factory=Leaping) as runner:
        turn = runner.run(program)
        return turn, runner.get_loop().time()


async def researched(questions: int, budget: Budget, seconds: float = 25.0) -> Turn:
    plan = code(*(node(f"n{i}", f"What is number {i}?") for i in range(questions)), RESPONSE)
    model = Slow({"planner": [plan]})
    model.seconds = seconds
    local = [replace(provider, local=True) for provider in SETTINGS.providers]
    models = LimitedDirectory(FakeModels(model), lambda: local)  # type: ignore[arg-type]
    world = World(models=models, budgets={Depth.THOROUGH: budget})
    asked = Question("c", "What are they all?", depth=Depth.THOROUGH)
    events = [event async for event in world.ask.run(asked)]
    return world.store.turns[events[0].turn]


def states(turn: Turn) -> list[str]:
    return [one.state.value for one in (turn.graph.nodes if turn.graph else ())]


def test_no_sub_question_fails_of_queueing_for_a_slow_model() -> None:
    turn, seconds = in_leaps(researched(32, BUDGETS[Depth.THOROUGH]))
    assert states(turn) == ["answered"] * 32
    assert all(one.tries == 1 for one in (turn.graph.nodes if turn.graph else ()))
    assert 399 < seconds < 450  # two at a time, 25 s each


def test_a_model_that_is_too_slow_for_one_question_still_fails_it() -> None:
    turn, seconds = in_leaps(researched(3, BUDGETS[Depth.THOROUGH], seconds=125.0))
    assert states(turn) == ["failed"] * 3
    assert turn.error is not None
    assert turn.error.data["reason"] == "TimedOut"
    assert seconds < 500


def test_the_time_of_the_whole_counts_while_all_queue() -> None:
    budget = replace(BUDGETS[Depth.THOROUGH], seconds=60.0)
    turn, seconds = in_leaps(researched(32, budget))
    assert states(turn).count("answered") == 4
    assert turn.research_ended == "seconds"
    assert seconds < 61
