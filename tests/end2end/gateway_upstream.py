"""A model service behind the local API: the question's own words say how it behaves, so that tests share one."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.types import Receive, Scope, Send

from tests.end2end.model_server import ModelServer
from tests.end2end.site import Web

ERROR = re.compile(r"Refuse with (\d{3})")
SECRET = "sk-of-the-upstream"


class SmallWeb(Web):
    """Two pages that are read at once, and a Chinese one."""

    def pages(self, base: str) -> list[tuple[str, str, str]]:
        return [page for page in super().pages(base) if page[0].endswith(("/sky", "/mars", "/gbk"))]


@dataclass
class Upstream(ModelServer):
    """`endings`: when the client of a slow answer had gone, by the question."""

    endings: dict[str, float] = field(default_factory=dict)

    def request_about(self, words: str) -> dict[str, Any]:
        """The last request for an answer that has these words in its last message of the user."""
        return next(body for body in reversed(self.requests) if words in _question(body) and not _plans(body))

    async def chat(self, request: Request) -> Response:
        body = await request.json()
        question = _question(body)
        if _plans(body):
            return await super().chat(request)
        if status := ERROR.search(question):
            self.requests.append(body)
            error = {"message": f"The service's own words about {SECRET}", "code": "x"}
            headers = {"Retry-After": "77"} if status[1] == "429" else {}
            return JSONResponse({"error": error}, int(status[1]), headers)
        if "slowly" in question:
            self.requests.append(body)
            return SlowStream(self, question)
        if "cut" in question:
            self.requests.append(body)
            return CutStream()
        if "weather" in question and (call := self._call(body)):
            self.requests.append(body)
            return _events(call)
        return await super().chat(request)

    def _text(self, body: dict[str, Any]) -> str:
        results = [str(one["content"]) for one in body["messages"] if one["role"] == "tool"]
        if results and "weather" in _question(body):
            return f"It is {results[-1]}."
        if "response_format" in body:
            return '{"blue": [1], "words": "It scatters [1]."}'
        if not isinstance(body["messages"][-1]["content"], str):
            return "A picture."
        return super()._text(body)

    def _call(self, body: dict[str, Any]) -> list[dict[str, Any]]:
        """The search first where it has to be, then the client's tool, each once."""
        names = [tool["function"]["name"] for tool in body.get("tools", ())]
        before = [call["function"]["name"] for one in body["messages"] for call in one.get("tool_calls") or ()]
        if "web_search" in str(body.get("tool_choice")):
            function = {"name": "web_search", "arguments": '{"query": "why is the sky blue"}'}
        elif "weather" in names and "weather" not in before:
            function = {"name": "weather", "arguments": '{"city": "北京"}'}
        else:
            return []
        id = f"call_{len(before) + 1}"
        return [{"tool_calls": [{"index": 0, "id": id, "type": "function", "function": function}]}]


def _question(body: dict[str, Any]) -> str:
    users = [one["content"] for one in body["messages"] if one["role"] == "user"]
    return json.dumps(users[-1], ensure_ascii=False) if users else ""


def _plans(body: dict[str, Any]) -> bool:
    return "<websearch>" in str(body["messages"][0]["content"])


def chunk(delta: dict[str, Any], finish: str | None = None) -> bytes:
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    data = json.dumps({"id": "c", "object": "chat.completion.chunk", "choices": [choice]})
    return f"data: {data}\n\n".encode()


def _events(deltas: list[dict[str, Any]]) -> Response:
    body = b"".join(map(chunk, deltas)) + chunk({}, "tool_calls") + b"data: [DONE]\n\n"
    return Response(body, media_type="text/event-stream")


class CutStream(Response):
    """Some words, and then the connection breaks."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await _start(send)
        await _send(send, chunk({"content": "The beginning "}) + chunk({"content": "of an answer"}))
        await asyncio.sleep(0.02)
        raise ConnectionError("cut on purpose")


class SlowStream(Response):
    """Words for half a minute, unless the client goes."""

    def __init__(self, upstream: Upstream, question: str) -> None:
        super().__init__()
        self._upstream, self._question = upstream, question

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        writing = asyncio.create_task(self._write(send))
        while (await receive())["type"] != "http.disconnect":
            pass
        self._upstream.endings[self._question] = time.monotonic()
        writing.cancel()

    async def _write(self, send: Send) -> None:
        await _start(send)
        async for data in self._words():
            await _send(send, data)

    async def _words(self) -> AsyncIterator[bytes]:
        for _ in range(600):
            yield chunk({"content": "word "})
            await asyncio.sleep(0.05)


async def _start(send: Send) -> None:
    headers = [(b"content-type", b"text/event-stream")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})


async def _send(send: Send, data: bytes) -> None:
    await send({"type": "http.response.body", "body": data, "more_body": True})
