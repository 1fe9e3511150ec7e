"""Random interleavings of all that a user, a network and a disk may do, with the real store and the real `Chat`."""

import asyncio
import logging
import os
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.soak.chaos import Chaos
from tests.soak.loop import VirtualLoop

_STEPS_OF_A_RUN = 150  # then all comes to rest, and the next run begins with new conversations
_EVERY = 30


def run_of(seed: int, directory: Path, steps: int = _STEPS_OF_A_RUN) -> Chaos:
    """One run; the same seed does the same things."""
    loop = VirtualLoop(Random(seed))
    directory.mkdir()
    chaos = Chaos(seed, directory, loop)

    async def whole() -> None:
        await chaos.start()
        for step in range(1, steps + 1):
            await chaos.act()
            if step % _EVERY == 0:
                await chaos.rest(heal=step == steps or chaos.random.random() < 0.6)
        await chaos.end()

    asyncio.set_event_loop(loop)
    clock, time.monotonic = time.monotonic, loop.time  # what rests, and until when, is a matter of the run's own time
    try:
        loop.run_until_complete(whole())
    except BaseException as error:
        chaos.chat.summaries.close()  # its timers would fail the test after this one too
        error.add_note(f"seed {seed}, step {len(chaos.log)}: … {' '.join(chaos.log[-25:])}")
        raise
    finally:
        time.monotonic = clock
        _end_tasks(loop)
        loop.run_until_complete(loop.shutdown_asyncgens())
        asyncio.set_event_loop(None)
        loop.close()
    return chaos


def _end_tasks(loop: VirtualLoop) -> None:
    """What still runs where a run failed."""
    tasks = asyncio.all_tasks(loop)
    for task in tasks:
        task.cancel()
    with suppress(AssertionError):  # nothing will ever happen again: that may be why it failed
        loop.run_until_complete(asyncio.wait(tasks)) if tasks else None


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_is_stuck_whatever_happens_in_whatever_order(
    qapp: QApplication, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)  # hundreds of warnings are meant, and hide what failed
    for seed in range(int(os.environ.get("RUNS", "120"))):
        run_of(seed, tmp_path / str(seed))


@pytest.mark.soak
def test_some_hundred_thousand_steps(qapp: QApplication, tmp_path: Path) -> None:
    steps, first, began = int(os.environ.get("STEPS", "300000")), int(os.environ.get("SEED", "1000")), time.monotonic()
    for run in range(steps // _STEPS_OF_A_RUN):
        chaos = run_of(first + run, tmp_path / str(run))
        if run % 50 == 0:
            said = f"{run * _STEPS_OF_A_RUN} steps, {time.monotonic() - began:.0f} s, seed {first + run}"
            print(said, dict(chaos.done), flush=True)
