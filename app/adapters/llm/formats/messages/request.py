"""The wire format Messages, of Anthropic and of those who speak like it: requests.

Facts: Anthropic's SDK types and API reference; DeepSeek's, Zhipu's, Moonshot's and MiniMax' `/anthropic` servers and
grok2api read the same request.
"""

import re
from base64 import b64encode
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar
from urllib.parse import urlsplit

from app.adapters.llm.formats.messages.decode import MessagesDecoder
from app.adapters.llm.formats.messages.sampling import sampling_fields
from app.adapters.llm.protocol.base_url import endpoint
from app.adapters.llm.protocol.bodies import arguments_of, encoded, headers_for, key_of, own_metadata, system_text
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service, mapping, rows, words
from app.core.domain.chat import (
    Abilities,
    Block,
    BuiltinSearch,
    ChatRequest,
    ImageBlock,
    Message,
    ProviderMetadata,
    Role,
    TextBlock,
    ToolCall,
    ToolResult,
)

FORMAT = "messages"
BASIC_SEARCH = "web_search_20250305"  # what every server that searches knows
NEWEST_SEARCH = "web_search_20260318"  # Claude 4.6 and later, at Anthropic itself
MAX_USES = 5
SEARCHING = frozenset({"anthropic", "deepseek", "grok2api"})  # dialects that know Anthropic's search tool
MODEST_TOKENS = 4096  # of an answer: what every model is able to write
_TOKENS = 16_384  # thinking counts as well
_TOKENS_OF_OLD = {"claude-2": 4096, "claude-instant": 4096, "claude-3-5": 8192, "claude-3-7": 16_384, "claude-3": 4096}
_MODEL_VERSION = re.compile(r"claude-[a-z]+-(\d+)(?:-(\d{1,2}))?(?![\d.])")
_COUNTRY = re.compile(r"-([A-Z]{2})\b")
_IMAGES = frozenset({"image/jpeg", "image/png", "image/gif", "image/webp"})
_SEARCH_FIRST = "Search the web before you answer this message."
_GO_ON = "Go on exactly where you stopped."
_UNANSWERED = "This call was not carried out."
_ODD_IN_ID = re.compile(r"[^a-zA-Z0-9_-]")

# What a complaint speaks of → the habit it asks for; the first that fits counts, as complaints list what else there is.
_COMPLAINTS = (
    (re.compile(r"20260318|allowed_callers"), NEWEST_SEARCH),
    (re.compile(r"user_location|country", re.IGNORECASE), "user_location"),
    (re.compile(r"prefill|must end with a user message", re.IGNORECASE), "prefill"),
    (re.compile(r"signature|`thinking`|redacted_thinking|encrypted_|server_tool_use|web_\w+_tool_result"), "echo"),
    (re.compile(r"output_config|effort"), "output_config"),
    (re.compile(r"max_tokens"), "max_tokens"),
    (re.compile(r"temperature"), "temperature"),
    (re.compile(r"top_p"), "top_p"),
    (re.compile(r"tool_choice"), "tool_choice"),
)


class Messages:
    """Fits `WireFormat`.

    Habits that it knows to lack: `temperature`, `tool_choice`, `user_location`, the newest search tool, `max_tokens`
    (no more than `MODEST_TOKENS`), `echo` (earlier answers go back as plain text), `prefill` (an answer that is to go
    on is followed by words that say so).
    """

    name: ClassVar[str] = FORMAT

    def request(
        self,
        service: Service,
        model: str,
        chat_request: ChatRequest,
        *,
        stream: bool = True,
        quirks: ServerQuirks = ServerQuirks(),
        abilities: Abilities = Abilities(),
    ) -> Call:
        """A POST to `/messages`. Raises `KeyRefused` for a key that no header can carry.

        `max_tokens` is mandatory in this format: where nobody set it, it is what models of this name can write, and
        no more than half of the context.
        """
        body: dict[str, Any] = {
            "model": model,
            "max_tokens": _limit(model, chat_request, quirks, abilities),
            "stream": stream,
        }
        if system := _system(chat_request):
            body["system"] = system
        body["messages"] = conversation = _conversation(service, chat_request, quirks)
        body |= sampling_fields(chat_request.sampling, quirks)
        body |= _tools(service, model, chat_request, quirks, conversation)
        return Call(endpoint(service.base_url, "messages"), headers_for(stream, self.headers(service)), encoded(body))

    def decoder(self, service: Service) -> MessagesDecoder:
        return MessagesDecoder(service)

    def adapted(self, quirks: ServerQuirks, complaint: str) -> ServerQuirks:
        quirk = next((name for pattern, name in _COMPLAINTS if pattern.search(complaint)), "")
        return replace(quirks, lacks=quirks.lacks | {quirk}) if quirk else quirks

    def models_url(self, service: Service) -> str:
        """Anthropic lists twenty to a page unless asked for more: `data`, `has_more`, `last_id`."""
        url = endpoint(service.base_url, "models")
        return f"{url}?limit=1000" if _is_anthropic(service) else url

    def headers(self, service: Service) -> dict[str, str]:
        """The key as Anthropic wants it; others also read it as a bearer, and some (OpenRouter) only so."""
        key = key_of(service)
        headers = {"anthropic-version": "2023-06-01"}
        if key:
            headers["x-api-key"] = key
            if not _is_anthropic(service) and not _host(service).endswith(".azure.com"):
                headers["Authorization"] = f"Bearer {key}"
        return headers


