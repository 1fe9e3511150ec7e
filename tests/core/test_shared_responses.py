"""What several turns need at the same time is asked once, and asked again by another where that fails."""

import asyncio

import pytest

from app.core.domain.errors import Unreachable
from app.core.streams import SharedResponses
from tests.leaping import Leaping


class Model:
    def __init__(self) -> None:
        self.calls = 0
        self.gate = asyncio.Event()
        self.fails = False

    async def reply(self) -> str:
        self.calls += 1
        call = self.calls
        await self.gate.wait()
        if self.fails and call == 1:
            raise Unreachable("model")
        return f"reply {call}"


async def test_whoever_comes_first_asks_and_the_others_wait() -> None:
    shared, model = SharedResponses(), Model()
    tasks = [asyncio.create_task(shared.get("c", model.reply)) for _ in range(3)]
    await asyncio.sleep(0)
    model.gate.set()
    assert await asyncio.gather(*tasks) == ["reply 1"] * 3
    assert await shared.get("c", model.reply) == "reply 1"
    assert model.calls == 1


async def test_without_a_key_everybody_asks() -> None:
    shared, model = SharedResponses(), Model()
    model.gate.set()
    assert [await shared.get("", model.reply) for _ in range(2)] == ["reply 1", "reply 2"]


async def test_where_the_first_fails_the_next_asks() -> None:
    shared, model = SharedResponses(), Model()
    model.fails = True
    first, second = (asyncio.create_task(shared.get("c", model.reply)) for _ in range(2))
    await asyncio.sleep(0)
    model.gate.set()
    with pytest.raises(Unreachable):
        await first
    assert await second == "reply 2"


async def test_where_the_first_is_stopped_the_next_asks() -> None:
    shared, model = SharedResponses(), Model()
    first, second = (asyncio.create_task(shared.get("c", model.reply)) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    model.gate.set()
    assert await second == "reply 2"


def test_a_response_is_forgotten_after_a_minute_by_the_clock_of_the_loop() -> None:
    async def asked() -> list[str]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, Leaping)
        shared, model = SharedResponses(), Model()
        model.gate.set()
        replies = [await shared.get("c", model.reply)]
        for seconds in (59.0, 2.0):
            loop.leap(seconds)
            replies.append(await shared.get("c", model.reply))
        return replies

    with asyncio.Runner(loop_factory=Leaping) as runner:
        assert runner.run(asked()) == ["reply 1", "reply 1", "reply 2"]
