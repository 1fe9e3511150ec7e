"""A research against servers with fixed delays: what we add to the longest chain of answers, in time and computing.

A model server sends one piece of every answer each 50 ms; a search takes 200 ms, a page 200 ms. All of it goes by HTTP
on loopback, through the gate, the real adapters and the real extraction. The graph is N questions side by side.
"""

import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from app.bootstrap import NoRenderer, open_services, open_start_resources
from app.core.domain import events as e
from app.core.domain.graph import Depth
from app.core.domain.settings import Overrides
from app.core.domain.turn.question import Question
from tests.bench.table import Row
from tests.loopback import serve

PIECE, SEARCH, PAGE = 0.05, 0.2, 0.2  # seconds
PIECES = {"planner": 20, "done": 8, "rewrite": 8, "select": 8, "node": 30, "report": 40}
HOSTS = 8
ROUNDS = int(os.environ.get("ROUNDS") or 5)
_TEXT = "<p>Thing {n} is made of {n} parts, which were counted in the year {n}, and found to be good.</p>" * 12


@dataclass
class Model:
    nodes: int
    piece: float = PIECE  # seconds
    held: tuple[str, ...] = ()  # questions on these things are not answered
    answered: list[str] = field(default_factory=list)  # questions that were
    first_report: float = 0.0  # when the first piece of the report was sent
    requests: int = 0
    at_once: int = 0
    most: int = 0

    def app(self) -> Starlette:
        told = Route("/told", self.told)
        return Starlette(routes=[Route("/v1/chat/completions", self.chat, methods=["POST"]), told])

    async def told(self, request: Request) -> Response:
        """What was measured here. The clock is the machine's own: processes share it."""
        return JSONResponse({"first_report": self.first_report, "most": self.most, "requests": self.requests})

    async def chat(self, request: Request) -> Response:
        body = await request.json()
        self.requests += 1
        return StreamingResponse(self._stream(*self._said(body)), media_type="text/event-stream")

    def _said(self, body: dict[str, Any]) -> tuple[str, list[str]]:
        rules = body["messages"][0]["content"]
        asked = next(m["content"] for m in reversed(body["messages"]) if m["role"] == "user")
        if "You plan the research" in rules:
            if any(m["role"] == "assistant" for m in body["messages"]):
                return "done", _cut("```python\ngraph.add_response_node()\n```", PIECES["done"])
            lines = [f'graph.add_node("n{n}", "What is thing {n} made of?")' for n in range(self.nodes)]
            return "planner", _cut("```python\n" + "\n".join(lines) + "\n```", PIECES["planner"])
        if "You prepare web searches" in rules:
            thing = re.findall(r"thing (\d+)", asked)[-1]
            return "rewrite", _cut(f"<websearch><question>thing {thing}</question></websearch>", PIECES["rewrite"])
        if "You choose the web pages" in rules:
            return "select", _cut('{"name": "WebBrowser.select", "parameters": {"index": [1, 2]}}', PIECES["select"])
        if "You write the report" in rules:
            return "report", [f"Word {n} [1]. " for n in range(PIECES["report"])]
        question = asked.rpartition("The question:\n")[2]
        if any(thing in question for thing in self.held):
            return "held", []
        self.answered.append(question)
        number = (re.findall(r"^ref-\w+ \[(\d+)\]", asked, re.MULTILINE) or ["1"])[0]
        return "node", [f"Part {n} [{number}]. " for n in range(PIECES["node"])]

    async def _stream(self, part: str, pieces: list[str]) -> AsyncIterator[bytes]:
        self.at_once += 1
        self.most = max(self.most, self.at_once)
        begun = time.monotonic()
        try:
            if part == "held":
                await asyncio.Event().wait()
            for place, piece in enumerate(pieces, 1):
                await asyncio.sleep(max(begun + place * self.piece - time.monotonic(), 0))
                if part == "report" and place == 1:
                    self.first_report = time.monotonic()
                yield _event({"choices": [{"index": 0, "delta": {"content": piece}, "finish_reason": None}]})
            yield _event({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}) + b"data: [DONE]\n\n"
        finally:
            self.at_once -= 1


