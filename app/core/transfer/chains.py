"""A foreign tree of messages → questions with what answers them, which becomes turns."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from app.core.domain.transfer import ForeignMessage, ForeignRole


@dataclass(frozen=True)
class Chain:
    """A question and all messages up to the next one. Chains of one question are its versions."""

    end: str  # the id of the last message, by which no other chain ends
    parent: str | None  # the end of the chain before
    question: ForeignMessage | None  # None: an answer that nothing was asked for
    answers: tuple[ForeignMessage, ...] = ()


def chains_of(messages: Sequence[ForeignMessage]) -> list[Chain]:
    """In the order of their first messages that no earlier chain has; what has no content stands in none."""
    parts = without_empty(messages)
    by_id = {message.id: message for message in parts}
    children: dict[str | None, list[ForeignMessage]] = {}
    for message in parts:
        parent = message.parent if message.parent in by_id else None
        children.setdefault(parent, []).append(message)
    chains: list[Chain] = []
    waiting: list[tuple[ForeignMessage, Chain | None]] = [(one, None) for one in reversed(children.get(None, []))]
    while waiting:
        message, before = waiting.pop()
        chain = _with(message, before)
        below = children.get(message.id, [])
        follows = [one for one in below if is_question(one)]
        if follows or not below:  # it ends here for those, whoever else goes on
            chains.append(chain)
        waiting += [(one, chain) for one in reversed(below)]
    return chains


def is_question(message: ForeignMessage) -> bool:
    return message.role is ForeignRole.USER


def without_empty(messages: Iterable[ForeignMessage]) -> list[ForeignMessage]:
    """Without what is no part of a talk: rules, what the user was not shown of his own, messages without content. What
    hangs on them hangs on the nearest before them."""
    parents: dict[str, str | None] = {}
    remaining = []
    for message in messages:
        parent = message.parent
        while parent is not None and parent in parents:
            parent = parents[parent]
        if _is_part(message):
            remaining.append(message if parent == message.parent else replace(message, parent=parent))
        else:
            parents[message.id] = parent if parent != message.id else None
    return remaining


def _is_part(message: ForeignMessage) -> bool:
    if message.role is ForeignRole.SYSTEM or (is_question(message) and message.hidden):
        return False
    words = message.text.strip() or message.reasoning.strip() or message.error or message.tool
    return bool(words or message.files or message.sources or message.queries)


def _with(message: ForeignMessage, before: Chain | None) -> Chain:
    if is_question(message):
        return Chain(message.id, before.end if before is not None else None, message)
    if before is None:
        return Chain(message.id, None, None, (message,))
    return replace(before, end=message.id, answers=(*before.answers, message))
