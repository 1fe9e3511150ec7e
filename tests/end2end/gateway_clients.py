"""The official SDKs as clients of the local API: each of the three APIs, whole or as a stream, sync or async."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import anthropic
import openai

Row = dict[str, Any]
PARAMETERS = {"type": "object", "properties": {"city": {"type": "string"}}}
MOST_TOKENS = 900


@dataclass
class Answer:
    """What a client was given, whatever the API. `text` is what the SDK joined of it."""

    text: str
    annotations: list[Row] = field(default_factory=list)
    sources: list[Row] = field(default_factory=list)
    calls: list[tuple[str, str, Any]] = field(default_factory=list)  # id, name, arguments
    finish: str = ""
    cited: list[tuple[str, Row]] = field(default_factory=list)  # of Messages: a block's text and a citation of it
    response: Any = None  # the SDK's own value


@dataclass(frozen=True)
class Mode:
    api: str  # chat, responses, messages
    stream: bool
    is_async: bool

    def __str__(self) -> str:
        return f"{self.api}-{'stream' if self.stream else 'whole'}-{'async' if self.is_async else 'sync'}"


MODES = [
    Mode(api, stream, way)
    for api in ("chat", "responses", "messages")
    for stream in (False, True)
    for way in (False, True)
]
SHORT_MODES = [Mode(api, stream, stream) for api in ("chat", "responses", "messages") for stream in (False, True)]


class AnswerFailed(Exception):
    """An answer that says of itself that it failed: how Responses tells it. The other APIs' SDKs raise."""


class Client:
    """One way to ask."""

    def __init__(self, mode: Mode, url: str, timeout: float = 60.0) -> None:
        self.mode = mode
        module = anthropic if mode.api == "messages" else openai
        name = ("Async" if mode.is_async else "") + ("Anthropic" if mode.api == "messages" else "OpenAI")
        base = url.removesuffix("/v1") if mode.api == "messages" else url
        self._make: Callable[[], Any] = lambda: getattr(module, name)(
            base_url=base, api_key="none", max_retries=0, timeout=timeout
        )

    def ask(self, model: str, messages: list[Row] | str, **more: Any) -> Answer:
        body = self.body(model, messages, **more)
        if self.mode.is_async:
            return asyncio.run(self._ask_async(body))
        with self._make() as client:
            if not self.mode.stream:
                return self._whole(self._create(client)(**body))
            with self._stream(client)(**body) as stream:
                events = list(stream)
                _check_end(events)
                return self._joined(events, self._final(stream)())

    def leave(self, model: str, question: str) -> None:
        """Ask, and close the connection: a stream's once the first words are there; else the SDK gives up waiting."""
        body = self.body(model, question)
        if not self.mode.stream:
            self.ask(model, question)  # with a short timeout
        elif self.mode.is_async:
            asyncio.run(self._leave_async(body))
        else:
            with self._make() as client, self._stream(client)(**body) as stream:
                next(event for event in stream if "word" in event.model_dump_json())

    async def _ask_async(self, body: Row) -> Answer:
        async with self._make() as client:
            if not self.mode.stream:
                return self._whole(await self._create(client)(**body))
            async with self._stream(client)(**body) as stream:
                events = [event async for event in stream]
                _check_end(events)
                return self._joined(events, await self._final(stream)())

    async def _leave_async(self, body: Row) -> None:
        async with self._make() as client, self._stream(client)(**body) as stream:
            async for event in stream:
                if "word" in event.model_dump_json():
                    break

    def _place(self, client: Any) -> Any:
        return client.chat.completions if self.mode.api == "chat" else getattr(client, self.mode.api)

    def _create(self, client: Any) -> Callable[..., Any]:
        create: Callable[..., Any] = self._place(client).create
        return create

    def _stream(self, client: Any) -> Callable[..., Any]:
        stream: Callable[..., Any] = self._place(client).stream
        return stream

    def _final(self, stream: Any) -> Callable[[], Awaitable[Any] | Any]:
        names = {"chat": "completion", "responses": "response", "messages": "message"}
        final: Callable[[], Any] = getattr(stream, f"get_final_{names[self.mode.api]}")
        return final

    def body(self, model: str, messages: list[Row] | str, *, weather: bool = False, **more: Any) -> Row:
        if isinstance(messages, str) and self.mode.api != "responses":
            messages = [{"role": "user", "content": messages}]
        body: Row = {"model": model, "input" if self.mode.api == "responses" else "messages": messages, **more}
        if self.mode.api == "messages":
            body.setdefault("max_tokens", MOST_TOKENS)
        if weather:
            body["tools"] = [*body.get("tools", ()), self._tool()]
        return body

    def _tool(self) -> Row:
        about = {"name": "weather", "description": "The weather of a city."}
        match self.mode.api:
            case "chat":
                return {"type": "function", "function": {**about, "parameters": PARAMETERS, "strict": True}}
            case "responses":
                return {"type": "function", **about, "parameters": PARAMETERS, "strict": True}
        return {**about, "input_schema": PARAMETERS}

    def with_results(self, question: str, answer: Answer, result: str) -> list[Row]:
        """The history that a client sends with what its tool gave."""
        ask = {"role": "user", "content": question}
        (call,) = answer.calls
        match self.mode.api:
            case "chat":
                message = answer.response.choices[0].message.model_dump(exclude_none=True)
                return [ask, message, {"role": "tool", "tool_call_id": call[0], "content": result}]
            case "responses":
                items = [item.model_dump(exclude_none=True) for item in answer.response.output]
                for item in items:
                    item.pop("parsed_arguments", None)
                return [ask, *items, {"type": "function_call_output", "call_id": call[0], "output": result}]
        blocks = [block.model_dump(exclude_none=True) for block in answer.response.content]
        block = {"type": "tool_result", "tool_use_id": call[0], "content": result}
        return [ask, {"role": "assistant", "content": blocks}, {"role": "user", "content": [block]}]

    def _whole(self, response: Any) -> Answer:
        match self.mode.api:
            case "chat":
                return _chat(response, getattr(response, "search_sources", []))
            case "responses":
                return _responses(response)
        more = response.model_extra
        return _messages(response, more.get("annotations", []), more.get("search_sources", []))

    def _joined(self, events: list[Any], final: Any) -> Answer:
        match self.mode.api:
            case "chat":
                chunks = [event.chunk for event in events if event.type == "chunk"]
                sources = [one.search_sources for one in chunks if hasattr(one, "search_sources")]
                return _chat(final, sources[-1] if sources else [])
            case "responses":
                answer = _responses(final)
                kinds = [event.type for event in events]
                added = [event for event in events if event.type == "response.output_text.annotation.added"]
                told = sorted((_dump(one.annotation) for one in added), key=_place_of)
                assert told == sorted(answer.annotations, key=_place_of)
                assert kinds[0] == "response.created"
                assert kinds[-1] in ("response.completed", "response.incomplete")
                return answer
        (delta,) = [event.delta.model_extra for event in events if event.type == "message_delta"]
        return _messages(final, delta.get("annotations", []), delta.get("search_sources", []))


