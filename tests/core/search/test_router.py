"""Search channels and their fall-over."""

from collections.abc import AsyncGenerator

from app.core.domain.errors import KeyRefused, RateLimited, Unreachable
from app.core.domain.events import ChannelFellBack, EngineAnswered, Event, SearchFinished, SearchStarted
from app.core.domain.evidence import Hit, Outcome, Query, Report
from app.core.domain.rules import DomainRules
from app.core.domain.settings import SearchSettings
from app.core.search.merging import fused
from app.core.search.router import Router
from tests.fakes import FakeChannel, hit

HITS = [hit(1, "https://a.example/")]


def router(local: FakeChannel, wikipedia: FakeChannel | None = None) -> Router:
    return Router({"local": local, "wikipedia": wikipedia or FakeChannel({}, "wikipedia")})


async def events_of(router: Router, channel: str = "local") -> list[Event]:
    return [event async for event in router.search("t", Query("q"), channel)]


async def test_hits_of_the_chosen_channel_end_the_search() -> None:
    started, answered, finished = await events_of(router(FakeChannel({"q": HITS})))
    assert isinstance(started, SearchStarted)
    assert isinstance(answered, EngineAnswered)
    assert isinstance(finished, SearchFinished)
    assert finished.hits == tuple(HITS)
    assert finished.failure is None


async def test_a_blocked_channel_falls_back_to_the_next_and_says_why() -> None:
    events = await events_of(router(FakeChannel({"q": Outcome.CHECK}), FakeChannel({"q": HITS}, "wikipedia")))
    fell_back = next(event for event in events if isinstance(event, ChannelFellBack))
    assert (fell_back.to, fell_back.failure.data["outcome"]) == ("wikipedia", "check")
    assert isinstance(events[-1], SearchFinished)
    assert events[-1].channel == "wikipedia"


async def test_an_error_of_a_channel_falls_back_too() -> None:
    events = await events_of(router(FakeChannel({"q": Unreachable("x")}), FakeChannel({"q": HITS}, "wikipedia")))
    assert isinstance(events[-1], SearchFinished)
    assert events[-1].hits


async def test_a_bug_in_a_channel_falls_back_too() -> None:
    events = await events_of(router(FakeChannel({"q": KeyError("rows")}), FakeChannel({"q": HITS}, "wikipedia")))
    assert isinstance(events[-1], SearchFinished)
    assert events[-1].hits
    assert events[-1].failure is not None
    assert events[-1].failure.kind == "InternalError"


async def test_when_all_refuse_the_failure_names_the_reason_and_not_nothing_found() -> None:
    both = router(FakeChannel({"q": Outcome.REFUSED}), FakeChannel({"q": Outcome.CHECK}, "wikipedia"))
    result = await both.result(Query("q"), "local")
    assert not result.success
    assert result.error == "Blocked: local-engine=refused, wikipedia-engine=check"


async def test_nothing_found_everywhere_is_no_failure() -> None:
    finished = (await events_of(router(FakeChannel({}))))[-1]
    assert isinstance(finished, SearchFinished)
    assert (finished.hits, finished.failure) == ((), None)


async def test_the_unified_result_has_the_documented_shape() -> None:
    result = await router(FakeChannel({"q": HITS})).result(Query("q"), "local")
    assert result.as_dict() == {
        "query": "q",
        "response": None,
        "results": [{"title": "Title 1", "url": "https://a.example/", "snippet": "", "source": ""}],
        "provider": "local",
        "success": True,
        "error": None,
    }


async def test_an_unknown_channel_is_answered_by_those_there_are() -> None:
    result = await router(FakeChannel({"q": HITS})).result(Query("q"), "nonsense")
    assert result.provider == "local"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def three(clock: Clock, first: object, **more: object) -> tuple[Router, FakeChannel]:
    channel = FakeChannel({"q": first}, "tavily")  # type: ignore[dict-item]
    others = {"perplexity": FakeChannel({"q": HITS}, "perplexity"), "local": FakeChannel({"q": HITS})}
    settings = SearchSettings(**more)  # type: ignore[arg-type]
    return Router({"tavily": channel, **others}, lambda: settings, clock), channel


