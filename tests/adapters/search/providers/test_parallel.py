"""Parallel over real HTTP: what is asked, what is understood, whose key, and what a refusal says."""

import json
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from app.adapters.search.catalogue import CHANNELS
from app.adapters.search.service_channel import api_channels
from app.adapters.secrets import Keys
from app.core.domain.errors import BadAnswer, KeyRefused, OutOfCredit
from app.core.domain.evidence import Query, Report
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings
from app.core.ports import SearchChannel
from tests.adapters.search.providers.samples import ANSWERS
from tests.loopback import serve


@dataclass
class Parallel:
    status: int = 200
    answer: Any = None
    seen: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)  # path, key, body

    async def reply(self, request: Request) -> Response:
        self.seen.append((request.url.path, request.headers.get("x-api-key", ""), json.loads(await request.body())))
        return JSONResponse(ANSWERS["parallel"] if self.answer is None else self.answer, self.status)


@pytest.fixture
def service() -> Parallel:
    return Parallel()


@pytest.fixture
def address(service: Parallel) -> Iterator[str]:
    with serve(Starlette(routes=[Route("/{path:path}", service.reply, methods=["POST"])])) as url:
        yield url


@pytest.fixture
async def channel(address: str, tmp_path: Path) -> AsyncIterator[SearchChannel]:
    keys = Keys(tmp_path, {"PARALLEL_API_KEY": "k3y"})
    settings = SearchSettings(addresses={"parallel": address})
    async with httpx.AsyncClient(trust_env=False) as client:
        yield api_channels(lambda: client, keys.several, lambda: settings)["parallel"]


async def search(channel: SearchChannel, query: Query) -> Report:
    async with aclosing(channel.search(query)) as reports:
        return [report async for report in reports][-1]


def test_parallel_is_listed() -> None:
    assert "parallel" in [info.id for info in CHANNELS]


async def test_its_key_comes_from_its_usual_variable(channel: SearchChannel, service: Parallel) -> None:
    assert channel.usable
    report = await search(channel, Query("hard rocks", 7, "de-DE"))
    assert [hit.url for hit in report.hits] == ["https://rocks.example/granite", "http://www.lava.example/b?q=1"]
    settings = {"max_results": 7, "location": "de"}
    assert service.seen == [
        ("/v1/search", "k3y", {"search_queries": ["hard rocks"], "mode": "basic", "advanced_settings": settings})
    ]


async def test_sites_and_age_are_a_policy(channel: SearchChannel, service: Parallel) -> None:
    both = DomainRules(allowed=("a.example",), blocked=("c.example",))
    await search(channel, Query("q", rules=both, since="week"))
    await search(channel, Query("q", rules=DomainRules(blocked=("c.example",))))
    first, second = (body["advanced_settings"]["source_policy"] for _, _, body in service.seen)
    assert (first["include_domains"], len(first["after_date"])) == (["a.example"], len("2026-03-02"))
    assert "exclude_domains" not in first
    assert second == {"exclude_domains": ["c.example"]}


async def test_a_long_question_is_its_objective(channel: SearchChannel, service: Parallel) -> None:
    await search(channel, Query("granite " * 60))
    _, _, body = service.seen[0]
    assert len(body["search_queries"][0]) <= 200
    assert body["objective"] == ("granite " * 60).strip()


@pytest.mark.parametrize(
    ("status", "error"), [(401, KeyRefused), (402, OutOfCredit), (422, BadAnswer)], ids=["key", "credit", "request"]
)
async def test_a_refusal_says_what_is_the_matter(
    channel: SearchChannel, service: Parallel, status: int, error: type[Exception]
) -> None:
    service.status, service.answer = status, {"type": "error", "error": {"ref_id": "r1", "message": "No."}}
    with pytest.raises(error):
        await search(channel, Query("q"))


async def test_nothing_found_is_no_failure(channel: SearchChannel, service: Parallel) -> None:
    service.answer = {"search_id": "s1", "results": [], "warnings": None, "session_id": "x"}
    assert (await search(channel, Query("q"))).hits == ()
