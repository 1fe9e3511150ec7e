"""The conversations on disk, through a real file that is closed and opened again."""

import asyncio
import time
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations, title_of
from app.core.domain.chat import ImageBlock, ModelChoice
from app.core.domain.citation import Citation
from app.core.domain.conversation import leaf_under
from app.core.domain.editing import Translation
from app.core.domain.events import SearchFinished
from app.core.domain.evidence import Hit
from app.core.domain.settings import Overrides, Planner, SearchMode
from app.core.domain.turn.turn import State
from tests.adapters.storage.conftest import Clock, kept, only_turn, opened
from tests.adapters.storage.samples import NOON, answered, turn


async def test_a_new_turn_is_the_shown_leaf_and_names_its_conversation(store: SqliteConversations) -> None:
    await store.save(turn("t1"))
    await store.save(turn("t2", parent="t1", created=NOON + timedelta(minutes=1)))
    conversation = await kept(store)
    assert conversation.title == "How high is the Zugspitze?"
    assert [t.id for t in conversation.branch()] == ["t1", "t2"]


async def test_a_turn_that_ends_elsewhere_does_not_take_over_the_view(store: SqliteConversations) -> None:
    first, second = turn("t1"), turn("t2")
    await store.save(first)
    await store.save(second)
    await store.save(first)
    conversation = await kept(store)
    assert conversation.current_leaf == "t2"
    await store.show_branch("c1", "t1")
    assert (await kept(store)).current_leaf == "t1"


async def test_each_version_of_a_question_remembers_the_branch_that_was_shown_behind_it(
    store: SqliteConversations,
) -> None:
    tree = {"a": None, "a1": "a", "a2": "a", "b": None, "b1": "b"}
    for n, (name, parent) in enumerate(tree.items()):
        await store.save(turn(name, parent=parent, created=NOON + timedelta(minutes=n)))
    await store.show_branch("c1", "a1")
    await store.show_branch("c1", "b1")
    conversation = await kept(store)
    assert [t.id for t in conversation.branch()] == ["b", "b1"]
    assert leaf_under(conversation.turns, "a", conversation.children) == "a1"
    await store.save(answered("a2", parent="a"))  # what is saved again does not come into view
    assert leaf_under(conversation.turns, "a", (await kept(store)).children) == "a1"


async def test_what_comes_to_an_answer_later_makes_its_conversation_no_newer(store: SqliteConversations) -> None:
    await store.save(turn("t1"))
    asked = (await kept(store)).updated
    await store.save(answered("t1"))
    ended = (await kept(store)).updated
    assert asked is not None
    assert ended is not None
    assert ended > asked
    translation = Translation("de", "Sie ist 2962 [1] Meter hoch.", current=True)
    await store.save(answered("t1", translations=(translation,)))
    assert (await kept(store)).updated == ended
    assert (await only_turn(store)).translations == (translation,)
    await store.save(turn("t1"))  # it goes on
    again = (await kept(store)).updated
    assert again is not None
    assert again > ended


async def test_an_edited_question_stands_beside_the_old_one(store: SqliteConversations) -> None:
    for one in (answered("t1"), answered("t2", question="edited"), turn("t3", question="again")):
        await store.save(one)
    conversation = await kept(store)
    assert [t.question for t in conversation.turns] == ["How high is the Zugspitze?", "edited", "again"]
    assert {t.parent for t in conversation.turns} == {None}


async def test_a_checkpoint_keeps_what_grew_and_touches_nothing_else(store: SqliteConversations) -> None:
    running = turn()
    await store.save(running)
    running.text_parts += ["It is ", "2962 [1]"]
    running.reasoning_parts.append("Let me see.")
    running.citations = (Citation((1,), (11, 14), "[1]"),)
    running.finish = "stop"
    await store.checkpoint(running)
    read = await only_turn(store)
    assert (read.text, read.reasoning, read.citations) == (running.text, running.reasoning, running.citations)
    assert (read.finish, read.state) == ("", State.RUNNING)


async def test_what_changes_after_the_call_is_not_saved(store: SqliteConversations) -> None:
    running = turn(text_parts=["before"])
    saving = asyncio.get_running_loop().create_task(store.save(running))
    await asyncio.sleep(0)  # the call is made, and waits for the disk
    running.text_parts.append(" and after")
    running.notices.clear()
    await saving
    assert (await only_turn(store)).text == "before"


async def test_a_save_whose_caller_is_cancelled_is_done_whole(store: SqliteConversations) -> None:
    saving = asyncio.get_running_loop().create_task(store.save(answered()))
    await asyncio.sleep(0)
    saving.cancel()
    with pytest.raises(asyncio.CancelledError):
        await saving
    assert (await only_turn(store)).references == answered().references


