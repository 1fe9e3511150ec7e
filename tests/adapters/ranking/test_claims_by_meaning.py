"""The check of an answer with an embedding model behind HTTP, whose vectors are computed."""

import json
from collections.abc import Callable
from dataclasses import dataclass

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from app.adapters.ranking.embeddings import Embeddings
from app.core.steps.check import Check
from tests.adapters.ranking.services import answered, embeddings, vectors
from tests.core.steps.test_check import MEANING, answered_turn, checked
from tests.latent_vectors import LatentVectors
from tests.loopback import serve


@dataclass
class Ranking:
    model: Embeddings

    def embedder(self, choice: object) -> Embeddings:
        return self.model

    def reranker(self) -> None:
        return None


async def test_a_service_of_real_vectors_raises_what_is_said_in_other_words(
    client: Callable[[], httpx.AsyncClient],
) -> None:
    async def embed(request: Request) -> Response:
        texts = json.loads(await request.body())["input"]
        return answered(vectors("chat", LatentVectors()(texts)))

    plain = await checked(Check(), answered_turn())
    with serve(Starlette(routes=[Route("/{path:path}", embed, methods=["POST"])])) as base:
        model = embeddings("chat", base, client)
        joined = await checked(Check(Ranking(model), lambda: MEANING), answered_turn())
    assert joined[0].support is not None
    assert plain[0].support is not None
    assert joined[0].support.score > plain[0].support.score
