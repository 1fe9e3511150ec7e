"""The wire format of Mistral's conversations: the only one of its formats that searches.

Facts: types of mistralai. Sources stand between pieces of text, so that their place in the order is what they prove.
"""

import re
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from typing import Any

from app.adapters.json_text import as_json
from app.adapters.llm.formats.mistral.decode import ConversationsDecoder
from app.adapters.llm.protocol.base_url import endpoint
from app.adapters.llm.protocol.bodies import bearer, encoded, function_tools, headers_for, response_format, system_text
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service
from app.core.domain.chat import Abilities, ChatRequest, ImageBlock, Message, Role, ToolCall, ToolResult

_ID = re.compile(r"[A-Za-z0-9]{9}")
_COMPLAINTS = (
    ("tool_choice", "tool_choice"),
    ("temperature", "temperature"),
    ("top_p", "top_p"),
    ("response_format", "response_format"),
    ("reasoning_effort", "reasoning_effort"),
    ("reasoning effort", "reasoning_effort"),
    ("image", "images"),
    ("function calling", "functions"),
)


class Conversations:
    """Fits `WireFormat`. Nothing is stored over there: the whole history is sent each time. Its search knows neither
    domains nor force; `Service.search` may name the other tool, `web_search_premium`."""

    name = "mistral"

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
        entries = [entry for message in chat_request.messages for entry in _entries(message, quirks)]
        body: dict[str, Any] = {"model": model, "inputs": entries, "stream": stream, "store": False}
        if system := system_text(chat_request.messages):
            body["instructions"] = system
        tools = function_tools(chat_request.tools) if "functions" not in quirks.lacks else []
        if chat_request.search is not None:
            premium = service.search == "web_search_premium"
            tools.insert(0, {"type": "web_search_premium" if premium else "web_search"})
        if tools:
            body["tools"] = tools
        if arguments := _arguments(chat_request, quirks, bool(tools)):
            body["completion_args"] = arguments
        url = endpoint(service.base_url, "conversations")
        return Call(url, headers_for(stream, self.headers(service)), encoded(body))

    def decoder(self, service: Service) -> ConversationsDecoder:
        return ConversationsDecoder(service)

    def adapted(self, quirks: ServerQuirks, complaint: str) -> ServerQuirks:
        complaint_lower = complaint.lower()
        lack = next((lack for words, lack in _COMPLAINTS if words in complaint_lower), None)
        return replace(quirks, lacks=quirks.lacks | {lack}) if lack else quirks

    def models_url(self, service: Service) -> str:
        return endpoint(service.base_url, "models")

    def headers(self, service: Service) -> dict[str, str]:
        return bearer(service)


def _arguments(chat_request: ChatRequest, quirks: ServerQuirks, tools: bool) -> dict[str, Any]:
    parameters: dict[str, Any] = {
        "max_tokens": chat_request.sampling.max_tokens,
        "temperature": chat_request.sampling.temperature,
        "top_p": chat_request.sampling.top_p,
        "stop": list(chat_request.sampling.stop) or None,
        "reasoning_effort": chat_request.sampling.effort or None,
        "response_format": response_format(chat_request.sampling.answer_format)
        if chat_request.sampling.answer_format
        else None,
    }
    if tools and chat_request.tool_choice != "auto":
        parameters["tool_choice"] = _choice(chat_request.tool_choice)
    return {name: value for name, value in parameters.items() if value is not None and name not in quirks.lacks}


def _choice(choice: str) -> Any:
    """`required` is called `any` in all of Mistral's versions."""
    own_names = {"none": "none", "required": "any"}
    return own_names.get(choice) or {"type": "function", "function": {"name": choice}}


def _entries(message: Message, quirks: ServerQuirks) -> list[dict[str, Any]]:
    """A message → entries: results of calls, what was said, calls."""
    if message.role == Role.SYSTEM:
        return []
    results = [
        _entry("function.result", tool_call_id=_call_id(block.call), result=block.text)
        for block in message.blocks
        if isinstance(block, ToolResult)
    ]
    calls = [
        _entry("function.call", tool_call_id=_call_id(call.id), name=call.name, arguments=_json_text(call))
        for call in message.calls
    ]
    return [*results, *_content_entries(message, quirks), *calls]


def _content_entries(message: Message, quirks: ServerQuirks) -> list[dict[str, Any]]:
    images = [_image(block) for block in message.blocks if isinstance(block, ImageBlock)]
    if message.role == Role.ASSISTANT:
        return [_entry("message.output", role="assistant", content=message.text)] if message.text else []
    if not images or "images" in quirks.lacks:
        return [_entry("message.input", role="user", content=message.text)] if message.text else []
    text = [{"type": "text", "text": message.text}] if message.text else []
    return [_entry("message.input", role="user", content=[*text, *images])]


def _entry(kind: str, **fields: Any) -> dict[str, Any]:
    return {"object": "entry", "type": kind, **fields}


def _image(block: ImageBlock) -> dict[str, str]:
    return {"type": "image_url", "image_url": f"data:{block.media_type};base64,{b64encode(block.data).decode()}"}


def _call_id(call_id: str) -> str:
    """Mistral takes ids of nine letters and digits; those of other models are turned into such."""
    return call_id if _ID.fullmatch(call_id) else sha256(call_id.encode("utf-8", "replace")).hexdigest()[:9]


def _json_text(call: ToolCall) -> str:
    return call.arguments if isinstance(as_json(call.arguments), dict) else "{}"