def _host(service: Service) -> str:
    return (urlsplit(service.base_url.removesuffix("#")).hostname or "").lower()


def _is_anthropic(service: Service) -> bool:
    return f".{_host(service)}".endswith(".anthropic.com")


def _limit(model: str, chat_request: ChatRequest, quirks: ServerQuirks, abilities: Abilities) -> int:
    if chat_request.sampling.max_tokens is not None:
        limit = chat_request.sampling.max_tokens
    else:
        name = model.lower().rpartition("/")[2]
        limit = next((tokens for old, tokens in _TOKENS_OF_OLD.items() if name.startswith(old)), _TOKENS)
        if abilities.context_size:
            limit = min(limit, abilities.context_size // 2)
    return max(1, min(limit, MODEST_TOKENS) if "max_tokens" in quirks.lacks else limit)


def _system(chat_request: ChatRequest) -> str:
    """A search is forced by words: forcing the tool as well would forbid thinking, and not every server takes it."""
    forced = _SEARCH_FIRST if chat_request.search is not None and chat_request.search.forced else ""
    return well_formed("\n\n".join(filter(None, (system_text(chat_request.messages), forced))))


def _tools(
    service: Service, model: str, chat_request: ChatRequest, quirks: ServerQuirks, conversation: list[dict[str, Any]]
) -> dict[str, Any]:
    """`tools` and `tool_choice`, where there are any."""
    choice = chat_request.tool_choice
    searching = chat_request.search is not None and service.search in SEARCHING
    own = [
        {"name": tool.name, "description": tool.description, "input_schema": {"type": "object", **tool.parameters}}
        for tool in chat_request.tools
        if not (searching and (tool.name == "web_search" or choice == "none"))  # no two tools of one name
    ]
    if chat_request.search is not None and searching:
        own.append(_search_tool(service, model, chat_request.search, quirks))
        choice = "auto" if choice == "none" else choice
    if not own:
        called = dict.fromkeys(words(block.get("name")) for block in _blocks_of(conversation, "tool_use"))
        own = [{"name": name, "input_schema": {"type": "object"}} for name in called if name]
        choice = "none"  # calls of earlier turns ask for tools to be named, not to be used
    if not own:
        return {}
    if choice == "auto" or "tool_choice" in quirks.lacks:
        return {"tools": own}
    kinds = {"none": {"type": "none"}, "required": {"type": "any"}}
    return {"tools": own, "tool_choice": kinds.get(choice, {"type": "tool", "name": choice})}


def _search_tool(service: Service, model: str, search: BuiltinSearch, quirks: ServerQuirks) -> dict[str, Any]:
    """The server's own search. Anthropic takes a list of allowed or of blocked domains, never both.

    The newest version could also filter results by code that the model writes; called directly, it gives every result
    to the model, whose answer can then cite it.
    """
    tool: dict[str, Any] = {"type": BASIC_SEARCH, "name": "web_search", "max_uses": MAX_USES}
    if _knows_newest(service, model) and NEWEST_SEARCH not in quirks.lacks:
        tool |= {"type": NEWEST_SEARCH, "allowed_callers": ["direct"]}
    if search.allowed:
        tool["allowed_domains"] = list(search.allowed)
    elif search.blocked:
        tool["blocked_domains"] = list(search.blocked)
    country = _COUNTRY.search(search.language)
    if country and _is_anthropic(service) and "user_location" not in quirks.lacks:
        tool["user_location"] = {"type": "approximate", "country": country[1]}
    return tool


def _knows_newest(service: Service, model: str) -> bool:
    version = _MODEL_VERSION.search(model.lower())
    return version is not None and _is_anthropic(service) and (int(version[1]), int(version[2] or 0)) >= (4, 6)


def _conversation(service: Service, chat_request: ChatRequest, quirks: ServerQuirks) -> list[dict[str, Any]]:
    """Messages of alternating roles, the first the user's; neighbours of one role become one."""
    messages = [message for message in chat_request.messages if message.role != Role.SYSTEM]
    own = [None if "echo" in quirks.lacks else own_metadata(message, service, FORMAT) for message in messages]
    verbatim = {words(item.get("id")) for metadata in own if metadata for item in rows(list(metadata.items))}
    out: list[dict[str, Any]] = []
    for message, metadata in zip(messages, own, strict=True):
        content = (_raw_blocks(metadata) if metadata else []) or _content(message, verbatim)
        if content and out and out[-1]["role"] == message.role.value:
            out[-1]["content"] += content
        elif content:
            out.append({"role": message.role.value, "content": content})
    if out and out[0]["role"] == "assistant":
        out.insert(0, {"role": "user", "content": [{"type": "text", "text": "…"}]})
    return _ended(_paired(out), quirks)


def _raw_blocks(metadata: ProviderMetadata) -> list[dict[str, Any]]:
    """The blocks as they came; empty texts are sent by servers but taken by none."""
    blocks = [item for item in rows(list(metadata.items)) if words(item.get("type"))]
    return [block for block in blocks if block["type"] != "text" or words(block.get("text")).strip()]


def _content(message: Message, verbatim: set[str]) -> list[dict[str, Any]]:
    blocks = (_block(block, message.role, verbatim) for block in message.blocks)
    return [block for block in blocks if block is not None]


def _block(block: Block, role: Role, verbatim: set[str]) -> dict[str, Any] | None:
    match block:
        case TextBlock(text=text):
            return {"type": "text", "text": text} if well_formed(text).strip() else None
        case ImageBlock(data=data, media_type=media_type) if role == Role.USER and media_type in _IMAGES:
            source = {"type": "base64", "media_type": media_type, "data": b64encode(data).decode()}
            return {"type": "image", "source": source}
        case ToolCall(id=call, name=name) if role == Role.ASSISTANT:
            return {"type": "tool_use", "id": _id(call, verbatim), "name": name, "input": arguments_of(block)}
        case ToolResult(call=call, text=text, failed=failed):
            result = {"type": "tool_result", "tool_use_id": _id(call, verbatim), "content": text}
            return {**result, "is_error": True} if failed else result
    return None  # reasoning is taken back only with its signature, in an echo


def _id(call: str, verbatim: set[str]) -> str:
    """Ids of other services may hold signs that are refused here."""
    return call if call in verbatim else _ODD_IN_ID.sub("_", call) or "call"


def _paired(messages: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every call is answered in the message behind it, before all else; an answer without its call becomes text."""
    out: list[dict[str, Any]] = []
    waiting: list[str] = []  # the calls of the message before
    for message in messages:
        if message["role"] == "user":
            message["content"] = _answers(message["content"], waiting)
        out.append(message)
        waiting = [words(block.get("id")) for block in _blocks_of([message], "tool_use")]
    if waiting:
        out.append({"role": "user", "content": _answers([], waiting)})
    return out


def _answers(content: list[dict[str, Any]], calls: list[str]) -> list[dict[str, Any]]:
    results_by_id = {block["tool_use_id"]: block for block in content if block["type"] == "tool_result"}
    missing = {"type": "tool_result", "content": _UNANSWERED, "is_error": True}
    results = [results_by_id.get(call) or {**missing, "tool_use_id": call} for call in calls]
    rest = []
    for block in content:
        if block["type"] != "tool_result":
            rest.append(block)
        elif block["tool_use_id"] not in calls and block["content"].strip():
            rest.append({"type": "text", "text": block["content"]})
    return results + rest


def _ended(messages: list[dict[str, Any]], quirks: ServerQuirks) -> list[dict[str, Any]]:
    """An answer that is to go on must not end in blanks. One that paused ends in no text and stays as it is."""
    last = mapping(messages[-1]["content"][-1]) if messages else {}
    if not messages or messages[-1]["role"] == "user" or last.get("type") != "text":
        return messages
    if "prefill" in quirks.lacks:
        return [*messages, {"role": "user", "content": [{"type": "text", "text": _GO_ON}]}]
    messages[-1]["content"][-1] = {**last, "text": words(last.get("text")).rstrip()}
    return messages


def _blocks_of(messages: Iterable[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [block for message in messages for block in message["content"] if block.get("type") == kind]
