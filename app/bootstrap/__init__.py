"""The composition root: the only place where ports meet adapters.

Adapters are imported where they are built: `inspect` must not pay for the network, nor the terminal for a window.
"""

import logging
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from app.core.domain.errors import Unavailable
from app.core.domain.evidence import Query, Report, SearchResult
from app.core.domain.settings import BUILTIN, KNOWLEDGE, SearchSettings
from app.core.ports import Checks, Inspector, LinkResolver, ModelDirectory, PageRenderer, Rendered, SearchChannel

if TYPE_CHECKING:
    import httpx

    from app.adapters.gate import Gate
    from app.adapters.proxies import Proxies
    from app.adapters.secrets import Keys
    from app.bootstrap.current import Current
    from app.bootstrap.own import Own
    from app.core.ask import Steps
    from app.core.domain.catalogue import Hop
    from app.core.ports import PageReader, SearchMemory, SecondStage
    from app.core.router import Router
    from app.core.services import Services

log = logging.getLogger(__name__)

_TEST_QUERY = "Wikipedia"
_TEST_PAGE = "https://en.wikipedia.org/"


class NoRenderer:
    """Stands where no off-screen browser was built, and says so."""

    async def render(
        self, url: str, *, profile: str = "pages", ready: str = "", language: str = "", timeout: float = 10.0
    ) -> Rendered:
        raise Unavailable("browser", "no off-screen browser in this process")


def inspector() -> Inspector:
    from app.adapters.inspect import SavedMaterial

    return SavedMaterial()


def serve_model() -> int:
    from app.adapters.local_model.child import serve

    return serve()


def read_pages() -> int:
    from app.adapters.reading.child import serve

    return serve()


def read_documents() -> int:
    from app.adapters.documents.child import serve

    return serve()


@dataclass
class Ground:
    """What must stand before Qt starts and before anything else is opened: settings, keys, and the gate."""

    data_dir: Path
    current: "Current"
    keys: "Keys"
    proxies: "Proxies"
    gate: "Gate"

    def engines_folder(self) -> Path | None:
        """Where the engines' cookies are kept between starts, if the user agreed to that."""
        return self.data_dir / "engines" if self.current.settings.search.keep_engine_cookies else None


def lay_ground(data_dir: Path, environment: Mapping[str, str] = os.environ) -> Ground:
    from app.adapters.gate import Gate
    from app.adapters.proxies import KEY_ID, Proxies
    from app.adapters.secrets import Keys
    from app.bootstrap.current import Current

    current, keys = Current(data_dir, environment), Keys(data_dir, environment)

    def search() -> SearchSettings:
        return current.settings.search

    proxies = Proxies(search, lambda: keys.get(KEY_ID))
    gate = Gate(
        lambda: search().allowed_hosts, proxies.address, bypass=proxies.bypass, fake_ip=lambda: search().fake_ip
    )
    return Ground(data_dir, current, keys, proxies, gate)


async def open_services(
    ground: Ground,
    renderer: PageRenderer,
    environment: Mapping[str, str] = os.environ,
    locale: str = "en-US",
    checks: Checks | None = None,
) -> "Services":
    """Everything a front end needs. The ground's gate is bound; it serves until `Services.close`.

    `locale`: the user's, BCP 47; pages are asked for in this language where the settings name none. `checks`: who asks
    the user to pass an engine's check; None where there is nobody to ask.
    """
    from app.adapters.http import make_client
    from app.adapters.llm.directory import Directory
    from app.adapters.local_model.directory import WithInside
    from app.adapters.local_model.server import LocalServer
    from app.adapters.ranking.rerank import catalogue
    from app.adapters.ranking.second_stage import ModelsBeyondWords
    from app.adapters.reading.icons import WebIcons
    from app.adapters.reading.reader import WebReader, make_pages_client
    from app.adapters.reading.stopgap import WithStopgap
    from app.adapters.reading.worker import Worker
    from app.adapters.search.apis.catalogue import CHANNELS
    from app.adapters.search.local import LocalChannel
    from app.adapters.search.redirects import Links
    from app.adapters.search.serp.overrides import FILE, Repaired
    from app.adapters.storage.conversations import SqliteConversations
    from app.adapters.storage.pages import SqlitePages
    from app.adapters.storage.private import WithPrivate
    from app.bootstrap.current import runs_models
    from app.bootstrap.own import open_bases, own_material
    from app.core.ask import Ask
    from app.core.router import Router
    from app.core.services import Services

    current, gate, keys = ground.current, ground.gate, ground.keys
    await gate.start()
    conversations = await SqliteConversations.open(ground.data_dir)
    await conversations.mark_interrupted(datetime.now(UTC))
    both = WithPrivate(conversations, await SqliteConversations.in_memory())
    web, outside, direct = make_client(proxy=gate.url), make_client(proxy=ground.proxies.for_host), make_client()
    inside = LocalServer(lambda: current.settings.local, installed=runs_models())
    served = Directory(lambda: current.settings.providers, keys, lambda: outside, lambda: direct)
    models = WithInside(served, inside, lambda: current.settings.local)
    second = ModelsBeyondWords(lambda: current.settings, keys, lambda: outside, lambda: direct)
    await keys.load(_key_ids(current, [info.key for info in CHANNELS]))
    current.know(models.presets(), [info.id for info in CHANNELS], lambda key_id: bool(keys.get(key_id)))
    links = Links(web)
    engines = Repaired(ground.data_dir / FILE)
    local = LocalChannel(renderer, lambda: current.settings.search, web, checks=checks, engines=engines.engines)
    pages, worker, store = make_pages_client(gate.url), WithStopgap(Worker()), await SqlitePages.open(ground.data_dir)
    few = make_pages_client(gate.url)  # no page waits for an icon's connection
    icons = WebIcons(few, store, lambda: current.settings.search)

    def language() -> str:
        return current.settings.appearance.language or locale

    reader = WebReader(
        pages, renderer, lambda: current.settings.search, language=language, extraction=worker, store=store,
        told=icons.know,
    )  # fmt: skip
    bases = await open_bases(ground.data_dir, keys, ground.proxies.for_host)
    own = own_material(bases, conversations, both, reader, models, second, lambda: current.settings)
    ways = _channels(current, keys, local, web, outside, models, links, own)
    router = Router(ways, lambda: current.settings.search)
    steps = _steps(current, router, models, second, reader, links, both, own)

    async def close() -> None:
        await inside.close()
        await own.close()
        for client in (web, pages, few, outside, direct):
            await client.aclose()
        await worker.close()
        await store.close()
        await both.close()
        await gate.close()

    async def test_channel(name: str) -> SearchResult:
        return await router.only(Query(_TEST_QUERY, 5, locale), name)

    async def test_engine(name: str) -> Report:
        return await local.test(name, Query(_TEST_QUERY, 5, locale))

    async def solve_check(name: str) -> Report:
        return await local.solve(name, Query(_TEST_QUERY, 5, locale))

    async def diagnose(url: str) -> list["Hop"]:
        from app.adapters.diagnosis import diagnose

        address = url or _TEST_PAGE
        return await diagnose(address, ground.proxies.for_host(urlsplit(address).hostname or ""))

    def apply_settings() -> None:
        current.reload()
        inside.settings_changed()
        router.wake()

    return Services(
        ask=Ask(steps, both, lambda: current.settings, current.wishes(), models, router),
        router=router,
        conversations=both,
        settings=current.file,
        in_force=lambda: current.settings,
        environment=current.wishes(),
        secrets=keys,
        models=models,
        data_dir=ground.data_dir,
        problems=tuple(filter(None, (*current.problems(), *engines.problems(), conversations.problem, bases.problem))),
        apply_settings=apply_settings,
        channels=lambda: CHANNELS,
        channel_states=router.states,
        test_channel=test_channel,
        engine_states=local.states,
        test_engine=test_engine,
        diagnose=diagnose,
        reread=lambda url, keep: reader.read(url, fresh=True, keep=keep),
        icons=icons,
        origins=current.origins,
        inside=inside.state,
        second=second,
        rerankers=catalogue,
        bases=own.bases,
        knowledge=own.knowledge,
        imports=own.imports,
        documents=own.documents,
        memory=own.memory,
        facts=own.facts,
        close=close,
        solve_check=solve_check if checks is not None else None,
        engine_problems=engines.problems,
    )


