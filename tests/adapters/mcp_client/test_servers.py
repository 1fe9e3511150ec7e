"""Tool servers as child processes: the good one works, hostile ones cost no more than an error."""

import os
import shutil
import sys

import pytest

pytest.importorskip("mcp")

from app.adapters.mcp_client.servers import McpServers
from app.adapters.mcp_client.session import Limits
from app.core.domain.chat.tool_servers import McpServerSettings, ServerState
from app.core.domain.errors import BadAnswer, TimedOut, Unreachable
from tests.adapters.mcp_client.servers import GOOD, HOSTILE

_LIMITS = Limits(start=20.0, answer=10.0, call=2.0)


def _settings(code: str, *args: str, **fields) -> McpServerSettings:
    return McpServerSettings("one", "One", sys.executable, ("-c", code, *args), **fields)


@pytest.fixture
async def started():
    all_servers = []

    async def start(one: McpServerSettings, secrets: dict[str, str] | None = None, limits: Limits = _LIMITS):
        servers = McpServers(lambda: (one,), (secrets or {}).__getitem__, limits=limits)
        all_servers.append(servers)
        (status,) = await servers.ready(20.0)
        return servers, status

    yield start
    for servers in all_servers:
        await servers.close()


async def test_tools_are_listed_and_called(started) -> None:
    servers, status = await started(_settings(GOOD))
    assert status.state is ServerState.READY, status
    assert [tool.name for tool in status.tools] == ["add", "variables", "documents", "fail", "leave"]
    assert status.tools[0].description == "Add two numbers."
    assert set(status.tools[0].parameters["properties"]) == {"a", "b"}
    output = await servers.call("one", "add", {"a": 2, "b": 3})
    assert output.texts == ("5",)
    assert not output.failed
    (status,) = servers.statuses()
    assert "ready to serve" in status.log


async def test_links_and_pictures_of_a_result_are_told_apart(started) -> None:
    servers, _ = await started(_settings(GOOD))
    output = await servers.call("one", "documents", {})
    assert [(link.url, link.title, link.text) for link in output.links] == [
        ("https://alpha.example/ice", "About ice", ""),
        ("https://beta.example/snow", "", "Snow falls."),
    ]
    assert [(image.data, image.media_type) for image in output.images] == [(b"picture", "image/png")]


async def test_a_tool_that_fails_says_so(started) -> None:
    servers, _ = await started(_settings(GOOD))
    output = await servers.call("one", "fail", {})
    assert output.failed
    assert "the disk is full" in "".join(output.texts)


async def test_a_server_gets_a_clean_environment_and_its_own_variables(started, monkeypatch) -> None:
    monkeypatch.setenv("OPENAI_API_KEY", "secret")
    servers, _ = await started(_settings(GOOD, env=("TOKEN",)), {"mcp:one:TOKEN": "t"})
    names = "".join((await servers.call("one", "variables", {})).texts).split()
    assert "TOKEN" in names
    assert "PATH" in names
    assert "OPENAI_API_KEY" not in names


async def test_a_server_that_died_starts_again_when_it_is_needed_but_not_for_ever(started) -> None:
    servers, _ = await started(_settings(GOOD))
    for _ in range(3):
        with pytest.raises(Unreachable):
            await servers.call("one", "leave", {})
        (status,) = await servers.ready(20.0)
        assert status.state is ServerState.READY
    with pytest.raises(Unreachable):
        await servers.call("one", "leave", {})
    (status,) = await servers.ready(20.0)
    assert status.state is ServerState.FAILED
    assert status.problem


async def test_its_process_ends_with_the_program(started) -> None:
    servers, _ = await started(_settings(GOOD.replace("os.environ))", "os.environ)) + f' pid={os.getpid()}'")))
    text = "".join((await servers.call("one", "variables", {})).texts)
    await servers.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(text.rpartition("pid=")[2]), 0)


async def test_a_command_that_is_not_there_is_told(started) -> None:
    _, status = await started(McpServerSettings("one", command="no-such-program"))
    assert status.state is ServerState.FAILED
    assert "no-such-program" in status.problem


async def test_a_silent_server_is_given_up(started) -> None:
    _, status = await started(_settings(HOSTILE, "silent"), limits=Limits(start=1.0, answer=0.5))
    assert status.state is ServerState.FAILED
    assert status.problem


