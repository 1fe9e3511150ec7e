"""A fact that is forgotten is gone from old turns, from the file and its journal; what is not reached is told."""

import asyncio
import os
import sqlite3
import zipfile
from collections.abc import AsyncIterator
from contextlib import aclosing, closing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME
from app.adapters.storage.memory_facts import SqliteFacts
from app.adapters.storage.restoring import restore
from app.core.domain.chat import Message, Role, TextBlock
from app.core.domain.citation import Citation, DisagreeingValue, Disagreement, Support, Verdict
from app.core.domain.editing import Edit, EditKind, Original
from app.core.domain.evidence import Passage, Reference
from app.core.domain.graph import Graph, Node
from app.core.domain.memory import Fact
from app.core.domain.settings import MemorySettings, Overrides, SearchMode
from app.core.domain.sources import Origin
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from tests.adapters.storage.samples import source, turn
from tests.core.world import SETTINGS, World
from tests.fakes import FakeModel

WORDS = "Collects porcelain hedgehogs since childhood."
OTHER = "Drinks green tea only."
MOMENT = datetime(2026, 1, 1, tzinfo=UTC)
HEDGEHOGS, TEA = Fact("f1", "", WORDS, MOMENT, MOMENT, "t0"), Fact("f2", "", OTHER, MOMENT, MOMENT + timedelta(hours=1))
REMEMBERING = replace(SETTINGS, memory=MemorySettings(("",)))
OFF = Overrides(mode=SearchMode.OFF)


@dataclass
class Kept:
    folder: Path
    store: SqliteConversations
    facts: SqliteFacts

    def world(self, *answers: str, gate: asyncio.Event | None = None) -> World:
        model = FakeModel(list(answers), gate=gate)
        return World(model, store=self.store, memory=self.facts, settings=REMEMBERING)  # type: ignore[arg-type]

    async def asked(self) -> Turn:
        """A turn that was given both facts and cites them."""
        world = self.world("Maybe some figures [1] and a cup [2].")
        async with aclosing(world.ask.run(Question("c", "What would be a good present?", overrides=OFF))) as events:
            return await self.turn([event async for event in events][-1].turn)

    async def turn(self, turn_id: str) -> Turn:
        conversation = await self.store.conversation("c")
        assert conversation is not None
        return next(one for one in conversation.turns if one.id == turn_id)

    def files_with(self, words: str) -> list[str]:
        found = (path for path in self.folder.rglob("*") if path.is_file() and path.parent.name != "backups")
        return sorted(path.name for path in found if words.encode() in path.read_bytes())


@pytest.fixture
async def kept(tmp_path: Path) -> AsyncIterator[Kept]:
    store = await SqliteConversations.open(tmp_path)
    facts = SqliteFacts(store.database)
    await store.create("c", "Presents")
    for fact in (HEDGEHOGS, TEA):
        await facts.keep_fact(fact)
    yield Kept(tmp_path, store, facts)
    await store.close()


def passages(turn: Turn) -> dict[str, str]:
    """Key of the source → what the turn was given of it."""
    given = {r.source: " ".join(p.text for p in r.passages) for r in turn.references or ()}
    return {turn.sources[id].key: text for id, text in given.items() if id in turn.sources}


async def test_no_file_holds_the_words_of_a_forgotten_fact_any_more(kept: Kept) -> None:
    before = await kept.asked()
    assert passages(before) == {"memory:f1": WORDS, "memory:f2": OTHER}
    assert kept.files_with(WORDS)
    await kept.facts.forget("f1")
    assert kept.files_with(WORDS) == []
    after = await kept.turn(before.id)
    assert (after.text, after.cited_numbers()) == (before.text, before.cited_numbers())
    assert passages(after) == {"memory:f1": "", "memory:f2": OTHER}
    kinds = {s.key: s.kind for s in after.sources.values()}
    assert kinds == {"memory:f1": "forgotten", "memory:f2": "memory"}
    assert {s.number for s in after.sources.values()} == {1, 2}
    assert OTHER in [fact.text for fact in await kept.facts.facts()]


@pytest.mark.parametrize("group", ["", None])
async def test_all_of_a_memory_is_forgotten_in_the_same_way(kept: Kept, group: str | None) -> None:
    before = await kept.asked()
    await kept.facts.forget_all(group)
    assert kept.files_with(WORDS) == kept.files_with(OTHER) == []
    assert set(passages(await kept.turn(before.id)).values()) == {""}


