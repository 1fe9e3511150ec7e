"""Chat Completions: the request."""

from typing import Any

from app.core.domain.chat import Block, Message, Role, Sampling, TextBlock, Tool, ToolCall, ToolResult
from app.core.domain.settings import SearchMode
from app.gateway.api_request import ApiRequest, WebSearch, joined_results, merged
from app.gateway.content import answer_format, country, domains, effort, image_of_url, own_fields, tool
from app.gateway.fields import Fields

_OF_ANSWERS = ("refusal", "annotations", "reasoning_content", "search_sources", "audio", "function_call", "parsed")
EFFORTS = ("none", "minimal", "low", "medium", "high", "xhigh")


def parse(body: Any) -> ApiRequest:
    """Raises `Refusal`."""
    fields = Fields(body)
    model = fields.text("model", None)
    system, messages = _messages(fields.items("messages", needed=True))
    tools = tuple(_tool(Fields(one, f"tools[{index}]")) for index, one in enumerate(fields.items("tools")))
    style, tail = own_fields(fields)
    options = fields.child("stream_options")
    usage = options is not None and options.flag("include_usage")
    if options is not None:
        options.ignore("include_obfuscation")
        options.finish()
    limit = fields.count("max_completion_tokens")
    older = fields.count("max_tokens")
    sampling = Sampling(
        limit or older,
        fields.number("temperature", 0, 2),
        fields.number("top_p", 0, 1),
        fields.texts("stop", 4),
        effort(fields.choice("reasoning_effort", EFFORTS)),
        answer_format(fields.child("response_format")),
    )
    stream = fields.flag("stream")
    search = _search(fields.child("web_search_options"))
    choice = _tool_choice(fields, tools)
    fields.neutral(
        n=(1,), logprobs=(False,), top_logprobs=(0,), presence_penalty=(0, 0.0), frequency_penalty=(0, 0.0),
        logit_bias=({},), modalities=(["text"],), store=(False,), service_tier=("auto", "default"),
    )  # fmt: skip
    one_call = not fields.flag("parallel_tool_calls", True)
    fields.ignore("user", "metadata", "safety_identifier", "prompt_cache_key", "seed", "verbosity")
    fields.finish()
    return ApiRequest(
        model, messages, system, tools, choice, sampling, search, style, tail, stream, usage, one_call=one_call
    )


def _messages(items: list[Any]) -> tuple[str, tuple[Message, ...]]:
    """The system's words joined, and the rest in order."""
    system: list[str] = []
    messages: list[Message] = []
    names: dict[str, str] = {}  # of tools, by the ids of their calls
    for index, item in enumerate(items):
        fields = Fields(item, f"messages[{index}]")
        role = fields.choice("role", ("system", "developer", "user", "assistant", "tool"))
        fields.ignore("name")
        match role:
            case "system" | "developer":
                system.append(_text(fields))
            case "user":
                messages.append(Message(Role.USER, tuple(_content(fields))))
            case "assistant":
                calls = [_call(Fields(one, fields.path("tool_calls"))) for one in fields.items("tool_calls")]
                names.update((call.id, call.name) for call in calls)
                fields.ignore(*_OF_ANSWERS)
                messages.append(Message(Role.ASSISTANT, (*_content(fields, pictures=False), *calls)))
            case "tool":
                call = fields.text("tool_call_id", None)
                messages.append(Message(Role.USER, (ToolResult(call, names.get(call, ""), _text(fields)),)))
            case _:
                raise fields.refuse("role", "is missing")
        fields.finish()
    return "\n\n".join(filter(None, system)), joined_results(merged(messages))


def _text(fields: Fields) -> str:
    """Where nothing else may stand: a picture is refused."""
    return "".join(block.text for block in _content(fields, pictures=False) if isinstance(block, TextBlock))


def _content(fields: Fields, pictures: bool = True) -> list[Block]:
    content = fields.raw("content")
    if content is None:
        return []
    if isinstance(content, str):
        return [TextBlock(content)] if content else []
    if not isinstance(content, list):
        raise fields.refuse("content", "has to be a string or a list")
    return [_part(Fields(one, fields.path(f"content[{index}]")), pictures) for index, one in enumerate(content)]


def _part(fields: Fields, pictures: bool) -> Block:
    kind = fields.choice("type", ("text", *(("image_url",) if pictures else ()), "refusal"), "text")
    if kind == "image_url":
        picture = fields.child("image_url")
        if picture is None:
            raise fields.refuse("image_url", "is missing")
        block: Block = image_of_url(picture.raw("url"), picture.path("url"))
        picture.ignore("detail")
        picture.finish()
    else:
        block = TextBlock(fields.text("refusal" if kind == "refusal" else "text", None))
    fields.ignore("annotations", "cache_control")
    fields.finish()
    return block


def _call(fields: Fields) -> ToolCall:
    fields.choice("type", ("function",), "function")
    function = fields.child("function")
    if function is None:
        raise fields.refuse("function", "is missing")
    call = ToolCall(fields.text("id", None), function.text("name", None), function.text("arguments", "{}"))
    fields.ignore("index")
    function.ignore("parsed_arguments")  # the SDK's, beside the arguments themselves
    function.finish()
    fields.finish()
    return call


def _tool(fields: Fields) -> Tool:
    fields.choice("type", ("function",), "function")
    function = fields.child("function")
    if function is None:
        raise fields.refuse("type", "other than a function is not supported")
    offer = tool(function.raw("name"), function.raw("description"), function.raw("parameters"), fields.path("function"))
    function.ignore("strict")
    function.finish()
    fields.finish()
    return offer


def _tool_choice(fields: Fields, tools: tuple[Tool, ...]) -> str:
    value = fields.raw("tool_choice")
    if value is None or value in ("auto", "none", "required"):
        return value or "auto"
    choice = Fields(value, "tool_choice")
    choice.choice("type", ("function",), "function")
    function = choice.child("function")
    name = function.text("name", None) if function is not None else ""
    choice.finish()
    if name not in {one.name for one in tools}:
        raise fields.refuse("tool_choice", "names no tool of this request")
    return name


def _search(fields: Fields | None) -> WebSearch | None:
    """https://platform.openai.com/docs/guides/tools-web-search"""
    if fields is None:
        return None
    fields.choice("search_context_size", ("low", "medium", "high"))
    region = ""
    if (location := fields.child("user_location")) is not None:
        location.choice("type", ("approximate",), "approximate")
        place = location.child("approximate") or location
        region = country(place)
        place.ignore("city", "region", "timezone", "type")
        place.finish()
        location.finish()
    filters = fields.child("filters")
    allowed = domains(filters, "allowed_domains") if filters is not None else ()
    blocked = domains(filters, "blocked_domains") if filters is not None else ()
    if filters is not None:
        filters.finish()
    fields.finish()
    return WebSearch(SearchMode.ALWAYS, allowed, blocked, region)
