"""An OpenAI-compatible server on loopback: it rewrites questions, and answers with the numbers it was given."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route


@dataclass
class ModelServer:
    """`answer` is streamed word by word; `{words}` in it is the number of the reference that has them in its title."""

    answer: str = (
        "The sky is blue because the air **scatters short waves more** [{sky}]. On Mars the sunset is blue [{Mars}]."
        "\n\n- Water swallows red light [{sea}][{sky}].\n- `code [1]` stays code.\n\nInline maths: $E = mc^2$."
    )
    rewrite: str = "<websearch><question>why is the sky blue</question></websearch>"
    knowledge: str = "From my own knowledge: scattering."  # the answer where it was given no references
    pause: float = 0.0  # seconds between two words
    paused: int | None = None  # so many answers have pauses; None: all
    key: str = ""
    requests: list[dict[str, Any]] = field(default_factory=list)
    cut_after: int | None = None  # break the connection off after so many words
    answering: str = ""  # the latest answer of which a word was sent
    broken_off: int = 0  # answers whose reader went away before their end

    def __post_init__(self) -> None:
        self.app = Starlette(
            routes=[
                Route("/v1/models", self.models),
                Route("/v1/chat/completions", self.chat, methods=["POST"]),
            ]
        )

    async def models(self, request: Request) -> Response:
        return self._refused(request) or JSONResponse(
            {"object": "list", "data": [{"id": "tiny-1", "object": "model"}, {"id": "tiny-2", "object": "model"}]}
        )

    async def chat(self, request: Request) -> Response:
        if refused := self._refused(request):
            return refused
        body = await request.json()
        self.requests.append(body)
        text = self._text(body)
        if not body.get("stream"):
            message = {"role": "assistant", "content": text}
            return JSONResponse({"choices": [{"index": 0, "message": message, "finish_reason": "stop"}]})
        return StreamingResponse(self._stream(text), media_type="text/event-stream")

    def _refused(self, request: Request) -> Response | None:
        if self.key and request.headers.get("authorization") != f"Bearer {self.key}":
            return JSONResponse({"error": {"message": "Incorrect API key provided", "code": "invalid_api_key"}}, 401)
        return None

    def _text(self, body: dict[str, Any]) -> str:
        system = body["messages"][0]["content"]
        if "<websearch>" in system:
            return self.rewrite
        asked = body["messages"][-1]["content"]
        titles = dict(re.findall(r"^ref-\w+ \[(\d+)\] (.*)$", asked, re.MULTILINE))
        if not titles:
            return self.knowledge

        def number(match: re.Match[str]) -> str:
            return next((n for n, title in titles.items() if match[1] in title), next(iter(titles)))

        return re.sub(r"\{([^{}]+)\}", number, self.answer)

    async def _stream(self, text: str) -> AsyncIterator[bytes]:
        ended = False
        try:
            async for chunk in self._chunks(text):
                yield chunk
                self.answering = text
            ended = True
        finally:
            self.broken_off += not ended

    async def _chunks(self, text: str) -> AsyncIterator[bytes]:
        pause = 0.0 if self.paused == 0 or text == self.rewrite else self.pause
        if pause and self.paused:
            self.paused -= 1
        for index, word in enumerate(re.findall(r"\S+\s*|\s+", text)):
            if self.cut_after is not None and index >= self.cut_after and len(text) > 100:
                raise ConnectionError("cut on purpose")
            yield _chunk({"content": word})
            await asyncio.sleep(pause)
        yield _chunk({}, "stop")
        usage = {"prompt_tokens": 10, "completion_tokens": 20, "total_tokens": 30}
        yield b"data: " + json.dumps({"choices": [], "usage": usage}).encode() + b"\n\n"
        yield b"data: [DONE]\n\n"


def _chunk(delta: dict[str, str], finish: str | None = None) -> bytes:
    choice = {"index": 0, "delta": delta, "finish_reason": finish}
    return (
        b"data: " + json.dumps({"id": "c", "object": "chat.completion.chunk", "choices": [choice]}).encode() + b"\n\n"
    )
