"""Assistants and prompts of another machine beside those that are here."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from sqlite3 import Connection
from typing import TypeVar

from app.adapters.storage.library.versions import (
    EarlierVersions,
    content_of,
    is_copy,
    reads_alike,
    remember,
    save,
    saved,
    version_id,
)
from app.core.domain.assistants import LONGEST_NAME, Assistant
from app.core.domain.prompts import Prompt
from app.core.prompt_library.exchange import LONGEST_TITLE

T = TypeVar("T", Assistant, Prompt)
Saved = Sequence[tuple[T, str]]
"""With the moment at which each was saved there as it reads."""

_TABLES = ("assistants", "prompts")


def add_library(
    db: Connection, assistants: Saved[Assistant], prompts: Saved[Prompt], batch: str, origin: str
) -> tuple[int, int]:
    """Those that are missing, behind those that are here, in the caller's transaction; gives how many of each.

    Assistants go by their ids alone, which conversations name; a prompt in the same words is not missing. One that is
    here and reads otherwise there comes beside it, with the words of `origin` behind its name, unless ours read so
    once and nobody has saved it there since.
    """
    own_assistants, own_prompts = saved(db, "assistants", Assistant), saved(db, "prompts", Prompt)
    texts = {(one.title, one.text): one.id for one, _ in own_prompts}
    new_prompts = [(one, at) for one, at in prompts if texts.get((one.title, one.text), one.id) == one.id]
    renamed, retitled = partial(_renamed, origin=origin), partial(_retitled, origin=origin)
    return (
        _add(db, "assistants", _beside(db, "assistants", assistants, own_assistants, renamed), batch),
        _add(db, "prompts", _beside(db, "prompts", new_prompts, own_prompts, retitled), batch),
    )


def undo_library(db: Connection, batch: str) -> None:
    for table in _TABLES:
        sql = f"DELETE FROM {table} WHERE id IN (SELECT item FROM import_library WHERE batch = ? AND place = ?)"
        db.execute(sql, (batch, table))
    db.execute("DELETE FROM import_library WHERE batch = ?", (batch,))


def _beside(
    db: Connection, table: str, theirs: Saved[T], own: Saved[T], rename: Callable[[T], T]
) -> Iterator[tuple[T, str]]:
    """Theirs, under another id and name where ours of that id has another content. The id is the same at each merge,
    and what a merge there put beside theirs does not come back to where it is from, unless it was changed there."""
    mine, earlier = {one.id: one for one, _ in own}, EarlierVersions(db, table)
    current = {version_id(one): one for one in mine.values()}
    for one, at in theirs:
        if one.id in mine:
            if content_of(mine[one.id]) == content_of(one):
                remember(db, table, one, at)  # from now on that state of theirs is one that ours was in
            elif not earlier.has(one, at):
                yield replace(rename(one), id=version_id(one)), at
        elif one.id in current:
            if not reads_alike(one, current[one.id]):
                yield one, at
        elif earlier.item_of(one.id) not in mine or not is_copy(one, earlier.item_of(one.id)):
            yield one, at


def _renamed(assistant: Assistant, origin: str) -> Assistant:
    return replace(assistant, name=_with_origin(assistant.name, origin, LONGEST_NAME))


def _retitled(prompt: Prompt, origin: str) -> Prompt:
    return replace(prompt, title=_with_origin(prompt.title, origin, LONGEST_TITLE), uses=0)


def _with_origin(name: str, origin: str, longest: int) -> str:
    end = f" ({origin[: longest // 2]})"
    return name[: longest - len(end)].rstrip() + end


def _add(db: Connection, table: str, items: Iterable[tuple[Assistant | Prompt, str]], batch: str) -> int:
    ids, added = {id for (id,) in db.execute(f"SELECT id FROM {table}")}, 0
    for one, at in items:
        if one.id in ids:
            continue
        save(db, table, one, at)
        if batch:
            db.execute("INSERT OR REPLACE INTO import_library VALUES (?, ?, ?)", (one.id, table, batch))
        ids.add(one.id)
        added += 1
    return added
