"""One connection of the server: uvicorn's, left in time where its other end stalls."""

import asyncio
import json
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from app.gateway.doors.limits import Limits
from app.gateway.errors import Refusal, any_error

LIMITS = Limits()


class Connection(H11Protocol):
    """uvicorn waits for ever for a first request, for its last header and for a reader; and it accepts them all."""

    limits = LIMITS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._head: asyncio.TimerHandle | None = None
        self._reader: asyncio.TimerHandle | None = None
        self._drained = 0
        if len(self.connections) > self.limits.connections:
            self._refuse("503 Service Unavailable", Refusal(503, "There are too many connections.", "overloaded"))
        else:
            self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._head, self._reader):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.cycle is not None and self.cycle.response_complete and not self._is_idle():
            self._drained += len(data)
            if self._drained > self.limits.drained_bytes:
                self.transport.close()
                return
        super().data_received(data)

    def on_response_complete(self) -> None:
        self._drained = 0
        super().on_response_complete()
        if not self.transport.is_closing():
            self._expect_head()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reader = self.loop.call_later(self.limits.reader_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reader is not None:
            self._reader.cancel()

    def _expect_head(self) -> None:
        if self._head is not None:
            self._head.cancel()
        self._head = self.loop.call_later(self.limits.head_seconds, self._check_head)

    def _check_head(self) -> None:
        """Where no request is under way, none came whole since the last one ended."""
        if self.transport.is_closing() or (self.cycle is not None and not self.cycle.response_complete):
            return
        if self._is_idle() and self.conn.trailing_data[0]:
            self._refuse("408 Request Timeout", Refusal(408, "The request came too slowly.", "timeout"))
        self.transport.close()

    def _is_idle(self) -> bool:
        """Nothing is left of the last request's body."""
        state: Any = self.conn.their_state
        return str(state) == "IDLE"

    def send_400_response(self, msg: str) -> None:
        """In place of uvicorn's, which is no JSON."""
        self._refuse(
            "400 Bad Request", Refusal(400, "The request is no HTTP, or its head is too long.", "invalid_http")
        )

    def _refuse(self, status: str, refusal: Refusal) -> None:
        body = json.dumps(any_error(refusal)).encode("ascii")
        head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        self.transport.write(f"{head}Connection: close\r\n\r\n".encode("ascii") + body)
        self.transport.close()
