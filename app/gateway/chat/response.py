"""Chat Completions: the response, whole and as a stream."""

import time
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any
from uuid import uuid4

from app.core.domain.chat import ToolCall, Usage
from app.gateway.answer_text import TextPiece
from app.gateway.errors import Refusal, openai_error, refusal_of
from app.gateway.evidence import Annotation, SearchSource
from app.gateway.parts import End, Part, Reasoning
from app.gateway.sse import ALIVE, DONE, event
from app.gateway.turns import Silence

_FINISHES = ("stop", "length", "tool_calls", "content_filter")


class ChatResponse:
    """One response: its id and date stand in each of its chunks."""

    def __init__(self, model: str, include_usage: bool = False) -> None:
        self._base = {"id": f"chatcmpl-{uuid4().hex}", "created": int(time.time()), "model": model}
        self._include_usage = include_usage

    def whole(self, end: End, reasoning: str, parts: list[Part]) -> dict[str, Any]:
        message: dict[str, Any] = {"role": "assistant", "content": end.text or None, "refusal": None}
        if reasoning:
            message["reasoning_content"] = reasoning
        if end.calls:
            message["tool_calls"] = [_call(call) for call in end.calls]
        message["annotations"] = [annotation(one) for one in end.annotations]
        choice = {"index": 0, "message": message, "finish_reason": _finish(end), "logprobs": None}
        return {
            **self._base, "object": "chat.completion", "choices": [choice], "usage": _usage(end.usage),
            "search_sources": source_rows(end.sources),
        }  # fmt: skip

    async def stream(self, parts: AsyncIterator[Part]) -> AsyncGenerator[bytes, None]:
        yield self._chunk({"role": "assistant", "content": ""})
        async for part in parts:
            match part:
                case Silence():
                    yield ALIVE
                case Reasoning(text=text):
                    yield self._chunk({"reasoning_content": text})
                case TextPiece(text=text) if text:
                    yield self._chunk({"content": text})
                case End(failure=failure) if failure is not None:
                    yield event(openai_error(refusal_of(failure)))
                case End():
                    for chunk in self._last(part):
                        yield chunk
        yield DONE

    def error(self, refusal: Refusal) -> bytes:
        return event(openai_error(refusal))

    def _last(self, end: End) -> list[bytes]:
        chunks = []
        if end.calls:
            chunks.append(self._chunk({"tool_calls": [{"index": n, **_call(c)} for n, c in enumerate(end.calls)]}))
        delta = {"annotations": [annotation(one) for one in end.annotations]} if end.annotations else {}
        chunks.append(self._chunk(delta, _finish(end), search_sources=source_rows(end.sources)))
        if self._include_usage:
            usage = {**self._base, "object": "chat.completion.chunk", "choices": [], "usage": _usage(end.usage)}
            chunks.append(event(usage))
        return chunks

    def _chunk(self, delta: dict[str, Any], finish: str | None = None, **more: Any) -> bytes:
        choice = {"index": 0, "delta": delta, "finish_reason": finish, "logprobs": None}
        return event({**self._base, "object": "chat.completion.chunk", "choices": [choice], **more})


def annotation(one: Annotation) -> dict[str, Any]:
    place = {"start_index": one.start, "end_index": one.end}
    citation = {"url": one.url, "title": one.title, **place, "cited_text": one.cited_text}
    return {"type": "url_citation", "url_citation": citation}


def source_rows(sources: tuple[SearchSource, ...]) -> list[dict[str, str]]:
    return [{"url": one.url, "title": one.title, "type": one.type} for one in sources]


def _call(call: ToolCall) -> dict[str, Any]:
    return {"id": call.id, "type": "function", "function": {"name": call.name, "arguments": call.arguments}}


def _finish(end: End) -> str:
    return "tool_calls" if end.calls else end.finish if end.finish in _FINISHES else "stop"


def _usage(usage: Usage | None) -> dict[str, Any]:
    prompt, written = (usage.input or 0, usage.output or 0) if usage else (0, 0)
    details = {"completion_tokens_details": {"reasoning_tokens": usage.reasoning}} if usage and usage.reasoning else {}
    cached = {"prompt_tokens_details": {"cached_tokens": usage.cached}} if usage and usage.cached else {}
    return {
        "prompt_tokens": prompt, "completion_tokens": written, "total_tokens": prompt + written, **details, **cached
    }  # fmt: skip
