"""Streams side by side."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing

import pytest

from app.core.streams import Running, Signal, Started, merge


async def numbers(*values: int) -> AsyncGenerator[int, None]:
    for value in values:
        await asyncio.sleep(0)
        yield value


async def test_merge_gives_all_items_of_all_streams() -> None:
    async with aclosing(merge([numbers(1, 2), numbers(3), numbers()])) as items:
        assert sorted([item async for item in items]) == [1, 2, 3]


async def test_merge_raises_the_first_error_and_closes_the_other_streams() -> None:
    closed = asyncio.Event()

    async def endless() -> AsyncGenerator[int, None]:
        try:
            await asyncio.Event().wait()
            yield 0
        finally:
            closed.set()

    async def broken() -> AsyncGenerator[int, None]:
        await asyncio.sleep(0)
        raise ValueError("broken")
        yield 0

    with pytest.raises(ValueError, match="broken"):
        async with aclosing(merge([endless(), broken()])) as items:
            [item async for item in items]
    assert closed.is_set()


async def test_merge_runs_no_more_streams_at_once_than_it_may() -> None:
    now = most = 0

    async def one() -> AsyncGenerator[int, None]:
        nonlocal now, most
        now, most = now + 1, max(most, now + 1)
        await asyncio.sleep(0)
        yield 1
        now -= 1

    async with aclosing(merge([one() for _ in range(9)], limit=3)) as items:
        assert sum([item async for item in items]) == 9
    assert most == 3


async def test_leaving_a_merged_stream_early_cancels_what_still_runs() -> None:
    cancelled = asyncio.Event()

    async def waits() -> AsyncGenerator[int, None]:
        try:
            yield 1
            await asyncio.Event().wait()
        finally:
            cancelled.set()

    async with aclosing(merge([waits()])) as items:
        assert await anext(items) == 1
    assert cancelled.is_set()


async def test_a_stream_that_clears_up_slowly_is_left_behind_after_the_limit() -> None:
    release = asyncio.Event()

    async def stubborn() -> AsyncGenerator[int, None]:
        try:
            yield 1
            await asyncio.Event().wait()
        finally:
            await release.wait()

    running: Running[int] = Running()
    running.add("stubborn", stubborn())
    assert await running.next() == ("stubborn", 1)
    await asyncio.wait_for(running.close(limit=0.01), 30)
    release.set()


async def test_a_signal_is_a_stream_that_yields_when_it_is_set() -> None:
    signal = Signal()
    running: Running[object] = Running()
    running.add("stop", signal.wait())
    signal.set()
    name, item = await running.next()
    assert (name, item) == ("stop", signal)
    await running.close()


async def test_a_started_call_can_be_waited_for_in_portions() -> None:
    release = asyncio.Event()

    async def call() -> str:
        await release.wait()
        return "done"

    started = Started(call())
    assert not await started.done_within(0)
    release.set()
    assert await started.done_within(1)
    assert await started.result() == "done"


async def test_a_started_call_that_is_cancelled_ends() -> None:
    started = Started(asyncio.Event().wait())
    await started.cancel()
    with pytest.raises(asyncio.CancelledError):
        await started.result()


async def test_what_waits_of_one_kind_is_taken_together_and_the_rest_keeps_its_order() -> None:
    async def mixed() -> AsyncGenerator[int | str, None]:
        for item in (1, 2, 3, "end", 4):
            yield item

    running: Running[int | str] = Running()
    running.add("mixed", mixed())
    try:
        assert await running.next() == ("mixed", 1)
        assert running.waiting("mixed", int) == [2, 3]
        assert running.waiting("mixed", int) == []
        assert running.waiting("other", int) == []
        assert [await running.next() for _ in range(3)] == [("mixed", "end"), ("mixed", 4), ("mixed", None)]
    finally:
        await running.close()


async def test_an_error_behind_what_was_taken_together_is_raised_in_its_turn() -> None:
    async def failing() -> AsyncGenerator[int, None]:
        yield 1
        yield 2
        raise ValueError

    running: Running[int] = Running()
    running.add("failing", failing())
    try:
        await running.next()
        assert running.waiting("failing", int) == [2]
        with pytest.raises(ValueError):
            await running.next()
    finally:
        await running.close()
