"""Step: what the user's own material holds for the question: attached files, knowledge bases, memory."""

import asyncio
from collections.abc import Sequence
from contextlib import aclosing
from dataclasses import dataclass, field
from pathlib import PurePath

from app.core.domain.errors import AppError
from app.core.domain.events import Event, Events, Notice, NoticeAdded, NoticeKind, Recalled
from app.core.domain.evidence import Passage
from app.core.domain.knowledge import Chunk, ChunkMatch, Document, ItemKind
from app.core.domain.memory import Fact, key_of
from app.core.domain.settings import ALL_BASES
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.running_turn import RunningTurn
from app.core.knowledge.places import document_key, file_address, passage_of, source_key
from app.core.memory import relevant_facts
from app.core.ports import DocumentReader, Knowledge, MemoryStore
from app.core.ranking.rank import Candidate, rank_passages
from app.core.streams import merge

_MOST_CHUNKS = 40  # of all bases together that compete
_MOST_OF_FILES = 60  # chunks of attached files that compete
_WHOLE = 30  # chunks: a file of so few competes with all of them


@dataclass(frozen=True)
class Recall:
    knowledge: Knowledge
    memory: MemoryStore
    documents: DocumentReader

    async def run(self, turn: RunningTurn) -> Events:
        collector = _Collector()
        parts = [
            self._from_files(turn, collector),
            self._from_bases(turn, collector),
            self._from_memory(turn, collector),
        ]
        async with aclosing(merge(parts)) as events:
            async for event in events:
                yield event
        yield Recalled(
            turn.id, tuple(collector.passages), tuple(turn.book.get(id) for id in dict.fromkeys(collector.sources))
        )

    async def _from_files(self, turn: RunningTurn, collector: "_Collector") -> Events:
        for path in turn.all_files():
            try:
                text = await self.documents.read(path)
            except AppError as error:
                reason = error.data.get("reason", "")
                data = {"name": PurePath(path).name, "kind": error.kind, "reason": reason}
                if path in turn.files:  # an old one that is gone was told of when it was asked with
                    yield NoticeAdded(turn.id, Notice(NoticeKind.FILE_FAILED, data))
                continue
            source = turn.book.upsert(
                file_address(path), key=document_key(path), title=text.title or PurePath(path).name,
                origin=Origin.FILE, kind="file", site=PurePath(path).name,
            )  # fmt: skip
            chunks = list(text.chunks)
            if len(chunks) > _WHOLE:
                chunks = await asyncio.to_thread(_best_chunks, turn.question, _queries(turn), source, chunks)
            collector.add(source, [passage_of(source.id, chunk) for chunk in chunks])

    async def _from_bases(self, turn: RunningTurn, collector: "_Collector") -> Events:
        if not turn.bases:
            return
        try:
            bases = turn.bases
            if ALL_BASES in bases:
                bases = tuple(base.id for base in await self.knowledge.bases())
            chunks = await self.knowledge.find(bases, _queries(turn), _MOST_CHUNKS)
        except AppError as error:
            data = {"name": error.where, "kind": error.kind, "reason": error.detail[:200]}
            yield NoticeAdded(turn.id, Notice(NoticeKind.KNOWLEDGE_FAILED, data))
            return
        for chunk in chunks:
            source = joined(turn, chunk)
            collector.add(source, [passage_of(source.id, chunk.chunk, chunk.score)])

    async def _from_memory(self, turn: RunningTurn, collector: "_Collector") -> Events:
        events: list[Event] = []
        if turn.remembers is not None:
            try:
                facts = await self.memory.facts(turn.remembers)
            except AppError as error:
                events.append(NoticeAdded(turn.id, Notice(NoticeKind.MEMORY_FAILED, {"kind": error.kind})))
                facts = []
            for fact in relevant_facts(turn.question, _queries(turn), facts):
                source = _fact_source(turn, fact)
                collector.add(source, [Passage(source.id, fact.text, 0, len(fact.text))])
        for event in events:
            yield event


@dataclass
class _Collector:
    passages: list[Passage] = field(default_factory=list)
    sources: list[str] = field(default_factory=list)

    def add(self, source: Source, passages: Sequence[Passage]) -> None:
        """Two bases may hold the same file."""
        self.sources.append(source.id)
        places = {(one.source, one.text, one.start, one.page) for one in self.passages}
        self.passages += [one for one in passages if (one.source, one.text, one.start, one.page) not in places]


def joined(turn: RunningTurn, match: ChunkMatch) -> Source:
    """The source in the turn's book behind a chunk. A web page is the same source as the one on the web."""
    document = match.document
    if document.kind is ItemKind.PAGE:
        return turn.book.upsert(document.address, title=document.title, origin=Origin.KNOWLEDGE, document=document.id)
    if document.kind is ItemKind.FILE:
        name = PurePath(document.address).name
        return turn.book.upsert(
            file_address(document.address), key=source_key(document), title=document.title or name,
            origin=Origin.KNOWLEDGE, kind="file", site=name, document=document.id,
        )  # fmt: skip
    return turn.book.upsert(
        key=source_key(document),
        title=document.title,
        origin=Origin.KNOWLEDGE,
        kind=document.kind.value,
        document=document.id,
    )


def title_of(document: Document) -> str:
    return document.title or PurePath(document.address).name


def _fact_source(turn: RunningTurn, fact: Fact) -> Source:
    return turn.book.upsert(key=key_of(fact.id), title=fact.text[:80], origin=Origin.MEMORY, kind="memory")


def _queries(turn: RunningTurn) -> tuple[str, ...]:
    """What is looked for: the plan's own queries for the user's material, else those for the web, else the question."""
    plan = turn.plan
    own = (plan.knowledge or plan.queries) if plan else ()
    return own or (turn.question[:2000],)


def _best_chunks(question: str, queries: Sequence[str], source: Source, chunks: Sequence[Chunk]) -> list[Chunk]:
    """In a thread: a book has thousands."""
    pages = [Candidate(str(place), source.title, chunk.text, 1) for place, chunk in enumerate(chunks)]
    best = sorted({int(ranked.passage.source) for ranked in rank_passages(question, queries, pages)[:_MOST_OF_FILES]})
    return [chunks[place] for place in best]
