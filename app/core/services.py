"""What a front end is given: one part for each thing that it works with."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

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
    KeyVault,
    KnowledgeStore,
    MemoryStore,
    ModelDirectory,
    RankingModels,
    SecretStore,
    SettingsStore,
    SiteIcons,
    ToolServers,
)
from app.core.search.router import Router
from app.core.updates import Updates

if TYPE_CHECKING:
    from app.core.domain.gateway.state import ApiCall, GatewayState  # not loaded before they are shown
    from app.core.export.exporting import Exporter
    from app.core.ports.assistant_files import AssistantFiles
    from app.core.ports.backup import BackupStore
    from app.core.ports.library import LibraryStore
    from app.core.ports.page_archive import ArchivedPageReader, PageArchive
    from app.core.transfer.importing import ConversationImports
    from app.core.verification.evidence import Evidence
    from app.core.verification.watching import Watches


@dataclass(frozen=True)
class SettingsAccess:
    file: SettingsStore
    in_force: Callable[[], Settings]  # the file's settings, with what the environment adds
    apply: Callable[[], None]  # make what was saved be in force
    environment: Overrides  # what the environment asks for
    origins: Callable[[], dict[str, str]]  # settings that the environment decides → `environment` or `.env`


@dataclass(frozen=True)
class ModelAccess:
    directory: ModelDirectory
    embedded_state: Callable[[], EmbeddedModelState]  # of the model that runs here
    ranking: RankingModels  # embedding models and the reranker that the user has set up
    rerankers: Callable[[], tuple[RerankInfo, ...]]  # the services that can be chosen from


@dataclass(frozen=True)
class SearchAccess:
    """Channels, and the engines of the local one. A test asks this one alone, awake or resting."""

    router: Router
    channels: Callable[[], tuple[ChannelInfo, ...]]  # all ways to search that this installation has
    channel_states: Callable[[], tuple[ChannelState, ...]]
    test_channel: Callable[[str], Awaitable[SearchResult]]
    engine_states: Callable[[], tuple[EngineState, ...]]
    test_engine: Callable[[str], Awaitable[Report]]
    engine_problems: Callable[[], tuple[str, ...]]  # what of the user's own engine definitions is not used
    solve_check: Callable[[str], Awaitable[Report]] | None = None  # show an engine's check; None: there is no window


@dataclass(frozen=True)
class WebAccess:
    reread: Callable[[str, bool], Awaitable[Page]]  # read a page again; (address, whether it is kept on disk)
    read: Callable[[str, bool, bool], Awaitable[Page]]  # (address, whether again, whether it is kept on disk)
    icons: SiteIcons
    diagnose: Callable[[str], Awaitable[list[Hop]]]  # the way to an address, hop by hop; empty: to the web as such


@dataclass(frozen=True)
class KnowledgeAccess:
    bases: KnowledgeStore  # the user's documents, as they are stored
    retrieval: Bases  # and as they are searched
    imports: Imports
    documents: DocumentReader


@dataclass(frozen=True)
class MemoryAccess:
    facts: MemoryStore
    updater: Memory


@dataclass(frozen=True)
class GatewayAccess:
    """The local API beside the window, which follows the settings."""

    state: Callable[[], "GatewayState"]
    calls: Callable[[], tuple["ApiCall", ...]]  # the latest last


@dataclass(frozen=True)
class Services:
    ask: Ask
    conversations: ConversationStore
    models: ModelAccess
    search: SearchAccess
    web: WebAccess
    knowledge: KnowledgeAccess
    memory: MemoryAccess
    settings: SettingsAccess
    secrets: SecretStore
    vault: KeyVault
    data_dir: Path
    problems: tuple[str, ...]  # what of the settings or the conversations could not be read at the start
    close: Callable[[], Awaitable[None]]
    tool_servers: Callable[[], ToolServers] | None = None
    updates: Updates | None = None  # None: this build has nobody to ask for new versions
    backups: Callable[[], "BackupStore"] | None = None  # made when they are first needed
    library: Callable[[], "LibraryStore"] | None = None  # assistants and prompts; opened when they are first needed
    assistant_files: Callable[[], "AssistantFiles"] | None = None  # made when they are first needed
    imports: Callable[[], "ConversationImports"] | None = None  # of conversations; made when they are first needed
    exporter: Callable[[], "Exporter"] | None = None  # made when it is first needed
    watches: Callable[[], "Watches"] | None = None  # answers that are checked again; made when it is needed
    page_archive: "Callable[[], PageArchive] | None" = None  # made when it is first needed
    evidence: Callable[[], "Evidence"] | None = None  # bundles, and their sources read again; made when it is needed
    archived_pages: "Callable[[], ArchivedPageReader] | None" = None  # looks into its pages; likewise
    gateway: GatewayAccess | None = None  # None: there is no local API beside this front end
