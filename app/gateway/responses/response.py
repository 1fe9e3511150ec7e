"""Responses: the response, whole and as a stream."""

import time
from collections.abc import AsyncGenerator, AsyncIterator, Iterator
from typing import Any
from uuid import uuid4

from app.core.domain.chat import ToolCall, Usage
from app.gateway.answer_text import TextPiece
from app.gateway.api_request import ApiRequest, response_id
from app.gateway.errors import refusal_of
from app.gateway.evidence import Annotation
from app.gateway.parts import End, Part, Reasoning, SearchReport, Start
from app.gateway.responses.items import (
    annotation,
    call_item,
    message_item,
    reasoning_item,
    search_item,
    source_rows,
    text_part,
)  # fmt: skip
from app.gateway.sse import ALIVE, event
from app.gateway.turns import Silence

Event = dict[str, Any]


class ResponsesResponse:
    """One response. Its output items are numbered as they begin; the message stays open until the end."""

    def __init__(self, request: ApiRequest) -> None:
        self._request = request
        self._id = ""
        self._created = int(time.time())
        self._sequence = 0
        self._output: list[Event] = []
        self._message: int | None = None  # places in the output
        self._reasoning: int | None = None
        self._text: list[str] = []
        self._thoughts: list[str] = []
        self._annotations: list[Annotation] = []

    def whole(self, end: End, reasoning: str, parts: list[Part]) -> Event:
        for part in parts:
            for _ in self._events(part):
                pass
        return self._response(end)

    async def stream(self, parts: AsyncIterator[Part]) -> AsyncGenerator[bytes, None]:
        async for part in parts:
            if isinstance(part, Silence):
                yield ALIVE
            for one in self._events(part):
                self._sequence += 1
                yield event({**one, "sequence_number": self._sequence - 1}, one["type"])

    def _events(self, part: Part) -> Iterator[Event]:
        if not self._id:
            self._id = response_id(part) if isinstance(part, Start) else f"resp_{uuid4().hex}"
            for kind in ("response.created", "response.in_progress"):
                yield {"type": kind, "response": self._response(None)}
        match part:
            case Reasoning(text=text):
                yield from self._think(text)
            case SearchReport():
                yield from self._end_reasoning()
                item = search_item(part, "in_progress")
                place = len(self._output)
                yield {"type": "response.output_item.added", "output_index": place, "item": item}
                self._output.append(search_item(part, "completed") | {"id": item["id"]})
                for kind in ("in_progress", "searching", "completed"):
                    yield {"type": f"response.web_search_call.{kind}", "output_index": place, "item_id": item["id"]}
                yield self._item_done(place)
            case TextPiece():
                yield from self._end_reasoning()
                yield from self._write(part)
            case End():
                yield from self._end(part)

    def _think(self, text: str) -> Iterator[Event]:
        if self._reasoning is None:
            self._reasoning, self._thoughts = len(self._output), []
            self._output.append(reasoning_item(""))
            yield self._item_added(self._reasoning)
            yield {**self._of(self._reasoning), "type": "response.reasoning_summary_part.added", **_SUMMARY}
        self._thoughts.append(text)
        place = {**self._of(self._reasoning), "summary_index": 0}
        yield {**place, "type": "response.reasoning_summary_text.delta", "delta": text}

    def _end_reasoning(self) -> Iterator[Event]:
        if self._reasoning is None:
            return
        index, text = self._reasoning, "".join(self._thoughts)
        self._reasoning = None
        part = {"type": "summary_text", "text": text}
        self._output[index]["summary"] = [part]
        place = {**self._of(index), "summary_index": 0}
        yield {**place, "type": "response.reasoning_summary_text.done", "text": text}
        yield {**place, "type": "response.reasoning_summary_part.done", "part": part}
        yield self._item_done(index)

    def _write(self, piece: TextPiece) -> Iterator[Event]:
        if self._message is None:
            self._message = len(self._output)
            self._output.append(message_item("in_progress", []))
            yield self._item_added(self._message)
            yield {**self._place(), "type": "response.content_part.added", "part": text_part("", [])}
        if piece.text:
            self._text.append(piece.text)
            yield {**self._place(), "type": "response.output_text.delta", "delta": piece.text, "logprobs": []}
        for one in piece.annotations:
            index = len(self._annotations)
            self._annotations.append(one)
            added = {"annotation_index": index, "annotation": annotation(one)}
            yield {**self._place(), "type": "response.output_text.annotation.added", **added}

    def _end(self, end: End) -> Iterator[Event]:
        yield from self._end_reasoning()
        if self._message is not None:
            text = "".join(self._text)
            part = text_part(text, [annotation(one) for one in end.annotations])
            yield {**self._place(), "type": "response.output_text.done", "text": text, "logprobs": []}
            yield {**self._place(), "type": "response.content_part.done", "part": part}
            item = message_item("completed", [part], end.sources)
            self._output[self._message] = item | {"id": self._output[self._message]["id"]}
            yield self._item_done(self._message)
        for call in end.calls:
            yield from self._call(call)
        if end.failure is not None:
            yield {"type": "response.failed", "response": self._response(end)}
        else:
            kind = "incomplete" if end.finish in ("length", "content_filter") else "completed"
            yield {"type": f"response.{kind}", "response": self._response(end)}

    def _call(self, call: ToolCall) -> Iterator[Event]:
        place = len(self._output)
        self._output.append(call_item(call, "in_progress", ""))
        yield self._item_added(place)
        of = self._of(place)
        yield {**of, "type": "response.function_call_arguments.delta", "delta": call.arguments}
        done = {"name": call.name, "arguments": call.arguments}
        yield {**of, "type": "response.function_call_arguments.done", **done}
        self._output[place] = call_item(call, "completed", call.arguments) | {"id": of["item_id"]}
        yield self._item_done(place)

    def _of(self, index: int) -> Event:
        return {"output_index": index, "item_id": self._output[index]["id"]}

    def _place(self) -> Event:
        assert self._message is not None
        return {**self._of(self._message), "content_index": 0}

    def _item_added(self, index: int) -> Event:
        return {"type": "response.output_item.added", "output_index": index, "item": dict(self._output[index])}

    def _item_done(self, index: int) -> Event:
        return {"type": "response.output_item.done", "output_index": index, "item": dict(self._output[index])}

    def _response(self, end: End | None) -> Event:
        request, status, error, incomplete = self._request, "in_progress", None, None
        if end is not None:
            status = "completed"
            if end.failure is not None:
                refusal = refusal_of(end.failure)
                status, error = "failed", {"code": "server_error", "message": refusal.message}
            elif end.finish in ("length", "content_filter"):
                reason = "max_output_tokens" if end.finish == "length" else end.finish
                status, incomplete = "incomplete", {"reason": reason}
        return {
            "id": self._id, "object": "response", "created_at": self._created, "status": status, "error": error,
            "incomplete_details": incomplete, "instructions": request.system or None, "model": request.model,
            "max_output_tokens": request.sampling.max_tokens, "output": list(self._output),
            "parallel_tool_calls": True, "previous_response_id": request.previous or None, "store": False,
            "temperature": request.sampling.temperature, "top_p": request.sampling.top_p, "tool_choice": "auto",
            "tools": [], "truncation": "disabled", "metadata": {}, "text": {"format": {"type": "text"}},
            "reasoning": {"effort": request.sampling.effort or None, "summary": None},
            "usage": _usage(end.usage) if end is not None else None,
            **request.request_fields,
            **({"search_sources": source_rows(end.sources)} if end is not None else {}),  # calls have no message's item
        }  # fmt: skip


_SUMMARY: Event = {"summary_index": 0, "part": {"type": "summary_text", "text": ""}}


def _usage(usage: Usage | None) -> Event:
    prompt, output = (usage.input or 0, usage.output or 0) if usage else (0, 0)
    cached, reasoning = (usage.cached or 0, usage.reasoning or 0) if usage else (0, 0)
    return {
        "input_tokens": prompt, "input_tokens_details": {"cached_tokens": cached}, "output_tokens": output,
        "output_tokens_details": {"reasoning_tokens": reasoning}, "total_tokens": prompt + output,
    }  # fmt: skip
