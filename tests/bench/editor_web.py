"""Claims that are looked up on a loopback web that holds the evidence, by the whole program.

Each claim stands in an answer with four others, half of them with a wrong citation and half with none. A search service
finds pages by the words that they share with the query, among all pages of the set; a model service says the answer.
"""

import asyncio
import json
import re
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from app.bootstrap import NoRenderer, open_services, open_start_resources
from app.core.citing.support.evidence import bared
from app.core.citing.support.verdict import check
from app.core.domain import events as e
from app.core.domain.citation import Verdict
from app.core.domain.editing import EditKind
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn
from app.core.ranking import bm25
from app.core.ranking.tokens import content_tokens
from tests.bench.support import DATA
from tests.bench.table import Row
from tests.loopback import serve

_LANGUAGES = {"English": "dev", "Chinese": "zh"}
_CLAIMS = 5  # of one answer
_TOPIC = "thing zero"
_OTHERS = {
    "English": "Thing zero is one of which nothing else is known, and nobody asked for it in all the time that passed.",
    "Chinese": "零号物品是一件无人知晓的东西，长久以来没有人询问过它的来历。",
}
_FIGURE = re.compile(r"\d{2}")  # what cites nothing is looked up where it has figures
Pair = dict[str, str]


@dataclass
class Web:
    """Pages, their search, and the model that says the answers, in turn."""

    passages: Sequence[str]
    answers: list[str] = field(default_factory=list)
    base: str = ""
    queries: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._counts = [Counter(content_tokens(text)) for text in self.passages]
        self._lengths = [count.total() for count in self._counts]

    def app(self) -> Starlette:
        return Starlette(
            routes=[
                Route("/search", self.search),
                Route("/page/{number:int}", self.page),
                Route("/v1/chat/completions", self.chat, methods=["POST"]),
            ]
        )

    async def search(self, request: Request) -> Response:
        query = request.query_params["q"]
        places = [0]
        if query != _TOPIC:
            self.queries.append(query)
            scores = bm25.scores_of(content_tokens(query), self._counts, self._lengths)
            places = sorted(range(1, len(scores)), key=lambda n: -scores[n])[:6]
        rows = [{"title": f"Page {n}", "url": f"{self.base}/page/{n}", "content": f"Page {n}."} for n in places]
        return JSONResponse({"results": rows})

    async def page(self, request: Request) -> Response:
        number = request.path_params["number"]
        body = "".join(f"<p>{escape(line)}</p>" for line in self.passages[number].split("\n") if line.strip())
        return HTMLResponse(f"<!doctype html><title>Page {number}</title><article><h1>Page</h1>{body}</article>")

    async def chat(self, request: Request) -> Response:
        rules = (await request.json())["messages"][0]["content"]
        if "You prepare web searches" in rules:
            reply = f"<websearch><question>{_TOPIC}</question></websearch>"
        elif "You edit an answer" in rules:
            reply = "S1 KEEP"
        else:
            reply = self.answers.pop(0)
        return StreamingResponse(_stream(reply), media_type="text/event-stream")


async def _stream(reply: str) -> AsyncIterator[bytes]:
    for delta, end in (({"content": reply}, None), ({}, "stop")):
        yield (
            b"data: " + json.dumps({"choices": [{"index": 0, "delta": delta, "finish_reason": end}]}).encode() + b"\n\n"
        )
    yield b"data: [DONE]\n\n"


@dataclass
class Result:
    """How a claim fared. passage: of the page that its chip names now; empty where it has none."""

    claim: str
    cited: bool  # with a wrong source at first
    right: bool = False
    contradicted: bool = False


def look_up_rows() -> Iterator[Row]:
    pairs = [json.loads(line) for line in DATA.read_text("utf-8").split("\n") if line.strip()]
    supported = [pair for pair in pairs if pair["label"] == "supported" and pair["passage"].strip()]
    for language, prefix in _LANGUAGES.items():
        own = [pair for pair in supported if pair["id"].startswith(prefix)]
        results = asyncio.run(looked_up(own, _OTHERS[language]))
        sure = {pair["claim"] for pair in own if check(pair["claim"], [pair["passage"]]).verdict is Verdict.SUPPORTED}
        for name, aim, chosen in (
            ("that its page holds", "≥ 90 %", [one for one in results if one.claim in sure]),
            ("in other words, judged by people", "", [one for one in results if one.claim not in sure]),
        ):
            if chosen:
                right = sum(one.right for one in chosen)
                share = f"{right / len(chosen):.1%} of {len(chosen)}"
                yield Row(f"editor: {language}, claims {name}, looked up and found", share, aim)
        wrong = sum(one.contradicted for one in results)
        yield Row(f"editor: {language}, true claims called contradicted", f"{wrong} of {len(results)}")


async def looked_up(pairs: Sequence[Pair], other: str) -> list[Result]:
    """other: what the page says that the wrong citations name."""
    web = Web([other, *(pair["passage"] for pair in pairs)])
    results: list[Result] = []
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        web.base = stack.enter_context(serve(web.app()))
        _write_settings(Path(folder), web.base)
        services = await open_services(open_start_resources(Path(folder), {}), NoRenderer())
        try:
            for start in range(0, len(pairs), _CLAIMS):
                results += await _answered(services, web, pairs[start : start + _CLAIMS], f"c{start}")
        finally:
            await services.close()
    return results


async def _answered(services: Any, web: Web, pairs: Sequence[Pair], conversation: str) -> list[Result]:
    claims = [" ".join(pair["claim"].split()).rstrip(".。") for pair in pairs]
    cited = [n % 2 == 0 or _FIGURE.search(claim) is None for n, claim in enumerate(claims)]
    rows = [f"{claim} [1]." if is_cited else f"{claim}." for claim, is_cited in zip(claims, cited, strict=True)]
    web.answers.append("\n\n".join(rows))
    turn_id = ""
    async for event in services.ask.run(Question(conversation, f"What of {_TOPIC}?")):
        turn_id = event.turn
    assert isinstance(event, e.TurnFinished), event
    stored = await services.conversations.conversation(conversation)
    turn = next(one for one in stored.turns if one.id == turn_id)
    return [
        _result(turn, claim, pair["claim"], is_cited)
        for claim, pair, is_cited in zip(claims, pairs, cited, strict=True)
    ]


def _result(turn: Turn, claim: str, name: str, is_cited: bool) -> Result:
    start = turn.text.index(claim)
    result = Result(name, is_cited)
    for edit in turn.edits:
        if start <= edit.place[0] <= start + len(claim) + 6:
            result.contradicted |= edit.kind is EditKind.CONTRADICTED
            reference = turn.reference(edit.to_numbers[0])
            texts = [passage.text for passage in reference.passages] if reference else []
            holds = check(name, texts).verdict is not Verdict.NOT_FOUND or any(bared(name) in bared(t) for t in texts)
            result.right |= edit.kind is EditKind.LOOKED_UP and bool(texts) and holds
    return result


def _write_settings(folder: Path, base: str) -> None:
    provider = {"id": "m", "name": "M", "base_url": f"{base}/v1", "models": ["m"], "needs_key": False}
    search = {"channel": "searxng", "addresses": {"searxng": base}, "allowed_hosts": [base.removeprefix("http://")]}
    settings = {"providers": [provider], "model": {"provider": "m", "model": "m"}, "search": search}
    (folder / "settings.json").write_text(json.dumps({**settings, "editing": "repair"}))
