"""The user's knowledge bases as a way to search: `kb`."""

from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass
from pathlib import PurePath

from app.core.domain.evidence import Hit, Outcome, Query, Report
from app.core.domain.knowledge import ChunkMatch, ItemKind
from app.core.domain.settings import KNOWLEDGE
from app.core.domain.sources import Origin
from app.core.knowledge.places import address_of, passage_of, source_key
from app.core.ports import Knowledge

_SNIPPET = 1500  # characters: as a rule the whole chunk, which is all that is handed over of it


@dataclass(frozen=True)
class KnowledgeChannel:
    """Fits the port `SearchChannel`. Searches all bases; it never stands in for the web."""

    knowledge: Knowledge

    @property
    def name(self) -> str:
        return KNOWLEDGE

    @property
    def usable(self) -> bool:
        return True

    @property
    def is_fallback(self) -> bool:
        return False

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        bases = [base.id for base in await self.knowledge.bases()]
        limit = 2 * query.limit  # several chunks of one document become one hit
        chunks = await self.knowledge.find(bases, [query.text], limit) if bases else []
        documents: dict[str, list[ChunkMatch]] = {}
        for chunk in chunks:
            documents.setdefault(source_key(chunk.document) or chunk.document.address, []).append(chunk)
        hits = tuple(_hit(rank, chunks) for rank, chunks in enumerate(documents.values(), start=1))
        outcome = Outcome.HITS if hits else Outcome.NO_RESULTS
        yield Report(KNOWLEDGE, query.text, outcome, hits, "" if bases else "no knowledge base")


def _hit(rank: int, chunks: Sequence[ChunkMatch]) -> Hit:
    """A document with the chunks that answer, the best one first."""
    best = chunks[0]
    document, text = best.document, " ".join(best.chunk.text.split())
    name = PurePath(document.address).name if document.kind is ItemKind.FILE else document.address
    where = f", p. {best.chunk.page}" if best.chunk.page else ""
    title = document.title or name
    site = name + where if document.kind in (ItemKind.FILE, ItemKind.PAGE) else document.kind.value
    kind = "web" if document.kind is ItemKind.PAGE else document.kind.value
    passages = dict.fromkeys(passage_of("", one.chunk, one.score) for one in chunks)
    return Hit(
        rank, title, address_of(document), text[:_SNIPPET], site, origin=Origin.KNOWLEDGE, key=source_key(document),
        kind=kind, document=document.id, passages=tuple(passages),
    )  # fmt: skip
