"""One turn goes, and comes back as it was: the others, their places and their numbers stay."""

from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.chat import ImageBlock
from app.core.domain.conversation import PRIVATE, Conversation
from app.core.domain.turn.turn import State, Turn
from tests.adapters.storage.conftest import opened
from tests.adapters.storage.samples import NOON, answered, turn


def finished(id_: str, parent: str | None, **news: object) -> Turn:
    return replace(turn(id_), parent=parent, state=State.FINISHED, text_parts=[f"answer of {id_}"], **news)  # type: ignore[arg-type]


async def tree(store: SqliteConversations) -> Conversation:
    conversation = await store.conversation("c1")
    assert conversation is not None
    return conversation


async def fill(store: SqliteConversations) -> None:
    """a → b → c, and b2 beside b."""
    await store.create("c1", "Title")
    image = ImageBlock(b"1", "image/png")
    turns = finished("a", None), finished("b2", "a"), finished("b", "a", images=(image,)), finished("c", "b")
    for minute, one in enumerate(turns):
        await store.save(replace(one, created=NOON + timedelta(minutes=minute)))


def places(conversation: Conversation) -> dict[str, str | None]:
    return {one.id: one.parent for one in conversation.turns}


async def test_what_followed_it_follows_the_one_before(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await fill(store)
        deleted = await store.delete_turn("c1", "b")
        assert deleted is not None
        assert (deleted.turn.id, deleted.followers, deleted.leaf) == ("b", ("c",), "c")
    async with opened(tmp_path) as store:
        conversation = await tree(store)
        assert places(conversation) == {"a": None, "b2": "a", "c": "a"}
        assert [one.id for one in conversation.branch()] == ["a", "c"]
        assert [one.id for one in (await store.branch("c1", "c") or conversation).turns] == ["a", "c"]


async def test_it_comes_back_whole_and_at_its_place(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await fill(store)
        before = await tree(store)
        deleted = await store.delete_turn("c1", "b")
        assert deleted is not None
        await store.restore_turn(deleted)
        assert await tree(store) == replace(before, updated=(await tree(store)).updated)
    async with opened(tmp_path) as store:
        assert (await tree(store)).turns == before.turns
        assert [one.id for one in (await tree(store)).branch()] == ["a", "b", "c"]


async def test_a_last_turn_gives_way_to_its_other_version_and_else_to_the_one_before(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await fill(store)
        for gone, shown in (("c", "b"), ("b", "b2"), ("b2", "a"), ("a", None)):
            assert await store.delete_turn("c1", gone) is not None
            branch = (await tree(store)).branch()
            assert (branch[-1].id if branch else None) == shown


async def test_numbers_of_the_others_mean_what_they_meant(tmp_path: Path) -> None:
    """A turn of an older version cites what only the turn before it was given."""
    async with opened(tmp_path) as store:
        await store.create("c1", "Title")
        first = replace(answered(), state=State.FINISHED)
        await store.save(first)
        second = replace(finished("later", first.id), citations=first.citations)
        await store.save(second)
        await store.database.write(lambda db: db.execute("DELETE FROM turn_numbers WHERE turn = 'later'"))
        before = {s.number: s.id for s in (await tree(store)).turns[1].sources.values()}
        assert before
        assert await store.delete_turn("c1", first.id) is not None
        (left,) = (await tree(store)).turns
        assert {s.number: s.id for s in left.sources.values()} == before


async def test_what_runs_is_not_deleted_nor_what_it_follows(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await fill(store)
        await store.save(replace(turn("d"), parent="c"))
        assert await store.delete_turn("c1", "d") is None
        assert await store.delete_turn("c1", "c") is None
        assert await store.delete_turn("c1", "missing") is None
        assert await store.delete_turn("other", "a") is None
        assert len((await tree(store)).turns) == 5


async def test_the_search_does_not_find_it_until_it_is_back(tmp_path: Path) -> None:
    async with opened(tmp_path) as store:
        await fill(store)
        await store.save(finished("z", "c", question="Zugspitze by zeppelin?"))
        assert await store.summaries("zeppelin")
        deleted = await store.delete_turn("c1", "z")
        assert deleted is not None
        assert not await store.summaries("zeppelin")
        await store.restore_turn(deleted)
        assert await store.summaries("zeppelin")


@pytest.mark.parametrize("private", [False, True])
async def test_private_ones_are_deleted_and_come_back_too(private: bool) -> None:
    store = ConversationsWithPrivate(await SqliteConversations.in_memory(), await SqliteConversations.in_memory())
    id_ = f"{PRIVATE}1" if private else "c1"
    await store.create(id_, "Title")
    await store.save(replace(finished("a", None), conversation=id_))
    deleted = await store.delete_turn(id_, "a")
    assert deleted is not None
    assert (await store.conversation(id_) or Conversation("")).turns == ()
    await store.restore_turn(deleted)
    assert len((await store.conversation(id_) or Conversation("")).turns) == 1
    await store.close()
