"""What the formats that are no kin of Chat Completions share: bodies that can be sent, and the frame of a decoder."""

import json
import math
import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar
from urllib.parse import quote
from uuid import uuid4

from app.adapters.json_text import as_json
from app.adapters.llm.protocol.errors import app_error, is_error
from app.adapters.llm.protocol.visible_text import Characters, well_formed
from app.adapters.llm.protocol.wire_format import Service, words
from app.core.domain.chat import (
    AnswerFormat,
    FinishPart,
    Message,
    ModelPart,
    ProviderMetadata,
    ReasoningPart,
    Role,
    TextPart,
    Tool,
    ToolCall,
    ToolCallPart,
    Usage,
    UsagePart,
)
from app.core.domain.errors import AppError, BadAnswer, KeyRefused
from app.core.domain.reasons import AnswerReason

_GENERATED = "made_up_"
_WEB = re.compile(r"(https?://[^\s/?#\\]+)(.*)", re.IGNORECASE | re.DOTALL)
_UNSAFE = re.compile(r"[\s\x00-\x1f\"<>\\^`{|}]")
_NUL = b"\\u0000"
_NESTING = (dict, list, tuple)
_DEEPEST = 64  # levels of JSON that are kept: what is deeper is nobody's data


def key_of(service: Service) -> str:
    """The key as headers carry it. Raises `KeyRefused` for one that no header can carry, before an error shows it."""
    key = service.key.strip()
    if not (key.isascii() and key.isprintable()):
        raise KeyRefused(service.name, reason="not_ascii")
    return key


def bearer(service: Service) -> dict[str, str]:
    key = key_of(service)
    return {"Authorization": f"Bearer {key}"} if key else {}


def headers_for(stream: bool, keyed: dict[str, str], streamed: str = "text/event-stream") -> dict[str, str]:
    return {"Content-Type": "application/json", "Accept": streamed if stream else "application/json", **keyed}


def encoded(body: dict[str, Any]) -> bytes:
    """A request's body as it is sent. Nearly all are clean: only one that is not is gone through value by value."""
    try:
        data = json.dumps(body, ensure_ascii=False, allow_nan=False).encode()
    except (ValueError, RecursionError):  # half a character, no number, endless nesting
        data = _NUL
    if _NUL not in data and not _is_deep(body):
        return data
    return json.dumps(clean(body), ensure_ascii=False).encode()


def clean(value: Any, depth: int = _DEEPEST) -> Any:
    """JSON that can be stored and sent: no half characters, no NaN, no endless nesting."""
    if isinstance(value, str):
        return well_formed(value)
    if isinstance(value, float) and not math.isfinite(value):
        return None
    if isinstance(value, dict):
        return {well_formed(str(k)): clean(v, depth - 1) for k, v in value.items()} if depth else {}
    if isinstance(value, list | tuple):
        return [clean(item, depth - 1) for item in value] if depth else []
    return value


def _is_deep(value: Any, depth: int = _DEEPEST) -> bool:
    """True where `clean` cuts: some servers read 100 levels and refuse the whole request for one more."""
    if isinstance(value, dict):
        value = value.values()
    elif not isinstance(value, list | tuple):
        return False
    if depth == 0:
        return True
    return any(_is_deep(item, depth - 1) for item in value if isinstance(item, _NESTING))


def grow(target: dict[str, Any], name: str, piece: Any) -> None:
    """Add to a text or list that comes in pieces. Nothing else holds it meanwhile: else each piece copies all of it."""
    whole = target.pop(name)
    whole += piece
    target[name] = whole


def openable(url: str) -> str:
    """A web address as it can be opened: blanks and the like behind its host are encoded. What is none stays."""
    parts = _WEB.match(url.strip())
    return parts[1] + _UNSAFE.sub(lambda sign: quote(sign[0]), parts[2]) if parts else url


def generated_id() -> str:
    """The id of a call whose server gave none; unlike any other in the conversation."""
    return _GENERATED + uuid4().hex[:16]


def is_generated(call_id: str) -> bool:
    """True for our own ids: a server that gave none must not be sent one."""
    return call_id.startswith(_GENERATED)


def arguments_of(call: ToolCall) -> dict[str, Any]:
    """A call's arguments as an object; what the model wrote instead of one is kept under `arguments`."""
    read = as_json(call.arguments)
    if isinstance(read, dict):
        return read
    return {"arguments": call.arguments} if call.arguments.strip() else {}


def arguments_text(value: Any) -> str:
    """Arguments as JSON text, whether they came as an object or as text."""
    if isinstance(value, str):
        return well_formed(value) or "{}"
    return json.dumps(clean(value), ensure_ascii=False) if isinstance(value, dict) else "{}"


