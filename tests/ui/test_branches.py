"""Versions of a question and its answer: every branch can be reached, is kept, and is what goes on and is exported."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import QUrl

from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain import events as e
from app.core.domain.turn.turn import State, Turn
from tests.qt import Runner
from tests.ui.fakes import NOW, FakeServices
from tests.ui.samples import answered
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until


@asynccontextmanager
async def window_over_a_file(folder: Path) -> AsyncIterator[Desk]:
    """The window over a database of its own, with a conversation of five turns in it."""
    store = ConversationsWithPrivate(await SqliteConversations.open(folder), await SqliteConversations.in_memory())
    if await store.conversation("c1") is None:
        for n in range(1, 6):
            turn = answered(f"old{n}", parent=f"old{n - 1}" if n > 1 else None)
            await store.save(replace(turn, created=NOW - timedelta(minutes=10 - n)))
    async with desk(folder, FakeServices(folder, store)) as d:  # type: ignore[arg-type]
        yield d
    await store.close()


def ids(d: Desk) -> list[str]:
    return [turn.id for turn in d.window.chat.current.turns]


def words(d: Desk) -> str:
    return d.window.transcript.toPlainText()


def step(d: Desk, turn: str, by: int) -> None:
    """Press ‹ (-1) or › (1) under a question."""
    d.window.transcript.anchorClicked.emit(QUrl(f"do:version/{turn}/{by}"))


async def retried(d: Desk, turn: str, ended: bool = True) -> str:
    """Press Retry; gives the new turn, which has ended if wished so."""
    before = ids(d)
    d.window.transcript.retry_requested.emit(turn)
    await until(lambda: ids(d)[-1] not in before)
    if ended:
        d.services.ask.say(d.window.chat.current.id, e.TurnFinished)
        await until(lambda: not d.window.chat.busy)
    return ids(d)[-1]


def test_retry_on_an_old_answer_leaves_a_way_back_to_everything_behind_it(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            new = await retried(d, "old1")
            assert "2/2" in words(d)
            step(d, new, -1)
            assert ids(d) == [f"old{n}" for n in range(1, 6)]
            assert words(d).count("1/2") == 1
            step(d, "old1", 1)
            assert ids(d) == [new]

    run(story())


def test_the_version_that_was_chosen_is_kept_over_a_restart_and_exported(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            step(d, await retried(d, "old3"), -1)
            assert len(ids(d)) == 5
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            assert ids(d) == [f"old{n}" for n in range(1, 6)]
            d.window.conversation_export.write("c1", str(tmp_path / "out.md"))
            await until((tmp_path / "out.md").exists)
            assert (tmp_path / "out.md").read_text().count(f"## {answered().question}") == 5

    run(story())


def test_each_version_comes_back_with_what_was_shown_behind_it_after_a_restart(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            again = await retried(d, "old5")
            step(d, again, -1)
            other = await retried(d, "old1")
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            assert ids(d) == [other]
            step(d, other, -1)
            assert ids(d)[-1] == "old5"

    run(story())


def test_the_next_question_follows_the_version_that_is_shown(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            step(d, await retried(d, "old1"), -1)
            d.window.composer.set_text("and then?")
            d.window.composer.submit()
            await until(lambda: len(d.services.ask.asked) == 2)
            assert d.services.ask.asked[-1].parent == "old5"
            await until(lambda: len(ids(d)) == 6)

    run(story())


def test_an_answer_that_runs_goes_on_while_another_version_is_shown(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            new = await retried(d, "old2", ended=False)
            step(d, new, -1)
            d.services.ask.say("c1", e.TextDelta, text="Hidden words.")
            await until(lambda: "Hidden" in d.window.chat.current.tree[new].text)
            assert (ids(d)[-1], d.window.composer._busy, "Hidden" in words(d)) == ("old5", True, False)
            step(d, "old2", 1)
            assert "Hidden words." in words(d)
            d.services.ask.say("c1", e.TextDelta, text=" More.")
            d.services.ask.say("c1", e.TurnFinished)
            await until(lambda: "Hidden words. More." in words(d))
            assert d.window.chat.current.turns[-1].state is State.FINISHED

    run(story())


def test_stop_reaches_an_answer_that_runs_in_another_version(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            new = await retried(d, "old2", ended=False)
            step(d, new, -1)
            d.window.question_controller.escape()
            await until(lambda: not d.window.chat.busy)
            assert d.services.ask.stopped == [new]

    run(story())


def test_an_answer_that_was_cut_off_goes_on_in_its_own_version(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            new = await retried(d, "old2", ended=False)
            d.services.ask.say("c1", e.TextDelta, text="Half")
            d.window.chat.stop()
            await until(lambda: not d.window.chat.busy)
            d.window.transcript.continue_requested.emit(new)
            step(d, new, -1)
            await until(lambda: d.window.chat.current.tree[new].state is State.RUNNING)
            d.services.ask.say("c1", e.TextDelta, text=" and whole")
            await until(lambda: d.window.chat.current.tree[new].text == "Half and whole")
            step(d, "old2", 1)
            assert "Half and whole" in words(d)
            d.services.ask.say("c1", e.TurnFinished)
            await until(lambda: not d.window.chat.busy)

    run(story())


def test_a_private_conversation_has_versions_too(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            d.window.question_controller.new_private()
            conversation = await d.asked("secret?")
            d.services.ask.say(conversation, e.TurnFinished)
            await until(lambda: not d.window.chat.busy)
            first = ids(d)[-1]
            step(d, await retried(d, first), -1)
            assert ids(d) == [first]
            await d.opened("c1")
            await d.opened(conversation)
            assert (ids(d), "1/2" in words(d)) == ([first], True)

    run(story())


def test_many_versions_are_walked_through_one_by_one_and_end_at_their_ends(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            second = await retried(d, "old5")
            third = await retried(d, second)
            seen = []
            for by in (1, -1, -1, -1, 1):
                step(d, ids(d)[-1], by)
                seen.append(ids(d)[-1])
            assert seen == [third, second, "old5", "old5", second]

    run(story())


def test_a_branch_whose_end_is_gone_from_the_disk_is_still_shown(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.services.conversations.show_branch("c1", "gone")
            await d.opened("c1")
            assert ids(d) == [f"old{n}" for n in range(1, 6)]

    run(story())


def test_the_window_keeps_its_tasks_in_order_when_versions_are_changed_quickly(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with window_over_a_file(tmp_path) as d:
            await d.opened("c1")
            new = await retried(d, "old1")
            for _ in range(10):
                step(d, ids(d)[0], -1)
                step(d, ids(d)[0], 1)
            await d.window.tasks.done()
            found = await d.services.conversations.conversation("c1")
            assert found is not None
            assert [t.id for t in found.branch()] == [new]

    run(story())


def test_a_turn_has_no_other_versions_where_it_was_asked_once() -> None:
    from app.ui.tasks.open_conversation import OpenConversation

    opened = OpenConversation("c1", tree={"a": Turn("a", "c1", "?"), "b": Turn("b", "c1", "?", "a")})
    opened.show("b")
    assert opened.places() == {}
