"""What stays with the client of `citewise mcp` while the processes behind it change.

The session itself runs in a child, which owns the data directory or is served by its owner. An owner gives way when a
window opens, and ends when its window closes: the child ends with it, a new one takes its place, and the client does
not notice more than an error for what was under way.
"""

import json
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

from app.adapters.child.start import ChildProcess, command, start_child
from app.cli.output import announce, fail, notify
from app.cli.terminal import input_lines
from app.cli.translation import tr

INTERRUPTED = 75  # exit status of a child whose owner gave way or ended (EX_TEMPFAIL)
_FINAL = (0, 1, 2, 130)  # statuses after which another child would fare no better
_SHORT_LIFE = 5.0  # seconds; a child that ends sooner
_MOST_SHORT_LIVES = 5  # in a row
_YOUNGEST_LOSS = 2.0  # seconds; a call that is younger got nowhere yet
_OWN_ID = "citewise-relay"  # of the greeting that the client did not send
_INTERNAL_ERROR = -32603


def relay_mcp(arguments: Sequence[str]) -> int:
    """arguments: of the command line, `mcp` among them."""
    relay = Relay(lambda: start_child([*command(arguments[0]), *arguments[1:], "--session"], shares_log=True))
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, relay.end)
    threading.Thread(target=relay.read_client, name="stdin", daemon=True).start()
    return relay.run()


@dataclass(frozen=True)
class _Request:
    line: str
    is_call: bool
    time: float

    def has_failed(self, now: float) -> bool:
        return self.is_call and now - self.time > _YOUNGEST_LOSS


@dataclass
class Relay:
    """`run` in the main thread, `read_client` in another. `write`: a line to the client; `lines`: those of it."""

    start: Callable[[], ChildProcess]
    write: Callable[[str], None] = field(default=lambda line: _write(line))
    lines: Callable[[], Iterable[str]] = input_lines
    _child: ChildProcess | None = None
    _lock: threading.Lock = field(default_factory=threading.Lock)
    _early: list[str] = field(default_factory=list)  # came while there was no child
    _open: dict[str, "_Request"] = field(default_factory=dict)  # those without a response, by their ids as JSON
    _greeting: str = ""  # the client's `initialize`
    _greeted: str = ""  # its `notifications/initialized`
    _client_ended: bool = False
    _ending: bool = False

    def run(self) -> int:
        """Until the client has gone; the exit status."""
        short_lives = 0
        while True:
            started_at = time.monotonic()
            child = self.start()
            self._connect(child)
            assert child.stdout is not None
            with child.stdout:
                for line in child.stdout:
                    self._from_child(line.decode("utf-8", "replace"))
            status = child.wait()
            self._disconnect()
            if self._ending or self._client_ended or status in _FINAL:
                return 130 if self._ending else status if status in _FINAL else 0
            short_lives = short_lives + 1 if time.monotonic() - started_at < _SHORT_LIFE else 0
            if short_lives >= _MOST_SHORT_LIVES:
                return fail(tr("the tools ended again and again; see the lines above"))
            announce(tr("starting the tools again"))

    def read_client(self) -> None:
        for line in self.lines():
            with self._lock:
                self._note(line)
                if self._child is None:
                    self._early.append(line)
                else:
                    self._send(line)
        with self._lock:
            self._client_ended = True
            self._close_input()

    def end(self, number: int, frame: FrameType | None) -> None:
        """On a signal: the child saves what it has, and ends."""
        self._ending = True
        if (child := self._child) is not None:
            child.terminate()

    def _connect(self, child: ChildProcess) -> None:
        """A new child hears the client's greeting first, then what came while there was none."""
        with self._lock:
            self._child = child
            if self._greeting and _key(_parsed(self._greeting)) not in self._open:
                message = {**_parsed(self._greeting), "id": _OWN_ID}
                self._send(json.dumps(message) + "\n")
                if self._greeted:
                    self._send(self._greeted)
            lines, self._early = self._early, []
            for line in lines:
                self._send(line)
            if self._client_ended:
                self._close_input()

    def _disconnect(self) -> None:
        """What costs nothing is sent again to the next child, and so is a call that has just begun; others failed."""
        now = time.monotonic()
        with self._lock:
            self._close_input()
            self._child = None
            early = {_key(_parsed(line)) for line in self._early}
            failed = {key: one for key, one in self._open.items() if key not in early and one.has_failed(now)}
            self._early[:0] = [one.line for key, one in self._open.items() if key not in early and key not in failed]
            for key in failed:
                del self._open[key]
        for key in failed:
            error = {"code": _INTERNAL_ERROR, "message": "Citewise was interrupted during this call. Call it again."}
            self.write(json.dumps({"jsonrpc": "2.0", "id": json.loads(key), "error": error}) + "\n")

    def _note(self, line: str) -> None:
        """What has to be known of a client's message when the child that heard it is gone."""
        message = _parsed(line)
        if message.get("method") == "initialize":
            self._greeting, self._greeted = line, ""
        elif message.get("method") == "notifications/initialized":
            self._greeted = line
        if key := _key(message):
            self._open[key] = _Request(line, message["method"] == "tools/call", time.monotonic())
        if message.get("method") == "notifications/cancelled" and isinstance(params := message.get("params"), dict):
            self._open.pop(json.dumps(params.get("requestId")), None)

    def _from_child(self, line: str) -> None:
        """Nothing but messages goes to the client: what else was printed is for the log."""
        message = _parsed(line)
        if "jsonrpc" not in message:
            notify(line)
            return
        if "method" not in message:
            if message.get("id") == _OWN_ID:
                return
            with self._lock:
                self._open.pop(json.dumps(message.get("id")), None)
        self.write(line)

    def _send(self, line: str) -> None:
        """To a child that has just gone, in vain: its end is heard next."""
        assert self._child is not None
        assert self._child.stdin is not None
        with suppress(OSError, ValueError):
            self._child.stdin.write(line.encode("utf-8", "replace"))
            self._child.stdin.flush()

    def _close_input(self) -> None:
        if self._child is not None and self._child.stdin is not None:
            with suppress(OSError):
                self._child.stdin.close()


def _parsed(line: str) -> dict[str, Any]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}


def _key(message: dict[str, Any]) -> str:
    """Of a request; empty for what expects no response."""
    return json.dumps(message["id"]) if "method" in message and message.get("id") is not None else ""


def _write(line: str) -> None:
    with suppress(OSError):  # the client has gone; the end of its input says so too
        sys.stdout.write(line)
        sys.stdout.flush()