def _event(data: dict[str, Any]) -> bytes:
    return b"data: " + json.dumps(data).encode() + b"\n\n"


def _cut(text: str, pieces: int) -> list[str]:
    size = -(-len(text) // pieces)
    return [text[start : start + size] for start in range(0, len(text), size)]


def web(bases: list[str], search_seconds: float = SEARCH, page_seconds: float = PAGE) -> Starlette:
    """Results and pages for any thing; `bases` are the addresses under which it is served."""

    async def search(request: Request) -> Response:
        await asyncio.sleep(search_seconds)
        thing = (re.findall(r"\d+", request.query_params["q"]) or ["0"])[0]
        rows = [
            {"title": f"Thing {thing}, page {n}", "url": f"{bases[(int(thing) + n) % len(bases)]}/page/{thing}/{n}",
             "content": f"On thing {thing}."}
            for n in range(6)
        ]  # fmt: skip
        return JSONResponse({"results": rows})

    async def page(request: Request) -> Response:
        await asyncio.sleep(page_seconds)
        thing = request.path_params["thing"]
        return HTMLResponse(f"<title>Thing {thing}</title><article><h1>Thing</h1>{_TEXT.format(n=thing)}</article>")

    return Starlette(routes=[Route("/search", search), Route("/page/{thing}/{number}", page)])


@dataclass
class Measured:
    wall: float
    cpu: float  # of this process
    first: float  # until the first event of the research
    node_text: float
    report_lag: float  # from the model's first piece of the report to ours
    events: int
    most: int


def write_settings(folder: Path, model_url: str, bases: list[str]) -> None:
    provider = {"id": "m", "name": "M", "base_url": f"{model_url}/v1", "models": ["m"], "needs_key": False}
    search = {
        "channel": "searxng",
        "addresses": {"searxng": bases[0]},
        "allowed_hosts": [base.removeprefix("http://") for base in bases],
    }
    settings = {"providers": [provider], "model": {"provider": "m", "model": "m"}, "search": search}
    (folder / "settings.json").write_text(json.dumps(settings))


async def several(nodes: int, model_url: str, bases: list[str], rounds: int) -> list[Measured]:
    """Each round in one set of services, behind a question that warms them up."""
    measured = []
    with tempfile.TemporaryDirectory() as folder:
        write_settings(Path(folder), model_url, bases)
        services = await open_services(open_start_resources(Path(folder), {}), NoRenderer())
        try:
            await services.web.reread(f"{bases[0]}/page/0/0", True)  # the extraction's process starts once
            await _measured(nodes, services, "warm-up")  # what is imported with the first question
            async with httpx.AsyncClient(trust_env=False) as client:
                for number in range(rounds):
                    one = await _measured(nodes, services, f"measured {number}")
                    told = (await client.get(f"{model_url}/told")).json()
                    measured.append(replace(one, report_lag=one.report_lag - told["first_report"], most=told["most"]))
        finally:
            await services.close()
    return measured


async def walked(model_url: str, base: str) -> float:
    """Seconds of the longest chain of answers, asked for one after the other by a bare client: the limit."""
    asked = (
        [_rules("You plan the research")],
        [_rules("You prepare web searches"), _user("thing 0")],
        f"{base}/search?q=thing+0",
        [_rules("You choose the web pages")],
        f"{base}/page/0/0",
        [_rules("You answer."), _user("The question:\nthing 0")],
        [_rules("You plan the research"), {"role": "assistant", "content": "Planned."}],
        [_rules("You write the report")],
    )
    async with httpx.AsyncClient(trust_env=False, timeout=30) as client:
        begun = time.monotonic()
        for step in asked:
            if isinstance(step, str):
                await client.get(step)
            else:
                messages = step if step[-1]["role"] == "user" else [*step, _user("thing 0")]
                await client.post(f"{model_url}/v1/chat/completions", json={"messages": messages})
        return time.monotonic() - begun


def _rules(text: str) -> dict[str, str]:
    return {"role": "system", "content": text}


def _user(text: str) -> dict[str, str]:
    return {"role": "user", "content": text}


async def _measured(nodes: int, services: Any, conversation: str) -> Measured:
    depth = Depth.QUICK if nodes <= 4 else Depth.STANDARD if nodes <= 12 else Depth.THOROUGH
    first = text = report = 0.0
    count = 0
    begun, cpu = time.monotonic(), time.process_time()
    overrides = Overrides(fresh=True)  # pages are read, whatever was kept of them
    question = Question(conversation, "What are the things made of?", None, overrides, depth=depth, clarify=False)
    async for event in services.ask.run(question):
        count += 1
        if isinstance(event, e.ResearchStarted):
            first = time.monotonic() - begun
        if isinstance(event, e.InNode) and isinstance(event.event, e.TextDelta) and not text:
            text = time.monotonic() - begun
        if isinstance(event, e.TextDelta) and not report:
            report = time.monotonic()
    wall, used = time.monotonic() - begun, time.process_time() - cpu
    assert isinstance(event, e.TurnFinished), event
    return Measured(wall, used, first, text, report, count, 0)


def critical_path() -> float:
    return sum(PIECES.values()) * PIECE + SEARCH + PAGE


@contextmanager
def _servers(nodes: int) -> Iterator[tuple[str, list[str]]]:
    """Model service and web in a process of their own, so that their computing is not counted as ours."""
    command = [sys.executable, "-m", "tests.bench.research", str(nodes)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        url, *bases = json.loads(process.stdout.readline())
        yield url, bases
    finally:
        process.communicate("")  # it ends when its input does


def _serve(nodes: int) -> None:
    with ExitStack() as stack:
        url = stack.enter_context(serve(Model(nodes).app()))
        bases: list[str] = []
        served = web(bases)
        bases += [stack.enter_context(serve(served, f"127.0.0.{n + 2}")) for n in range(HOSTS)]
        print(json.dumps([url, *bases]), flush=True)
        sys.stdin.read()


def rows() -> Iterator[Row]:
    nominal = critical_path()
    for nodes, aim in ((3, 0.08), (10, 0.15), (30, 0.40)):
        with _servers(nodes) as (url, bases):
            best = asyncio.run(walked(url, bases[0]))
            rounds = asyncio.run(several(nodes, url, bases, ROUNDS))
        wall, cpu, first, text, lag = (
            statistics.median(getattr(one, name) for one in rounds)
            for name in ("wall", "cpu", "first", "node_text", "report_lag")
        )
        name = f"research, {nodes} questions"
        yield Row(
            f"{name}: beyond the critical path of {nominal:.2f} s",
            f"{wall - nominal:.2f} s",
            f"≤ {aim:.2f} s",
            f"{best - nominal:.2f} s, a bare client",
            f"{wall / best:.2f} × of the whole",
        )
        yield Row(f"{name}: processor time", f"{cpu:.2f} s", "≤ 0.5 s" if nodes == 3 else "")
        yield Row(f"{name}: first step shown", f"{first * 1000:.0f} ms", "≤ 100 ms")
        yield Row(f"{name}: first words of a node", f"{text:.2f} s")
        yield Row(f"{name}: report behind the model", f"{lag * 1000:.0f} ms", "≤ 50 ms")
        yield Row(f"{name}: events", f"{rounds[-1].events}")
        yield Row(f"{name}: model calls at once, at most", f"{rounds[-1].most}")


if __name__ == "__main__":
    _serve(int(sys.argv[1]))
