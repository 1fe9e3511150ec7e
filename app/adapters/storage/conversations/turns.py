"""A turn as rows: columns and tables for what is looked up, JSON for what is only read back whole."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime
from math import isnan
from sqlite3 import Connection, Row
from typing import Any

from app.adapters.storage.conversations.fact_removal import forgotten_sources
from app.adapters.storage.conversations.numbers import Meanings, keep_numbers, under_other_ids
from app.adapters.storage.conversations.sources import keep_sources, sources_of
from app.adapters.storage.values import dumps, loads, stamp
from app.core.domain.chat import ImageBlock, Message, ModelChoice, Usage
from app.core.domain.citation import Anchor, Citation, Span, Support
from app.core.domain.events import ChannelFellBack, Failure, Notice, SearchFinished
from app.core.domain.evidence import Finding, Passage, Reference, Report
from app.core.domain.graph import Depth, Graph
from app.core.domain.plan import Plan
from app.core.domain.settings import SearchMode
from app.core.domain.sources import Source
from app.core.domain.turn.running_turn import RunningTurn
from app.core.domain.turn.turn import State, Turn
from app.core.erasure import blank, forget_in

_TEXT = (
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
)
_FIELDS = {"spoken": "messages"}  # columns that are not named as their field is
_FLAGS = ("checked", "clarifying", "written", "searched_unasked")
_COLUMNS = (*_TEXT, *_JSON, "created", "mode", "state", "findings", "referred", *_FLAGS)
_SAVE = f"""
INSERT INTO turns ({", ".join(_COLUMNS)}) VALUES ({", ".join(":" + name for name in _COLUMNS)})
ON CONFLICT (id) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in _COLUMNS[2:])}
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


