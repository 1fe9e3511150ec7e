"""What finds the chunks of a knowledge base, kept in Qdrant: their words and their vectors, by the ids of the chunks.

Each base has a collection for words: BM25 as sparse vectors of our own tokens, whose rarity the engine knows; and one
for each embedding model. No text goes there: a token is a number. The official client runs the same code in its
embedded form (`:memory:`).
Facts: https://python-client.qdrant.tech and https://qdrant.tech/documentation/concepts/indexing/#sparse-vector-index.
"""

import asyncio
import importlib
import warnings
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, TypeVar
from zlib import crc32

from app.core.domain.errors import BadAnswer, KeyRefused, TimedOut, Unavailable, Unreachable
from app.core.ranking.tokens import query_tokens

T = TypeVar("T")

EMBEDDED = ":memory:"
_NAME = "Qdrant"
_WORDS = "words"
_K1, _B, _USUAL = 1.2, 0.75, 150.0  # BM25's constants, and how many tokens a chunk usually has
_MOST_TOKENS = 64  # of a query
_LISTED = 2000  # ids of one answer
_MOST_IDS = 20_000_000
_SECONDS = 20
_ODD = (ValueError, AssertionError, TypeError, AttributeError, LookupError)  # what an odd answer or vector leads to

Scored = list[tuple[int, float]]
"""(chunk id, score), best first."""


