"""The whole program as a user runs it, beside what no program of its kind can be quicker than, in the same run.

`start`: from the process's start to the window and to the painted transcript, beside a bare Qt window and a bare
WebEngine page. `open`: a conversation of a thousand messages. `stream`: an answer from the socket to the pixels.
`turn`: what a turn adds to its model. `cli`: commands of the terminal, beside a bare Python.
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

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tests.loopback import serve

ROUNDS = 5
ROOT = Path(__file__).resolve().parents[2]
STREAM_SECONDS = 20
# A program that was installed has its bytecode beside it; to compile 60 000 lines at each start would be measured.
INSTALLED = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
TURNS = 200
Row = tuple[str, str, str]

_MIXED = [
    "The harbour was built in three parts, and each of them has a **story** of its own.",
    "\n\n## What was found\n\n",
    "- Stones of the first wall, cut by hand.\n- Beams of oak.\n- A map, `folded` twice.\n\n",
    "It follows that $a^2 + b^2 = c^2$ holds for the corner stones, as *everybody* knew.\n\n",
]
_CODE_LINE = "    total = total + measure(row, column) * 2  # the sum of what was measured so far\n"


def pieces(kind: str, count: int) -> list[str]:
    """An answer of so many tokens: mixed text, or long blocks (code, a table, a list)."""
    words: list[str] = []
    block = 0
    while len(words) < count:
        if kind == "mixed":
            text = _MIXED[block % len(_MIXED)]
        elif block % 3 == 0:
            text = "\n```python\n" + _CODE_LINE * 60 + "```\n\n"
        elif block % 3 == 1:
            text = "\n| year | place | stones |\n|---|---|---|\n" + "| 1901 | quay | 12 000 |\n" * 60 + "\n"
        else:
            text = "\n" + "- one more line of a long list of stones\n" * 60 + "\n"
        words += [part for word in text.split(" ") for part in (word + " ",)]
        block += 1
    return words[:count]


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
def served(rate: int, kind: str = "mixed") -> Iterator[str]:
    """The model service in a process of its own, so that its computing is not counted as ours."""
    command = [sys.executable, "-m", "tests.bench.program", str(rate), kind, str(STREAM_SECONDS)]
    process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
    finally:
        process.communicate("")  # it ends when its input does


@contextmanager
def data_dir(url: str = "http://127.0.0.1:9") -> Iterator[Path]:
    provider = {"id": "m", "name": "M", "base_url": f"{url}/v1", "models": ["m"], "needs_key": False}
    settings = {"providers": [provider], "model": {"provider": "m", "model": "m"}, "search": {"mode": "off"}}
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "settings.json").write_text(json.dumps(settings))
        yield Path(folder)


def child(scenario: str, *arguments: str) -> dict[str, float]:
    """Run a scenario of `program_child`; its moments become seconds since the process was started."""
    command = [sys.executable, "-m", "tests.bench.program_child", scenario, *arguments]
    begun = time.monotonic()
    done = subprocess.run(command, cwd=ROOT, env=INSTALLED, capture_output=True, text=True, timeout=900, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{scenario}: {done.stderr[-2000:]}")
    figures = dict(json.loads(done.stdout.splitlines()[-1]))
    return {name: value - begun if name in ("shown", "painted") else value for name, value in figures.items()}


def _medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    return {name: statistics.median(one[name] for one in rounds) for name in rounds[0]}


def _spread(values: list[float]) -> str:
    return f"{min(values):.2f} to {max(values):.2f} s"


def start_rows() -> Iterator[Row]:
    with data_dir() as folder:
        child("start", str(folder))  # the database is made, byte code is written
        windows, pages, program = [], [], []
        for _ in range(ROUNDS):
            windows.append(child("bare_window"))
            pages.append(child("bare_page"))
            program.append(child("start", str(folder)))
    window, page, whole = _medians(windows)["shown"], _medians(pages)["painted"], _medians(program)
    yield "start: a bare Qt window", f"{window:.2f} s", ""
    yield "start: a bare WebEngine page", f"{page:.2f} s", ""
    shown = whole["shown"]
    spread = _spread([one["shown"] for one in program])
    yield "start: the window is shown", f"{shown:.2f} s ({spread}), {shown / window:.1f} × a bare window", "≤ 2 ×"
    painted = whole["painted"]
    spread = _spread([one["painted"] for one in program])
    yield "start: the transcript is painted", f"{painted:.2f} s ({spread}), {painted / page:.1f} × a bare page", "≤ 2 ×"


async def _fill(folder: Path, conversation: str, turns: int) -> None:
    from app.bootstrap import NoRenderer, open_services, open_start_resources
    from app.core.domain.turn.turn import State, Turn

    services = await open_services(open_start_resources(folder, {}), NoRenderer())
    try:
        await services.conversations.create(conversation, conversation)
        parent = None
        for number in range(turns):
            answer = f"{''.join(_MIXED)}Answer {number} of {conversation}."
            turn = Turn(
                f"{conversation}-{number}", conversation, f"Question {number}?", parent, state=State.FINISHED,
                written=True, text_parts=[answer],
            )  # fmt: skip
            parent = turn.id
            await services.conversations.save(turn, [])
    finally:
        await services.close()


def open_rows() -> Iterator[Row]:
    with data_dir() as folder:
        for conversation, turns in (("large", 500), ("small", 3)):
            asyncio.run(_fill(folder, conversation, turns))
        words = "Answer 499 of large.", "Answer 2 of small."
        large = _medians([child("opening", str(folder), "large", "small", *words) for _ in range(ROUNDS)])
        small = _medians([child("opening", str(folder), "small", "large", *words[::-1]) for _ in range(ROUNDS)])
    yield "open: 1000 messages, first time", f"{large['first'] * 1000:.0f} ms", "≤ 100 ms"
    yield "open: 1000 messages, again", f"{large['later'] * 1000:.0f} ms", "≤ 100 ms"
    yield "open: six messages, again", f"{small['later'] * 1000:.0f} ms", "≤ 50 ms"
    yield "open: PSS after four openings", f"{large['memory']:.0f} MB", ""


def stream_rows() -> Iterator[Row]:
    cases = ((200, "mixed", 0, "≤ 0.18"), (1000, "mixed", 0, "≤ 0.30"), (200, "mixed", 200, "≤ 0.18"),
             (200, "blocks", 0, "≤ 0.25"))  # fmt: skip
    for rate, kind, older, aim in cases:
        with served(rate, kind) as url, data_dir(url) as folder:
            if older:
                asyncio.run(_fill(folder, "older", older))
            arguments = [str(folder), "older" if older else "", f"Answer {older - 1} of older."]
            figures = _medians([child("stream", *arguments) for _ in range(ROUNDS)])
        name = f"stream: {rate} tokens/s, {kind}" + (f", {2 * older} older messages" if older else "")
        yield (
            name,
            f"{figures['cores']:.2f} core, {figures['main']:.2f} of it our main thread",
            f"{aim} core",
        )
        yield (
            f"{name}: stalls, p99 / most",
            f"{figures['stall99']:.0f} / {figures['stall']:.0f} ms",
            "≤ 8 / 30 ms",
        )
        yield (f"{name}: memory", f"+{figures['grown']:.0f} MB", "≤ 40 MB" if kind == "blocks" else "")


async def _turns(folder: Path) -> list[float]:
    """The wall time of each turn; the model answers at once, the server is another process."""
    from app.bootstrap import NoRenderer, open_services, open_start_resources
    from app.core.domain.turn.question import Question

    services = await open_services(open_start_resources(folder, {}), NoRenderer())
    times, parent = [], None
    try:
        for number in range(TURNS):
            begun = time.monotonic()
            async for event in services.ask.run(Question("c", f"Question {number}?", parent)):
                parent = event.turn
            times.append(time.monotonic() - begun)
    finally:
        await services.close()
    return times


def turn_rows() -> Iterator[Row]:
    with served(0) as url, data_dir(url) as folder:
        times = asyncio.run(_turns(folder))
    first, last = statistics.mean(times[1:51]), statistics.mean(times[-50:])
    yield f"turn: own time, mean of {TURNS - 1}", f"{statistics.mean(times[1:]) * 1000:.0f} ms", "≤ 30 ms"
    yield "turn: the first one, with what it loads", f"{times[0] * 1000:.0f} ms", ""
    yield "turn: the last fifty beside the first", f"{last / first:.2f} ×", "flat"


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
        for name, command in commands.items():
            aim = "≤ 0.35 s" if name == "knowledge list" else ""
            yield f"cli: {name}", f"{statistics.median(timed(*command) for _ in range(ROUNDS)):.2f} s", aim


def _serve(rate: int, kind: str, seconds: int) -> None:
    with serve(model_service(rate, kind, seconds)) as url:
        print(url, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    _serve(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
