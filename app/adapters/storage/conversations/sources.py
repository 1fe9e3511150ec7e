"""The source book on disk: one row per source and conversation, no key and no number twice."""

from collections.abc import Collection, Iterable, Mapping
from sqlite3 import Connection, Row
from typing import Any

from app.adapters.storage.conversations.numbers import numbered_apart
from app.adapters.storage.values import dumps, loads
from app.core.domain.addresses import is_web_address
from app.core.domain.sources import Origin, Source, SourceBook

_FEW = 500  # sources that are read by their ids; more cost as much as all
_DESCRIBED = ("url", "resolved", "title", "site", "date", "snippet", "kind", "query", "document", "author")
_INSERT = f"""
INSERT INTO sources (conversation, id, key, origin, provider_data, from_text, {", ".join(_DESCRIBED)})
VALUES (:conversation, :id, :key, :origin, :provider_data, :from_text, {", ".join(":" + name for name in _DESCRIBED)})
"""
_UPDATE = f"""
UPDATE sources SET
    {", ".join(f"{name} = CASE WHEN :{name} = '' THEN {name} ELSE :{name} END" for name in _DESCRIBED[1:])},
    url = CASE WHEN :url = '' OR (:from_text AND NOT from_text) THEN url ELSE :url END,
    provider_data = CASE WHEN :provider_data = '{{}}' THEN provider_data ELSE :provider_data END,
    from_text = MIN(from_text, :from_text)
WHERE conversation = :conversation AND id = :id AND (
    {" OR ".join(f"(:{name} <> '' AND {name} <> :{name})" for name in _DESCRIBED[1:])}
    OR (:url <> '' AND url <> :url AND (from_text OR NOT :from_text))
    OR (:provider_data <> '{{}}' AND provider_data <> :provider_data)
    OR from_text > :from_text
)
"""
# The first giver wins: a number is never changed and never given twice.
_NUMBER = """
UPDATE sources SET number = :number WHERE conversation = :conversation AND id = :id AND number IS NULL
AND NOT EXISTS (SELECT 1 FROM sources WHERE conversation = :conversation AND number = :number)
"""


def keep_sources(
    db: Connection, conversation: str, listed: Iterable[Source], changed: Iterable[Source]
) -> tuple[dict[str, str], set[str]]:
    """Add what is missing, update what changed. Returns id → id of those that are known under another id, and the ids
    of those that are no longer as they were on disk.

    Books of two instances of the program may give the same page two ids, or the same number to two pages. Then the
    first on disk keeps both; a turn's references carry their own numbers, so its chips stay right.
    """
    same: dict[str, str] = {}
    updated: set[str] = set()
    for source, is_change in [(s, False) for s in listed] + [(s, True) for s in changed]:
        values = {name: getattr(source, name) for name in ("id", "key", "number", "from_text", *_DESCRIBED)}
        values |= {"conversation": conversation, "origin": source.origin.value}
        values["provider_data"] = dumps(source.provider_data)
        existing_id = _existing_id(db, values)
        if existing_id is None:
            db.execute(_INSERT, values)
        elif existing_id != source.id:
            same[source.id] = values["id"] = existing_id
        elif is_change and db.execute(_UPDATE, values).rowcount:
            updated.add(source.id)
        if source.number is not None and db.execute(_NUMBER, values).rowcount:
            updated.add(values["id"])
    return same, updated


def _existing_id(db: Connection, values: dict[str, Any]) -> str | None:
    for column in ("id", "key"):
        sql = f"SELECT id FROM sources WHERE conversation = :conversation AND {column} = :{column}"
        if row := db.execute(sql, values).fetchone():
            return str(row[0])
    return None


def sources_of(db: Connection, conversation: str, ids: Collection[str] | None = None) -> dict[str, Source]:
    """By id, in the order in which they came; of few ids those alone."""
    few = ids if ids is not None and len(ids) <= _FEW else None
    only = "" if few is None else f" AND id IN ({', '.join('?' * len(few))})"
    rows = db.execute(
        f"SELECT * FROM sources WHERE conversation = ?{only} ORDER BY rowid", (conversation, *(few or ()))
    )
    return {row["id"]: _source(row) for row in rows}


def _source(row: Row) -> Source:
    described = {name: row[name] for name in _DESCRIBED}
    data = loads(dict[str, Any], row["provider_data"], {})
    origin, from_text = Origin(row["origin"]), bool(row["from_text"])
    number = row["number"]
    return Source(
        row["id"], row["key"], number=number, origin=origin, provider_data=data, from_text=from_text, **described
    )


def book_of(db: Connection, conversation: str, unsaved: Mapping[str, Source]) -> SourceBook:
    """A book that also knows its sources by the addresses to which they redirected, and gives no number again.

    unsaved: by id, sources that the disk does not know yet as they are now.
    """
    sources = {**sources_of(db, conversation), **unsaved}
    book = SourceBook(*numbered_apart(db, conversation, sources.values()))
    for source in book:
        if is_web_address(source.resolved):
            book.describe(source.id, resolved=source.resolved)
    return book
