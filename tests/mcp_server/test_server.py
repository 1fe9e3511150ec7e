"""What the MCP server tells of itself: tools with schemas, and failures by their kind."""

import jsonschema  # type: ignore[import-untyped]
import pytest

from app.core.domain.errors import Unreachable
from tests.core.world import REWRITE, SKY, World
from tests.fakes import FakeModel
from tests.mcp_server.scene import ANSWER, Scene, failure

TOOLS = ["web_search", "read_page", "knowledge_search", "ask", "research"]


@pytest.mark.parametrize("mode", ["auto", "legacy"])
async def test_the_tools_are_listed_with_schemas_that_their_results_fit(mode: str) -> None:
    scene = Scene(World(FakeModel([REWRITE, ANSWER])))
    async with scene.client(mode=mode) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert list(tools) == TOOLS
        for name, arguments in (
            ("web_search", {"query": "sky"}),
            ("read_page", {"url": SKY}),
            ("ask", {"question": "?"}),
        ):
            result = await client.call_tool(name, arguments)
            assert not result.is_error, result.content
            jsonschema.validate(result.structured_content, tools[name].output_schema)
            assert result.content[0].text
    for tool in tools.values():
        jsonschema.Draft202012Validator.check_schema(tool.input_schema)
        assert tool.input_schema["additionalProperties"] is False
        assert all("description" in one or "$ref" in one for one in tool.input_schema["properties"].values())
        assert tool.annotations.read_only_hint
    assert not tools["knowledge_search"].annotations.open_world_hint


async def test_what_is_not_understood_is_refused_by_its_name() -> None:
    async with Scene().client() as client:
        for name, arguments in (
            ("query", {"query": " "}),
            ("max_results", {"query": "sky", "max_results": 51}),
            ("recency", {"query": "sky", "recency": "yesterday"}),
            ("colour", {"query": "sky", "colour": "blue"}),
            ("domains", {"query": "sky", "domains": ["-two words"]}),
            ("domains", {"query": "sky", "domains": "sky.example"}),
        ):
            kind, words = await failure(client, "web_search", **arguments)
            assert kind == "InvalidArguments"
            assert words.startswith(name)


async def test_an_unknown_tool_is_an_error_of_the_protocol() -> None:
    import mcp

    async with Scene().client() as client:
        with pytest.raises(mcp.MCPError, match="There is no tool 'search'"):
            await client.call_tool("search", {})


async def test_a_bug_is_a_failed_call_without_its_words(caplog: pytest.LogCaptureFixture) -> None:
    scene = Scene(pages={SKY: "not a page"})  # type: ignore[dict-item]
    async with scene.client() as client:
        kind, words = await failure(client, "read_page", url=SKY)
    assert kind == "InternalError"
    assert "AttributeError" in words
    assert "not a page" not in words
    assert "Traceback" in caplog.text


async def test_a_services_own_words_stay_inside() -> None:
    scene = Scene(pages={SKY: Unreachable("sky.example", "secret words of a server")})
    async with scene.client() as client:
        kind, words = await failure(client, "read_page", url=SKY)
    assert kind == "Unreachable"
    assert "secret words" not in words