async def test_what_tools_answered_what_was_quoted_and_what_a_research_found_is_forgotten_too(kept: Kept) -> None:
    one = source("s", 1, origin=Origin.MEMORY, kind="memory")
    one = replace(one, key="memory:f1", title=WORDS[:80], url="")
    given = Reference(1, "s", (Passage("s", WORDS),))
    support = Support(Verdict.SUPPORTED, 0.9, WORDS)
    citation = Citation((1,), (0, 3), "[1]", cited_text=WORDS, support=support)
    beside = Disagreement((DisagreeingValue(1, "1", WORDS), DisagreeingValue(2, "2", "x")))
    edit = Edit(EditKind.CORRECTED, (4, 6), "is", "was", (2,), (1,), detail=WORDS)
    other = Edit(EditKind.LOOKED_UP, (3, 3), to_numbers=(2,), detail="Words of a page.")
    old = turn(
        "t1",
        "c",
        sources={"s": one},
        references=[given],
        citations=(citation, Citation((2,), (3, 3), disagreement=beside)),
        original=Original("[1] It is.", (citation,)),
        edits=(edit, other),
        messages=[Message(Role.USER, (TextBlock(f"ref [1] {WORDS}"),))],
        graph=Graph((Node("n", "What?", references=(given,), numbers=(1,)),)),
        text_parts=["[1] it is."],
    )
    await kept.store.save(old, [one])
    before = await kept.turn("t1")
    forgotten = await kept.facts.forget("f1")
    assert kept.files_with(WORDS) == []
    after = await kept.turn("t1")
    without = replace(citation, cited_text="", support=replace(support, sentence=""))
    assert after.citations == (without, replace(old.citations[1], disagreement=None))
    assert after.original == Original("[1] It is.", (without,))
    assert after.edits == (replace(edit, detail=""), other)
    assert forgotten.turns == {"t1"}
    await kept.facts.restore(forgotten)
    assert await kept.turn("t1") == before


async def test_undo_brings_back_the_fact_and_the_passages_of_old_turns(kept: Kept) -> None:
    before, facts = await kept.asked(), await kept.facts.facts()
    forgotten = await kept.facts.forget("f1")
    assert await kept.facts.facts() == [TEA]
    await kept.facts.restore(forgotten)
    assert await kept.facts.facts() == facts
    assert passages(await kept.turn(before.id)) == passages(before)
    assert await kept.turn(before.id) == before


async def test_a_turn_that_was_running_when_a_fact_was_forgotten_does_not_bring_it_back(kept: Kept) -> None:
    gate = asyncio.Event()
    world = kept.world("Some figures [1] perhaps.", gate=gate)
    async with aclosing(world.ask.run(Question("c", "What would be a good present?", overrides=OFF))) as events:
        async for event in events:
            if type(event).__name__ == "ReferencesBuilt":
                break
        await kept.facts.forget("f1")
        gate.set()
        ends = [event async for event in events]
    assert kept.files_with(WORDS) == []
    after = await kept.turn(ends[-1].turn)
    assert after.text
    assert passages(after) == {"memory:f1": "", "memory:f2": OTHER}


async def test_what_an_older_version_left_in_old_turns_goes_with_the_next_fact(kept: Kept) -> None:
    before = await kept.asked()
    with closing(sqlite3.connect(kept.folder / "citewise.db")) as db, db:
        db.execute("DELETE FROM facts WHERE id = 'f1'")
    await kept.facts.forget("f2")
    assert kept.files_with(WORDS) == kept.files_with(OTHER) == []
    assert set(passages(await kept.turn(before.id)).values()) == {""}


