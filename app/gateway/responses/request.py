"""Responses: the request."""

from dataclasses import replace
from typing import Any

from app.core.domain.chat import Block, Message, Role, Sampling, TextBlock, Tool, ToolCall, ToolResult
from app.core.domain.settings import SearchMode
from app.gateway.api_request import ApiRequest, WebSearch, joined_results, merged
from app.gateway.content import answer_format, country, domains, effort, image_of_url, own_fields, tool
from app.gateway.fields import Fields

EFFORTS = ("none", "minimal", "low", "medium", "high", "xhigh")
SEARCH_TOOLS = ("web_search", "web_search_2025_08_26", "web_search_preview", "web_search_preview_2025_03_11")
_INCLUDE = ("web_search_call.action.sources", "web_search_call.results", "reasoning.encrypted_content")
_REQUEST_FIELDS = ("tools", "tool_choice", "text", "parallel_tool_calls", "store", "truncation", "metadata")
_OURS = ("reasoning", "web_search_call")  # items of earlier responses that stand for nothing that is sent on


def parse(body: Any) -> ApiRequest:
    """Raises `Refusal`."""
    fields = Fields(body)
    model = fields.text("model", None)
    system, messages = _input(fields)
    instructions = fields.text("instructions")
    tools, search = _tools(fields)
    choice, search = _choice(fields, tools, search)
    reasoning, text = fields.child("reasoning"), fields.child("text")
    level = effort(reasoning.choice("effort", EFFORTS)) if reasoning is not None else ""
    if reasoning is not None:
        reasoning.ignore("summary", "generate_summary")
        reasoning.finish()
    json_format = answer_format(text.child("format")) if text is not None else None
    if text is not None:
        text.ignore("verbosity")
        text.finish()
    style, tail = own_fields(fields)
    sampling = Sampling(
        fields.count("max_output_tokens"), fields.number("temperature", 0, 2), fields.number("top_p", 0, 1),
        (), level, json_format,
    )  # fmt: skip
    for value in fields.texts("include"):
        if value not in _INCLUDE:
            raise fields.refuse("include", f"of {value} is not supported")
    one_call = not fields.flag("parallel_tool_calls", True)
    previous, stream = fields.text("previous_response_id"), fields.flag("stream")
    fields.neutral(
        background=(False,), truncation=("disabled", "auto"), service_tier=("auto", "default"), top_logprobs=(0,),
        store=(True, False),
    )  # fmt: skip
    fields.ignore(
        "user", "metadata", "safety_identifier", "prompt_cache_key", "prompt_cache_retention", "stream_options"
    )
    fields.finish()
    system = "\n\n".join(filter(None, (instructions, system)))
    return ApiRequest(
        model, messages, system, tools, choice, sampling, search, style, tail, stream, previous=previous,
        one_call=one_call, request_fields={name: fields.values[name] for name in _REQUEST_FIELDS if name in fields},
    )  # fmt: skip


def _input(fields: Fields) -> tuple[str, tuple[Message, ...]]:
    value = fields.raw("input")
    if isinstance(value, str):
        return "", (Message(Role.USER, (TextBlock(value),)),)
    if not isinstance(value, list):
        raise fields.refuse("input", "has to be a string or a list")
    system: list[str] = []
    messages: list[Message] = []
    names: dict[str, str] = {}  # of tools, by the ids of their calls
    for index, item in enumerate(value):
        entry = Fields(item, f"input[{index}]")
        kind = entry.text("type", "message")
        entry.ignore("id", "status")
        match kind:
            case "message":
                role, blocks = _message(entry)
                if role in ("system", "developer"):
                    system.append("".join(block.text for block in blocks if isinstance(block, TextBlock)))
                else:
                    messages.append(Message(Role.USER if role == "user" else Role.ASSISTANT, blocks))
            case "function_call":
                call = ToolCall(entry.text("call_id", None), entry.text("name", None), entry.text("arguments", "{}"))
                names[call.id] = call.name
                messages.append(Message(Role.ASSISTANT, (call,)))
            case "function_call_output":
                id, text = entry.text("call_id", None), _output(entry)
                messages.append(Message(Role.USER, (ToolResult(id, names.get(id, ""), text),)))
            case _ if kind in _OURS:
                continue
            case _:
                raise entry.refuse("type", f"{kind!r} is not supported")
        entry.finish()
    return "\n\n".join(filter(None, system)), joined_results(merged(messages))


