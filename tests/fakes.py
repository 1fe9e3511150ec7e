"""One fake for each port of the core: small, real in behaviour, without a world behind it."""

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.core.domain.assistants import Assistant
from app.core.domain.chat import (
    Abilities,
    ChatRequest,
    FinishPart,
    ModelChoice,
    ModelPart,
    Provider,
    Sampling,
    TextPart,
)
from app.core.domain.conversation import Conversation, DeletedTurn, Summary, branch_of
from app.core.domain.errors import AppError, ModelUnknown, Unreachable, Unreadable
from app.core.domain.evidence import Hit, Outcome, Page, Query, Report
from app.core.domain.knowledge import Base, Chunk, ChunkMatch, DocumentText
from app.core.domain.memory import Backup, Fact, Forgotten
from app.core.domain.prompts import Prompt
from app.core.domain.reasons import UnreadableReason
from app.core.domain.settings import Overrides, Settings
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn.turn import State, Turn
from app.core.ports import CachedSearch

CHOICE = ModelChoice("fake", "fake-1")


Answer = str | BaseException | Sequence[Any]  # of parts, and exceptions among them


@dataclass
class FakeModel:
    """Answers requests in turn with the given texts or parts; an exception in their place, or among them, is raised.

    An answer that names no finish ends with `stop`.
    """

    answers: list[Any]  # each an Answer
    name: str = "fake-1"
    context_size: int = 8192
    abilities: Abilities = field(default_factory=lambda: Abilities(search=False, tools=False))
    requests: list[ChatRequest] = field(default_factory=list)
    gate: asyncio.Event | None = None  # the first answer waits for it

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        self.requests.append(request)
        answer = self.answers.pop(0)
        if self.gate is not None and len(self.requests) == 1:
            await self.gate.wait()
        if isinstance(answer, BaseException):
            raise answer
        parts: Sequence[ModelPart | BaseException] = [TextPart(answer)] if isinstance(answer, str) else answer
        for part in parts:
            await asyncio.sleep(0)
            if isinstance(part, BaseException):
                raise part
            yield part
        if not any(isinstance(part, FinishPart) for part in parts):
            yield FinishPart("stop")


@dataclass
class FakeModels:
    chat: FakeModel | None = None

    def model(self, choice: ModelChoice) -> FakeModel:
        if self.chat is None:
            raise ModelUnknown(choice.provider)
        return self.chat

    async def models(self, provider: Provider) -> list[str]:
        return ["fake-1"]

    async def check(self, provider: Provider, model: str) -> str:
        return "yes"

    async def discover(self) -> list[Provider]:
        return []

    def presets(self) -> tuple[Provider, ...]:
        return ()

    def abilities(self, choice: ModelChoice) -> Abilities:
        return self.chat.abilities if self.chat else Abilities()

    def ignored(self, choice: ModelChoice, samplings: Sequence[Sampling]) -> list[bool]:
        return [False] * len(samplings)


@dataclass
class FakeChannel:
    """Reports for each query; an outcome other than hits, or an error, where the answer is one."""

    answers: Mapping[str, Sequence[Hit] | Outcome | Exception]
    name: str = "local"
    usable: bool = True
    is_fallback: bool = True
    asked: list[Query] = field(default_factory=list)

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        self.asked.append(query)
        answer = self.answers.get(query.text, self.answers.get("*", Outcome.NO_RESULTS))
        if isinstance(answer, Exception):
            raise answer
        if isinstance(answer, Outcome):
            yield Report(f"{self.name}-engine", query.text, answer)
        else:
            yield Report(f"{self.name}-engine", query.text, Outcome.HITS, tuple(answer))


@dataclass
class FakeLinks:
    led: Mapping[str, str] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)

    async def resolve(self, urls: Sequence[str]) -> dict[str, str]:
        self.asked += urls
        return {url: self.led[url] for url in urls if url in self.led}


@dataclass
class FakeReader:
    pages: Mapping[str, str | AppError]
    read_urls: list[str] = field(default_factory=list)

    async def read(self, url: str, *, fresh: bool = False, keep: bool = True, slot: object = None) -> Page:
        self.read_urls.append(url)
        page = self.pages.get(url, Unreachable(url))
        if isinstance(page, AppError):
            raise page
        return Page(url, f"Title of {url}", page, requested=url)


