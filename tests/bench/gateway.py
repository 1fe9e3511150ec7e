"""The local API beside a plain relay of the same stream: first byte, processor time of a token, many streams at once.

The relay (`relay.py`) passes on bytes and reads nothing; ours reads each token, carries it through a turn and writes it
anew. Both, and the model service behind them, are processes of their own.
"""

import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx

from tests.bench.processes import processor_time
from tests.bench.program import INSTALLED, ROOT, ROUNDS, Figures, child, data_dir, medians, served
from tests.bench.relay import PATH, question
from tests.bench.table import Row, beside

FIRST_BYTES = 40  # requests of a round
SECONDS = 10  # of a stream
RATE = 200  # tokens a second of the one stream
MANY, MANY_RATE = 50, 20
CALM_SECONDS = 8  # of a window that is not attacked
ATTACKS = {
    "connections": "a thousand connections at once",
    "body": "bodies of a gigabyte",
    "slow": "two hundred slow clients",
}


@contextmanager
def process(*command: str) -> Iterator[tuple[str, int]]:
    """The address that a child prints first, and its id."""
    running = subprocess.Popen(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=INSTALLED,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert running.stdout is not None
        url = running.stdout.readline().strip()
        assert url, f"{command[0]} did not start"
        yield url, running.pid
    finally:
        running.terminate()
        running.wait(20)


@contextmanager
def both(rate: int) -> Iterator[tuple[tuple[str, int], tuple[str, int]]]:
    """(relay, gateway) in front of one model service"""
    with ExitStack() as stack:
        upstream = stack.enter_context(served(rate, seconds=SECONDS))
        folder = stack.enter_context(data_dir(upstream))
        relay = stack.enter_context(process("tests.bench.relay", "relay", f"{upstream}/v1"))
        gateway = stack.enter_context(process("app", "--data-dir", str(folder), "serve", "--port", "0", "--no-key"))
        yield relay, gateway


def first_word(client: httpx.Client, url: str) -> float:
    """Seconds until the model's one word is there."""
    begun = time.perf_counter()
    seen, at = b"", 0.0
    with client.stream("POST", f"{url}{PATH}", json=question("m/m")) as response:
        for data in response.iter_raw():
            seen += data
            if not at and b"Done." in seen:
                at = time.perf_counter()
    assert at, seen[-300:]
    return at - begun


def first_bytes() -> tuple[list[float], list[float]]:
    """Of the relay, and of the gateway, in turns."""
    with both(0) as ((relay, _), (gateway, _)), httpx.Client(timeout=60) as client:
        times: tuple[list[float], list[float]] = ([], [])
        for number in range(FIRST_BYTES + 5):
            for place, url in enumerate((relay, gateway)):
                seconds = first_word(client, url)
                if number >= 5:  # the first ones open connections and import
                    times[place].append(seconds * 1000)
        return times


def token_time(rate: int, count: int) -> tuple[float, float]:
    """Microseconds of processor time a token, of the relay and of the gateway."""
    spent = []
    with both(rate) as places:
        for url, pid in places:
            warm(url)
            before = processor_time(pid)
            clients(url, count)
            spent.append((processor_time(pid) - before) * 1e6 / (rate * SECONDS * count))
    return spent[0], spent[1]


def warm(url: str) -> None:
    with httpx.stream("POST", f"{url}{PATH}", json=question("m/m"), timeout=60) as response:
        next(response.iter_raw())


def clients(url: str, count: int) -> None:
    command = [sys.executable, "-m", "tests.bench.relay", "clients", url, "m/m", str(count)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=200)


def window() -> tuple[Figures, Figures]:
    """A window that serves many streams, and the same window while it serves none."""
    busy, calm = list[Figures](), list[Figures]()
    with served(MANY_RATE, seconds=SECONDS) as upstream:
        for _ in range(ROUNDS):
            with data_dir(upstream) as folder:
                figures = child("serving", str(folder), str(MANY), str(SECONDS))
            busy.append(figures)
            calm.append({name[5:]: value for name, value in figures.items() if name.startswith("calm_")})
    return medians(busy), medians(calm)


def attacked() -> Figures:
    """A window while its local API is attacked, and the same window before."""
    rounds = list[Figures]()
    for _ in range(ROUNDS):
        with data_dir() as folder:
            rounds.append(child("attacked", str(folder), str(CALM_SECONDS)))
    return medians(rounds)


def attack_rows() -> Iterator[Row]:
    figures = attacked()
    calm = f"{figures['calm_stall99']:.0f} / {figures['calm_stall']:.0f} ms"
    for kind, name in ATTACKS.items():
        stalls = f"{figures[f'{kind}_stall99']:.0f} / {figures[f'{kind}_stall']:.0f} ms"
        ratio = f", {figures[f'{kind}_stall99'] / max(figures['calm_stall99'], 1.0):.1f} × at p99"
        refused = f", {figures[f'{kind}_refused']:.0f} refused"
        yield Row(f"gateway: {name}, stalls of its window, p99 / most", stalls + ratio + refused, "≤ 8 / 30 ms", calm)


def gateway_rows() -> Iterator[Row]:
    least, own = [], []
    for _ in range(ROUNDS):
        relay, gateway = first_bytes()
        least.append(statistics.median(relay))
        own.append(statistics.median(gateway))
    times = statistics.median(own), statistics.median(least)
    yield beside("gateway: first byte of an answer", *times, "{:.1f} ms", "≤ 5 ms more", details=_more(*times))
    for rate, count, name in (
        (RATE, 1, f"{RATE} tokens/s"),
        (MANY_RATE, MANY, f"{MANY} streams of {MANY_RATE} tokens/s"),
    ):
        figures = [token_time(rate, count) for _ in range(ROUNDS)]
        relay_time, own_time = (statistics.median(side) for side in zip(*figures, strict=True))
        yield beside(f"gateway: processor time a token, {name}", own_time, relay_time, "{:.0f} µs", "≤ 3 ×")
    busy, calm = window()
    stalls = [f"{figures['stall99']:.0f} / {figures['stall']:.0f} ms" for figures in (busy, calm)]
    yield Row(
        f"gateway: {MANY} streams from a window, stalls of its loop, p99 / most", stalls[0], "≤ 8 / 30 ms", stalls[1]
    )
    yield Row(f"gateway: {MANY} streams from a window, its main thread", f"{busy['main']:.2f} core")
    yield from attack_rows()


def _more(own: float, least: float) -> str:
    return f" ({own - least:+.1f})"
