"""Servers out of pasted JSON: the shapes that programs have for them, slips that are forgiven, what is refused."""

import json

import pytest

from app.core.domain.chat.tool_servers import ToolUse
from app.ui.settings.tools.draft import Draft, DraftProblem
from app.ui.settings.tools.pasted import MOST, read

FILES = {"command": "npx", "args": ["-y", "server-files", "/home/me/my notes"], "env": {"TOKEN": "t-1", "N": 3}}
ADDRESS = {"url": "https://tracker.example/mcp", "headers": {"Authorization": "Bearer abc"}}


def only(value: object) -> Draft:
    pasted = read(value if isinstance(value, str) else json.dumps(value))
    assert len(pasted.entries) == 1, pasted
    return pasted.entries[0]


@pytest.mark.parametrize(
    "shape",
    [
        {"mcpServers": {"files": FILES}},
        {"globalShortcut": "", "mcpServers": {"files": FILES}},
        {"files": FILES},
        {"servers": {"files": {"type": "stdio", **FILES}}, "inputs": []},
        {"mcp": {"servers": {"files": FILES}}},
        {"mcpServers": {"x1": {"name": "files", "isActive": True, **FILES}}},
        {"mcpServers": [{"name": "files", **FILES}]},
        [{"id": "files", **FILES}],
        {"name": "files", **FILES},
        {"context_servers": {"files": {"command": {"path": "npx", "args": FILES["args"], "env": FILES["env"]}}}},
        {"files": {"command": ["npx", *FILES["args"]], "environment": FILES["env"]}},
    ],
)
def test_the_usual_shapes_of_a_command_are_understood(shape: object) -> None:
    draft = only(shape)
    server = draft.server
    assert (server.name, server.command, server.args) == ("files", "npx", tuple(FILES["args"]))
    assert (server.env, dict(draft.values)) == (("TOKEN", "N"), {"TOKEN": "t-1", "N": "3"})
    assert (draft.problem, server.enabled, server.id, server.consent) == (None, True, "", "")


@pytest.mark.parametrize("name", ["url", "baseUrl", "serverUrl", "httpUrl"])
@pytest.mark.parametrize("kind", [{}, {"type": "http"}, {"type": "streamableHttp"}])
def test_an_address_is_understood_under_its_usual_names(name: str, kind: dict[str, str]) -> None:
    draft = only({"mcpServers": {"tracker": {**kind, name: ADDRESS["url"], "headers": ADDRESS["headers"]}}})
    assert (draft.server.url, draft.server.headers) == ("https://tracker.example/mcp", ("Authorization",))
    assert (dict(draft.values), draft.problem) == ({"Authorization": "Bearer abc"}, None)


def test_several_at_once_keep_their_order() -> None:
    pasted = read(json.dumps({"mcpServers": {"b": FILES, "a": ADDRESS}}))
    assert [draft.server.name for draft in pasted.usable] == ["b", "a"]


@pytest.mark.parametrize(
    "text",
    [
        '{"mcpServers": {"a": {"command": "x",},},}',
        '{// one\n"mcpServers": /* two */ {"a": {"command": "x"}}} // three',
        '\ufeff```json\n{"mcpServers": {"a": {"command": "x"}}}\n```\n',
        '"mcpServers": {"a": {"command": "x"}}',
        '"a": {"command": "x"},',
    ],
)
def test_slips_are_forgiven(text: str) -> None:
    draft = only(text)
    assert (draft.server.name, draft.server.command, draft.problem) == ("a", "x", None)


def test_a_shell_fills_in_its_variables_itself() -> None:
    assert only({"command": "/bin/sh", "args": ["-c", "exec server ${HOME}/notes"]}).problem is None


def test_what_looks_like_a_comment_or_a_slip_in_a_string_stays() -> None:
    draft = only('{"a": {"command": "x", "args": ["https://a.example/,]", "/* no */", "a,}"], /* yes, */ }}')
    assert draft.server.args == ("https://a.example/,]", "/* no */", "a,}")


def test_a_whole_line_as_the_command_is_taken_apart() -> None:
    assert only({"command": "npx -y 'my server' --x"}).server.args == ("-y", "my server", "--x")


@pytest.mark.parametrize(
    ("server", "name"),
    [
        (FILES, "server-files"),
        ({"command": "npx", "args": ["-y", "@scope/server-git@1.2"]}, "server-git@1.2"),
        ({"command": "/opt/tools/my-server"}, "my-server"),
        (ADDRESS, "tracker.example"),
    ],
)
def test_one_server_alone_is_named_after_what_it_is(server: object, name: str) -> None:
    assert only(server).server.name == name


