"""Wikipedia's search, pure and over real HTTP."""

from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from app.adapters.http import USER_AGENT, make_client
from app.adapters.search.providers.wikipedia import WikipediaSearch, language_of, parse, request
from app.core.domain.errors import BadAnswer, RateLimited, Unreachable
from app.core.domain.evidence import Outcome, Query, Report
from app.core.domain.settings import SearchSettings
from tests.loopback import serve

ROW = {"ns": 0, "title": "C++ 标准", "snippet": 'Das <span class="searchmatch">C++</span>\n &amp; &lt;vector&gt;'}


async def _api(request: Request) -> Response:
    match request.query_params["srsearch"]:
        case "nothing":
            return JSONResponse({"batchcomplete": True, "query": {"search": []}})
        case "limited":
            return Response("slow down", 429, {"Retry-After": "7"})
        case "broken":
            return Response("oops", 503)
        case "html":
            return Response("<html>", 200)
    title = f"{request.path_params['language']} {request.headers['user-agent']} {request.headers['accept-language']}"
    return JSONResponse({"query": {"search": [{"title": title, "snippet": ""}]}})


@pytest.fixture
def address() -> Iterator[str]:
    with serve(Starlette(routes=[Route("/{language}/w/api.php", _api)])) as base:
        yield f"{base}/{{language}}"


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client() as client:
        yield client


async def _ask(http: httpx.AsyncClient, address: str, query: Query) -> Report:
    channel = WikipediaSearch(http, lambda: SearchSettings(addresses={"wikipedia": address}))
    async with aclosing(channel.search(query)) as reports:
        return await anext(reports)


async def test_hits_stand_on_the_wiki_that_was_asked(http: httpx.AsyncClient, address: str) -> None:
    report = await _ask(http, address, Query("花岗岩", language="zh-TW"))
    assert report.outcome is Outcome.HITS
    assert report.hits[0].title == f"zh {USER_AGENT} zh-TW"
    assert report.hits[0].url.startswith(f"{address.replace('{language}', 'zh')}/wiki/zh_Citewise/")


async def test_nothing_found_is_said(http: httpx.AsyncClient, address: str) -> None:
    assert (await _ask(http, address, Query("nothing"))).outcome is Outcome.NO_RESULTS


@pytest.mark.parametrize(("words", "error"), [("limited", RateLimited), ("broken", Unreachable), ("html", BadAnswer)])
async def test_failures_are_told_apart(
    http: httpx.AsyncClient, address: str, words: str, error: type[Exception]
) -> None:
    with pytest.raises(error):
        await _ask(http, address, Query(words))


async def test_a_dead_wiki_is_unreachable(http: httpx.AsyncClient) -> None:
    with pytest.raises(Unreachable):
        await _ask(http, "http://127.0.0.1:9", Query("x"))


def test_a_row_becomes_a_page_s_address_and_plain_text() -> None:
    [hit] = parse(_json([ROW]), "https://zh.wikipedia.org")
    assert hit.url == "https://zh.wikipedia.org/wiki/C%2B%2B_%E6%A0%87%E5%87%86"
    assert (hit.snippet, hit.site, hit.rank) == ("Das C++ & <vector>", "zh.wikipedia.org", 1)


def test_titles_keep_the_signs_that_wikipedia_keeps() -> None:
    rows: list[object] = [
        {"title": title} for title in ("AC/DC", "Rust (programming language)", "What is 50%?", " ", 7)
    ]
    assert [hit.url.partition("/wiki/")[2] for hit in parse(_json(rows), "https://en.wikipedia.org")] == [
        "AC/DC",
        "Rust_(programming_language)",
        "What_is_50%25%3F",
    ]


@pytest.mark.parametrize(
    "answer", [b"", b"[]", b'{"query": 7}', b'{"query": {"search": ["x"]}}', b'{"error": {"code": "x"}}']
)
def test_an_answer_of_another_shape_is_bad(answer: bytes) -> None:
    with pytest.raises(BadAnswer):
        parse(answer, "https://en.wikipedia.org")


def test_a_limit_may_be_told_in_the_answer() -> None:
    with pytest.raises(RateLimited):
        parse(b'{"error": {"code": "ratelimited", "info": "slow down"}}', "https://en.wikipedia.org")


@pytest.mark.parametrize(
    ("text", "language", "wiki"),
    [
        ("granite", "en-US", "en"),
        ("granite", "zh-CN", "zh"),
        ("花岗岩", "en-US", "zh"),
        ("花崗岩", "ja-JP", "ja"),
        ("花崗岩とは", "en-US", "ja"),
        ("화강암", "en-US", "ko"),
        ("granitt", "nb-NO", "no"),
        ("granite", "evil.example/", "en"),
        ("granite", "", "en"),
    ],
)
def test_the_wiki_follows_the_script_or_the_user(text: str, language: str, wiki: str) -> None:
    assert language_of(Query(text, language=language)) == wiki


def test_the_request_is_the_official_one() -> None:
    url, parameters, headers = request(Query("x" * 999, limit=80, language="de-DE"))
    assert url == "https://de.wikipedia.org/w/api.php"
    assert (parameters["srlimit"], len(str(parameters["srsearch"]))) == (50, 300)
    assert headers == {"User-Agent": USER_AGENT, "Accept-Language": "de-DE"}


def _json(rows: list[object]) -> bytes:
    import json

    return json.dumps({"query": {"search": rows}}).encode()
