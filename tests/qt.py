"""Coroutines in tests that need Qt: one application and one Qt-driven asyncio loop for the whole test run.

    def test_something(run, qt_loop):
        assert run(some_coroutine()) == 1

Tests are plain functions: pytest-asyncio's own loop would not run Qt's events. The loop may be run again and again,
with Qt WebEngine pages alive between two runs too; it is never run inside a running one.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar

import pytest
from pytestqt.qtbot import QtBot

from tests.waiting import LONG

T = TypeVar("T")
Runner = Callable[[Coroutine[Any, Any, T]], T]
_LONGEST = 4 * LONG  # seconds: several waits may be slow, and each says by itself what it waited for


@pytest.fixture(scope="session")
def qapp_args() -> list[str]:
    """pytest-qt makes the application with these; Qt WebEngine wants the attribute to be set before that."""
    from PySide6.QtCore import QCoreApplication, Qt

    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    return ["citewise-tests"]


class PatientBot(QtBot):
    """pytest-qt's, with deadlines that are only there so that a test ends: its own are five seconds."""

    def waitSignal(self, signal: Any, *, timeout: int = int(LONG * 1000), **more: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **more)

    def waitSignals(self, signals: Any, *, timeout: int = int(LONG * 1000), **more: Any) -> Any:
        return super().waitSignals(signals, timeout=timeout, **more)

    def waitExposed(self, widget: Any, *, timeout: int = int(LONG * 1000)) -> Any:
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: Any, request: pytest.FixtureRequest) -> QtBot:
    return PatientBot(request)


@pytest.fixture(scope="session")
def qt_loop(qapp: Any) -> Iterator[asyncio.AbstractEventLoop]:
    """The one loop. It outlives every window: the last one that closes does not end it."""
    from app.bootstrap.loop.qt_loop import QtLoop

    qapp.setQuitOnLastWindowClosed(False)
    loop = QtLoop(qapp)
    yield loop
    loop.run_until_complete(loop.shutdown_asyncgens())
    loop.close()


@pytest.fixture
def run(qt_loop: asyncio.AbstractEventLoop) -> Runner[Any]:
    """Runs a coroutine to its end and gives its result; after minutes it is cancelled and the test fails."""
    return lambda work: qt_loop.run_until_complete(asyncio.wait_for(work, _LONGEST))
