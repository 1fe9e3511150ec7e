"""The services of a front end, and of every command that another process hands over, over the same resources."""

from base64 import b64decode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from app.adapters.instance.host import program_version
from app.adapters.llm.directory import Directory
from app.adapters.local_model.embedded_directory import DirectoryWithEmbedded
from app.adapters.ranking.rerankers import catalogue as rerankers
from app.adapters.ranking.second_stage import ConfiguredRankers
from app.adapters.reading.page_reader import WebReader
from app.adapters.search.catalogue import SERVICES
from app.adapters.search.serp.catalogue import ENGINE_INFOS
from app.adapters.secrets import Keys
from app.adapters.storage.memory_facts import SqliteFacts
from app.bootstrap.live_settings import LiveSettings
from app.bootstrap.search_channels import channel_infos, search_channels
from app.bootstrap.service_parts import LocalApi, ServerToolParts, search_access, settings_access, web_access
from app.bootstrap.shared_resources import SharedResources
from app.bootstrap.turn_steps import turn_steps
from app.core.ask import Ask
from app.core.domain.catalogue import register_names
from app.core.domain.settings import SearchSettings, Settings
from app.core.knowledge.importing import Imports
from app.core.knowledge.retrieval import Bases
from app.core.memory import Memory
from app.core.ports import ModelDirectory, RankingModels
from app.core.search.router import Router
from app.core.services import KnowledgeAccess, MemoryAccess, ModelAccess, Services
from app.core.updates import Updates
from app.locations import build_value

if TYPE_CHECKING:
    from app.core.export.exporting import Exporter
    from app.core.ports.assistant_files import AssistantFiles
    from app.core.ports.backup import BackupStore
    from app.core.ports.page_archive import ArchivedPageReader
    from app.core.verification.evidence import Evidence
    from app.core.verification.watching import Watches


@dataclass(frozen=True)
class Composition:
    shared: SharedResources
    services: Services
    local_api: LocalApi  # beside a window, which opens it

    @classmethod
    def of(cls, shared: SharedResources, locale: str) -> "Composition":
        services = _compose(shared, shared.start.current, shared.start.keys, locale)
        local_api = LocalApi(services, locale)

        def apply_settings() -> None:
            services.settings.apply()
            local_api.follow()

        settings = replace(services.settings, apply=apply_settings)
        return cls(shared, replace(services, settings=settings, gateway=local_api.access()), local_api)

    def for_guest(self, environment: Mapping[str, str], locale: str) -> Services:
        """For one command of another process, whose environment counts in place of this one's.

        Turns, source books and imports are the host's: nobody continues what runs already.
        """
        start, host = self.shared.start, self.services
        current, keys = LiveSettings(start.data_dir, environment), start.keys.beside(environment)
        guest = _compose(self.shared, current, keys, locale)

        def apply_settings() -> None:
            guest.settings.apply()
            host.settings.apply()

        ask, imports = guest.ask, guest.knowledge.imports
        return replace(
            guest,
            ask=replace(
                host.ask,
                steps=ask.steps,
                settings=ask.settings,
                environment=ask.environment,
                models=ask.models,
                channels=ask.channels,
                permit=ask.permit,
            ),
            knowledge=replace(
                guest.knowledge,
                imports=replace(host.knowledge.imports, pages=imports.pages, second=imports.second),
            ),
            settings=replace(guest.settings, apply=apply_settings),
            problems=current.problems(),
        )


