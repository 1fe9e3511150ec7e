"""What a front end is given."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

from app.core.ask import Ask
from app.core.domain.catalogue import ChannelInfo, ChannelState, EmbeddedModelState, EngineState, Hop, RerankInfo
from app.core.domain.evidence import Page, Report, SearchResult
from app.core.domain.settings import Overrides, Settings
from app.core.knowledge.importing import Imports
from app.core.knowledge.retrieval import Bases
from app.core.memory import Memory
from app.core.ports import (
    ConversationStore,
    DocumentReader,
    KnowledgeStore,
    MemoryStore,
    ModelDirectory,
    RankingModels,
    SecretStore,
    SettingsStore,
    SiteIcons,
)
from app.core.search.router import Router


@dataclass(frozen=True)
class Services:
    ask: Ask
    router: Router
    conversations: ConversationStore
    settings: SettingsStore  # the file
    in_force: Callable[[], Settings]  # the file's settings, with what the environment adds
    environment: Overrides  # what the environment asks for
    secrets: SecretStore
    models: ModelDirectory
    data_dir: Path
    problems: tuple[str, ...]  # what of the settings or the conversations could not be read at the start
    apply_settings: Callable[[], None]  # make what was saved be in force
    channels: Callable[[], tuple[ChannelInfo, ...]]  # all ways to search that this installation has
    channel_states: Callable[[], tuple[ChannelState, ...]]
    test_channel: Callable[[str], Awaitable[SearchResult]]  # ask this one alone, awake or resting
    engine_states: Callable[[], tuple[EngineState, ...]]  # of the local search
    test_engine: Callable[[str], Awaitable[Report]]  # ask this one alone, awake or resting
    diagnose: Callable[[str], Awaitable[list[Hop]]]  # the way to an address, hop by hop; empty: to the web as such
    reread: Callable[[str, bool], Awaitable[Page]]  # read a page again; (address, whether it is kept on disk)
    icons: SiteIcons
    origins: Callable[[], dict[str, str]]  # settings that the environment decides → `environment` or `.env`
    inside: Callable[[], EmbeddedModelState]  # how the model inside stands
    second: RankingModels  # embedding models and the reranker that the user has set up
    rerankers: Callable[[], tuple[RerankInfo, ...]]  # the services that can be chosen from
    bases: KnowledgeStore  # the user's documents, as they are kept
    knowledge: Bases  # and as they are searched
    imports: Imports
    documents: DocumentReader
    memory: Memory
    facts: MemoryStore
    close: Callable[[], Awaitable[None]]
    solve_check: Callable[[str], Awaitable[Report]] | None = None  # show an engine's check; None: there is no window
    engine_problems: Callable[[], tuple[str, ...]] = tuple  # what of the user's own engine definitions is not used
