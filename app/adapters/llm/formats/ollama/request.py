"""The wire format of Ollama's own API: `/api/chat`, streamed as JSON lines.

Facts: the types of ollama-python, the server's source. It knows no search, and no `tool_choice`.
"""

from base64 import b64encode
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

from app.adapters.llm.protocol.bodies import (
    NativeDecoder,
    arguments_of,
    arguments_text,
    bearer,
    encoded,
    function_tools,
    headers_for,
)
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import Call, ServerQuirks, Service, mapping, rows, whole, words
from app.core.domain.chat import (
    Abilities,
    ChatRequest,
    ImageBlock,
    Message,
    ModelPart,
    ReasoningBlock,
    ToolCall,
    ToolResult,
    Usage,
)

_COMPLAINTS = (
    ("does not support tools", "tools"),
    ("image", "images"),
    ("vision", "images"),
    ("does not support thinking", "think"),
)


class Ollama:
    """Fits `WireFormat`. The context that is asked for is the one that `abilities` name: a server that is not asked
    for one cuts long prompts silently, and one that is asked for too much runs out of memory."""

    name = "ollama"

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
        body: dict[str, Any] = {"model": model, "messages": _messages(chat_request.messages, quirks), "stream": stream}
        parameters = {
            "num_ctx": abilities.context_size,
            "num_predict": chat_request.sampling.max_tokens,
            "temperature": chat_request.sampling.temperature,
            "top_p": chat_request.sampling.top_p,
            "stop": list(chat_request.sampling.stop) or None,
        }
        if options := {name: value for name, value in parameters.items() if value is not None}:
            body["options"] = options
        if chat_request.sampling.answer_format is not None:
            body["format"] = chat_request.sampling.answer_format.schema or "json"
        if chat_request.sampling.effort and "think" not in quirks.lacks:
            body["think"] = _think(model, chat_request.sampling.effort)
        if chat_request.tools and chat_request.tool_choice != "none" and "tools" not in quirks.lacks:
            body["tools"] = function_tools(chat_request.tools)
        headers = headers_for(stream, self.headers(service), "application/x-ndjson")
        return Call(f"{_root(service)}/api/chat", headers, encoded(body))

    def decoder(self, service: Service) -> "OllamaDecoder":
        return OllamaDecoder(service)

    def adapted(self, quirks: ServerQuirks, complaint: str) -> ServerQuirks:
        complaint_lower = complaint.lower()
        lack = next((lack for words, lack in _COMPLAINTS if words in complaint_lower), None)
        return replace(quirks, lacks=quirks.lacks | {lack}) if lack else quirks

    def models_url(self, service: Service) -> str:
        return f"{_root(service)}/api/tags"

    def headers(self, service: Service) -> dict[str, str]:
        return bearer(service)


class OllamaDecoder(NativeDecoder):
    """JSON lines, or one body that is not streamed."""

    finishes: ClassVar[dict[str, str]] = {}

    def _take(self, chunk: dict[str, Any]) -> list[ModelPart]:
        message = mapping(chunk.get("message"))
        self.understood = self.understood or bool(message) or "done" in chunk
        parts = self._reason(message.get("thinking"))
        parts += self._write(message.get("content"))
        for call in rows(message.get("tool_calls")):
            self._call(call)
        if chunk.get("done") is True:
            self._note_end(chunk)
        return parts

    def _call(self, call: dict[str, Any]) -> None:
        function = mapping(call.get("function"))
        call_id, name = well_formed(words(call.get("id"))), well_formed(words(function.get("name")))
        self.calls.append(ToolCall(call_id, name, arguments_text(function.get("arguments"))))

    def _note_end(self, chunk: dict[str, Any]) -> None:
        self._end(chunk.get("done_reason") or "stop")  # older servers give no reason
        self.finished = self.done = True
        counts = whole(chunk.get("prompt_eval_count")), whole(chunk.get("eval_count"))
        if counts != (None, None):
            self.usage = Usage(*counts)


def _think(model: str, effort: str) -> bool | str:
    """On or off; gpt-oss thinks in any case, and takes a level: https://docs.ollama.com/capabilities/thinking."""
    if "gpt-oss" in model.lower():
        return effort if effort in ("medium", "high") else "low"
    return effort not in ("none", "minimal")


def _root(service: Service) -> str:
    """The server's address without the `/v1` under which it speaks Chat Completions, or an `/api` that was pasted."""
    return service.base_url.removesuffix("#").rstrip("/").removesuffix("/v1").removesuffix("/api")


def _messages(messages: Iterable[Message], quirks: ServerQuirks) -> list[dict[str, Any]]:
    """Neighbours of one role become one message where they are only text: strict chat templates refuse them."""
    out: list[dict[str, Any]] = []
    for message in messages:
        for item in _items(message, quirks):
            if out and out[-1].keys() == item.keys() == {"role", "content"} and out[-1]["role"] == item["role"]:
                out[-1]["content"] += f"\n\n{item['content']}"
            else:
                out.append(item)
    return out


def _items(message: Message, quirks: ServerQuirks) -> list[dict[str, Any]]:
    """Replies to calls first, each a message of its own; then what the message says."""
    results = [_result(block, quirks) for block in message.blocks if isinstance(block, ToolResult)]
    item: dict[str, Any] = {"role": message.role.value, "content": message.text}
    images = [b64encode(b.data).decode() for b in message.blocks if isinstance(b, ImageBlock)]
    if images and "images" not in quirks.lacks:
        item["images"] = images
    if message.calls and "tools" not in quirks.lacks:
        item["tool_calls"] = [{"function": {"name": c.name, "arguments": arguments_of(c)}} for c in message.calls]
        if reasoning := "".join(b.text for b in message.blocks if isinstance(b, ReasoningBlock)):
            item["thinking"] = reasoning
    return [*results, item] if item["content"] or len(item) > 2 else results


def _result(result: ToolResult, quirks: ServerQuirks) -> dict[str, Any]:
    if "tools" in quirks.lacks:  # calls of another model: their results are plain words to this one
        return {"role": "user", "content": result.text}
    return {"role": "tool", "tool_name": result.name, "content": result.text}
