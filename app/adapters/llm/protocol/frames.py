"""The bytes of an answer → its JSON messages, whatever the framing turns out to be.

A server that was asked for a stream may send one JSON body, JSON lines, a JSON array or an error page, and some name
the wrong Content-Type for it. The first byte tells: no line of an event stream begins with `{`, `[` or `<`.
"""

from app.adapters.json_text import as_json
from app.adapters.sse import MAX_EVENT, SseEvent, SseParser
from app.core.domain.errors import BadAnswer

_BLANK = b"\xef\xbb\xbf \t\r\n"


class Frames:
    """Feed bytes, get events. `whole` is True while the answer looks like one body and no stream; `empty` while no
    event had anything in it.

    JSON lines come one by one, as soon as each is complete; where the first line is no JSON by itself, the body is one
    (or an array) and comes at the end.
    """

    def __init__(self) -> None:
        self.head = b""  # the first bytes, to be shown where nothing is understood
        self.whole = False
        self.empty = True
        self._body = bytearray()
        self._started = False
        self._lines: bool | None = None  # None: the first line is not complete yet
        self._line_count = 0  # lines
        self._parser = SseParser()

    def feed(self, data: bytes) -> list[SseEvent]:
        if len(self.head) < 4000:
            self.head += data[:4000]
        if not self._started and (start := self.head.lstrip(_BLANK)):
            self._started = True
            if start[:1] in b"{[<":
                self.whole = True
                self._lines = None if start[:1] == b"{" else False
                data = data.lstrip(_BLANK)
        if not self._in_body:
            return self._noted(self._parser.feed(data))
        self._body += data
        events = self._ended_lines(data) if self._lines is not False else []
        if len(self._body) > MAX_EVENT:
            raise BadAnswer(detail="answer too large")
        return events

    def close(self) -> list[SseEvent]:
        """What was not given yet: the open event, the last line, or the whole body."""
        if not self._in_body:
            return self._noted(self._parser.flush())
        rest = self._body.decode("utf-8", "replace").strip()
        self._body.clear()
        return [self._event(rest)] if rest or not self._line_count else []

    @property
    def _in_body(self) -> bool:
        return self.whole or self._line_count > 0

    def _ended_lines(self, news: bytes) -> list[SseEvent]:
        if b"\n" not in news:
            return []
        *ended, rest = bytes(self._body).split(b"\n")
        if self._lines is None:
            self._lines = as_json(ended[0]) is not None
            if not self._lines:
                return []
        self._body[:] = rest
        lines = (line.decode("utf-8", "replace").strip() for line in ended)
        return [self._event(line) for line in lines if line]

    def _event(self, data: str) -> SseEvent:
        self._line_count += 1
        self.whole = self._line_count == 1
        return self._noted([SseEvent("", data)])[0]

    def _noted(self, events: list[SseEvent]) -> list[SseEvent]:
        self.empty = self.empty and not any(event.data.strip() not in ("", "[DONE]") for event in events)
        return events
