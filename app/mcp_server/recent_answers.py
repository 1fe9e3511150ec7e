"""The sources of the last answers, each client's own, as resources."""

from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from uuid import uuid4

from app.mcp_server.results import Answer

_MOST = 20  # of one client
_MOST_CLIENTS = 100
PREFIX = "citewise://answers/"


@dataclass(frozen=True)
class RecentAnswer:
    uri: str
    question: str
    answer: Answer


@dataclass
class RecentAnswers:
    _by_owner: OrderedDict[str, OrderedDict[str, RecentAnswer]] = field(default_factory=OrderedDict)

    @staticmethod
    def new_uri() -> str:
        return f"{PREFIX}{uuid4().hex}/sources"

    def add(self, owner: str, question: str, answer: Answer) -> None:
        own = self._by_owner.setdefault(owner, OrderedDict())
        self._by_owner.move_to_end(owner)
        own[answer.resource] = RecentAnswer(answer.resource, question, answer)
        while len(own) > _MOST:
            own.popitem(last=False)
        while len(self._by_owner) > _MOST_CLIENTS:
            self._by_owner.popitem(last=False)

    def of(self, owner: str) -> Iterator[RecentAnswer]:
        """The newest first."""
        return reversed(self._by_owner.get(owner, OrderedDict()).values())

    def at(self, owner: str, uri: str) -> RecentAnswer | None:
        return self._by_owner.get(owner, OrderedDict()).get(uri)
