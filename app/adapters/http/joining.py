"""What one read of a connection brought is one piece of the body, however many chunks it was sent in.

A server sends each word as a chunk of its own. Behind the parser stand httpcore, httpx, our limits and a decoder, whose
work is as much for one chunk as for twenty.
"""

from typing import Any

import h11
import httpx


class JoiningParser:
    """Around a connection of h11, as httpcore uses it."""

    def __init__(self, parser: h11.Connection) -> None:
        self._parser = parser
        self._next: Any = None  # an event or error that came behind the data

    def __getattr__(self, name: str) -> Any:
        return getattr(self._parser, name)

    def next_event(self) -> Any:
        event, self._next = self._next, None
        if event is None:
            event = self._parser.next_event()
        if isinstance(event, Exception):
            raise event
        if not isinstance(event, h11.Data):
            return event
        pieces: list[bytes] = []
        while isinstance(event, h11.Data):
            pieces.append(event.data)
            try:
                event = self._parser.next_event()
            except h11.RemoteProtocolError as exc:
                event = exc
        if event is not h11.NEED_DATA and event is not h11.PAUSED:  # those it says again
            self._next = event
        return h11.Data(b"".join(pieces))

    def start_next_cycle(self) -> None:
        self._next = None
        self._parser.start_next_cycle()


def join_chunks(response: httpx.Response) -> None:
    """From now on, for this connection. httpcore has no place for it; where it is built otherwise, all works too."""
    holder: Any = response.stream
    for name in ("_httpcore_stream", "_stream", "_connection"):
        holder = getattr(holder, name, None)
    if isinstance(parser := getattr(holder, "_h11_state", None), h11.Connection):
        holder._h11_state = JoiningParser(parser)
