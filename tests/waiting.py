"""Waiting for what nothing tells of: `until` in a coroutine, `until_shown` in Qt's loop, `until_done` for processes.

Each looks again and again, gives what was found, and says what it waited for when it gives up. Its deadline is only
there so that a test ends: it is far longer than a loaded machine needs, and no test measures by it.
"""

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn, TypeVar

T = TypeVar("T")
What = str | Callable[[], object]
LONG = 60.0  # seconds
_AT_ONCE = 20  # looks without a pause: most of what is waited for needs a few rounds of the loop only


async def until(met: Callable[[], Any], what: What = "", seconds: float = LONG, pause: float = 0.005) -> Any:
    """What `met` gives once it is true, by the loop's clock; `met` may be a coroutine function."""
    loop = asyncio.get_running_loop()
    end, looks = loop.time() + seconds, 0
    while True:
        found = met()
        if isinstance(found, Awaitable):
            found = await found
        if found:
            return found
        if loop.time() > end:
            _give_up(met, what, seconds)
        looks += 1
        await asyncio.sleep(0 if looks < _AT_ONCE else pause)


def until_shown(met: Callable[[], T], what: What = "", seconds: float = LONG) -> T:
    """What `met` gives once it is true, while Qt's events are processed."""
    from PySide6.QtTest import QTest

    end = time.monotonic() + seconds
    while not (found := met()):
        if time.monotonic() > end:
            _give_up(met, what, seconds)
        QTest.qWait(5)
    return found


def until_done(met: Callable[[], T], what: What = "", seconds: float = LONG) -> T:
    """What `met` gives once it is true, while another process or thread does it."""
    end = time.monotonic() + seconds
    while not (found := met()):
        if time.monotonic() > end:
            _give_up(met, what, seconds)
        time.sleep(0.02)
    return found


def _give_up(met: Callable[[], object], what: What, seconds: float) -> NoReturn:
    __tracebackhide__ = True
    raise AssertionError(f"not within {seconds:g} s: {what() if callable(what) else what or _words_of(met)}")


def _words_of(met: Callable[[], object]) -> str:
    try:
        return " ".join(inspect.getsource(met).split())
    except (OSError, TypeError):
        return repr(met)
