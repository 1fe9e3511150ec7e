"""Servers out of the JSON that guides and other programs have for them. Pure.

Understood are `mcpServers` (Claude Desktop, Cursor, Cherry Studio), `servers` (VS Code), `context_servers` (Zed), the
map or the list alone, and one server alone; with comments, commas too many, and a Markdown block's lines around it.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any

from app.core.domain.chat.tool_servers import OTHER_TOOLS, McpServerSettings, ToolUse
from app.ui.settings.tools.draft import LONGEST_NAME, Draft, DraftProblem, fault_of, split_command
from app.ui.wording.sentences import shortened

_LONGEST = 500_000  # characters
MOST = 50  # servers at once
_MAPS = ("mcpServers", "mcp_servers", "servers", "context_servers")
_ADDRESSES = ("url", "baseUrl", "serverUrl", "httpUrl", "endpoint")
_STRING = r'"(?:[^"\\\n]|\\.)*"'
_COMMENT = re.compile(rf"({_STRING})|//[^\n]*|/\*.*?(?:\*/|\Z)", re.DOTALL)
_COMMA = re.compile(rf"({_STRING})|,(?=\s*[}}\]])")
_FENCE = re.compile(r"\s*```[^\n]*\n(.*?)(?:\n\s*```\s*)?\Z", re.DOTALL)
_PLACEHOLDER = re.compile(
    r"(?:bearer |token |basic )?\s*(?:\$\{[^}]*\}|\$[A-Z_]+|<[^<>]*>|\.\.\.|…|x{4,}|\*{3,}"
    r"|[a-z]{2,4}[-_](?:x{4,}|\.\.\.)|(?:your|enter|insert|paste|replace)[-_ ]\S.*|api[-_ ]?key|token)\s*",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class Pasted:
    """The servers, those that cannot be used among them; or where the text is no JSON (`line`), or names none."""

    entries: tuple[Draft, ...] = ()
    line: int = 0  # from 1
    reason: str = ""  # the reader's English words
    omitted: int = 0  # servers beyond the limit

    @property
    def usable(self) -> tuple[Draft, ...]:
        return tuple(draft for draft in self.entries if draft.problem is None)


def read(text: str) -> Pasted:
    """Never raises; empty where the text is."""
    text = text.lstrip("\ufeff")[:_LONGEST]
    if not text.strip():
        return Pasted()
    try:
        data = _data(text)
    except json.JSONDecodeError as error:
        return Pasted(line=error.lineno, reason=error.msg)
    except (ValueError, RecursionError):
        return Pasted(line=1, reason="nested too deep")
    entries = list(_entries(data))
    return Pasted(tuple(_draft(name, entry) for name, entry in entries[:MOST]), omitted=max(0, len(entries) - MOST))


def _data(text: str) -> Any:
    """The first error counts: what is tried after it only forgives."""
    if fence := _FENCE.fullmatch(text):
        text = fence[1]
    plain = _COMMA.sub(_blank, _COMMENT.sub(_blank, text))
    try:
        return json.loads(plain, strict=False)
    except json.JSONDecodeError as error:
        piece = plain.strip().strip(",")
        if not re.match(rf"{_STRING}\s*:", piece):
            raise
        try:
            return json.loads(f"{{{piece}}}", strict=False)  # a piece out of a longer file
        except json.JSONDecodeError:
            raise error from None


def _blank(match: re.Match[str]) -> str:
    """Strings stay; what goes leaves its room, so that the place of an error is right."""
    return match[1] or re.sub(r"[^\n]", " ", match[0])


def _entries(data: object) -> Iterator[tuple[str, object]]:
    """(name, entry) of each server."""
    if isinstance(data, list):
        for entry in data:
            if isinstance(entry, dict):
                yield _text(entry.get("name")) or _text(entry.get("id")), entry
        return
    if not isinstance(data, dict):
        return
    for name in _MAPS:
        if isinstance(data.get(name), dict | list) and not _is_server(data):
            yield from _by_name(data[name])
            return
    if isinstance(nested := data.get("mcp"), dict) and not _is_server(nested) and not _is_server(data):
        yield from _entries(nested)
    elif _is_server(data):
        yield _text(data.get("name")), data
    elif any(isinstance(one, dict) and _is_server(one) for one in data.values()):
        yield from _by_name(data)


def _by_name(data: object) -> Iterator[tuple[str, object]]:
    if isinstance(data, dict):
        yield from ((str(name), entry) for name, entry in data.items())
    else:
        yield from _entries(data)


def _is_server(entry: Mapping[str, object]) -> bool:
    return "command" in entry or any(isinstance(entry.get(name), str) for name in _ADDRESSES)


def _draft(name: str, entry: object) -> Draft:
    if not isinstance(entry, dict):
        return Draft(McpServerSettings("", _label(name)), problem=DraftProblem.FIELD, detail=name)
    label = _label(_text(entry.get("name")) or name)
    try:
        server, values = _server(entry)
    except ValueError as error:
        return Draft(McpServerSettings("", label), problem=DraftProblem.FIELD, detail=str(error))
    server = McpServerSettings(
        "",
        label or _label(_usual_name(server)),
        server.command,
        server.args,
        server.url,
        server.env,
        server.headers,
        enabled=server.enabled,
        tools=server.tools,
    )
    values = {key: "" if _PLACEHOLDER.fullmatch(value) else value for key, value in values.items()}
    kind = (_text(entry.get("type")) or _text(entry.get("transport"))).lower()
    if not server.command and kind == "sse":
        return Draft(server, values, DraftProblem.OLD_TRANSPORT, server.url)
    return Draft(server, values, *fault_of(server, values))


def _server(entry: Mapping[str, object]) -> tuple[McpServerSettings, dict[str, str]]:
    """Raises `ValueError` with the name of a field that is not what it should be."""
    command: Any = entry.get("command")
    args, env = entry.get("args"), entry.get("env", entry.get("environment"))
    if isinstance(command, dict):  # Zed
        command, args, env = command.get("path"), command.get("args"), command.get("env", env)
    if isinstance(command, list):
        command, args = (command[0], [*command[1:], *_words("args", args)]) if command else ("", args)
    if command is not None and not isinstance(command, str):
        raise ValueError("command")
    program, arguments = (command or "").strip(), _words("args", args)
    if not arguments:
        program, arguments = split_command(program)
    url = next((_text(entry.get(name)).strip() for name in _ADDRESSES if _text(entry.get(name)).strip()), "")
    variables, headers = _values("env", env), _values("headers", entry.get("headers"))
    off = _words("disabledTools", entry.get("disabledTools", entry.get("excludeTools")))
    tools = {tool: ToolUse.OFF for tool in off if tool != OTHER_TOOLS}
    enabled = not (entry.get("disabled") is True or entry.get("isActive") is False or entry.get("enabled") is False)
    values = variables if program else headers
    names = tuple(values)
    server = McpServerSettings(
        "",
        command=program,
        args=arguments,
        url="" if program else url,
        env=names if program else (),
        headers=() if program else names,
        enabled=enabled,
        tools=tools,
    )
    return server, values


def _words(field: str, value: object) -> tuple[str, ...]:
    """A list of words; one text is a line of them."""
    match value:
        case None:
            return ()
        case str():
            command, args = split_command(value)
            return (command, *args) if command else ()
        case list() | tuple() if all(isinstance(one, str | int | float) for one in value):
            return tuple(map(_plain, value))
    raise ValueError(field)


def _values(field: str, value: object) -> dict[str, str]:
    match value:
        case None:
            return {}
        case dict() if all(one is None or isinstance(one, str | int | float) for one in value.values()):
            return {str(name).strip(): "" if one is None else _plain(one) for name, one in value.items()}
        case list() if all(isinstance(one, str) for one in value):  # names alone, as our own file has them; or A=b
            pairs = (one.partition("=") for one in value)
            return {name.strip(): text for name, _, text in pairs}
    raise ValueError(field)


def _plain(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _label(name: str) -> str:
    return shortened(name, LONGEST_NAME)


def _usual_name(server: McpServerSettings) -> str:
    """Out of the package or program that is run, or the host."""
    if not server.command:
        return re.sub(r"^\w+://", "", server.url).partition("/")[0]
    words = [word for word in server.args if not word.startswith("-")]
    whole = words[0] if words and PurePath(server.command).stem in ("npx", "uvx", "bunx", "pipx") else server.command
    return PurePath(whole.replace("\\", "/")).name
