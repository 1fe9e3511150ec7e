"""One request on its way: whose it is, and what it asks of; and those that have ended."""

from collections import deque
from dataclasses import dataclass, field
from threading import Lock

from starlette.requests import Request
from starlette.types import Scope

from app.core.domain.gateway import ApiKey
from app.core.domain.gateway.state import ApiCall
from app.gateway.errors import Refusal
from app.gateway.evidence import CitationStyle

_NAME = "citewise"  # in the request's scope
_MOST = 200  # requests that are remembered


@dataclass
class Visit:
    client: ApiKey | None = None  # None: no key was needed
    model: str = ""

    def ask(self, model: str) -> None:
        """Raises `Refusal` for a model that this key may not ask."""
        self.model = model
        if not self.permits(model):
            raise Refusal(403, f"This key may not use {model!r}.", "model_not_allowed", "model")

    @property
    def style(self) -> CitationStyle:
        style = self.client.style if self.client is not None else ""
        return CitationStyle(style) if style in set(CitationStyle) else CitationStyle.LINKS

    @property
    def tail(self) -> bool:
        return self.client is not None and self.client.tail

    def permits(self, model: str) -> bool:
        return self.client is None or not self.client.models or model in self.client.models


@dataclass(frozen=True)
class CallLog:
    """Written on the server's thread, read on others."""

    _calls: deque[ApiCall] = field(default_factory=lambda: deque(maxlen=_MOST))
    _lock: Lock = field(default_factory=Lock)

    def add(self, call: ApiCall) -> None:
        with self._lock:
            self._calls.append(call)

    def calls(self) -> tuple[ApiCall, ...]:
        with self._lock:
            return tuple(self._calls)


def with_visit(scope: Scope, visit: Visit) -> Scope:
    return {**scope, _NAME: visit}


def visit_of(request: Request) -> Visit:
    visit = request.scope.get(_NAME)
    return visit if isinstance(visit, Visit) else Visit()
