"""Messages: the request."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from app.core.domain.chat import AnswerFormat, Block, Message, Role, Sampling, TextBlock, Tool, ToolCall, ToolResult
from app.core.domain.settings import SearchMode
from app.gateway.api_request import ApiRequest, WebSearch, joined_results, merged
from app.gateway.content import country, domains, effort, image, own_fields, tool
from app.gateway.fields import Fields

SEARCH_TOOL = "web_search"
_SEARCH_VERSIONS = ("web_search_20250305", "web_search_20260209", "web_search_20260318")
_OURS = ("thinking", "redacted_thinking", "server_tool_use", "web_search_tool_result")
_BUDGETS = ((2_000, "low"), (10_000, "medium"))  # tokens of thinking, and the effort that they stand for
_CHOICES = {"auto": "auto", "any": "required", "none": "none"}


def parse(body: Any) -> ApiRequest:
    """Raises `Refusal`."""
    fields = Fields(body)
    model = fields.text("model", None)
    if "max_tokens" not in fields:
        raise fields.refuse("max_tokens", "is missing")
    messages = _messages(fields.items("messages", needed=True))
    system = _system(fields)
    tools, search = _tools(fields)
    choice, search = _choice(fields, tools, search)
    level, answer_format = _output(fields)
    style, tail = own_fields(fields)
    sampling = Sampling(
        fields.count("max_tokens"), fields.number("temperature", 0, 1), fields.number("top_p", 0, 1),
        fields.texts("stop_sequences"), _thinking(fields) or level, answer_format,
    )  # fmt: skip
    stream, one_call = fields.flag("stream"), _one_call(fields.child("tool_choice"))
    fields.neutral(service_tier=("auto", "standard_only"), mcp_servers=([],))
    fields.ignore("metadata", "cache_control")
    fields.finish()
    return ApiRequest(model, messages, system, tools, choice, sampling, search, style, tail, stream, one_call=one_call)


def _system(fields: Fields) -> str:
    value = fields.raw("system")
    if value is None or isinstance(value, str):
        return value or ""
    if not isinstance(value, list):
        raise fields.refuse("system", "has to be a string or a list")
    parts = []
    for index, item in enumerate(value):
        entry = Fields(item, f"system[{index}]")
        entry.choice("type", ("text",), "text")
        parts.append(entry.text("text", None))
        entry.ignore("cache_control", "citations")
        entry.finish()
    return "\n\n".join(filter(None, parts))


def _messages(items: list[Any]) -> tuple[Message, ...]:
    messages: list[Message] = []
    names: dict[str, str] = {}  # of tools, by the ids of their calls
    for index, item in enumerate(items):
        fields = Fields(item, f"messages[{index}]")
        role = Role.USER if fields.choice("role", ("user", "assistant")) == "user" else Role.ASSISTANT
        content = fields.raw("content")
        if isinstance(content, str):
            content = [{"type": "text", "text": content}]
        if not isinstance(content, list):
            raise fields.refuse("content", "has to be a string or a list")
        entries = (Fields(one, fields.path(f"content[{place}]")) for place, one in enumerate(content))
        blocks = [block for entry in entries for block in _block(entry, names)]
        fields.finish()
        results = tuple(block for block in blocks if isinstance(block, ToolResult))
        others = tuple(block for block in blocks if not isinstance(block, ToolResult))
        messages += [Message(role, part) for part in (results, others) if part]  # words behind results are a question
    return joined_results(merged(messages))


def _block(fields: Fields, names: dict[str, str]) -> Iterator[Block]:
    kind = fields.text("type", None)
    fields.ignore("cache_control")
    match kind:
        case "text":
            fields.ignore("citations", "annotations")
            text = fields.text("text", None)
            yield from [TextBlock(text)] if text else []
        case "image":
            yield _image(fields)
        case "tool_use":
            call = ToolCall(fields.text("id", None), fields.text("name", None), json.dumps(fields.raw("input") or {}))
            names[call.id] = call.name
            fields.ignore("caller")
            yield call
        case "tool_result":
            id, failed = fields.text("tool_use_id", None), fields.flag("is_error")
            yield ToolResult(id, names.get(id, ""), _result(fields), failed)
        case _ if kind in _OURS:
            return
        case _:
            raise fields.refuse("type", f"{kind!r} is not supported")
    fields.finish()


def _image(fields: Fields) -> Block:
    source = fields.child("source")
    if source is None or source.text("type") != "base64":
        raise fields.refuse("source", "has to be base64: an address is not supported")
    block = image(source.text("media_type", None), source.text("data", None), source.path("data"))
    source.finish()
    return block


def _result(fields: Fields) -> str:
    content = fields.raw("content")
    if content is None or isinstance(content, str):
        return content or ""
    if not isinstance(content, list):
        raise fields.refuse("content", "has to be a string or a list")
    parts = []
    for index, one in enumerate(content):
        entry = Fields(one, fields.path(f"content[{index}]"))
        entry.choice("type", ("text",))  # a picture as a result is refused by its name
        parts.append(entry.text("text", None))
        entry.ignore("cache_control", "citations")
        entry.finish()
    return "\n".join(parts)


def _tools(fields: Fields) -> tuple[tuple[Tool, ...], WebSearch | None]:
    tools: list[Tool] = []
    search: WebSearch | None = None
    for index, item in enumerate(fields.items("tools")):
        entry = Fields(item, f"tools[{index}]")
        kind = entry.text("type", "custom")
        entry.ignore("cache_control")
        if kind in _SEARCH_VERSIONS:
            search = _search(entry)
        elif kind == "custom":
            offer = tool(entry.raw("name"), entry.raw("description"), entry.raw("input_schema"), f"tools[{index}]")
            tools.append(offer)
            entry.ignore("strict", "eager_input_streaming", "input_examples")
        else:
            raise entry.refuse("type", f"{kind!r} is not supported")
        entry.finish()
    return tuple(tools), search


def _search(entry: Fields) -> WebSearch:
    entry.choice("name", (SEARCH_TOOL,), SEARCH_TOOL)
    entry.ignore("max_uses", "allowed_callers", "response_inclusion", "strict")
    allowed, blocked, place = domains(entry, "allowed_domains"), domains(entry, "blocked_domains"), ""
    if allowed and blocked:
        raise entry.refuse("blocked_domains", "cannot stand beside allowed_domains")
    if (location := entry.child("user_location")) is not None:
        location.choice("type", ("approximate",), "approximate")
        place = country(location)
        location.ignore("city", "region", "timezone")
        location.finish()
    return WebSearch(SearchMode.AUTO, allowed, blocked, place)


def _choice(fields: Fields, tools: tuple[Tool, ...], search: WebSearch | None) -> tuple[str, WebSearch | None]:
    choice = fields.child("tool_choice")
    if choice is None:
        return "auto", search
    kind = choice.choice("type", (*_CHOICES, "tool"))
    choice.ignore("disable_parallel_tool_use")
    name = choice.text("name")
    choice.finish()
    if search is not None and (name == SEARCH_TOOL or (kind == "any" and not tools)):
        return "auto", replace(search, mode=SearchMode.ALWAYS)
    off = replace(search, mode=SearchMode.OFF) if search is not None else None
    if kind in _CHOICES:
        return _CHOICES[kind], off if kind == "none" else search
    if name not in {one.name for one in tools}:
        raise fields.refuse("tool_choice", "names no tool of this request")
    return name, off


def _one_call(choice: Fields | None) -> bool:
    return choice is not None and choice.flag("disable_parallel_tool_use")


def _thinking(fields: Fields) -> str:
    thinking = fields.child("thinking")
    if thinking is None:
        return ""
    kind = thinking.choice("type", ("enabled", "adaptive", "disabled"))
    budget = thinking.count("budget_tokens")
    thinking.ignore("display")
    thinking.finish()
    if kind == "disabled":
        return "none"
    return next((less for most, less in _BUDGETS if budget < most), "high") if budget is not None else ""


def _output(fields: Fields) -> tuple[str, AnswerFormat | None]:
    output = fields.child("output_config")
    if output is None:
        return "", None
    level = effort(output.choice("effort", ("low", "medium", "high", "xhigh", "max")))
    answer_format = None
    if (form := output.child("format")) is not None:
        form.choice("type", ("json_schema",))
        schema = form.raw("schema")
        if not isinstance(schema, dict):
            raise form.refuse("schema", "is missing")
        form.finish()
        answer_format = AnswerFormat(schema)
    output.finish()
    return level, answer_format
