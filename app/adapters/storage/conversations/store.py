"""The conversations in SQLite; fits the port `ConversationStore`."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.adapters.storage.conversations.fact_removal import forgotten_facts
from app.adapters.storage.conversations.full_text import SummaryRows, listed, matching
from app.adapters.storage.conversations.search_cache import cached, keep
from app.adapters.storage.conversations.search_index import index_waiting, purge
from app.adapters.storage.conversations.sources import book_of
from app.adapters.storage.conversations.turn_cache import TurnCache
from app.adapters.storage.conversations.turn_removal import put_back, take_out
from app.adapters.storage.conversations.turns import keep_conversation, keep_growth, keep_turn, show_leaf, snapshot
from app.adapters.storage.conversations.unsaved import Unsaved, UnsavedTurns
from app.adapters.storage.database import NAME, Connection, Database, T
from app.adapters.storage.migrations import MIGRATIONS
from app.adapters.storage.values import dumps, stamp
from app.core.conversation_query import ConversationQuery
from app.core.domain.conversation import Conversation, DeletedTurn, Summary
from app.core.domain.errors import AppError
from app.core.domain.settings import Overrides
from app.core.domain.sources import Source, SourceBook
from app.core.domain.turn.turn import State, Turn
from app.core.ports import CachedSearch

log = logging.getLogger(__name__)

_DELETED_FOR = timedelta(days=7)
_TITLE_LENGTH = 120
_INDEXED_AT_ONCE = 40  # turns; writing waits for them some ten milliseconds
_UNSEEN = dict.fromkeys([*range(0x20), *range(0x7F, 0xA0), *range(0x202A, 0x202F), *range(0x2066, 0x206A)])


def _now() -> datetime:
    return datetime.now(UTC)


class SqliteConversations:
    """`await SqliteConversations.open(data_dir)`: the file `citewise.db` there. Close it when the program ends.

    Every method may raise `Unavailable` (disk full, file gone, closed).
    """

    def __init__(self, database: Database, now: Callable[[], datetime] = _now) -> None:
        self._database = database
        self._now = now
        self._unsaved = UnsavedTurns()
        self._rows = SummaryRows()
        self._cache = TurnCache()

    @classmethod
    async def open(cls, directory: Path, now: Callable[[], datetime] = _now) -> "SqliteConversations":
        """Open or make the file, bring it up to date, purge what was deleted a week ago.

        Raises `Unavailable` where that cannot be done, such as for a file of a newer version, which stays untouched.
        """
        database = await Database.open(directory, NAME, MIGRATIONS)
        old = stamp(now() - _DELETED_FOR)
        await database.write(lambda db: purge(db, old))
        return cls(database, now)

    @classmethod
    async def in_memory(cls, now: Callable[[], datetime] = _now) -> "SqliteConversations":
        """Conversations that are gone when they are closed; nothing of them is ever on disk."""
        database = await Database.in_memory(MIGRATIONS)
        return cls(database, now)

    @property
    def problem(self) -> str:
        """Empty, or what was wrong with the file at the start and under which name it was turn."""
        return self._database.problem

    async def has_undone_imports(self) -> bool:
        """Some were taken back, and the process ended before all of them was gone."""
        sql = "SELECT 1 FROM imports WHERE state = 'undone' LIMIT 1"
        return await self._database.read(lambda db: db.execute(sql).fetchone()) is not None

    @property
    def database(self) -> Database:
        """The file, for those who keep something else in it."""
        return self._database

    @property
    def unsaved_ids(self) -> frozenset[str]:
        """The turns of which the disk has not got the last state."""
        return self._unsaved.ids

    async def close(self) -> None:
        """Tries once more to save what is held, then closes."""
        try:
            await self.save_unsaved()
        except AppError as error:
            log.error("the last words of %d turns are lost: %s", len(self.unsaved_ids), error)
        await self._database.close()

    async def summaries(self, text: str = "", most: int | None = None) -> list[Summary]:
        """The conversations that are not deleted, newest first; with `text`, those that match, best first."""
        query = ConversationQuery.parsed(text)
        if not query:
            return await self._database.read(lambda db: listed(db, self._rows, most))
        return await self._database.read(lambda db: matching(db, query))

    async def index_more(self) -> bool:
        """Take some of the turns that older versions left into the index of the search; True while there are more."""
        return await self._write_cached(lambda db: index_waiting(db, _INDEXED_AT_ONCE)) == _INDEXED_AT_ONCE

    async def conversation(self, conversation_id: str) -> Conversation | None:
        """The whole tree; None where there is none of that id or it is deleted."""
        return await self._read_conversation(lambda db: self._cache.conversation(db, conversation_id))

    async def branch(self, conversation_id: str, leaf: str | None) -> Conversation | None:
        """With the turns from the root to `leaf` alone, which others are given, too: nobody changes them."""
        return await self._read_conversation(lambda db: self._cache.branch(db, conversation_id, leaf))

    async def _read_conversation(self, work: Callable[[Connection], Conversation | None]) -> Conversation | None:
        conversation, forgotten = await self._database.read(lambda db: (work(db), forgotten_facts(db)))
        return None if conversation is None else self._unsaved.over(conversation, forgotten)

    async def book(self, conversation_id: str) -> SourceBook:
        unsaved = self._unsaved.sources_of(conversation_id)
        return await self._database.read(lambda db: book_of(db, conversation_id, unsaved))

    async def passages(self, conversation_id: str, source: str) -> list[tuple[str, str]]:
        """(turn id, passage text) of a source, newest turn first."""
        sql = """
            SELECT p.turn, p.text FROM passages p JOIN turns t ON t.id = p.turn
            WHERE p.source = ? AND t.conversation = ?
            ORDER BY t.created DESC, t.rowid DESC, p.reference, p.ordinal
        """
        rows = await self._database.read(lambda db: db.execute(sql, (source, conversation_id)).fetchall())
        return [(turn, text) for turn, text in rows]

    async def create(self, conversation_id: str, title: str, overrides: Overrides = Overrides()) -> None:
        """One that is there already stays as it is; one that was deleted or archived comes back."""
        row = (conversation_id, title_of(title), stamp(self._now()), stamp(self._now()), _stored(overrides))
        await self._change(
            "INSERT INTO conversations (id, title, created, updated, wishes) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET deleted = NULL, archived = NULL",
            row,
        )

    async def rename(self, conversation_id: str, title: str) -> None:
        await self._set("title", title_of(title), conversation_id)

    async def delete(self, conversation_id: str) -> None:
        """Hide it; `restore` brings it back until a start of the program, a week later or more, purges it."""

        def work(db: Connection) -> None:
            values = (stamp(self._now()), conversation_id)
            db.execute("UPDATE conversations SET deleted = ? WHERE id = ?", values)
            self._cache.drop_conversation(conversation_id)

        await self._write_cached(work)

    async def restore(self, conversation_id: str) -> None:
        await self._set("deleted", None, conversation_id)

    async def keep_draft(self, conversation_id: str, text: str) -> None:
        await self._set("draft", text, conversation_id)

    async def keep_overrides(self, conversation_id: str, overrides: Overrides) -> None:
        await self._set("wishes", _stored(overrides), conversation_id)

    async def move(self, conversation_id: str, group: str) -> None:
        await self._set("grouped", group, conversation_id)

    async def pin(self, conversation_id: str, pinned: bool) -> None:
        await self._set("pinned", stamp(self._now()) if pinned else None, conversation_id)

    async def archive(self, conversation_id: str, archived: bool) -> None:
        await self._set("archived", stamp(self._now()) if archived else None, conversation_id)

    async def tag(self, conversation_id: str, tags: Sequence[str]) -> None:
        await self._set("tags", dumps(tuple(tags)), conversation_id)

    async def show_branch(self, conversation_id: str, leaf: str, side_by_side: bool = False) -> None:
        """The branch that ends with `leaf`. Each of its turns is the one that is shown of its siblings from now on."""
        await self._write_cached(lambda db: show_leaf(db, conversation_id, leaf, side_by_side))

    async def delete_turn(self, conversation_id: str, turn_id: str) -> DeletedTurn | None:
        await self.save_unsaved()  # what is held is written with the place that it had in the tree
        return await self._write_tree(conversation_id, lambda db: take_out(db, conversation_id, turn_id))

    async def restore_turn(self, deleted: DeletedTurn) -> None:
        await self._write_tree(deleted.turn.conversation, lambda db: put_back(db, deleted))

    async def save(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        """The whole turn and its new or changed sources, in one transaction; later changes to `turn` do not matter.

        A new turn becomes the shown leaf. One that is saved again does not: another may be shown meanwhile.
        """
        unsaved = Unsaved(snapshot(turn), list(sources))
        with self._unsaved.replaced(turn.id):
            await self._write(unsaved)
        try:
            await self.save_unsaved()  # the disk takes something again
        except AppError as error:
            log.info("what is held is not saved yet: %s", error)
        except Exception:  # a bug with another turn must not cost this one, which is saved
            log.exception("what is held cannot be saved")
        if turn.ended:
            await self._index_ended()

    def hold(self, turn: Turn, sources: Sequence[Source] = ()) -> None:
        """Keep what could not be saved: `conversation` shows it, `save_unsaved` saves it. No later change counts."""
        self._unsaved.put(Unsaved(snapshot(turn), list(sources)))

    async def save_unsaved(self) -> None:
        """Save all that is held, the oldest first. Raises `Unavailable` where the disk still refuses."""
        for unsaved in self._unsaved:
            if self._unsaved.is_due(unsaved):
                await self._write(unsaved)
                self._unsaved.drop(unsaved)

    async def _write(self, unsaved: Unsaved) -> None:
        turn, now = unsaved.turn, stamp(self._now())

        def work(db: Connection) -> None:
            keep_conversation(db, turn, title_of(turn.question), now)
            new, updated = keep_turn(db, turn, unsaved.sources)
            self._cache.drop(turn.conversation, turn.id, updated)
            if new:
                self._cache.drop(turn.conversation, turn.comparison)  # where that is a turn, it may be marked now
                show_leaf(db, turn.conversation, turn.id, bool(turn.comparison))

        await self._write_cached(work)

    async def checkpoint(self, turn: Turn) -> None:
        """Only what grows while an answer streams: its text, reasoning and citations. The turn was saved before."""
        grown = snapshot(turn)

        def work(db: Connection) -> None:
            keep_growth(db, grown)
            self._cache.drop(grown.conversation, grown.id)

        await self._write_cached(work)

    async def cached_search(self, conversation_id: str, key: str, since: datetime) -> CachedSearch | None:
        """What was found when this was asked here, at `since` or later."""
        return await self._database.read(lambda db: cached(db, conversation_id, key, since))

    async def cache_search(self, conversation_id: str, key: str, search: CachedSearch) -> None:
        """Replaces what was found before. Nothing is kept for a conversation that is not on disk."""
        await self._write_cached(lambda db: keep(db, conversation_id, key, search, self._now()))

    async def mark_interrupted(self) -> int:
        """End the turns that run on disk: their process is gone. To be called before any begins. Returns how many.

        One whose last word was in is finished, though its citations may not be checked; the others were cut off.
        Their time of birth says nothing: a clock may have been put back since.
        """
        sql = "UPDATE turns SET state = iif(written, ?, ?) WHERE state = 'running'"
        values = (State.FINISHED.value, State.STOPPED.value)
        return await self._database.write(lambda db: db.execute(sql, values).rowcount)

    async def _index_ended(self) -> None:
        """Apart from what is saved, which no trouble with the index may cost."""
        try:
            await self.index_more()
        except Exception as error:
            log.warning("the index of the search waits: %s", error)

    async def _set(self, column: str, value: str | None, conversation_id: str) -> None:
        await self._change(f"UPDATE conversations SET {column} = ? WHERE id = ?", (value, conversation_id))

    async def _change(self, sql: str, values: Sequence[str | None]) -> None:
        await self._write_cached(lambda db: db.execute(sql, values))

    async def _write_tree(self, conversation_id: str, work: Callable[[Connection], T]) -> T:
        def write(db: Connection) -> T:
            self._cache.drop_conversation(conversation_id)
            return work(db)

        return await self._write_cached(write)

    async def _write_cached(self, work: Callable[[Connection], T]) -> T:
        """Write what changes no turn but those that `work` drops from the cache."""

        def accounted(db: Connection) -> T:
            with self._cache.writing(db):
                return work(db)

        return await self._database.write(accounted, self._cache.committed)


def title_of(text: str) -> str:
    """One line of sane length, without characters that are not seen or turn the text around."""
    line = " ".join(" ".join(text[: 10 * _TITLE_LENGTH].split()).translate(_UNSEEN).split())
    return line if len(line) <= _TITLE_LENGTH else line[: _TITLE_LENGTH - 1].rstrip() + "…"


def _stored(overrides: Overrides) -> str:
    """Searching again is a wish for one message: a conversation never remembers it."""
    return dumps(replace(overrides, fresh=False))
