"""What is measured of a request, with time that stands still until it is moved."""

import anyio.lowlevel
import pytest
from starlette.types import Message

from app.gateway.doors.limits import Body, Limits
from app.gateway.errors import Refusal


async def test_time_in_the_queue_is_not_time_of_sending() -> None:
    now = [0.0]

    async def receive() -> Message:
        await anyio.lowlevel.checkpoint()
        return {"type": "http.request", "body": b"{", "more_body": True}

    body = Body(receive, Limits(body_seconds=15.0), lambda: now[0])
    now[0] = 29.0
    assert (await body.receive())["body"] == b"{"
    now[0] = 45.0
    with pytest.raises(Refusal, match="too slowly"):
        await body.receive()
