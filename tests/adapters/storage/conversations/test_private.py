"""Private conversations live in memory beside those on disk, and leave nothing there."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from app.adapters.storage.conversations.private import ConversationsWithPrivate
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.conversation import PRIVATE, is_private
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.turn import State, Turn
from app.core.ports import CachedSearch, ConversationStore
from tests.adapters.storage.samples import NOON, answered

ID = f"{PRIVATE}1"
WORD = "xylophonist"


async def opened(folder: Path) -> ConversationsWithPrivate:
    return ConversationsWithPrivate(await SqliteConversations.open(folder), await SqliteConversations.in_memory())


def on_disk(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file())


async def test_a_private_conversation_works_like_any_other(tmp_path: Path) -> None:
    store: ConversationStore = await opened(tmp_path)
    await store.create(ID, "Secret", Overrides(mode=SearchMode.OFF))
    await store.save(Turn("t1", ID, f"Who is the {WORD}?", state=State.FINISHED, text_parts=["Nobody."]))
    await store.keep_draft(ID, "and then")
    await store.rename(ID, "More secret")
    await store.move(ID, "Work")
    kept = await store.conversation(ID)
    assert kept is not None
    assert (kept.private, kept.title, kept.draft, kept.group) == (True, "More secret", "and then", "Work")
    assert [turn.text for turn in kept.turns] == ["Nobody."]
    assert [(row.id, row.private) for row in await store.summaries(WORD)] == [(ID, True)]
    await store.delete(ID)
    assert await store.summaries() == []
    await store.restore(ID)
    assert len(await store.summaries()) == 1
    await store.close()


async def test_nothing_of_it_is_on_disk(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create(ID, WORD)
    turn = replace(answered("t9", ID), question=WORD, text_parts=[WORD * 2000])
    await store.save(turn, list(turn.sources.values()))
    await store.checkpoint(turn)
    await store.cache_search(ID, WORD, CachedSearch("local", (), WORD, NOON.isoformat()))
    assert (await store.cached_search(ID, WORD, NOON)) is not None
    await store.summaries(WORD)
    assert WORD.encode() not in on_disk(tmp_path)
    await store.close()
    assert WORD.encode() not in on_disk(tmp_path)
    with sqlite3.connect(tmp_path / "citewise.db") as db:
        assert db.execute("SELECT count(*) FROM conversations").fetchone() == (0,)
    db.close()


async def test_others_are_listed_beside_it_newest_first(tmp_path: Path) -> None:
    store = await opened(tmp_path)
    await store.create("c1", "Kept")
    await store.create(ID, "Not kept")
    await store.create("c2", "Kept too")
    assert [row.id for row in await store.summaries()] == ["c2", ID, "c1"]
    assert [row.private for row in await store.summaries()] == [False, True, False]
    await store.close()
    again = await opened(tmp_path)
    assert [row.id for row in await again.summaries()] == ["c2", "c1"]
    assert await again.conversation(ID) is None
    await again.close()


@pytest.mark.parametrize(("id_", "private"), [(ID, True), ("c1", False), ("", False)])
def test_the_id_tells_what_is_private(id_: str, private: bool) -> None:
    assert is_private(id_) is private
