"""Services that order passages for a question; fits the port `Reranker`.

All take a query with documents and give `{"index", "relevance_score"}` rows: Jina, Cohere v2, SiliconFlow and most
others under `results`, Voyage under `data`, DashScope's own under `output`; Hugging Face's text-embeddings-inference
gives a bare list with `score`, and wants the documents as `texts`. Facts: the services' API references.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from app.adapters.error_rules import plain_text
from app.adapters.json_text import loads
from app.adapters.llm.protocol.bodies import bearer, encoded, headers_for
from app.adapters.llm.protocol.errors import scrub
from app.adapters.llm.protocol.wire_format import Call, Service, mapping
from app.adapters.ranking.request import JsonService, batches, is_number
from app.adapters.ranking.rerankers import RerankService
from app.core.domain.errors import AppError, BadAnswer, KeyMissing, TooLong, Unavailable
from app.core.domain.reasons import DetailWord

_MOST = 64  # documents of one request: Jina's third generation reads no more at once
_CHARACTERS = 120_000
_LONGEST = 6_000  # characters of one document
_LONGEST_QUERY = 2_000
_LEAST = 500  # characters below which a document that is too long is not cut any further
_WANTS_TEXTS = re.compile(r"\btexts\b", re.IGNORECASE)


def request(
    kind: RerankService, service: Service, model: str, query: str, texts: Sequence[str], *, as_texts: bool = False
) -> Call:
    """A POST. as_texts: the documents under the name that text-embeddings-inference has for them.

    Raises `KeyRefused` for a key that no header can carry.
    """
    body: dict[str, Any] = {"model": model} if model else {}
    body |= {"query": query, "texts" if as_texts else "documents": list(texts), **dict(kind.extra)}
    if kind.counted:
        body[kind.counted] = len(texts)
    if as_texts:
        body["truncate"] = True
    return Call(service.base_url, headers_for(False, bearer(service)), encoded(body))


def decode(name: str, count: int, body: bytes, secrets: tuple[str, ...] = ()) -> dict[int, float]:
    """Index → relevance. Raises `BadAnswer` for what is no such answer, or names a document that was not sent."""
    try:
        answer = loads(body)
    except ValueError:
        answer = None
    rows = _rows(answer)
    if not isinstance(rows, list):
        raise BadAnswer(name, scrub(plain_text(body), secrets))
    scores: dict[int, float] = {}
    for row in map(mapping, rows):
        index = row.get("index")
        score = row.get("relevance_score", row.get("score"))
        if type(index) is not int or not 0 <= index < count or index in scores or not is_number(score):
            raise BadAnswer(name, "a row that is none")
        scores[index] = float(score)
    return scores


def _rows(answer: Any) -> Any:
    if isinstance(answer, dict) and isinstance(answer.get("output"), dict):
        answer = answer["output"]
    if isinstance(answer, dict):
        return next((answer[name] for name in ("results", "data") if name in answer), None)
    return answer


@dataclass
class HttpReranker:
    """One model of one service; fits the port `Reranker`.

    Raises `KeyMissing` where a key is needed and none known, `Unavailable` where the address of `other` is missing.
    """

    kind: RerankService
    model: str
    json_service: JsonService
    want_texts: set[str] = field(default_factory=set)  # addresses that complained of documents, learnt here

    @property
    def name(self) -> str:
        return self.json_service.service.name

    async def rerank(self, query: str, texts: Sequence[str]) -> dict[int, float]:
        service = self.json_service.service
        if not service.base_url:
            raise Unavailable(service.name, DetailWord.NO_ADDRESS)
        if self.kind.needs_key and not service.key:
            raise KeyMissing(service.name)
        cut = [text[:_LONGEST] if text.strip() else "-" for text in texts]
        parts = batches(cut, _MOST, _CHARACTERS)
        calls: list[Callable[[], Any]] = [
            partial(self._part, query[:_LONGEST_QUERY] or "-", [cut[i] for i in part]) for part in parts
        ]
        answers = await self.json_service.side_by_side(calls)
        return {part[i]: score for part, scores in zip(parts, answers, strict=True) for i, score in scores.items()}

    async def _part(self, query: str, texts: Sequence[str]) -> dict[int, float]:
        try:
            return await self._ask(query, texts)
        except TooLong:
            halves = [text[: max(_LEAST, len(text) // 2)] for text in texts]
            if halves == list(texts):
                raise
        return await self._part(query, halves)

    async def _ask(self, query: str, texts: Sequence[str]) -> dict[int, float]:
        service = self.json_service.service

        async def once() -> dict[int, float]:
            call = request(self.kind, service, self.model, query, texts, as_texts=service.base_url in self.want_texts)
            return await self.json_service.ask(
                call, lambda body: decode(service.name, len(texts), body, service.secrets)
            )

        try:
            return await once()
        except AppError as error:
            if service.base_url in self.want_texts or self.kind.address or not _WANTS_TEXTS.search(error.detail):
                raise
        self.want_texts.add(service.base_url)
        return await once()
