"""A turn as rows: columns and tables for what is looked up, JSON for what is only read back whole."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import isnan
from sqlite3 import Connection, IntegrityError
from typing import Any

from app.adapters.storage.conversations.fact_removal import forgotten_sources
from app.adapters.storage.conversations.numbers import keep_numbers, under_other_ids
from app.adapters.storage.conversations.sources import keep_sources
from app.adapters.storage.values import dumps, stamp
from app.core.domain.citation import Citation
from app.core.domain.evidence import Passage, Reference
from app.core.domain.sources import Source
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State, Turn
from app.core.erasure import blank, forget_in

TEXT_COLUMNS = (
    "id",
    "conversation",
    "question",
    "parent",
    "channel",
    "model_name",
    "language",
    "finish",
    "entry_html",
    "research_ended",
    "comparison",
)
_JSON = (
    "model",
    "plan",
    "searched",
    "reports",
    "notices",
    "usage",
    "error",
    "seconds",
    "spoken",
    "searches",
    "fallbacks",
    "bases",
    "files",
    "depth",
    "graph",
    "edits",
    "original",
    "assistant",
    "translations",
    "suggestions",
)
_FIELDS = {"spoken": "messages"}  # columns that are not named as their field is
_PLAIN = ("checked", "clarifying", "written", "searched_unasked", "answer_images", "edited")
_COLUMNS = (*TEXT_COLUMNS, *_JSON, "created", "mode", "state", "editing", "findings", "referred", *_PLAIN)
# A comparison is joined and never left: what was read before another turn joined this one does not undo that.
_JOINED = "comparison = iif(excluded.comparison = '', turns.comparison, excluded.comparison)"
_SETS = [_JOINED if name == "comparison" else f"{name} = excluded.{name}" for name in _COLUMNS[2:]]
_SAVE = f"""
INSERT INTO turns ({", ".join(_COLUMNS)}) VALUES ({", ".join(":" + name for name in _COLUMNS)})
ON CONFLICT (id) DO UPDATE SET {", ".join(_SETS)}
WHERE turns.conversation = excluded.conversation
"""
_FIRST_COLUMN = """
UPDATE turns SET comparison = id
WHERE id = :comparison AND conversation = :conversation AND parent IS :parent AND comparison = ''
"""
_ANSWER = """
INSERT INTO answers (turn, text, reasoning) VALUES (?, ?, ?)
ON CONFLICT (turn) DO UPDATE SET text = excluded.text, reasoning = excluded.reasoning
"""
_SHOW_CHILDREN = """
WITH RECURSIVE path (id, parent) AS (
    SELECT id, parent FROM turns WHERE id = :leaf AND conversation = :conversation
    UNION SELECT t.id, t.parent FROM turns t JOIN path p ON t.id = p.parent
)
UPDATE turns SET shown_child = (SELECT path.id FROM path WHERE path.parent = turns.id)
WHERE id IN (SELECT parent FROM path)
"""
# What comes to an answer that was there, such as a translation, makes its conversation no newer: nothing was asked.
_CONVERSATION = f"""
INSERT INTO conversations (id, title, created, updated) VALUES (:id, :title, :now, :now)
ON CONFLICT (id) DO UPDATE SET updated = max(updated, :now)
WHERE :state = '{State.RUNNING}' OR NOT EXISTS (SELECT 1 FROM turns WHERE id = :turn AND state != '{State.RUNNING}')
"""
_LEADS_ON = """
SELECT p.id FROM turns t JOIN turns p ON p.id = t.parent JOIN conversations c ON c.id = p.conversation
WHERE t.id = :leaf AND t.conversation = :conversation AND c.id = :conversation AND c.shown = p.id
AND (p.parent IS NULL OR p.id IS (SELECT shown_child FROM turns WHERE id = p.parent))
"""


def snapshot(turn: Turn) -> Turn:
    """What will be written, apart from the turn that goes on growing meanwhile in another thread."""
    return replace(
        turn.stored() if isinstance(turn, RunningTurn) else turn,
        searched=list(turn.searched),
        reports=list(turn.reports),
        findings=dict(turn.findings),
        sources=dict(turn.sources),
        references=None if turn.references is None else list(turn.references),
        notices=list(turn.notices),
        seconds=dict(turn.seconds),
        messages=list(turn.messages),
        searches=[replace(search, hits=()) for search in turn.searches],
        fallbacks=list(turn.fallbacks),
        text_parts=[turn.text],
        reasoning_parts=[turn.reasoning],
    )


def keep_conversation(db: Connection, turn: Turn, title: str, now: str) -> None:
    """Before `keep_turn`: the one that the turn belongs to. title: where it is not there yet."""
    values = {"id": turn.conversation, "title": title, "now": now, "turn": turn.id, "state": turn.state.value}
    db.execute(_CONVERSATION, values)


def keep_turn(db: Connection, turn: Turn, changed: Iterable[Source]) -> tuple[bool, set[str]]:
    """Write the whole turn and its sources. Returns True where it was not there yet, and the ids of sources that are no
    longer as they were on disk. A comparison that has a turn's id is whole with that turn, whose answer was first."""
    new = db.execute("SELECT 1 FROM turns WHERE id = ?", (turn.id,)).fetchone() is None
    forgotten = forgotten_sources(db, turn)
    turn, changed = (
        forget_in(turn, forgotten),
        [blank(source) if source.id in forgotten else source for source in changed],
    )
    same, updated = keep_sources(db, turn.conversation, turn.sources.values(), changed)
    turn = replace(turn, graph=under_other_ids(turn.graph, same))
    findings = [replace(f, source=same.get(f.source, f.source)) for f in turn.findings.values()]
    values = {name: getattr(turn, name) for name in TEXT_COLUMNS}
    values |= {name: None if (v := getattr(turn, _FIELDS.get(name, name))) is None else dumps(v) for name in _JSON}
    values |= {"created": stamp(turn.created), "mode": turn.mode.value, "state": turn.state.value}
    values |= {"editing": turn.editing.value}
    values |= {"findings": dumps(findings), "referred": turn.references is not None}
    values |= {name: getattr(turn, name) for name in _PLAIN}
    if not db.execute(_SAVE, values).rowcount:
        raise IntegrityError(f"turn {turn.id} belongs to another conversation")
    if new and turn.comparison:
        db.execute(_FIRST_COLUMN, values)
    _keep_images(db, turn)
    keep_answer(db, turn.id, turn.text, turn.reasoning, turn.citations)
    _keep_references(db, turn.id, turn.references or (), same)
    keep_numbers(db, turn, same)
    return new, updated


