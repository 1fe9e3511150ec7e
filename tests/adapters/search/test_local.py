"""The local channel over real HTTP; a client without scripts stands in for the browser."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route

from app.adapters.http import app_errors, make_client
from app.adapters.search.local import LocalChannel, engines_for, narrowed
from app.core.domain.errors import Unavailable
from app.core.domain.evidence import Outcome, Query, Report
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings
from tests.adapters.search.serp import samples
from tests.adapters.search.test_pace import Clock
from tests.loopback import serve

QUERY = Query("granite")


@dataclass
class Engines:
    """Result pages that a test changes, and what was asked for."""

    base: str = ""
    pages: dict[str, str] = field(default_factory=dict)
    status: dict[str, int] = field(default_factory=dict)
    asked: list[str] = field(default_factory=list)
    busy: int = 0
    busiest: int = 0

    async def answer(self, request: Request) -> Response:
        name = request.url.path.split("/")[1]
        self.asked.append(name)
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        await asyncio.sleep(0)
        self.busy -= 1
        return HTMLResponse(self.pages.get(name, ""), self.status.get(name, 200))

    def settings(self, *chosen: str) -> SearchSettings:
        names = ("bing", "duckduckgo", "google", "baidu")
        return SearchSettings(
            engines=chosen,
            addresses={name: f"{self.base}/{name}" for name in names},
            allowed_hosts=(self.base.removeprefix("http://"),),
        )


@dataclass(frozen=True)
class HttpPage:
    html: str
    url: str
    status: int | None


@dataclass
class HttpRenderer:
    """Fits `PageRenderer` without a browser."""

    http: httpx.AsyncClient
    seen: list[dict[str, object]] = field(default_factory=list)

    async def render(
        self, url: str, *, profile: str = "pages", ready: str = "", language: str = "", timeout: float = 10.0
    ) -> HttpPage:
        self.seen.append({"profile": profile, "ready": ready, "language": language})
        with app_errors("browser"):
            response = await self.http.get(url, timeout=timeout)
        return HttpPage(response.text, str(response.url), response.status_code)


class NoRenderer:
    async def render(
        self, url: str, *, profile: str = "pages", ready: str = "", language: str = "", timeout: float = 10.0
    ) -> HttpPage:
        raise Unavailable("browser", "no display")


@pytest.fixture
def engines() -> Iterator[Engines]:
    engines = Engines()
    link = Route("/link", lambda request: RedirectResponse(f"https://real.example/{request.query_params['url']}"))
    with serve(Starlette(routes=[link, Mount("/", Route("/{path:path}", engines.answer))])) as base:
        engines.base = base
        yield engines


@pytest.fixture
async def http() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client() as client:
        yield client


async def _reports(channel: LocalChannel, query: Query = QUERY) -> list[Report]:
    async with aclosing(channel.search(query)) as reports:
        return [report async for report in reports]


def _outcomes(reports: list[Report]) -> list[tuple[str, str]]:
    return [(report.engine, report.outcome.value) for report in reports]


def _channel(engines: Engines, http: httpx.AsyncClient, *chosen: str, clock: Callable[[], float] | None = None):  # type: ignore[no-untyped-def]
    return LocalChannel(HttpRenderer(http), lambda: engines.settings(*chosen), http, clock or Clock())


async def test_the_first_engine_with_hits_ends_the_search(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages["bing"] = samples.bing()
    [report] = await _reports(_channel(engines, http))
    assert (report.engine, report.outcome, report.query) == ("bing", Outcome.HITS, "granite")
    assert [hit.url for hit in report.hits] == [url for _, url, _ in samples.ROWS]
    assert engines.asked == ["bing"]


async def test_the_page_is_rendered_as_an_engine_s_in_the_user_s_language(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    renderer = HttpRenderer(http)
    await _reports(LocalChannel(renderer, lambda: engines.settings("google"), http), Query("x", language="fr-FR"))
    assert (renderer.seen[0]["profile"], renderer.seen[0]["language"]) == ("engines", "fr-FR")
    assert "#search a h3" in str(renderer.seen[0]["ready"])


async def test_after_a_captcha_the_next_engine_answers(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check(), "duckduckgo": samples.duckduckgo()}
    assert _outcomes(await _reports(_channel(engines, http))) == [("bing", "check"), ("duckduckgo", "hits")]


async def test_every_failure_is_told_and_passed_over(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"google": samples.google_nothing(), "baidu": samples.baidu()}
    engines.status = {"bing": 403, "duckduckgo": 202}
    assert _outcomes(await _reports(_channel(engines, http))) == [
        ("bing", "refused"),
        ("duckduckgo", "refused"),
        ("google", "no_results"),
        ("baidu", "hits"),
    ]


async def test_an_engine_that_refused_rests_and_then_wakes(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check(), "duckduckgo": samples.duckduckgo()}
    clock = Clock()
    channel = _channel(engines, http, clock=clock)
    await _reports(channel)
    resting = (await _reports(channel))[0]
    assert (resting.outcome, resting.detail, engines.asked.count("bing")) == (Outcome.CHECK, "resting 600", 1)
    clock.now += 601
    engines.pages["bing"] = samples.bing()
    assert _outcomes(await _reports(channel)) == [("bing", "hits")]


async def test_a_check_that_the_user_passed_wakes_its_engine(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check(), "duckduckgo": samples.duckduckgo()}
    channel = _channel(engines, http)
    await _reports(channel)
    engines.pages["bing"] = samples.bing()
    channel.wake("bing")
    assert _outcomes(await _reports(channel)) == [("bing", "hits")]


async def test_where_all_rest_the_one_that_wakes_first_is_asked(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check()}
    engines.status = {"google": 429}
    channel = _channel(engines, http, "bing", "google")
    await _reports(channel)
    engines.status, engines.pages["google"] = {}, samples.google()
    assert _outcomes(await _reports(channel)) == [("bing", "check"), ("google", "hits")]
    assert engines.asked == ["bing", "google", "google"]


async def test_a_dead_engine_is_unreachable(http: httpx.AsyncClient) -> None:
    addresses = {"bing": "http://127.0.0.1:9"}
    settings = SearchSettings(engines=("bing",), addresses=addresses, allowed_hosts=("127.0.0.1:9",))
    [report] = await _reports(LocalChannel(HttpRenderer(http), lambda: settings, http))
    assert report.outcome is Outcome.UNREACHABLE
    assert report.detail.startswith("Unreachable: browser")


async def test_without_a_browser_one_report_says_so(engines: Engines, http: httpx.AsyncClient) -> None:
    [report] = await _reports(LocalChannel(NoRenderer(), engines.settings, http))
    assert (report.engine, report.outcome) == ("bing", Outcome.UNREACHABLE)
    assert "Unavailable" in report.detail


async def test_no_more_hits_come_than_were_asked_for(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages["bing"] = samples.bing(samples.ROWS * 5)
    [report] = await _reports(_channel(engines, http), Query("granite", limit=4))
    assert [hit.rank for hit in report.hits] == [1, 2, 3, 4]


async def test_opaque_links_are_resolved_before_they_are_told(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages["baidu"] = samples.baidu_opaque(["/link?url=one", "/link?url=two"])
    [report] = await _reports(_channel(engines, http, "baidu"))
    assert [hit.url for hit in report.hits] == ["https://real.example/one", "https://real.example/two"]


async def test_queries_to_one_engine_queue(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages["bing"] = samples.bing()
    channel = _channel(engines, http, "bing")
    await asyncio.gather(*(_reports(channel) for _ in range(5)))
    assert (len(engines.asked), engines.busiest) == (5, 1)


async def test_queries_that_waited_respect_the_rest_that_began_meanwhile(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages = {"bing": samples.bing_check(), "duckduckgo": samples.duckduckgo()}
    channel = _channel(engines, http)
    found = await asyncio.gather(*(_reports(channel) for _ in range(3)))
    assert engines.asked.count("bing") == 1
    assert all(_outcomes(reports)[-1] == ("duckduckgo", "hits") for reports in found)


async def test_a_query_cancelled_while_it_waits_frees_the_queue(engines: Engines, http: httpx.AsyncClient) -> None:
    """The engine is not on loopback, so a second query has to wait; the pages come from loopback all the same."""
    engines.pages["bing"] = samples.bing()
    clock = Clock()
    mapped = httpx.AsyncClient(transport=_Redirected(engines.base), trust_env=False)
    settings = SearchSettings(engines=("bing",), addresses={"bing": "http://bing.example/bing"})
    async with mapped:
        channel = LocalChannel(HttpRenderer(mapped), lambda: settings, http, clock)
        await _reports(channel)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(_reports(channel), 0.05)
        clock.now += 2
        assert _outcomes(await _reports(channel)) == [("bing", "hits")]
    assert len(engines.asked) == 2


class _Redirected(httpx.AsyncHTTPTransport):
    """Sends every request to one loopback server, whatever host it names."""

    def __init__(self, base: str):
        super().__init__()
        self._base = httpx.URL(base)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(host=self._base.host, port=self._base.port)
        return await super().handle_async_request(request)


def test_engines_are_ordered_by_the_user_or_the_language() -> None:
    assert [engine.name for engine in engines_for(("google", "nonsense", "google"), "zh-CN")] == ["google"]
    assert [engine.name for engine in engines_for((), "zh-CN")][:2] == ["baidu", "bing"]
    assert [engine.name for engine in engines_for(("nonsense",), "en-US")][:2] == ["bing", "duckduckgo"]


async def test_an_engine_at_a_private_address_that_nobody_allowed_is_not_asked_and_does_not_rest(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    settings = SearchSettings(engines=("bing",), addresses={"bing": f"{engines.base}/bing"})
    channel = LocalChannel(HttpRenderer(http), lambda: settings, http)
    for _ in range(2):
        async with aclosing(channel.search(QUERY)) as reports:
            (report,) = [report async for report in reports]
        assert (report.outcome, report.detail.partition(":")[0]) == (Outcome.UNREACHABLE, "private address not allowed")
    assert engines.asked == []


def test_few_allowed_hosts_become_site_words_and_many_do_not() -> None:
    assert narrowed(Query("q", rules=DomainRules(site="example.org"))).text == "q site:example.org"
    two = DomainRules(("*://*.a.org/*", "b.org"))
    assert narrowed(Query("q", rules=two)).text == "q (site:a.org OR site:b.org)"
    assert narrowed(Query("q", rules=DomainRules(tuple(f"{n}.org" for n in range(9))))).text == "q"
    assert narrowed(Query("q", rules=DomainRules(blocked=("a.org",)))).text == "q"
