"""Facts that are forgotten go from old turns, too, and come into none: whatever is saved later is held against them."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from sqlite3 import Connection
from typing import Any

from app.adapters.storage.values import dumps, loads
from app.core.domain.citation import Citation, Disagreement, Support
from app.core.domain.editing import Edit, Original
from app.core.domain.graph import Graph
from app.core.domain.memory import FORGOTTEN, fact_of, key_of
from app.core.domain.sources import Origin
from app.core.domain.turn.turn import Turn
from app.core.erasure import TITLE, citation_without_words, edits_without, graph_without, speaks_of


@dataclass
class Removal:
    """What was taken away, and the statements that put it back."""

    wordings: list[str] = field(default_factory=list)
    turns: set[str] = field(default_factory=set)
    way_back: list[tuple[str, tuple[Any, ...]]] = field(default_factory=list)

    def then(self, sql: str, *values: Any) -> None:
        self.way_back.append((sql, values))


def forgotten_sources(db: Connection, turn: Turn) -> set[str]:
    """Ids of the turn's sources that were facts and are forgotten by now."""
    facts = {fact_of(s.key): s.id for s in turn.sources.values() if s.origin is Origin.MEMORY and fact_of(s.key)}
    sql = "SELECT 1 FROM forgotten WHERE fact = ?"
    return {source for fact, source in facts.items() if db.execute(sql, (fact,)).fetchone()}


def forgotten_facts(db: Connection) -> frozenset[str]:
    return frozenset(fact for (fact,) in db.execute("SELECT fact FROM forgotten"))


def without_a_fact(db: Connection) -> list[str]:
    """Ids of facts that are gone, but of which old turns still hold the words: older versions left them there."""
    sql = "SELECT DISTINCT key FROM sources WHERE origin = ? AND kind <> ?"
    facts = [fact_of(key) for (key,) in db.execute(sql, (Origin.MEMORY.value, FORGOTTEN))]
    fact_ids = {id for (id,) in db.execute("SELECT id FROM facts")}
    return [fact for fact in facts if fact and fact not in fact_ids]


def take_away(db: Connection, fact_ids: Sequence[str], moment: str) -> Removal:
    """Facts, and all that old turns hold of them. Their bytes are overwritten, but not those of older copies."""
    removal = Removal()
    for fact in dict.fromkeys(fact_ids):
        _copied(db, "facts", "id = ?", (fact,), removal)
        removal.wordings += [text for (text,) in db.execute("SELECT text FROM facts WHERE id = ?", (fact,))]
        db.execute("DELETE FROM facts WHERE id = ?", (fact,))
        db.execute("INSERT INTO forgotten VALUES (?, ?) ON CONFLICT DO NOTHING", (fact, moment))
        removal.then("DELETE FROM forgotten WHERE fact = ?", fact)
        rows = db.execute("SELECT conversation, id FROM sources WHERE key = ?", (key_of(fact),)).fetchall()
        for conversation, source in rows:
            _take_source(db, conversation, source, removal)
    return removal


def put_back(db: Connection, way_back: Iterable[tuple[str, tuple[Any, ...]]]) -> None:
    for sql, values in reversed(list(way_back)):
        db.execute(sql, values)


def _take_source(db: Connection, conversation: str, source: str, removal: Removal) -> None:
    where = (conversation, source)
    row = db.execute(
        "SELECT title, snippet, kind, query, provider_data FROM sources WHERE conversation = ? AND id = ?", where
    ).fetchone()
    change = "UPDATE sources SET title = ?, snippet = ?, kind = ?, query = ?, provider_data = ?"
    db.execute(f"{change} WHERE conversation = ? AND id = ?", (TITLE, "", FORGOTTEN, "", "{}", *where))
    removal.then(f"{change} WHERE conversation = ? AND id = ?", *row, *where)
    removal.wordings += [row["title"]] if row["kind"] != FORGOTTEN else []
    for turn in _turns_with(db, conversation, source):
        removal.turns.add(turn)
        removal.wordings += _take_passages(db, turn, source, removal)
        _take_quotes(db, turn, source, removal)
        _take_from_row(db, turn, source, removal)


def _turns_with(db: Connection, conversation: str, source: str) -> list[str]:
    sql = """
        SELECT id FROM turns WHERE conversation = :conversation AND (
            id IN (SELECT turn FROM passages WHERE source = :source)
            OR id IN (SELECT turn FROM turn_references WHERE source = :source)
            OR id IN (SELECT turn FROM turn_numbers WHERE source = :source)
            OR instr(coalesce(graph, ''), :source)
        )
    """
    return [id for (id,) in db.execute(sql, {"conversation": conversation, "source": source})]


