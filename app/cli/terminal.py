"""The terminal that a command was started in: this process's own, or that of another one that was handed over."""

import contextlib
import logging
import os
import signal
import sys
import threading
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterator, Mapping
from contextvars import ContextVar
from typing import Any, Protocol

from app.cli.locale import terminal_language, user_locale

INTERRUPTED = 130  # the exit status of a command that Ctrl-C ended: 128 and the signal, as in shells
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Terminal(Protocol):
    @property
    def is_interactive(self) -> bool:
        """A person can answer."""

    @property
    def looked_at(self) -> bool:
        """A person sees how a line changes."""

    @property
    def wordy(self) -> bool:
        """Whether progress is told, too."""

    @property
    def locale(self) -> str:
        """BCP 47."""

    @property
    def language(self) -> str:
        """That sentences are printed in: one of `locale.LANGUAGES`."""

    @property
    def environment(self) -> Mapping[str, str]:
        """The variables that settings can have; of another process only those."""

    def out(self, text: str) -> None: ...

    def err(self, text: str) -> None: ...

    async def read(self, what: str) -> str | None:
        """`text`: standard input to its end; `document`: the same, in UTF-8 whatever the console has; `line`; `secret`.

        A secret is a line that is not shown. None where the user interrupted.
        """

    def read_lines(self) -> AsyncGenerator[str, None]:
        """Standard input line by line, in UTF-8, beside all that is put out; to its end."""

    def whole(self, path: str) -> str:
        """The absolute path of one that was given on the command line."""

    def on_interrupt(self, act: Callable[[], object] | None) -> None:
        """What Ctrl-C does from now on; None: it ends the command."""

    def end_with_host(self) -> None:
        """This command has no end of its own: whoever runs it interrupts it when somebody else is to take over."""


class OwnTerminal:
    """Standard output, errors and input of this process."""

    endless = False
    encoding = "utf-8"  # of standard error, as the system has it
    saved_language: Callable[[], str] = staticmethod(lambda: "")  # by the settings; asked when something is printed
    _act: Callable[[], object] | None = None
    _end: Callable[[], object] | None = None  # ends the command, where nothing else is to be done

    @property
    def is_interactive(self) -> bool:
        return sys.stdin is not None and sys.stdin.isatty()

    @property
    def looked_at(self) -> bool:
        return sys.stderr is not None and sys.stderr.isatty()

    @property
    def wordy(self) -> bool:
        return self.looked_at or logging.getLogger().isEnabledFor(logging.INFO)

    @property
    def locale(self) -> str:
        return user_locale()

    @property
    def language(self) -> str:
        return terminal_language(os.environ, self.encoding, self.looked_at, self.saved_language)

    @property
    def environment(self) -> Mapping[str, str]:
        return os.environ

    def out(self, text: str) -> None:
        if sys.stdout is not None:  # a program for windows alone has none
            sys.stdout.write(text)
            sys.stdout.flush()

    def err(self, text: str) -> None:
        if sys.stderr is not None:
            sys.stderr.write(text)
            sys.stderr.flush()

    def read_now(self, what: str) -> str:
        if what == "secret":
            with _hidden_input():
                return sys.stdin.readline()
        if what == "line":
            return sys.stdin.readline()
        if what == "document":
            return sys.stdin.buffer.read().decode("utf-8", "replace")
        return sys.stdin.read()

    async def read(self, what: str) -> str | None:
        """Beside the loop: whoever else is served here goes on meanwhile."""
        if sys.platform == "win32":  # there Ctrl-C reaches the main thread alone
            return self.read_now(what)
        import asyncio  # costs `inspect` 30 ms

        loop = asyncio.get_running_loop()
        result: asyncio.Future[str | None] = loop.create_future()

        def settle(text: str | None, error: Exception | None = None) -> None:
            if result.done():
                return
            if error is not None:
                result.set_exception(error)
            else:
                result.set_result(text)

        def wait() -> None:
            text, problem = "", None
            try:
                text = self.read_now(what)
            except Exception as error:
                problem = error
            with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop is closed
                loop.call_soon_threadsafe(settle, text, problem)

        before = self._act
        self.on_interrupt(lambda: settle(None))
        threading.Thread(target=wait, name="stdin", daemon=True).start()
        try:
            with _hidden_input() if what == "secret" else contextlib.nullcontext():  # the thread may wait for ever
                return await result
        finally:
            self.on_interrupt(before)

    def read_lines_now(self) -> Iterator[str]:
        return input_lines()

    async def read_lines(self) -> AsyncGenerator[str, None]:
        import asyncio

        loop = asyncio.get_running_loop()
        lines: asyncio.Queue[str] = asyncio.Queue()

        def put() -> None:
            with contextlib.suppress(RuntimeError):  # nobody waits any more: the loop is closed
                for line in input_lines():
                    loop.call_soon_threadsafe(lines.put_nowait, line)
                loop.call_soon_threadsafe(lines.put_nowait, "")

        threading.Thread(target=put, name="stdin", daemon=True).start()
        while line := await lines.get():
            yield line

    def whole(self, path: str) -> str:
        return os.path.abspath(path)

    def end_with_host(self) -> None:
        self.endless = True

    async def run(self, command: Coroutine[Any, Any, int]) -> int:
        """The command's exit status. Ctrl-C ends it tidily, wherever it waits; a second one at once.

        `KeyboardInterrupt` strikes wherever the program happens to be: in a callback of Qt's it is only printed."""
        import asyncio

        task, interrupted = asyncio.current_task(), asyncio.Event()

        def end() -> None:
            interrupted.set()
            self._end = None
            self.on_interrupt(None)
            if task is not None:
                task.cancel()

        self._end = end
        self.on_interrupt(None)
        try:
            return await command
        except asyncio.CancelledError:
            if task is None or not interrupted.is_set() or task.uncancel():  # somebody else cancelled it
                raise
            return INTERRUPTED
        finally:
            self._end = None
            self.on_interrupt(None)

    def interrupt(self) -> None:
        """As Ctrl-C, where there is something to be done about it."""
        if self._act is not None:
            self._act()

    def on_interrupt(self, act: Callable[[], object] | None) -> None:
        import asyncio

        self._act, handler = act, act or self._end
        loop = asyncio.get_running_loop()
        for number in _SIGNALS:
            # Windows has no such handlers, there Ctrl-C ends the program; nor has a thread beside the main one.
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                if handler is None:
                    loop.remove_signal_handler(number)
                else:
                    loop.add_signal_handler(number, handler)