async def test_it_is_told_which_backups_still_hold_the_words_and_a_fresh_one_takes_their_place(kept: Kept) -> None:
    await kept.asked()
    folder = kept.folder / "backups"
    folder.mkdir()
    unread = folder / "citewise-20250101T000000000000Z-before-m001_x.db"
    unread.write_bytes(b"no database, but " + WORDS.encode())
    with closing(sqlite3.connect(kept.folder / "citewise.db")) as db:
        for name, sql in (("a", "SELECT 1"), ("b", "DELETE FROM facts"), ("c", "UPDATE facts SET text = 'x'")):
            with closing(sqlite3.connect(folder / f"citewise-2025020{name}-before-m002_y.db")) as copy:
                db.backup(copy)
                copy.execute(sql)
                copy.commit()
    (folder / "citewise-20250301-before-m003_z.db").write_bytes(b"nothing of it")
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    forgotten = await kept.facts.forget("f1")
    old = await kept.facts.backups_with(forgotten)
    assert {one.name for one in old} == set(before) - {"citewise-20250301-before-m003_z.db"}
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
    fresh = await kept.facts.renew_backup(old)
    assert sorted(folder.iterdir()) == sorted([folder / "citewise-20250301-before-m003_z.db", fresh.path])
    assert WORDS.encode() not in fresh.path.read_bytes()
    with closing(sqlite3.connect(fresh.path)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert [text for (text,) in copy.execute("SELECT text FROM facts")] == [OTHER]
        assert copy.execute("SELECT count(*) FROM turns").fetchone() == (1,)
    assert await kept.facts.backups_with(forgotten) == []


async def test_a_backup_of_everything_is_looked_through_though_it_is_packed(kept: Kept) -> None:
    await kept.asked()
    folder = kept.folder / "backups"
    folder.mkdir()
    names = [f"citewise-desk-2025010{n}T000000Z.zip" for n in range(3)]
    with closing(sqlite3.connect(kept.folder / "citewise.db")) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for name, data in zip(names, ((kept.folder / "citewise.db").read_bytes(), b"nothing of it", b""), strict=True):
        with zipfile.ZipFile(folder / name, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("citewise.db", data)
    (folder / names[2]).write_bytes(b"a broken one may hold anything")
    forgotten = await kept.facts.forget("f1")
    old = await kept.facts.backups_with(forgotten)
    assert {one.name for one in old} == {names[0], names[2]}
    await kept.facts.renew_backup(old)
    assert [path.name for path in folder.glob("*.zip")] == [names[1]]


async def test_where_no_fresh_backup_can_be_made_the_old_ones_stay(kept: Kept) -> None:
    folder = kept.folder / "backups"
    folder.mkdir()
    old = folder / "citewise-20250101T000000000000Z-before-m001_x.db"
    old.write_bytes(WORDS.encode())
    forgotten = await kept.facts.forget("f1")
    backups = await kept.facts.backups_with(forgotten)
    os.rename(folder, kept.folder / "elsewhere")
    folder.write_bytes(b"no folder")
    with pytest.raises(Exception, match="backups"):
        await kept.facts.renew_backup(backups)
    assert (kept.folder / "elsewhere" / old.name).exists()


async def test_no_checkpoint_of_an_answer_that_goes_on_writes_a_forgotten_fact_again(kept: Kept) -> None:
    """Its process may be killed right behind it: then nothing else would take the words away."""
    world = kept.world("Collects porcelain hedgehogs since childhood [2].")
    async with aclosing(world.ask.run(Question("c", "What would be a good present?", overrides=OFF))) as events:
        turn_id = [event async for event in events][-1].turn
    (citation,) = (await kept.turn(turn_id)).citations
    assert citation.support is not None
    assert citation.support.sentence == WORDS
    running = replace(await kept.turn(turn_id), state=State.RUNNING)
    await kept.facts.forget("f1")
    await kept.store.checkpoint(running)
    assert kept.files_with(WORDS) == []
    (citation,) = (await kept.turn(turn_id)).citations
    assert citation.support is not None
    assert citation.support.sentence == ""


async def test_a_file_that_was_kept_aside_as_a_backup_was_restored_is_told_of_too(kept: Kept) -> None:
    await kept.asked()
    backup = await kept.facts.renew_backup([])
    await kept.store.close()
    aside = restore(backup.path, kept.folder, NAME)
    kept.store = await SqliteConversations.open(kept.folder)
    kept.facts = SqliteFacts(kept.store.database)
    forgotten = await kept.facts.forget("f1")
    old = await kept.facts.backups_with(forgotten)
    assert {one.name: one.aside for one in old} == {backup.name: False, aside.name: True}
    await kept.facts.renew_backup(old)
    assert (aside.exists(), backup.path.exists()) == (True, False)
    await kept.store.close()


async def test_a_turn_that_the_disk_did_not_take_yet_is_shown_without_what_was_forgotten(kept: Kept) -> None:
    before = await kept.asked()
    kept.store.hold(before, list(before.sources.values()))
    await kept.facts.forget("f1")
    assert passages(await kept.turn(before.id)) == {"memory:f1": "", "memory:f2": OTHER}
    await kept.store.save_unsaved()
    assert kept.files_with(WORDS) == []
