"""Ctrl-C in this process's own terminal: with real signals."""

import asyncio
import io
import os
import signal
import sys

import pytest

from app.cli.terminal import INTERRUPTED, OwnTerminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C ends the program")


def press() -> None:
    os.kill(os.getpid(), signal.SIGINT)


async def test_ctrl_c_ends_a_command_wherever_it_waits_and_lets_it_tidy_up() -> None:
    here, tidied = OwnTerminal(), asyncio.Event()

    async def command() -> int:
        try:
            press()
            await asyncio.Event().wait()
        finally:
            tidied.set()
        return 0

    assert await here.run(command()) == INTERRUPTED
    assert tidied.is_set()


async def test_ctrl_c_between_a_prompt_and_its_answer_is_never_lost() -> None:
    class PressedAtOnce:
        def __del__(self) -> None:  # where an exception would be printed and forgotten
            press()

    async def command() -> int:
        made = PressedAtOnce()
        del made
        await asyncio.Event().wait()
        return 0

    assert await OwnTerminal().run(command()) == INTERRUPTED


async def test_behind_an_answer_ctrl_c_does_again_what_it_did_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    here, stopped = OwnTerminal(), asyncio.Event()

    async def command() -> int:
        here.on_interrupt(stopped.set)
        assert await here.read("line") == "y\n"
        press()
        await stopped.wait()
        return 7

    assert await here.run(command()) == 7


async def test_what_somebody_else_cancels_is_no_interrupt() -> None:
    async def command() -> int:
        task = asyncio.current_task()
        assert task is not None
        task.cancel()
        await asyncio.Event().wait()
        return 0

    with pytest.raises(asyncio.CancelledError):
        await OwnTerminal().run(command())


async def test_python_hears_ctrl_c_itself_when_the_command_has_ended() -> None:
    before = signal.getsignal(signal.SIGINT)

    async def command() -> int:
        return 0

    assert await OwnTerminal().run(command()) == 0
    assert signal.getsignal(signal.SIGINT) in (before, signal.default_int_handler)
