"""Searching, and what a conversation keeps of it for an hour."""

from collections.abc import AsyncGenerator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from app.adapters.search.query_parameters import language_tag
from app.core.domain.events import SearchFinished, SearchStarted, SourcesCollected
from app.core.domain.evidence import Outcome, Query, Report
from app.core.domain.plan import Freshness, Plan
from app.core.domain.settings import SearchSettings
from app.core.domain.turn.running_turn import RunningTurn
from app.core.search.query_cache import Searches, key_of
from app.core.search.router import Router
from app.core.steps.search import Search
from tests.fakes import FakeChannel, FakeConversations, hit

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)


class World:
    def __init__(self, **search: object) -> None:
        self.now = NOON
        self.channel = FakeChannel({"*": [hit(1, "https://a.example/"), hit(2, "https://b.example/")]})
        self.store = FakeConversations()
        settings = SearchSettings(**search)  # type: ignore[arg-type]
        searches = Searches(Router({"local": self.channel}), self.store, lambda: self.now)
        self.warmed = 0
        self.step = Search(searches, lambda: settings, self.warm)

    def warm(self) -> None:
        self.warmed += 1

    async def search(
        self, query: str = "q", conversation: str = "c", wish: Freshness | None = None, **more: object
    ) -> SearchFinished:
        plan = Plan((query,), freshness=(wish,) if wish else ())
        turn = RunningTurn("t", conversation, "?", plan=plan, **more)  # type: ignore[arg-type]
        self.events = [event async for event in self.step.run(turn)]
        return next(event for event in self.events if isinstance(event, SearchFinished))


async def test_the_same_query_within_the_hour_is_answered_from_the_conversation() -> None:
    world = World()
    first = await world.search("Blue sky")
    world.now += timedelta(minutes=59)
    again = await world.search("  blue SKY ")
    assert (first.cached_at, again.cached_at) == ("", NOON.isoformat(timespec="seconds"))
    assert again.hits == first.hits
    assert len(world.channel.asked) == 1
    assert [type(event) for event in world.events] == [SearchStarted, SearchFinished, SourcesCollected]


async def test_an_age_means_a_day_by_the_moment_of_its_search_when_the_answer_was_kept_too() -> None:
    world = World()
    world.channel.answers = {"*": [replace(hit(1, "https://a.example/"), date="730 分钟前")]}
    found = await world.search()
    world.now += timedelta(minutes=59)
    again = await world.search()
    assert [event.hits[0].day for event in (found, again)] == ["2026-11-20", "2026-11-20"]


async def test_after_an_hour_it_is_searched_again() -> None:
    world = World()
    await world.search()
    world.now += timedelta(minutes=61)
    assert not (await world.search()).cached_at


async def test_the_user_may_have_it_searched_again_at_once() -> None:
    world = World()
    await world.search()
    assert not (await world.search(fresh=True)).cached_at
    assert len(world.channel.asked) == 2


async def test_another_conversation_site_channel_or_language_keeps_its_own() -> None:
    world = World()
    await world.search()
    others: tuple[dict[str, Any], ...] = (
        {"conversation": "d"},
        {"site": "a.example"},
        {"channel": "wikipedia"},
        {"language": "de"},
    )
    for other in others:
        assert not (await world.search(**other)).cached_at


async def test_an_empty_result_is_not_kept() -> None:
    world = World()
    world.channel.answers = {}
    await world.search()
    world.channel.answers = {"*": [hit(1, "https://a.example/")]}
    assert (await world.search()).hits


async def test_the_settings_and_the_conversations_rules_go_with_the_query() -> None:
    world = World(blocked=("bad.example",), allowed=("a.example", "b.example"))
    finished = await world.search(site="b.example")
    assert [found.url for found in finished.hits] == ["https://b.example/"]
    (query,) = world.channel.asked
    assert (query.rules.blocked, query.rules.site) == (("bad.example",), "b.example")


async def test_how_new_the_results_have_to_be_goes_with_the_query_and_is_kept_apart() -> None:
    world = World()
    overrides = (None, Freshness("q", "week"), Freshness("q", "week", "news"), Freshness("other", "day"))
    kept = [bool((await world.search(wish=wish)).cached_at) for wish in overrides]
    assert kept == [False, False, False, True], "the last wish is another query's"
    assert [(query.since, query.kind) for query in world.channel.asked] == [
        ("", "web"),
        ("week", "web"),
        ("week", "news"),
    ]


class OldPages(FakeChannel):
    """Has nothing that is new."""

    async def search(self, query: Query) -> AsyncGenerator[Report, None]:
        if query.since:
            self.asked.append(query)
            yield Report("engine", query.text, Outcome.NO_RESULTS)
            return
        async for report in super().search(query):
            yield report


async def test_where_nothing_is_so_new_the_query_is_asked_again_without_an_age() -> None:
    world = World()
    world.channel = OldPages({"*": [hit(1, "https://old.example/")]})
    wikipedia = FakeChannel({"*": [hit(1, "https://wiki.example/")]}, name="wikipedia")
    searches = Searches(Router({"local": world.channel, "wikipedia": wikipedia}), world.store, lambda: world.now)
    world.step = Search(searches, SearchSettings)
    finished = await world.search(wish=Freshness("q", "day"))
    assert [found.url for found in finished.hits] == ["https://old.example/"]
    assert sum(isinstance(event, SearchFinished) for event in world.events) == 1
    assert [query.since for query in world.channel.asked] == ["day", ""]


async def test_where_nobody_answered_the_query_is_not_asked_again() -> None:
    world = World()
    world.channel.answers = {"*": Outcome.CHECK}
    assert not (await world.search(wish=Freshness("q", "day"))).hits
    assert len(world.channel.asked) == 1


async def test_who_reads_the_pages_is_told_when_the_search_begins() -> None:
    world, alone = World(), World(max_pages=0)
    await world.search()
    await alone.search()
    assert (world.warmed, alone.warmed) == (1, 0)


async def test_an_engine_is_asked_in_the_language_of_the_question_whatever_words_a_model_chose() -> None:
    world = World()
    turn = RunningTurn("t", "c", "Warum ist der Himmel blau?", plan=Plan(("Rayleigh",)), language="en-US")
    async for _ in world.step.run(turn):
        pass
    query = world.channel.asked[0]
    assert (query.text, query.language, query.question_language) == ("Rayleigh", "en-US", "de")
    assert language_tag(query) == "de"


async def test_what_was_asked_in_another_language_is_searched_anew() -> None:
    assert key_of("local", Query("x")) == key_of("local", Query("x", question_language=""))
    assert key_of("local", Query("x", question_language="de")) != key_of("local", Query("x"))
