"""Search channels and their fall-over."""

from app.core.domain.errors import Unreachable
from app.core.domain.events import ChannelFellBack, EngineAnswered, Event, SearchFinished, SearchStarted
from app.core.domain.evidence import Outcome, Query
from app.core.router import Router
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
