"""The wire format of Gemini's own API: `generateContent` and `streamGenerateContent`.

Facts: https://ai.google.dev/api/generate-content, types of google-genai, recorded streams.
"""

import re
from base64 import b64encode
from collections.abc import Iterable
from dataclasses import replace
from typing import Any
from urllib.parse import quote

from app.adapters.llm.formats.gemini.decode import GeminiDecoder
from app.adapters.llm.protocol.base_url import endpoint
from app.adapters.llm.protocol.bodies import (
    arguments_of,
    encoded,
    headers_for,
    is_generated,
    key_of,
    own_metadata,
    system_text,
)
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service, rows
from app.core.domain.chat import (
    Abilities,
    Block,
    ChatRequest,
    ImageBlock,
    Message,
    Role,
    TextBlock,
    Tool,
    ToolCall,
    ToolResult,
)

# Gemini 3 refuses a call that it did not sign; Google names this word for calls of other models in one's history:
# https://ai.google.dev/gemini-api/docs/thought-signatures
_UNSIGNED = "skip_thought_signature_validator"
_OLD = re.compile(r"gemini-(1|2)\b|gemma", re.IGNORECASE)
_OUR_SCHEMA = frozenset({"additionalProperties", "$schema", "$defs", "$ref", "$id", "const", "default"})

# Names of what a server may lack, beside those of request fields.
_TOGETHER = "functions beside search"
_JSON_SCHEMA = "parametersJsonSchema"
_RAW_PARTS = "echoes"  # another model of Google's may have signed them
_THINKING_BUDGETS = {"none": 0, "minimal": 512, "low": 1024, "medium": 8192, "high": 24576}  # tokens, of Gemini 2.5
_COMPLAINTS = (  # what a complaint names → what is left out, one after the other
    (re.compile(r"thought_?\s?signature", re.I), (_RAW_PARTS,)),
    (re.compile(r"thinking|include_?thoughts", re.I), ("thinkingConfig",)),
    (re.compile(r"parameters_?json_?schema", re.I), (_JSON_SCHEMA, "functionDeclarations")),
    (re.compile(r"server_?side_?tool|function calling.*(unsupported|combin)|multiple tools", re.I), (_TOGETHER,)),
    (re.compile(r"function calling|function_?declarations", re.I), ("functionDeclarations",)),
    (re.compile(r"(developer|system)[ _]?instruction", re.I), ("systemInstruction",)),
    (re.compile(r"temperature", re.I), ("temperature",)),
    (re.compile(r"top_?p\b", re.I), ("topP",)),
    (re.compile(r"stop_?sequences", re.I), ("stopSequences",)),
    (re.compile(r"response_?(mime_?type|json_?schema|schema)|json mode", re.I), ("responseMimeType",)),
)


class Gemini:
    """Fits `WireFormat`. Its search knows neither domains nor force."""

    name = "gemini"

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
        verb = "streamGenerateContent?alt=sse" if stream else "generateContent"
        url = endpoint(_base(service), f"{_path(model)}:{verb}")
        body: dict[str, Any] = {"contents": _contents(service, model, chat_request.messages, quirks)}
        if system := system_text(chat_request.messages):
            _instruct(body, system, quirks)
        if config := _config(chat_request, quirks, model):
            body["generationConfig"] = config
        body |= _tools(chat_request, quirks)
        return Call(url, headers_for(stream, self.headers(service)), encoded(body))

    def decoder(self, service: Service) -> GeminiDecoder:
        return GeminiDecoder(service)

    def adapted(self, quirks: ServerQuirks, complaint: str) -> ServerQuirks:
        missing = [lack for pattern, lacks in _COMPLAINTS if pattern.search(complaint) for lack in lacks]
        news = next((lack for lack in missing if lack not in quirks.lacks), None)
        return replace(quirks, lacks=quirks.lacks | {news}) if news else quirks

    def models_url(self, service: Service) -> str:
        return endpoint(_base(service), "models?pageSize=1000")

    def headers(self, service: Service) -> dict[str, str]:
        key = key_of(service)
        return {"x-goog-api-key": key} if key else {}


def _base(service: Service) -> str:
    """The address without `/openai`, under which the same host speaks Chat Completions."""
    return service.base_url.removesuffix("#").removesuffix("/openai")


def _path(model: str) -> str:
    plain = model.removeprefix("models/")
    return quote(plain if plain.startswith("tunedModels/") else f"models/{plain}", safe="/@")


def _instruct(body: dict[str, Any], system: str, quirks: ServerQuirks) -> None:
    """Gemma takes no instruction apart: it goes before the first words of the user."""
    if "systemInstruction" not in quirks.lacks:
        body["systemInstruction"] = {"parts": [{"text": system}]}
        return
    first = body["contents"][0] if body["contents"] else {}
    if first.get("role") == "user":
        first["parts"].insert(0, {"text": f"{system}\n\n"})
    else:
        body["contents"].insert(0, {"role": "user", "parts": [{"text": system}]})


