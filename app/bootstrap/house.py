"""The services of a front end, and of every command that another process hands over: one house, several guests."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from app.core.domain.evidence import Query, Report, SearchResult
from app.core.domain.settings import BUILTIN, KNOWLEDGE, SearchSettings, Settings
from app.core.ports import LinkResolver, ModelDirectory, SearchChannel

if TYPE_CHECKING:
    from app.adapters.reading.page_reader import WebReader
    from app.adapters.secrets import Keys
    from app.bootstrap.live_settings import LiveSettings
    from app.bootstrap.personal import OwnMaterial
    from app.bootstrap.rooms import Rooms
    from app.core.ask import Ask
    from app.core.domain.catalogue import Hop
    from app.core.ports import PageReader, RankingModels, SearchMemory
    from app.core.search.router import Router
    from app.core.services import Services
    from app.core.step_order import Steps

_TEST_QUERY = "Wikipedia"
_TEST_PAGE = "https://en.wikipedia.org/"


@dataclass(frozen=True)
class House:
    rooms: "Rooms"
    services: "Services"
    locale: str

    @classmethod
    async def open(cls, rooms: "Rooms", locale: str) -> "House":
        resources = rooms.resources
        return cls(rooms, _furnished(rooms, resources.current, resources.keys, locale), locale)

    def for_guest(self, environment: Mapping[str, str], locale: str) -> "Services":
        """For one command of another process, whose environment counts in place of this one's.

        Turns, source books and imports are the house's: nobody continues what runs already.
        """
        from app.bootstrap.live_settings import LiveSettings

        resources, host = self.rooms.resources, self.services
        current, keys = LiveSettings(resources.data_dir, environment), resources.keys.beside(environment)
        guest_services = _furnished(self.rooms, current, keys, locale)

        def apply_settings() -> None:
            guest_services.apply_settings()
            host.apply_settings()

        ask, guest = guest_services.ask, host.ask
        return replace(
            guest_services,
            ask=replace(
                guest,
                steps=ask.steps,
                settings=ask.settings,
                environment=ask.environment,
                models=ask.models,
                channels=ask.channels,
            ),
            imports=replace(host.imports, pages=guest_services.imports.pages, second=guest_services.imports.second),
            problems=tuple(filter(None, (*current.problems(),))),
            apply_settings=apply_settings,
        )


def _furnished(rooms: "Rooms", current: "LiveSettings", keys: "Keys", locale: str) -> "Services":
    """What `current` and `keys` say, over what was opened once."""
    from app.adapters.llm.directory import Directory
    from app.adapters.local_model.embedded_directory import DirectoryWithEmbedded
    from app.adapters.ranking.second_stage import ConfiguredRankers
    from app.adapters.search.catalogue import CHANNELS, SERVICES
    from app.adapters.search.serp.catalogue import ENGINE_INFOS
    from app.bootstrap.personal import own_material
    from app.core.ask import Ask
    from app.core.domain.catalogue import register_names
    from app.core.search.router import Router

    def settings() -> Settings:
        return current.settings

    def search() -> SearchSettings:
        return current.settings.search

    served = Directory(lambda: settings().providers, keys, lambda: rooms.outside, lambda: rooms.direct)
    models = DirectoryWithEmbedded(served, rooms.local_server, lambda: settings().local)
    second = ConfiguredRankers(settings, keys, lambda: rooms.outside, lambda: rooms.direct)
    register_names(SERVICES, ENGINE_INFOS)
    current.know(models.presets(), [info.id for info in CHANNELS], lambda key_id: bool(keys.get(key_id)))
    reader = rooms.reader(lambda: settings().appearance.language or locale, search)
    own = own_material(rooms, reader, models, second, settings)
    router = Router(_channels(rooms, current, keys, models, own), search, engines=[info.id for info in ENGINE_INFOS])
    steps = _steps(current, router, models, second, reader, rooms.links, rooms.conversations, own)
    ask = Ask(steps, rooms.conversations, settings, current.overrides(), models, router)
    return _services(rooms, current, keys, locale, models, second, reader, own, router, ask)


def _services(
    rooms: "Rooms",
    current: "LiveSettings",
    keys: "Keys",
    locale: str,
    models: ModelDirectory,
    second: "RankingModels",
    reader: "WebReader",
    own: "OwnMaterial",
    router: "Router",
    ask: "Ask",
) -> "Services":
    from app.adapters.ranking.rerank import catalogue
    from app.adapters.search.catalogue import CHANNELS
    from app.core.services import Services

    local, resources = rooms.local, rooms.resources

    async def test_channel(name: str) -> SearchResult:
        return await router.only(Query(_TEST_QUERY, 5, locale), name)

    async def test_engine(name: str) -> Report:
        return await local.test(name, Query(_TEST_QUERY, 5, locale))

    async def solve_check(name: str) -> Report:
        return await local.solve(name, Query(_TEST_QUERY, 5, locale))

    async def diagnose(url: str) -> list["Hop"]:
        from app.adapters.diagnosis import diagnose

        address = url or _TEST_PAGE
        return await diagnose(address, resources.proxies.for_host(urlsplit(address).hostname or ""))

    def apply_settings() -> None:
        current.reload()
        rooms.local_server.settings_changed()
        router.clear_cooldowns()

    problems = (*current.problems(), *rooms.engines.problems(), rooms.on_disk.problem, rooms.bases.problem)
    return Services(
        ask=ask,
        router=router,
        conversations=rooms.conversations,
        settings=current.file,
        in_force=lambda: current.settings,
        environment=current.overrides(),
        secrets=keys,
        models=models,
        data_dir=resources.data_dir,
        problems=tuple(filter(None, problems)),
        apply_settings=apply_settings,
        channels=lambda: CHANNELS,
        channel_states=router.states,
        test_channel=test_channel,
        engine_states=local.states,
        test_engine=test_engine,
        diagnose=diagnose,
        reread=lambda url, keep: reader.read(url, fresh=True, keep=keep),
        icons=rooms.icons,
        origins=current.origins,
        inside=rooms.local_server.state,
        second=second,
        rerankers=catalogue,
        bases=own.bases,
        knowledge=own.knowledge,
        imports=own.imports,
        documents=own.documents,
        memory=own.memory,
        facts=own.facts,
        close=rooms.close,
        solve_check=solve_check if rooms.checks is not None else None,
        engine_problems=rooms.engines.problems,
    )


def _channels(
    rooms: "Rooms", current: "LiveSettings", keys: "Keys", models: ModelDirectory, own: "OwnMaterial"
) -> dict[str, SearchChannel]:
    """All ways to search, those included that lack what they need. Services with accounts are no part of the web."""
    from app.adapters.search.providers import sonar
    from app.adapters.search.providers.wikipedia import WikipediaSearch
    from app.adapters.search.service_channel import api_channels
    from app.core.knowledge.channel import KnowledgeChannel
    from app.core.search.builtin import BuiltinChannel
    from app.core.search.router import LAST_RESORT, LOCAL

    def search() -> SearchSettings:
        return current.settings.search

    def sonar_model() -> str:
        """Where Perplexity is set up as a model service too, the first of its models answers searches."""
        provider = current.settings.provider("perplexity")
        return next(iter(provider.models if provider else ()), sonar.MODEL)

    return {
        LOCAL: rooms.local,
        BUILTIN: BuiltinChannel(models, lambda: current.settings, rooms.links, lambda name: bool(keys.get(name))),
        KNOWLEDGE: KnowledgeChannel(own.knowledge),
        **api_channels(lambda: rooms.outside, keys.several, search, sonar_model),
        LAST_RESORT: WikipediaSearch(rooms.web, search),
    }


def _steps(
    current: "LiveSettings",
    router: "Router",
    models: ModelDirectory,
    second: "RankingModels",
    reader: "PageReader",
    links: LinkResolver,
    memory: "SearchMemory",
    own: "OwnMaterial",
) -> "Steps":
    from app.core.research.limits import LimitedDirectory
    from app.core.research.machine import Research
    from app.core.research.searcher import NodeSteps
    from app.core.search.query_cache import Searches
    from app.core.step_order import Steps
    from app.core.steps.check import Check
    from app.core.steps.quote import Quote
    from app.core.steps.read import ReadPages
    from app.core.steps.recall import Recall
    from app.core.steps.refer import Refer
    from app.core.steps.search import Search
    from app.core.steps.select import Select
    from app.core.steps.tools import Tools
    from app.core.steps.understand import Understand
    from app.core.steps.write import Write

    def search() -> SearchSettings:
        return current.settings.search

    searches, read = Searches(router, memory), ReadPages(reader, search)
    recall = Recall(own.knowledge, own.facts, own.documents)
    refer = Refer(models, search, second, lambda: current.settings.knowledge)
    few = LimitedDirectory(models, lambda: current.settings.providers)  # questions of a research that run side by side
    tools = Tools(searches, reader, models, search)
    node_steps = NodeSteps(
        understand=Understand(few),
        recall=recall,
        search=Search(searches, search),
        select=Select(few, search),
        read=read,
        refer=refer,
        write=Write(few, settings=search, links=links, documents=own.documents),
        tools=tools,
    )
    return Steps(
        understand=Understand(models),
        search=Search(searches, search),
        read=read,
        refer=refer,
        write=Write(models, settings=search, links=links, documents=own.documents),
        quote=Quote(),
        check=Check(),
        tools=tools,
        recall=recall,
        research=Research(few, node_steps, router),
    )
