"""The dual-channel scheme on loopback: Qwen with its own search, which can be down, and Perplexity's search API."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

KEY = "loopback-key-1"
ANSWER = "The sky is blue because of Rayleigh scattering[1]. Mars has blue sunsets[2]. Lists `a[1]` stay code."


@dataclass
class DualChannel:
    """`down`: Qwen's native interface answers 500. Its compatible one, for chat, is always up."""

    web_url: str
    down: bool = False
    searched: list[str] = field(default_factory=list)  # who was asked to search, in order
    chats: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.app = Starlette(
            routes=[
                Route("/api/v1/services/aigc/text-generation/generation", self.native, methods=["POST"]),
                Route("/compatible-mode/v1/chat/completions", self.chat, methods=["POST"]),
                Route("/perplexity/search", self.perplexity, methods=["POST"]),
                Route("/up", self.come_up),
            ]
        )

    async def come_up(self, request: Request) -> Response:
        self.down = False
        return JSONResponse({})

    async def native(self, request: Request) -> Response:
        body = await request.json()
        assert body["parameters"]["enable_search"] is True
        self.searched.append("qwen")
        if self.down:
            return JSONResponse({"code": "InternalError", "message": "out of order", "request_id": "r"}, 500)
        return StreamingResponse(self._stream(), media_type="text/event-stream")

    async def _stream(self) -> AsyncIterator[bytes]:
        """As DashScope writes it: no space after `data:`, the sources first, the finish as a word until the end."""
        pages = [("Why the sky is blue", "sky"), ("Sunsets on Mars", "mars")]
        found = [
            {"index": n, "title": title, "url": f"{self.web_url}/page/{name}", "site_name": "Loopback", "icon": ""}
            for n, (title, name) in enumerate(pages, start=1)
        ]
        words = ANSWER.split(" ")
        for n, word in enumerate(words):
            last = n + 1 == len(words)
            message = {"role": "assistant", "content": word if last else f"{word} ", "reasoning_content": ""}
            output = {"choices": [{"message": message, "finish_reason": "stop" if last else "null"}]}
            if n == 0:
                output["search_info"] = {"search_results": found}  # type: ignore[assignment]
            usage = {"input_tokens": 7, "output_tokens": n, "total_tokens": n + 7, "plugins": {"search": {"count": 1}}}
            chunk = json.dumps({"output": output, "usage": usage, "request_id": "r"})
            yield f"id:{n}\nevent:result\n:HTTP_STATUS/200\ndata:{chunk}\n\n".encode()

    async def chat(self, request: Request) -> Response:
        """Rewrites, and answers with the first reference that it was given."""
        body = await request.json()
        self.chats.append(body)
        rewriting = "<websearch>" in body["messages"][0]["content"]
        text = "<websearch><question>blue sky</question></websearch>" if rewriting else "It is scattering [1]."
        chunk = {"object": "chat.completion.chunk", "choices": [{"index": 0, "delta": {"content": text}}]}
        end = {"object": "chat.completion.chunk", "choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]}
        events = "".join(f"data: {json.dumps(one)}\n\n" for one in (chunk, end))
        return Response(f"{events}data: [DONE]\n\n", media_type="text/event-stream")

    async def perplexity(self, request: Request) -> Response:
        self.searched.append("perplexity")
        if request.headers.get("authorization") != f"Bearer {KEY}":
            return JSONResponse({"error": {"message": "Unauthorized", "type": "invalid_api_key", "code": 401}}, 401)
        pages = [("Why the sky is blue", "sky", "Rayleigh"), ("Why the sea is blue", "sea", "Water")]
        results = [
            {"title": title, "url": f"{self.web_url}/page/{name}", "snippet": words, "date": None}
            for title, name, words in pages
        ]
        return JSONResponse({"id": "s", "results": results})