async def answered_by(router: Router, channel: str = "tavily") -> str:
    finished = (await events_of(router, channel))[-1]
    assert isinstance(finished, SearchFinished)
    return finished.channel


async def test_a_channel_that_fails_rests_and_wakes_by_itself() -> None:
    clock = Clock()
    router, tavily = three(clock, Unreachable("tavily"))
    assert await answered_by(router) == "perplexity"
    tavily.answers = {"q": HITS}
    events = await events_of(router, "tavily")
    fell_back = next(event for event in events if isinstance(event, ChannelFellBack))
    assert (fell_back.channel, fell_back.to, fell_back.failure.kind) == ("tavily", "perplexity", "Unreachable")
    assert len(tavily.asked) == 1
    clock.now += router.cooldown("tavily")
    assert await answered_by(router) == "tavily"
    assert router.cooldown("tavily") == 0


async def test_rests_grow_with_each_failure_in_a_row_up_to_an_hour() -> None:
    clock = Clock()
    router, _ = three(clock, Unreachable("tavily"))
    cooldowns = []
    for _ in range(8):
        await events_of(router, "tavily")
        cooldowns.append(router.cooldown("tavily"))
        clock.now += cooldowns[-1]
    assert cooldowns == sorted(cooldowns)
    assert (cooldowns[0], cooldowns[-1]) == (5.0, 3600.0)


async def test_the_error_of_a_result_holds_the_services_own_words() -> None:
    refusing = FakeChannel({"q": KeyRefused("tavily", "Invalid key: tvly-***\n(see your plan)")}, "tavily")
    alone = await Router({"tavily": refusing}).result(Query("q"), "tavily")
    assert alone.error == "KeyRefused: tavily=KeyRefused (Invalid key: tvly-*** (see your plan))"
    silent = FakeChannel({"q": Unreachable("local")}, "local")
    both = await Router({"tavily": refusing, "local": silent}).result(Query("q"), "tavily")
    assert both.error == (
        "KeyRefused: tavily=KeyRefused, local=Unreachable (tavily: Invalid key: tvly-*** (see your plan))"
    )


async def test_a_service_that_names_a_time_rests_as_long() -> None:
    clock = Clock()
    router, _ = three(clock, RateLimited("tavily", retry_after=90))
    await events_of(router, "tavily")
    assert router.cooldown("tavily") == 90


async def test_new_settings_wake_a_channel_whose_key_was_refused() -> None:
    router, tavily = three(Clock(), KeyRefused("tavily"))
    await events_of(router, "tavily")
    assert router.cooldown("tavily") == 3600
    tavily.answers = {"q": HITS}
    router.clear_cooldowns()
    assert await answered_by(router) == "tavily"


async def test_a_channel_without_its_key_is_passed_over_unless_it_was_chosen() -> None:
    router, _ = three(Clock(), Outcome.NO_RESULTS)
    router.by_name["perplexity"].usable = False  # type: ignore[misc]
    assert await answered_by(router) == "local"


async def test_the_users_order_says_who_stands_in() -> None:
    router, _ = three(Clock(), Outcome.NO_RESULTS, order=("local", "perplexity"))
    assert await answered_by(router) == "local"
    assert router.fallback_for("tavily") == "local"


async def test_nothing_that_was_not_set_up_is_asked_unless_the_user_listed_it() -> None:
    router, _ = three(Clock(), Outcome.NO_RESULTS)
    router.by_name["perplexity"].is_fallback = False  # type: ignore[misc]
    assert await answered_by(router) == "local"


async def test_when_all_others_rest_the_chosen_channel_alone_is_asked() -> None:
    clock = Clock()
    tavily = FakeChannel({"q": Unreachable("tavily")}, "tavily")
    router = Router({"tavily": tavily}, clock=clock)
    await events_of(router, "tavily")
    tavily.answers = {"q": HITS}
    assert await answered_by(router) == "tavily"


