"""What a turn's numbers mean, stored with the turn: whoever else writes into the file makes no chip point elsewhere."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from sqlite3 import Connection

from app.adapters.storage.conversations.selection import Selection
from app.adapters.storage.values import loads
from app.core.domain.evidence import Finding, Passage, Reference
from app.core.domain.graph import Graph
from app.core.domain.sources import Source
from app.core.domain.turn.turn import Turn

Meaning = dict[int, str]
"""Number → the source's id."""


def keep_numbers(db: Connection, turn: Turn, same: Mapping[str, str]) -> None:
    """Of all sources that the turn knows by a number, those included that only earlier turns were given.

    same: id → the id under which the source was kept instead.
    """
    meaning = {s.number: s.id for s in turn.sources.values() if s.number is not None} | _own_meaning(turn)
    db.execute("DELETE FROM turn_numbers WHERE turn = ?", (turn.id,))
    rows = ((turn.id, number, same.get(source, source)) for number, source in meaning.items())
    db.executemany("INSERT INTO turn_numbers VALUES (?, ?, ?)", rows)


def _own_meaning(turn: Turn) -> Meaning:
    nodes = turn.graph.nodes if turn.graph else ()
    in_nodes = [reference for node in nodes for reference in node.references]
    return {r.number: r.source for r in (*in_nodes, *(turn.references or ()))}


def numbers_of(db: Connection, selection: Selection) -> dict[str, Meaning]:
    """By turn, as they are stored."""
    numbers: dict[str, Meaning] = defaultdict(dict)
    sql = f"SELECT n.* FROM turn_numbers n JOIN turns t ON t.id = n.turn WHERE {selection.condition}"
    for row in db.execute(sql, selection.values):
        numbers[row["turn"]][row["number"]] = row["source"]
    return numbers


class Meanings:
    """What the numbers mean in each of some turns."""

    def __init__(self, numbers: Mapping[str, Meaning], turns: Sequence[Turn], sources: Mapping[str, Source]) -> None:
        """numbers: stored ones; sources: of the conversation, at least those that the turns know."""
        self._parents = {turn.id: turn.parent for turn in turns}
        self._sources = sources
        self._of_book = {s.number: s.id for s in sources.values() if s.number is not None}
        self._by_turn = {turn.id: numbers.get(turn.id, {}) | _own_meaning(turn) for turn in turns}

    def source_of(self, turn: Turn, number: int) -> str:
        """The id of the source. Turns of older versions hold their own references only: then the turns before it
        decide, and last the book."""
        visited: set[str] = set()
        at: str | None = turn.id
        while at is not None and at in self._parents and at not in visited:
            if (source := self._by_turn[at].get(number)) is not None:
                return source
            visited.add(at)
            at = self._parents[at]
        return self._of_book.get(number, "")

    def is_whole(self, turn: Turn) -> bool:
        """The turn itself holds what it cites: turns before it decide nothing."""
        return self._by_turn[turn.id].keys() >= set(turn.all_numbers())

    def sources_of(self, turn: Turn, ids: Iterable[str]) -> dict[str, Source]:
        """These sources and those that the turn cites, each under the number that it has in this turn."""
        own = self._by_turn[turn.id]
        meaning = own | {number: self.source_of(turn, number) for number in turn.all_numbers() if number not in own}
        numbers = {source: number for number, source in reversed(list(meaning.items()))}
        cited = [meaning[number] for number in turn.all_numbers()]
        sources = {}
        for id in dict.fromkeys([*ids, *cited]):
            if (source := self._sources.get(id)) is not None:
                # a number by which the turn means another page is not this one's, whatever the book says
                free = source.number if source.number not in meaning else None
                sources[id] = replace(source, number=numbers.get(id, free))
        return sources


def numbered_apart(db: Connection, conversation: str, sources: Iterable[Source]) -> tuple[list[Source], int]:
    """The sources as the book knows them, and the highest number that any turn ever used.

    A source to whose number another one came first gets a number of its own.
    """
    highest, used = 0, set()
    for table in ("turn_numbers", "turn_references"):
        sql = f"SELECT x.number, x.source FROM {table} x JOIN turns t ON t.id = x.turn WHERE t.conversation = ?"
        for number, source in db.execute(sql, (conversation,)):
            highest = max(highest, number)
            used.add(source)
    sql = "SELECT DISTINCT x.numbers FROM citations x JOIN turns t ON t.id = x.turn WHERE t.conversation = ?"
    for (numbers,) in db.execute(sql, (conversation,)):
        highest = max(highest, *loads(tuple[int, ...], numbers, ()), 0)
    sources = list(sources)
    highest = max([highest, *(source.number or 0 for source in sources)])
    used_numbers: set[int] = set()
    for place, source in enumerate(sources):
        if source.number in used_numbers or (source.number is None and source.id in used):
            highest += 1
            sources[place] = source = replace(source, number=highest)
        used_numbers |= set() if source.number is None else {source.number}
    return sources, highest


def under_other_ids(graph: Graph | None, same: Mapping[str, str]) -> Graph | None:
    """The graph with its sources under the ids by which they are kept."""
    if graph is None or not same:
        return graph

    def finding(one: Finding) -> Finding:
        return replace(one, source=same.get(one.source, one.source))

    def passage(one: Passage) -> Passage:
        return replace(one, source=same.get(one.source, one.source))

    def reference(one: Reference) -> Reference:
        return Reference(one.number, same.get(one.source, one.source), tuple(map(passage, one.passages)))

    nodes = (
        replace(n, findings=tuple(map(finding, n.findings)), references=tuple(map(reference, n.references)))
        for n in graph.nodes
    )
    return replace(graph, nodes=tuple(nodes))
