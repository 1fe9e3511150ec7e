"""Assistants and prompts of another machine beside those that are here."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from sqlite3 import Connection
from typing import TypeVar
from uuid import NAMESPACE_URL, uuid5

from app.adapters.storage.library.store import SAVE
from app.adapters.storage.values import dumps, loads, stamp
from app.core.domain.assistants import LONGEST_NAME, Assistant
from app.core.domain.prompts import Prompt
from app.core.prompt_library.exchange import LONGEST_TITLE

T = TypeVar("T", Assistant, Prompt)
_TABLES = ("assistants", "prompts")


def add_library(
    db: Connection, assistants: Sequence[Assistant], prompts: Sequence[Prompt], batch: str, origin: str
) -> tuple[int, int]:
    """Those that are missing, behind those that are here, in the caller's transaction; gives how many of each.

    Assistants go by their ids alone, which conversations name; a prompt in the same words is not missing. One that is
    here and reads otherwise there comes beside it, with the words of `origin` behind its name.
    """
    own_assistants, own_prompts = _stored(db, "assistants", Assistant), _stored(db, "prompts", Prompt)
    texts = {(one.title, one.text) for one in own_prompts}
    new_prompts = [one for one in prompts if (one.title, one.text) not in texts]
    return (
        _add(db, "assistants", _beside(assistants, own_assistants, _content, partial(_renamed, origin=origin)), batch),
        _add(db, "prompts", _beside(new_prompts, own_prompts, _words, partial(_retitled, origin=origin)), batch),
    )


def undo_library(db: Connection, batch: str) -> None:
    for table in _TABLES:
        sql = f"DELETE FROM {table} WHERE id IN (SELECT item FROM import_library WHERE batch = ? AND place = ?)"
        db.execute(sql, (batch, table))
    db.execute("DELETE FROM import_library WHERE batch = ?", (batch,))


def _beside(
    theirs: Iterable[T], own: Iterable[T], content: Callable[[T], str], rename: Callable[[T], T]
) -> Iterator[T]:
    """Theirs, under another id and name where ours of that id has another content. The id is the same at each merge,
    and what a merge there put beside theirs does not come back to where it is from."""
    mine = {one.id: one for one in own}
    versions = {_version_id(one, content(one)) for one in mine.values()}
    for one in theirs:
        if one.id in mine and content(mine[one.id]) != content(one):
            yield replace(rename(one), id=_version_id(one, content(one)))
        elif one.id not in versions:
            yield one


def _version_id(one: Assistant | Prompt, content: str) -> str:
    return uuid5(NAMESPACE_URL, f"citewise:version:{one.id}:{content}").hex


def _content(assistant: Assistant) -> str:
    return dumps(assistant)


def _words(prompt: Prompt) -> str:
    """Its folder and how often it was used are no other prompt's."""
    return f"{prompt.title}\n{prompt.text}"


def _renamed(assistant: Assistant, origin: str) -> Assistant:
    return replace(assistant, name=_with_origin(assistant.name, origin, LONGEST_NAME))


def _retitled(prompt: Prompt, origin: str) -> Prompt:
    return replace(prompt, title=_with_origin(prompt.title, origin, LONGEST_TITLE), uses=0)


def _with_origin(name: str, origin: str, longest: int) -> str:
    end = f" ({origin[: longest // 2]})"
    return name[: longest - len(end)].rstrip() + end


def _add(db: Connection, table: str, items: Iterable[Assistant | Prompt], batch: str) -> int:
    ids = {id for (id,) in db.execute(f"SELECT id FROM {table}")}
    now, added = stamp(datetime.now(UTC)), 0
    for one in items:
        if one.id in ids:
            continue
        db.execute(SAVE.format(table=table), {"id": one.id, "value": dumps(one), "updated": now})
        if batch:
            db.execute("INSERT OR REPLACE INTO import_library VALUES (?, ?, ?)", (one.id, table, batch))
        ids.add(one.id)
        added += 1
    return added


def _stored(db: Connection, table: str, kind: type[T]) -> list[T]:
    values = (loads(kind, value, None) for (value,) in db.execute(f"SELECT value FROM {table}"))
    return [value for value in values if value is not None]
