"""Tools of MCP servers as search channels: the shapes in which the field's servers answer, and what failures mean."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from app.bootstrap.search_channels import WithToolChannels
from app.core.domain.chat.tool_servers import (
    McpServerSettings,
    ServerState,
    ServerStatus,
    ToolLink,
    ToolOutput,
    ToolSearch,
)
from app.core.domain.errors import TimedOut, Unavailable, Unreachable
from app.core.domain.evidence import Outcome, Query, Report
from app.core.search.router import Router
from app.core.search.tool_channel import ToolChannel, tool_channel_infos
from tests.fakes import FakeChannel, hit

SEARCH = ToolSearch("search", count="max_results")
DDG = McpServerSettings("DDG", "DuckDuckGo", "uvx", ("duckduckgo-mcp-server",), searches=(SEARCH,))
QUERY = Query("blue sky", 5)
NUMBERED = """Found 3 search results:

1. Why the sky is blue
   URL: https://sky.example/blue
   Summary: Air scatters short waves.

2. A long one
   URL: ref://1a2b3c4d (long URL shortened; pass to fetch_content as-is, or call expand_link to get the full URL)
   Summary: Nobody knows where this leads.

3. The sea
   URL: https://sea.example/
   Summary: Water absorbs red light.
"""
EMPTY = (
    "No results were found for your search query. This could be due to DuckDuckGo's bot detection or the query "
    "returned no matches. Please try rephrasing your search or try again in a few minutes."
)
ROWS = [
    {"title": "Sky", "url": "https://sky.example/blue", "description": "Blue.", "source": "sky", "engine": "bing"},
    {"title": "Sea", "url": "https://sea.example/", "description": "Green.", "source": "sea", "engine": "bing"},
]


def open_web_search(rows: list[Any], failures: list[Any]) -> str:
    answer = {"query": "blue sky", "engines": ["bing"], "totalResults": len(rows), "results": rows}
    return json.dumps({**answer, "partialFailures": failures}, indent=2)


@dataclass
class Servers:
    output: ToolOutput | Exception = field(default_factory=ToolOutput)
    state: ServerState = ServerState.READY
    calls: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)

    async def ready(self, seconds: float) -> tuple[ServerStatus, ...]:
        return (ServerStatus("other"), ServerStatus("DDG", self.state, problem="gone"))

    async def call(self, server: str, tool: str, arguments: dict[str, Any]) -> ToolOutput:
        self.calls.append((server, tool, arguments))
        if isinstance(self.output, Exception):
            raise self.output
        return self.output


async def report(output: ToolOutput, search: ToolSearch = SEARCH) -> tuple[Report, Servers]:
    servers: Any = Servers(output)
    channel = ToolChannel(DDG, search, lambda: servers)
    (answer,) = [one async for one in channel.search(QUERY)]
    return answer, servers


def rows(answer: Report) -> list[tuple[int, str, str, str]]:
    return [(one.rank, one.title, one.url, one.snippet) for one in answer.hits]


async def test_a_numbered_text_gives_hits_and_an_address_that_leads_nowhere_none() -> None:
    answer, servers = await report(ToolOutput((NUMBERED,)))
    assert servers.calls == [("DDG", "search", {"query": "blue sky", "max_results": 5})]
    assert (answer.outcome, answer.engine) == (Outcome.HITS, "mcp.ddg.search")
    assert rows(answer) == [
        (1, "Why the sky is blue", "https://sky.example/blue", "Air scatters short waves."),
        (2, "The sea", "https://sea.example/", "Water absorbs red light."),
    ]


async def test_words_that_come_in_a_frame_as_well_give_the_same_hits() -> None:
    plain, _ = await report(ToolOutput((NUMBERED,)))
    framed, _ = await report(ToolOutput((NUMBERED,), structured=json.dumps({"result": NUMBERED})))
    only, _ = await report(ToolOutput(structured=json.dumps({"result": NUMBERED})))
    assert rows(plain) == rows(framed) == rows(only)


async def test_json_gives_hits_wherever_they_stand_or_where_the_settings_say() -> None:
    answer, _ = await report(ToolOutput((open_web_search(ROWS, []),)))
    assert [one.url for one in answer.hits] == ["https://sky.example/blue", "https://sea.example/"]
    assert answer.hits[0].snippet == "Blue."
    structured = json.dumps({"ads": ROWS[:1], "data": {"web": ROWS[1:]}})
    placed = replace(SEARCH, hits="data.web", arguments='{"engines": ["bing"]}', query="q", count="")
    answer, servers = await report(ToolOutput(("see there",), structured=structured), placed)
    assert [one.url for one in answer.hits] == ["https://sea.example/"]
    assert servers.calls[0][2] == {"q": "blue sky", "engines": ["bing"]}


async def test_links_of_a_result_are_hits_too() -> None:
    links = (ToolLink("https://sky.example/blue", "Sky", "Blue."), ToolLink("file:///etc/passwd", "No"))
    answer, _ = await report(ToolOutput((), links))
    assert rows(answer) == [(1, "Sky", "https://sky.example/blue", "Blue.")]


@pytest.mark.parametrize(
    ("output", "outcome"),
    [
        (ToolOutput((EMPTY,)), Outcome.REFUSED),
        (ToolOutput((EMPTY,), structured=json.dumps({"result": EMPTY})), Outcome.REFUSED),
        (ToolOutput(structured='{"result": "No results found."}'), Outcome.NO_RESULTS),
        (ToolOutput(structured='{"result": []}'), Outcome.NO_RESULTS),
        (ToolOutput(("Sorry, something went wrong with the search.",)), Outcome.REFUSED),
        (ToolOutput(("抱歉，搜索失败，请稍后再试。",)), Outcome.REFUSED),
        (ToolOutput(("Search failed: timeout",), failed=True), Outcome.REFUSED),
        (ToolOutput((NUMBERED,), failed=True), Outcome.REFUSED),
        (ToolOutput((open_web_search([], [{"engine": "bing", "message": "captcha"}]),)), Outcome.REFUSED),
        (ToolOutput(('{"error": "quota exceeded"}',)), Outcome.REFUSED),
        (ToolOutput(structured='{"results": [], "error": "down"}'), Outcome.REFUSED),
        (ToolOutput((open_web_search([], []),)), Outcome.NO_RESULTS),
        (ToolOutput(("[]",)), Outcome.NO_RESULTS),
        (ToolOutput(("No results found for blue sky.",)), Outcome.NO_RESULTS),
        (ToolOutput(("没有找到相关结果",)), Outcome.NO_RESULTS),
        (ToolOutput(), Outcome.NOT_UNDERSTOOD),
        (ToolOutput(("The sky is blue, as everybody knows.",)), Outcome.NOT_UNDERSTOOD),
        (ToolOutput(('{"answer": "The sky is blue."}',)), Outcome.NOT_UNDERSTOOD),
    ],
)
async def test_an_answer_without_hits_is_an_empty_one_only_where_it_says_so(
    output: ToolOutput, outcome: Outcome
) -> None:
    answer, _ = await report(output)
    assert (answer.outcome, answer.hits) == (outcome, ())


async def test_a_server_that_is_not_there_is_an_error_of_the_channel() -> None:
    for state, error in ((ServerState.FAILED, Unreachable), (ServerState.STARTING, TimedOut)):
        servers: Any = Servers(state=state)
        with pytest.raises(error):
            _ = [one async for one in ToolChannel(DDG, SEARCH, _giving(servers)).search(QUERY)]
        assert servers.calls == []
    off = ToolChannel(replace(DDG, enabled=False), SEARCH, _giving(Servers()))
    assert not off.usable
    with pytest.raises(Unavailable):
        _ = [one async for one in off.search(QUERY)]


def _giving(servers: Any) -> Callable[[], Any]:
    return lambda: servers


async def test_the_router_asks_it_falls_over_and_sees_what_the_settings_say_now() -> None:
    servers: Any = Servers(ToolOutput((EMPTY,)))
    current: list[McpServerSettings] = []
    own = {"local": FakeChannel({"*": [hit(1, "https://sky.example/blue")]}), "wikipedia": FakeChannel({}, "wikipedia")}
    router = Router(WithToolChannels(own, lambda: current, lambda: servers))
    assert router.channels() == ("local", "wikipedia")
    current.append(DDG)
    assert router.channels() == ("local", "wikipedia", "mcp.ddg.search")
    assert [(state.id, state.usable) for state in router.states()][-1] == ("mcp.ddg.search", True)
    result = await router.result(QUERY, "mcp.ddg.search")
    assert (result.provider, result.success) == ("local", True)
    assert [(one.channel, one.failure.data["reasons"]) for one in result.fallbacks] == [
        ("mcp.ddg.search", "mcp.ddg.search=refused")
    ]
    alone = await router.only(QUERY, "mcp.ddg.search")
    assert not alone.success
    assert "bot detection" in (alone.error or "")
    servers.output = ToolOutput((NUMBERED,))
    assert len((await router.only(QUERY, "mcp.ddg.search")).results) == 2
    assert [one.provider for one in [await router.result(Query("other"), "local")]] == ["local"]


def test_it_is_listed_under_the_name_of_its_server() -> None:
    (one,) = tool_channel_infos([DDG])
    assert (one.id, one.name) == ("mcp.ddg.search", "DuckDuckGo")
    assert one.note
    two = replace(DDG, id="my server!", searches=(SEARCH, ToolSearch("news")))
    infos = tool_channel_infos([two])
    assert [(info.id, info.name) for info in infos] == [
        ("mcp.my-server-.search", "DuckDuckGo: search"),
        ("mcp.my-server-.news", "DuckDuckGo: news"),
    ]
