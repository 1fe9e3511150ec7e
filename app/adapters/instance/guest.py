"""The side of a process that does not own the data directory: it hands its wish to the owner, and prints."""

import hmac
import secrets
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from threading import RLock, Thread
from types import FrameType
from typing import Any, Protocol

from app.adapters.instance import places
from app.adapters.instance.frames import (
    LONGEST,
    PROTOCOL,
    Command,
    MalformedFrame,
    command_frame,
    decode,
    encode,
    pieces,
    proof,
)
from app.adapters.instance.host import program_version
from app.adapters.instance.lock import Owner, owner_of
from app.core.domain.window_request import WindowRequest

_GREETING = 5.0  # seconds that an owner has to answer
_GLANCE = 0.25  # seconds after which Windows looks whether Ctrl-C was pressed
_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Busy(Exception):
    """There is no owner that serves this wish now: try again, the lock may be free."""


class OtherVersion(Exception):
    """The owner is another version of the program: its own."""


class Streams(Protocol):
    """Standard output, errors and input of this process."""

    def out(self, text: str) -> None: ...

    def err(self, text: str) -> None: ...

    def read_now(self, what: str) -> str: ...

    def read_lines_now(self) -> Iterable[str]: ...


class Guest:
    """`Guest(folder)` connects. Raises `Busy` where nobody answers, `OtherVersion`."""

    def __init__(self, folder: Path) -> None:
        self.owner = owner_of(folder)
        if not self.owner.address:
            raise Busy
        self._buffer = b""
        self._sending = False
        self._reading = False
        self._interrupted = False
        self._turn = RLock()  # to send: a thread reads lines, and a signal may come within any frame
        try:
            self._socket = places.connect(self.owner.address)
        except (OSError, ValueError) as error:
            raise Busy from error
        try:
            self._greet(self.owner)
        except BaseException:
            self._socket.close()
            raise

    def close(self) -> None:
        self._socket.close()

    def open_window(self, request: WindowRequest = WindowRequest(), activation: str = "") -> None:
        """Have the owner's window come to the front, and take a request. Raises `Busy` where it has none."""
        self._request({"wish": "window", **asdict(request), "activation": activation})
        frame = self._receive()
        if not frame.get("done"):
            raise Busy

    def run(self, command: Command, streams: Streams) -> int | None:
        """The exit status; None where the owner ended in the middle. Raises `Busy` where nothing was done."""
        with self._signals():
            self._request({"wish": "run", "command": command_frame(command)})
            started = False
            while True:
                try:
                    frame = self._receive()
                except (OSError, MalformedFrame) as error:
                    if started:
                        return None
                    raise Busy from error
                if frame.get("busy"):
                    raise Busy
                started = True
                if "status" in frame:
                    return int(frame["status"])
                self._take(frame, streams)

    def _take(self, frame: dict[str, Any], streams: Streams) -> None:
        if "out" in frame:
            streams.out(frame["out"])
        elif "err" in frame:
            streams.err(frame["err"])
        elif "lines" in frame:
            Thread(target=self._send_lines, args=(streams,), name="stdin", daemon=True).start()
        elif "read" in frame and self._interrupted:
            self._reply({"in": None})  # Ctrl-C was faster
        elif "read" in frame:
            self._reading = True
            try:
                text = streams.read_now(frame["read"])
            except KeyboardInterrupt:
                self._reply({"in": None})
                return
            finally:
                self._reading = False
            self._send_text(text)

    def _send_text(self, text: str) -> None:
        parts = pieces(text)
        for number, part in enumerate(parts, start=1):
            self._reply({"in": part, "more": number < len(parts)})

    def _send_lines(self, streams: Streams) -> None:
        for line in streams.read_lines_now():
            self._send_text(line)
        self._send_text("")

    @contextmanager
    def _signals(self) -> Iterator[None]:
        """Ctrl-C goes to the owner, which keeps what came; a second one ends this process at once."""

        def take(number: int, _: FrameType | None) -> None:
            if self._reading or self._interrupted:
                raise KeyboardInterrupt
            self._interrupted = True
            if not self._sending:
                self._reply({"interrupt": True})

        before = {number: signal.signal(number, take) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def _greet(self, owner: Owner) -> None:
        self._socket.settimeout(_GREETING)
        nonce = secrets.token_urlsafe(16)
        try:
            self._send({"citewise": PROTOCOL, "nonce": nonce})
            greeting = self._receive(_GREETING)
        except (OSError, MalformedFrame) as error:
            raise Busy from error
        if greeting.get("citewise") != PROTOCOL or greeting.get("version") != program_version():
            raise OtherVersion(str(greeting.get("version", ""))[:40])
        if not hmac.compare_digest(str(greeting.get("proof", "")), proof(owner.token, nonce)):
            raise Busy  # somebody else listens where the owner was

    def _request(self, frame: dict[str, Any]) -> None:
        try:
            self._send({"token": self.owner.token, **frame})
        except OSError as error:
            raise Busy from error

    def _reply(self, frame: dict[str, Any]) -> None:
        """Where the owner has gone, that is heard next."""
        with suppress(OSError):
            self._send(frame)

    def _send(self, frame: dict[str, Any]) -> None:
        with self._turn:
            self._sending = True
            try:
                self._socket.settimeout(None)
                self._socket.sendall(encode(frame))
            finally:
                self._sending = False
        if self._interrupted and "interrupt" not in frame and "in" in frame:
            self._send({"interrupt": True})  # it came while this was sent

    def _receive(self, seconds: float | None = None) -> dict[str, Any]:
        """The next frame. Raises OSError where the owner has gone."""
        while b"\n" not in self._buffer:
            self._socket.settimeout(seconds or (_GLANCE if sys.platform == "win32" else None))
            try:
                more = self._socket.recv(65536)
            except TimeoutError:
                if seconds is not None:
                    raise
                continue  # a glance at Ctrl-C
            if not more:
                raise ConnectionResetError("the owner has gone")
            self._buffer += more
            if len(self._buffer) > 4 * LONGEST and b"\n" not in self._buffer:
                raise MalformedFrame("too long")
        line, _, self._buffer = self._buffer.partition(b"\n")
        return decode(line)
