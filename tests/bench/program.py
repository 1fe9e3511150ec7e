"""The whole program as a user runs it, beside what no program of its kind can be quicker than, in the same run.

`start`: from the process's start to a frame, to a letter that can be typed, and to the painted transcript, beside a
bare Qt window and a bare WebEngine page. `open`: a conversation of a thousand messages, beside its page put in place.
`turn`: what a turn adds to its model, beside the bare request. `idle`: memory and processor time, beside a bare page.
`cli`: commands of the terminal, beside a bare Python. An answer's stream is in `streams.py`.

Every round measures the program and its limit, one after the other; a figure is the median of its rounds.
"""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tests.bench.pieces import MIXED, pieces
from tests.bench.processes import end
from tests.bench.table import Row, beside
from tests.loopback import serve

ROUNDS = int(os.environ.get("ROUNDS") or 5)  # fewer for a look while one works
ROOT = Path(__file__).resolve().parents[2]
STREAM_SECONDS = 10
IDLE_SECONDS = 20
LONGEST = 300  # seconds of a scenario: one that hangs is ended, and its part says so
# A program that was installed has its bytecode beside it; to compile 60 000 lines at each start would be measured.
INSTALLED = {"QT_QPA_PLATFORM": "offscreen", **os.environ}
INSTALLED.pop("PYTHONDONTWRITEBYTECODE", None)
TURNS = 500
_MOMENTS = ("shown", "typed", "painted", "furnished")
Figures = dict[str, float]


def model_service(rate: int, kind: str, seconds: int) -> Starlette:
    """Answers any request with so many tokens a second; rate 0: one word, at once."""

    async def chat(request: Request) -> Response:
        return StreamingResponse(answer(), media_type="text/event-stream")

    async def answer() -> AsyncIterator[bytes]:
        begun = time.monotonic()
        for place, piece in enumerate(pieces(kind, rate * seconds) if rate else ["Done."], 1):
            if rate and (wait := begun + place / rate - time.monotonic()) > 0:
                await asyncio.sleep(wait)
            yield _event({"choices": [{"index": 0, "delta": {"content": piece}, "finish_reason": None}]})
        yield _event({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}) + b"data: [DONE]\n\n"

    return Starlette(routes=[Route("/v1/chat/completions", chat, methods=["POST"])])


def _event(data: dict[str, Any]) -> bytes:
    return b"data: " + json.dumps(data).encode() + b"\n\n"


@contextmanager
def served(rate: int, kind: str = "mixed", seconds: int = STREAM_SECONDS, certificate: str = "") -> Iterator[str]:
    """The model service in a process of its own, so that its computing is not counted as ours.

    certificate: a file with that of the service and its key, for TLS.
    """
    command = [sys.executable, "-m", "tests.bench.program", str(rate), kind, str(seconds), certificate]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        assert url, "the model service did not start"
        yield url
    finally:
        try:
            process.communicate("", timeout=20)  # it ends when its input does
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def data_dir(url: str = "http://127.0.0.1:9") -> Iterator[Path]:
    models = ["m", "n", "o", "p"]  # several answer side by side
    provider = {"id": "m", "name": "M", "base_url": f"{url}/v1", "models": models, "needs_key": False}
    settings = {"providers": [provider], "model": {"provider": "m", "model": "m"}, "search": {"mode": "off"}}
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "settings.json").write_text(json.dumps(settings))
        yield Path(folder)


def child(
    scenario: str,
    *arguments: str,
    module: str = "program_child",
    environment: dict[str, str] | None = None,
    program: Path | None = None,
) -> Figures:
    """Run a scenario of a module here, or of the built `program`; its moments become seconds since the start."""
    command = [str(program)] if program else [sys.executable, "-m", f"tests.bench.{module}"]
    command += [scenario, *arguments]
    begun = time.monotonic()
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env=INSTALLED | (environment or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        out, errors = process.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"{scenario}: not within {LONGEST} s") from None
    finally:
        if process.returncode is None:  # it hangs, or whoever measures was interrupted
            end(process.pid)
            process.communicate()
    if process.returncode != 0:
        raise RuntimeError(f"{scenario}: exit status {process.returncode} {errors[-2000:]}")
    figures = dict(json.loads(out.splitlines()[-1]))
    return {name: value - begun if name in _MOMENTS else value for name, value in figures.items()}


def limit(scenario: str, *arguments: str) -> Figures:
    """Run a scenario of `limit_child`."""
    return child(scenario, *arguments, module="limit_child")


