"""One's own SearXNG over real HTTP: news, further pages, its answers."""

from collections.abc import Iterator
from contextlib import aclosing
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from app.adapters.http import make_client
from app.adapters.search.providers import searxng
from app.adapters.search.service_channel import ApiChannel
from app.core.domain.evidence import Query, Report
from app.core.domain.settings import SearchSettings
from tests.loopback import serve


class Instance:
    """Ten rows a page, and as many pages as it is told; page and category stand in the address of each row."""

    pages = 3
    broken = 0  # this page fails
    more: dict[str, Any]

    def __init__(self) -> None:
        self.more = {}
        self.asked: list[dict[str, str]] = []

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = dict(Request(scope, receive).query_params)
        self.asked.append(asked)
        number, kind = int(asked["pageno"]), asked["categories"]
        rows = [
            {"title": f"{kind} {number}-{row}", "url": f"https://a.example/{kind}/{number}/{row}", "content": "c"}
            for row in range(10 if number <= self.pages else 0)
        ]
        body = {"query": asked["q"], "results": rows, "unresponsive_engines": [], **self.more}
        answer: Response = Response(status_code=500) if number == self.broken else JSONResponse(body)
        await answer(scope, receive, send)


@pytest.fixture
def instance() -> Iterator[tuple[Instance, str]]:
    instance = Instance()
    with serve(instance) as base:
        yield instance, base


async def found(base: str, query: Query) -> Report:
    async with make_client() as client:
        settings = SearchSettings(addresses={"searxng": base})
        channel = ApiChannel("searxng", searxng.API, lambda: client, lambda: (), lambda: settings)
        async with aclosing(channel.search(query)) as reports:
            return await anext(reports)


async def test_news_are_asked_for_as_news(instance: tuple[Instance, str]) -> None:
    report = await found(instance[1], Query("sky", kind="news"))
    assert report.hits[0].title == "news 1-0"


async def test_more_results_than_a_page_has_come_from_the_next_pages(instance: tuple[Instance, str]) -> None:
    report = await found(instance[1], Query("sky", limit=25))
    assert [hit.rank for hit in report.hits] == list(range(1, 26))
    assert report.hits[24].title == "general 3-4"
    assert len(instance[0].asked) == 3


async def test_ten_results_are_one_request_and_an_end_is_an_end(instance: tuple[Instance, str]) -> None:
    await found(instance[1], Query("sky", limit=10))
    assert len(instance[0].asked) == 1
    report = await found(instance[1], Query("sky", limit=90))
    assert len(report.hits) == 30
    assert len(instance[0].asked) == 5


async def test_a_short_page_is_enough_for_who_wants_no_more_than_usual(instance: tuple[Instance, str]) -> None:
    instance[0].more = {"results": [{"title": "t", "url": "https://a.example/", "content": ""}]}
    assert len((await found(instance[1], Query("sky", limit=10))).hits) == 1
    assert len(instance[0].asked) == 1


async def test_a_further_page_that_fails_costs_only_itself(instance: tuple[Instance, str]) -> None:
    instance[0].broken = 3
    assert len((await found(instance[1], Query("sky", limit=30))).hits) == 20


@pytest.mark.parametrize(
    ("answers", "response"),
    [
        (["The sky is <b>blue</b>."], "The sky is blue."),
        ([{"answer": "42", "url": None, "template": "answer/legacy.html"}, {"answer": "43"}], "42\n43"),
        ([{"translations": [{"text": "sky"}, {"text": "heaven"}]}], "sky, heaven"),
        ([{"current": {"summary": "Berlin: 7 °C, cloudy"}, "forecasts": []}], "Berlin: 7 °C, cloudy"),
        ([None, 7, {"answer": 3}], ""),
        ("no list", ""),
    ],
)
async def test_its_answers_are_the_response(instance: tuple[Instance, str], answers: object, response: str) -> None:
    instance[0].more = {"answers": answers}
    assert (await found(instance[1], Query("sky"))).response == response
