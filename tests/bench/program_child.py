"""One scenario of the whole program in a process of its own; prints its figures as one line of JSON.

    python -m tests.bench.program_child SCENARIO DATA_DIR [ARGUMENT …]

Moments are those of the machine's monotonic clock, which processes share.
"""

import asyncio
import json
import statistics
import subprocess
import sys
import time
import traceback
from collections import defaultdict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.bench.pieces import LAST_WORD
from tests.bench.processes import own_memory, processor_time, pss
from tests.waiting import until

OPENINGS = 10
SEARCHES = 5  # of each text

SETTLED = 8.0  # seconds after the first frame: what is done beside it has ended


class Look:
    """The window while a scenario drives it."""

    def __init__(self, window: Any, services: Any) -> None:
        self.window, self.services = window, services

    async def until(self, met: Callable[[], Any], seconds: float = 60) -> None:
        """Wait until `met` gives something true; it may be a coroutine function. Pages tell of no frame they draw."""
        await until(met, seconds=seconds, pause=0.02)

    async def js(self, script: str) -> Any:
        from app.ui.transcript.page import WORLD

        result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.window.transcript.page.runJavaScript(
            script, WORLD, lambda value: result.done() or result.set_result(value)
        )
        return await asyncio.wait_for(result, 60)

    async def painted(self, condition: str = "document.body && document.body.innerText.trim()") -> float:
        """The moment when two frames have been drawn since the page met a condition."""
        await self.until(lambda: self.window.transcript is not None)
        await self.until(lambda: self.js(f"!!({condition})"))
        await self.js(
            "window.benchFrames = 0; requestAnimationFrame(() => requestAnimationFrame(() => { benchFrames = 2 })); 0"
        )
        await self.until(lambda: self.js("benchFrames == 2"))
        return time.monotonic()


Scenario = Callable[[Look, list[str]], Awaitable[dict[str, Any]]]


async def start(look: Look, arguments: list[str]) -> dict[str, float]:
    """The empty state is what a new start paints, before or after everything else is there."""
    return {"furnished": time.monotonic()}


