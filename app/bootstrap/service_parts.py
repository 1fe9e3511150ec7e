"""The parts of `Services` that are made for a front end alone: tests of channels, diagnosis, settings in force."""

from urllib.parse import urlsplit

from app.adapters.reading.page_reader import WebReader
from app.adapters.search.catalogue import CHANNELS
from app.bootstrap.live_settings import LiveSettings
from app.bootstrap.shared_resources import SharedResources
from app.core.domain.catalogue import Hop
from app.core.domain.evidence import Query, Report, SearchResult
from app.core.search.router import Router
from app.core.services import SearchAccess, SettingsAccess, WebAccess

_TEST_QUERY = "Wikipedia"
_TEST_PAGE = "https://en.wikipedia.org/"


def search_access(shared: SharedResources, router: Router, locale: str) -> SearchAccess:
    """locale: the user's, in which tests ask."""
    local = shared.local_search

    async def test_channel(name: str) -> SearchResult:
        return await router.only(Query(_TEST_QUERY, 5, locale), name)

    async def test_engine(name: str) -> Report:
        return await local.test(name, Query(_TEST_QUERY, 5, locale))

    async def solve_check(name: str) -> Report:
        return await local.solve(name, Query(_TEST_QUERY, 5, locale))

    return SearchAccess(
        router=router,
        channels=lambda: CHANNELS,
        channel_states=router.states,
        test_channel=test_channel,
        engine_states=local.states,
        test_engine=test_engine,
        engine_problems=shared.engines.problems,
        solve_check=solve_check if shared.checks is not None else None,
    )


def web_access(shared: SharedResources, reader: WebReader) -> WebAccess:
    async def diagnose(url: str) -> list[Hop]:
        from app.adapters.diagnosis import diagnose

        address = url or _TEST_PAGE
        return await diagnose(address, shared.start.proxies.for_host(urlsplit(address).hostname or ""))

    return WebAccess(lambda url, keep: reader.read(url, fresh=True, keep=keep), shared.icons, diagnose)


def settings_access(shared: SharedResources, current: LiveSettings, router: Router) -> SettingsAccess:
    def apply() -> None:
        current.reload()
        shared.local_server.settings_changed()
        router.clear_cooldowns()

    return SettingsAccess(
        file=current.file,
        in_force=lambda: current.settings,
        apply=apply,
        environment=current.overrides(),
        origins=current.origins,
    )
