"""Messages: the response, whole and as a stream."""

import json
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from typing import Any
from uuid import uuid4

from app.core.domain.chat import ToolCall, Usage
from app.gateway.answer_text import TextPiece
from app.gateway.api_request import ApiRequest
from app.gateway.errors import anthropic_error, refusal_of
from app.gateway.evidence import Annotation
from app.gateway.parts import End, Part, Reasoning, SearchReport
from app.gateway.sse import event
from app.gateway.turns import Silence

Event = dict[str, Any]
_STOPS = {"length": "max_tokens", "content_filter": "refusal", "tool_calls": "tool_use"}
_PING: Event = {"type": "ping"}


class MessagesResponse:
    """One response. Blocks come one after the other; a text ends where its citations do, for they are of the block."""

    def __init__(self, request: ApiRequest) -> None:
        self._base: Event = {
            "id": f"msg_{uuid4().hex}", "type": "message", "role": "assistant", "model": request.model,
            "stop_sequence": None,
        }  # fmt: skip
        self._shows_search = request.search is not None  # a client that did not ask for it may not know its blocks
        self._blocks: list[Event] = []
        self._open = ""  # the kind of the last block, while it is open
        self._length = 0  # of the text that was written
        self._block_start = 0
        self._searches = 0
        self._is_started = False

    def whole(self, end: End, reasoning: str, parts: list[Part]) -> Event:
        for part in parts:
            for _ in self._events(part):
                pass
        return {
            **self._base, "content": self._blocks, "stop_reason": _stop(end), "usage": self._usage(end.usage),
            **_evidence(end),
        }  # fmt: skip

    async def stream(self, parts: AsyncIterator[Part]) -> AsyncGenerator[bytes, None]:
        async for part in parts:
            if isinstance(part, Silence):
                yield event(_PING, "ping")
            for one in self._events(part):
                yield event(one, one["type"])

    def _events(self, part: Part) -> Iterator[Event]:
        if not self._is_started:
            self._is_started = True
            message = {**self._base, "content": [], "stop_reason": None, "usage": self._usage(None)}
            yield {"type": "message_start", "message": message}
        match part:
            case Reasoning(text=text):
                yield from self._change_to("thinking", {"thinking": "", "signature": ""})
                self._blocks[-1]["thinking"] += text
                yield self._delta({"type": "thinking_delta", "thinking": text})
            case SearchReport() if self._shows_search:
                yield from self._search(part)
            case TextPiece():
                yield from self._write(part)
            case End():
                yield from self._end(part)

    def _search(self, report: SearchReport) -> Iterator[Event]:
        self._searches += 1
        id, query = f"srvtoolu_{uuid4().hex}", {"query": report.query}
        yield from self._whole_block({"type": "server_tool_use", "id": id, "name": "web_search", "input": query}, query)
        rows = [
            {"type": "web_search_result", "url": one.url, "title": one.title, "encrypted_content": "", "page_age": None}
            for one in report.sources
        ]
        yield from self._whole_block({"type": "web_search_tool_result", "tool_use_id": id, "content": rows})

    def _write(self, piece: TextPiece) -> Iterator[Event]:
        """A block ends behind each marker, and with each paragraph: what is cited is no more than that."""
        start, end = self._length, self._length + len(piece.text)
        position = start
        for one in piece.annotations:
            if one.end < self._block_start or not (self._open == "text" or piece.text):
                continue  # it came too late for its block, and stands among the message's annotations alone
            if one.end > position:
                yield from self._text(piece.text[position - start : one.end - start])
                position = one.end
            yield from self._cite(one)
        if position > start:
            yield from self._close()
        for text in _paragraphs(piece.text[position - start :]):
            yield from self._text(text)
            if text.endswith("\n\n"):
                yield from self._close()
        self._length = end

    def _text(self, text: str) -> Iterator[Event]:
        if self._open == "text" and self._blocks[-1].get("citations") and text.strip():
            yield from self._close()
        if self._open != "text":
            self._block_start = self._length
        yield from self._change_to("text", {"text": "", "citations": []})
        self._blocks[-1]["text"] += text
        yield self._delta({"type": "text_delta", "text": text})

    def _cite(self, one: Annotation) -> Iterator[Event]:
        if self._open != "text":
            return
        citation = _citation(one)
        self._blocks[-1]["citations"].append(citation)
        yield self._delta({"type": "citations_delta", "citation": citation})

    def _end(self, end: End) -> Iterator[Event]:
        yield from self._close()
        for call in end.calls:
            yield from self._whole_block(_call(call), _input(call))
        if end.failure is not None:
            yield {**anthropic_error(refusal_of(end.failure)), "type": "error"}
            return
        delta = {"stop_reason": _stop(end), "stop_sequence": None, **_evidence(end)}
        yield {"type": "message_delta", "delta": delta, "usage": self._usage(end.usage)}
        yield {"type": "message_stop"}

    def _whole_block(self, block: Event, input: Any = None) -> Iterator[Event]:
        """A tool's arguments come as JSON behind their block's start; all else stands there."""
        yield from self._close()
        index = len(self._blocks)
        self._blocks.append(block)
        yield {
            "type": "content_block_start",
            "index": index,
            "content_block": block | ({"input": {}} if input is not None else {}),
        }
        if input is not None:
            text = json.dumps(input, ensure_ascii=False)
            yield {
                "type": "content_block_delta",
                "index": index,
                "delta": {"type": "input_json_delta", "partial_json": text},
            }
        yield {"type": "content_block_stop", "index": index}

    def _change_to(self, kind: str, fields: Event) -> Iterator[Event]:
        if self._open == kind:
            return
        yield from self._close()
        block = {"type": kind, **fields}
        self._blocks.append(block)
        self._open = kind
        empty = {name: list(value) if isinstance(value, list) else value for name, value in block.items()}
        yield {"type": "content_block_start", "index": len(self._blocks) - 1, "content_block": empty}

    def _close(self) -> Iterator[Event]:
        if self._open:
            self._open = ""
            yield {"type": "content_block_stop", "index": len(self._blocks) - 1}

    def _delta(self, delta: Event) -> Event:
        return {"type": "content_block_delta", "index": len(self._blocks) - 1, "delta": delta}

    def _usage(self, usage: Usage | None) -> Event:
        tokens = {
            "input_tokens": (usage.input or 0) if usage else 0,
            "output_tokens": (usage.output or 0) if usage else 0,
        }
        cached = {"cache_creation_input_tokens": 0, "cache_read_input_tokens": (usage.cached or 0) if usage else 0}
        return {**tokens, **cached, "server_tool_use": {"web_search_requests": self._searches, "web_fetch_requests": 0}}


