"""Small doubles of what the window is given: a core that does as told, stores in memory."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from app.core.domain.catalogue import ChannelInfo, ChannelState, EngineState, Hop, InsideState, RerankInfo
from app.core.domain.chat import Abilities, ModelChoice, Provider
from app.core.domain.conversation import Conversation, Summary, is_private
from app.core.domain.errors import KeyRefused, Unreachable
from app.core.domain.events import Event, Events, TurnFailed, TurnFinished, TurnResumed, TurnStarted, TurnStopped
from app.core.domain.evidence import Hit, Outcome, Page, Report, SearchResult
from app.core.domain.settings import ENGINES, SearchMode, Settings, Wishes
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn import Question, Turn, begun, fold
from tests.fakes import FakeSecondStage

NOW = datetime(2026, 11, 20, 12, tzinfo=UTC)


def started(question: Question, turn: str = "t1") -> TurnStarted:
    return TurnStarted(
        turn,
        question.conversation,
        question.parent,
        question.text,
        NOW,
        question.wishes.mode or SearchMode.AUTO,
        question.wishes.channel or "local",
        question.wishes.model,
        "Quotes",
        question.language,
        depth=question.depth,
    )


class FakeAsk:
    """A core whose turns say what the test tells them to."""

    def __init__(self, store: "FakeConversations | None" = None) -> None:
        self.asked: list[Question] = []
        self.stopped: list[str] = []
        self.hurried: list[str] = []
        self.resumed: list[tuple[str, str]] = []
        self.closed: list[str] = []
        self._store = store
        self._says: dict[str, asyncio.Queue[Event]] = {}
        self._turn: dict[str, str] = {}
        self._began: dict[str, asyncio.Event] = {}

    def run(self, question: Question) -> Events:
        return self._run(question)

    def stop(self, turn_id: str) -> None:
        self.stopped.append(turn_id)
        conversation = next(c for c, t in self._turn.items() if t == turn_id)
        self.say(conversation, TurnStopped)

    def answer_now(self, turn_id: str) -> bool:
        self.hurried.append(turn_id)
        return True

    async def resume(self, conversation_id: str, turn_id: str) -> Events:
        """Goes on until the test says that the turn ends."""
        self.resumed.append((conversation_id, turn_id))
        self._turn[conversation_id], says = turn_id, asyncio.Queue[Event]()
        self._says[conversation_id] = says
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

    async def _run(self, question: Question) -> Events:
        self.asked.append(question)
        turn, conversation = f"t{len(self.asked)}", question.conversation
        self._turn[conversation], says = turn, asyncio.Queue[Event]()
        self._says[conversation] = says
        first = started(question, turn)
        grown = begun(first)
        try:
            if self._store is not None:
                await self._store.create(conversation, question.text, question.wishes)
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


class FakeConversations:
    """The port `ConversationStore` in memory."""

    def __init__(self, conversations: Sequence[Conversation] = ()) -> None:
        self.kept = {c.id: c for c in conversations}
        self.deleted: set[str] = set()
        self.drafts: list[tuple[str, str]] = []

    async def summaries(self, text: str = "") -> list[Summary]:
        rows = [
            Summary(
                *(c.id, c.title, c.created or NOW, c.updated or NOW, f"… {text} …" if text else ""),
                c.group,
                is_private(c.id),
            )
            for c in self.kept.values()
            if c.id not in self.deleted and text.lower() in (c.title + " ".join(t.text for t in c.turns)).lower()
        ]
        return sorted(rows, key=lambda row: row.updated, reverse=True)

    async def conversation(self, conversation_id: str) -> Conversation | None:
        return self.kept.get(conversation_id)

    async def book(self, conversation_id: str) -> SourceBook:
        return SourceBook()

    async def passages(self, conversation_id: str, source: str) -> list[tuple[str, str]]:
        return []

    async def create(self, conversation_id: str, title: str, wishes: Wishes = Wishes()) -> None:
        if conversation_id not in self.kept:
            self.kept[conversation_id] = Conversation(conversation_id, title, NOW, NOW, wishes)

    async def rename(self, conversation_id: str, title: str) -> None:
        self._change(conversation_id, title=title)

    async def delete(self, conversation_id: str) -> None:
        self.deleted.add(conversation_id)

    async def restore(self, conversation_id: str) -> None:
        self.deleted.discard(conversation_id)

    async def keep_draft(self, conversation_id: str, text: str) -> None:
        self.drafts.append((conversation_id, text))
        self._change(conversation_id, draft=text)

    async def keep_wishes(self, conversation_id: str, wishes: Wishes) -> None:
        self._change(conversation_id, wishes=wishes)

    async def move(self, conversation_id: str, group: str) -> None:
        self._change(conversation_id, group=group)

    async def show_branch(self, conversation_id: str, leaf: str) -> None:
        self._change(conversation_id, shown=leaf)

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        others = [t for t in self.kept[turn.conversation].turns if t.id != turn.id]
        self._change(turn.conversation, turns=(*others, turn), shown=turn.id, updated=NOW + timedelta(seconds=1))

    async def checkpoint(self, turn: Turn) -> None:
        await self.save(turn)

    async def mark_interrupted(self, before: datetime) -> int:
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

    def save(self, settings: Settings) -> None:
        self.saved = settings


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


CHANNELS = (
    ChannelInfo("local", "Local search", checked="recorded"),
    ChannelInfo("wikipedia", "Wikipedia", checked="recorded"),
    ChannelInfo("builtin", "A model's own search"),
    ChannelInfo("tavily", "Tavily", "tavily", "https://app.tavily.com", checked="documented", note="1000 a month free"),
    ChannelInfo("searxng", "SearXNG", address=True, checked="recorded"),
)


@dataclass(frozen=True)
class FakeChannel:
    stands_in: bool


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


@dataclass
class FakeServices:
    """Fits `core.services.Services`, as far as the window looks at it."""

    data_dir: Path
    conversations: FakeConversations = field(default_factory=FakeConversations)
    settings: FakeSettings = field(default_factory=FakeSettings)
    secrets: FakeSecrets = field(default_factory=FakeSecrets)
    models: FakeModels = field(default_factory=FakeModels)
    router: FakeRouter = field(default_factory=FakeRouter)
    icons: FakeIcons = field(default_factory=FakeIcons)
    environment: Wishes = Wishes()
    applied: int = 0
    infos: tuple[ChannelInfo, ...] = CHANNELS
    rests: dict[str, tuple[float, str]] = field(default_factory=dict)  # channel → (seconds, reason)
    decided: dict[str, str] = field(default_factory=dict)  # setting → what decides it
    results: dict[str, SearchResult] = field(default_factory=dict)  # channel → what its test shows
    engines: dict[str, EngineState] = field(default_factory=dict)
    reports: dict[str, Report] = field(default_factory=dict)  # engine → what its test shows
    checks: dict[str, Report] = field(default_factory=dict)  # engine → what stands behind its check
    unused: tuple[str, ...] = ()  # of the user's engine definitions
    hops: list[Hop] = field(default_factory=list)
    diagnosed: list[str] = field(default_factory=list)
    second: FakeSecondStage = field(default_factory=FakeSecondStage)
    inside_state: InsideState = field(default_factory=lambda: InsideState(True))

    def __post_init__(self) -> None:
        self.ask = FakeAsk(self.conversations)

    def channels(self) -> tuple[ChannelInfo, ...]:
        return self.infos

    def channel_states(self) -> tuple[ChannelState, ...]:
        addresses = self.settings.saved.search.addresses
        return tuple(
            ChannelState(
                info.id,
                bool(not (info.key or info.address) or self.secrets.get(info.key) or addresses.get(info.id)),
                *self.rests.get(info.id, (0.0, "")),
            )
            for info in self.infos
        )

    async def test_channel(self, channel: str) -> SearchResult:
        hits = (Hit(1, f"First of {channel}", "https://one.example/"),)
        return self.results.get(channel) or SearchResult("test", channel, True, hits)

    def rerankers(self) -> tuple[RerankInfo, ...]:
        return (
            RerankInfo("jina", "Jina", "rerank:jina", "jina-reranker", "https://jina.example/key"),
            RerankInfo("other", "", "rerank:other", needs_key=False),
        )

    def engine_states(self) -> tuple[EngineState, ...]:
        return tuple(self.engines.get(name) or EngineState(name, f"https://{name}.example/terms") for name in ENGINES)

    def engine_problems(self) -> tuple[str, ...]:
        return self.unused

    async def solve_check(self, engine: str) -> Report:
        return self.checks.get(engine) or Report(engine, "test", Outcome.CHECK)

    async def test_engine(self, engine: str) -> Report:
        hits = (Hit(1, f"First of {engine}", "https://one.example/"),)
        return self.reports.get(engine) or Report(engine, "test", Outcome.HITS, hits)

    async def diagnose(self, address: str) -> list[Hop]:
        self.diagnosed.append(address)
        return self.hops

    def inside(self) -> InsideState:
        return self.inside_state

    async def reread(self, address: str, keep: bool) -> Page:
        return Page(address, "Again", f"The text of {address}")

    def origins(self) -> dict[str, str]:
        return self.decided

    @property
    def problems(self) -> tuple[str, ...]:
        return (self.settings.problem,) if self.settings.problem else ()

    def in_force(self) -> Settings:
        return self.settings.load()

    def apply_settings(self) -> None:
        self.applied += 1

    async def close(self) -> None: ...
