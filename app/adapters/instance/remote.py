"""The terminal of another process, as the owner of the data directory sees it; fits `cli.terminal.Terminal`."""

import asyncio
import os
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncGenerator, Callable

from app.adapters.instance.frames import MOST_INPUT, Command, MalformedFrame, decode, encode, pieces

Words = Callable[[str, str], str]  # of a text and a language

_GRACE = 3.0  # seconds in which what was stopped is saved, after its terminal has gone
_MOST_WAITING = 64_000_000  # bytes of output that nobody takes


def untranslated(text: str, _language: str) -> str:
    return text


class RemoteTerminal:
    """`cancel` ends the command where it is; `words` puts a sentence of ours into the terminal's language."""

    def __init__(
        self, command: Command, writer: StreamWriter, cancel: Callable[[], object], words: Words = untranslated
    ) -> None:
        self._words = words
        self.is_interactive = command.typed_at
        self.looked_at = command.looked_at
        self.wordy = command.looked_at or command.verbose
        self.locale = command.locale
        self.language = command.language
        self.environment = command.environment
        self.interrupted = False
        self._folder = command.folder
        self._writer = writer
        self._cancel = cancel
        self._act: Callable[[], object] | None = None
        self._input: asyncio.Future[str | None] | None = None
        self._parts: list[str] = []
        self._lines: asyncio.Queue[str] | None = None
        self._waiting = 0  # characters of lines that nobody took yet
        self.endless = False

    def out(self, text: str) -> None:
        self._send("out", text)

    def err(self, text: str) -> None:
        self._send("err", text)

    def complain(self, text: str) -> None:
        self.err(f"citewise: {self._words(text, self.language)}\n")

    async def read(self, what: str) -> str | None:
        """`text`, `document` or `line`; None where it was interrupted."""
        self._input, self._parts = asyncio.get_running_loop().create_future(), []
        self._writer.write(encode({"read": what}))
        try:
            return await self._input
        finally:
            self._input = None

    async def read_lines(self) -> AsyncGenerator[str, None]:
        self._lines = asyncio.Queue()
        self._writer.write(encode({"lines": True}))
        while line := await self._lines.get():
            self._waiting -= len(line)
            yield line

    def end_with_host(self) -> None:
        self.endless = True

    def whole(self, path: str) -> str:
        return os.path.abspath(os.path.join(self._folder, path))

    def on_interrupt(self, act: Callable[[], object] | None) -> None:
        self._act = act

    def interrupt(self) -> None:
        """Ctrl-C: the first one stops what runs, if it can be stopped; the next one ends it."""
        again, self.interrupted = self.interrupted, True
        if self._input is not None:
            self._answer(None)
        elif self._act is not None and not again:
            self._act()
        else:
            self._cancel()

    def end(self, status: int) -> None:
        self._writer.write(encode({"status": status}))

    async def listen(self, reader: StreamReader) -> None:
        """What the other process says, until it has gone."""
        try:
            while line := await reader.readline():
                frame = decode(line)
                if frame.get("interrupt"):
                    self.interrupt()
                elif "in" in frame:
                    self._take(frame["in"], frame.get("more") is True)
        except (MalformedFrame, OSError, ValueError):
            pass
        self.interrupt()
        await asyncio.sleep(_GRACE)
        self._cancel()

    def _take(self, text: object, more: bool) -> None:
        if not isinstance(text, str):
            self._answer(None)
            return
        self._parts.append(text)
        if sum(map(len, self._parts)) + self._waiting > MOST_INPUT:
            self.complain("standard input is too long")
            self._cancel()
        elif not more and self._lines is not None:
            line, self._parts = "".join(self._parts), []
            self._waiting += len(line)
            self._lines.put_nowait(line)
        elif not more:
            self._answer("".join(self._parts))

    def _answer(self, text: str | None) -> None:
        if self._input is not None and not self._input.done():
            self._input.set_result(text)

    def _send(self, where: str, text: str) -> None:
        if self._writer.transport.get_write_buffer_size() > _MOST_WAITING:
            self._cancel()
        for piece in pieces(text) if text else ():
            self._writer.write(encode({where: piece}))
