"""Watched answers: what is due, what is news, what is let go of."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from app.core.domain.conversation import PRIVATE, Conversation
from app.core.domain.errors import AppError, TimedOut, Unavailable, Unreachable, Unreadable
from app.core.domain.reasons import UnreadableReason
from app.core.domain.watch import Watch, WatchInterval
from app.core.export.evidence.texts import no_texts
from app.core.verification.evidence import Evidence
from app.core.verification.verifying import Verifier
from app.core.verification.watching import MOST, Watches, is_due
from tests.core.export.evidence.samples import TEXT, conversation
from tests.core.verification.test_verifying import Web

NOW = datetime(2026, 3, 10, 9, tzinfo=UTC)
DAY = timedelta(days=1)


class Store:
    def __init__(self, *watches: Watch) -> None:
        self.watches = list(watches)
        self.problem: AppError | None = None

    async def load(self) -> list[Watch]:
        return list(self.watches)

    async def save(self, watches: Sequence[Watch]) -> None:
        await asyncio.sleep(0)
        if self.problem is not None:
            raise self.problem
        self.watches = list(watches)


class Conversations:
    def __init__(self) -> None:
        self.kept: Conversation | None = conversation()
        self.damaged: dict[str, Exception] = {}

    async def conversation(self, id: str) -> Conversation | None:
        if id in self.damaged:
            raise self.damaged[id]
        return self.kept


def watching(web: Web, store: Store, conversations: Any = None) -> Watches:
    stored: Any = conversations or Conversations()
    return Watches(store, Evidence(stored, no_texts, Verifier(web)))


async def test_what_changed_is_told_once_and_again_when_it_changes_again() -> None:
    web, store = Web(), Store()
    watches = watching(web, store)
    assert await watches.watch("c1", "t1", WatchInterval.DAILY)
    assert await watches.check_due(NOW) == []
    assert store.watches[0].checked.startswith("2026-03-10T09")
    web.pages["one"] = TEXT.replace("1883", "1884")
    assert await watches.check_due(NOW + timedelta(hours=2)) == []  # not due
    (news,) = await watches.check_due(NOW + DAY)
    assert [claim.state.value for claim in news.changed] == ["changed"]
    assert await watches.check_due(NOW + 2 * DAY) == []  # it is known
    web.pages["one"] = TEXT.replace("1883", "1885")
    assert len(await watches.check_due(NOW + 3 * DAY)) == 1
    web.pages["one"] = TEXT
    (back,) = await watches.check_due(NOW + 4 * DAY)
    assert [claim.state.value for claim in back.changed] == ["unchanged"]


async def test_a_page_that_does_not_answer_once_is_no_news() -> None:
    web, store = Web(), Store(Watch("c1", "t1", WatchInterval.DAILY))
    watches = watching(web, store)
    await watches.check_due(NOW)
    web.pages["one"] = TimedOut("example.org")
    assert await watches.check_due(NOW + DAY) == []
    web.pages["one"] = TEXT
    assert await watches.check_due(NOW + 2 * DAY) == []


async def test_what_is_gone_is_watched_no_longer_and_nothing_is_asked() -> None:
    web, store, conversations = Web(), Store(Watch("c1", "t1")), Conversations()
    conversations.kept = None
    assert await watching(web, store, conversations).check_due(NOW) == []
    assert store.watches == []
    assert web.requests == []


async def test_a_private_one_and_too_many_are_refused() -> None:
    store = Store(*(Watch("c", f"t{n}") for n in range(MOST)))
    watches = watching(Web(), store)
    assert not await watches.watch(f"{PRIVATE}1", "p", WatchInterval.DAILY)
    assert not await watches.watch("c", "another", WatchInterval.DAILY)
    assert await watches.watch("c", "t3", WatchInterval.DAILY)
    assert store.watches[3].interval is WatchInterval.DAILY
    await watches.unwatch("t3")
    assert len(store.watches) == MOST - 1


async def test_a_few_are_checked_at_a_time() -> None:
    web = Web()
    store = Store(*(Watch("c1", "t1" if n == 0 else f"gone{n}") for n in range(9)))
    watches = watching(web, store)
    await watches.check_due(NOW)
    assert len(await watches.all()) == 7  # two of the three that were looked for are gone


async def test_one_that_fails_keeps_no_other_from_being_checked() -> None:
    web, conversations = Web(one=TEXT.replace("1883", "1884")), Conversations()
    store = Store(*(Watch(f"c{n}", "t1" if n == 4 else f"t{n}0") for n in range(5)))
    watches = watching(web, store, conversations)
    conversations.damaged = {"c0": Unavailable("citewise.db", "x"), "c1": ValueError("x"), "c2": KeyError("x")}
    assert await watches.check_due(NOW) == []
    assert await watches.has_due(NOW)
    (news,) = await watches.check_due(NOW)
    assert news.watch.turn == "t1"
    assert not await watches.has_due(NOW), "those that failed wait"
    conversations.damaged = {}
    assert await watches.has_due(NOW + timedelta(hours=1))


async def test_a_disk_that_takes_nothing_makes_nobody_first_in_line_for_ever() -> None:
    store = Store(*(Watch("c1", "t1", checked=f"2026-03-0{n}T09:00:00+00:00") for n in (1,)))
    store.problem = Unavailable("watches.json", "full")
    watches = watching(Web(), store)
    assert await watches.check_due(NOW) == []
    assert not await watches.has_due(NOW + timedelta(hours=2))


async def test_what_the_user_was_not_told_is_told_by_the_next_process() -> None:
    web, store = Web(one=TEXT.replace("1883", "1884")), Store(Watch("c1", "t1", WatchInterval.DAILY))
    first = watching(web, store)
    assert len(await first.check_due(NOW)) == 1
    assert await first.check_due(NOW + DAY) == []
    second = watching(web, store)
    (news,) = await second.check_due(NOW + timedelta(hours=1))
    await second.acknowledge(news)
    assert store.watches == [news.watch]
    assert await watching(web, store).check_due(NOW + 3 * DAY) == []


async def test_a_check_without_network_counts_for_nothing() -> None:
    web, store = Web(one=TimedOut("example.org"), two=Unreachable("example.org")), Store(Watch("c1", "t1"))
    watches = watching(web, store)
    assert await watches.check_due(NOW) == []
    assert store.watches[0].checked == ""
    assert not await watches.has_due(NOW + timedelta(minutes=15))
    web.pages = {"one": TEXT.replace("1883", "1884")}
    assert len(await watches.check_due(NOW + timedelta(hours=1))) == 1


async def test_attempts_without_an_answer_become_rare() -> None:
    web, store = Web(one=TimedOut("example.org"), two=Unreachable("example.org")), Store(Watch("c1", "t1"))
    watches = watching(web, store)
    looks = [NOW + timedelta(minutes=15 * n) for n in range(4 * 24 * 5)]
    attempts = [now for now in looks if await watches.has_due(now) and await watches.check_due(now) == []]
    assert len(attempts) == 9  # after 1, 2, 4, 8, 16 hours, then daily


async def test_a_page_that_refuses_counts_as_checked() -> None:
    refusal = Unreadable("example.org", UnreadableReason.STATUS, "403")
    store = Store(Watch("c1", "t1"))
    await watching(Web(one=refusal, two=refusal), store).check_due(NOW)
    assert store.watches[0].checked


async def test_changes_at_the_same_time_are_all_kept() -> None:
    store = Store(Watch("c1", "a"))
    watches = watching(Web(), store)
    await asyncio.gather(watches.watch("c1", "b", WatchInterval.DAILY), watches.unwatch("a"))
    assert [watch.turn for watch in store.watches] == [watch.turn for watch in await watches.all()] == ["b"]


async def test_what_is_let_go_of_during_its_check_stays_so() -> None:
    store = Store(Watch("c1", "t1"), Watch("c1", "other", checked=NOW.isoformat()))
    watches = watching(Web(one=TEXT.replace("1883", "1884")), store)
    news, _ = await asyncio.gather(watches.check_due(NOW), watches.unwatch("t1"))
    for one in news:
        await watches.acknowledge(one)
    assert [watch.turn for watch in store.watches] == ["other"]


async def test_those_that_wait_longest_come_first() -> None:
    turns = [f"t{n}" for n in range(9)]
    store = Store(*(Watch("c1", turn, checked="" if turn > "t5" else "2026-01-01T00:00:00+00:00") for turn in turns))
    conversations = Conversations()
    conversations.kept = None
    await watching(Web(), store, conversations).check_due(NOW)
    assert [watch.turn for watch in store.watches] == turns[:6]


def test_due_is_what_is_old_enough_unreadable_or_of_a_clock_that_was_wrong() -> None:
    watch = Watch("c", "t", WatchInterval.WEEKLY, (NOW - timedelta(days=6)).isoformat())
    assert not is_due(watch, NOW)
    assert is_due(watch, NOW + DAY)
    for checked in ("", "yesterday", "2026-03-10T09:00:00", (NOW + 9 * DAY).isoformat()):
        assert is_due(replace(watch, checked=checked), NOW)
