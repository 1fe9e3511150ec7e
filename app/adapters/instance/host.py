"""The owner's side: serves the commands of other processes, each with the terminal it was started in."""

import asyncio
import hmac
import logging
import os
import secrets
import socket
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from app.adapters.instance import places
from app.adapters.instance.frames import (
    LONGEST,
    PROTOCOL,
    Command,
    MalformedFrame,
    command_of,
    decode,
    encode,
    proof,
    window_request_of,
)
from app.adapters.instance.lock import Lock, Owner
from app.adapters.instance.remote import RemoteTerminal, Words, untranslated
from app.core.domain.window_request import WindowRequest
from app.core.streams import Started

_GREETING = 5.0  # seconds
_MOST_GUESTS = 64

log = logging.getLogger(__name__)

Serve = Callable[[Command, RemoteTerminal], Awaitable[int]]  # gives the exit status
Listen = Callable[[Path], tuple[socket.socket, str]]
Window = Callable[[WindowRequest, str], object]  # and what the desktop wants for bringing it forward


def program_version() -> str:
    try:
        return version("citewise")
    except PackageNotFoundError:
        return ""


class Host:
    """`start` when everything can be served; at the end `finish`, then the services close, then the lock is released.

    `window` is None where there is no window. `retiring` is called when nobody is taken in any more.
    """

    def __init__(
        self,
        lock: Lock,
        folder: Path,
        serve: Serve,
        window: Window | None = None,
        listen: Listen = places.listen,
        retiring: Callable[[], object] | None = None,
        words: Words = untranslated,
    ) -> None:
        self._words = words
        self._lock = lock
        self._folder = folder
        self._serve = serve
        self._window = window
        self._listen = listen
        self._retiring = retiring
        self._token = secrets.token_urlsafe(32)
        self._address = ""
        self._server: asyncio.Server | None = None
        self._guests: set[asyncio.Task[None]] = set()
        self._terminals: set[RemoteTerminal] = set()
        self._nobody = asyncio.Event()
        self._nobody.set()

    @property
    def guests(self) -> int:
        return len(self._guests)

    async def start(self) -> None:
        listening, self._address = self._listen(self._folder)
        start = asyncio.start_unix_server if self._address.startswith("unix:") else asyncio.start_server
        self._server = await start(self._take, sock=listening, limit=LONGEST)
        self._lock.write_owner(Owner(os.getpid(), self._address, self._token))

    def retire(self) -> None:
        """Take nobody in any more: who comes now waits for the lock."""
        server, self._server = self._server, None
        self._window = None
        if server is None:
            return
        server.close()
        self._end_endless()
        with suppress(OSError):  # whatever the disk refuses: who comes finds nobody, and what is closed next is closed
            places.forget(self._address)
            self._lock.write_owner(Owner(os.getpid()))

    def _end_endless(self) -> None:
        """Nobody waits for a command that has no end of its own: it is started anew, where there is an owner again."""
        if self._retiring is not None:
            self._retiring()
        for terminal in list(self._terminals):
            if terminal.endless:
                terminal.interrupt()

    async def finish(self) -> None:
        """Retire, and wait for those who are served."""
        self.retire()
        await self._nobody.wait()

    def interrupt(self) -> None:
        """As if everybody who is served had pressed Ctrl-C: what came is kept."""
        for terminal in list(self._terminals):
            terminal.interrupt()

    async def close(self) -> None:
        """At once."""
        self.retire()
        for task in (tasks := list(self._guests)):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One connection, one wish. Ends by returning in any case: asyncio reports a handler that was cancelled."""
        task = asyncio.current_task()
        assert task is not None
        self._guests.add(task)
        self._nobody.clear()
        try:
            await self._greet(reader, writer)
            await writer.drain()
            writer.close()
            await writer.wait_closed()
        except asyncio.CancelledError:
            writer.transport.abort()
        except (MalformedFrame, OSError, TimeoutError, ValueError, LookupError) as error:
            log.info("a connection ended: %s", type(error).__name__)
            writer.transport.abort()
        finally:
            self._guests.discard(task)
            if not self._guests:
                self._nobody.set()

    async def _greet(self, reader: StreamReader, writer: StreamWriter) -> None:
        if not places.is_own(writer.get_extra_info("socket")) or len(self._guests) > _MOST_GUESTS:
            return
        async with asyncio.timeout(_GREETING):
            hello = decode(await reader.readline())
            proved = proof(self._token, str(hello["nonce"]))
            writer.write(encode({"citewise": PROTOCOL, "version": program_version(), "proof": proved}))
            request = decode(await reader.readline())
        if not hmac.compare_digest(str(request["token"]).encode(), self._token.encode()):
            return
        if request["wish"] == "run" and self._server is not None:
            await self._run(command_of(request["command"]), reader, writer)
        elif request["wish"] == "window" and self._window is not None:
            self._window(window_request_of(request), str(request["activation"]))
            writer.write(encode({"done": True}))
        else:
            writer.write(encode({"busy": True}))
            if request["wish"] == "window":  # it waits for the lock: no further command comes before it
                self.retire()

    async def _run(self, command: Command, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        terminal = RemoteTerminal(command, writer, task.cancel, self._words)
        self._terminals.add(terminal)
        hearing = Started[Any](terminal.listen(reader))
        try:
            terminal.end(await self._status(command, terminal, task))
            await writer.drain()
        finally:
            self._terminals.discard(terminal)
            with suppress(asyncio.CancelledError):
                await hearing.cancel()

    async def _status(self, command: Command, terminal: RemoteTerminal, task: asyncio.Task[None]) -> int:
        try:
            return await self._serve(command, terminal)
        except asyncio.CancelledError:
            if not terminal.interrupted:
                raise
            task.uncancel()
            return 130
        except Exception:  # a bug: the command ends like any other, and the log has the whole of it
            log.exception("a command of another process failed")
            terminal.complain("Something went wrong inside Citewise; its log has more.")
            return 1
