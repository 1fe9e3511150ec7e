"""The bytes of an answer → its JSON messages, whatever the framing turns out to be.

A server that was asked for a stream may send one JSON body, JSON lines, a JSON array or an error page, and some name
the wrong Content-Type for it. The first byte tells: no line of an event stream begins with `{`, `[` or `<`.
"""

from app.adapters.llm.failures import as_json
from app.adapters.sse import MAX_EVENT, SseEvent, SseParser
from app.core.domain.errors import BadAnswer

_BLANK = b"\xef\xbb\xbf \t\r\n"


class Frames:
    """Feed bytes, get events. `whole` is True once the answer is known to be one body and no event stream."""

    def __init__(self) -> None:
        self.head = b""  # the first bytes, to be shown where nothing is understood
        self.whole = False
        self._body = bytearray()
        self._started = False
        self._parser = SseParser()

    def feed(self, data: bytes) -> list[SseEvent]:
        if len(self.head) < 4000:
            self.head += data[:4000]
        if not self._started and (start := self.head.lstrip(_BLANK)):
            self._started = True
            self.whole = start[:1] in b"{[<"
        if not self.whole:
            return self._parser.feed(data)
        self._body += data
        if len(self._body) > MAX_EVENT:
            raise BadAnswer(detail="answer too large")
        return []

    def close(self) -> list[SseEvent]:
        """What was not given yet: the open event, or the whole body (JSON lines one by one)."""
        if not self.whole:
            return self._parser.flush()
        text = self._body.decode("utf-8-sig", "replace").strip()
        lines = [line for line in text.splitlines() if line.strip()]
        if as_json(text) is None and len(lines) > 1 and as_json(lines[0]) is not None:
            return [SseEvent("", line) for line in lines]
        return [SseEvent("", text)]
