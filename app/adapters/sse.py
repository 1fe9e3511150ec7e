"""Server-sent events: an incremental parser without I/O, after the WHATWG rules for event streams.

Our own, because httpx-sse offers its line decoder only under a private name, holds back a line that ends in a lone CR
until more arrives, and drops the event that is pending when the connection closes.
"""

import codecs
import re
from dataclasses import dataclass

from app.core.domain.errors import BadAnswer

MAX_EVENT = 24 * 1024 * 1024  # characters; a server that never ends a line must not fill the memory
_LINE_END = re.compile(r"\r\n|\n|\r")


@dataclass(frozen=True)
class SseEvent:
    """`event` is empty where the stream names none; `data`: the data lines, joined by LF; `id`: the last one seen."""

    event: str
    data: str
    id: str = ""


class SseParser:
    """Bytes in any pieces → events, each as soon as its blank line is there. `limit`: characters of one event."""

    def __init__(self, limit: int = MAX_EVENT) -> None:
        self._limit = limit
        self._decoder = codecs.getincrementaldecoder("utf-8-sig")("replace")
        self._after_cr = False  # the next LF belongs to a line that has already ended
        self._line: list[str] = []
        self._size = 0
        self._event = ""
        self._data: list[str] = []
        self._id = ""

    def feed(self, data: bytes) -> list[SseEvent]:
        """The events that these bytes complete. Raises `BadAnswer` when one grows beyond the limit."""
        return self._take(self._decoder.decode(data))

    def flush(self) -> list[SseEvent]:
        """The events that are still open when the connection closes."""
        events = self._take(self._decoder.decode(b"", final=True))
        self._end_line(events)
        self._end_line(events)
        return events

    def _take(self, text: str) -> list[SseEvent]:
        events: list[SseEvent] = []
        if not text:
            return events
        if self._after_cr and text[0] == "\n":
            text = text[1:]
            self._after_cr = False
            if not text:
                return events
        self._after_cr = text.endswith("\r")
        *ended, rest = _LINE_END.split(text)
        for piece in ended:
            self._grow(piece)
            self._end_line(events)
        self._grow(rest)
        return events

    def _grow(self, piece: str) -> None:
        if piece:
            self._line.append(piece)
            self._size += len(piece)
        if self._size > self._limit:
            raise BadAnswer(detail="event too large")

    def _end_line(self, events: list[SseEvent]) -> None:
        line = "".join(self._line)
        self._line.clear()
        if line:
            self._field(line)
            return
        if self._data:
            events.append(SseEvent(self._event, "\n".join(self._data), self._id))
        self._event, self._data, self._size = "", [], 0

    def _field(self, line: str) -> None:
        name, _, value = line.partition(":")  # a comment has an empty name
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "event":
            self._event = value
        elif name == "id" and "\0" not in value:
            self._id = value