async def opening(look: Look, arguments: list[str]) -> dict[str, float]:
    """A conversation opened to its end, ten times, another one between. A fifth argument: where to keep its page."""
    chat, times = look.window.chat, []
    large, small, last_words, small_words, *page = arguments
    await look.painted()
    memory: list[float] = []  # after each
    for _ in range(OPENINGS):
        for conversation, words, counts in ((small, small_words, False), (large, last_words, True)):
            begun = time.monotonic()
            chat.open(conversation)
            done = await look.painted(f"document.body.innerText.includes({json.dumps(words)})")
            times += [done - begun] if counts else []
        memory.append(sum(own_memory().values()))
    if page:
        keep(page[0], await look.js("document.documentElement.outerHTML"))
    return {
        "first": times[0],
        "later": sorted(times[1:])[len(times) // 2 - 1],
        "memory": pss(),
        "grown": memory[-1] - memory[0],
    }


def keep(path: str, html: str) -> None:
    Path(path).write_text(html, "utf-8")


async def stream(look: Look, arguments: list[str]) -> dict[str, float]:
    """An answer of known pace, drawn to its end: processor time by who takes it, stalls of a short timer.

    Arguments: a conversation that is open meanwhile and words of it, or two empty ones; seconds after which the memory
    is looked at again (0: not).
    """
    from app.core.domain import events as e
    from tests.bench.watching import Span

    await look.painted()
    conversation, words, rest = (*arguments, "", "", "0")[:3]
    if conversation:
        look.window.chat.open(conversation)
        await look.painted(f"document.body.innerText.includes({json.dumps(words)})")
    ended: asyncio.Future[float] = asyncio.get_running_loop().create_future()  # to look again would be measured, too
    begun: list[float] = []
    span, shares = Span(), _shares()

    def hear(event: e.Event) -> None:
        if isinstance(event, e.TextDelta) and not begun:
            begun.append(time.monotonic())
            span.begin()
            shares.begin()
        if isinstance(event, e.TurnFinished | e.TurnFailed | e.TurnStopped):
            ended.set_result(time.monotonic())

    look.window.chat.happened.connect(hear)
    look.window.chat.ask("Stream, please.")
    end = await asyncio.wait_for(ended, 200)
    drawn = await look.painted(f"document.body.textContent.includes({json.dumps(LAST_WORD)})")
    figures = {**span.end(), **shares.end(), "last_word": (drawn - end) * 1000}
    if float(rest or 0):
        await asyncio.sleep(float(rest))
        figures["grown_later"] = span.grown()
    size = look.window.transcript.size()
    return {**figures, "width": size.width(), "height": size.height()}


async def columns(look: Look, arguments: list[str]) -> dict[str, float]:
    """So many models answer side by side, each at the service's pace; one alone is a plain answer.

    Beside the figures of a stream: the processor time of all, and of our main thread, for each piece that came, in ms.
    """
    from app.core.domain import events as e
    from app.core.domain.chat import ModelChoice
    from tests.bench.watching import Span

    count = int(arguments[0])
    await look.painted()
    await asyncio.sleep(SETTLED)
    chat, span = look.window.chat, Span()
    over: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    begun: list[float] = []
    pieces, ends = 0, 0

    def hear(event: e.Event) -> None:
        nonlocal pieces, ends
        pieces += isinstance(event, e.TextDelta)
        if isinstance(event, e.TextDelta) and not begun:
            begun.append(time.monotonic())
            span.begin()
        ends += isinstance(event, e.TurnFinished | e.TurnFailed | e.TurnStopped)
        if ends == count and not over.done():
            over.set_result(time.monotonic())

    chat.happened.connect(hear)
    chat.ask("Stream, please.", models=tuple(ModelChoice("m", name) for name in "mnop"[:count]))
    end = await asyncio.wait_for(over, 200)
    last = f"[...document.querySelectorAll('.answer')].filter((one) => one.textContent.includes('{LAST_WORD}')).length"
    drawn = await look.painted(f"{last} === {count}")
    figures, seconds = span.end(), end - begun[0]
    each = {f"{name}_each": figures[name] * seconds * 1000 / pieces for name in ("cores", "main")}
    return {**figures, **each, "pieces": pieces, "last_word": (drawn - end) * 1000}


async def serving(look: Look, arguments: list[str]) -> dict[str, float]:
    """The window while other programs are given so many answers at once, and as long without them."""
    from app.bootstrap.serving.open_gateway import open_gateway
    from app.core.domain.gateway import GatewaySettings
    from tests.bench.watching import Span

    count, seconds = arguments
    await look.painted()
    await asyncio.sleep(SETTLED)
    loop = asyncio.get_running_loop()
    gateway = open_gateway(look.services, loop, "en-US", lambda: GatewaySettings(require_key=False))
    gateway.start()
    command = [sys.executable, "-m", "tests.bench.relay", "clients", f"{gateway.url}/v1", "m/m"]
    await asyncio.to_thread(subprocess.run, [*command, "1"], check=True, capture_output=True)  # imports are no stream's
    calm = Span()
    calm.begin()
    await asyncio.sleep(float(seconds))
    figures = {f"calm_{name}": value for name, value in calm.end().items()}
    busy = Span()
    busy.begin()
    await asyncio.to_thread(subprocess.run, [*command, count], check=True, capture_output=True)
    figures |= busy.end()
    await gateway.close()
    return figures


async def attacked(look: Look, arguments: list[str]) -> dict[str, float]:
    """The window while other programs mean ill to its local API, in each way, and for so many seconds without them."""
    from app.bootstrap.serving.open_gateway import open_gateway
    from app.core.domain.gateway import GatewaySettings
    from app.core.domain.gateway.keys import make_key
    from tests.bench.attacks import KINDS
    from tests.bench.watching import Span

    (seconds,) = arguments
    await look.painted()
    await asyncio.sleep(SETTLED)
    settings, key = make_key(GatewaySettings(), "bench")
    gateway = open_gateway(look.services, asyncio.get_running_loop(), "en-US", lambda: settings)
    gateway.start()
    command = [sys.executable, "-m", "tests.bench.attacks"]
    figures = {}
    for kind in ("calm", *KINDS):
        span = Span()
        span.begin()
        if kind == "calm":
            await asyncio.sleep(float(seconds))
        else:
            attack = [*command, kind, gateway.url, key]
            done = await asyncio.to_thread(subprocess.run, attack, check=True, capture_output=True)
            figures[f"{kind}_refused"] = float(done.stdout)
        figures |= {f"{kind}_{name}": value for name, value in span.end().items()}
    await gateway.close()
    return figures


async def idle(look: Look, arguments: list[str]) -> dict[str, float]:
    """Nothing is done for so many seconds, after those in which the start ends."""
    await look.painted()
    await asyncio.sleep(SETTLED)
    seconds = float(arguments[0])
    before, begun = processor_time(), time.monotonic()
    await asyncio.sleep(seconds)
    return {"cores": (processor_time() - before) / (time.monotonic() - begun), "memory": pss()}


async def searching(look: Look, arguments: list[str]) -> dict[str, float]:
    """Searches in the list, from the word to the rows; and the same by the database alone. Argument: name → text."""
    from tests.bench.watching import Stalls

    await look.painted()
    await asyncio.sleep(SETTLED)
    chat, listing, store = look.window.chat, look.window.list, look.services.conversations
    shown = asyncio.Event()
    chat.summaries_changed.connect(lambda _: shown.set())

    async def listed(text: str) -> float:
        shown.clear()
        begun = time.monotonic()
        listing.search_for(text)
        await asyncio.wait_for(shown.wait(), 60)
        return (time.monotonic() - begun) * 1000

    async def stored(text: str) -> float:
        begun = time.monotonic()
        await store.summaries(text)
        return (time.monotonic() - begun) * 1000

    times: dict[str, list[float]] = defaultdict(list)
    stalls = Stalls()
    stalls.begin()
    for _ in range(SEARCHES):
        for name, text in json.loads(arguments[0]).items():
            times[f"store {name}"].append(await stored(text))
            times[name].append(await listed(text))
        times["all"].append(await listed(""))
    stalls.end()
    return {name: statistics.median(values) for name, values in times.items()} | {"stall": stalls.share(1)}


SCENARIOS: dict[str, Scenario] = {
    "start": start,
    "opening": opening,
    "stream": stream,
    "columns": columns,
    "searching": searching,
    "serving": serving,
    "attacked": attacked,
    "idle": idle,
}


def _shares() -> Any:
    """What the main thread does, by the layers of the program; only where it was asked for: to look costs, too."""
    from tests.bench.shares import NoShares, Shares

    return Shares() if "--shares" in sys.argv else NoShares()


def whole_program(name: str, folder: str, arguments: list[str]) -> dict[str, float]:
    """The program as `citewise` starts it; the figures of `start` begin with its first painted frame."""
    from tests.bench.watching import FirstFrame, FirstPage, Typing, on_application

    figures: dict[str, float] = {}
    frames: list[FirstFrame] = []
    keys: list[Typing] = []
    pages: list[FirstPage] = []

    def watch(application: Any) -> None:
        keys.append(Typing(application))
        pages.append(FirstPage(application))
        frames.append(FirstFrame(application, lambda: (keys[0].begin(), pages[0].begin())))

    if name == "start":
        on_application(watch)
    from app.bootstrap.window import open_window

    async def drive(window: Any, services: Any) -> None:
        look = Look(window, services)
        figures.update(await SCENARIOS[name](look, arguments))
        if name == "start":
            seen = (frames[0], keys[0], pages[0])
            await until(lambda: all(one.moment for one in seen), "a window was painted, took a letter, showed its page")
            keys[0].stalls.end()
            shown, typed, painted = (one.moment for one in seen)
            figures.update(shown=shown, typed=typed, painted=painted, stall=keys[0].stalls.share(1))

    status = open_window(Path(folder), drive, lambda address: None)
    assert status == 0, status
    return figures


def main() -> None:
    name, folder, *arguments = (word for word in sys.argv[1:] if word != "--shares")
    try:
        print(json.dumps(whole_program(name, folder, arguments)), flush=True)
    except Exception:  # the program's own hook would tell its log alone
        traceback.print_exc()
        sys.exit(1)


if __name__ == "__main__":
    main()