class FakeConversations:
    """In memory, but turns go in as copies, as through a file."""

    def __init__(self) -> None:
        self.kept: dict[str, Conversation] = {}
        self.turns: dict[str, Turn] = {}
        self.sources: dict[str, dict[str, Source]] = {}
        self.searches: dict[tuple[str, str], CachedSearch] = {}
        self.waiting: dict[str, tuple[Turn, Sequence[Source]]] = {}  # turns that could not be saved
        self.saves: list[tuple[str, State, int]] = []  # (what, state, length of the text)

    async def summaries(self, text: str = "", most: int | None = None) -> list[Summary]:
        now = datetime.now(UTC)
        return [Summary(c.id, c.title, now, now) for c in self.kept.values() if text in c.title]

    async def index_more(self) -> bool:
        return False

    async def conversation(self, conversation_id: str) -> Conversation | None:
        kept = self.kept.get(conversation_id)
        turns = tuple(t for t in self.turns.values() if t.conversation == conversation_id)
        return replace(kept, turns=turns) if kept else None

    async def branch(self, conversation_id: str, leaf: str | None) -> Conversation | None:
        kept = await self.conversation(conversation_id)
        return replace(kept, turns=tuple(branch_of(kept.turns, leaf))) if kept else None

    async def book(self, conversation_id: str) -> SourceBook:
        return SourceBook(self.sources.get(conversation_id, {}).values())

    async def passages(self, conversation_id: str, source: str) -> list[tuple[str, str]]:
        return []

    async def create(self, conversation_id: str, title: str, overrides: Overrides = Overrides()) -> None:
        self.kept[conversation_id] = Conversation(conversation_id, title, overrides=overrides)

    async def rename(self, conversation_id: str, title: str) -> None:
        self.kept[conversation_id] = replace(self.kept[conversation_id], title=title)

    async def delete(self, conversation_id: str) -> None:
        self.kept.pop(conversation_id)

    async def restore(self, conversation_id: str) -> None:
        pass

    async def keep_draft(self, conversation_id: str, text: str) -> None:
        self.kept[conversation_id] = replace(self.kept[conversation_id], draft=text)

    async def keep_overrides(self, conversation_id: str, overrides: Overrides) -> None:
        self.kept[conversation_id] = replace(self.kept[conversation_id], overrides=overrides)

    async def move(self, conversation_id: str, group: str) -> None:
        self.kept[conversation_id] = replace(self.kept[conversation_id], group=group)

    async def pin(self, conversation_id: str, pinned: bool) -> None: ...

    async def archive(self, conversation_id: str, archived: bool) -> None: ...

    async def tag(self, conversation_id: str, tags: Sequence[str]) -> None: ...

    async def show_branch(self, conversation_id: str, leaf: str, side_by_side: bool = False) -> None:
        kept = self.kept[conversation_id]
        self.kept[conversation_id] = replace(kept, current_leaf=leaf, side_by_side=side_by_side)

    async def delete_turn(self, conversation_id: str, turn_id: str) -> DeletedTurn | None:
        return None

    async def restore_turn(self, deleted: DeletedTurn) -> None: ...

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        self.saves.append(("save", turn.state, len(turn.text)))
        self.waiting.pop(turn.id, None)
        self.turns[turn.id] = replace(turn, text_parts=[turn.text], reasoning_parts=[turn.reasoning])
        self.sources.setdefault(turn.conversation, {}).update((s.id, s) for s in sources)
        self.kept[turn.conversation] = replace(self.kept[turn.conversation], current_leaf=turn.id)

    async def checkpoint(self, turn: Turn) -> None:
        self.saves.append(("checkpoint", turn.state, len(turn.text)))

    def hold(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        self.waiting[turn.id] = replace(turn, text_parts=[turn.text], reasoning_parts=[turn.reasoning]), list(sources)

    @property
    def unsaved_ids(self) -> frozenset[str]:
        return frozenset(self.waiting)

    async def save_unsaved(self) -> None:
        for turn, sources in list(self.waiting.values()):
            await self.save(turn, sources)

    async def mark_interrupted(self) -> int:
        return 0

    async def cached_search(self, conversation_id: str, key: str, since: datetime) -> CachedSearch | None:
        kept = self.searches.get((conversation_id, key))
        return kept if kept and datetime.fromisoformat(kept.searched_at) >= since else None

    async def cache_search(self, conversation_id: str, key: str, search: CachedSearch) -> None:
        self.searches[conversation_id, key] = search

    async def close(self) -> None:
        pass


@dataclass
class FakeKnowledge:
    """Chunks by base; an exception in place of them is raised."""

    chunks: Mapping[str, Sequence[ChunkMatch] | AppError] = field(default_factory=dict)
    asked: list[tuple[str, ...]] = field(default_factory=list)

    async def bases(self) -> list[Base]:
        return [Base(name, name) for name in self.chunks]

    async def find(self, base_ids: Sequence[str], queries: Sequence[str], limit: int = 20) -> list[ChunkMatch]:
        self.asked.append(tuple(queries))
        found: list[ChunkMatch] = []
        for base in base_ids:
            answer = self.chunks.get(base, ())
            if isinstance(answer, AppError):
                raise answer
            found += answer
        return found[:limit]


@dataclass
class FakeFacts:
    kept: dict[str, Fact] = field(default_factory=dict)
    backups: list[Backup] = field(default_factory=list)  # that hold whatever is forgotten
    cleaned: bool = True

    async def facts(self, group: str | None = None) -> list[Fact]:
        found = [fact for fact in self.kept.values() if group in (None, fact.group)]
        return sorted(found, key=lambda fact: fact.updated, reverse=True)

    async def keep_fact(self, fact: Fact) -> None:
        self.kept[fact.id] = fact

    async def forget(self, fact_id: str) -> Forgotten:
        fact = self.kept.pop(fact_id, None)
        return Forgotten(() if fact is None else (fact,), cleaned=self.cleaned)

    async def forget_all(self, group: str | None = None) -> Forgotten:
        gone = await self.facts(group)
        for fact in gone:
            await self.forget(fact.id)
        return Forgotten(tuple(gone), cleaned=self.cleaned)

    async def restore(self, forgotten: Forgotten) -> None:
        for fact in forgotten.facts:
            await self.keep_fact(fact)

    async def backups_with(self, forgotten: Forgotten) -> list[Backup]:
        return list(self.backups)

    async def renew_backup(self, old: Sequence[Backup]) -> Backup:
        self.backups = [one for one in self.backups if one not in old]
        return Backup(Path("new.db"), datetime.now(UTC))


@dataclass
class FakeDocuments:
    """Texts by path; each is one chunk on page 1. Other paths are missing."""

    texts: Mapping[str, str] = field(default_factory=dict)
    pictures: Mapping[tuple[str, int], Sequence[bytes] | AppError] = field(default_factory=dict)  # by path and page
    shown: list[tuple[str, int]] = field(default_factory=list)
    gate: asyncio.Event | None = None  # pictures wait for it

    async def read(self, path: str) -> DocumentText:
        if path not in self.texts:
            raise Unreadable(path, UnreadableReason.MISSING)
        return await self.chunk(self.texts[path], path.rpartition("/")[2])

    async def chunk(self, text: str, title: str = "") -> DocumentText:
        return DocumentText(text, (Chunk(text, 0, len(text), page=1),), title, "text", 1)

    def reads(self, path: str) -> bool:
        return not path.endswith(".bin")

    async def survey(self, path: str) -> list[tuple[str, int, int]]:
        raise Unreadable(path, UnreadableReason.MISSING)  # no folder is imported here

    async def images(self, path: str, page: int) -> list[bytes]:
        self.shown.append((path, page))
        if self.gate is not None:
            await self.gate.wait()
        found = self.pictures.get((path, page), ())
        if isinstance(found, AppError):
            raise found
        return list(found)


@dataclass
class FakeReranker:
    """The more often the word stands in a text the better; an error in its place is raised. `gate` is waited for."""

    word: str | AppError
    name: str = "Fake reranker"
    gate: asyncio.Event | None = None
    asked: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)

    async def rerank(self, query: str, texts: Sequence[str]) -> dict[int, float]:
        self.asked.append((query, tuple(texts)))
        if self.gate is not None:
            await self.gate.wait()
        if isinstance(self.word, AppError):
            raise self.word
        return {index: float(text.count(self.word)) for index, text in enumerate(texts)}