def _compose(shared: SharedResources, current: LiveSettings, keys: Keys, locale: str) -> Services:
    """What `current` and `keys` say, over what was opened once."""

    def settings() -> Settings:
        return current.settings

    def search() -> SearchSettings:
        return current.settings.search

    register_names(SERVICES, ENGINE_INFOS)
    models = _model_directory(shared, settings, keys)
    ranking = ConfiguredRankers(settings, keys, lambda: shared.clients.outside, lambda: shared.clients.direct)
    current.know(
        models.presets(), [info.id for info in channel_infos(settings())], lambda key_id: bool(keys.get(key_id))
    )
    reader = shared.reader(lambda: settings().appearance.language or locale, search)
    knowledge = _knowledge_access(shared, reader, ranking)
    memory = _memory_access(shared, models, settings)
    channels = search_channels(shared, settings, keys, models, knowledge.retrieval)
    router = Router(channels, search, engines=[info.id for info in ENGINE_INFOS])
    tools = ServerToolParts(shared, current)
    steps = turn_steps(shared, settings, router, models, ranking, reader, knowledge, memory.facts, tools)
    stores, engines = shared.stores, shared.engines
    problems = (*current.problems(), *engines.problems(), stores.on_disk.problem, stores.bases.problem)
    return Services(
        ask=Ask(
            steps,
            stores.conversations,
            settings,
            current.overrides(),
            models,
            router,
            tools.permit,
            lambda: shared.library,
        ),
        conversations=stores.conversations,
        models=ModelAccess(models, shared.local_server.state, ranking, rerankers),
        search=search_access(shared, router, settings, locale),
        web=web_access(shared, reader),
        knowledge=knowledge,
        memory=memory,
        settings=settings_access(shared, current, router),
        secrets=keys,
        vault=keys,
        data_dir=shared.start.data_dir,
        problems=tuple(filter(None, problems)),
        close=shared.close,
        updates=_updates(shared),
        tool_servers=tools.servers,
        backups=lambda: _backups(shared),
        exporter=lambda: _exporter(shared, reader),
        evidence=lambda: _evidence(shared, reader, search),
        imports=lambda: shared.imports,
        library=lambda: shared.library,
        assistant_files=_assistant_files,
        watches=cache(lambda: _watches(shared, reader, search)),
        page_archive=lambda: shared.page_archive,
        archived_pages=lambda: _archived_pages(shared),
    )


def _archived_pages(shared: SharedResources) -> "ArchivedPageReader":
    from app.adapters.reading.archived import ArchivedPages

    return ArchivedPages(shared.extraction)


def _exporter(shared: SharedResources, reader: WebReader) -> "Exporter":
    from app.bootstrap.exporting import exporter

    return exporter(shared.stores, shared.renderer, reader)


def _evidence(shared: SharedResources, reader: WebReader, search: Callable[[], SearchSettings]) -> "Evidence":
    from app.bootstrap.exporting.evidence import open_evidence

    return open_evidence(shared.stores, reader, search, lambda: shared.page_archive)


def _assistant_files() -> "AssistantFiles":
    from app.adapters.imports.assistants.files import JsonAssistantFiles

    return JsonAssistantFiles()


def _watches(shared: SharedResources, reader: WebReader, search: Callable[[], SearchSettings]) -> "Watches":
    from app.adapters.storage.evidence.watches import WatchFile
    from app.core.verification.watching import Watches

    return Watches(WatchFile(shared.start.data_dir), _evidence(shared, reader, search))


def _updates(shared: SharedResources) -> Updates | None:
    """None where the build names no feed: then nothing of it is loaded, shown or asked."""
    address, key = build_value("feed"), build_value("feed_key")
    if not address or not key:
        return None
    from app.adapters.update_feed import STATE, SignedFeed, UpdateFile, this_system

    feed = SignedFeed(address, b64decode(key), shared.clients.web)
    return Updates(feed, UpdateFile(shared.start.data_dir / STATE), program_version(), this_system())


def _backups(shared: SharedResources) -> "BackupStore":
    from app.bootstrap.backup import open_backups

    return open_backups(shared.start, shared.stores, shared.clients.outside)


def _model_directory(shared: SharedResources, settings: Callable[[], Settings], keys: Keys) -> DirectoryWithEmbedded:
    clients = shared.clients
    served = Directory(lambda: settings().providers, keys, lambda: clients.outside, lambda: clients.direct)
    return DirectoryWithEmbedded(served, shared.local_server, lambda: settings().local)


def _knowledge_access(shared: SharedResources, reader: WebReader, ranking: RankingModels) -> KnowledgeAccess:
    bases, documents = shared.stores.bases, shared.documents
    imports = Imports(bases, documents, reader, shared.stores.conversations, ranking)
    return KnowledgeAccess(bases, Bases(bases, ranking), imports, documents)


def _memory_access(shared: SharedResources, models: ModelDirectory, settings: Callable[[], Settings]) -> MemoryAccess:
    facts = SqliteFacts(shared.stores.on_disk.database)
    return MemoryAccess(facts, Memory(facts, models, lambda: settings().memory))