def _key_ids(current: "Current", channels: Sequence[str]) -> list[str]:
    """The keys that may be in the keychain: of the services set up, of search channels and rerankers, of the proxy."""
    from app.adapters.proxies import KEY_ID
    from app.adapters.ranking.rerank import SERVICES, key_id

    providers = [provider.id for provider in current.settings.providers]
    rerankers = [key_id(service.id) for service in SERVICES]
    return list(dict.fromkeys(filter(None, (*providers, *channels, *rerankers, KEY_ID))))


def _channels(
    current: "Current",
    keys: "Keys",
    local: SearchChannel,
    web: "httpx.AsyncClient",
    outside: "httpx.AsyncClient",
    models: ModelDirectory,
    links: LinkResolver,
    own: "Own",
) -> dict[str, SearchChannel]:
    """All ways to search, those included that lack what they need. Services with accounts are no part of the web."""
    from app.adapters.search.apis import sonar
    from app.adapters.search.apis.catalogue import api_channels
    from app.adapters.search.wikipedia import WikipediaSearch
    from app.core.builtin import BuiltinChannel
    from app.core.knowledge.channel import KnowledgeChannel
    from app.core.router import LAST_RESORT, LOCAL

    def search() -> SearchSettings:
        return current.settings.search

    def sonar_model() -> str:
        """Where Perplexity is set up as a model service too, the first of its models answers searches."""
        provider = current.settings.provider("perplexity")
        return next(iter(provider.models if provider else ()), sonar.MODEL)

    return {
        LOCAL: local,
        BUILTIN: BuiltinChannel(models, lambda: current.settings, links, lambda name: bool(keys.get(name))),
        KNOWLEDGE: KnowledgeChannel(own.knowledge),
        **api_channels(lambda: outside, keys.several, search, sonar_model),
        LAST_RESORT: WikipediaSearch(web, search),
    }


def _steps(
    current: "Current",
    router: "Router",
    models: ModelDirectory,
    second: "SecondStage",
    reader: "PageReader",
    links: LinkResolver,
    memory: "SearchMemory",
    own: "Own",
) -> "Steps":
    from app.core.ask import Steps
    from app.core.research.limits import Limited
    from app.core.research.machine import Research
    from app.core.research.searcher import NodeSteps
    from app.core.searches import Searches
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
    few = Limited(models, lambda: current.settings.providers)  # questions of a research that run side by side
    node_steps = NodeSteps(
        understand=Understand(few),
        recall=recall,
        search=Search(searches, search),
        select=Select(few, search),
        read=read,
        refer=refer,
        write=Write(few, settings=search, links=links, documents=own.documents),
    )
    return Steps(
        understand=Understand(models),
        search=Search(searches, search),
        read=read,
        refer=refer,
        write=Write(models, settings=search, links=links, documents=own.documents),
        quote=Quote(),
        check=Check(),
        tools=Tools(searches, reader, models, search),
        recall=recall,
        research=Research(few, node_steps, router),
    )
