"""Turns as they were read, for as long as nobody writes them: a question does not read its whole conversation again."""

from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import fields, replace
from sqlite3 import Connection

from app.adapters.storage.conversations.stored_turns import bare_conversation, children_of, turns_by_id
from app.core.domain.conversation import Conversation
from app.core.domain.turn.turn import Turn

_LIMIT = 24_000_000  # characters and bytes of all turns together, about
_CONVERSATIONS = 8  # whose turns are held, whatever they weigh: one is shown, few are looked at in turns
_FRAME = 4_000  # of a turn, whatever it says
_PASSAGE = 600  # of a passage or a finding, whatever it says
_CONTAINERS = ("references", *(one.name for one in fields(Turn) if one.default_factory in (list, dict)))

Read = Callable[[Connection, str, Collection[str]], tuple[list[Turn], list[Turn]]]


class TurnCache:
    """Used in the database's thread alone, within transactions. Nobody changes the turns that it gives.

    What this connection writes by `writing` is known turn by turn. Everything else, by whomever, empties the cache: the
    connection's own count of changes or the file's version moves then (https://www.sqlite.org/pragma.html).
    """

    def __init__(self, limit: int = _LIMIT, read: Read = turns_by_id) -> None:
        self._limit, self._read = limit, read
        self._turns: OrderedDict[str, dict[str, Turn]] = OrderedDict()  # by conversation, the one used last at the end
        self._weight = 0
        self._version: tuple[int, int] | None = None

    @contextmanager
    def writing(self, db: Connection) -> Iterator[None]:
        """What is written within is told to `drop`, or changes no turn."""
        self._follow(db)
        yield
        self._version = _version(db)

    def committed(self, db: Connection) -> None:
        """What was written within `writing`: the index of the search writes when it is committed. The file's version
        stays that of the transaction: somebody else may have written since."""
        if self._version is not None:
            self._version = self._version[0], db.total_changes

    def drop(self, conversation: str, turn_id: str, sources: Collection[str] = ()) -> None:
        """The turn is being written, and these sources are not as they were."""
        turns = self._turns.get(conversation, {})
        stale = [one.id for one in turns.values() if not one.sources.keys().isdisjoint(sources)] if sources else []
        for id in (turn_id, *stale):
            if (turn := turns.pop(id, None)) is not None:
                self._weight -= _weight(turn)

    def drop_conversation(self, conversation: str) -> None:
        self._weight -= sum(map(_weight, self._turns.pop(conversation, {}).values()))

    def conversation(self, db: Connection, conversation_id: str) -> Conversation | None:
        """With all its turns, which the caller may let grow; None where there is none of that id or it is deleted."""
        if (bare := bare_conversation(db, conversation_id)) is None:
            return None
        self._follow(db)
        sql = "SELECT id FROM turns WHERE conversation = ? ORDER BY created, rowid"
        turns = self._by_id(db, conversation_id, [id for (id,) in db.execute(sql, (conversation_id,))])
        return replace(bare, turns=tuple(map(_copied, turns)), children=children_of(db, conversation_id))

    def branch(self, db: Connection, conversation_id: str, leaf: str | None) -> Conversation | None:
        """With the turns from the root to `leaf`."""
        if (bare := bare_conversation(db, conversation_id)) is None:
            return None
        self._follow(db)
        ids = self._branch_ids(db, conversation_id, leaf)
        return replace(bare, turns=tuple(self._by_id(db, conversation_id, ids)))

    def _branch_ids(self, db: Connection, conversation: str, leaf: str | None) -> list[str]:
        cached = self._turns.get(conversation, {})
        parents: dict[str, str | None] = {}
        ids: dict[str, None] = {}  # no turn twice: a damaged tree must not become an endless loop
        while leaf is not None and leaf not in ids:
            if (turn := cached.get(leaf)) is not None:
                parent = turn.parent
            else:
                if leaf not in parents:
                    parents = parents or _parents(db, conversation, leaf)
                    parents = parents if leaf in parents else _parents(db, conversation)
                if leaf not in parents:
                    break
                parent = parents[leaf]
            ids[leaf] = None
            leaf = parent
        return list(ids)[::-1]

    def _by_id(self, db: Connection, conversation: str, ids: list[str]) -> list[Turn]:
        cached = self._turns.setdefault(conversation, {})
        self._turns.move_to_end(conversation)
        missing = {id for id in ids if id not in cached}
        turns = cached
        if missing:
            lasting, others = self._read(db, conversation, missing)
            turns = cached | {turn.id: turn for turn in (*lasting, *others)}
            for turn in lasting:
                cached[turn.id] = turn
                self._weight += _weight(turn)
        result = [turns[id] for id in ids if id in turns]
        self._shrink()
        return result

    def _shrink(self) -> None:
        """Whole conversations first, the one that was used last at the end; of that its oldest turns."""
        while self._weight > self._limit or len(self._turns) > _CONVERSATIONS:
            conversation, turns = next(iter(self._turns.items()))
            if len(self._turns) > 1:
                self.drop_conversation(conversation)
            else:
                self._weight -= _weight(turns.pop(next(iter(turns))))

    def _follow(self, db: Connection) -> None:
        if (version := _version(db)) != self._version:
            self._version, self._weight = version, 0
            self._turns.clear()


def _copied(turn: Turn) -> Turn:
    """For whoever lets it grow: what is added to its lists is not added to the turn's."""
    twin = object.__new__(Turn)
    values = vars(twin)
    values.update(vars(turn))
    for name in _CONTAINERS:
        if values[name] is not None:
            values[name] = values[name].copy()
    return twin


def _version(db: Connection) -> tuple[int, int]:
    db.execute("SELECT 1 FROM conversations LIMIT 1").fetchone()  # what is read from now on is of one state
    return db.execute("PRAGMA data_version").fetchone()[0], db.total_changes


def _parents(db: Connection, conversation: str, turn_id: str | None = None) -> dict[str, str | None]:
    """Turn → the one before it, of all or of one."""
    if turn_id is None:
        return dict(db.execute("SELECT id, parent FROM turns WHERE conversation = ?", (conversation,)))
    sql = "SELECT id, parent FROM turns WHERE conversation = ? AND id = ?"
    return dict(db.execute(sql, (conversation, turn_id)))


def _weight(turn: Turn) -> int:
    nodes = turn.graph.nodes if turn.graph is not None else ()
    references = [*(turn.references or ()), *(reference for node in nodes for reference in node.references)]
    passages = [passage for reference in references for passage in reference.passages]
    findings = len(turn.findings) + sum(len(node.findings) for node in nodes)
    words = len(turn.text) + len(turn.reasoning) + sum(len(message.text) for message in turn.messages)
    pictures = sum(len(image.data) for image in turn.images)
    return _FRAME + words + pictures + sum(_PASSAGE + len(one.text) for one in passages) + _PASSAGE * findings
