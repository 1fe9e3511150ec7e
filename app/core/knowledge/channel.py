"""The user's knowledge bases as a way to search: `kb`."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass
from pathlib import PurePath

from app.core.domain.evidence import Hit, Outcome, Query, Report
from app.core.domain.knowledge import Document, FoundChunk, ItemKind
from app.core.domain.settings import KNOWLEDGE
from app.core.domain.sources import Origin
from app.core.ports import Knowledge

_SNIPPET = 600  # characters


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
    def stands_in(self) -> bool:
        return False

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        bases = [base.id for base in await self.knowledge.bases()]
        found = await self.knowledge.find(bases, [query.text], query.limit) if bases else []
        hits = tuple(_hit(rank, chunk) for rank, chunk in enumerate(found, start=1))
        outcome = Outcome.HITS if hits else Outcome.NO_RESULTS
        yield Report(KNOWLEDGE, query.text, outcome, hits, "" if bases else "no knowledge base")


def _hit(rank: int, found: FoundChunk) -> Hit:
    document, text = found.document, " ".join(found.chunk.text.split())
    name = PurePath(document.address).name if document.kind is ItemKind.FILE else document.address
    where = f", p. {found.chunk.page}" if found.chunk.page else ""
    return Hit(
        rank, document.title or name, address_of(document), text[:_SNIPPET], name + where, origin=Origin.KNOWLEDGE
    )


def address_of(document: Document) -> str:
    """Where a document stands: a `file:` or web address, or its kind and name."""
    if document.kind is ItemKind.FILE:
        return PurePath(document.address).as_uri()
    return document.address if document.kind is ItemKind.PAGE else f"{document.kind.value}:{document.address}"