@dataclass
class FakeEmbedder:
    """A vector counts the words in a text; a question wants the first of them. An error in their place is raised."""

    words: Sequence[str] | AppError
    name: str = "fake-embedding"
    asked: list[tuple[str, ...]] = field(default_factory=list)

    async def embed(self, texts: Sequence[str], *, query: bool = False) -> list[tuple[float, ...]]:
        self.asked.append(tuple(texts))
        if isinstance(self.words, AppError):
            raise self.words
        if query:
            return [tuple(float(number == 0) for number, _ in enumerate(self.words)) for _ in texts]
        return [tuple(0.01 + text.count(word) for word in self.words) for text in texts]


@dataclass
class FakeSecondStage:
    ranks: FakeReranker | None = None
    embeds: FakeEmbedder | None = None

    def reranker(self) -> FakeReranker | None:
        return self.ranks

    def embedder(self, choice: ModelChoice) -> FakeEmbedder | None:
        return self.embeds


@dataclass
class FakeSettings:
    settings: Settings = field(default_factory=Settings)
    problem: str = ""

    def load(self) -> Settings:
        return self.settings

    def save(self, settings: Settings) -> None:
        self.settings = settings


def hit(rank: int, url: str, snippet: str = "", title: str = "") -> Hit:
    return Hit(rank, title or f"Title {rank}", url, snippet)


@dataclass
class FakeLibrary:
    """The port `LibraryStore` in memory."""

    items: list[Assistant] = field(default_factory=list)
    texts: list[Prompt] = field(default_factory=list)

    async def assistants(self) -> list[Assistant]:
        return list(self.items)

    async def assistant(self, assistant_id: str) -> Assistant | None:
        return next((one for one in self.items if one.id == assistant_id), None)

    async def save_assistants(self, assistants: Sequence[Assistant]) -> None:
        self.items = list(({one.id: one for one in self.items} | {one.id: one for one in assistants}).values())

    async def delete_assistant(self, assistant_id: str) -> None:
        self.items = [one for one in self.items if one.id != assistant_id]

    async def order_assistants(self, ids: Sequence[str]) -> None:
        self.items.sort(key=lambda one: ids.index(one.id))

    async def prompts(self) -> list[Prompt]:
        return list(self.texts)

    async def save_prompts(self, prompts: Sequence[Prompt]) -> None:
        self.texts = list(({one.id: one for one in self.texts} | {one.id: one for one in prompts}).values())

    async def delete_prompts(self, ids: Sequence[str]) -> None:
        self.texts = [one for one in self.texts if one.id not in ids]
