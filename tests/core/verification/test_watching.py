"""Watched answers: what is due, what is news, what is let go of."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any

from app.core.domain.conversation import PRIVATE, Conversation
from app.core.domain.errors import TimedOut
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

    async def load(self) -> list[Watch]:
        return list(self.watches)

    async def save(self, watches: Sequence[Watch]) -> None:
        self.watches = list(watches)


class Conversations:
    def __init__(self) -> None:
        self.kept: Conversation | None = conversation()

    async def conversation(self, id: str) -> Conversation | None:
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


def test_due_is_what_is_old_enough_unreadable_or_of_a_clock_that_was_wrong() -> None:
    watch = Watch("c", "t", WatchInterval.WEEKLY, (NOW - timedelta(days=6)).isoformat())
    assert not is_due(watch, NOW)
    assert is_due(watch, NOW + DAY)
    for checked in ("", "yesterday", "2026-03-10T09:00:00", (NOW + 9 * DAY).isoformat()):
        assert is_due(replace(watch, checked=checked), NOW)
