"""The MCP server, asked by the official SDK's client; services and a web on loopback behind it."""

import asyncio
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.end2end.conftest import ROOT, Citewise, World, environment
from tests.end2end.test_gateway import api, served  # noqa: F401
from tests.end2end.test_knowledge import harbour
from tests.end2end.test_research import Place, place  # noqa: F401
from tests.end2end.test_sharing import slow, window
from tests.waiting import until

pytestmark = pytest.mark.slow

mcp = pytest.importorskip("mcp")
QUESTION = "Why is the sky blue?"
TOOLS = {"web_search", "read_page", "knowledge_search", "ask", "research"}


def at_process(world: World | Place) -> Any:
    """A server in a process of its own."""
    arguments = ["-m", "app", "--data-dir", str(world.data_dir), "mcp"]
    return mcp.StdioServerParameters(command=sys.executable, args=arguments, env=environment(), cwd=ROOT)


@contextmanager
def at_door(door: str, world: Any) -> Iterator[Any]:
    """A process that is spoken to in lines, or the address of a local API."""
    if door == "stdio":
        yield at_process(world)
    else:
        with served(world, "--no-key") as url:
            yield url.replace("/v1", "/mcp")


def with_client(server: Any, talk: Callable[[Any], Awaitable[None]], **more: Any) -> None:
    async def session() -> None:
        async with asyncio.timeout(120), mcp.Client(server, **more) as client:
            await talk(client)

    asyncio.run(session())


async def ask_with_progress(client: Any) -> None:
    lines: list[str] = []

    async def hear(done: float, total: float | None, message: str | None) -> None:
        lines.append(message or "")

    result = await client.call_tool("ask", {"question": QUESTION}, progress_callback=hear)
    assert not result.is_error, result.content
    answer = result.structured_content
    assert answer["citations"]
    numbers = {source["number"] for source in answer["sources"] if source["cited"]}
    for one in answer["citations"]:
        assert answer["answer"][one["start"] : one["end"]] == "".join(f"[{number}]" for number in one["numbers"])
        assert set(one["numbers"]) <= numbers
    cited = [source for source in answer["sources"] if source["cited"]]
    assert all(source["url"] and source["passages"] for source in cited)
    assert result.content[0].text.startswith(answer["answer"].strip())
    assert cited[0]["url"] in result.content[0].text
    assert any(line.startswith("Searching: ") for line in lines)
    listed = {str(one.uri) for one in (await client.list_resources(cache_mode="bypass")).resources}
    assert listed == {"citewise://knowledge-bases", answer["resource"]}
    sources = await client.read_resource(answer["resource"])
    assert cited[0]["passages"][0][:40] in sources.contents[0].text


async def cancel_while_writing(client: Any, world: World) -> None:
    writing = asyncio.Event()

    async def hear(done: float, total: float | None, message: str | None) -> None:
        if message == "Writing":
            writing.set()

    call = asyncio.create_task(client.call_tool("ask", {"question": QUESTION}, progress_callback=hear))
    await writing.wait()
    await until(lambda: world.models.answering not in ("", world.models.rewrite), "the model has begun")
    call.cancel()
    await asyncio.gather(call, return_exceptions=True)
    await until(lambda: world.models.broken_off, "the answer went on without a reader", 20)
    assert (await client.call_tool("web_search", {"query": QUESTION})).structured_content["results"]


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_client_lists_and_calls_the_tools_of_a_process(world: World, mode: str) -> None:
    async def talk(client: Any) -> None:
        tools = (await client.list_tools()).tools
        assert {tool.name for tool in tools} == TOOLS
        assert all(tool.output_schema and tool.input_schema["required"] for tool in tools)
        found = await client.call_tool("web_search", {"query": QUESTION, "max_results": 3})
        rows = found.structured_content["results"]
        assert [row["number"] for row in rows] == [1, 2, 3]
        assert f"[1] {rows[0]['title']}\n{rows[0]['url']}" in found.content[0].text
        await ask_with_progress(client)

    with_client(at_process(world), talk, mode=mode)


def test_two_at_once_beside_a_window_are_served_by_it(world: World) -> None:
    with window(world, "write_beside_commands", "WRITING"):

        async def both() -> None:
            async with asyncio.timeout(120), mcp.Client(at_process(world)) as one, mcp.Client(at_process(world)) as two:
                found = await asyncio.gather(
                    *(client.call_tool("web_search", {"query": QUESTION}) for client in (one, two))
                )
                assert all(not result.is_error and result.structured_content["results"] for result in found)
                for client in (one, two):
                    await ask_with_progress(client)

        asyncio.run(both())


def test_what_fails_is_an_error_of_its_kind(world: World) -> None:
    async def talk(client: Any) -> None:
        async def failure(tool: str, **arguments: Any) -> tuple[str, str]:
            result = await client.call_tool(tool, arguments)
            assert result.is_error
            error = result.structured_content["error"]
            assert result.content[0].text == f"{error['kind']}: {error['message']}"
            return error["kind"], error["message"]

        assert (await failure("web_search", query=QUESTION, engines=["altavista"]))[0] == "UnknownName"
        assert "max_results" in (await failure("web_search", query=QUESTION, max_results=0))[1]
        assert "colour" in (await failure("web_search", query=QUESTION, colour="blue"))[1]
        assert (await failure("read_page", url="http://127.0.0.1:9/"))[0] == "ForbiddenAddress"
        assert (await failure("read_page", url="file:///etc/passwd"))[0] == "InvalidArguments"
        assert (await failure("knowledge_search", query="blue"))[0] == "UnknownName"
        world.models.key = "other"
        kind, message = await failure("ask", question=QUESTION)
        assert kind == "KeyRefused"
        assert "Incorrect" not in message, "a service's own words stay inside"
        with pytest.raises(mcp.MCPError, match="no tool"):
            await client.call_tool("nothing", {})

    with_client(at_process(world), talk)


