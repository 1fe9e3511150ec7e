"""Small doubles of what the window is given: a core that does as told, stores in memory."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from app.adapters.export.docx.writer import DocxWriter
from app.adapters.export.files import AtomicFiles
from app.adapters.export.markdown import MarkdownWriter
from app.adapters.export.pdf import PdfWriter
from app.adapters.search.serp.catalogue import ENGINES
from app.bootstrap.exporting import WindowsEvidence
from app.core.domain.catalogue import ChannelInfo, ChannelState, EmbeddedModelState, EngineState, Hop, RerankInfo
from app.core.domain.chat import Abilities, ModelChoice, Provider, Sampling
from app.core.domain.conversation import Conversation, DeletedTurn, Summary, branch_of, is_private
from app.core.domain.errors import FailureKind, KeyRefused, Unavailable, Unreachable
from app.core.domain.events import (
    Event,
    Events,
    Failure,
    TurnFailed,
    TurnFinished,
    TurnResumed,
    TurnStarted,
    TurnStopped,
)
from app.core.domain.evidence import Hit, Outcome, Page, Report, SearchResult
from app.core.domain.knowledge import Base, ChunkMatch, Document, DocumentState, ImportProgress, Item, ItemKind
from app.core.domain.reasons import KeyFileReason
from app.core.domain.settings import Overrides, Saved, SearchMode, Settings
from app.core.domain.sources import Source, SourceBook
from app.core.domain.transfer.whole import WholeConversation
from app.core.domain.turn.fold import fold, new_turn
from app.core.domain.turn.question import Question
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import Turn
from app.core.export.evidence.texts import no_texts
from app.core.export.exporting import Exporter, FormatWriter
from app.core.export.words import FileFormat
from app.core.memory import Memory
from app.core.ports import KeyPlace, ToolServers
from app.core.ports.assistant_files import AssistantFiles
from app.core.ports.backup import BackupStore
from app.core.ports.library import LibraryStore
from app.core.ports.page_archive import ArchivedPageReader, PageArchive
from app.core.services import GatewayAccess
from app.core.transfer.importing import ConversationImports
from app.core.updates import Updates
from app.core.verification.evidence import Evidence
from app.core.verification.watching import Watches
from app.ui.export.page import HtmlWriter
from tests.fakes import FakeDocuments, FakeFacts, FakeSecondStage

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)


def started(question: Question, turn: str = "t1") -> TurnStarted:
    return TurnStarted(
        turn,
        question.conversation,
        question.parent,
        question.text,
        NOW,
        question.overrides.mode or SearchMode.AUTO,
        question.overrides.channel or "local",
        question.overrides.model,
        question.overrides.model.model if question.comparison and question.overrides.model else "Quotes",
        question.language,
        depth=question.depth,
        comparison=question.comparison,
    )


class FakeAsk:
    """A core whose turns say what the test tells them to."""

    def __init__(self, store: "FakeConversations | None" = None) -> None:
        self.asked: list[Question] = []
        self.stopped: list[str] = []
        self.hurried: list[str] = []
        self.resumed: list[tuple[str, str]] = []
        self.broken = False  # nothing can begin
        self.closed: list[str] = []
        self._store = store
        self._grown: dict[str, RunningTurn] = {}  # turns that run
        self._says: dict[str, asyncio.Queue[Event]] = {}
        self._queues: dict[str, asyncio.Queue[Event]] = {}  # by turn, where several run in one conversation
        self._turn: dict[str, str] = {}
        self._began: dict[str, asyncio.Event] = {}

    def run(self, question: Question) -> Events:
        return self._run(question)

    def turn(self, turn_id: str) -> RunningTurn | None:
        return self._grown.get(turn_id)

    def stop(self, turn_id: str) -> None:
        self.stopped.append(turn_id)
        self.tell(turn_id, TurnStopped)

    def answer_now(self, turn_id: str) -> bool:
        self.hurried.append(turn_id)
        return True

    async def resume(self, conversation_id: str, turn_id: str) -> Events:
        """Goes on until the test says that the turn ends."""
        self.resumed.append((conversation_id, turn_id))
        self._turn[conversation_id], says = turn_id, asyncio.Queue[Event]()
        self._says[conversation_id] = self._queues[turn_id] = says
        event: Event = TurnResumed(turn_id)
        yield event
        while not isinstance(event, TurnFinished | TurnStopped | TurnFailed):
            event = await says.get()
            yield event

    def pass_on(self, conversation: str, event: Event) -> None:
        """Let an event happen in the turn that runs there; it has to name that turn."""
        self._says[conversation].put_nowait(event)

    async def begun(self, conversation: str) -> str:
        """The id of the turn that runs in a conversation, once it has begun."""
        await self._began.setdefault(conversation, asyncio.Event()).wait()
        return self._turn[conversation]

    def say(self, conversation: str, event: type[Event], **data: object) -> None:
        self._says[conversation].put_nowait(event(self._turn[conversation], **data))

    def tell(self, turn: str, event: type[Event], **data: object) -> None:
        """As `say`, where several turns run in one conversation."""
        self._queues[turn].put_nowait(event(turn, **data))

    async def _run(self, question: Question) -> Events:
        if self.broken:
            raise Unavailable("disk")
        self.asked.append(question)
        turn, conversation = f"t{len(self.asked)}", question.conversation
        self._turn[conversation], says = turn, asyncio.Queue[Event]()
        self._says[conversation] = self._queues[turn] = says
        first = started(question, turn)
        grown = self._grown[turn] = new_turn(first)
        grown.images = question.images
        try:
            if self._store is not None:
                await self._store.create(conversation, question.text, question.overrides)
                await self._store.save(grown)
            self._began.setdefault(conversation, asyncio.Event()).set()
            yield first
            while not grown.ended:
                event = await says.get()
                fold(grown, event)
                if self._store is not None and isinstance(event, TurnFinished | TurnStopped | TurnFailed):
                    await self._store.save(grown)
                yield event
        finally:
            self.closed.append(conversation)
            self._grown.pop(turn, None)


class FakeConversations:
    """The port `ConversationStore` in memory."""

    def __init__(self, conversations: Sequence[Conversation] = ()) -> None:
        self.kept = {c.id: c for c in conversations}
        self.deleted: set[str] = set()
        self.drafts: list[tuple[str, str]] = []
        self.notes: dict[str, dict[str, object]] = {}  # pins, tags and what is archived

    async def summaries(self, text: str = "", most: int | None = None) -> list[Summary]:
        rows = [
            Summary(
                *(c.id, c.title, c.created or NOW, c.updated or NOW, f"… {text} …" if text else ""),
                c.group,
                is_private(c.id),
                **self.notes.get(c.id, {}),  # type: ignore[arg-type]
            )
            for c in self.kept.values()
            if c.id not in self.deleted and text.lower() in (c.title + " ".join(t.text for t in c.turns)).lower()
        ]
        return sorted(rows, key=lambda row: row.updated, reverse=True)

    async def index_more(self) -> bool:
        return False

    async def conversation(self, conversation_id: str) -> Conversation | None:
        return self.kept.get(conversation_id)

    async def branch(self, conversation_id: str, leaf: str | None) -> Conversation | None:
        kept = await self.conversation(conversation_id)
        return replace(kept, turns=tuple(branch_of(kept.turns, leaf))) if kept else None

    async def book(self, conversation_id: str) -> SourceBook:
        return SourceBook()

    async def passages(self, conversation_id: str, source: str) -> list[tuple[str, str]]:
        return []

    async def create(self, conversation_id: str, title: str, overrides: Overrides = Overrides()) -> None:
        if conversation_id not in self.kept:
            self.kept[conversation_id] = Conversation(conversation_id, title, NOW, NOW, overrides)
        if conversation_id in self.notes:
            self._note(conversation_id, archived=False)

    async def rename(self, conversation_id: str, title: str) -> None:
        self._change(conversation_id, title=title)

    async def delete(self, conversation_id: str) -> None:
        self.deleted.add(conversation_id)

    async def restore(self, conversation_id: str) -> None:
        self.deleted.discard(conversation_id)

    async def keep_draft(self, conversation_id: str, text: str) -> None:
        self.drafts.append((conversation_id, text))
        self._change(conversation_id, draft=text)

    async def keep_overrides(self, conversation_id: str, overrides: Overrides) -> None:
        self._change(conversation_id, overrides=overrides)

    async def move(self, conversation_id: str, group: str) -> None:
        self._change(conversation_id, group=group)

    async def pin(self, conversation_id: str, pinned: bool) -> None:
        self._note(conversation_id, pinned=pinned)

    async def archive(self, conversation_id: str, archived: bool) -> None:
        self._note(conversation_id, archived=archived)

    async def tag(self, conversation_id: str, tags: Sequence[str]) -> None:
        self._note(conversation_id, tags=tuple(tags))

    def _note(self, conversation_id: str, **news: object) -> None:
        self.notes[conversation_id] = self.notes.get(conversation_id, {}) | news

    async def show_branch(self, conversation_id: str, leaf: str, side_by_side: bool = False) -> None:
        self._change(conversation_id, current_leaf=leaf, side_by_side=side_by_side)

    async def delete_turn(self, conversation_id: str, turn_id: str) -> DeletedTurn | None:
        return None

    async def restore_turn(self, deleted: DeletedTurn) -> None: ...

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        others = [t for t in self.kept[turn.conversation].turns if t.id != turn.id]
        self._change(turn.conversation, turns=(*others, turn), current_leaf=turn.id, updated=NOW + timedelta(seconds=1))

    async def checkpoint(self, turn: Turn) -> None:
        await self.save(turn)

    def hold(self, turn: Turn, sources: Sequence[Source] = ()) -> None: ...

    held: frozenset[str] = frozenset()

    async def save_unsaved(self) -> None: ...

    async def mark_interrupted(self) -> int:
        return 0

    async def close(self) -> None: ...

    def _change(self, conversation_id: str, **news: object) -> None:
        with suppress(KeyError):
            self.kept[conversation_id] = replace(self.kept[conversation_id], **news)  # type: ignore[arg-type]


class FakeSettings:
    def __init__(self, settings: Settings = Settings(), problem: str = "") -> None:
        self.saved = settings
        self.problem = problem

    def load(self) -> Settings:
        return self.saved

    def changed(self, since: Settings) -> Settings | None:
        return None if self.saved == since else self.saved

    def save(self, settings: Settings, since: Settings | None = None) -> Saved:
        self.saved = settings
        return Saved(settings)


class FakeSecrets:
    def __init__(self, where: str = "keychain") -> None:
        self.keys: dict[str, str] = {}
        self.where = where

    def get(self, provider_id: str) -> str:
        return self.keys.get(provider_id, "")

    def origin(self, provider_id: str) -> str:
        return self.where if self.keys.get(provider_id) else ""

    async def set(self, provider_id: str, key: str) -> str:
        self.keys[provider_id] = key
        return self.where

    async def load(self, provider_ids: Sequence[str]) -> None: ...


class FakeVault:
    """An encrypted key file, whose passphrase is remembered in clear."""

    def __init__(self, place: KeyPlace = KeyPlace.KEYCHAIN) -> None:
        self.place = place
        self.passphrase = ""
        self.ids: set[str] = set()

    def locked_ids(self) -> frozenset[str]:
        return frozenset(self.ids) if self.place is KeyPlace.LOCKED else frozenset()

    async def create_file(self, passphrase: str) -> None:
        self.place, self.passphrase = KeyPlace.FILE, passphrase

    async def unlock(self, passphrase: str) -> None:
        if passphrase != self.passphrase:
            raise Unavailable("keys", reason=KeyFileReason.WRONG_PASSPHRASE)
        self.place = KeyPlace.FILE

    async def change_passphrase(self, old: str, new: str) -> None:
        await self.unlock(old)
        self.passphrase = new

    async def delete_file(self) -> None:
        self.place = KeyPlace.SESSION


OPENAI = Provider("openai", "OpenAI", "https://api.openai.com/v1", key_url="https://platform.openai.com/api-keys")
OLLAMA = Provider("ollama", "Ollama", "http://127.0.0.1:11434/v1", ("qwen3:8b",), local=True, needs_key=False)


class FakeModels:
    """A model directory: `right` is the only key that it takes."""

    def __init__(self, local: Sequence[Provider] = ()) -> None:
        self.local = list(local)

    def model(self, choice: object) -> object:
        raise NotImplementedError

    async def models(self, provider: Provider) -> list[str]:
        if "nowhere" in provider.base_url:
            raise Unreachable(provider.name)
        return ["small-1", "large-2"]

    async def check(self, provider: Provider, model: str) -> str:
        if provider.needs_key and provider.key != "right":
            raise KeyRefused(provider.name)
        return "hello"

    async def discover(self) -> list[Provider]:
        return self.local

    def presets(self) -> tuple[Provider, ...]:
        return (OPENAI, OLLAMA)

    def abilities(self, choice: ModelChoice) -> Abilities:
        return Abilities(search=choice.provider == "openai", tools=True, context_size=128_000)

    def ignored(self, choice: ModelChoice, samplings: Sequence[Sampling]) -> list[bool]:
        """Models of thought take no temperature and no stop sequence; nobody stops at blanks."""
        thinks = "think" in choice.model
        stops = [one.stop for one in samplings]
        blank = [bool(stop) and not "".join(stop).strip() for stop in stops]
        ignored = [thinks and (one.temperature is not None or bool(one.stop)) for one in samplings]
        return [mine or other for mine, other in zip(ignored, blank, strict=True)]


CHANNELS = (
    ChannelInfo("local", "Web search (no key)", checked="recorded"),
    ChannelInfo("wikipedia", "Wikipedia", checked="recorded"),
    ChannelInfo("builtin", "A model's own search"),
    ChannelInfo("tavily", "Tavily", "tavily", "https://app.tavily.com", checked="documented", note="1000 a month free"),
    ChannelInfo("searxng", "SearXNG", address=True, checked="recorded"),
)


@dataclass(frozen=True)
class FakeChannel:
    is_fallback: bool


class FakeRouter:
    by_name: ClassVar[dict[str, FakeChannel]] = {info.id: FakeChannel(info.id != "builtin") for info in CHANNELS}

    def channels(self) -> tuple[str, ...]:
        return ("local", "wikipedia")


class FakeIcons:
    """Icons by address; `asked` are the addresses in order."""

    def __init__(self, known: Mapping[str, bytes] = MappingProxyType({})) -> None:
        self.known = dict(known)
        self.asked: list[str] = []

    async def icon(self, url: str) -> bytes:
        self.asked.append(url)
        return self.known.get(url, b"")


class FakeBases:
    """The port `KnowledgeStore`, as far as the window looks at it, in memory; and `Knowledge` over it."""

    def __init__(self, bases: Sequence[Base] = ()) -> None:
        self.kept = {base.id: base for base in bases}
        self.kept_items: dict[str, Item] = {}
        self.kept_documents: dict[str, Document] = {}
        self.texts: dict[str, str] = {}
        self.found: list[ChunkMatch] = []
        self.asked: list[tuple[str, ...]] = []

    async def bases(self) -> list[Base]:
        return sorted((self._counted(base) for base in self.kept.values()), key=lambda base: base.name)

    async def create(self, name: str) -> Base:
        known = next((base for base in self.kept.values() if base.name.casefold() == name.casefold()), None)
        made = known or Base(f"b{len(self.kept) + 1}", name)
        self.kept[made.id] = made
        return made

    async def keep_base(self, base: Base) -> None:
        if base.id in self.kept:
            self.kept[base.id] = base

    async def remove_base(self, base_id: str) -> None:
        for item in await self.items(base_id):
            await self.remove_item(item.id)
        self.kept.pop(base_id, None)

    async def items(self, base_id: str) -> list[Item]:
        return [item for item in self.kept_items.values() if item.base == base_id]

    async def add_item(self, item: Item) -> Item:
        self.kept_items[item.id] = item
        return item

    async def remove_item(self, item_id: str) -> None:
        self.kept_items.pop(item_id, None)
        self.kept_documents = {id: d for id, d in self.kept_documents.items() if d.item != item_id}

    async def documents(self, base_id: str) -> list[Document]:
        return [document for document in self.kept_documents.values() if document.base == base_id]

    async def document(self, document_id: str) -> Document | None:
        return self.kept_documents.get(document_id)

    async def text(self, document_id: str) -> str:
        return self.texts.get(document_id, "")

    async def settle(self, item_id: str, found: Sequence[Document]) -> None:
        for document in found:
            known = self.kept_documents.get(document.id)
            changed = known is None or known.modified != document.modified
            self.kept_documents[document.id] = replace(document, state=DocumentState.WAITING) if changed else document

    async def find(self, base_ids: Sequence[str], queries: Sequence[str], limit: int = 20) -> list[ChunkMatch]:
        self.asked.append((*base_ids, *queries))
        return self.found

    def _counted(self, base: Base) -> Base:
        own = [document for document in self.kept_documents.values() if document.base == base.id]
        ready, failed = (sum(d.state is state for d in own) for state in (DocumentState.READY, DocumentState.FAILED))
        return replace(base, documents=len(own), ready=ready, failed=failed, chunks=sum(d.chunks for d in own))


class FakeImports:
    """Reads each item as one document. With a gate, each document waits for its turn (`gate.release()`)."""

    def __init__(self, store: FakeBases) -> None:
        self.store = store
        self.gate: asyncio.Semaphore | None = None
        self.runs: list[str] = []
        self.broken: dict[str, Failure] = {}  # by address: why it cannot be read
        self._stopped: set[str] = set()

    async def add(self, base: Base, kind: ItemKind, address: str, title: str = "", text: str = "") -> Item:
        return await self.store.add_item(Item(f"{base.id}:{address}", base.id, kind, address, title, text))

    async def pause(self, base_id: str) -> None:
        self._stopped.add(base_id)
        self.store.kept[base_id] = replace(self.store.kept[base_id], paused=True)

    async def go_on(self, base_id: str) -> None:
        self._stopped.discard(base_id)
        self.store.kept[base_id] = replace(self.store.kept[base_id], paused=False)

    async def run(self, base_id: str) -> AsyncGenerator[ImportProgress, None]:
        self.runs.append(base_id)
        for item in await self.store.items(base_id):
            if item.id not in self.store.kept_documents:
                document = Document(item.id, base_id, item.id, item.kind, item.address, item.title)
                self.store.kept_documents[item.id] = document
        documents = await self.store.documents(base_id)
        done = sum(d.state is not DocumentState.WAITING for d in documents)
        for document in documents:
            if document.state is not DocumentState.WAITING or base_id in self._stopped:
                continue
            yield ImportProgress(base_id, done, len(documents), current=document.address)
            if self.gate is not None:
                await self.gate.acquire()
            failure = self.broken.get(document.address)
            state = DocumentState.FAILED if failure else DocumentState.READY
            read = replace(document, state=state, failure=failure, chunks=0 if failure else 3)
            self.store.kept_documents[document.id] = read
            done += 1
        paused = base_id in self._stopped
        yield ImportProgress(base_id, done, len(documents), finished=not paused, paused=paused)


@dataclass
class FakeSettingsAccess:
    file: FakeSettings
    environment: Overrides = Overrides()
    applied: int = 0
    decided: dict[str, str] = field(default_factory=dict)  # setting → what decides it

    def in_force(self) -> Settings:
        return self.file.load()

    def apply(self) -> None:
        self.applied += 1

    def origins(self) -> dict[str, str]:
        return self.decided


@dataclass
class FakeModelAccess:
    directory: FakeModels
    ranking: FakeSecondStage
    state: EmbeddedModelState = field(default_factory=lambda: EmbeddedModelState(True))

    def embedded_state(self) -> EmbeddedModelState:
        return self.state

    def rerankers(self) -> tuple[RerankInfo, ...]:
        return (
            RerankInfo("jina", "Jina", "rerank:jina", "jina-reranker", "https://jina.example/key"),
            RerankInfo("other", "", "rerank:other", needs_key=False),
        )


@dataclass
class FakeSearchAccess:
    secrets: FakeSecrets
    settings: FakeSettings
    router: FakeRouter = field(default_factory=FakeRouter)
    infos: tuple[ChannelInfo, ...] = CHANNELS
    rests: dict[str, tuple[float, FailureKind | None]] = field(default_factory=dict)  # channel → (seconds, reason)
    results: dict[str, SearchResult] = field(default_factory=dict)  # channel → what its test shows
    engines: dict[str, EngineState] = field(default_factory=dict)
    reports: dict[str, Report] = field(default_factory=dict)  # engine → what its test shows
    checks: dict[str, Report] = field(default_factory=dict)  # engine → what stands behind its check
    unused: tuple[str, ...] = ()  # of the user's engine definitions

    def channels(self) -> tuple[ChannelInfo, ...]:
        return self.infos

    def channel_states(self) -> tuple[ChannelState, ...]:
        addresses = self.settings.saved.search.addresses
        return tuple(
            ChannelState(
                info.id,
                bool(not (info.key or info.address) or self.secrets.get(info.key) or addresses.get(info.id)),
                *self.rests.get(info.id, (0.0, None)),
            )
            for info in self.infos
        )

    async def test_channel(self, channel: str) -> SearchResult:
        hits = (Hit(1, f"First of {channel}", "https://one.example/"),)
        return self.results.get(channel) or SearchResult("test", channel, True, hits)

    def engine_states(self) -> tuple[EngineState, ...]:
        return tuple(self.engines.get(name) or EngineState(name, f"https://{name}.example/terms") for name in ENGINES)

    def engine_problems(self) -> tuple[str, ...]:
        return self.unused

    async def solve_check(self, engine: str) -> Report:
        return self.checks.get(engine) or Report(engine, "test", Outcome.CHECK)

    async def test_engine(self, engine: str) -> Report:
        hits = (Hit(1, f"First of {engine}", "https://one.example/"),)
        return self.reports.get(engine) or Report(engine, "test", Outcome.HITS, hits)


@dataclass
class FakeWebAccess:
    icons: FakeIcons = field(default_factory=FakeIcons)
    hops: list[Hop] = field(default_factory=list)
    diagnosed: list[str] = field(default_factory=list)

    async def diagnose(self, address: str) -> list[Hop]:
        self.diagnosed.append(address)
        return self.hops

    async def reread(self, address: str, keep: bool) -> Page:
        return Page(address, "Again", f"The text of {address}")


@dataclass
class FakeKnowledgeAccess:
    bases: FakeBases
    documents: FakeDocuments

    def __post_init__(self) -> None:
        self.retrieval = self.bases
        self.imports = FakeImports(self.bases)


@dataclass
class FakeMemoryAccess:
    facts: FakeFacts
    updater: Memory


def fake_exporter(conversations: FakeConversations) -> Exporter:
    """The real one over what is kept in memory; instead of a browser's, its PDF is the page itself."""

    async def whole(id: str) -> WholeConversation | None:
        conversation = await conversations.conversation(id)
        return None if conversation is None else WholeConversation(conversation)

    async def printed(html: str) -> bytes:
        return b"%PDF-" + html.encode()

    writers: dict[FileFormat, FormatWriter] = {
        FileFormat.MARKDOWN: MarkdownWriter(),
        FileFormat.HTML: HtmlWriter(),
        FileFormat.DOCX: DocxWriter(),
        FileFormat.PDF: PdfWriter(HtmlWriter(), printed),
    }
    evidence = WindowsEvidence(no_texts, "1.0")
    writers[FileFormat.EVIDENCE], beside = evidence, {FileFormat.EVIDENCE: evidence}
    return Exporter(conversations, whole, writers, AtomicFiles(), companions=beside)  # type: ignore[arg-type]


