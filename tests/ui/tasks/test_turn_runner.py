"""Turns run side by side, and nothing that fails in a task is lost."""

import asyncio

import pytest
from PySide6.QtWidgets import QApplication

from app.core.domain.errors import FailureKind, Unreachable
from app.core.domain.events import Event, Events, Failure, SavingFailed, TurnFinished, TurnSaved, TurnStopped
from app.core.domain.turn.question import Question
from app.ui.tasks.turn_runner import Tasks, TurnRunner
from tests.ui.fakes import FakeAsk, started

pytestmark = pytest.mark.usefixtures("qapp")


def runner_of(ask: object) -> tuple[TurnRunner, list[object]]:
    runner = TurnRunner(ask)  # type: ignore[arg-type]
    seen: list[object] = []
    runner.happened.connect(seen.append)
    runner.ended.connect(seen.append)
    return runner, seen


async def drained(runner: TurnRunner) -> None:
    while runner._tasks:
        await asyncio.wait(runner._tasks)


async def test_events_arrive_in_order_and_the_end_is_told() -> None:
    ask = FakeAsk()
    runner, seen = runner_of(ask)
    runner.start(Question("c1", "hello"))
    await ask.begun("c1")
    ask.say("c1", TurnFinished)
    await drained(runner)
    assert [type(e).__name__ for e in seen] == ["TurnStarted", "TurnFinished", "str"]


async def test_two_turns_run_at_once_and_one_stops_alone() -> None:
    ask = FakeAsk()
    runner, seen = runner_of(ask)
    runner.start(Question("c1", "one"))
    runner.start(Question("c2", "two"))
    first, _ = await ask.begun("c1"), await ask.begun("c2")
    runner.stop(first)
    ask.say("c2", TurnFinished)
    await drained(runner)
    assert {type(e) for e in seen} >= {TurnStopped, TurnFinished}


async def test_closing_cancels_every_turn_and_closes_its_stream() -> None:
    ask = FakeAsk()
    runner, seen = runner_of(ask)
    runner.start(Question("c1", "one"))
    await ask.begun("c1")
    await runner.close()
    assert ask.closed == ["c1"]
    assert seen[-1] == "c1"


class Refusing:
    """Cannot even begin."""

    def run(self, question: Question) -> Events:
        return self._run(question)

    async def _run(self, question: Question) -> Events:
        raise Unreachable("disk")
        yield started(question)  # makes it a generator

    def stop(self, turn_id: str) -> None: ...


async def test_a_stream_that_cannot_begin_is_told_as_a_failure() -> None:
    runner, _ = runner_of(Refusing())
    failures: list[tuple[str, Failure]] = []
    runner.failed.connect(lambda c, f: failures.append((c, f)))
    runner.start(Question("c1", "one"))
    await drained(runner)
    assert failures == [("c1", Failure(FailureKind.UNREACHABLE, "disk"))]


class Breaking:
    """Begins, and then has a bug; or ends unsaved, and is saved in the end."""

    def __init__(self, *events: Event, bug: Exception | None = None) -> None:
        self._events, self._bug = events, bug

    async def run(self, question: Question) -> Events:
        yield started(question)
        for event in self._events:
            yield event
        if self._bug is not None:
            raise self._bug

    async def saved(self) -> Events:
        yield TurnSaved("t1")

    def stop(self, turn_id: str) -> None: ...


@pytest.mark.parametrize("bug", [RuntimeError("bug"), Unreachable("disk"), LookupError("gone")], ids=repr)
async def test_a_stream_that_breaks_off_still_ends_its_turn(bug: Exception) -> None:
    asyncio.get_running_loop().set_exception_handler(lambda _, context: None)
    runner, seen = runner_of(Breaking(bug=bug))
    runner.start(Question("c1", "one"))
    await drained(runner)
    assert [type(event).__name__ for event in seen] == ["TurnStarted", "TurnFailed", "str"]


async def test_an_answer_that_ended_unsaved_is_saved_while_the_window_is_open() -> None:
    unsaved = SavingFailed("t1", Failure(FailureKind.UNAVAILABLE, data={"reason": "full"}))
    runner, seen = runner_of(Breaking(unsaved, TurnFinished("t1")))
    runner.start(Question("c1", "one"))
    await drained(runner)
    assert [type(event).__name__ for event in seen][-3:] == ["TurnFinished", "str", "TurnSaved"]
    assert not runner.unsaved


async def _wrong() -> int:
    raise Unreachable("disk")


async def _right() -> int:
    return 3


async def test_a_call_gives_its_result_or_its_failure(qapp: QApplication) -> None:
    tasks, seen = Tasks(), []
    tasks.failed.connect(seen.append)
    tasks.run(_right(), seen.append)
    tasks.run(_wrong(), seen.append)
    await tasks.close()
    assert seen == [3, Failure(FailureKind.UNREACHABLE, "disk")]


async def test_a_bug_in_a_call_reaches_the_loops_handler() -> None:
    bugs: list[str] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: bugs.append(repr(context["exception"])))
    tasks = Tasks()
    tasks.run(_right(), lambda number: number / 0)
    await tasks.close()
    await asyncio.sleep(0)  # the callback runs in the loop's next round
    assert "ZeroDivisionError" in bugs[0]


async def test_closing_cancels_requests_and_waits_for_what_saves(qapp: QApplication) -> None:
    tasks, seen = Tasks(), []
    disk = asyncio.Event()

    async def save() -> str:
        await disk.wait()
        return "saved"

    def told(word: str) -> None:
        seen.append(word)
        tasks.request(_right(), seen.append)  # type: ignore[arg-type]  # too late: the window closes

    tasks.request(asyncio.Event().wait(), seen.append)  # type: ignore[arg-type]
    tasks.run(save(), told)
    closing = asyncio.create_task(tasks.close())
    await asyncio.sleep(0)
    assert not closing.done()
    disk.set()
    await closing
    assert seen == ["saved"]
