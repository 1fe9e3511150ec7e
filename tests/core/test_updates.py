"""When a newer version is asked for, and what is believed of the answer."""

from collections.abc import Mapping
from datetime import UTC, datetime

import pytest

from app.core.domain.errors import BadAnswer, Unreachable
from app.core.domain.reasons import UpdateReason
from app.core.domain.updates import Release, ReleaseFeed, System, UpdateState, version_key
from app.core.updates import Updates

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC).timestamp()
DAY = 86_400.0


def release(version: str, systems: Mapping[str, str] = {}, **notes: str) -> Release:
    return Release(version, "2026-12-01", f"https://example.org/{version}", notes, systems)


def feed(*releases: Release, serial: int = 1, days: float = 30) -> ReleaseFeed:
    return ReleaseFeed(serial, datetime.fromtimestamp(NOW + days * DAY, UTC), releases)


class FeedStub:
    host = "feed.example"

    def __init__(self, *feeds: ReleaseFeed | None) -> None:
        self.feeds = list(feeds)
        self.requests = 0

    async def fetch(self) -> ReleaseFeed:
        self.requests += 1
        if (one := self.feeds.pop(0)) is None:
            raise Unreachable(self.host)
        return one


class MemoryStub:
    def __init__(self, state: UpdateState | None = None, full: bool = False) -> None:
        self.state, self.full = state or UpdateState(), full

    def load(self) -> UpdateState:
        return self.state

    def save(self, state: UpdateState) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        self.state = state


class Clock:
    time = NOW

    def __call__(self) -> float:
        return self.time


def updates(
    source: FeedStub, memory: MemoryStub | None = None, version: str = "0.2.0", system: System | None = None
) -> tuple[Updates, MemoryStub, Clock]:
    memory, clock = memory or MemoryStub(), Clock()
    return Updates(source, memory, version, system or System(), clock), memory, clock


async def test_a_newer_version_is_told_the_newest_first() -> None:
    made, _, _ = updates(FeedStub(feed(release("0.2.1"), release("0.10.0"), release("0.2.0"), release("0.1.0"))))
    offer = await made.check()
    assert [one.version for one in offer.releases] == ["0.10.0", "0.2.1"]


async def test_it_is_due_once_a_day_whatever_came_of_it() -> None:
    made, memory, clock = updates(FeedStub(None, feed()))
    assert made.is_due()
    with pytest.raises(Unreachable):
        await made.check()
    assert not made.is_due()
    assert not updates(FeedStub(), memory)[0].is_due(), "nor after a start"
    clock.time += DAY
    assert made.is_due()
    await made.check()
    clock.time -= 3 * DAY
    assert made.is_due(), "a clock that was set back makes nobody wait for years"


async def test_a_list_older_than_one_that_was_seen_is_refused_after_a_start_too() -> None:
    source = FeedStub(feed(serial=7), feed(release("9.9"), serial=6), feed(release("0.3.0"), serial=7))
    made, memory, _ = updates(source)
    await made.check()
    later, _, _ = updates(source, memory)
    with pytest.raises(BadAnswer) as caught:
        await later.check()
    assert caught.value.data["reason"] == UpdateReason.OLDER
    assert memory.state.serial == 7
    assert (await later.check()).newest


async def test_a_list_that_expired_counts_for_nothing() -> None:
    made, memory, _ = updates(FeedStub(feed(release("9.9"), serial=5, days=-0.01)))
    with pytest.raises(BadAnswer) as caught:
        await made.check()
    assert caught.value.data["reason"] == UpdateReason.EXPIRED
    assert memory.state.serial == 0


@pytest.mark.parametrize("answer", [feed(release("0.3.0")), None])
async def test_what_is_skipped_while_the_list_comes_stays_skipped(answer: ReleaseFeed | None) -> None:
    class Slow(FeedStub):
        async def fetch(self) -> ReleaseFeed:
            made.skip("0.3.0")
            return await super().fetch()

    made, memory, _ = updates(Slow(answer))
    if answer is None:
        with pytest.raises(Unreachable):
            await made.check()
    else:
        assert (await made.check()).skipped
    assert (memory.state.skipped, memory.state.requested) == ("0.3.0", NOW)


async def test_a_version_that_was_skipped_is_marked_until_there_is_a_newer_one() -> None:
    made, memory, _ = updates(FeedStub(feed(release("0.3.0")), feed(release("0.3.0")), feed(release("0.4.0"))))
    assert not (await made.check()).skipped
    made.skip("0.3.0")
    assert (await made.check()).skipped
    assert not (await made.check()).skipped
    assert memory.state.skipped == "0.3.0"


async def test_a_version_that_this_system_cannot_run_is_not_offered() -> None:
    fit, unfit = release("0.3.0", {"linux": "2.31"}), release("0.4.0", {"linux": "2.39", "macos": "14"})
    linux = System("linux", "2.36")
    offer = await updates(FeedStub(feed(fit, unfit)), system=linux)[0].check()
    assert (offer.releases, offer.unfit) == ((fit,), None)
    offer = await updates(FeedStub(feed(unfit)), system=linux)[0].check()
    assert (offer.newest, offer.unfit) == (None, unfit)
    offer = await updates(FeedStub(feed(unfit)), system=System("linux"))[0].check()
    assert offer.newest == unfit, "nobody knows what it has"


async def test_a_disk_that_takes_nothing_asks_no_second_time() -> None:
    made, _, _ = updates(FeedStub(feed(serial=3)), MemoryStub(full=True))
    await made.check()
    assert not made.is_due()


def test_versions_are_compared_by_their_numbers() -> None:
    ordered = ["0.9", "0.10.dev3", "0.10a1", "0.10rc1", "0.10rc2", "0.10", "0.10.1", "1", "1.0.1", "2.0"]
    keys = [version_key(one) for one in ordered]
    assert keys[3:] == sorted(keys[3:])
    assert keys[0] < min(keys[1:])
    assert version_key("1.0.0") == version_key("1") == version_key("v1.0")
    assert version_key("") < version_key("0.1")


def test_notes_are_in_the_windows_language_or_in_english() -> None:
    one = Release("1", "", "", {"en": "News", "zh-CN": "新闻"})
    assert [one.notes_in(name) for name in ("zh_CN", "zh-TW", "en", "de")] == ["新闻", "新闻", "News", "News"]
    both = Release("1", "", "", {"zh-CN": "新闻", "zh-TW": "新聞"})
    assert [both.notes_in(name) for name in ("zh_CN", "zh-tw", "zh_TW")] == ["新闻", "新聞", "新聞"]
    assert Release("1", "", "").notes_in("en") == ""
