"""What was said so far, as the input items of Responses."""

import base64
import hashlib
from collections.abc import Iterable, Iterator
from typing import Any

from app.adapters.llm.formats.responses.search import Dialect
from app.adapters.llm.protocol.bodies import own_metadata
from app.adapters.llm.protocol.source_tail import strip_tail
from app.adapters.llm.protocol.wire_format import Service, rows, words
from app.core.domain.chat import ImageBlock, Message, Role, TextBlock, ToolCall, ToolResult

WIRE_FORMAT = "responses"
_LONGEST_CALL_ID = 64  # characters; OpenAI refuses longer ones, and other vendors make them
_NO_ANSWER = "This call was not answered."

Item = dict[str, Any]


def input_items(
    messages: Iterable[Message],
    service: Service,
    dialect: Dialect,
    lacks: frozenset[str] = frozenset(),
    *,
    images: bool,
) -> list[Item]:
    """All but the system's words. Echoes of this provider go back as they came; of others the blocks speak.

    Every call has its answer and every answer its call: the server refuses a request where one is missing.
    """
    items: list[Item] = []
    for message in messages:
        if message.role is Role.SYSTEM:
            continue
        metadata = None if "echo" in lacks else own_metadata(message, service, WIRE_FORMAT)
        raw_items = list(_raw_items(metadata.items, dialect, lacks)) if metadata else []
        items += raw_items or _block_items(message, images)
    return _paired(items)


def _block_items(message: Message, images: bool) -> list[Item]:
    """The blocks of a message, in their order; reasoning is nobody else's."""
    items: list[Item] = []
    content: list[Item] = []
    for block in message.blocks:
        match block:
            case TextBlock(text=text) if text:
                visible = strip_tail(text) if message.role is Role.ASSISTANT else text
                content.append({"type": "input_text", "text": visible})
            case ImageBlock() if images and message.role is Role.USER:
                content.append({"type": "input_image", "image_url": data_url(block)})
            case ToolCall():
                items += [*_message_items(message.role, content), _call(block)]
                content = []
            case ToolResult():
                items += [*_message_items(message.role, content), _result(block)]
                content = []
            case _:
                pass
    return items + _message_items(message.role, content)


def data_url(image: ImageBlock) -> str:
    return f"data:{image.media_type};base64,{base64.b64encode(image.data).decode('ascii')}"


def _message_items(role: Role, content: list[Item]) -> list[Item]:
    """Words alone go as a string, which the most servers understand, in both roles."""
    if not content:
        return []
    texts = [part["text"] for part in content if part["type"] == "input_text"]
    alone = len(texts) == len(content)
    return [{"type": "message", "role": role.value, "content": "".join(texts) if alone else content}]


def _call(call: ToolCall) -> Item:
    return {"type": "function_call", "call_id": _call_id(call.id), "name": call.name, "arguments": call.arguments}


def _result(result: ToolResult) -> Item:
    item = {"call_id": _call_id(result.call), "output": result.text, "name": result.name}
    return {"type": "function_call_output", **item}


def _call_id(call_id: str) -> str:
    if 0 < len(call_id) <= _LONGEST_CALL_ID:
        return call_id
    return f"call_{hashlib.sha256(call_id.encode('utf-8', 'replace')).hexdigest()[:24]}"


def _raw_items(items: Iterable[Any], dialect: Dialect, lacks: frozenset[str]) -> Iterator[Item]:
    """Output items as they came, but for what a server that stored nothing would look up and not find.

    A reasoning item is known by its encrypted content, or speaks for itself by its text; with neither it is only a
    name. Where encrypted content is sent its item keeps its id: Azure checks the one against the other.
    """
    for item in rows(list(items)):
        kind = item.get("type")
        if dialect.plain:
            yield from _plain(item)
            continue
        bare = kind == "reasoning" and not (item.get("encrypted_content") or item.get("content"))
        if bare and not dialect.ids:
            continue
        nameless = not dialect.ids and (kind != "reasoning" or "id" in lacks)
        fields = {name: value for name, value in item.items() if not (name == "id" and nameless)}
        if kind == "message" and isinstance(item.get("content"), list):
            fields["content"] = [_part(part) for part in rows(item.get("content"))]
        yield fields


def _plain(item: Item) -> Iterator[Item]:
    """For servers that take back words and calls only."""
    if item.get("type") == "message":
        text = "".join(words(part.get("text")) or words(part.get("refusal")) for part in rows(item.get("content")))
        yield from _message_items(Role.ASSISTANT, [{"type": "input_text", "text": strip_tail(text)}] if text else [])
    elif item.get("type") == "function_call":
        names = ("type", "call_id", "name", "arguments", "thought_signature")
        yield {name: item[name] for name in names if name in item}


def _part(part: Item) -> Item:
    text = words(part.get("text"))
    return {**part, "text": bare} if text and (bare := strip_tail(text)) != text else part


def _paired(items: list[Item]) -> list[Item]:
    answered = {words(item.get("call_id")) for item in items if item.get("type") == "function_call_output"}
    called: set[str] = set()
    paired: list[Item] = []
    for item in items:
        kind, call = item.get("type"), words(item.get("call_id"))
        if kind == "function_call_output":
            name = item.pop("name", "") or "The tool"
            if call not in called:
                item = {"type": "message", "role": "user", "content": f"{name} answered:\n{words(item.get('output'))}"}
        paired.append(item)
        if kind == "function_call":
            called.add(call)
            if call not in answered:
                paired.append({"type": "function_call_output", "call_id": call, "output": _NO_ANSWER})
    return paired
