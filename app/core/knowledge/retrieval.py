"""The chunks of knowledge bases that answer a question: by words, and by meaning where a base has a model for that."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.core.domain.chat import ModelChoice
from app.core.domain.errors import AppError
from app.core.domain.knowledge import Base, FoundChunk
from app.core.ports import KnowledgeStore, SecondStage
from app.core.ranking.fusion import fuse

_MOST_QUERIES = 6
_LONGEST_QUERY = 1000

log = logging.getLogger(__name__)


def model_key(choice: ModelChoice) -> str:
    """Under this name a model's vectors are kept."""
    return f"{choice.provider}/{choice.model}"


@dataclass(frozen=True)
class Bases:
    """Fits the port `Knowledge`."""

    store: KnowledgeStore
    second: SecondStage

    async def bases(self) -> list[Base]:
        return await self.store.bases()

    async def find(self, base_ids: Sequence[str], queries: Sequence[str], limit: int = 20) -> list[FoundChunk]:
        """The best chunks for all queries together, fused over words and vectors, best first.

        Where the embedding model fails, words alone decide: nothing is lost. Raises `Unavailable` for the store.
        """
        asked = [query[:_LONGEST_QUERY] for query in dict.fromkeys(queries) if query.strip()][:_MOST_QUERIES]
        rankings = [await self.store.search(base_ids, query, limit) for query in asked]
        for base in await self._with_vectors(base_ids):
            assert base.embedding is not None
            rankings += await self._nearest(base, base.embedding, asked, limit)
        known = {found.id: found for ranking in reversed(rankings) for found in ranking}
        fused = fuse([[found.id for found in ranking] for ranking in rankings])
        return [replace(known[id], score=score) for id, score in fused[:limit]]

    async def _with_vectors(self, base_ids: Sequence[str]) -> list[Base]:
        wanted = set(base_ids)
        return [base for base in await self.store.bases() if base.id in wanted and base.embedding is not None]

    async def _nearest(
        self, base: Base, choice: ModelChoice, queries: Sequence[str], limit: int
    ) -> list[list[FoundChunk]]:
        embedder = self.second.embedder(choice)
        if embedder is None:
            return []
        try:
            vectors = await embedder.embed(queries, query=True)
        except AppError as error:
            log.warning("the questions could not be embedded: %s", error)
            return []
        return [await self.store.nearest([base.id], model_key(choice), vector, limit) for vector in vectors]
