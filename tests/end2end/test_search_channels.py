"""`citewise search --provider …` for every search service, against loopback servers."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from app.adapters.search.catalogue import APIS, CHANNELS
from app.adapters.secrets import variables
from app.adapters.storage.settings_file import SettingsFile
from app.bootstrap import NoRenderer, open_services, open_start_resources
from app.cli.commands import run
from app.cli.options import parse
from app.core.domain.chat.tool_servers import McpServerSettings, ToolSearch
from tests.adapters.search.providers.samples import ANSWERS
from tests.end2end.conftest import Citewise, World
from tests.loopback import serve

KEYS = {info.id: info.key for info in CHANNELS}


class Services:
    """All search services at once, each below its name. `down` ones fail, `refusing` ones want another key."""

    def __init__(self) -> None:
        self.down: set[str] = set()
        self.refusing: set[str] = set()
        self.asked: list[str] = []
        self.app = Starlette(routes=[Route("/{name}/{rest:path}", self.answer, methods=["GET", "POST"])])

    async def answer(self, request: Request) -> Response:
        name = request.path_params["name"]
        self.asked.append(name)
        if name in self.down:
            return JSONResponse({"error": {"message": "out of order"}}, 500)
        if name in self.refusing:
            return JSONResponse({"error": {"message": "Unauthorized"}}, 401)
        answer = ANSWERS[name]
        return Response(answer, media_type="application/xml") if isinstance(answer, str) else JSONResponse(answer)


@pytest.fixture
def services(world: World) -> Iterator[Services]:
    made = Services()
    with serve(made.app) as url:
        world.change(
            addresses={
                **{name: f"{url}/{name}" for name in APIS},
                **{name: f"{world.web_url}/{name}" for name in ("bing", "duckduckgo", "google", "baidu", "wikipedia")},
            }
        )
        yield made


def keys(*names: str) -> dict[str, str]:
    return {variables(KEYS[name])[0]: "test-key-1" for name in names if KEYS[name]}


def check_unified(printed: str, name: str) -> None:
    result = json.loads(printed)
    assert list(result) == ["query", "response", "results", "provider", "success", "error"]
    assert (result["query"], result["provider"], result["success"], result["error"]) == ("AI news", name, True, None)
    assert all(set(row) == {"title", "url", "snippet", "source"} for row in result["results"])
    assert result["results"][0]["url"].startswith("http")


@pytest.mark.parametrize("name", ["arxiv", "tavily"])
def test_a_service_is_searched_by_the_command(citewise: Citewise, services: Services, name: str) -> None:
    found = citewise("search", "AI news", "--provider", name, "--json", **keys(name))
    check_unified(found.stdout, name)
    assert found.returncode == 0
    assert "test-key-1" not in found.stdout + found.stderr


@pytest.mark.parametrize("name", sorted(APIS))
async def test_each_service_prints_the_unified_result(
    world: World, services: Services, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """The whole program but for its process: that costs more than everything else together."""
    environment = keys(name)
    resources = open_start_resources(world.data_dir, environment)
    resources.gate.bind()
    program = await open_services(resources, NoRenderer())
    try:
        status = await run(parse(["search", "AI news", "--provider", name, "--json"]), program)
    finally:
        await program.close()
    told = capsys.readouterr()
    check_unified(told.out, name)
    assert status == 0
    assert services.asked == [name]
    assert "test-key-1" not in told.out + told.err


def test_the_local_channel_prints_the_same_shape(citewise: Citewise, services: Services) -> None:
    found = citewise("search", "why is the sky blue", "--provider", "local", "--json")
    result = json.loads(found.stdout)
    assert (result["provider"], result["success"], found.returncode) == ("local", True, 0)
    assert result["results"]


def test_a_service_that_is_down_is_followed_by_the_next_and_that_is_said(
    citewise: Citewise, services: Services, world: World
) -> None:
    services.down.add("tavily")
    world.change(order=("perplexity",))
    found = citewise("search", "AI news", "--provider", "tavily", "--json", **keys("tavily", "perplexity"))
    result = json.loads(found.stdout)
    assert (result["provider"], result["success"], found.returncode) == ("perplexity", True, 0)
    assert "tavily did not answer" in found.stderr
    assert "so Perplexity was used instead" in found.stderr


def test_when_nobody_answers_status_and_error_tell(citewise: Citewise, services: Services, world: World) -> None:
    services.refusing.add("exa")
    world.change(order=("exa",))
    found = citewise("search", "AI news", "--provider", "exa", "--json", **keys("exa"))
    result: dict[str, Any] = json.loads(found.stdout)
    assert (result["success"], result["results"], found.returncode) == (False, [], 1)
    assert result["error"].startswith("KeyRefused")
    assert result["error"].endswith(")"), "what the service said"
    assert not any(key in found.stdout + found.stderr for key in keys("exa").values())


def test_a_service_without_its_key_says_which(citewise: Citewise, services: Services, world: World) -> None:
    world.change(order=("brave",))
    found = citewise("search", "AI news", "--provider", "brave", "--json")
    assert found.returncode == 1
    assert json.loads(found.stdout)["error"] == "KeyMissing: brave=KeyMissing"
    assert services.asked == []


TOOL = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    result = {}
    if message["method"] == "initialize":
        info = {"name": "ddg", "version": "1"}
        result = {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": info}
    if message["method"] == "tools/list":
        result = {"tools": [{"name": "search", "inputSchema": {"type": "object"}}]}
    if message["method"] == "tools/call":
        query = message["params"]["arguments"]["query"]
        text = f"1. About {query}\\n   URL: https://sky.example/\\n   Summary: Blue.\\n"
        if query == "robots":
            text = "No results were found for your search query. This could be due to bot detection."
        result = {"content": [{"type": "text", "text": text}]}
    if "id" in message:
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
"""


@pytest.mark.slow
def test_a_tool_of_an_mcp_server_is_a_channel(world: World, citewise: Citewise) -> None:
    pytest.importorskip("mcp")
    file = SettingsFile(world.data_dir / "settings.json")
    tool = McpServerSettings("ddg", "DuckDuckGo (MCP)", sys.executable, ("-c", TOOL), searches=(ToolSearch("search"),))
    file.save(replace(file.load(), mcp_servers=(replace(tool, consent=tool.digest),)))
    done = citewise("search", "ice", "--provider", "mcp.ddg.search", "--json")
    assert done.returncode == 0, done.stderr
    answer = json.loads(done.stdout)
    assert (answer["provider"], answer["results"][0]["title"]) == ("mcp.ddg.search", "About ice")
    refused = citewise("search", "robots", "--provider", "mcp.ddg.search")
    assert "mcp.ddg.search did not answer (refused for now)" in refused.stderr
    assert citewise("ask", "ice", "--channel", "mcp.ddg.search").returncode == 0
    unknown = citewise("search", "ice", "--provider", "nothing")
    assert "mcp.ddg.search" in unknown.stderr