class FakeServices:
    """Fits `core.services.Services`, as far as the window looks at it."""

    def __init__(
        self,
        data_dir: Path,
        conversations: FakeConversations | None = None,
        settings: FakeSettings | None = None,
        bases: FakeBases | None = None,
        documents: FakeDocuments | None = None,
        facts: FakeFacts | None = None,
    ) -> None:
        self.data_dir = data_dir
        self.conversations = FakeConversations() if conversations is None else conversations
        self.ask = FakeAsk(self.conversations)
        self.secrets = FakeSecrets()
        self.vault = FakeVault()
        file = settings or FakeSettings()
        self.settings = FakeSettingsAccess(file)
        self.models = FakeModelAccess(FakeModels(), FakeSecondStage())
        self.search = FakeSearchAccess(self.secrets, file)
        self.web = FakeWebAccess()
        self.knowledge = FakeKnowledgeAccess(
            FakeBases() if bases is None else bases, FakeDocuments() if documents is None else documents
        )
        self.updates: Updates | None = None
        self.gateway: GatewayAccess | None = None
        self.exporter: Callable[[], Exporter] | None = lambda: fake_exporter(self.conversations)
        self.watches: Callable[[], Watches] | None = None
        self.evidence: Callable[[], Evidence] | None = None
        self.backups: Callable[[], BackupStore] | None = None
        self.page_archive: Callable[[], PageArchive] | None = None
        self.archived_pages: Callable[[], ArchivedPageReader] | None = None
        self.imports: Callable[[], ConversationImports] | None = None
        self.library: Callable[[], LibraryStore] | None = None
        self.assistant_files: Callable[[], AssistantFiles] | None = None
        self.tool_servers: Callable[[], ToolServers] | None = None
        facts = facts or FakeFacts()
        updater = Memory(facts, self.models.directory, lambda: file.saved.memory, lambda: NOW)  # type: ignore[arg-type]
        self.memory = FakeMemoryAccess(facts, updater)

    @property
    def problems(self) -> tuple[str, ...]:
        return (self.settings.file.problem,) if self.settings.file.problem else ()

    async def close(self) -> None: ...