def _check_end(events: list[Any]) -> None:
    if events and events[-1].type == "response.failed":
        raise AnswerFailed(events[-1].response.error.message)


def _place_of(row: Row) -> tuple[int, int, str]:
    return row["start_index"], row["end_index"], row["url"]


def _dump(value: Any) -> Row:
    return dict(value) if isinstance(value, dict) else value.model_dump()


def _chat(response: Any, sources: Any) -> Answer:
    (choice,) = response.choices
    message = choice.message
    rows = [_dump(one) for one in message.annotations or []]
    assert all(row["type"] == "url_citation" for row in rows)
    calls = [(c.id, c.function.name, json.loads(c.function.arguments)) for c in message.tool_calls or []]
    annotations = [row["url_citation"] for row in rows]
    return Answer(message.content or "", annotations, sources, calls, choice.finish_reason, response=response)


def _responses(response: Any) -> Answer:
    messages = [item for item in response.output if item.type == "message"]
    parts = [part for item in messages for part in item.content]
    annotations = [_dump(one) for part in parts for one in part.annotations]
    sources = response.search_sources
    assert all(item.search_sources == sources for item in messages)
    calls = [
        (item.call_id, item.name, json.loads(item.arguments))
        for item in response.output
        if item.type == "function_call"
    ]
    return Answer(response.output_text, annotations, sources, calls, response.status, response=response)


def _messages(response: Any, annotations: Any, sources: Any) -> Answer:
    texts = [block for block in response.content if block.type == "text"]
    calls = [(one.id, one.name, one.input) for one in response.content if one.type == "tool_use"]
    cited = [(block.text, _dump(one)) for block in texts for one in block.citations or ()]
    text = "".join(block.text for block in texts)
    return Answer(text, annotations, sources, calls, response.stop_reason, cited, response)
