"""The composition root: the only place where ports meet adapters.

Adapters are imported where they are built: `inspect` must not pay for the network, nor the terminal for a window.
"""

import logging
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.errors import Unavailable
from app.core.domain.settings import QUOTES, SearchMode, SearchSettings, Settings, Wishes
from app.core.ports import Inspector, ModelDirectory, PageRenderer, Rendered, SearchChannel

if TYPE_CHECKING:
    import httpx

    from app.adapters.gate import Gate
    from app.adapters.storage.settings_file import SettingsFile
    from app.core.ask import Steps
    from app.core.router import Router
    from app.core.services import Services

log = logging.getLogger(__name__)

ENVIRONMENT_PROVIDER = "environment"


class NoRenderer:
    """Stands where no off-screen browser was built, and says so."""

    async def render(
        self, url: str, *, profile: str = "pages", ready: str = "", language: str = "", timeout: float = 10.0
    ) -> Rendered:
        raise Unavailable("browser", "no off-screen browser in this process")


def inspector() -> Inspector:
    from app.adapters.inspect import SavedMaterial

    return SavedMaterial()


@dataclass
class Ground:
    """What must stand before Qt starts and before anything else is opened: the settings in force, and the gate."""

    data_dir: Path
    current: "_Current"
    gate: "Gate"

    def engines_folder(self) -> Path | None:
        """Where the engines' cookies are kept between starts, if the user agreed to that."""
        return self.data_dir / "engines" if self.current.settings.search.keep_engine_cookies else None


def lay_ground(data_dir: Path, environment: Mapping[str, str] = os.environ) -> Ground:
    from app.adapters.gate import Gate
    from app.adapters.storage.settings_file import SettingsFile

    current = _Current(SettingsFile(data_dir / "settings.json"), environment)
    gate = Gate(lambda: current.settings.search.allowed_hosts, lambda: proxy_of(current.settings))
    return Ground(data_dir, current, gate)


async def open_services(
    ground: Ground,
    renderer: PageRenderer,
    environment: Mapping[str, str] = os.environ,
    locale: str = "en-US",
) -> "Services":
    """Everything a front end needs. The ground's gate is bound; it serves until `Services.close`.

    `locale`: the user's, BCP 47; pages are asked for in this language where the settings name none.
    """
    from app.adapters.http import make_client
    from app.adapters.llm.directory import Directory
    from app.adapters.search.local import LocalChannel
    from app.adapters.search.wikipedia import WikipediaSearch
    from app.adapters.secrets import Keys
    from app.adapters.storage.conversations import SqliteConversations
    from app.core.ask import Ask
    from app.core.router import LAST_RESORT, Router
    from app.core.services import Services

    current, gate = ground.current, ground.gate
    keys = Keys(ground.data_dir, environment)
    await gate.start()
    conversations = await SqliteConversations.open(ground.data_dir)
    await conversations.mark_interrupted(datetime.now(UTC))
    await keys.load([provider.id for provider in current.settings.providers])
    web, direct = make_client(proxy=gate.url), make_client()
    proxied = _ProxiedClients(lambda: proxy_of(current.settings), direct)
    models = Directory(lambda: current.settings.providers, keys, proxied.client, lambda: direct)
    current.offer(provider for provider in models.presets() if keys.get(provider.id))
    channels: dict[str, SearchChannel] = {
        "local": LocalChannel(renderer, lambda: current.settings.search, web),
        LAST_RESORT: WikipediaSearch(web, lambda: current.settings.search),
    }
    router = Router(channels)
    steps = _steps(current, router, models, renderer, web, locale)

    async def close() -> None:
        for client in (web, proxied, direct):
            await client.aclose()
        await conversations.close()
        await gate.close()

    return Services(
        ask=Ask(steps, conversations, lambda: current.settings, wishes_of(environment)),
        router=router,
        conversations=conversations,
        settings=current.file,
        in_force=lambda: current.settings,
        environment=wishes_of(environment),
        secrets=keys,
        models=models,
        data_dir=ground.data_dir,
        problems=tuple(filter(None, (current.problem, conversations.problem))),
        apply_settings=current.reload,
        close=close,
    )


