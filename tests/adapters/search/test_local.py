"""The local channel over real HTTP; a client without scripts stands in for the browser."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Mount, Route

from app.adapters.http import app_errors, make_client
from app.adapters.search.local import LocalChannel, engines_for, narrowed, query_language
from app.adapters.search.serp.catalogue import ENGINES
from app.core.domain.errors import Unavailable
from app.core.domain.evidence import Outcome, Query, Report
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings
from app.core.ports import HumanVerification
from tests.adapters.search.serp import samples
from tests.adapters.search.test_rate_limiter import Clock
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
    held: dict[str, threading.Event] = field(default_factory=dict)  # answers that wait for the test

    async def answer(self, request: Request) -> Response:
        name = request.url.path.split("/")[1]
        self.asked.append(name)
        self.busy += 1
        self.busiest = max(self.busiest, self.busy)
        await asyncio.sleep(0)
        self.busy -= 1
        if name in self.held:
            await asyncio.to_thread(self.held[name].wait, 20)
        return HTMLResponse(self.pages.get(name, ""), self.status.get(name, 200))

    def settings(self, *chosen: str, **more: Any) -> SearchSettings:
        names = ("bing", "duckduckgo", "google", "baidu")
        return SearchSettings(
            engines=chosen or names,
            addresses={name: f"{self.base}/{name}" for name in names},
            allowed_hosts=(self.base.removeprefix("http://"),),
            **{"engines_at_once": 1, **more},
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
    left: list[str] = field(default_factory=list)  # engines whose page was given up

    async def render(
        self,
        url: str,
        *,
        profile: str = "pages",
        ready: str = "",
        language: str = "",
        timeout: float = 10.0,
        on_snapshot: object = None,
    ) -> HttpPage:
        self.seen.append({"profile": profile, "ready": ready, "language": language})
        try:
            with app_errors("browser"):
                response = await self.http.get(url, timeout=timeout)
        except asyncio.CancelledError:
            self.left.append(url.split("/")[3])
            raise
        return HttpPage(response.text, str(response.url), response.status_code)


class NoRenderer:
    async def render(
        self,
        url: str,
        *,
        profile: str = "pages",
        ready: str = "",
        language: str = "",
        timeout: float = 10.0,
        on_snapshot: object = None,
    ) -> HttpPage:
        raise Unavailable("browser", "no display")


@pytest.fixture
def engines() -> Iterator[Engines]:
    engines = Engines()
    link = Route("/link", lambda request: RedirectResponse(f"https://real.example/{request.query_params['url']}"))
    with serve(Starlette(routes=[link, Mount("/", Route("/{path:path}", engines.answer))])) as base:
        engines.base = base
        try:
            yield engines
        finally:
            for held in engines.held.values():
                held.set()


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


@pytest.mark.parametrize(
    ("question", "user", "asked"),
    [
        ("天空为什么是蓝色的", "en-US", "zh-US"),
        ("天空为什么是蓝色的", "zh-CN", "zh-CN"),
        ("空はなぜ青いのか", "zh-TW", "ja-TW"),
        ("하늘은 왜 파란가", "de", "ko"),
        ("Why is the sky blue?", "zh-CN", "zh-CN"),
        ("Why is the sky blue?", "de-AT", "en-AT"),
        ("Warum ist der Himmel blau?", "en-US", "de-US"),
        ("Rayleigh", "fr-FR", "fr-FR"),
        ("天空為什麼是藍色的", "en-US", "zh-Hant-US"),
        ("天空為什麼是藍色的", "zh-CN", "zh-CN"),
        ("x", "", "en"),
    ],
)
def test_the_question_names_the_language_and_the_user_the_region(question: str, user: str, asked: str) -> None:
    assert query_language(Query(question, language=user)) == asked


async def test_a_question_in_another_script_is_asked_in_its_language(engines: Engines, http: httpx.AsyncClient) -> None:
    renderer = HttpRenderer(http)
    channel = LocalChannel(renderer, lambda: engines.settings("google"), http)
    [report] = await _reports(channel, Query("天空", language="en-US"))
    assert renderer.seen[0]["language"] == "zh-US"
    assert report.url.endswith("&hl=zh-CN&gl=us")


async def test_the_page_is_rendered_as_an_engine_s_in_the_user_s_language(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    renderer = HttpRenderer(http)
    await _reports(LocalChannel(renderer, lambda: engines.settings("google"), http), Query("x", language="fr-FR"))
    assert (renderer.seen[0]["profile"], renderer.seen[0]["language"]) == ("engines", "fr-FR")
    assert "#search a h3" in str(renderer.seen[0]["ready"])


@pytest.mark.parametrize(("kept", "profile"), [(True, "pages"), (False, "engines")])
async def test_a_private_search_leaves_nothing_in_a_profile_on_disk(
    engines: Engines, http: httpx.AsyncClient, kept: bool, profile: str
) -> None:
    renderer = HttpRenderer(http)
    settings = replace(engines.settings("google"), keep_engine_cookies=kept)
    await _reports(LocalChannel(renderer, lambda: settings, http), Query("x", keep=False))
    assert renderer.seen[0]["profile"] == profile


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
    channel.clear_cooldown("bing")
    assert _outcomes(await _reports(channel)) == [("bing", "hits")]


async def test_where_all_rest_the_one_that_wakes_first_is_asked(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check()}
    engines.status = {"google": 429}
    channel = _channel(engines, http, "bing", "google")
    await _reports(channel)
    engines.status, engines.pages["google"] = {}, samples.google()
    assert _outcomes(await _reports(channel)) == [("bing", "check"), ("google", "hits")]
    assert engines.asked == ["bing", "google", "google"]


def _beside(
    engines: Engines, http: httpx.AsyncClient, *chosen: str, checks: HumanVerification | None = None, **more: Any
):  # type: ignore[no-untyped-def]
    """A channel that asks two at once, with time enough for the slowest machine."""
    settings = engines.settings(*chosen, **{"engines_at_once": 2, "engine_deadline": 60.0, **more})
    return LocalChannel(HttpRenderer(http), lambda: settings, http, Clock(), checks)


async def test_engines_are_asked_side_by_side_and_each_tells_its_hits(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages = {"bing": samples.bing(), "duckduckgo": samples.duckduckgo(), "google": samples.google()}
    reports = await _reports(_beside(engines, http))
    assert sorted(_outcomes(reports)) == [("bing", "hits"), ("duckduckgo", "hits")]
    assert sorted(engines.asked) == ["bing", "duckduckgo"]


async def test_a_report_is_told_before_the_slower_engine_has_answered(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages = {"bing": samples.bing(), "duckduckgo": samples.duckduckgo()}
    held = engines.held["bing"] = threading.Event()
    told = []
    async with aclosing(_beside(engines, http).search(QUERY)) as reports:
        async for report in reports:
            told.append(report.engine)
            held.set()
    assert told == ["duckduckgo", "bing"]


async def test_late_engines_are_dropped_where_another_gave_hits(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing(), "duckduckgo": samples.duckduckgo()}
    engines.held["duckduckgo"] = threading.Event()
    channel = _beside(engines, http, "bing", "duckduckgo", engine_deadline=1.0)
    async with asyncio.timeout(15):
        reports = await _reports(channel)
    assert _outcomes(reports) == [("bing", "hits"), ("duckduckgo", "timed_out")]
    assert reports[-1].detail == "late"
    states = {state.id: state for state in channel.states()}
    assert states["duckduckgo"].cooldown == 0, "to be slow once is no failure"


async def test_an_engine_that_is_late_again_and_again_delays_no_further_query(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages = {"bing": samples.bing(), "duckduckgo": samples.duckduckgo()}
    engines.held["duckduckgo"] = threading.Event()
    channel = _beside(engines, http, "bing", "duckduckgo", engine_deadline=1.0)
    for _ in range(2):
        assert _outcomes(await _reports(channel)) == [("bing", "hits"), ("duckduckgo", "timed_out")]
    assert _outcomes(await _reports(channel)) == [("duckduckgo", "timed_out"), ("bing", "hits")]
    assert engines.asked.count("duckduckgo") == 2


async def test_a_query_that_queues_behind_others_does_not_go_to_further_engines(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages = {"bing": samples.bing()}
    held = engines.held["bing"] = threading.Event()
    channel = LocalChannel(HttpRenderer(http), lambda: engines.settings("bing", "google", engine_deadline=3.0), http)
    async with asyncio.TaskGroup() as group:
        first = group.create_task(channel.test("bing", QUERY))
        second = group.create_task(_reports(channel))
        asyncio.get_running_loop().call_later(3.2, held.set)
    assert _outcomes([first.result()]) == _outcomes(second.result()) == [("bing", "hits")]
    assert engines.asked == ["bing", "bing"]


async def test_a_late_engine_counts_as_long_as_nobody_gave_hits(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"duckduckgo": samples.duckduckgo()}
    engines.status = {"bing": 429}
    held = engines.held["duckduckgo"] = threading.Event()
    channel = _beside(engines, http, "bing", "duckduckgo", engine_deadline=0.5)
    async with aclosing(channel.search(QUERY)) as reports:
        first = await anext(reports)
        asyncio.get_running_loop().call_later(0.8, held.set)
        rest = [report async for report in reports]
    assert _outcomes([first, *rest]) == [("bing", "refused"), ("duckduckgo", "hits")]


async def test_at_the_deadline_the_next_engines_are_asked_beside_the_late_ones(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages = {"google": samples.google(), "bing": samples.bing()}
    engines.held = {"bing": threading.Event(), "duckduckgo": threading.Event()}
    channel = _beside(engines, http, engine_deadline=0.5)
    assert ("google", "hits") in _outcomes(await _reports(channel))
    assert {"bing", "duckduckgo", "google"} <= set(engines.asked)


async def test_who_is_late_for_two_waves_is_dropped_and_leaves_the_browser(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages = {"baidu": samples.baidu()}
    engines.held = {name: threading.Event() for name in ("bing", "duckduckgo", "baidu")}
    renderer = HttpRenderer(http)
    settings = engines.settings("bing", "duckduckgo", "baidu", engine_deadline=0.5)
    channel = LocalChannel(renderer, lambda: settings, http, Clock())
    told = []
    async with asyncio.timeout(60), aclosing(channel.search(QUERY)) as reports:
        async for report in reports:
            told.append((report.engine, report.outcome.value, report.detail))
            if len(told) == 1:
                assert renderer.left == ["bing"], "its page was closed when it was dropped"
                engines.held["baidu"].set()
    assert told[0] == ("bing", "timed_out", "late")
    assert ("baidu", "hits", "") in told


async def test_where_the_first_two_are_blocked_the_next_two_follow(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"google": samples.google_nothing(), "baidu": samples.baidu()}
    engines.status = {"bing": 403, "duckduckgo": 202}
    found = _outcomes(await _reports(_beside(engines, http)))
    assert sorted(found[:2]) == [("bing", "refused"), ("duckduckgo", "refused")]
    assert sorted(found[2:]) == [("baidu", "hits"), ("google", "no_results")]


async def test_the_states_tell_who_rests_and_why(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check(), "duckduckgo": samples.duckduckgo()}
    channel = _beside(engines, http)
    await _reports(channel)
    states = {state.id: state for state in channel.states()}
    assert set(states) == set(ENGINES)
    assert (states["bing"].cooldown, states["bing"].outcome) == (600.0, Outcome.CHECK)
    assert (states["duckduckgo"].cooldown, states["duckduckgo"].outcome) == (0.0, Outcome.HITS)
    assert (states["google"].cooldown, states["google"].outcome) == (0.0, None)
    assert states["google"].terms.startswith("https://")


async def test_a_test_by_hand_asks_one_engine_even_while_it_rests(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check(), "duckduckgo": samples.duckduckgo()}
    channel = _beside(engines, http)
    await _reports(channel)
    engines.pages["bing"] = samples.bing()
    report = await channel.test("bing", QUERY)
    assert (report.engine, report.outcome, len(report.hits) > 0) == ("bing", Outcome.HITS, True)
    assert {state.id: state.cooldown for state in channel.states()}["bing"] == 0


def _at(url: str, query: object, base: object) -> str:
    return url


async def test_engines_may_change_from_one_query_to_the_next(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing(), "repaired": samples.bing()}
    known = dict(ENGINES)
    settings = SearchSettings(engines=("bing",), allowed_hosts=(engines.base.removeprefix("http://"),))
    channel = LocalChannel(HttpRenderer(http), lambda: settings, http, engines=lambda: known)
    for path in ("bing", "repaired"):
        url = f"{engines.base}/{path}"
        known["bing"] = replace(ENGINES["bing"], url=partial(_at, url))
        assert _outcomes(await _reports(channel)) == [("bing", "hits")]
    assert engines.asked == ["bing", "repaired"]


@dataclass
class Person:
    """Fits `HumanVerification`: passes a check with the page it is given, or declines."""

    page: str | None
    asked: list[tuple[str, str, str, str]] = field(default_factory=list)

    async def solve(self, engine: str, url: str, ready: str, language: str = "") -> HttpPage | None:
        self.asked.append((engine, url, ready, language))
        await asyncio.sleep(0)
        return None if self.page is None else HttpPage(self.page, url, 200)

    async def show_check(self, engine: str, url: str, ready: str, language: str = "") -> HttpPage | None:
        return await self.solve(engine, url, ready, language)


async def test_a_user_may_open_the_check_of_an_engine_they_test(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check()}
    person = Person(None)
    channel = _beside(engines, http, "bing", checks=person)
    assert (await channel.test("bing", QUERY)).outcome is Outcome.CHECK
    assert (await channel.solve("bing", QUERY)).outcome is Outcome.CHECK
    person.page = samples.bing()
    report = await channel.solve("bing", QUERY)
    assert (report.outcome, len(report.hits) > 0) == (Outcome.HITS, True)
    assert {state.id: state.cooldown for state in channel.states()}["bing"] == 0
    assert [engine for engine, *_ in person.asked] == ["bing", "bing"], "asked again although they closed it before"


async def test_the_check_of_an_engine_without_an_address_is_not_shown(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    person = Person(samples.bing())
    report = await _beside(engines, http, checks=person).solve("searx", QUERY)
    assert (report.detail, person.asked) == ("no address", [])


async def test_where_all_are_blocked_a_person_passes_the_check_and_the_search_goes_on(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages, engines.status = {"bing": samples.bing_check()}, {"duckduckgo": 403}
    person = Person(samples.bing())
    channel = _beside(engines, http, "duckduckgo", "bing", checks=person)
    reports = await _reports(channel)
    assert _outcomes(reports)[-1] == ("bing", "hits")
    assert reports[-1].hits
    [(engine, url, ready, language)] = person.asked
    assert (engine, url, language) == ("bing", f"{engines.base}/bing/search?q=granite&setlang=en", "en-US")
    assert "li.b_algo" in ready
    assert "captcha" not in ready
    assert {state.id: state.cooldown for state in channel.states()}["bing"] == 0


async def test_nobody_is_asked_while_another_engine_answers(engines: Engines, http: httpx.AsyncClient) -> None:
    person = Person(samples.bing())
    engines.pages = {
        "bing": samples.bing_check(),
        "duckduckgo": samples.duckduckgo(),
        "google": samples.google_nothing(),
    }
    for chosen in (("bing", "duckduckgo"), ("bing", "google")):
        await _reports(_beside(engines, http, *chosen, checks=person))
    assert person.asked == []


async def test_who_declined_is_let_be_for_a_while(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check()}
    person, clock = Person(None), Clock()
    settings = engines.settings("bing")
    channel = LocalChannel(HttpRenderer(http), lambda: settings, http, clock, person)
    for _ in range(3):
        assert _outcomes(await _reports(channel)) == [("bing", "check")]
    assert len(person.asked) == 1
    clock.now += 300
    await _reports(channel)
    assert len(person.asked) == 2


async def test_queries_of_one_turn_bother_a_person_once(engines: Engines, http: httpx.AsyncClient) -> None:
    engines.pages = {"bing": samples.bing_check()}

    class Passing(Person):
        async def solve(self, engine: str, url: str, ready: str, language: str = "") -> HttpPage | None:
            engines.pages["bing"] = samples.bing()
            return await super().solve(engine, url, ready, language)

    person = Passing(samples.bing())
    channel = _beside(engines, http, "bing", checks=person)
    found = await asyncio.gather(*(_reports(channel) for _ in range(3)))
    assert [_outcomes(reports)[-1] for reports in found] == [("bing", "hits")] * 3
    assert len(person.asked) == 1


async def test_a_page_behind_the_check_that_is_no_result_page_is_told_as_it_is(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages = {"bing": samples.bing_check()}
    reports = await _reports(_beside(engines, http, "bing", checks=Person("<p>Hello")))
    assert _outcomes(reports) == [("bing", "check"), ("bing", "not_understood")]


async def test_where_all_rest_queries_side_by_side_try_the_resting_engine_once(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    engines.pages = {"bing": samples.bing_check()}
    channel = _channel(engines, http, "bing")
    await _reports(channel)
    await asyncio.gather(*(_reports(channel) for _ in range(3)))
    assert engines.asked == ["bing", "bing"]


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


async def test_engines_that_answer_at_once_are_not_waited_for(http: httpx.AsyncClient) -> None:
    """All within the very moment in which the time of their wave begins."""
    settings = SearchSettings(engines=("bing", "duckduckgo"), engine_deadline=600.0)
    async with asyncio.timeout(60.0):
        [report] = await _reports(LocalChannel(NoRenderer(), lambda: settings, http))
    assert report.outcome is Outcome.UNREACHABLE


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

    def __init__(self, base: str) -> None:
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


async def test_an_engine_that_lacks_its_address_says_so_and_does_not_rest(
    engines: Engines, http: httpx.AsyncClient
) -> None:
    channel = LocalChannel(HttpRenderer(http), lambda: SearchSettings(engines=("searx",)), http)
    [report] = await _reports(channel)
    assert (report.outcome, report.detail) == (Outcome.UNREACHABLE, "no address")
    assert {state.id: state.cooldown for state in channel.states()}["searx"] == 0


def test_few_allowed_hosts_become_site_words_and_many_do_not() -> None:
    assert narrowed(Query("q", rules=DomainRules(site="example.org"))).text == "q site:example.org"
    two = DomainRules(("*://*.a.org/*", "b.org"))
    assert narrowed(Query("q", rules=two)).text == "q (site:a.org OR site:b.org)"
    assert narrowed(Query("q", rules=DomainRules(tuple(f"{n}.org" for n in range(9))))).text == "q"
    assert narrowed(Query("q", rules=DomainRules(blocked=("a.org",)))).text == "q"