def _evidence(end: End) -> Event:
    """Beside the API's own citations: all sources, and where each stands in the joined text of all blocks."""
    sources = [{"url": one.url, "title": one.title, "type": one.type} for one in end.sources]
    annotations = [
        {
            "type": "url_citation", "url": one.url, "title": one.title, "start_index": one.start, "end_index": one.end,
            "cited_text": one.cited_text,
        }
        for one in end.annotations
    ]  # fmt: skip
    return {"search_sources": sources, "annotations": annotations}


def _citation(one: Annotation) -> Event:
    words = {"title": one.title, "cited_text": one.cited_text}
    if one.url:
        return {"type": "web_search_result_location", "url": one.url, "encrypted_index": "", **words}
    place = {"search_result_index": one.number, "start_block_index": 0, "end_block_index": 0}
    return {"type": "search_result_location", "source": one.title, **place, **words}


def _call(call: ToolCall) -> Event:
    return {"type": "tool_use", "id": call.id, "name": call.name, "input": _input(call)}


def _input(call: ToolCall) -> Any:
    """Arguments that are no JSON come as the text that they are: the client says so to the model."""
    try:
        value = json.loads(call.arguments or "{}")
    except (ValueError, RecursionError):
        return {"arguments": call.arguments}
    return value if isinstance(value, dict) else {"arguments": value}


def _stop(end: End) -> str:
    return "tool_use" if end.calls else _STOPS.get(end.finish, "end_turn")


def _paragraphs(text: str) -> Iterator[str]:
    start = 0
    while (place := text.find("\n\n", start)) >= 0:
        yield text[start : place + 2]
        start = place + 2
    if start < len(text):
        yield text[start:]
