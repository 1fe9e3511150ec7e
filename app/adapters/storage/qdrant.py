"""Chunks of a knowledge base in Qdrant, for those who outgrow one machine: the searching half of `KnowledgeStore`.

Each base has a collection for words: BM25 as sparse vectors of our own tokens, whose rarity the engine knows; and one
for each embedding model. The official client runs the same code in its embedded form (`:memory:`).
Facts: https://python-client.qdrant.tech and https://qdrant.tech/documentation/concepts/indexing/#sparse-vector-index.
"""

import asyncio
import importlib
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from hashlib import sha256
from typing import Any, TypeVar
from zlib import crc32

from app.adapters.storage.values import Misshapen, decoder, plain
from app.core.domain.errors import BadAnswer, KeyRefused, TimedOut, Unavailable, Unreachable
from app.core.domain.knowledge import Chunk, Document, FoundChunk
from app.core.ranking.tokens import index_tokens, query_tokens

T = TypeVar("T")

EMBEDDED = ":memory:"
_NAME = "qdrant"
_WORDS = "words"
_K1, _B, _USUAL = 1.2, 0.75, 150.0  # BM25's constants, and how many tokens a chunk usually has
_MOST_TOKENS = 64  # of a query
_AT_ONCE = 200  # points of one request
_SECONDS = 20
_LONGEST_TEXT = 100_000  # characters of a chunk that are taken from an answer


