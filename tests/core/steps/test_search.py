"""Searching, and what a conversation keeps of it for an hour."""

from datetime import UTC, datetime, timedelta

from app.core.domain.events import SearchFinished, SearchStarted, SourcesFound
from app.core.domain.plan import Plan
from app.core.domain.settings import SearchSettings
from app.core.domain.turn import Turn
from app.core.router import Router
from app.core.searches import Searches
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
        self.step = Search(searches, lambda: settings)

    async def search(self, query: str = "q", conversation: str = "c", **more: object) -> SearchFinished:
        turn = Turn("t", conversation, "?", plan=Plan((query,)), **more)  # type: ignore[arg-type]
        self.events = [event async for event in self.step.run(turn)]
        return next(event for event in self.events if isinstance(event, SearchFinished))


async def test_the_same_query_within_the_hour_is_answered_from_the_conversation() -> None:
    world = World()
    first = await world.search("Blue sky")
    world.now += timedelta(minutes=59)
    again = await world.search("  blue SKY ")
    assert (first.kept, again.kept) == ("", NOON.isoformat(timespec="seconds"))
    assert again.hits == first.hits
    assert len(world.channel.asked) == 1
    assert [type(event) for event in world.events] == [SearchStarted, SearchFinished, SourcesFound]


async def test_after_an_hour_it_is_searched_again() -> None:
    world = World()
    await world.search()
    world.now += timedelta(minutes=61)
    assert not (await world.search()).kept


async def test_the_user_may_have_it_searched_again_at_once() -> None:
    world = World()
    await world.search()
    assert not (await world.search(fresh=True)).kept
    assert len(world.channel.asked) == 2


async def test_another_conversation_site_or_channel_keeps_its_own() -> None:
    world = World()
    await world.search()
    for other in ({"conversation": "d"}, {"site": "a.example"}, {"channel": "wikipedia"}):
        assert not (await world.search(**other)).kept


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