def medians(rounds: list[Figures]) -> Figures:
    """Of each figure; one that not all rounds have is the median of those that do."""
    names = dict.fromkeys(name for one in rounds for name in one)
    return {name: statistics.median(one[name] for one in rounds if name in one) for name in names}


def _spread(rounds: list[Figures], name: str) -> str:
    values = [one[name] for one in rounds]
    return f" ({min(values):.2f} to {max(values):.2f})"


def start_rows() -> Iterator[Row]:
    with data_dir() as folder:
        child("start", str(folder))  # the database is made, byte code is written
        windows, pages, rounds = [], [], []
        for _ in range(ROUNDS):
            windows.append(limit("bare_window"))
            pages.append(limit("bare_page"))
            rounds.append(child("start", str(folder)))
    window, page, whole = medians(windows)["shown"], medians(pages)["painted"], medians(rounds)
    for name, moment, bare, aim, what in (
        ("a frame is shown", "shown", window, "≤ 2 ×", " bare window"),
        ("a question can be typed", "typed", window, "≤ 5 ×", " bare window"),
        ("the transcript is painted", "painted", page, "≤ 2 ×", " bare page"),
    ):
        spread = _spread(rounds, moment)
        yield beside(f"start: {name}", whole[moment], bare, "{:.2f} s", aim, details=spread, limit_details=what)
    yield Row("start: everything is open", f"{whole['furnished']:.2f} s{_spread(rounds, 'furnished')}")
    stall = whole["stall"]
    yield Row("start: longest wait of the loop from the frame to the transcript", f"{stall:.0f} ms")


async def fill(folder: Path, conversation: str, turns: int) -> None:
    from app.bootstrap import NoRenderer, open_services, open_start_resources
    from app.core.domain.turn.turn import State, Turn

    services = await open_services(open_start_resources(folder, {}), NoRenderer())
    try:
        await services.conversations.create(conversation, conversation)
        parent = None
        for number in range(turns):
            answer = f"{''.join(MIXED)}Answer {number} of {conversation}."
            turn = Turn(
                f"{conversation}-{number}", conversation, f"Question {number}?", parent, state=State.FINISHED,
                written=True, text_parts=[answer],
            )  # fmt: skip
            parent = turn.id
            await services.conversations.save(turn, [])
    finally:
        await services.close()


def open_rows() -> Iterator[Row]:
    larges, smalls, bare, bare_small = [], [], [], []
    with data_dir() as folder:
        for conversation, turns in (("large", 500), ("small", 3)):
            asyncio.run(fill(folder, conversation, turns))
        words = "Answer 499 of large.", "Answer 2 of small."
        large_page, small_page = str(folder / "large.html"), str(folder / "small.html")
        for _ in range(ROUNDS):
            larges.append(child("opening", str(folder), "large", "small", *words, large_page))
            smalls.append(child("opening", str(folder), "small", "large", *words[::-1], small_page))
            bare.append(limit("opening", large_page, small_page, "10"))
            bare_small.append(limit("opening", small_page, large_page, "10"))
    large, small = medians(larges), medians(smalls)
    least, least_small = medians(bare), medians(bare_small)
    for name, own, other, key, aim in (
        ("1000 messages, first time", large, least, "first", "≤ 100 ms"),
        ("1000 messages, again", large, least, "later", "≤ 100 ms"),
        ("six messages, first time", small, least_small, "first", "≤ 50 ms"),
        ("six messages, again", small, least_small, "later", "≤ 50 ms"),
    ):
        yield beside(f"open: {name}", own[key] * 1000, other[key] * 1000, "{:.0f} ms", aim)
    yield beside("open: memory after ten openings, another between", large["memory"], least["memory"], "{:.0f} MB")
    grown = [f"{figures['grown']:+.0f} MB" for figures in (large, least)]
    yield Row("open: memory grown from the first to the tenth", grown[0], "flat", grown[1])


async def _turns(folder: Path, count: int = TURNS, used: list[float] | None = None) -> list[float]:
    """The wall time of each turn; the model answers at once, the server is another process.

    used: gets the processor time of each, which the load of the machine does not change.
    """
    from app.bootstrap import NoRenderer, open_services, open_start_resources
    from app.core.domain.turn.question import Question

    services = await open_services(open_start_resources(folder, {}), NoRenderer())
    times, parent = [], None
    try:
        for number in range(count):
            begun, before = time.monotonic(), time.process_time()
            async for event in services.ask.run(Question("c", f"Question {number}?", parent)):
                parent = event.turn
            times.append(time.monotonic() - begun)
            if used is not None:
                used.append(time.process_time() - before)
    finally:
        await services.close()
    return times