def test_a_cancelled_call_stops_its_turn(world: World) -> None:
    slow(world, None)

    with_client(at_process(world), lambda client: cancel_while_writing(client, world))


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_the_tools_are_at_an_address_of_the_local_api_too(world: World, api: str, mode: str) -> None:  # noqa: F811
    async def talk(client: Any) -> None:
        assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
        await ask_with_progress(client)
        failed = await client.call_tool("read_page", {"url": "http://127.0.0.1:9/"})
        assert (failed.is_error, failed.structured_content["error"]["kind"]) == (True, "ForbiddenAddress")

    with_client(api.replace("/v1", "/mcp"), talk, mode=mode)


@pytest.mark.parametrize("mode", ["auto", "legacy"])
def test_a_cancelled_call_over_http_stops_its_turn(world: World, api: str, mode: str) -> None:  # noqa: F811
    slow(world, None)
    with_client(api.replace("/v1", "/mcp"), lambda client: cancel_while_writing(client, world), mode=mode)


def test_the_doors_of_the_local_api_stand_before_the_tools_too(api: str) -> None:  # noqa: F811
    url, message = api.replace("/v1", "/mcp"), {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    assert httpx.post(url, json=message, headers={"Origin": "https://evil.example"}).status_code == 403
    assert httpx.post(url, json=message, headers={"Host": "evil.example"}).status_code == 421


def test_a_window_takes_over_and_leaves_again_without_the_client(world: World) -> None:
    """Whoever has the data directory runs the tools: first the server itself, then a window, then the server again."""

    async def talk(client: Any) -> None:
        async def search() -> None:
            result = await client.call_tool("web_search", {"query": QUESTION})
            assert not result.is_error, result.content

        await search()
        with await asyncio.to_thread(window(world, "write_beside_commands", "WRITING").__enter__) as opened:
            await search()
            opened.kill()
            opened.wait()
        await search()

    for mode in ("auto", "legacy"):
        with_client(at_process(world), talk, mode=mode)


doors = pytest.mark.parametrize("door", ["stdio", "http"])


@doors
def test_pages_and_the_users_documents_are_read(door: str, world: World, citewise: Citewise, tmp_path: Path) -> None:
    harbour(world, citewise, tmp_path)
    page = f"{world.web_url}/page/sky"

    async def talk(client: Any) -> None:
        whole = (await client.call_tool("read_page", {"url": page})).structured_content
        assert "Rayleigh scattering" in whole["text"]
        part = (await client.call_tool("read_page", {"url": page, "query": "violet light"})).structured_content
        assert any("Violet light" in passage["text"] for passage in part["passages"])
        found = await client.call_tool("knowledge_search", {"query": "harbour ice", "bases": ["papers"]})
        (row,) = found.structured_content["results"]
        assert (row["number"], row["document"]) == (1, "harbour.md")
        assert "seventeen days" in found.content[0].text
        assert str(tmp_path) not in f"{found}"
        bases = await client.read_resource("citewise://knowledge-bases")
        assert '"searchable": 1' in bases.contents[0].text

    with at_door(door, world) as server:
        with_client(server, talk)


@doors
def test_a_research_tells_its_steps_and_stops_when_it_is_cancelled(door: str, place: Place) -> None:  # noqa: F811
    arguments = {"question": "What are things made of?", "depth": "quick"}

    async def talk(client: Any) -> None:
        lines: list[str] = []
        steps: list[float] = []

        async def hear(done: float, total: float | None, message: str | None) -> None:
            lines.append(message or "")
            steps.append(done)

        place.model.held = ("thing 2",)
        call = asyncio.create_task(client.call_tool("research", arguments, progress_callback=hear))
        await until(lambda: "Done: What is thing 1 made of?" in lines, "one question is answered")
        await until(lambda: place.model.at_once == 1, "only the held one is left")
        call.cancel()
        await asyncio.gather(call, return_exceptions=True)
        await until(lambda: place.model.at_once == 0, "the research went on without its caller")
        place.model.held = ()
        lines.clear()
        steps.clear()
        result = await client.call_tool("research", arguments, progress_callback=hear)
        assert not result.is_error, result.content
        report = result.structured_content
        assert "Word 39" in report["answer"]
        cited = [source for source in report["sources"] if source["cited"]]
        assert cited[0]["passages"]
        for one in report["citations"]:  # the editor may have moved some
            assert report["answer"][one["start"] : one["end"]] == f"[{one['numbers'][0]}]"
        assert {f"Done: What is thing {n} made of?" for n in range(4)} <= set(lines)
        assert "Writing" in lines
        assert steps == sorted(set(steps))

    with at_door(door, place) as server:
        with_client(server, talk)


def test_the_next_of_several_goes_on_when_the_first_ends(world: World) -> None:
    """Without a window the first one that started serves the others; its client may leave first."""

    async def both() -> None:
        async def search(client: Any) -> None:
            result = await client.call_tool("web_search", {"query": QUESTION})
            assert not result.is_error, result.content

        async with asyncio.timeout(120):
            first = mcp.Client(at_process(world))
            begun, leave = asyncio.Event(), asyncio.Event()

            async def use_first() -> None:
                async with first as client:
                    await search(client)
                    begun.set()
                    await leave.wait()

            using = asyncio.create_task(use_first())
            await begun.wait()
            async with mcp.Client(at_process(world)) as second, mcp.Client(at_process(world)) as third:
                await asyncio.gather(search(second), search(third))
                leave.set()
                await using
                await asyncio.gather(search(second), search(third))

    asyncio.run(both())