class QdrantChunks:
    """`await QdrantChunks.open(address, key)`. An `index` names a set of a base's chunks: `""` their words, else the
    vectors of a model (any name will do). What is kept under an id again replaces the old one.

    Every method may raise `Unavailable` (the client is not installed: `not_installed`), `Unreachable`, `TimedOut`,
    `KeyRefused` or `BadAnswer`. What a method returned from can be searched.
    """

    def __init__(self, client: Any, models: Any, address: str) -> None:
        self._client = client
        self._models = models
        self._address = address

    @classmethod
    async def open(cls, address: str, key: str = "", proxy: str = "") -> "QdrantChunks":
        """Asks nobody. `address`: of the server, or `EMBEDDED`."""
        try:
            module = await asyncio.to_thread(importlib.import_module, "qdrant_client")  # takes a second
        except ImportError as error:
            raise Unavailable(_NAME, "not installed", reason="not_installed") from error
        if address == EMBEDDED:
            return cls(module.AsyncQdrantClient(location=EMBEDDED), module.models, address)
        way = {"proxy": proxy} if proxy else {}
        with _app_errors(), warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a key over plain HTTP: in the user's own network that is their choice
            client = module.AsyncQdrantClient(
                url=address, api_key=key or None, timeout=_SECONDS, trust_env=False, check_compatibility=False, **way
            )
        return cls(client, module.models, address)

    async def close(self) -> None:
        with _app_errors():
            await self._client.close()

    async def keep_words(self, base_id: str, chunks: Sequence[tuple[int, Sequence[str]]]) -> None:
        """(chunk id, its tokens)."""
        name = _collection(base_id)
        if not await self._has(name):
            config = {_WORDS: self._models.SparseVectorParams(modifier=self._models.Modifier.IDF)}
            await self._ask(self._client.create_collection, collection_name=name, sparse_vectors_config=config)
        points = await asyncio.to_thread(lambda: [self._point(id, tokens) for id, tokens in chunks])
        await self._keep(name, points)

    async def keep_vectors(self, base_id: str, index: str, vectors: Sequence[tuple[int, tuple[float, ...]]]) -> None:
        """(chunk id, vector); all of one length, which is that of all vectors of this index."""
        if not vectors:
            return
        name, models = _collection(base_id, index), self._models
        if not await self._has(name):
            params = models.VectorParams(size=len(vectors[0][1]), distance=models.Distance.COSINE)
            await self._ask(self._client.create_collection, collection_name=name, vectors_config=params)
        await self._keep(name, [models.PointStruct(id=id, vector=list(vector)) for id, vector in vectors])

    async def ids(self, base_id: str, index: str = "") -> set[int]:
        """Of all chunks that are there."""
        name, ids, offset = _collection(base_id, index), set[int](), None
        if not await self._has(name):
            return ids
        while True:
            rows, following = await self._ask(
                self._client.scroll, collection_name=name, limit=_LISTED, offset=offset, with_payload=False
            )
            before = len(ids)
            ids.update(row.id for row in rows if type(row.id) is int)
            if following is None:
                return ids
            if not before < len(ids) <= _MOST_IDS:
                raise BadAnswer(_NAME, "a list without end")
            offset = following

    async def holds(self, base_id: str, index: str, count: int, last: int) -> bool:
        """Are there so many chunks, that one among them?"""
        name = _collection(base_id, index)
        if not await self._has(name):
            return False
        counted = await self._ask(self._client.count, collection_name=name, exact=True)
        if counted.count != count:
            return False
        return bool(await self._ask(self._client.retrieve, collection_name=name, ids=[last], with_payload=False))

    async def remove(self, base_id: str, index: str, ids: Collection[int]) -> None:
        name = _collection(base_id, index)
        if ids and await self._has(name):
            selector = self._models.PointIdsList(points=list(ids))
            await self._ask(self._client.delete, collection_name=name, points_selector=selector, wait=True)

    async def keep_only(self, base_id: str, indexes: Collection[str]) -> None:
        """Forget all other indexes of the base."""
        names = {_collection(base_id, index) for index in indexes}
        listed = await self._ask(self._client.get_collections)
        for name in [each.name for each in listed.collections]:
            if name.startswith(_beginning(base_id)) and name not in names:
                await self._ask(self._client.delete_collection, name)

    async def search(self, base_id: str, query: str, limit: int = 20) -> Scored:
        """By words. An index that is not there is a `BadAnswer`."""
        tokens = list(dict.fromkeys(query_tokens(query)))[:_MOST_TOKENS]
        places = sorted(set(map(_place, tokens)))
        if not places:
            return []
        vector = self._models.SparseVector(indices=places, values=[1.0] * len(places))
        return await self._nearest(_collection(base_id), vector, limit, using=_WORDS)

    async def nearest(self, base_id: str, index: str, vector: tuple[float, ...], limit: int = 20) -> Scored:
        """By vectors; the score is the cosine. An index that is not there is a `BadAnswer`."""
        return await self._nearest(_collection(base_id, index), list(vector), limit)

    async def _nearest(self, name: str, vector: Any, limit: int, **options: Any) -> Scored:
        answer = await self._ask(
            self._client.query_points,
            collection_name=name, query=vector, limit=limit, with_payload=False, **options,
        )  # fmt: skip
        return [(row.id, float(row.score)) for row in answer.points if type(row.id) is int]

    async def _keep(self, name: str, points: list[Any]) -> None:
        if points:
            await self._ask(self._client.upsert, collection_name=name, points=points, wait=True)

    async def _has(self, name: str) -> bool:
        return bool(await self._ask(self._client.collection_exists, name))

    async def _ask(self, call: Callable[..., Awaitable[T]], *values: Any, **options: Any) -> T:
        with _app_errors():
            return await call(*values, **options)

    def _point(self, id: int, tokens: Sequence[str]) -> Any:
        weights = _weights(tokens)
        vector = self._models.SparseVector(indices=list(weights), values=list(weights.values()))
        return self._models.PointStruct(id=id, vector={_WORDS: vector})


def _weights(tokens: Sequence[str]) -> dict[int, float]:
    """BM25's part of each token, by its place; the engine multiplies it by the token's rarity."""
    counts = Counter(map(_place, tokens))
    damping = _K1 * (1 - _B + _B * len(tokens) / _USUAL)
    return {place: n * (_K1 + 1) / (n + damping) for place, n in sorted(counts.items())}


def _place(token: str) -> int:
    """A token's place in sparse vectors: the same in every run. Two tokens share one in four thousand million."""
    return crc32(token.encode("utf-8", "replace"))


def _beginning(base_id: str) -> str:
    return f"citewise-{_short(base_id)}-"


def _collection(base_id: str, index: str = "") -> str:
    return _beginning(base_id) + (f"vectors-{_short(index)}" if index else _WORDS)


def _short(name: str) -> str:
    """Of letters and digits alone: an id may come from anywhere."""
    return sha256(name.encode("utf-8", "replace")).hexdigest()[:24]


@contextmanager
def _app_errors() -> Iterator[None]:
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
        if isinstance(error, _ODD):
            raise BadAnswer(_NAME, type(error).__name__) from None
        raise