async def _requests(url: str, count: int = 200) -> list[float]:
    """The wall time of the bare request of such a turn, over one connection."""
    body = {"model": "m", "stream": True, "messages": [{"role": "user", "content": "Question?"}]}
    times = []
    async with httpx.AsyncClient(trust_env=False) as client:
        for _ in range(count):
            begun = time.monotonic()
            async with client.stream("POST", f"{url}/v1/chat/completions", json=body) as response:
                await response.aread()
            times.append(time.monotonic() - begun)
    return times


def _turn_round(folder: str, url: str) -> Figures:
    """In a process of its own, which has imported nothing but what a front end does."""
    used: list[float] = []
    times = asyncio.run(_turns(Path(folder), TURNS, used))
    bare = asyncio.run(_requests(url))
    return {
        "first": times[0],
        "mean200": statistics.mean(times[1:200]),
        "mean500": statistics.mean(times[1:]),
        "begin": statistics.mean(times[1:51]),
        "end": statistics.mean(times[-50:]),
        "used": statistics.mean(used[1:]),
        "used_begin": statistics.mean(used[1:51]),
        "used_end": statistics.mean(used[-50:]),
        "bare": statistics.mean(bare[1:]),
    }


def turn_rows() -> Iterator[Row]:
    rounds = []
    with served(0) as url:
        for _ in range(ROUNDS):
            with data_dir(url) as folder:
                rounds.append(child("turns", str(folder), url, module="program"))
    turn = {name: value * 1000 for name, value in medians(rounds).items()}
    for count in (200, 500):
        figure = turn[f"mean{count}"]
        yield beside(f"turn: own time, mean of {count}", figure, turn["bare"], "{:.1f} ms", "≤ 30 ms")
    grown = turn["end"] / turn["begin"]
    yield Row("turn: the last fifty of 500 beside the first", f"{grown:.2f} ×", "flat", "1.00 ×", f"{grown:.1f} ×")
    yield Row("turn: processor time of each", f"{turn['used']:.1f} ms")
    grown = turn["used_end"] / turn["used_begin"]
    yield Row(
        "turn: processor time, the last fifty beside the first", f"{grown:.2f} ×", "flat", "1.00 ×", f"{grown:.1f} ×"
    )
    yield Row("turn: the first one, with what it loads", f"{turn['first']:.0f} ms")


def idle_rows() -> Iterator[Row]:
    rounds, bare = [], []
    with data_dir() as folder:
        child("start", str(folder))
        for _ in range(ROUNDS):
            rounds.append(child("idle", str(folder), str(IDLE_SECONDS)))
            bare.append(limit("idle", str(IDLE_SECONDS)))
    own, least = medians(rounds), medians(bare)
    yield beside("idle: memory", own["memory"], least["memory"], "{:.0f} MB", "≤ 313 MB")
    yield beside("idle: processor time over 20 s", own["cores"], least["cores"], "{:.3f} core", "≤ 0.007 core")


def cli_rows() -> Iterator[Row]:
    def timed(*command: str) -> float:
        begun = time.monotonic()
        subprocess.run([sys.executable, *command], cwd=ROOT, env=INSTALLED, capture_output=True, check=True, timeout=60)
        return time.monotonic() - begun

    with data_dir() as folder:
        app = ("-m", "app", "--data-dir", str(folder))
        commands = {"python -c pass": ("-c", "pass"), "--help": ("-m", "app", "--help"),
                    "knowledge list": (*app, "knowledge", "list")}  # fmt: skip
        timed(*commands["knowledge list"])
        own = medians([{name: timed(*command) for name, command in commands.items()} for _ in range(ROUNDS)])
    bare = own.pop("python -c pass")
    for name, figure in own.items():
        aim = "≤ 0.35 s" if name == "knowledge list" else ""
        yield beside(f"cli: `{name}`", figure, bare, "{:.2f} s", aim, limit_details=" `python -c pass`")


def _serve(rate: int, kind: str, seconds: int, certificate: str) -> None:
    with serve(model_service(rate, kind, seconds), certificate=certificate) as url:
        print(url, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    if sys.argv[1] == "turns":
        print(json.dumps(_turn_round(sys.argv[2], sys.argv[3])), flush=True)
    else:
        _serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4])