def _message(entry: Fields) -> tuple[str, tuple[Block, ...]]:
    role = entry.choice("role", ("system", "developer", "user", "assistant"), "user")
    entry.ignore("search_sources", "phase")
    content = entry.raw("content")
    if isinstance(content, str):
        return role, (TextBlock(content),)
    if not isinstance(content, list):
        raise entry.refuse("content", "has to be a string or a list")
    fields = (Fields(one, entry.path(f"content[{index}]")) for index, one in enumerate(content))
    return role, tuple(_part(one, pictures=role == "user") for one in fields)


def _part(fields: Fields, pictures: bool) -> Block:
    kinds = ("input_text", "output_text", "text", *(("input_image",) if pictures else ()), "refusal")
    kind = fields.choice("type", kinds, "input_text")
    if kind == "input_image":
        block: Block = image_of_url(fields.raw("image_url"), fields.path("image_url"))
        fields.ignore("detail")
    else:
        block = TextBlock(fields.text("refusal" if kind == "refusal" else "text", None))
    fields.ignore("annotations", "logprobs")
    fields.finish()
    return block


def _output(entry: Fields) -> str:
    value = entry.raw("output")
    if isinstance(value, str):
        return value
    if not isinstance(value, list):
        raise entry.refuse("output", "has to be a string or a list")
    blocks = (_part(Fields(one, entry.path(f"output[{index}]")), pictures=False) for index, one in enumerate(value))
    return "".join(block.text for block in blocks if isinstance(block, TextBlock))


def _tools(fields: Fields) -> tuple[tuple[Tool, ...], WebSearch | None]:
    tools: list[Tool] = []
    search: WebSearch | None = None
    for index, item in enumerate(fields.items("tools")):
        entry = Fields(item, f"tools[{index}]")
        kind = entry.text("type", None)
        if kind == "function":
            offer = tool(entry.raw("name"), entry.raw("description"), entry.raw("parameters"), f"tools[{index}]")
            tools.append(offer)
            entry.ignore("strict")
        elif kind in SEARCH_TOOLS:
            search = _search(entry)
        else:
            raise entry.refuse("type", f"{kind!r} is not supported")
        entry.finish()
    return tuple(tools), search


def _search(entry: Fields) -> WebSearch:
    """https://platform.openai.com/docs/guides/tools-web-search"""
    entry.choice("search_context_size", ("low", "medium", "high"))
    entry.neutral(external_web_access=(True,))
    allowed, blocked, place = tuple[str, ...](), tuple[str, ...](), ""
    if (filters := entry.child("filters")) is not None:
        allowed, blocked = domains(filters, "allowed_domains"), domains(filters, "blocked_domains")
        filters.finish()
    if (location := entry.child("user_location")) is not None:
        location.choice("type", ("approximate",), "approximate")
        place = country(location)
        location.ignore("city", "region", "timezone")
        location.finish()
    return WebSearch(SearchMode.AUTO, allowed, blocked, place)


def _choice(fields: Fields, tools: tuple[Tool, ...], search: WebSearch | None) -> tuple[str, WebSearch | None]:
    value = fields.raw("tool_choice")
    if value is None or value in ("auto", "none", "required"):
        if value == "required" and search is not None and not tools:
            return "auto", _with_mode(search, SearchMode.ALWAYS)
        return value or "auto", _with_mode(search, SearchMode.OFF) if value == "none" else search
    choice = Fields(value, "tool_choice")
    kind = choice.text("type", None)
    if kind in SEARCH_TOOLS and search is not None:
        choice.finish()
        return "auto", _with_mode(search, SearchMode.ALWAYS)
    name = choice.text("name") if kind == "function" else ""
    choice.finish()
    if name not in {one.name for one in tools}:
        raise fields.refuse("tool_choice", "names no tool of this request")
    return name, _with_mode(search, SearchMode.OFF)


def _with_mode(search: WebSearch | None, mode: SearchMode) -> WebSearch | None:
    return replace(search, mode=mode) if search is not None else None