def _steps(
    current: "_Current",
    router: "Router",
    models: ModelDirectory,
    renderer: PageRenderer,
    web: "httpx.AsyncClient",
    locale: str,
) -> "Steps":
    from app.adapters.reading.reader import WebReader
    from app.core.ask import Steps
    from app.core.steps.quote import Quote
    from app.core.steps.read import ReadPages
    from app.core.steps.refer import Refer
    from app.core.steps.search import Search
    from app.core.steps.understand import Understand
    from app.core.steps.write import Write

    def search() -> SearchSettings:
        return current.settings.search

    def language() -> str:
        return current.settings.appearance.language or locale

    return Steps(
        understand=Understand(models),
        search=Search(router, search),
        read=ReadPages(WebReader(web, renderer, search, language=language), search),
        refer=Refer(models, search),
        write=Write(models),
        quote=Quote(),
    )


class _Current:
    """The settings in force: the file's, with the services that the environment names."""

    def __init__(self, file: "SettingsFile", environment: Mapping[str, str]):
        self.file = file
        named = environment_provider(environment)
        self._offered: tuple[Provider, ...] = (named,) if named else ()
        self.reload()
        self.problem = file.problem  # of the first reading: a broken file is set aside by it

    def offer(self, providers: Iterable[Provider]) -> None:
        """Services that can be used without being set up: the environment has a key for them."""
        self._offered += tuple(providers)
        self.reload()

    def reload(self) -> None:
        settings = self.file.load()
        known = {provider.id for provider in settings.providers}
        extra = (provider for provider in self._offered if provider.id not in known)
        self.settings = replace(settings, providers=(*settings.providers, *extra))


class _ProxiedClients:
    """The client for model services, made anew when the user's proxy changes; requests under way keep their own."""

    def __init__(self, proxy: Callable[[], str], direct: "httpx.AsyncClient"):
        self._proxy = proxy
        self._direct = direct
        self._made: dict[str, httpx.AsyncClient] = {}

    def client(self) -> "httpx.AsyncClient":
        from app.adapters.http import make_client

        proxy = self._proxy()
        if not proxy:
            return self._direct
        if proxy not in self._made:
            self._made[proxy] = make_client(proxy=proxy)
        return self._made[proxy]

    async def aclose(self) -> None:
        for client in self._made.values():
            await client.aclose()


def environment_provider(environment: Mapping[str, str]) -> Provider | None:
    """A model server named by `CITEWISE_BASE_URL` (and `CITEWISE_MODEL`), for scripts and first tries."""
    base_url = environment.get("CITEWISE_BASE_URL", "")
    if not base_url:
        return None
    models = tuple(filter(None, [environment.get("CITEWISE_MODEL", "")]))
    return Provider(ENVIRONMENT_PROVIDER, "Environment", base_url, models, needs_key=False)


def proxy_of(settings: Settings) -> str:
    """The user's proxy as an address; empty for none, and where the system has none."""
    if settings.search.proxy != "system":
        return settings.search.proxy
    from urllib.request import getproxies

    known = getproxies()  # the environment's, on Windows and macOS the system's
    address = known.get("https") or known.get("http") or known.get("all") or ""
    return address if "://" in address or not address else f"http://{address}"


def wishes_of(environment: Mapping[str, str]) -> Wishes:
    model, mode = environment.get("CITEWISE_MODEL", ""), environment.get("CITEWISE_SEARCH", "")
    choice = ModelChoice(ENVIRONMENT_PROVIDER, model) if model and environment.get("CITEWISE_BASE_URL") else None
    return Wishes(
        mode=SearchMode(mode) if mode in set(SearchMode) else None, model=QUOTES if model == "quotes" else choice
    )