def _config(chat_request: ChatRequest, quirks: ServerQuirks, model: str) -> dict[str, Any]:
    config: dict[str, Any] = {}
    if chat_request.sampling.max_tokens is not None:
        config["maxOutputTokens"] = chat_request.sampling.max_tokens
    if chat_request.sampling.temperature is not None and "temperature" not in quirks.lacks:
        config["temperature"] = chat_request.sampling.temperature
    sampling = chat_request.sampling
    if sampling.top_p is not None and "topP" not in quirks.lacks:
        config["topP"] = sampling.top_p
    if sampling.stop and "stopSequences" not in quirks.lacks:
        config["stopSequences"] = list(sampling.stop)
    if sampling.answer_format is not None and "responseMimeType" not in quirks.lacks:  # not beside its own search
        config["responseMimeType"] = "application/json"
        if sampling.answer_format.schema is not None:
            config["responseJsonSchema"] = sampling.answer_format.schema
    if "thinkingConfig" not in quirks.lacks:
        config["thinkingConfig"] = {"includeThoughts": True} | _thinking(sampling.effort, model)
    return config


def _thinking(effort: str, model: str) -> dict[str, Any]:
    """Gemini 3 takes a level, those before it a budget of tokens."""
    if not effort:
        return {}
    if "gemini-3" in model:
        return {"thinkingLevel": "LOW" if effort in ("none", "minimal") else effort.upper()}
    budget = _THINKING_BUDGETS.get(effort)
    return {} if budget is None else {"thinkingBudget": budget}


def _tools(chat_request: ChatRequest, quirks: ServerQuirks) -> dict[str, Any]:
    """Search, functions and what is said about them. Search and functions go together from Gemini 3 on."""
    searching = chat_request.search is not None
    functions = chat_request.tools if "functionDeclarations" not in quirks.lacks else ()
    if searching and _TOGETHER in quirks.lacks:
        functions = ()
    tools: list[dict[str, Any]] = [{"googleSearch": {}}] if searching else []
    config: dict[str, Any] = {}
    if functions:
        tools.append({"functionDeclarations": [_declaration(tool, quirks) for tool in functions]})
        if mode := _mode(chat_request.tool_choice):
            config["functionCallingConfig"] = mode
        if searching:
            config["includeServerSideToolInvocations"] = True
    return ({"tools": tools} if tools else {}) | ({"toolConfig": config} if config else {})


def _mode(choice: str) -> dict[str, Any]:
    if choice == "auto":
        return {}
    if choice in ("none", "required"):
        return {"mode": "NONE" if choice == "none" else "ANY"}
    return {"mode": "ANY", "allowedFunctionNames": [choice]}


def _declaration(tool: Tool, quirks: ServerQuirks) -> dict[str, Any]:
    declared: dict[str, Any] = {"name": tool.name, "description": tool.description}
    if _JSON_SCHEMA in quirks.lacks:
        return declared | {"parameters": _openapi(tool.parameters)}
    return declared | {_JSON_SCHEMA: tool.parameters}


def _openapi(schema: Any, depth: int = 12) -> Any:
    """The part of JSON Schema that the older field `parameters` knows."""
    if isinstance(schema, list):
        return [_openapi(item, depth - 1) for item in schema] if depth else []
    if not isinstance(schema, dict):
        return schema
    return {k: _openapi(v, depth - 1) for k, v in schema.items() if k not in _OUR_SCHEMA} if depth else {}


def _contents(service: Service, model: str, messages: Iterable[Message], quirks: ServerQuirks) -> list[dict[str, Any]]:
    """Neighbours of one role become one content: replies to calls must directly follow them."""
    out: list[dict[str, Any]] = []
    for message in messages:
        if message.role == Role.SYSTEM:
            continue
        role = "model" if message.role == Role.ASSISTANT else "user"
        metadata = own_metadata(message, service, Gemini.name) if _RAW_PARTS not in quirks.lacks else None
        parts = [*rows(list(metadata.items))] if metadata else _parts(message.blocks, model)
        if not parts:
            continue
        if out and out[-1]["role"] == role:
            out[-1]["parts"] += parts
        else:
            out.append({"role": role, "parts": parts})
    return out


def _parts(blocks: Iterable[Block], model: str) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = []
    signed = bool(_OLD.search(model))  # those do not ask for signatures
    for block in blocks:
        match block:
            case TextBlock(text) if text:
                parts.append({"text": text})
            case ImageBlock(data, media_type):
                parts.append({"inlineData": {"mimeType": media_type, "data": b64encode(data).decode()}})
            case ToolCall():
                part: dict[str, Any] = {"functionCall": _function(block.id, block.name) | {"args": arguments_of(block)}}
                parts.append(part if signed else part | {"thoughtSignature": _UNSIGNED})
                signed = True  # only the first call of a message carries one
            case ToolResult():
                response = {"error" if block.failed else "result": block.text}
                parts.append({"functionResponse": _function(block.call, block.name) | {"response": response}})
    return parts


def _function(call_id: str, name: str) -> dict[str, Any]:
    return {"name": name} if is_generated(call_id) else {"id": call_id, "name": name}