async def test_what_still_runs_from_before_is_marked_stopped(store: SqliteConversations) -> None:
    tomorrow = NOON + timedelta(days=9999)  # the clock was put back since
    await store.save(turn("old", text_parts=["half an ans"]))
    await store.save(turn("done", state=State.FINISHED))
    await store.save(turn("later", created=tomorrow))
    assert await store.mark_interrupted() == 2
    conversation = await kept(store)
    states = {t.id: t.state for t in conversation.turns}
    assert states == {"old": State.STOPPED, "done": State.FINISHED, "later": State.STOPPED}
    assert conversation.turns[0].text == "half an ans"


async def test_drafts_wishes_and_titles_stay(tmp_path: Path) -> None:
    overrides = Overrides(SearchMode.ALWAYS, "wikipedia", ModelChoice("p", "m"), Planner.MODEL, "example.org")
    async with opened(tmp_path) as store:
        await store.create("c1", "Old", Overrides(SearchMode.OFF))
        await store.rename("c1", " New\n title ")
        await store.keep_draft("c1", "unfinished \ud800 thought")
        await store.keep_overrides("c1", overrides)
    async with opened(tmp_path) as store:
        conversation = await kept(store)
    assert (conversation.title, conversation.draft, conversation.overrides) == (
        "New title",
        "unfinished \ufffd thought",
        overrides,
    )


async def test_searching_again_is_never_a_conversations_wish(store: SqliteConversations) -> None:
    await store.create("c1", "First", Overrides(channel="local", fresh=True))
    assert (await kept(store)).overrides == Overrides(channel="local")
    await store.keep_overrides("c1", Overrides(site="example.org", fresh=True))
    assert (await kept(store)).overrides == Overrides(site="example.org")


async def test_hits_of_a_search_are_not_stored_with_its_turn(store: SqliteConversations) -> None:
    search = SearchFinished("t1", "query", "local", (Hit(1, "Title", "https://a.example"),), hit_count=1)
    await store.save(turn(searches=[search]))
    assert (await only_turn(store)).searches == [replace(search, hits=())]


async def test_the_images_of_a_question_stay_through_every_save(store: SqliteConversations) -> None:
    asked = turn(images=(ImageBlock(b"1", "image/png"), ImageBlock(b"2", "image/webp")))
    for state in (State.RUNNING, State.FINISHED):
        asked.state = state
        await store.save(asked)
    assert (await only_turn(store)).images == asked.images


async def test_creating_twice_changes_nothing(store: SqliteConversations) -> None:
    await store.create("c1", "First", Overrides(channel="local"))
    await store.create("c1", "Second")
    conversation = await kept(store)
    assert (conversation.title, conversation.overrides.channel) == ("First", "local")


async def test_a_deleted_conversation_comes_back_until_it_is_purged(tmp_path: Path, clock: Clock) -> None:
    async with opened(tmp_path, clock) as store:
        await store.save(answered())
        await store.delete("c1")
        assert await store.summaries() == []
        assert await store.conversation("c1") is None
    clock.time += timedelta(days=6)
    async with opened(tmp_path, clock) as store:
        await store.restore("c1")
        assert (await only_turn(store)).citations == answered().citations
        await store.delete("c1")
    clock.time += timedelta(days=8)
    async with opened(tmp_path, clock) as store:
        await store.restore("c1")
        assert await store.conversation("c1") is None
        assert await store.passages("c1", "t1-high") == []


def test_titles_are_one_line_without_unseen_characters() -> None:
    assert title_of("  a\tb\n\nc\x00\u202e d ") == "a b c d"
    assert title_of("\n\t ") == ""
    assert title_of("👩\u200d🔬 研究") == "👩\u200d🔬 研究"
    assert len(title_of("x" * 1000)) == 120


async def test_a_thousand_turns_and_two_thousand_conversations_stay_fast(store: SqliteConversations) -> None:
    async with asyncio.TaskGroup() as group:
        for n in range(2000):
            group.create_task(store.create(f"c{n}", f"Conversation {n}"))
        for n in range(1000):
            group.create_task(store.save(answered(f"t{n}")))
    before = time.perf_counter()
    conversation = await store.conversation("c1")
    summaries = await store.summaries()
    found = await store.summaries("METRES high")
    await store.save(answered("last"))
    assert time.perf_counter() - before < 20  # 0.2 s on a quiet machine
    assert (len(conversation.turns if conversation else ()), len(summaries), len(found)) == (1000, 2000, 1)


async def test_an_unknown_conversation_is_none_and_its_book_empty(store: SqliteConversations) -> None:
    assert await store.conversation("nothing") is None
    assert len(await store.book("nothing")) == 0