def _take_passages(db: Connection, turn: str, source: str, removal: Removal) -> list[str]:
    which, values = "turn = ? AND source = ?", (turn, source)
    texts = [text for (text,) in db.execute(f"SELECT text FROM passages WHERE {which}", values)]
    _copied(db, "passages", which, values, removal)
    db.execute(f"DELETE FROM passages WHERE {which}", values)
    return texts


def _take_quotes(db: Connection, turn: str, source: str, removal: Removal) -> None:
    """Of the passages in the citations: what the provider quotes, and the sentence that fits best."""
    in_references = "SELECT number FROM turn_references WHERE turn = ? AND source = ?"
    in_numbers = "SELECT number FROM turn_numbers WHERE turn = ? AND source = ?"
    numbers = {n for (n,) in db.execute(f"{in_references} UNION {in_numbers}", (turn, source) * 2)}
    rows = db.execute(
        "SELECT ordinal, numbers, cited_text, support, disagreement FROM citations WHERE turn = ?", (turn,)
    ).fetchall()
    change = (
        "UPDATE citations SET cited_text = ?, support = ?, disagreement = ? WHERE turn = ? AND ordinal = ?"
        " AND numbers = ?"
    )
    for row in rows:
        disagreement = loads(Disagreement | None, row["disagreement"], None)
        own = loads(tuple[int, ...], row["numbers"], ())
        if not speaks_of(Citation(own, None, disagreement=disagreement), numbers):
            continue
        support = json.loads(row["support"]) if loads(Support | None, row["support"], None) else None
        blanked = None if support is None else dumps(support | {"sentence": ""})
        place = (turn, row["ordinal"], row["numbers"])
        db.execute(change, ("", blanked, None, *place))
        removal.then(change, row["cited_text"], row["support"], row["disagreement"], *place)
    _take_from_original(db, turn, numbers, removal)
    _take_from_edits(db, turn, numbers, removal)


def _take_from_original(db: Connection, turn: str, numbers: Collection[int], removal: Removal) -> None:
    (stored,) = db.execute("SELECT original FROM turns WHERE id = ?", (turn,)).fetchone()
    original = loads(Original | None, stored, None)
    if original is None:
        return
    citations = tuple(citation_without_words(c) if speaks_of(c, numbers) else c for c in original.citations)
    blanked = dumps(replace(original, citations=citations))
    db.execute("UPDATE turns SET original = ? WHERE id = ?", (blanked, turn))
    removal.then("UPDATE turns SET original = ? WHERE id = ? AND original = ?", stored, turn, blanked)


def _take_from_edits(db: Connection, turn: str, numbers: Collection[int], removal: Removal) -> None:
    (stored,) = db.execute("SELECT edits FROM turns WHERE id = ?", (turn,)).fetchone()
    edits = loads(tuple[Edit, ...], stored, ())
    changed = edits_without(edits, numbers)
    if changed == edits:
        return
    blanked = dumps(changed)
    db.execute("UPDATE turns SET edits = ? WHERE id = ?", (blanked, turn))
    removal.then("UPDATE turns SET edits = ? WHERE id = ? AND edits = ?", stored, turn, blanked)


def _take_from_row(db: Connection, turn: str, source: str, removal: Removal) -> None:
    """What tools answered, and the passages of a research's sub-questions."""
    row = db.execute("SELECT spoken, graph FROM turns WHERE id = ?", (turn,)).fetchone()
    graph = loads(Graph | None, row["graph"], None)
    for node in graph.nodes if graph else ():
        removal.wordings += [p.text for r in node.references if r.source == source for p in r.passages]
    blanked = row["graph"] if graph is None else dumps(graph_without(graph, {source}))
    db.execute("UPDATE turns SET spoken = '[]', graph = ? WHERE id = ?", (blanked, turn))
    removal.then("UPDATE turns SET spoken = ? WHERE id = ? AND spoken = '[]'", row["spoken"], turn)
    removal.then("UPDATE turns SET graph = ? WHERE id = ? AND graph = ?", row["graph"], turn, blanked)


def _copied(db: Connection, table: str, which: str, values: tuple[str, ...], removal: Removal) -> None:
    for row in db.execute(f"SELECT * FROM {table} WHERE {which}", values).fetchall():
        names = ", ".join(f'"{name}"' for name in row.keys())  # noqa: SIM118
        marks = ", ".join("?" * len(row))
        removal.then(f"INSERT INTO {table} ({names}) VALUES ({marks}) ON CONFLICT DO NOTHING", *row)
