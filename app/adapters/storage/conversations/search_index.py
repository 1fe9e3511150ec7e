"""The index behind the search: which turns hold which runs of one to three characters, in FTS5 without their texts.

A turn enters it when it has ended. `turns.search_id` is its number there: NULL while it is not in, or no longer as it
stands, which a trigger sees to; such turns are read by the search itself. What the index gives is held against the
texts afterwards, for it knows neither order nor place.
"""

import re
from collections.abc import Iterable
from itertools import product
from sqlite3 import Connection

from app.core.language import CJK, script_forms

_RUN = re.compile(rf"(?P<cjk>[{CJK}]+)|(?P<word>(?:(?![{CJK}_])\w)+)|(?P<sign>[^\s])")
_MOST = 24  # grams of one word that are asked for
_PRIVATE = 0xE000  # of no meaning to anybody, and no break between tokens to SQLite, which ASCII's signs are
_TURNS = 20  # bits of a number that count the turns of a conversation

_WAITING = """
SELECT t.id, t.conversation, t.question, a.text FROM turns t LEFT JOIN answers a ON a.turn = t.id
WHERE t.search_id IS NULL AND t.state <> 'running' LIMIT ?
"""
_PURGED = """
SELECT t.search_id, t.question, a.text FROM turns t LEFT JOIN answers a ON a.turn = t.id
WHERE t.search_id IS NOT NULL AND t.conversation IN (SELECT id FROM conversations WHERE deleted < ?)
"""
_REMEMBERED = """
INSERT OR REPLACE INTO purged SELECT id, deleted FROM conversations WHERE deleted < ? AND id NOT IN
    (SELECT conversation FROM import_conversations WHERE effect = 'undone')
"""
_TURN = """
SELECT t.search_id, t.question, a.text FROM turns t LEFT JOIN answers a ON a.turn = t.id
WHERE t.search_id IS NOT NULL AND t.id = ?
"""
_COUNT = """
UPDATE conversations SET search_turns = search_turns + 1 WHERE id = ? RETURNING search_number, search_turns
"""


def index_waiting(db: Connection, most: int) -> int:
    """Take up to `most` turns in that have ended; gives how many."""
    rows = db.execute(_WAITING, (most,)).fetchall()
    for turn, conversation, question, answer in rows:
        number = _new_number(db, conversation)
        db.execute("INSERT INTO turn_grams (rowid, grams) VALUES (?, ?)", (number, _document(question, answer)))
        db.execute("UPDATE turns SET search_id = ? WHERE id = ?", (number, turn))
    return len(rows)


def drop_turn(db: Connection, turn_id: str) -> None:
    """Out of the index: it is being deleted."""
    sql = "INSERT INTO turn_grams (turn_grams, rowid, grams) VALUES ('delete', ?, ?)"
    for number, question, answer in db.execute(_TURN, (turn_id,)).fetchall():
        db.execute(sql, (number, _document(question, answer)))


def purge(db: Connection, before: str) -> None:
    """Delete for good what was deleted before that time, in the index too. What the user deleted is remembered by its
    id, so that another machine's backup does not bring it back."""
    sql = "INSERT INTO turn_grams (turn_grams, rowid, grams) VALUES ('delete', ?, ?)"
    for number, question, answer in db.execute(_PURGED, (before,)).fetchall():
        db.execute(sql, (number, _document(question, answer)))
    db.execute(_REMEMBERED, (before,))
    db.execute("DELETE FROM conversations WHERE deleted < ?", (before,))


def numbers_with(db: Connection, word: str) -> set[int]:
    """Of the turns in which a word or phrase of a query may stand, in whichever Chinese script."""
    # As one text: thousands of rows would be objects, and their number alone sets Python's collector off.
    sql = "SELECT group_concat(rowid) FROM turn_grams WHERE turn_grams MATCH ?"
    (numbers,) = db.execute(sql, (_match_query(word),)).fetchone()
    return set(map(int, numbers.split(","))) if numbers else set()


def conversation_numbers(turns: set[int]) -> set[int]:
    """`conversations.search_number` of those that have turns of these numbers."""
    return {number >> _TURNS for number in turns}


def _new_number(db: Connection, conversation: str) -> int:
    number, turns = db.execute(_COUNT, (conversation,)).fetchone()
    if number is None:
        (number,) = db.execute("UPDATE search_sequence SET last = last + 1 RETURNING last").fetchone()
        db.execute("UPDATE conversations SET search_number = ? WHERE id = ?", (number, conversation))
    return int(number << _TURNS | turns)


def _document(*texts: str | None) -> str:
    folded = (text.casefold() for text in texts if text)
    runs = {run.group(): run.lastgroup for text in folded for run in _RUN.finditer(text)}
    return " ".join({gram for run, kind in runs.items() for gram in _grams(run, kind)})


def _grams(run: str, kind: str | None) -> Iterable[str]:
    """Of Chinese each character and each two; of other words each and each three, and what is left at the end."""
    if kind == "sign":
        return (chr(_PRIVATE + ord(run)) if run.isascii() else run,)
    if kind == "cjk":
        return (run[place : place + size] for size in (1, 2) for place in range(len(run) - size + 1))
    return {*run, *(run[place : place + 3] for place in range(len(run)))}


def _match_query(word: str) -> str:
    terms: list[str] = []
    for run in _RUN.finditer(word):
        text, kind = run.group(), run.lastgroup
        size = 2 if kind == "cjk" else 3
        if kind == "sign":
            terms += [f'"{gram}"' for gram in _grams(text, kind)]
        elif len(text) >= size:
            places = (*range(0, len(text) - size, size), len(text) - size)  # what they leave out the texts tell
            grams = [text[place : place + size] for place in places]
            terms += map(_in_any_script, grams) if kind == "cjk" else (f'"{gram}"' for gram in grams)
        elif kind == "cjk":
            terms.append(_in_any_script(text))
        else:
            terms.append(f'"{text}"' + ("*" if len(text) == 2 else ""))
    return " AND ".join(list(dict.fromkeys(terms))[:_MOST])


def _in_any_script(gram: str) -> str:
    """Texts stand in the index as they are written."""
    forms = [f'"{"".join(form)}"' for form in product(*map(script_forms, gram))]
    return forms[0] if len(forms) == 1 else f"({' OR '.join(forms)})"
