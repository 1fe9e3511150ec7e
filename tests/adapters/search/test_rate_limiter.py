"""How one engine is treated."""

import asyncio

import pytest

from app.adapters.search.rate_limiter import RESTS, RateLimiter
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
    pace = RateLimiter(clock)
    pace.end(Outcome(outcome))
    assert pace.rest == seconds
    clock.now += seconds
    assert pace.rest == 0


def test_an_answer_ends_the_rest() -> None:
    pace = RateLimiter(Clock())
    pace.end(Outcome.CHECK)
    pace.end(Outcome.NO_RESULTS)
    assert pace.rest == 0


def test_rests_double_with_every_failure_in_a_row_up_to_an_hour() -> None:
    clock = Clock()
    pace = RateLimiter(clock)
    rests = []
    for _ in range(8):
        pace.end(Outcome.REFUSED)
        rests.append(pace.rest)
        clock.now += pace.rest
    assert rests == [180, 360, 720, 1440, 2880, 3600, 3600, 3600]
    pace.end(Outcome.HITS)
    pace.end(Outcome.REFUSED)
    assert pace.rest == 180


def test_a_network_that_is_down_is_tried_again_soon() -> None:
    clock = Clock()
    pace = RateLimiter(clock)
    for _ in range(40):
        pace.end(Outcome.UNREACHABLE)
    assert pace.rest == 120


def test_who_is_woken_starts_afresh() -> None:
    pace = RateLimiter(Clock())
    pace.end(Outcome.CHECK)
    pace.end(Outcome.CHECK)
    pace.wake()
    assert (pace.rest, pace.outcome) == (0, Outcome.CHECK)
    pace.end(Outcome.CHECK)
    assert pace.rest == 600


def test_only_answers_bring_no_rest() -> None:
    assert set(Outcome) - set(RESTS) == {Outcome.HITS, Outcome.NO_RESULTS}


async def test_a_second_query_waits_for_its_interval() -> None:
    pace = RateLimiter(asyncio.get_running_loop().time)
    before = asyncio.get_running_loop().time()
    for _ in range(3):
        await pace.begin(0.05)
    assert asyncio.get_running_loop().time() - before >= 0.1


async def test_a_cancelled_wait_leaves_no_trace() -> None:
    clock = Clock()
    pace = RateLimiter(clock)
    await pace.begin(60)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(pace.begin(60), 0.01)
    clock.now += 60
    await asyncio.wait_for(pace.begin(60), 30)
