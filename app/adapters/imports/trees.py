"""Messages as a tree: parents before children, without cycles or doubles."""

import heapq
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from app.core.domain.transfer import ForeignMessage

_UNDATED = datetime.min.replace(tzinfo=UTC)


def well_formed(messages: Iterable[ForeignMessage], dropped: Collection[str] = ()) -> tuple[ForeignMessage, ...]:
    """The messages oldest first, each after its parent; equal or missing times keep their order.

    dropped: ids that go; what hung on them hangs on their nearest ancestor that stays. Of two with one id the later
    gets one of its own. A parent that is not there, or that descends from its child, counts as none. A message without
    a time has its parent's.
    """
    unique = _with_own_ids(list(messages))
    remaining = [message for message in unique if message.id not in dropped]
    parents = _without_cycles({message.id: message.parent for message in unique})
    children: dict[str | None, list[int]] = {}
    ancestors: dict[str, str | None] = {}
    for index, message in enumerate(remaining):
        ancestors[message.id] = _ancestor(message.id, parents, dropped)
        children.setdefault(ancestors[message.id], []).append(index)
    queue = [(remaining[index].created or _UNDATED, index) for index in children.pop(None, [])]
    heapq.heapify(queue)
    result = []
    while queue:
        time, index = heapq.heappop(queue)
        message = remaining[index]
        result.append(replace(message, parent=ancestors[message.id], created=None if time == _UNDATED else time))
        for child in children.pop(message.id, []):
            heapq.heappush(queue, (remaining[child].created or time, child))
    return tuple(result)


def in_a_row(messages: Iterable[ForeignMessage]) -> tuple[ForeignMessage, ...]:
    """Each message hangs on the one before it, whatever it named as its parent."""
    result: list[ForeignMessage] = []
    for message in _with_own_ids(list(messages)):
        result.append(replace(message, parent=result[-1].id if result else None))
    return tuple(result)


def last_descendant(messages: Sequence[ForeignMessage], start: str) -> str:
    """The end of the branch that goes on from a message by its newest children. Messages are well formed."""
    newest = {message.parent: message.id for message in messages}
    while start in newest:
        start = newest[start]
    return start


def _with_own_ids(messages: list[ForeignMessage]) -> list[ForeignMessage]:
    ids = {message.id for message in messages}
    used: set[str] = set()
    result = []
    for message in messages:
        own, number = message.id, 2
        while own in used or (own != message.id and own in ids):
            own, number = f"{message.id}#{number}", number + 1
        used.add(own)
        result.append(message if own == message.id else replace(message, id=own))
    return result


def _without_cycles(parents: dict[str, str | None]) -> dict[str, str | None]:
    """Parents that are there, each cycle cut above the first of it that comes."""
    result = {child: parent if parent in parents else None for child, parent in parents.items()}
    checked: set[str | None] = {None}
    for start in result:
        at: str | None = start
        path: set[str | None] = set()
        while at is not None and at not in checked and at not in path:
            path.add(at)
            at = result[at]
        if at in path and at is not None:
            result[at] = None
        checked |= path
    return result


def _ancestor(child: str, parents: dict[str, str | None], dropped: Collection[str]) -> str | None:
    """The nearest that is not dropped; what lies between is passed once for all."""
    passed = []
    at = parents[child]
    while at is not None and at in dropped:
        passed.append(at)
        at = parents[at]
    for one in passed:
        parents[one] = at
    return at