async def test_hits_that_the_rules_forbid_are_no_hits() -> None:
    channel = FakeChannel({"q": [hit(1, "https://bad.example/x"), hit(2, "https://good.example/")]})
    query = Query("q", rules=DomainRules(blocked=("*://*.bad.example/*",)))
    finished = [event async for event in router(channel).search("t", query, "local")][-1]
    assert isinstance(finished, SearchFinished)
    assert [found.url for found in finished.hits] == ["https://good.example/"]


async def test_a_test_by_hand_asks_a_resting_channel_and_no_other() -> None:
    router, tavily = three(Clock(), Unreachable("tavily"))
    await events_of(router, "tavily")
    tavily.answers = {"q": HITS}
    result = await router.only(Query("q"), "tavily")
    assert (result.success, result.provider) == (True, "tavily")
    assert router.cooldown("tavily") == 0


def found(engine: str, *hits: Hit) -> Report:
    return Report(engine, "q", Outcome.HITS, hits)


def test_what_several_engines_found_is_one_list_without_doubles() -> None:
    bing = found("bing", hit(1, "https://a.example/"), hit(2, "https://www.b.example/x?utm_source=y"))
    other = found("duckduckgo", hit(1, "http://b.example/x"), hit(2, "https://c.example/"))
    hits = fused([bing, other], 10)
    assert [h.url for h in hits] == ["http://b.example/x", "https://a.example/", "https://c.example/"]
    assert [h.rank for h in hits] == [1, 2, 3]
    assert len(fused([bing, other], 2)) == 2


def test_what_one_engine_does_not_say_of_a_page_another_one_says() -> None:
    bare = Hit(1, "A", "https://a.example/")
    told = Hit(2, "A of the other", "https://a.example/#top", "Its snippet", "a.example", "3 Mar 2026")
    [hit] = fused([found("bing", bare), found("duckduckgo", told)], 10)
    assert hit == Hit(1, "A", "https://a.example/", "Its snippet", "a.example", "3 Mar 2026")


def test_the_faster_engine_does_not_decide_the_order() -> None:
    bing, other = found("bing", hit(1, "https://a.example/")), found("duckduckgo", hit(1, "https://b.example/"))
    names = ("duckduckgo", "bing")
    assert fused([bing, other], 10, names) == fused([other, bing], 10, names)
    assert fused([bing, other], 10, names)[0].url == "https://b.example/"


def test_one_site_has_at_most_two_of_the_first_eight_hits() -> None:
    crowd = [hit(rank, f"https://crowd.example/{rank}") for rank in range(1, 6)]
    others = [hit(rank, f"https://{rank}.example/") for rank in range(6, 16)]
    hits = fused([found("bing", *crowd, *others)], 20)
    sites = [h.url.startswith("https://crowd.example") for h in hits]
    assert sum(sites[:8]) == 2
    assert sites[:2] == [True, True]
    assert sum(sites) == 5
    assert len(hits) == 15


def test_hits_that_are_all_of_one_site_keep_their_order() -> None:
    hits = [hit(rank, f"https://one.example/{rank}") for rank in range(1, 13)]
    assert fused([found("github", *hits)], 20) == tuple(hits)


def test_blocked_engines_add_nothing_to_the_hits() -> None:
    assert fused([Report("bing", "q", Outcome.CHECK), found("duckduckgo", *HITS)], 10) == tuple(HITS)
    assert fused([], 10) == ()


async def test_the_hits_of_all_engines_of_a_channel_are_told_as_one_list() -> None:
    channel = SeveralEngines([found("bing", *HITS), found("duckduckgo", hit(1, "https://b.example/"), *HITS)])
    events = [event async for event in Router({"local": channel}).search("t", Query("q"), "local")]
    assert [type(event) for event in events] == [SearchStarted, EngineAnswered, EngineAnswered, SearchFinished]
    assert [h.url for h in events[-1].hits] == ["https://a.example/", "https://b.example/"]  # type: ignore[attr-defined]


class SeveralEngines(FakeChannel):
    def __init__(self, reports: list[Report]) -> None:
        super().__init__({})
        self.reports = reports

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        for report in self.reports:
            yield report