def keep_turn(db: Connection, turn: Turn, changed: Iterable[Source]) -> bool:
    """Write the whole turn and its sources; True where it was not there yet."""
    new = db.execute("SELECT 1 FROM turns WHERE id = ?", (turn.id,)).fetchone() is None
    forgotten = forgotten_sources(db, turn)
    turn, changed = (
        forget_in(turn, forgotten),
        [blank(source) if source.id in forgotten else source for source in changed],
    )
    same = keep_sources(db, turn.conversation, turn.sources.values(), changed)
    turn = replace(turn, graph=under_other_ids(turn.graph, same))
    findings = [replace(f, source=same.get(f.source, f.source)) for f in turn.findings.values()]
    values = {name: getattr(turn, name) for name in _TEXT}
    values |= {name: None if (v := getattr(turn, _FIELDS.get(name, name))) is None else dumps(v) for name in _JSON}
    values |= {"created": stamp(turn.created), "mode": turn.mode.value, "state": turn.state.value}
    values |= {"findings": dumps(findings), "referred": turn.references is not None}
    values |= {name: getattr(turn, name) for name in _FLAGS}
    db.execute(_SAVE, values)
    _keep_images(db, turn)
    keep_answer(db, turn.id, turn.text, turn.reasoning, turn.citations)
    _keep_references(db, turn.id, turn.references or (), same)
    keep_numbers(db, turn, same)
    return new


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
    db.executemany("INSERT INTO citations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


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


def turns_of(db: Connection, conversation: str) -> list[Turn]:
    """All turns of a conversation, oldest first, each with the sources it found, was given or cites."""
    references = _references_of(db, conversation)
    citations: dict[str, list[Citation]] = defaultdict(list)
    for row in _rows_of(db, "citations", "x.ordinal", conversation):
        citations[row["turn"]].append(_citation(row))
    images: dict[str, list[ImageBlock]] = defaultdict(list)
    for row in _rows_of(db, "images", "x.ordinal", conversation):
        images[row["turn"]].append(ImageBlock(row["data"], row["media_type"]))
    rows = db.execute(
        "SELECT t.*, a.text, a.reasoning FROM turns t LEFT JOIN answers a ON a.turn = t.id"
        " WHERE t.conversation = ? ORDER BY t.created, t.rowid",
        (conversation,),
    )
    turns = [_turn(row, references[row["id"]], tuple(citations[row["id"]])) for row in rows]
    meanings = Meanings(db, conversation, turns, sources_of(db, conversation))
    for turn in turns:
        turn.images = tuple(images[turn.id])
        turn.sources = meanings.sources_of(turn, _source_ids(turn))
    return turns


def show_leaf(db: Connection, conversation: str, leaf: str) -> None:
    """Have the branch shown that ends there, and remember which child is shown at each turn on the way."""
    values = {"conversation": conversation, "leaf": leaf}
    db.execute("UPDATE conversations SET shown = :leaf WHERE id = :conversation", values)
    db.execute(_SHOW_CHILDREN, values)


def children_of(db: Connection, conversation: str) -> dict[str, str]:
    """Turn → the one that was shown last of those that follow it."""
    sql = "SELECT id, shown_child FROM turns WHERE conversation = ? AND shown_child IS NOT NULL"
    return dict(db.execute(sql, (conversation,)))


def _rows_of(db: Connection, table: str, order: str, conversation: str) -> Iterable[Row]:
    sql = f"SELECT x.* FROM {table} x JOIN turns t ON t.id = x.turn WHERE t.conversation = ? ORDER BY x.turn, {order}"
    return db.execute(sql, (conversation,))


def _references_of(db: Connection, conversation: str) -> dict[str, list[Reference]]:
    passages: dict[tuple[str, int], list[Passage]] = defaultdict(list)
    for row in _rows_of(db, "passages", "x.reference, x.ordinal", conversation):
        passages[row["turn"], row["reference"]].append(_passage(row))
    references: dict[str, list[Reference]] = defaultdict(list)
    for row in _rows_of(db, "turn_references", "x.ordinal", conversation):
        row_passages = tuple(passages[row["turn"], row["ordinal"]])
        references[row["turn"]].append(Reference(row["number"], row["source"], row_passages))
    return references


def _passage(row: Row) -> Passage:
    where = {name: row[name] for name in ("start", "end", "heading", "page", "line")}
    return Passage(row["source"], row["text"], **where, score=row["score"], from_snippet=bool(row["from_snippet"]))


def _citation(row: Row) -> Citation:
    return Citation(
        numbers=loads(tuple[int, ...], row["numbers"], ()),
        place=_span(row["place_start"], row["place_end"]),
        marker=row["marker"],
        anchor=Anchor(row["anchor"]),
        claim=_span(row["claim_start"], row["claim_end"]),
        cited_text=row["cited_text"],
        support=loads(Support | None, row["support"], None),
    )


def _span(start: int | None, end: int | None) -> Span | None:
    return None if start is None or end is None else (start, end)


def _turn(row: Row, references: list[Reference], citations: tuple[Citation, ...]) -> Turn:
    return Turn(
        **{name: row[name] for name in _TEXT},
        created=datetime.fromisoformat(row["created"]),
        mode=SearchMode(row["mode"]),
        state=State(row["state"]),
        model=loads(ModelChoice | None, row["model"], None),
        plan=loads(Plan | None, row["plan"], None),
        searched=loads(list[str], row["searched"], []),
        reports=loads(list[Report], row["reports"], []),
        findings={f.source: f for f in loads(list[Finding], row["findings"], [])},
        references=references if row["referred"] else None,
        citations=citations,
        notices=loads(list[Notice], row["notices"], []),
        usage=loads(Usage | None, row["usage"], None),
        error=loads(Failure | None, row["error"], None),
        seconds=loads(dict[str, float], row["seconds"], {}),
        messages=loads(list[Message], row["spoken"], []),
        searches=loads(list[SearchFinished], row["searches"], []),
        fallbacks=loads(list[ChannelFellBack], row["fallbacks"], []),
        bases=loads(tuple[str, ...], row["bases"], ()),
        files=loads(tuple[str, ...], row["files"], ()),
        checked=bool(row["checked"]),
        depth=loads(Depth | None, row["depth"], None),
        graph=loads(Graph | None, row["graph"], None),
        clarifying=bool(row["clarifying"]),
        written=bool(row["written"]),
        searched_unasked=bool(row["searched_unasked"]),
        text_parts=[row["text"]] if row["text"] else [],
        reasoning_parts=[row["reasoning"]] if row["reasoning"] else [],
    )


def _source_ids(turn: Turn) -> list[str]:
    """Ids of sources."""
    nodes = turn.graph.nodes if turn.graph else ()
    in_nodes = [finding.source for node in nodes for finding in node.findings]
    in_nodes += [reference.source for node in nodes for reference in node.references]
    return [*turn.findings, *(reference.source for reference in turn.references or ()), *in_nodes]
