"""The chunks of knowledge bases that answer a question: by words, and by meaning where a base has a model for that."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.core.domain.chat import ModelChoice
from app.core.domain.errors import AppError
from app.core.domain.knowledge import Base, ChunkMatch, choice_of, model_key
from app.core.ports import Embedder, KnowledgeStore, RankingModels
from app.core.ranking.fusion import fuse

_MOST_QUERIES = 6
_LONGEST_QUERY = 1000

_Embedded = dict[ModelChoice, Sequence[tuple[float, ...]]]

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Bases:
    """Fits the port `Knowledge`."""

    store: KnowledgeStore
    second: RankingModels

    async def bases(self) -> list[Base]:
        return await self.store.bases()

    async def find(self, base_ids: Sequence[str], queries: Sequence[str], limit: int = 20) -> list[ChunkMatch]:
        """The best chunks for all queries together, fused over words and vectors, best first.

        Where the embedding model fails, words alone decide: nothing is lost. Raises `Unavailable` for the store.
        """
        distinct_queries = [query[:_LONGEST_QUERY] for query in dict.fromkeys(queries) if query.strip()][:_MOST_QUERIES]
        rankings = [await self.store.search(base_ids, query, limit) for query in distinct_queries]
        embedded: _Embedded = {}
        for base in await self._with_vectors(base_ids) if distinct_queries else ():
            rankings += await self._nearest(base, distinct_queries, limit, embedded)
        chunks_by_id = {chunk.id: chunk for ranking in reversed(rankings) for chunk in ranking}
        fused = fuse([[chunk.id for chunk in ranking] for ranking in rankings])
        return [replace(chunks_by_id[id], score=score) for id, score in fused[:limit]]

    async def _with_vectors(self, base_ids: Sequence[str]) -> list[Base]:
        ids = set(base_ids)
        return [base for base in await self.store.bases() if base.id in ids and base.embedding is not None]

    async def _nearest(
        self, base: Base, queries: Sequence[str], limit: int, embedded: "_Embedded"
    ) -> list[list[ChunkMatch]]:
        """`embedded`: by model; each is asked once for all bases, and one that fails keeps nobody waiting again."""
        choice, embedder = await self._model(base)
        if choice is None or embedder is None:
            return []
        if choice not in embedded:
            try:
                embedded[choice] = await embedder.embed(queries, query=True)
            except AppError as error:
                log.warning("the questions could not be embedded: %s", error)
                embedded[choice] = []
        return [await self.store.nearest([base.id], model_key(choice), vector, limit) for vector in embedded[choice]]

    async def _model(self, base: Base) -> tuple[ModelChoice | None, Embedder | None]:
        """The base's own; as long as another one has more of its chunks, which changes with every import, that one."""
        own = base.embedding
        if own is None:
            return None, None
        if base.embedded < base.chunks:
            counts = await self.store.vector_models(base.id)
            most = max(counts, key=lambda key: (counts[key], key == model_key(own)), default="")
            other = choice_of(most)
            if other is not None and other != own and (embedder := self.second.embedder(other)) is not None:
                return other, embedder
        return own, self.second.embedder(own)
