"""A server as a child process, spoken to in lines of JSON.

In place of the SDK's own transport, which collects a line of any length and does not let its reader see the end.
"""

import os
import re
import sys
from collections import deque
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import anyio
import mcp_types as types
from anyio.abc import ByteReceiveStream, Process
from mcp.client.stdio import get_default_environment
from mcp.shared.message import SessionMessage

LONGEST = 8_000_000  # bytes of one message
_SKIPPED = 256_000_000  # bytes of one message after which its server is left
_EDGE = 400  # bytes at both ends of a message that is too long, where its id stands
_ID = re.compile(rb'"id"\s*:\s*(\d{1,18}|"[^"\\]{1,80}")')
_ALSO = ("LANG", "LC_ALL", "LC_CTYPE", "TMPDIR", "TZ")
_GRACE = 1.0  # seconds to end by itself once its input is closed, and again once it was asked to
_LOG_LINES, _LOG_LINE = 200, 500
TOO_LARGE = "the result is larger than 8 MB"
NOT_UNDERSTOOD = "the result is not understood"


@dataclass
class Child:
    """What is known of a child beside what it says: its log, and that it is gone."""

    log: deque[str] = field(default_factory=lambda: deque(maxlen=_LOG_LINES))
    closed: anyio.Event = field(default_factory=anyio.Event)


def environment(own: Mapping[str, str]) -> dict[str, str]:
    """PATH, HOME and the like, and what the user set for this server: none of this program's keys."""
    also = {name: os.environ[name] for name in _ALSO if name in os.environ}
    return {**get_default_environment(), **also, **own}


@asynccontextmanager
async def stdio_transport(
    command: str, args: Sequence[str], env: Mapping[str, str], child: Child
) -> AsyncGenerator[Any, None]:
    """The two streams that the SDK wants. Raises `OSError` where the command cannot be started."""
    process = await _started(command, args, environment(env))
    to_session, incoming = anyio.create_memory_object_stream[SessionMessage | Exception](0)
    outgoing, from_session = anyio.create_memory_object_stream[SessionMessage](0)

    async def read() -> None:
        assert process.stdout is not None
        try:
            async with to_session:
                try:
                    async for message in _messages(process.stdout):
                        await to_session.send(message)
                finally:
                    child.closed.set()  # before any call hears of it
        except (anyio.ClosedResourceError, anyio.BrokenResourceError, ConnectionError):
            pass  # the end of either side

    async def write() -> None:
        assert process.stdin is not None
        try:
            async with from_session:
                async for message in from_session:
                    line = message.message.model_dump_json(by_alias=True, exclude_unset=True)
                    await process.stdin.send(f"{line}\n".encode())
        except (anyio.ClosedResourceError, anyio.BrokenResourceError, OSError):
            child.closed.set()

    async def follow_log() -> None:
        assert process.stderr is not None
        with suppress(anyio.ClosedResourceError, anyio.BrokenResourceError, OSError):
            await _follow(process.stderr, child.log)

    async with anyio.create_task_group() as tasks:
        for part in (read, write, follow_log):
            tasks.start_soon(part)
        try:
            yield incoming, outgoing
        finally:
            with anyio.CancelScope(shield=True):
                await _end(process)
            tasks.cancel_scope.cancel()
            for stream in (to_session, incoming, outgoing, from_session):
                stream.close()


async def _started(command: str, args: Sequence[str], env: dict[str, str]) -> Process:
    if sys.platform == "win32":
        from mcp.os.win32.utilities import create_windows_process, get_windows_executable_command

        program = await anyio.to_thread.run_sync(get_windows_executable_command, command)
        return cast(Process, await create_windows_process(program, list(args), env, cast(Any, -1), Path.home()))
    return await anyio.open_process([command, *args], env=env, cwd=Path.home(), start_new_session=True)


async def _end(process: Process) -> None:
    """Its input is closed, then it is asked to go with all that it started, then made to."""
    with suppress(OSError, anyio.BrokenResourceError, anyio.ClosedResourceError):
        if process.stdin is not None:
            await process.stdin.aclose()
    with anyio.move_on_after(_GRACE):
        while process.returncode is None:  # noqa: ASYNC110  # `wait` waits for its pipes too
            await anyio.sleep(0.01)
    if sys.platform == "win32":
        from mcp.os.win32.utilities import close_process_job, terminate_windows_process_tree

        await terminate_windows_process_tree(process)
        close_process_job(process)
    else:
        from mcp.os.posix.utilities import terminate_posix_process_tree

        await terminate_posix_process_tree(process, _GRACE)  # also what it left behind
    with anyio.move_on_after(_GRACE):
        while process.returncode is None:  # noqa: ASYNC110  # `wait` waits for its pipes too
            await anyio.sleep(0.01)
    for stream in (process.stdout, process.stderr):
        if stream is not None:
            with suppress(OSError, anyio.BrokenResourceError, anyio.ClosedResourceError):
                await stream.aclose()


async def _messages(stdout: ByteReceiveStream) -> AsyncGenerator[SessionMessage | Exception, None]:
    """A message a line; one that is too long is an error of the call that it answers, as far as that can be seen."""
    line = _Line()
    async for chunk in stdout:
        first, *others = chunk.split(b"\n")
        line.add(first)
        for other in others:
            if (message := line.message()) is not None:
                yield message
            line = _Line()
            line.add(other)
        if line.size > _SKIPPED:
            return


@dataclass
class _Line:
    parts: list[bytes] = field(default_factory=list)
    size: int = 0
    tail: bytes = b""

    def add(self, part: bytes) -> None:
        self.size += len(part)
        if self.size <= LONGEST:
            self.parts.append(part)
            return
        if not self.tail:
            self.parts = [b"".join(self.parts)[:_EDGE]]
        self.tail = (self.tail + part)[-_EDGE:]

    def message(self) -> SessionMessage | Exception | None:
        text = b"".join(self.parts)
        if self.tail:
            return _refused(text, self.tail, TOO_LARGE) or ValueError(TOO_LARGE)
        if not text.strip():
            return None
        try:
            return SessionMessage(types.jsonrpc_message_adapter.validate_json(text, by_name=False))
        except ValueError as error:
            is_response = (
                text.lstrip().startswith(b"{") and b'"jsonrpc"' in text[:_EDGE] and b'"method"' not in text[:_EDGE]
            )
            return (_refused(text[:_EDGE], text[-_EDGE:], NOT_UNDERSTOOD) if is_response else None) or error


def _refused(begin: bytes, end: bytes, words: str) -> SessionMessage | None:
    """An error in place of a response that is of no use: its call does not wait in vain."""
    match = _ID.search(begin) or _ID.search(end)
    if match is None:
        return None
    id = match.group(1).decode()
    number = int(id) if id.isdigit() else id.strip('"')
    error = types.ErrorData(code=types.INTERNAL_ERROR, message=words)
    return SessionMessage(types.JSONRPCError(jsonrpc="2.0", id=number, error=error))


async def _follow(stderr: ByteReceiveStream, log: "deque[str]") -> None:
    rest = b""
    async for chunk in stderr:
        *lines, rest = (rest + chunk).split(b"\n")
        rest = rest[-_LOG_LINE:]
        log.extend(line[:_LOG_LINE].decode("utf-8", "replace").rstrip() for line in lines)
    if rest:
        log.append(rest.decode("utf-8", "replace"))