def input_lines() -> Iterator[str]:
    """Standard input to its end. It is read without Python's own buffer, whose lock a thread that waits for ever keeps
    at the program's end."""
    number = sys.stdin.fileno()
    parts: list[bytes] = []
    while more := _read_bytes(number):
        rest, *lines = more.split(b"\n")
        parts.append(rest)
        for line in lines:
            yield b"".join(parts).decode("utf-8", "replace") + "\n"
            parts = [line]
    if last := b"".join(parts):
        yield last.decode("utf-8", "replace") + "\n"


def _read_bytes(number: int) -> bytes:
    try:
        return os.read(number, 65536)
    except OSError:  # the other side of a pseudo-terminal has gone
        return b""


@contextlib.contextmanager
def _hidden_input() -> Iterator[None]:
    """What is typed within this is not shown; Windows' console is left as it is."""
    if sys.platform == "win32":
        yield
        return
    import termios

    try:
        number = sys.stdin.fileno()
        before = termios.tcgetattr(number)
    except (OSError, ValueError, termios.error):  # no terminal
        yield
        return
    silent = [*before]
    silent[3] &= ~termios.ECHO
    try:
        termios.tcsetattr(number, termios.TCSADRAIN, silent)
        yield
    finally:
        termios.tcsetattr(number, termios.TCSADRAIN, before)


OWN = OwnTerminal()
_current: ContextVar[Terminal] = ContextVar("terminal", default=OWN)


def terminal() -> Terminal:
    """The one of the command that runs in this task."""
    return _current.get()


class Interrupted(Exception):
    """The user pressed Ctrl-C where something was to be typed."""


async def read(what: str) -> str:
    """Of the current terminal, as `Terminal.read`. Raises `Interrupted`."""
    text = await terminal().read(what)
    if text is None:
        raise Interrupted
    return text


@contextlib.contextmanager
def using(other: Terminal) -> Iterator[None]:
    """For a command that was started in another process: within this, all that is said goes there."""
    token = _current.set(other)
    try:
        yield
    finally:
        _current.reset(token)