class QdrantChunks:
    """`await QdrantChunks.open(address, key)`. Ids of chunks are the caller's own, and the same in every method.

    Every method may raise `Unavailable` (the client is not installed: `not_installed`), `Unreachable`, `TimedOut`,
    `KeyRefused` or `BadAnswer`. What a method returned from can be searched.
    """

    def __init__(self, client: Any, models: Any, address: str):
        self._client = client
        self._models = models
        self._address = address
        self._known: set[str] = set()  # collections that are there

    @classmethod
    async def open(cls, address: str, key: str = "", proxy: str = "") -> "QdrantChunks":
        """Asks nobody. `address`: of the server, or `EMBEDDED`."""
        try:
            module = await asyncio.to_thread(importlib.import_module, "qdrant_client")  # takes a second
        except ImportError as error:
            raise Unavailable(_NAME, "not_installed") from error
        if address == EMBEDDED:
            return cls(module.AsyncQdrantClient(location=EMBEDDED), module.models, address)
        way = {"proxy": proxy} if proxy else {}
        with _app_errors(address):
            client = module.AsyncQdrantClient(
                url=address, api_key=key or None, timeout=_SECONDS, trust_env=False, check_compatibility=False, **way
            )
        return cls(client, module.models, address)

    async def close(self) -> None:
        with _app_errors(self._address):
            await self._client.close()

    async def keep(self, document: Document, chunks: Sequence[tuple[int, Chunk]]) -> None:
        """(id, chunk) of a document, which replace the old ones."""
        name = _words_name(document.base)
        await self._make(name, sparse_vectors_config={_WORDS: self._sparse()})
        await self.remove(document.base, document.id)
        head = index_tokens(document.title)
        for begin in range(0, len(chunks), _AT_ONCE):
            points = await asyncio.to_thread(self._points, document, head, chunks[begin : begin + _AT_ONCE])
            await self._ask(self._client.upsert, collection_name=name, points=points, wait=True)

    async def remove(self, base_id: str, document_id: str) -> None:
        """The chunks of a document with their vectors."""
        name = _words_name(base_id)
        if not await self._has(name):
            return
        ids = await self._ids(name, document_id)
        for collection in [name, *await self._vector_names(base_id)] if ids else []:
            selector = self._models.PointIdsList(points=ids)
            await self._ask(self._client.delete, collection_name=collection, points_selector=selector, wait=True)

    async def remove_base(self, base_id: str) -> None:
        for name in [_words_name(base_id), *await self._vector_names(base_id)]:
            await self._drop(name)

    async def keep_vectors(self, base_id: str, model: str, vectors: Sequence[tuple[int, tuple[float, ...]]]) -> None:
        """All of one length, which is that of all vectors of this model."""
        if not vectors:
            return
        name, models = _vectors_name(base_id, model), self._models
        size = len(vectors[0][1])
        await self._make(name, vectors_config=models.VectorParams(size=size, distance=models.Distance.COSINE))
        for begin in range(0, len(vectors), _AT_ONCE):
            part = [models.PointStruct(id=id, vector=list(v)) for id, v in vectors[begin : begin + _AT_ONCE]]
            await self._ask(self._client.upsert, collection_name=name, points=part, wait=True)

    async def drop_vectors(self, base_id: str, but: str) -> None:
        """Forget the vectors of all models but one."""
        for name in await self._vector_names(base_id):
            if name != _vectors_name(base_id, but):
                await self._drop(name)

    async def search(self, base_ids: Sequence[str], query: str, limit: int = 20) -> list[FoundChunk]:
        """By words, best first; as `KnowledgeStore.search`."""
        tokens = list(dict.fromkeys(query_tokens(query)))[:_MOST_TOKENS]
        if not tokens:
            return []
        wanted = self._models.SparseVector(indices=sorted({_place(token) for token in tokens}), values=[])
        wanted = wanted.model_copy(update={"values": [1.0] * len(wanted.indices)})
        found: list[FoundChunk] = []
        for base_id in dict.fromkeys(base_ids):
            name = _words_name(base_id)
            if await self._has(name):
                rows = await self._nearest(name, wanted, limit, using=_WORDS, with_payload=True)
                found += [_found(row.id, row.payload, row.score) for row in rows]
        return sorted(found, key=lambda chunk: -chunk.score)[:limit]

    async def nearest(
        self, base_ids: Sequence[str], model: str, vector: tuple[float, ...], limit: int = 20
    ) -> list[FoundChunk]:
        """By vectors of that model, best first; `score` is the cosine. As `KnowledgeStore.nearest`."""
        found: list[FoundChunk] = []
        for base_id in dict.fromkeys(base_ids):
            name = _vectors_name(base_id, model)
            if not await self._has(name):
                continue
            scores = {row.id: row.score for row in await self._nearest(name, list(vector), limit, with_payload=False)}
            rows = await self._ask(
                self._client.retrieve, collection_name=_words_name(base_id), ids=list(scores), with_payload=True
            )
            found += [_found(row.id, row.payload, scores[row.id]) for row in rows if row.id in scores]
        return sorted(found, key=lambda chunk: -chunk.score)[:limit]

    async def _nearest(self, name: str, wanted: Any, limit: int, **options: Any) -> list[Any]:
        answer = await self._ask(self._client.query_points, collection_name=name, query=wanted, limit=limit, **options)
        return list(answer.points)

    async def _ids(self, name: str, document_id: str) -> list[int]:
        models, found, offset = self._models, list[int](), None
        field = models.FieldCondition(key="document.id", match=models.MatchValue(value=document_id))
        while True:
            rows, offset = await self._ask(
                self._client.scroll,
                collection_name=name,
                scroll_filter=models.Filter(must=[field]),
                limit=1000,
                offset=offset,
                with_payload=False,
            )
            found += [row.id for row in rows]
            if offset is None:
                return found

    async def _vector_names(self, base_id: str) -> list[str]:
        beginning = _vectors_name(base_id, "").rpartition("-")[0] + "-"
        listed = await self._ask(self._client.get_collections)
        return [each.name for each in listed.collections if each.name.startswith(beginning)]

    async def _has(self, name: str) -> bool:
        if name not in self._known and await self._ask(self._client.collection_exists, name):
            self._known.add(name)
        return name in self._known

    async def _make(self, name: str, **config: Any) -> None:
        if await self._has(name):
            return
        await self._ask(self._client.create_collection, collection_name=name, **config)
        if _WORDS in name and self._address != EMBEDDED:  # the embedded form has no indexes, and warns
            await self._ask(
                self._client.create_payload_index, collection_name=name, field_name="document.id",
                field_schema=self._models.PayloadSchemaType.KEYWORD,
            )  # fmt: skip
        self._known.add(name)

    async def _drop(self, name: str) -> None:
        self._known.discard(name)
        await self._ask(self._client.delete_collection, name)

    async def _ask(self, call: Callable[..., Awaitable[T]], *values: Any, **options: Any) -> T:
        with _app_errors(self._address):
            return await call(*values, **options)

    def _sparse(self) -> Any:
        return self._models.SparseVectorParams(modifier=self._models.Modifier.IDF)

    def _points(self, document: Document, head: Sequence[str], chunks: Sequence[tuple[int, Chunk]]) -> list[Any]:
        return [self._point(document, head, id, chunk) for id, chunk in chunks]

    def _point(self, document: Document, head: Sequence[str], id: int, chunk: Chunk) -> Any:
        weights = _weights([*head, *index_tokens(chunk.heading), *(chunk.tokens.split() or index_tokens(chunk.text))])
        vector = self._models.SparseVector(indices=list(weights), values=list(weights.values()))
        payload = {"document": plain(document), "chunk": plain(replace(chunk, tokens=""))}
        return self._models.PointStruct(id=id, vector={_WORDS: vector}, payload=payload)