async def test_a_call_that_hangs_ends_in_time(started) -> None:
    servers, _ = await started(_settings(HOSTILE, "hang"))
    with pytest.raises(TimedOut):
        await servers.call("one", "go", {})


async def test_a_server_that_dies_in_a_call_is_unreachable(started) -> None:
    servers, _ = await started(_settings(HOSTILE, "die"))
    with pytest.raises(Unreachable):
        await servers.call("one", "go", {})


async def test_a_result_of_a_hundred_megabytes_is_refused_and_the_server_goes_on(started) -> None:
    servers, _ = await started(_settings(HOSTILE, "large"), limits=Limits(20.0, 10.0, 20.0))
    for _ in range(2):
        with pytest.raises(BadAnswer, match="larger than"):
            await servers.call("one", "go", {})


async def test_a_flood_of_notes_is_passed_over_and_the_log_stays_short(started) -> None:
    servers, _ = await started(_settings(HOSTILE, "flood"), limits=Limits(20.0, 10.0, 30.0))
    assert (await servers.call("one", "go", {})).cut
    (status,) = servers.statuses()
    assert status.state is ServerState.READY
    assert sum(map(len, status.log)) <= 200 * 500


async def test_what_a_server_wants_of_us_is_refused(started) -> None:
    """Neither our model, nor a question to the user, nor the names of folders."""
    servers, _ = await started(_settings(HOSTILE, "wants"))
    assert (await servers.call("one", "go", {})).texts == ("error error error",)


@pytest.mark.parametrize("kind", ["deep", "shapes"])
async def test_a_result_of_no_known_shape_is_an_error_and_the_server_goes_on(started, kind: str) -> None:
    servers, _ = await started(_settings(HOSTILE, kind))
    for _ in range(2):
        with pytest.raises(BadAnswer):
            await servers.call("one", "go", {})


async def test_a_long_text_is_cut_and_told(started) -> None:
    servers, _ = await started(_settings(HOSTILE, "noise"))
    output = await servers.call("one", "go", {})
    assert output.cut
    assert len("".join(output.texts)) == 200_000


async def test_of_five_hundred_tools_a_hundred_are_taken_and_the_rest_is_told(started) -> None:
    _, status = await started(_settings(HOSTILE, "many"))
    assert len(status.tools) == 100
    assert status.omitted == 400


async def test_a_list_without_end_is_left(started) -> None:
    _, status = await started(_settings(HOSTILE, "endless"))
    assert [tool.name for tool in status.tools] == ["go"]
    assert status.omitted > 0


async def test_names_and_descriptions_are_cleaned_and_told_apart(started) -> None:
    _, status = await started(_settings(HOSTILE, "names"))
    assert [tool.name for tool in status.tools] == ["ab", "xy", "n" * 128]
    assert all(tool.description.isprintable() and len(tool.description) <= 1000 for tool in status.tools)


async def test_a_server_that_was_switched_off_ends(started) -> None:
    current = [_settings(GOOD)]
    servers = McpServers(lambda: tuple(current), str, limits=_LIMITS)
    try:
        assert await servers.ready(20.0)
        current.clear()
        assert await servers.ready(1.0) == ()
        assert servers.statuses() == ()
    finally:
        await servers.close()


async def test_a_test_lists_the_tools_and_leaves_nothing_running() -> None:
    servers = McpServers(lambda: (), str, limits=_LIMITS)
    try:
        status = await servers.test(_settings(GOOD), lambda name: "")
        assert status.state is ServerState.READY
        assert len(status.tools) == 5
        assert servers.statuses() == ()
    finally:
        await servers.close()


def _everything() -> str:
    folder = os.environ.get("MCP_EVERYTHING", "")
    program = shutil.which("mcp-server-everything", path=folder or None)
    return program or ""


@pytest.mark.skipif(not _everything(), reason="npm's @modelcontextprotocol/server-everything is not installed")
async def test_the_official_everything_server_is_understood(started) -> None:
    one = McpServerSettings("all", "Everything", _everything(), ("stdio",))
    servers, status = await started(one, limits=Limits(30.0, 15.0, 20.0))
    assert status.state is ServerState.READY, status
    names = {tool.name for tool in status.tools}
    assert "echo" in names
    assert (await servers.call("all", "echo", {"message": "hello"})).texts == ("Echo: hello",)
    image = next(name for name in names if "image" in name.lower())
    assert (await servers.call("all", image, {})).images
