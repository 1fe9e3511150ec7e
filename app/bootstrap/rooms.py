"""What a process opens once, whoever it serves: files, connections, child processes, the gate."""

from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from app.bootstrap.bases import open_bases
from app.core.domain.settings import SearchSettings
from app.core.ports import HumanVerification, PageRenderer
from app.core.streams import Started

if TYPE_CHECKING:
    import httpx

    from app.adapters.documents.document_reader import ChildReader
    from app.adapters.local_model.server import LocalServer
    from app.adapters.reading.icons import WebIcons
    from app.adapters.reading.page_reader import Extraction, WebReader
    from app.adapters.search.local import LocalChannel
    from app.adapters.search.opaque_links import Links
    from app.adapters.search.serp.overrides import OverriddenEngine
    from app.adapters.storage.conversations.private import ConversationsWithPrivate
    from app.adapters.storage.conversations.store import SqliteConversations
    from app.adapters.storage.documents.store import SqliteDocuments
    from app.adapters.storage.page_cache import SqlitePages
    from app.bootstrap import StartResources
    from app.bootstrap.live_settings import LiveSettings


@dataclass(frozen=True)
class Rooms:
    resources: "StartResources"
    renderer: PageRenderer
    checks: HumanVerification | None
    on_disk: "SqliteConversations"
    conversations: "ConversationsWithPrivate"
    bases: "SqliteDocuments"
    documents: "ChildReader"
    store: "SqlitePages"
    worker: "Extraction"
    web: "httpx.AsyncClient"  # through the gate
    pages: "httpx.AsyncClient"  # so as well, for what is read
    outside: "httpx.AsyncClient"  # as the user's proxy settings say
    direct: "httpx.AsyncClient"
    local_server: "LocalServer"
    links: "Links"
    engines: "OverriddenEngine"
    local: "LocalChannel"
    icons: "WebIcons"
    closing: AsyncExitStack

    def reader(self, language: Callable[[], str], search: Callable[[], SearchSettings]) -> "WebReader":
        from app.adapters.reading.page_reader import WebReader

        return WebReader(
            self.pages, self.renderer, search, language=language, extraction=self.worker, store=self.store,
            on_page=self.icons.know,
        )  # fmt: skip

    async def close(self) -> None:
        await self.closing.aclose()


async def open_rooms(resources: "StartResources", renderer: PageRenderer, checks: HumanVerification | None) -> Rooms:
    """Raises `Unavailable` for a file that cannot be used; then everything is closed again."""
    from app.adapters.search.catalogue import CHANNELS
    from app.adapters.storage.conversations.private import ConversationsWithPrivate
    from app.adapters.storage.conversations.store import SqliteConversations
    from app.adapters.storage.page_cache import SqlitePages

    closing, keys, folder = AsyncExitStack(), resources.keys, resources.data_dir
    loading = Started(keys.load(key_ids(resources.current, [info.key for info in CHANNELS])))  # a thread of its own
    closing.push_async_callback(loading.cancel)
    try:
        closing.push_async_callback(resources.gate.close)
        await resources.gate.start()
        on_disk = await SqliteConversations.open(folder)
        closing.push_async_callback(on_disk.close)
        await on_disk.mark_interrupted(datetime.now(UTC))
        in_memory = await SqliteConversations.in_memory()
        closing.push_async_callback(in_memory.close)
        store = await SqlitePages.open(folder)
        closing.push_async_callback(store.close)
        bases = await open_bases(folder, keys, resources.proxies.for_host)
        closing.push_async_callback(bases.close)
        both = ConversationsWithPrivate(on_disk, in_memory)
        rooms = _built(resources, renderer, checks, on_disk, both, store, bases, closing)
        await loading.result()
        return rooms
    except BaseException:
        await closing.aclose()
        raise


def _built(
    resources: "StartResources",
    renderer: PageRenderer,
    checks: HumanVerification | None,
    on_disk: "SqliteConversations",
    conversations: "ConversationsWithPrivate",
    store: "SqlitePages",
    bases: "SqliteDocuments",
    closing: AsyncExitStack,
) -> Rooms:
    """What waits for nothing: clients, and children that start when they are needed."""
    from app.adapters.documents.document_reader import ChildReader
    from app.adapters.http import make_client
    from app.adapters.local_model.server import LocalServer
    from app.adapters.reading.extraction_worker import Worker
    from app.adapters.reading.icons import WebIcons
    from app.adapters.reading.in_process import ReaderWithFallback
    from app.adapters.reading.page_reader import make_pages_client
    from app.adapters.search.local import LocalChannel
    from app.adapters.search.opaque_links import Links
    from app.adapters.search.serp.overrides import FILE, OverriddenEngine
    from app.bootstrap.live_settings import runs_models

    current, gate = resources.current, resources.gate

    def search() -> SearchSettings:
        return current.settings.search

    web, outside, direct = make_client(proxy=gate.url), make_client(proxy=resources.proxies.for_host), make_client()
    pages, few = make_pages_client(gate.url), make_pages_client(gate.url)  # no page waits for an icon's connection
    engines, documents, worker = (
        OverriddenEngine(resources.data_dir / FILE),
        ChildReader(),
        ReaderWithFallback(Worker()),
    )
    local_server = LocalServer(lambda: current.settings.local, installed=runs_models())
    closing.push_async_callback(worker.close)
    for client in (direct, outside, few, pages, web):
        closing.push_async_callback(client.aclose)
    closing.push_async_callback(documents.close)
    closing.push_async_callback(local_server.close)
    return Rooms(
        resources=resources,
        renderer=renderer,
        checks=checks,
        on_disk=on_disk,
        conversations=conversations,
        bases=bases,
        documents=documents,
        store=store,
        worker=worker,
        web=web,
        pages=pages,
        outside=outside,
        direct=direct,
        local_server=local_server,
        links=Links(web),
        engines=engines,
        local=LocalChannel(renderer, search, web, checks=checks, engines=engines.engines),
        icons=WebIcons(few, store, search),
        closing=closing,
    )


def key_ids(current: "LiveSettings", channels: Sequence[str]) -> list[str]:
    """The keys that may be in the keychain: of the services set up, of search channels and rerankers, of the proxy."""
    from app.adapters.proxies import KEY_ID
    from app.adapters.ranking.rerank import SERVICES, key_id

    providers = [provider.id for provider in current.settings.providers]
    rerankers = [key_id(service.id) for service in SERVICES]
    return list(dict.fromkeys(filter(None, (*providers, *channels, *rerankers, KEY_ID))))
