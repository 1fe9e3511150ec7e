"""How one engine is treated."""

import asyncio

import pytest

from app.adapters.search.rate_limiter import COOLDOWNS, RateLimiter
from app.core.domain.evidence import Outcome


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize(("outcome", "seconds"), [("check", 600), ("refused", 180), ("timed_out", 5)])
def test_a_refusal_brings_a_rest_that_ends(outcome: str, seconds: float) -> None:
    clock = Clock()
    limiter = RateLimiter(clock)
    limiter.end(Outcome(outcome))
    assert limiter.cooldown == seconds
    clock.now += seconds
    assert limiter.cooldown == 0


def test_an_answer_ends_the_rest() -> None:
    limiter = RateLimiter(Clock())
    limiter.end(Outcome.CHECK)
    limiter.end(Outcome.NO_RESULTS)
    assert limiter.cooldown == 0


def test_rests_double_with_every_failure_in_a_row_up_to_an_hour() -> None:
    clock = Clock()
    limiter = RateLimiter(clock)
    rests = []
    for _ in range(8):
        limiter.end(Outcome.REFUSED)
        rests.append(limiter.cooldown)
        clock.now += limiter.cooldown
    assert rests == [180, 360, 720, 1440, 2880, 3600, 3600, 3600]
    limiter.end(Outcome.HITS)
    limiter.end(Outcome.REFUSED)
    assert limiter.cooldown == 180


def test_a_network_that_is_down_is_tried_again_soon() -> None:
    clock = Clock()
    limiter = RateLimiter(clock)
    for _ in range(40):
        limiter.end(Outcome.UNREACHABLE)
    assert limiter.cooldown == 120


def test_who_is_woken_starts_afresh() -> None:
    limiter = RateLimiter(Clock())
    limiter.end(Outcome.CHECK)
    limiter.end(Outcome.CHECK)
    limiter.clear_cooldown()
    assert (limiter.cooldown, limiter.outcome) == (0, Outcome.CHECK)
    limiter.end(Outcome.CHECK)
    assert limiter.cooldown == 600


def test_only_answers_bring_no_rest() -> None:
    assert set(Outcome) - set(COOLDOWNS) == {Outcome.HITS, Outcome.NO_RESULTS}


async def test_a_second_query_waits_for_its_interval() -> None:
    limiter = RateLimiter(asyncio.get_running_loop().time)
    before = asyncio.get_running_loop().time()
    for _ in range(3):
        await limiter.begin(0.05)
    assert asyncio.get_running_loop().time() - before >= 0.1


async def test_a_cancelled_wait_leaves_no_trace() -> None:
    clock = Clock()
    limiter = RateLimiter(clock)
    await limiter.begin(60)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(limiter.begin(60), 0.01)
    clock.now += 60
    await asyncio.wait_for(limiter.begin(60), 30)
