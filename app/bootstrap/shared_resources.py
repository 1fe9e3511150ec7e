"""What a process opens once, whoever it serves: files, connections, child processes, the gate."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from app.adapters.documents.document_reader import ChildReader
from app.adapters.http import make_client
from app.adapters.local_model.server import LocalServer
from app.adapters.proxies import KEY_ID as PROXY_KEY_ID
from app.adapters.ranking import rerankers
from app.adapters.reading.extraction_worker import Worker
from app.adapters.reading.icons import WebIcons
from app.adapters.reading.in_process import ReaderWithFallback
from app.adapters.reading.page_reader import Extraction, WebReader, make_pages_client
from app.adapters.search.catalogue import CHANNELS
from app.adapters.search.local import LocalChannel
from app.adapters.search.opaque_links import Links
from app.adapters.search.serp.overrides import FILE, OverriddenEngine
from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.documents.store import SqliteDocuments
from app.adapters.storage.page_cache import SqlitePages
from app.adapters.storage.restoring import refuse_newer_files
from app.bootstrap.bases import open_bases
from app.bootstrap.live_settings import LiveSettings, runs_models
from app.core.domain.settings import SearchSettings
from app.core.ports import HumanVerification, PageRenderer
from app.core.streams import Started

if TYPE_CHECKING:
    import httpx

    from app.adapters.mcp_client.servers import McpServers
    from app.adapters.storage.archive.page_archive import SqlitePageArchive
    from app.adapters.storage.library.store import SqliteLibrary
    from app.bootstrap import StartResources
    from app.core.transfer.importing import ConversationImports


@dataclass(frozen=True)
class Stores:
    on_disk: SqliteConversations
    conversations: ConversationsWithPrivate
    pages: SqlitePages
    bases: SqliteDocuments
    # Held while a conversation of an import or a merge is written with its files, and while one of them is taken back.
    bringing_in: asyncio.Lock = field(default_factory=asyncio.Lock)


@dataclass(frozen=True)
class Clients:
    web: "httpx.AsyncClient"  # through the gate
    pages: "httpx.AsyncClient"  # so as well, for what is read
    icons: "httpx.AsyncClient"  # so as well: no page waits for an icon's connection
    outside: "httpx.AsyncClient"  # as the user's proxy settings say
    direct: "httpx.AsyncClient"


@dataclass(frozen=True)
class SharedResources:
    start: "StartResources"
    renderer: PageRenderer
    checks: HumanVerification | None
    stores: Stores
    clients: Clients
    documents: ChildReader
    extraction: Extraction
    local_server: LocalServer
    links: Links
    engines: OverriddenEngine
    local_search: LocalChannel
    icons: WebIcons
    closing: AsyncExitStack

    def reader(self, language: Callable[[], str], search: Callable[[], SearchSettings]) -> WebReader:
        return WebReader(
            self.clients.pages, self.renderer, search, language=language, extraction=self.extraction,
            store=self.stores.pages, on_page=self.icons.know, archive=lambda: self.page_archive,
        )  # fmt: skip

    @cached_property
    def tool_servers(self) -> "McpServers":
        """Made when they are first needed: most people have none."""
        from app.adapters.mcp_client.servers import McpServers

        start = self.start
        servers = McpServers(
            lambda: start.current.settings.mcp_servers,
            start.keys.get,
            start.proxies.for_host,
            start.keys.set,
            lambda: start.gate.url,
        )
        self.closing.push_async_callback(servers.close)
        return servers

    @cached_property
    def page_archive(self) -> "SqlitePageArchive":
        """Made when it is first needed: pages are archived where that is asked for."""
        from app.adapters.storage.archive.page_archive import SqlitePageArchive

        start = self.start
        return SqlitePageArchive(
            self.stores.on_disk.database, start.data_dir, lambda: start.current.settings.archive.megabytes * 1_000_000
        )

    @cached_property
    def library(self) -> "SqliteLibrary":
        """Opened when an assistant or a prompt is first asked for."""
        from app.adapters.storage.library.store import SqliteLibrary

        return SqliteLibrary(self.stores.on_disk.database)

    @cached_property
    def imports(self) -> "ConversationImports":
        """Of conversations; one for all, so that one runs at a time."""
        from app.bootstrap.importing import conversation_imports

        stores = self.stores
        return conversation_imports(stores.on_disk, self.start.data_dir, stores.bringing_in, stores.bases)

    async def close(self) -> None:
        await self.closing.aclose()


async def open_shared(
    start: "StartResources", renderer: PageRenderer, checks: HumanVerification | None
) -> SharedResources:
    """Raises `Unavailable` for a file that cannot be used; then everything is closed again."""
    closing = AsyncExitStack()
    loading = Started(start.keys.load(key_ids(start.current, [info.key for info in CHANNELS])))  # a thread of its own
    closing.push_async_callback(loading.cancel)
    try:
        closing.push_async_callback(start.gate.close)
        await start.gate.start()
        stores = await _open_stores(start, closing)
        clients = await asyncio.to_thread(_make_clients, start)  # five times the system's certificates
        shared = _with_children(start, renderer, checks, stores, clients, closing)
        await loading.result()
        if await stores.on_disk.has_undone_imports():
            closing.push_async_callback(Started(shared.imports.finish_undo()).cancel)  # beside all else: it may be long
        return shared
    except BaseException:
        await closing.aclose()
        raise


async def _open_stores(start: "StartResources", closing: AsyncExitStack) -> Stores:
    folder = start.data_dir
    await asyncio.to_thread(refuse_newer_files, folder)
    on_disk = await SqliteConversations.open(folder)
    closing.push_async_callback(on_disk.close)
    await on_disk.mark_interrupted()
    in_memory = await SqliteConversations.in_memory()
    closing.push_async_callback(in_memory.close)
    pages = await SqlitePages.open(folder)
    closing.push_async_callback(pages.close)
    bases = await open_bases(folder, start.keys, start.proxies.for_host)
    closing.push_async_callback(bases.close)
    return Stores(on_disk, ConversationsWithPrivate(on_disk, in_memory), pages, bases)


def _make_clients(start: "StartResources") -> Clients:
    gate = start.gate.url
    return Clients(
        web=make_client(proxy=gate),
        pages=make_pages_client(gate),
        icons=make_pages_client(gate),
        outside=make_client(proxy=start.proxies.for_host),
        direct=make_client(),
    )


def _with_children(
    start: "StartResources",
    renderer: PageRenderer,
    checks: HumanVerification | None,
    stores: Stores,
    clients: Clients,
    closing: AsyncExitStack,
) -> SharedResources:
    """What waits for nothing: children that start when they are needed, and what asks the web."""

    def search() -> SearchSettings:
        return start.current.settings.search

    engines, documents = OverriddenEngine(start.data_dir / FILE), ChildReader()
    extraction = ReaderWithFallback(Worker())
    local_server = LocalServer(lambda: start.current.settings.local, installed=runs_models())
    closing.push_async_callback(extraction.close)
    for client in (clients.direct, clients.outside, clients.icons, clients.pages, clients.web):
        closing.push_async_callback(client.aclose)
    closing.push_async_callback(documents.close)
    closing.push_async_callback(local_server.close)
    return SharedResources(
        start=start,
        renderer=renderer,
        checks=checks,
        stores=stores,
        clients=clients,
        documents=documents,
        extraction=extraction,
        local_server=local_server,
        links=Links(clients.web),
        engines=engines,
        local_search=LocalChannel(renderer, search, clients.web, checks=checks, engines=engines.engines),
        icons=WebIcons(clients.icons, stores.pages, search),
        closing=closing,
    )


def key_ids(current: LiveSettings, channels: Sequence[str]) -> list[str]:
    """The keys that may be in the keychain: of the services set up, of search channels and rerankers, of the proxy, of
    tool servers."""
    providers = [provider.id for provider in current.settings.providers]
    rerank_keys = [rerankers.key_id(service.id) for service in rerankers.SERVICES]
    tool_keys = [id for server in current.settings.mcp_servers for id in server.secret_ids()]
    return list(dict.fromkeys(filter(None, (*providers, *channels, *rerank_keys, *tool_keys, PROXY_KEY_ID))))