def function_tools(tools: Iterable[Tool]) -> list[dict[str, Any]]:
    """Tools in OpenAI's shape."""
    return [
        {"type": "function", "function": {"name": t.name, "description": t.description, "parameters": t.parameters}}
        for t in tools
    ]


def system_text(messages: Iterable[Message]) -> str:
    return "\n\n".join(m.text for m in messages if m.role == Role.SYSTEM and m.text)


def own_metadata(message: Message, service: Service, wire_format: str) -> ProviderMetadata | None:
    """The message's metadata, where this provider sent it in this format."""
    metadata = message.provider_metadata
    mine = metadata is not None and (metadata.provider, metadata.wire_format) == (service.id, wire_format)
    return metadata if mine and message.role == Role.ASSISTANT else None


class NativeDecoder:
    """The frame of a decoder, see `wire_format.Decoder`: each format fills in `_take` and `_evidence`.

    Calls come at the end: all text that precedes them is given by then.
    """

    finishes: ClassVar[dict[str, str]] = {}  # the provider's word → ours

    def __init__(self, service: Service) -> None:
        self.failure: AppError | None = None
        self.done = False
        self.finished = False
        self.understood = False
        self.finish = ""
        self.usage: Usage | None = None
        self.calls: list[ToolCall] = []
        self.written = 0  # code points of text given so far
        self._where = service.name
        self._secrets = service.secrets
        self._text = Characters()
        self._reasoning = Characters()

    def feed(self, data: str, event: str = "") -> list[ModelPart]:
        if data.strip() == "[DONE]":  # some proxies append it everywhere
            self.done = self.finished = True
            return []
        chunk = as_json(data)
        if event == "error" and not is_error(chunk):
            chunk = {"error": chunk or data.strip() or event}
        chunks = chunk if isinstance(chunk, list) else [chunk]
        return [part for one in chunks if isinstance(one, dict) for part in self._one(one)]

    def close(self) -> list[ModelPart]:
        parts = self._reason("", last=True) + self._write("", last=True)
        self._gather()
        self.calls = self._answerable()
        parts += [ToolCallPart(call) for call in self.calls]
        parts += self._evidence()
        if self.usage is not None:
            parts.append(UsagePart(self.usage))
        if self.finish and self.failure is None:
            reason = self.finishes.get(self.finish, self.finish)
            parts.append(FinishPart("tool_calls" if self.calls and reason == "stop" else reason))
        return parts

    def _take(self, chunk: dict[str, Any]) -> list[ModelPart]:
        """The parts of one message."""
        raise NotImplementedError

    def _gather(self) -> None:
        """Complete `calls`, and judge the end."""

    def _evidence(self) -> list[ModelPart]:
        """Grounding and metadata."""
        return []

    def _answerable(self) -> list[ToolCall]:
        """Calls with a name and an id of their own; of an answer that broke off only those that are complete."""
        calls: dict[str, ToolCall] = {}
        for call in self.calls:
            if call.name and (self.finished or as_json(call.arguments) is not None):
                call_id = call.id if call.id and call.id not in calls else generated_id()
                calls[call_id] = replace(call, id=call_id)
        return list(calls.values())

    def _one(self, chunk: dict[str, Any]) -> list[ModelPart]:
        parts = self._take(chunk)
        if is_error(chunk) or chunk.get("object") == "error":  # Mistral's has an object for a message
            self.understood = self.finished = True
            self.failure = self.failure or app_error(self._where, None, chunk, None, self._secrets)
        return parts

    def _end(self, reason: Any) -> None:
        """Note the end in the provider's word; `null`, also as text, is none."""
        if words(reason) not in ("", "null"):
            self.finish = well_formed(words(reason))[:100]
            self.finished = True

    def _break(self, *details: Any) -> None:
        """The answer failed, in the provider's own words."""
        detail = ": ".join(well_formed(word) for word in map(words, details) if word)
        self.failure = self.failure or BadAnswer(self._where, detail, reason=AnswerReason.FAILED)

    def _write(self, text: Any, *, last: bool = False) -> list[ModelPart]:
        text = self._text.feed(words(text)) + (self._text.close() if last else "")
        self.written += len(text)
        return [TextPart(text)] if text else []

    def _reason(self, text: Any, *, last: bool = False) -> list[ModelPart]:
        text = self._reasoning.feed(words(text)) + (self._reasoning.close() if last else "")
        return [ReasoningPart(text)] if text else []


def response_format(answer_format: AnswerFormat) -> dict[str, Any]:
    """As Chat Completions has it, and DashScope and Mistral after it."""
    if answer_format.schema is None:
        return {"type": "json_object"}
    described = {"name": answer_format.name, "schema": answer_format.schema, "strict": answer_format.strict}
    return {"type": "json_schema", "json_schema": described}
