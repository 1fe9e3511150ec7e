"""Messages as Chat Completions takes them: own answers as they came, everybody's else from their blocks."""

import base64
import hashlib
import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from app.adapters.llm.protocol.bodies import own_metadata
from app.adapters.llm.protocol.source_tail import strip_tail
from app.adapters.llm.protocol.visible_text import well_formed
from app.adapters.llm.protocol.wire_format import Service, mapping, rows, words
from app.core.domain.chat import ImageBlock, Message, Role, TextBlock, ToolCall, ToolResult

WIRE_FORMAT = "chat"
_MISTRAL_ID = re.compile(r"[A-Za-z0-9]{9}")
_NO_RESULT = "No result: the call was not carried out."


def chat_messages(
    messages: Iterable[Message],
    service: Service,
    *,
    images: bool = True,
    tools: bool = True,
    lacks: frozenset[str] = frozenset(),
) -> list[dict[str, Any]]:
    """Neighbours of one role become one message, because strict chat templates refuse them.

    images, tools: what the model can take; the others are left out, or told in words. Every call gets its result, as
    servers demand, also where a stopped answer left one open. The tail of grok2api never goes back to the server.
    """
    out = _Messages(service, tools)
    for message in messages:
        metadata = own_metadata(message, service, WIRE_FORMAT) if message.provider_metadata else None
        if message.role == Role.ASSISTANT and metadata is not None and tools:
            out.add_raw([item for item in metadata.items if isinstance(item, dict)], lacks)
        elif message.role == Role.ASSISTANT:
            out.answered(strip_tail(well_formed(message.text)), message.calls)
        else:
            for block in message.blocks:
                if isinstance(block, ToolResult):
                    out.resulted(block)
            pictures = [b for b in message.blocks if isinstance(b, ImageBlock)] if images else []
            out.add(message.role, _content(message, pictures))
    return out.finished()


class _Messages:
    def __init__(self, service: Service, tools: bool) -> None:
        self._mistral = (urlsplit(service.base_url).hostname or "").endswith("mistral.ai")
        self._tools = tools
        self._out: list[dict[str, Any]] = []
        self._open: dict[str, str] = {}  # calls that wait for their result: id → name

    def finished(self) -> list[dict[str, Any]]:
        self._settle()
        return self._out

    def add(self, role: Role, content: Any) -> None:
        if not content:
            return
        self._settle()
        last = self._out[-1] if self._out else {}
        if last.get("role") == role and "tool_calls" not in last:
            last["content"] = _joined(last["content"], content)
        else:
            self._out.append({"role": role.value, "content": content})

    def answered(self, text: str, calls: Iterable[ToolCall]) -> None:
        calls = tuple(calls)
        if not calls or not self._tools:
            call_texts = [f"[{call.name} {call.arguments}]" for call in calls]
            self.add(Role.ASSISTANT, "\n".join(filter(None, [text, *call_texts])))
            return
        self._settle()
        call_items = [
            {
                "id": self._id(call.id),
                "type": "function",
                "function": {"name": call.name, "arguments": call.arguments or "{}"},
            }
            for call in calls
        ]
        self._out.append({"role": "assistant", "content": text, "tool_calls": call_items})
        self._open = {self._id(call.id): call.name for call in calls}

    def add_raw(self, items: list[dict[str, Any]], lacks: frozenset[str]) -> None:
        self._settle()
        for item in items:
            fields = {name: value for name, value in item.items() if name not in lacks}
            fields["content"] = _without_tail(fields.get("content"))
            self._out.append(fields)
            calls = ((words(call.get("id")), mapping(call.get("function"))) for call in rows(fields.get("tool_calls")))
            self._open |= {call_id: words(function.get("name")) for call_id, function in calls}

    def resulted(self, result: ToolResult) -> None:
        call_id = self._id(result.call)
        if call_id not in self._open:  # its call is gone, or the model knows no tools
            self.add(Role.USER, f"Result of {result.name}:\n{well_formed(result.text)}")
            return
        del self._open[call_id]
        self._answer(call_id, result.name, well_formed(result.text))

    def _settle(self) -> None:
        if not self._open:
            return
        for call_id, name in self._open.items():
            self._answer(call_id, name, _NO_RESULT)
        self._open = {}

    def _answer(self, call_id: str, name: str, text: str) -> None:
        tool_message = {"role": "tool", "tool_call_id": call_id, "content": text}
        self._out.append(
            {**tool_message, "name": name} if name.startswith("$") else tool_message
        )  # Kimi's own functions

    def _id(self, call_id: str) -> str:
        """Mistral takes ids of nine letters and digits only; others' calls get one that is always the same."""
        if not self._mistral or _MISTRAL_ID.fullmatch(call_id):
            return call_id
        return hashlib.blake2b(call_id.encode("utf-8", "replace"), digest_size=5).hexdigest()[:9]


def _content(message: Message, pictures: list[ImageBlock]) -> Any:
    """Text; blocks only where there are images, since many servers take nothing but text."""
    text = well_formed(message.text)
    if not pictures:
        return text
    blocks: list[dict[str, Any]] = []
    for block in message.blocks:
        if isinstance(block, TextBlock) and block.text:
            blocks.append({"type": "text", "text": well_formed(block.text)})
        elif isinstance(block, ImageBlock):
            data = base64.b64encode(block.data).decode()
            blocks.append({"type": "image_url", "image_url": {"url": f"data:{block.media_type};base64,{data}"}})
    return blocks


def _joined(before: Any, after: Any) -> Any:
    if isinstance(before, str) and isinstance(after, str):
        return f"{before}\n\n{after}"
    both = [part if isinstance(part, list) else [{"type": "text", "text": part}] for part in (before, after)]
    return [*both[0], *both[1]]


def _without_tail(content: Any) -> Any:
    if isinstance(content, str):
        return strip_tail(content)
    if not isinstance(content, list):
        return ""
    return [{**b, "text": strip_tail(b["text"])} if isinstance(b.get("text"), str) else b for b in rows(content)]
