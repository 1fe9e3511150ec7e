"""Examples that can be copied: what stands in them is what the API takes."""

import json
import shlex

from app.ui.settings.local_api.samples import Target, curl, mcp_address, mcp_command, own_command, python

TARGET = Target("http://127.0.0.1:4000", "cw-secret")


def test_curl_is_a_command_of_a_shell() -> None:
    words = shlex.split(curl(TARGET, "linux").replace("\\\n", " "))
    assert words[:4] == ["curl", "http://127.0.0.1:4000/v1/chat/completions", "-H", "Authorization: Bearer cw-secret"]
    assert json.loads(words[-1])["model"] == "citewise-search"
    assert "Authorization" not in curl(Target("http://127.0.0.1:4000", ""), "linux")


def test_on_windows_curl_stands_on_one_line_in_double_quotes() -> None:
    command = curl(TARGET, "win32")
    assert "\n" not in command
    assert "'" not in command
    assert '{\\"model\\": \\"citewise-search\\"' in command


def test_python_can_be_compiled_and_names_address_and_key() -> None:
    code = python(TARGET)
    compile(code, "sample", "exec")
    assert 'base_url="http://127.0.0.1:4000/v1", api_key="cw-secret"' in code
    assert 'api_key="none"' in python(Target("http://127.0.0.1:4000", ""))


def test_mcp_is_json_with_the_address_or_the_command() -> None:
    server = json.loads(mcp_address(TARGET))["mcpServers"]["citewise"]
    assert server["url"] == "http://127.0.0.1:4000/mcp"
    assert server["headers"] == {"Authorization": "Bearer cw-secret"}
    assert "headers" not in mcp_address(Target("http://127.0.0.1:4000", ""))
    command = json.loads(mcp_command())["mcpServers"]["citewise"]
    assert [command["command"], *command["args"]] == [*own_command(), "mcp"]
