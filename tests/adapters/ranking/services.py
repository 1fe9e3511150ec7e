"""Services that embed and rerank, for tests: their answers in each one's shape, and the parts that ask them."""

import asyncio
import json
from collections.abc import Callable, Sequence
from typing import Any

import httpx
from starlette.responses import Response

from app.adapters.llm.protocol.wire_format import Service
from app.adapters.ranking.embeddings import Embeddings, format_of
from app.adapters.ranking.request import JsonService
from app.adapters.ranking.rerank import HttpReranker
from app.adapters.ranking.rerankers import RerankService, service_of

FORMATS = ("chat", "ollama", "gemini", "cohere")
SHAPES = ("jina", "cohere", "voyage", "siliconflow", "other")


def answered(body: Any, status: int = 200, **headers: str) -> Response:
    """JSON, or text as it is."""
    text = body if isinstance(body, str) else json.dumps(body)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(text, status, headers=names, media_type="application/json")


def vectors(wire_format: str, rows: Sequence[Any]) -> Any:
    """An answer in the shape of this format."""
    match wire_format:
        case "ollama":
            return {"model": "m", "embeddings": list(rows)}
        case "gemini":
            return {"embeddings": [{"values": row} for row in rows]}
        case "cohere":
            return {"id": "x", "embeddings": {"float": list(rows)}}
    listed = [{"object": "embedding", "index": i, "embedding": row} for i, row in enumerate(rows)]
    return {"object": "list", "data": listed[::-1], "model": "m"}  # the order is the index's, not the list's


def scored(shape: str, scores: dict[int, Any]) -> Any:
    """An answer in the shape of this service, best first."""
    name = "score" if shape == "other" else "relevance_score"
    rows = [{"index": i, name: score} for i, score in scores.items()]
    return rows if shape == "other" else {"data" if shape == "voyage" else "results": rows, "model": "m"}


class Pauses:
    """Stands for the clock: remembers how long it was asked to wait, and waits for nothing."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def __call__(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.sleep(0)


def json_service(base: str, client: Callable[[], httpx.AsyncClient], name: str = "p", **options: Any) -> JsonService:
    return JsonService(Service("P", base, "secret-key-1", id=name), client, **{"pause": Pauses(), **options})


def embeddings(wire_format: str, base: str, client: Callable[[], httpx.AsyncClient], **options: Any) -> Embeddings:
    asked = json_service(base, client, wire_format, **options)
    return Embeddings("m", format_of(asked.service, wire_format), asked, asked)


def reranker(shape: str, base: str, client: Callable[[], httpx.AsyncClient], **options: Any) -> HttpReranker:
    kind = service_of(shape)
    assert isinstance(kind, RerankService)
    return HttpReranker(kind, kind.model, json_service(f"{base}/rerank", client, shape, **options))
