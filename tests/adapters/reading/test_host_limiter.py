"""Few connections at once, and rests."""

import asyncio
from datetime import UTC, datetime

import pytest

from app.adapters.reading.host_limiter import LONGEST_COOLDOWN, HostLimiter, retry_after
from app.core.domain.errors import RateLimited

NOW = datetime(2024, 3, 5, 8, 0, 0, tzinfo=UTC)


async def most_at_once(host_limiter: HostLimiter, hosts: list[str]) -> int:
    inside = most = 0

    async def one(host: str) -> None:
        nonlocal inside, most
        async with host_limiter.at(host):
            inside += 1
            most = max(most, inside)
            for _ in range(5):
                await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*(one(host) for host in hosts))
    return most


async def test_a_host_has_four_connections_and_all_have_thirty_two() -> None:
    assert await most_at_once(HostLimiter(), ["a.example"] * 9) == 4
    assert await most_at_once(HostLimiter(), [f"{n}.example" for n in range(40)]) == 32


async def test_a_place_is_free_again_after_an_error() -> None:
    host_limiter = HostLimiter(1, 1)
    for _ in range(3):
        with pytest.raises(ValueError):
            async with host_limiter.at("a.example"):
                raise ValueError
    assert await most_at_once(host_limiter, ["a.example"]) == 1


async def test_a_host_that_asked_for_a_rest_is_left_alone_for_that_long() -> None:
    now = [0.0]
    host_limiter = HostLimiter(clock=lambda: now[0])
    host_limiter.cool_down("a.example", 60)
    with pytest.raises(RateLimited) as error:
        async with host_limiter.at("a.example"):
            pass
    assert error.value.retry_after == 60
    async with host_limiter.at("b.example"):
        now[0] = 60
    async with host_limiter.at("a.example"):
        host_limiter.cool_down("a.example", 1e9)
        now[0] += LONGEST_COOLDOWN
    async with host_limiter.at("a.example"):
        pass


@pytest.mark.parametrize(
    ("value", "seconds"),
    [("3", 3), (" 0 ", 0), ("Tue, 05 Mar 2024 08:01:00 GMT", 60), ("Tue, 05 Mar 2024 07:00:00 GMT", 0),
     ("", None), ("soon", None), ("-1", None), ("9" * 400, None), ("Tue, 99 Mar 2024 99:00:00 GMT", None)],
)  # fmt: skip
def test_what_a_server_asks_for(value: str, seconds: float | None) -> None:
    assert retry_after(value, NOW) == seconds
