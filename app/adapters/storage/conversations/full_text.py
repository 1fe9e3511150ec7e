"""The conversation list, and the search through titles, questions and answers."""

from datetime import datetime
from sqlite3 import Connection

from app.core.domain.conversation import Summary

_BEFORE, _AFTER = 40, 80  # characters of a snippet on both sides of the place that was found

_LISTED = """
SELECT id, title, created, updated, NULL, grouped FROM conversations
WHERE deleted IS NULL ORDER BY updated DESC, rowid DESC
"""
_MATCHING = """
SELECT c.id, c.title, c.created, c.updated, (
    SELECT coalesce(excerpt(t.question, :text), excerpt(a.text, :text))
    FROM turns t LEFT JOIN answers a ON a.turn = t.id
    WHERE t.conversation = c.id AND (occurs(t.question, :text) OR occurs(a.text, :text))
    ORDER BY t.created DESC LIMIT 1
) AS snippet, grouped
FROM conversations c
WHERE c.deleted IS NULL AND (snippet IS NOT NULL OR occurs(c.title, :text))
ORDER BY c.updated DESC, c.rowid DESC
"""


def learn_to_search(db: Connection) -> None:
    """Teach a connection the functions of the search. SQLite's LIKE knows no case beyond ASCII."""
    db.create_function("occurs", 2, lambda text, needle: place_of(text, needle) is not None, deterministic=True)
    db.create_function("excerpt", 2, excerpt, deterministic=True)


def summaries_with(db: Connection, text: str) -> list[Summary]:
    """Newest first. Every conversation that is not deleted, or those in which the text occurs, in any case."""
    needle = " ".join(text.split()).casefold()
    rows = db.execute(_MATCHING, {"text": needle}) if needle else db.execute(_LISTED)
    return [
        Summary(id, title, datetime.fromisoformat(created), datetime.fromisoformat(updated), snippet or "", group)
        for id, title, created, updated, snippet, group in rows
    ]


def place_of(text: str | None, needle: str) -> int | None:
    """Where the case-folded needle begins in the text, about: folding may lengthen what stands before it."""
    if not text:
        return None
    place = text.find(needle)
    if place < 0:
        place = text.casefold().find(needle)
    return place if place >= 0 else None


def excerpt(text: str | None, needle: str) -> str | None:
    """The words around the place that was found, as one line; None where it is not found."""
    place = place_of(text, needle)
    if text is None or place is None:
        return None
    start, end = max(0, place - _BEFORE), place + len(needle) + _AFTER
    line = " ".join(text[start:end].split())
    return ("…" if start else "") + line + ("…" if end < len(text) else "")
