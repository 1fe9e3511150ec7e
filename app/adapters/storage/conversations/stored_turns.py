"""Turns out of their rows, all of a conversation or some of them."""

import os
from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime
from sqlite3 import Connection, Row

from app.adapters.storage.conversations.numbers import Meanings, numbers_of
from app.adapters.storage.conversations.selection import Selection
from app.adapters.storage.conversations.sources import sources_of
from app.adapters.storage.conversations.turns import TEXT_COLUMNS
from app.adapters.storage.values import loads
from app.core.domain.chat import AssistantUse, ImageBlock, Message, ModelChoice, Usage
from app.core.domain.citation import Anchor, Citation, Disagreement, Span, Support
from app.core.domain.conversation import Conversation
from app.core.domain.editing import Edit, EditingMode, Original, Translation
from app.core.domain.events import ChannelFellBack, Failure, Notice, SearchFinished
from app.core.domain.evidence import Finding, Passage, Reference, Report
from app.core.domain.graph import Depth, Graph
from app.core.domain.plan import Plan
from app.core.domain.settings import Overrides, SearchMode
from app.core.domain.turn.turn import State, Turn


def bare_conversation(db: Connection, conversation_id: str) -> Conversation | None:
    """Without its turns."""
    row: Row | None = db.execute(
        "SELECT * FROM conversations WHERE id = ? AND deleted IS NULL", (conversation_id,)
    ).fetchone()
    if row is None:
        return None
    return Conversation(
        row["id"],
        row["title"],
        datetime.fromisoformat(row["created"]),
        datetime.fromisoformat(row["updated"]),
        replace(loads(Overrides, row["wishes"], Overrides()), fresh=False),
        row["draft"],
        row["shown"],
        row["grouped"],
        side_by_side=bool(row["side_by_side"]),
    )


def turns_of(db: Connection, conversation: str) -> list[Turn]:
    """All turns of a conversation, oldest first, each with the sources it found, was given or cites."""
    selection = Selection(conversation)
    turns = _bare_turns(db, selection)
    meanings = Meanings(numbers_of(db, selection), turns, sources_of(db, conversation))
    for turn in turns:
        turn.sources = meanings.sources_of(turn, _source_ids(turn))
    return turns


def turns_by_id(db: Connection, conversation: str, ids: Collection[str]) -> tuple[list[Turn], list[Turn]]:
    """Those of these turns that stay the same until they or their sources are written, and the others.

    What the numbers of the others mean depends on the turns before them: older versions stored it so.
    """
    selection = Selection(conversation, ids)
    turns = [turn for turn in _bare_turns(db, selection) if turn.id in ids]
    numbers = numbers_of(db, selection)
    sources = {source for turn in turns for source in (*_source_ids(turn), *numbers.get(turn.id, {}).values())}
    meanings = Meanings(numbers, turns, sources_of(db, conversation, sources))
    whole = [turn for turn in turns if meanings.is_whole(turn)]
    for turn in whole:
        turn.sources = meanings.sources_of(turn, _source_ids(turn))
    if len(whole) == len(turns):
        return whole, []
    other_ids = {turn.id for turn in turns} - {turn.id for turn in whole}
    return whole, [turn for turn in turns_of(db, conversation) if turn.id in other_ids]


def _bare_turns(db: Connection, selection: Selection) -> list[Turn]:
    """Without their sources."""
    references = _references_of(db, selection)
    citations: dict[str, list[Citation]] = defaultdict(list)
    for row in _rows_of(db, "citations", "x.ordinal", selection):
        citations[row["turn"]].append(_citation(row))
    images: dict[str, list[ImageBlock]] = defaultdict(list)
    for row in _rows_of(db, "images", "x.ordinal", selection):
        images[row["turn"]].append(ImageBlock(row["data"], row["media_type"]))
    rows = db.execute(
        "SELECT t.*, a.text, a.reasoning FROM turns t LEFT JOIN answers a ON a.turn = t.id"
        f" WHERE {selection.condition} ORDER BY t.created, t.rowid",
        selection.values,
    )
    turns = [_turn(row, references[row["id"]], tuple(citations[row["id"]])) for row in rows]
    for turn in turns:
        turn.images = tuple(images[turn.id])
        turn.files = tuple(_file_here(db, path, turn.conversation) for path in turn.files)
    return turns


def _file_here(db: Connection, path: str, conversation: str) -> str:
    """Where a file that came with an import is now: a backup may name a folder of another machine."""
    parts = path.replace("\\", "/").split("/")[-4:]
    database = db.execute("PRAGMA database_list").fetchone()[2] if parts[:2] == ["attachments", conversation] else ""
    if not database or ".." in parts:
        return path
    here = os.path.join(os.path.dirname(database), *parts)
    return here if os.path.isfile(here) and os.path.realpath(path) != os.path.realpath(here) else path


def children_of(db: Connection, conversation: str) -> dict[str, str]:
    """Turn → the one that was shown last of those that follow it."""
    sql = "SELECT id, shown_child FROM turns WHERE conversation = ? AND shown_child IS NOT NULL"
    return dict(db.execute(sql, (conversation,)))


def _rows_of(db: Connection, table: str, order: str, selection: Selection) -> Iterable[Row]:
    sql = (
        f"SELECT x.* FROM {table} x JOIN turns t ON t.id = x.turn WHERE {selection.condition} ORDER BY x.turn, {order}"
    )
    return db.execute(sql, selection.values)


def _references_of(db: Connection, selection: Selection) -> dict[str, list[Reference]]:
    passages: dict[tuple[str, int], list[Passage]] = defaultdict(list)
    for row in _rows_of(db, "passages", "x.reference, x.ordinal", selection):
        passages[row["turn"], row["reference"]].append(_passage(row))
    references: dict[str, list[Reference]] = defaultdict(list)
    for row in _rows_of(db, "turn_references", "x.ordinal", selection):
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
        moved_from=loads(tuple[int, ...], row["moved_from"], ()),
        disagreement=loads(Disagreement | None, row["disagreement"], None),
        as_of=row["as_of"],
        looked_up=bool(row["looked_up"]),
    )


def _span(start: int | None, end: int | None) -> Span | None:
    return None if start is None or end is None else (start, end)


def _turn(row: Row, references: list[Reference], citations: tuple[Citation, ...]) -> Turn:
    return Turn(
        **{name: row[name] for name in TEXT_COLUMNS},
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
        answer_images=row["answer_images"],
        editing=EditingMode(row["editing"]),
        edits=loads(tuple[Edit, ...], row["edits"], ()),
        original=loads(Original | None, row["original"], None),
        edited=bool(row["edited"]),
        assistant=loads(AssistantUse | None, row["assistant"], None),
        translations=loads(tuple[Translation, ...], row["translations"], ()),
        suggestions=loads(tuple[str, ...], row["suggestions"], ()),
        text_parts=[row["text"]] if row["text"] else [],
        reasoning_parts=[row["reasoning"]] if row["reasoning"] else [],
    )


def _source_ids(turn: Turn) -> list[str]:
    """Ids of sources."""
    nodes = turn.graph.nodes if turn.graph else ()
    in_nodes = [finding.source for node in nodes for finding in node.findings]
    in_nodes += [reference.source for node in nodes for reference in node.references]
    return [*turn.findings, *(reference.source for reference in turn.references or ()), *in_nodes]
