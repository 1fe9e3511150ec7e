"""Which turn of ours a client goes on from, where its API names none: by a digest of all that was said up to it."""

import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.core.domain.chat import ImageBlock, Message, Role, ToolCall, ToolResult
from app.gateway.history.plain import plain_history

_HOUR = 3600.0  # seconds
_MOST = 2000  # answers


@dataclass(frozen=True)
class Place:
    """Where a question goes: a conversation, and the turn that it follows there."""

    conversation: str = ""  # empty: a new one that passes
    parent: str | None = None


NEW = Place()


class Continuations:
    """Of the last hour, in memory. client: whose key it is; nobody gets into another's conversation."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._places: OrderedDict[str, tuple[float, Place]] = OrderedDict()
        self._responses: OrderedDict[tuple[str, Place], float] = OrderedDict()

    def note_response(self, client: str, place: Place) -> None:
        """That this client was given a response which is named by its place."""
        self._responses.pop((client, place), None)
        self._responses[client, place] = self._clock()
        while len(self._responses) > _MOST or next(iter(self._responses.values())) < self._clock() - _HOUR:
            self._responses.popitem(last=False)

    def knows_response(self, client: str, place: Place) -> bool:
        time = self._responses.get((client, place))
        return time is not None and time >= self._clock() - _HOUR

    def note(self, client: str, messages: Sequence[Message], place: Place) -> None:
        """messages: all that the answer rests on, and the answer."""
        digest = _digest(client, messages)
        self._places.pop(digest, None)
        self._places[digest] = (self._clock(), place)
        while len(self._places) > _MOST or next(iter(self._places.values()))[0] < self._clock() - _HOUR:
            self._places.popitem(last=False)

    def find(self, client: str, messages: Sequence[Message]) -> tuple[Place, int] | None:
        """The turn of the last answer in `messages`, and how many of them lead up to it."""
        count = max((place for place, one in enumerate(messages, 1) if one.role is Role.ASSISTANT), default=0)
        if not count:
            return None
        time, place = self._places.get(_digest(client, messages[:count]), (0.0, None))
        return (place, count) if place is not None and time >= self._clock() - _HOUR else None


def _digest(client: str, messages: Sequence[Message]) -> str:
    """Of what clients send back as it was: neither spaces nor the order of a call's arguments."""
    digest = hashlib.sha256(client.encode())
    for one in plain_history(messages):
        parts: list[object] = [one.role, "".join(one.text.split())]
        for block in one.blocks:
            match block:
                case ImageBlock(data=data):
                    parts.append(hashlib.sha256(data).hexdigest())
                case ToolCall(name=name, arguments=arguments):
                    parts.append([name, _arguments(arguments)])
                case ToolResult(text=text):
                    parts.append("".join(text.split()))
        digest.update(json.dumps(parts, sort_keys=True).encode())
    return digest.hexdigest()


def _arguments(text: str) -> object:
    try:
        return json.loads(text or "{}")
    except (ValueError, RecursionError):
        return text
