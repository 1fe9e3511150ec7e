"""Qt's loop for asyncio: asyncio's order, Qt's turn between, sockets that are read now and then."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer

from app.bootstrap.loop.qt_loop import QtLoop
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("qapp")


@contextmanager
def failures_of(loop: asyncio.AbstractEventLoop) -> Iterator[list[BaseException]]:
    failures: list[BaseException] = []
    loop.set_exception_handler(lambda _, context: failures.append(context["exception"]))
    try:
        yield failures
    finally:
        loop.set_exception_handler(None)


def test_callbacks_run_in_order_and_those_that_they_add_behind_them(qt_loop: QtLoop) -> None:
    async def order() -> list[str]:
        loop, calls = asyncio.get_running_loop(), list[str]()
        done = loop.create_future()

        def first() -> None:
            calls.append("first")
            loop.call_soon(calls.append, "added")
            loop.call_soon(done.set_result, None)

        loop.call_soon(first)
        loop.call_soon(calls.append, "second")
        loop.call_soon(calls.append, "cancelled").cancel()
        await done
        return calls

    assert qt_loop.run_until_complete(order()) == ["first", "second", "added"]


def test_a_chain_of_steps_needs_few_of_qts_events(qt_loop: QtLoop, qapp: Any) -> None:
    class Counter(QObject):
        timers = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.timers += event.type() == QEvent.Type.Timer
            return False

    async def steps() -> None:
        for _ in range(1000):
            await asyncio.sleep(0)

    counter = Counter()
    qapp.installEventFilter(counter)
    try:
        qt_loop.run_until_complete(steps())
    finally:
        qapp.removeEventFilter(counter)
    assert counter.timers < 500


def test_qt_has_its_turn_beside_a_task_that_never_waits(qt_loop: QtLoop) -> None:
    async def until_qt_came() -> None:
        loop = asyncio.get_running_loop()
        came = list[bool]()
        QTimer.singleShot(0, lambda: came.append(True))
        loop.call_soon(again := lambda: came or loop.call_soon(again))
        await until(lambda: came)

    qt_loop.run_until_complete(until_qt_came())


def test_what_is_due_goes_on_in_a_loop_that_a_callback_opens(qt_loop: QtLoop) -> None:
    async def nested() -> list[str]:
        loop, calls = asyncio.get_running_loop(), list[str]()
        done = loop.create_future()

        def dialog() -> None:
            inner = QEventLoop()
            loop.call_later(0.001, inner.quit)
            inner.exec()
            calls.append("closed")
            done.set_result(None)

        loop.call_soon(dialog)
        loop.call_soon(calls.append, "waiting")
        loop.call_soon(lambda: loop.call_soon(calls.append, "added"))
        await done
        return calls

    assert qt_loop.run_until_complete(nested()) == ["waiting", "added", "closed"]


def test_a_callback_that_fails_holds_up_no_other(qt_loop: QtLoop) -> None:
    async def failing() -> None:
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        loop.call_soon(lambda: 1 / 0)
        loop.call_later(0.0, lambda: dict[str, str]()["none"])
        loop.call_later(0.002, done.set_result, None)
        await done

    with failures_of(qt_loop) as failures:
        qt_loop.run_until_complete(failing())
    assert sorted(type(failure).__name__ for failure in failures) == ["KeyError", "ZeroDivisionError"]


def test_a_thread_wakes_the_loop(qt_loop: QtLoop) -> None:
    async def woken() -> str:
        loop = asyncio.get_running_loop()
        result = loop.create_future()
        threading.Thread(target=lambda: loop.call_soon_threadsafe(result.set_result, "from a thread")).start()
        return str(await result)

    assert qt_loop.run_until_complete(woken()) == "from a thread"


def test_a_socket_is_read_again_and_again_and_so_is_one_that_got_its_number(qt_loop: QtLoop) -> None:
    async def received() -> list[bytes]:
        loop, pieces = asyncio.get_running_loop(), list[bytes]()
        for _ in range(3):
            ours, theirs = socket.socketpair()
            with ours, theirs:
                ours.setblocking(False)
                for word in (b"one", b"two"):
                    theirs.sendall(word)
                    pieces.append(await loop.sock_recv(ours, 10))
        return pieces

    assert qt_loop.run_until_complete(received()) == [b"one", b"two"] * 3


def test_a_reader_that_was_removed_is_called_no_more(qt_loop: QtLoop) -> None:
    async def calls() -> list[str]:
        loop, called = asyncio.get_running_loop(), list[str]()
        removed, other = socket.socketpair(), socket.socketpair()
        loop.add_reader(removed[0].fileno(), called.append, "removed")
        removed[1].sendall(b"x")
        await until(lambda: called)
        assert loop.remove_reader(removed[0].fileno())
        assert not loop.remove_reader(removed[0].fileno())
        called.clear()
        loop.add_reader(other[0].fileno(), called.append, "other")
        other[1].sendall(b"x")
        await until(lambda: called)
        loop.remove_reader(other[0].fileno())
        for end in (*removed, *other):
            end.close()
        return called

    assert set(qt_loop.run_until_complete(calls())) == {"other"}


def test_a_reader_is_not_called_within_itself_by_a_loop_that_it_opens(qt_loop: QtLoop) -> None:
    async def calls() -> list[str]:
        loop, called = asyncio.get_running_loop(), list[str]()
        ours, theirs = socket.socketpair()

        def read() -> None:
            called.append(ours.recv(1).decode())
            nested = QEventLoop()
            QTimer.singleShot(20, nested.quit)
            nested.exec()
            called.append("end")

        with ours, theirs:
            loop.add_reader(ours, read)
            theirs.sendall(b"xy")
            await until(lambda: len(called) == 4)
            assert loop.remove_reader(ours)
        return called

    with failures_of(qt_loop) as failures:
        assert qt_loop.run_until_complete(calls()) == ["x", "end", "y", "end"]
    assert failures == []


def test_a_loop_that_is_closed_takes_nothing_and_runs_nothing(qapp: Any) -> None:
    loop, called = QtLoop(qapp), list[str]()
    loop.call_soon(called.append, "soon")
    loop.call_later(0, called.append, "later")
    loop.close()
    for call in (lambda: loop.call_soon(called.append, "soon"), lambda: loop.call_later(0, called.append, "later")):
        with pytest.raises(RuntimeError, match="closed"):
            call()
    wait = QEventLoop()
    QTimer.singleShot(20, wait.quit)
    wait.exec()
    assert called == []


def test_a_timer_that_is_cancelled_is_gone_at_once_and_others_come(qt_loop: QtLoop) -> None:
    async def calls() -> tuple[list[str], int]:
        called: list[str] = []
        qt_loop.call_later(0.02, called.append, "kept")
        before = len(qt_loop._timers)
        for _ in range(50):
            async with asyncio.timeout(600):
                await asyncio.sleep(0)
        left = len(qt_loop._timers) - before
        await until(lambda: called)
        return called, left

    assert qt_loop.run_until_complete(calls()) == (["kept"], 0)
    assert len(qt_loop._timers) == 0


def test_a_timer_that_ran_or_was_cancelled_twice_harms_no_other(qt_loop: QtLoop) -> None:
    async def calls() -> list[str]:
        called: list[str] = []
        first = qt_loop.call_later(0, called.append, "first")
        await until(lambda: called)
        first.cancel()
        second = qt_loop.call_later(0.01, called.append, "second")
        first.cancel()
        await until(lambda: len(called) == 2)
        second.cancel()
        return called

    assert qt_loop.run_until_complete(calls()) == ["first", "second"]