def _weights(tokens: Sequence[str]) -> dict[int, float]:
    """BM25's part of each token, by its place; the engine multiplies it by the token's rarity."""
    counts = Counter(map(_place, tokens))
    damping = _K1 * (1 - _B + _B * len(tokens) / _USUAL)
    return {place: n * (_K1 + 1) / (n + damping) for place, n in sorted(counts.items())}


def _place(token: str) -> int:
    """A token's place in sparse vectors: the same in every run. Two tokens share one in four thousand million."""
    return crc32(token.encode("utf-8", "replace"))


def _words_name(base_id: str) -> str:
    return f"citewise-{_short(base_id)}-{_WORDS}"


def _vectors_name(base_id: str, model: str) -> str:
    return f"citewise-{_short(base_id)}-vectors-{_short(model)}"


def _short(name: str) -> str:
    """Of letters and digits alone: an id may come from anywhere."""
    return sha256(name.encode("utf-8", "replace")).hexdigest()[:24]


def _found(id: Any, payload: Any, score: float) -> FoundChunk:
    """Others may write into the same engine: what is no chunk of ours raises `BadAnswer`."""
    try:
        document = decoder(Document)(payload["document"], "", [])
        chunk = decoder(Chunk)(payload["chunk"], "", [])
    except (Misshapen, KeyError, TypeError) as error:
        raise BadAnswer(_NAME, "a point that is no chunk") from error
    if type(id) is not int or len(chunk.text) > _LONGEST_TEXT:
        raise BadAnswer(_NAME, "a point that is no chunk")
    return FoundChunk(id, document, chunk, float(score))


@contextmanager
def _app_errors(address: str) -> Iterator[None]:
    """The client's errors → ours. They are told apart by name: the client is only there where it is installed."""
    try:
        yield
    except Exception as error:
        names = {kind.__name__ for kind in type(error).__mro__}
        if "ResponseHandlingException" in names:
            cause = getattr(error, "source", None)
            if isinstance(cause, ValueError):
                raise BadAnswer(_NAME, "no answer of Qdrant's") from None
            slow = "Timeout" in type(cause).__name__
            raise (TimedOut(_NAME) if slow else Unreachable(_NAME, str(cause)[:300])) from None
        if "UnexpectedResponse" in names:
            status = getattr(error, "status_code", None)
            if status in (401, 403):
                raise KeyRefused(_NAME, f"HTTP {status}") from None
            raise BadAnswer(_NAME, f"HTTP {status}: {getattr(error, 'reason_phrase', '')}"[:300]) from None
        if isinstance(error, ValueError | AssertionError):  # an answer of another shape; a vector of another length
            raise BadAnswer(_NAME, type(error).__name__) from None
        raise