def keep_growth(db: Connection, turn: Turn) -> None:
    """Only what grows while an answer streams."""
    citations = forget_in(turn, forgotten_sources(db, turn)).citations
    keep_answer(db, turn.id, turn.text, turn.reasoning, citations)


def _keep_images(db: Connection, turn: Turn) -> None:
    """They came with the question and never change: megabytes are written once, not at every step."""
    rows = ((turn.id, n, image.media_type, image.data) for n, image in enumerate(turn.images))
    db.executemany("INSERT INTO images VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", rows)


def keep_answer(db: Connection, turn: str, text: str, reasoning: str, citations: Sequence[Citation]) -> None:
    """What grows while the answer streams, and nothing else."""
    db.execute(_ANSWER, (turn, text, reasoning))
    db.execute("DELETE FROM citations WHERE turn = ?", (turn,))
    rows = ((turn, n, *_citation_row(citation)) for n, citation in enumerate(citations))
    db.executemany("INSERT INTO citations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _citation_row(citation: Citation) -> tuple[Any, ...]:
    place, claim = citation.place or (None, None), citation.claim or (None, None)
    support = None if citation.support is None else dumps(citation.support)
    return (
        dumps(citation.numbers),
        *place,
        *claim,
        citation.anchor.value,
        citation.marker,
        citation.cited_text,
        support,
        dumps(citation.moved_from),
        None if citation.disagreement is None else dumps(citation.disagreement),
        citation.as_of,
        citation.looked_up,
    )


def _keep_references(db: Connection, turn: str, references: Sequence[Reference], same: dict[str, str]) -> None:
    db.execute("DELETE FROM turn_references WHERE turn = ?", (turn,))
    db.execute("DELETE FROM passages WHERE turn = ?", (turn,))
    for n, reference in enumerate(references):
        source = same.get(reference.source, reference.source)
        db.execute("INSERT INTO turn_references VALUES (?, ?, ?, ?)", (turn, n, reference.number, source))
        rows = ((turn, n, i, *_passage_row(p, same)) for i, p in enumerate(reference.passages))
        db.executemany("INSERT INTO passages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _passage_row(passage: Passage, same: dict[str, str]) -> tuple[Any, ...]:
    source = same.get(passage.source, passage.source)
    score = 0.0 if isnan(passage.score) else passage.score  # SQLite has no NaN
    where = (passage.page, passage.line)
    return (source, passage.text, passage.start, passage.end, passage.heading, score, passage.from_snippet, *where)


def show_leaf(db: Connection, conversation: str, leaf: str, side_by_side: bool = False) -> None:
    """Have the branch shown that ends there, and remember which child is shown at each turn on the way.

    side_by_side: beside the other turns of its comparison."""
    values = {"conversation": conversation, "leaf": leaf, "beside": side_by_side}
    continued = db.execute(_LEADS_ON, values).fetchone()
    db.execute("UPDATE conversations SET shown = :leaf, side_by_side = :beside WHERE id = :conversation", values)
    if continued:  # as nearly always: the way to the turn before it is remembered since that was shown
        db.execute("UPDATE turns SET shown_child = ? WHERE id = ?", (leaf, continued["id"]))
    else:
        db.execute(_SHOW_CHILDREN, values)