@pytest.mark.parametrize("off", [{"disabled": True}, {"isActive": False}, {"enabled": False}])
def test_what_is_off_elsewhere_is_off_here(off: dict[str, bool]) -> None:
    assert not only({"a": {**FILES, **off}}).server.enabled


def test_tools_that_are_off_elsewhere_stay_off_and_none_is_allowed_without_the_user() -> None:
    draft = only({"a": {**FILES, "disabledTools": ["write", "*"], "autoApprove": ["read"], "alwaysAllow": ["read"]}})
    assert draft.server.tools == {"write": ToolUse.OFF}


@pytest.mark.parametrize(
    "value",
    ["${input:token}", "$TOKEN", "<your token>", "YOUR_API_KEY", "your-token-here", "xxxx", "sk-xxxxxxxx", "...", ""],
)
def test_a_placeholder_is_no_value(value: str) -> None:
    assert only({"a": {"command": "x", "env": {"KEY": value}}}).missing == ("KEY",)


@pytest.mark.parametrize("value", ["sk-abc123def456", "debug", "true", "/home/me", "https://a.example/?x=<1>&y"])
def test_other_values_are_kept(value: str) -> None:
    assert only({"a": {"command": "x", "env": {"KEY": value}}}).values == {"KEY": value}


@pytest.mark.parametrize(
    ("server", "problem", "detail"),
    [
        ({"command": ""}, DraftProblem.NOTHING, ""),
        ({"type": "sse", "url": "https://a.example/sse"}, DraftProblem.OLD_TRANSPORT, "https://a.example/sse"),
        ({"url": "a.example"}, DraftProblem.ADDRESS, "a.example"),
        ({"url": "file:///etc/passwd"}, DraftProblem.ADDRESS, "file:///etc/passwd"),
        ({"command": "${workspaceFolder}/x"}, DraftProblem.PLACEHOLDER, "${workspaceFolder}"),
        ({"command": "x", "args": ["${HOME}/notes"]}, DraftProblem.PLACEHOLDER, "${HOME}"),
        ({"command": "sh", "args": ["-c", "cd ${workspaceFolder}"]}, DraftProblem.PLACEHOLDER, "${workspaceFolder}"),
        ({"command": "x", "args": ["<path>"]}, DraftProblem.PLACEHOLDER, "<path>"),
        ({"command": "x\ny", "args": ["a"]}, DraftProblem.CHARACTERS, "x\ny"),
        ({"command": "x", "args": ["a\0b"]}, DraftProblem.CHARACTERS, "x"),
        ({"command": "x", "env": {"A B": "1"}}, DraftProblem.NAME, "A B"),
        ({"url": "https://a.example/mcp", "headers": {"A:": "1"}}, DraftProblem.NAME, "A:"),
        ({"url": "https://a.example/mcp", "headers": {"A": "1\r\nB: 2"}}, DraftProblem.CHARACTERS, "A"),
        ({"command": 3}, DraftProblem.FIELD, "command"),
        ({"command": "x", "args": {"a": 1}}, DraftProblem.FIELD, "args"),
        ({"command": "x", "env": {"a": []}}, DraftProblem.FIELD, "env"),
        ("npx", DraftProblem.FIELD, "bad"),
    ],
)
def test_one_that_cannot_be_used_says_why_and_the_others_are_used(
    server: object, problem: DraftProblem, detail: str
) -> None:
    pasted = read(json.dumps({"mcpServers": {"bad": server, "good": FILES}}))
    assert [(draft.server.name, draft.problem, draft.detail) for draft in pasted.entries] == [
        ("bad", problem, detail),
        ("good", None, ""),
    ]
    assert [draft.server.name for draft in pasted.usable] == ["good"]


@pytest.mark.parametrize(
    ("text", "line"), [('{"a": \n{"b": }}', 2), ("npx -y server", 1), ('{"a": "b', 1), ("[" * 9999, 1)]
)
def test_what_is_no_json_is_told_with_its_line(text: str, line: int) -> None:
    assert read(text).line == line


@pytest.mark.parametrize("text", ["", "  \n", "{}", "[]", "3", '{"mcpServers": {}}', '{"theme": "dark"}', "null"])
def test_where_no_server_is_named_there_is_none(text: str) -> None:
    pasted = read(text)
    assert (pasted.entries, pasted.line) == ((), 0)


def test_too_many_are_cut_and_a_hostile_name_is_one_short_line() -> None:
    pasted = read(json.dumps({"mcpServers": {f"s\u202e\n{'n' * 500}{number}": FILES for number in range(MOST + 5)}}))
    assert (len(pasted.entries), pasted.omitted) == (MOST, 5)
    name = pasted.entries[0].server.name
    assert len(name) == 60
    assert name.isprintable()


def test_values_stand_in_no_repr() -> None:
    assert "t-1" not in repr(read(json.dumps({"a": FILES})))
