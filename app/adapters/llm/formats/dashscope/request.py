"""The native wire format of DashScope (Qwen): unlike its compatible mode, it tells which pages it found.

Facts: https://help.aliyun.com/zh/model-studio/web-search, types of the dashscope package.
"""

import re
from base64 import b64encode
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from app.adapters.llm.formats.dashscope.decode import DashScopeDecoder
from app.adapters.llm.protocol.bodies import bearer, encoded, function_tools, headers_for, response_format
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service
from app.core.domain.chat import (
    Abilities,
    BuiltinSearch,
    ChatRequest,
    ImageBlock,
    Message,
    TextBlock,
    ToolResult,
)

_PATHS = re.compile(r"/(compatible-mode(/v\d+)?|api(/v\d+(/.*)?)?|v\d+)/*$")
_SEEING = re.compile(r"(^|[-/.\d])(vl|omni|qvq|ocr)([-.\d]|$)")
_MOST_SITES = 25  # of one search
_TEXT = "text-generation"
_THINKING_BUDGETS = {"low": 1024, "medium": 8192, "high": 24576}  # tokens
_COMPLAINTS = (
    ("thinking_budget", ("thinking_budget",)),
    ("response_format", ("response_format",)),
    ("url error", (_TEXT,)),  # said of models that are asked at the other path
    ("enable_thinking", ("enable_thinking",)),
    ("assigned_site_list", ("assigned_site_list",)),
    ("search_strategy", ("assigned_site_list",)),
    ("citation", ("enable_citation",)),
    ("tool_choice", ("tool_choice",)),
    ("temperature", ("temperature",)),
    ("top_p", ("top_p",)),
)


class DashScope:
    """Fits `WireFormat`. The address may be the one of the compatible mode: the native path lies on the same host.

    Its search takes sites to keep to, none to leave out.
    """

    name = "dashscope"

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
        pictures = any(isinstance(block, ImageBlock) for message in chat_request.messages for block in message.blocks)
        seeing = pictures or bool(_SEEING.search(model.lower())) or _TEXT in quirks.lacks
        path = f"{'multimodal' if seeing else 'text'}-generation/generation"
        body = {
            "model": model,
            "input": {"messages": [row for message in chat_request.messages for row in _messages(message, seeing)]},
            "parameters": _parameters(chat_request, quirks, stream),
        }
        headers = headers_for(stream, self.headers(service))
        if stream:
            headers["X-DashScope-SSE"] = "enable"
        return Call(f"{_root(service)}/api/v1/services/aigc/{path}", headers, encoded(body))

    def decoder(self, service: Service) -> DashScopeDecoder:
        return DashScopeDecoder(service)

    def adapted(self, quirks: ServerQuirks, complaint: str) -> ServerQuirks:
        complaint_lower = complaint.lower()
        missing = [lack for words, lacks in _COMPLAINTS if words in complaint_lower for lack in lacks]
        news = next((lack for lack in missing if lack not in quirks.lacks), None)
        return replace(quirks, lacks=quirks.lacks | {news}) if news else quirks

    def models_url(self, service: Service) -> str:
        """The native API lists none; the compatible mode of the same host does."""
        return f"{_root(service)}/compatible-mode/v1/models"

    def headers(self, service: Service) -> dict[str, str]:
        return bearer(service)


def _root(service: Service) -> str:
    return _PATHS.sub("", service.base_url.removesuffix("#")).rstrip("/")


def _parameters(chat_request: ChatRequest, quirks: ServerQuirks, stream: bool) -> dict[str, Any]:
    parameters: dict[str, Any] = {"result_format": "message"}
    if stream:
        parameters["incremental_output"] = True
    if chat_request.sampling.max_tokens is not None:
        parameters["max_tokens"] = chat_request.sampling.max_tokens
    if chat_request.sampling.temperature is not None and "temperature" not in quirks.lacks:
        parameters["temperature"] = chat_request.sampling.temperature
    sampling = chat_request.sampling
    if sampling.top_p is not None and "top_p" not in quirks.lacks:
        parameters["top_p"] = sampling.top_p
    if sampling.stop:
        parameters["stop"] = list(sampling.stop)
    if sampling.answer_format is not None and "response_format" not in quirks.lacks:
        parameters["response_format"] = response_format(sampling.answer_format)
    if sampling.effort and "thinking_budget" not in quirks.lacks:
        parameters["enable_thinking"] = sampling.effort not in ("none", "minimal")
        if budget := _THINKING_BUDGETS.get(sampling.effort):
            parameters["thinking_budget"] = budget
    if "enable_thinking" in quirks.lacks:  # open models think unless told not to, and only in streams
        parameters["enable_thinking"] = False
    if chat_request.tools:
        parameters["tools"] = function_tools(chat_request.tools)
        if "tool_choice" not in quirks.lacks:
            parameters["tool_choice"] = _choice(chat_request)
    if chat_request.search is not None:
        parameters |= {"enable_search": True, "search_options": _search(chat_request.search, quirks)}
    return parameters


def _choice(chat_request: ChatRequest) -> Any:
    """`required` is not known: where there is only one tool, it is named."""
    choice = chat_request.tool_choice
    if choice == "required":
        choice = chat_request.tools[0].name if len(chat_request.tools) == 1 else "auto"
    return choice if choice in ("auto", "none") else {"type": "function", "function": {"name": choice}}


def _search(search: BuiltinSearch, quirks: ServerQuirks) -> dict[str, Any]:
    options: dict[str, Any] = {"forced_search": search.forced, "enable_source": True}
    if "enable_citation" not in quirks.lacks:
        options |= {"enable_citation": True, "citation_format": "[<number>]"}
    if search.allowed and "assigned_site_list" not in quirks.lacks:  # only this strategy knows sites
        options |= {"search_strategy": "turbo", "assigned_site_list": list(search.allowed[:_MOST_SITES])}
    return options


def _messages(message: Message, seeing: bool) -> list[dict[str, Any]]:
    """A message → rows: replies to calls first, then what it says. Models that see take lists of blocks."""
    out: list[dict[str, Any]] = [
        {"role": "tool", "tool_call_id": block.call, "name": block.name, "content": _content((block.text,), seeing)}
        for block in message.blocks
        if isinstance(block, ToolResult)
    ]
    item: dict[str, Any] = {
        "role": message.role.value,
        "content": _content_with_images(message) if seeing else message.text,
    }
    if message.calls:
        item["tool_calls"] = [
            {"id": call.id, "type": "function", "function": {"name": call.name, "arguments": call.arguments}}
            for call in message.calls
        ]
    return [*out, item] if item["content"] or message.calls else out


def _content(texts: Iterable[str], seeing: bool) -> Any:
    return [{"text": text} for text in texts] if seeing else "".join(texts)


def _content_with_images(message: Message) -> list[dict[str, str]]:
    out: list[dict[str, str]] = []
    for block in message.blocks:
        match block:
            case TextBlock(text) if text:
                out.append({"text": text})
            case ImageBlock(data, media_type):
                out.append({"image": f"data:{media_type};base64,{b64encode(data).decode()}"})
    return out
