"""Tool servers as child processes: the good one works, hostile ones cost no more than an error."""

import os
import sys
import threading
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

pytest.importorskip("mcp")

from app.adapters.mcp_client.servers import McpServers
from app.adapters.mcp_client.session import Limits
from app.core.domain.chat.tool_servers import McpServerSettings, ServerFault, ServerState
from app.core.domain.errors import BadAnswer, TimedOut, Unreachable
from tests.adapters.mcp_client.servers import GOOD, HOSTILE

_LIMITS = Limits(start=20.0, answer=10.0, call=2.0)


def _settings(code: str, *args: str, **fields) -> McpServerSettings:
    return _agreed(McpServerSettings("one", "One", sys.executable, ("-c", code, *args), **fields))


def _agreed(one: McpServerSettings) -> McpServerSettings:
    return replace(one, consent=one.digest)


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
    _, status = await started(_agreed(McpServerSettings("one", command="no-such-program")))
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


@pytest.mark.parametrize(
    ("one", "fault"),
    [
        (McpServerSettings("one", command="no-such-program"), ServerFault.NO_COMMAND),
        (McpServerSettings("one", command="/"), ServerFault.NOT_PERMITTED),
        (McpServerSettings("one", command=sys.executable, args=("-c", "exit(3)")), ServerFault.ENDED_EARLY),
        (McpServerSettings("one", url="http://127.0.0.1:9/mcp"), ServerFault.UNREACHABLE),
    ],
)
async def test_why_a_server_failed_is_told_as_a_kind(started, one: McpServerSettings, fault: ServerFault) -> None:
    _, status = await started(_agreed(one))
    assert (status.state, status.fault) == (ServerState.FAILED, fault), status.problem


async def test_a_silent_server_has_timed_out_and_one_that_left_has_ended(started) -> None:
    _, status = await started(_settings(HOSTILE, "silent"), limits=Limits(start=1.0, answer=5.0))
    assert status.fault is ServerFault.TIMED_OUT
    servers, _ = await started(_settings(GOOD))
    with pytest.raises(Unreachable):
        await servers.call("one", "leave", {})
    assert [one.fault for one in servers.statuses()] == [ServerFault.ENDED]


class _Refusing(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        self.send_response(int(self.path.strip("/")))
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.mark.parametrize(("code", "fault"), [(401, ServerFault.REFUSED), (404, ServerFault.NO_SERVER)])
async def test_an_address_that_refuses_is_told_from_one_without_a_server(
    started, code: int, fault: ServerFault
) -> None:
    server = HTTPServer(("127.0.0.1", 0), _Refusing)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        _, status = await started(McpServerSettings("one", url=f"http://127.0.0.1:{server.server_port}/{code}"))
        assert (status.state, status.fault) == (ServerState.FAILED, fault), status.problem
    finally:
        server.shutdown()
        server.server_close()


async def test_a_server_that_failed_too_often_starts_when_the_user_says_so(started) -> None:
    one = _agreed(McpServerSettings("one", command="no-such-program"))
    current = [one]
    servers = McpServers(lambda: tuple(current), str, limits=_LIMITS)
    try:
        for _ in range(5):
            await servers.ready(5.0)
        current[0] = _settings(GOOD)
        await servers.restart("one")
        (status,) = await servers.ready(20.0)
        assert status.state is ServerState.READY
        current[0] = replace(current[0], enabled=False)
        await servers.restart("one")
        assert servers.statuses() == ()
    finally:
        await servers.close()


async def test_a_command_runs_only_once_the_user_has_agreed_to_it(tmp_path: Path) -> None:
    trace = tmp_path / "it-ran"
    agreed = _settings(f"open({str(trace)!r}, 'w').close()\n{GOOD}")
    current = [replace(agreed, consent="")]
    servers = McpServers(lambda: tuple(current), str, limits=_LIMITS)
    try:
        (status,) = await servers.ready(20.0)
        await servers.restart("one")
        assert (status.state, status.fault) == (ServerState.FAILED, ServerFault.NO_CONSENT)
        assert "Settings → Tools (MCP)" in status.problem
        assert servers.statuses() == (status,)
        with pytest.raises(Unreachable):
            await servers.call("one", "add", {"a": 2, "b": 3})
        assert not trace.exists()
        current[0] = agreed
        (status,) = await servers.ready(20.0)
        assert status.state is ServerState.READY
        assert trace.exists()
        current[0] = replace(agreed, args=(*agreed.args, "changed"))
        (status,) = await servers.ready(20.0)
        assert status.fault is ServerFault.NO_CONSENT, "it was changed behind the window's back"
    finally:
        await servers.close()


async def test_an_agreement_restarts_no_server() -> None:
    current = [_settings(GOOD)]
    servers = McpServers(lambda: tuple(current), str, limits=_LIMITS)
    try:
        await servers.ready(20.0)
        session = servers._servers["one"].session
        current[0] = replace(current[0], name="Another", consent=current[0].digest)
        await servers.ready(20.0)
        assert servers._servers["one"].session is session
    finally:
        await servers.close()


async def test_the_log_shows_no_value_of_its_variables(started) -> None:
    code = "import os, sys; print('token', os.environ['TOKEN'], file=sys.stderr)"
    servers, status = await started(
        _settings(code, env=("TOKEN", "ON")), {"mcp:one:TOKEN": "t-12345", "mcp:one:ON": "o"}
    )
    assert status.state is ServerState.FAILED
    assert [one.log for one in servers.statuses()] == [("token •••",)]


async def test_a_tool_cannot_stand_for_all_the_others(started) -> None:
    _, status = await started(_settings(HOSTILE, "star"))
    assert [tool.name for tool in status.tools] == ["go"]
