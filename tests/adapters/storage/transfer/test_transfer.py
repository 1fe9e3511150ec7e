"""Whole conversations into a real file and out of it again, and imports taken back."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from sqlite3 import IntegrityError

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.transfer.transfer import SqliteTransfer
from app.core.domain.conversation import Conversation
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.transfer.whole import BatchState, ImportBatch, WholeConversation, turn_id_within
from app.core.domain.turn.turn import State, Turn
from app.core.ports.transfer import ConversationTransfer
from tests.adapters.storage.conftest import opened
from tests.adapters.storage.samples import NOON, answered, source, turn, turns


def finished(id_: str, parent: str | None = None, **news: object) -> Turn:
    minute = timedelta(minutes=sum(map(ord, id_)))
    more = {"state": State.FINISHED, "text_parts": [f"answer of {id_}"], "created": NOON + minute, **news}
    return replace(turn(id_), parent=parent, **more)  # type: ignore[arg-type]


def whole(*turns: Turn, leaf: str | None = None, **news: object) -> WholeConversation:
    more = {"title": "Tea 🍵 茶", "created": NOON, "updated": NOON + timedelta(hours=3), **news}
    conversation = Conversation("c1", current_leaf=leaf or turns[-1].id, turns=turns, **more)  # type: ignore[arg-type]
    books = {one.id: one for turn in turns for one in turn.sources.values()}
    return WholeConversation(conversation, tuple(books.values()))


TREE = (finished("a"), finished("b", "a"), finished("b2", "a"), finished("c", "b"))


def batch(name: str = "first") -> ImportBatch:
    return ImportBatch(name, "chatgpt", "conversations.json", NOON)


def ids(conversation: Conversation | None) -> set[str]:
    assert conversation is not None
    return {one.id for one in conversation.turns}


async def imported(store: SqliteConversations, one: WholeConversation, name: str = "first") -> ConversationTransfer:
    transfer: ConversationTransfer = SqliteTransfer(store.database)
    await transfer.begin(batch(name))
    await transfer.add(one, name)
    await transfer.end(name, BatchState.FINISHED)
    return transfer


async def test_it_comes_out_as_it_went_in(tmp_path: Path) -> None:
    tree = (answered("a"), *(replace(one, parent="a") for one in (answered("b"), answered("b2"))))
    tree = tuple(replace(one, created=NOON + timedelta(minutes=n)) for n, one in enumerate(tree))
    books = tuple(source(f"{one}-{kind}") for one in ("a", "b", "b2") for kind in ("high", "found"))
    one = whole(*tree, leaf="b", children={"a": "b"}, draft="next", group="Work", overrides=Overrides(SearchMode.OFF))
    one = replace(one, sources=(replace(books[0], number=1), *books[1:]), pinned=NOON, archived=NOON, tags=("x", "茶"))
    async with opened(tmp_path) as store:
        await SqliteTransfer(store.database).add(one)
    async with opened(tmp_path) as store:
        again = await SqliteTransfer(store.database).whole("c1")
        assert again is not None
        assert again.conversation.branch() == one.conversation.branch()
        assert replace(again, conversation=replace(again.conversation, turns=tree)) == one
        (row,) = await store.summaries()
        assert (row.title, row.pinned, row.archived, row.tags, row.updated) == (
            "Tea 🍵 茶", True, True, ("x", "茶"), NOON + timedelta(hours=3),
        )  # fmt: skip


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.data())
async def test_any_turn_is_the_same_on_the_other_side(data: st.DataObject) -> None:
    one = data.draw(turns())
    first, second = await SqliteConversations.in_memory(), await SqliteConversations.in_memory()
    try:
        await SqliteTransfer(first.database).add(whole(one))
        out = await SqliteTransfer(first.database).whole("c1")
        assert out is not None
        await SqliteTransfer(second.database).add(out)
        assert await SqliteTransfer(second.database).whole("c1") == out
    finally:
        await first.close()
        await second.close()


async def test_the_second_time_adds_nothing(store: SqliteConversations) -> None:
    transfer = await imported(store, whole(*TREE))
    before = await transfer.whole("c1")
    await transfer.begin(batch("second"))
    addition = await transfer.add(whole(*(replace(one, question="other") for one in TREE), title="Other"), "second")
    await transfer.end("second", BatchState.FINISHED)
    assert (addition.created, addition.turns) == (False, ())
    assert await transfer.whole("c1") == before
    assert [(one.id, one.conversations, one.turns) for one in await transfer.batches()] == [("first", 1, 4)]


async def test_what_grew_elsewhere_is_added_and_continues_what_is_shown(store: SqliteConversations) -> None:
    transfer = await imported(store, whole(*TREE))
    await store.rename("c1", "Mine")
    grown = (*TREE, finished("d", "c"), finished("d2", "c"))
    later = whole(*grown, leaf="d", updated=NOON + timedelta(days=1))
    await transfer.begin(batch("second"))
    assert (await transfer.add(later, "second")).turns == ("d", "d2")
    conversation = await store.conversation("c1")
    assert conversation is not None
    assert (conversation.title, conversation.current_leaf) == ("Mine", "d")
    assert conversation.updated == NOON + timedelta(days=1)
    assert (await transfer.undo("second")).turns == 2
    conversation = await store.conversation("c1")
    assert ids(conversation) == {"a", "b", "b2", "c"}
    assert conversation is not None
    assert conversation.current_leaf == "c"


@pytest.mark.parametrize("comparison", ["b", "x"])  # of the first answer's id, or as older versions made them
async def test_an_answer_that_is_here_stands_beside_those_that_came_to_it_elsewhere(
    store: SqliteConversations, comparison: str
) -> None:
    await imported(store, whole(finished("a")))
    for one in (finished("b", "a"), finished("b2", "a")):
        await store.save(one)
    await store.show_branch("c1", "a")
    grown = [finished("b", "a", comparison=comparison), finished("c", "a", comparison=comparison)]
    other = finished("d", "c", comparison="elsewhere")
    beside = whole(finished("a"), *grown, finished("b2", "a", comparison="elsewhere"), other, leaf="c")
    await imported(store, replace(beside, conversation=replace(beside.conversation, side_by_side=True)), "second")
    stored = await store.conversation("c1")
    assert stored is not None
    comparisons = {one.id: one.comparison for one in stored.turns}
    assert comparisons == {"a": "", "b": comparison, "b2": "", "c": comparison, "d": "elsewhere"}
    assert (stored.current_leaf, stored.side_by_side) == ("c", True)


async def test_a_turn_that_the_user_deleted_does_not_come_back(store: SqliteConversations) -> None:
    transfer = await imported(store, whole(*TREE))
    await store.delete_turn("c1", "b")
    await transfer.begin(batch("second"))
    assert (await transfer.add(whole(*TREE, finished("e", "b"), leaf="c"), "second")).turns == ("e",)
    conversation = await store.conversation("c1")
    assert ids(conversation) == {"a", "b2", "c", "e"}
    assert conversation is not None
    assert {one.id: one.parent for one in conversation.turns}["e"] == "a"


async def test_one_undo_takes_all_back_and_out_of_the_search(store: SqliteConversations) -> None:
    transfer = await imported(store, whole(*TREE))
    while await store.index_more():
        pass
    assert [one.id for one in await store.summaries("answer")] == ["c1"]
    undone = await transfer.undo("first")
    assert (undone.conversations, undone.turns, dict(undone.continued)) == (1, 4, {})
    assert await store.summaries() == await store.summaries("answer") == []
    while await transfer.clear_undone():
        pass
    assert await transfer.has_undone()
    await transfer.forget_undone()
    assert not await transfer.has_undone()
    count = (
        "SELECT (SELECT count(*) FROM turns) + (SELECT count(*) FROM conversations) + (SELECT count(*) FROM imports)"
    )
    assert (await store.database.read(lambda db: db.execute(count).fetchone()))[0] == 0
    assert await transfer.batches() == []
    await imported(store, whole(*TREE), "again")
    assert ids(await store.conversation("c1")) == {"a", "b", "b2", "c"}


async def test_what_was_taken_back_comes_again_before_it_is_cleared(store: SqliteConversations) -> None:
    transfer = await imported(store, whole(*TREE))
    await transfer.undo("first")
    await transfer.begin(batch("second"))
    addition = await transfer.add(whole(*TREE), "second")
    assert addition.created
    while await transfer.clear_undone():
        pass
    assert ids(await store.conversation("c1")) == {"a", "b", "b2", "c"}
    assert (await transfer.undo("second")).conversations == 1
    assert await store.conversation("c1") is None


async def test_a_conversation_that_went_on_stays(store: SqliteConversations) -> None:
    transfer = await imported(store, whole(*TREE))
    await store.save(finished("mine", "c"))
    undone = await transfer.undo("first")
    assert (undone.conversations, dict(undone.continued)) == (0, {"c1": "Tea 🍵 茶"})
    assert ids(await store.conversation("c1")) == {"a", "b", "b2", "c", "mine"}


async def test_a_deleted_conversation_comes_back_with_what_the_user_asked_and_is_never_cleared(
    store: SqliteConversations,
) -> None:
    transfer = await imported(store, whole(*TREE))
    await store.save(finished("mine", "c"))
    await store.delete("c1")
    assert (await transfer.stored(["c1", "none"]))["c1"].deleted
    await transfer.begin(batch("second"))
    assert (await transfer.add(whole(*TREE), "second")).created
    assert "mine" in ids(await store.conversation("c1"))
    await transfer.undo("second")
    while await transfer.clear_undone():
        pass
    assert await store.conversation("c1") is None
    await store.restore("c1")
    assert "mine" in ids(await store.conversation("c1"))


def other(*turns: Turn, id: str = "c2") -> WholeConversation:
    one = whole(*(replace(turn, conversation=id) for turn in turns))
    return replace(one, conversation=replace(one.conversation, id=id, children={"a": "b"}))


async def test_turns_of_another_conversation_with_the_same_ids_stay_as_they_are(store: SqliteConversations) -> None:
    transfer = await imported(store, whole(*TREE))
    before = await transfer.whole("c1")
    evil = other(*(replace(one, question="other", text_parts=["overwritten"]) for one in TREE))
    await transfer.begin(batch("second"))
    for again in (False, True):
        addition = await transfer.add(evil, "second")
        assert (addition.created, len(addition.turns)) == (not again, 0 if again else 4)
        assert await transfer.whole("c1") == before
    added = await store.conversation("c2")
    assert added is not None
    assert [one.text for one in added.branch()] == ["overwritten"] * 3
    assert not ids(added) & {"a", "b", "b2", "c"}
    stored = (await transfer.stored(["c2"]))["c2"]
    assert not any(stored.lacks("c2", one.id) for one in TREE)
    assert (await transfer.undo("second")).turns == 4
    while await transfer.clear_undone():
        pass
    assert await transfer.whole("c1") == before


async def test_a_comparison_goes_by_the_new_id_of_the_answer_that_was_first_in_it(store: SqliteConversations) -> None:
    transfer = await imported(store, whole(*TREE))
    await transfer.add(other(finished("a"), finished("b", "a")))
    first = turn_id_within("c2", "b")
    here = finished("here", turn_id_within("c2", "a"), comparison=first)
    await store.save(replace(here, conversation="c2"))
    await transfer.add(other(finished("a"), finished("b", "a", comparison="b"), finished("b2", "a", comparison="b")))
    added = await store.conversation("c2")
    assert added is not None
    assert [one.comparison for one in added.turns if one.parent] == [first] * 3


async def test_an_import_again_knows_its_turns_after_the_conversation_with_their_ids_is_gone(
    store: SqliteConversations,
) -> None:
    transfer = await imported(store, whole(*TREE))
    await transfer.add(other(*TREE))
    await transfer.undo("first")
    while await transfer.clear_undone():
        pass
    assert (await transfer.add(other(*TREE))).turns == ()


async def test_no_turn_is_written_over_that_of_another_conversation(store: SqliteConversations) -> None:
    await store.save(finished("a"))
    with pytest.raises(IntegrityError):
        await store.save(replace(finished("a"), conversation="c2", text_parts=["overwritten"]))
    (mine,) = (await store.conversation("c1")).branch()  # type: ignore[union-attr]
    assert mine.text == "answer of a"
