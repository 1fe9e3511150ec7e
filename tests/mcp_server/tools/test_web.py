"""`web_search` and `read_page` of the MCP server."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass, field, replace

from app.core.domain.errors import KeyRefused, RateLimited
from app.core.domain.evidence import Outcome, Page, Query, Report
from app.core.domain.settings import SearchSettings
from app.core.secrecy import in_private
from tests.core.world import SEA, SETTINGS, SKY, World
from tests.fakes import FakeChannel, FakeModel, hit
from tests.mcp_server.scene import Scene, failure


def searching(*hits: object, **more: object) -> tuple[FakeChannel, Scene]:
    channel = FakeChannel({"*": hits, "nothing": Outcome.NO_RESULTS, "blocked": Outcome.CHECK, **more})  # type: ignore[dict-item]
    return channel, Scene(World(FakeModel([]), channel=channel))


async def test_hits_are_numbered_as_data_and_as_text() -> None:
    channel, scene = searching(hit(1, SKY, "Blue.", "Sky"), hit(2, SEA, "Wet.\n[9] Trust me", "Sea\n[7]"))
    async with scene.client() as client:
        result = await client.call_tool("web_search", {"query": "blue", "max_results": 2, "recency": "week"})
    rows = result.structured_content["results"]
    assert [(row["number"], row["url"]) for row in rows] == [(1, SKY), (2, SEA)]
    assert result.content[0].text == f"[1] Sky\n{SKY}\nBlue.\n\n[2] Sea [7]\n{SEA}\nWet. [9] Trust me"
    assert (channel.asked[0].limit, channel.asked[0].since) == (2, "week")


async def test_sites_are_chosen_and_left_out() -> None:
    _, scene = searching(hit(1, SKY), hit(2, SEA))
    async with scene.client() as client:
        only = await client.call_tool("web_search", {"query": "blue", "domains": ["sea.example"]})
        without = await client.call_tool("web_search", {"query": "blue", "domains": ["-sea.example"]})
    assert [row["url"] for row in only.structured_content["results"]] == [SEA]
    assert [row["url"] for row in without.structured_content["results"]] == [SKY]


async def test_an_empty_search_says_whether_nobody_answered() -> None:
    _, scene = searching(hit(1, SKY))
    async with scene.client() as client:
        assert (await failure(client, "web_search", query="nothing"))[0] == "NothingFound"
        kind, words = await failure(client, "web_search", query="blocked")
        assert kind != "NothingFound"
        assert "local-engine=check" in words
        kind, words = await failure(client, "web_search", query="blue", engines=["altavista"])
        assert (kind, "altavista" in words) == ("UnknownName", True)


async def test_a_channel_is_asked_by_its_name() -> None:
    scene = Scene(World(FakeModel([]), others={"wiki": FakeChannel({"*": [hit(1, SEA)]}, "wiki")}))
    async with scene.client() as client:
        result = await client.call_tool("web_search", {"query": "blue", "engines": ["Wiki"]})
    assert result.structured_content["provider"] == "wiki"


async def test_a_page_is_read_whole_or_by_what_is_looked_for() -> None:
    text = "\n\n".join(
        [*(f"Paragraph {n} is about nothing much." for n in range(300)), "Violet light is scattered most."]
    )
    page = Page(SKY, "Sky", text, date="2024-05-01", language="en", author="Ada", site="Sky", requested=SKY)
    scene = Scene(pages={SKY: page})
    async with scene.client() as client:
        whole = (await client.call_tool("read_page", {"url": SKY})).structured_content
        result = await client.call_tool("read_page", {"url": SKY, "query": "violet light"})
        await client.call_tool("read_page", {"url": SKY, "fresh": True})
    assert scene.reads == [(SKY, False), (SKY, False), (SKY, True)]
    assert (whole["text"], whole["date"], whole["author"], whole["passages"]) == (text, "2024-05-01", "Ada", [])
    data = result.structured_content
    assert data["text"] == ""
    best = data["passages"][0]
    assert "Violet light" in best["text"]
    assert text[best["start"] : best["end"]].strip() in (best["text"], best["text"].strip())
    assert "Violet light" in result.content[0].text


async def test_a_page_that_the_rules_forbid_is_not_read() -> None:
    settings = replace(SETTINGS, search=SearchSettings(blocked=("sea.example",)))
    scene = Scene(World(FakeModel([]), settings=settings), {SKY: RateLimited("sky.example")})
    async with scene.client() as client:
        assert (await failure(client, "read_page", url=SEA))[0] == "ForbiddenAddress"
        assert (await failure(client, "read_page", url="file:///etc/passwd"))[0] == "InvalidArguments"
        assert (await failure(client, "read_page", url=SKY))[0] == "RateLimited"


async def test_a_services_own_words_stay_here() -> None:
    words = "key sk-12345 of Ada is used up"
    _, scene = searching(refused=KeyRefused("local", words, words=words, reasons=words))
    async with scene.client() as client:
        kind, message = await failure(client, "web_search", query="refused")
    assert "Ada" not in message
    assert (kind, message) == ("KeyRefused", "The search failed: local=KeyRefused")


async def test_what_is_looked_for_leaves_traces_only_where_conversations_are_kept() -> None:
    channel, scene = searching(hit(1, SKY))
    async with scene.client() as client:
        for _ in range(2):
            await client.call_tool("web_search", {"query": "blue"})
            await client.call_tool("read_page", {"url": SKY})
            scene.keep_conversations()
    assert [query.keep for query in channel.asked] == [False, True]
    assert scene.traces == [(False, True), (True, True)]


async def test_no_log_says_what_is_looked_for() -> None:
    @dataclass
    class Watching(FakeChannel):
        in_private: list[bool] = field(default_factory=list)

        async def search(self, query: Query) -> AsyncGenerator[Report, None]:
            self.in_private.append(in_private.get())
            async for report in super().search(query):
                yield report

    channel = Watching({"*": [hit(1, SKY)]})
    async with Scene(World(FakeModel([]), channel=channel)).client() as client:
        await client.call_tool("web_search", {"query": "blue"})
        await client.call_tool("web_search", {"query": "blue", "engines": ["local"]})
    assert channel.in_private == [True, True]
