"""What a search service is to us: how it is asked, and how its answers are read."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from app.core.domain.evidence import Hit, Query


@dataclass(frozen=True)
class ApiCall:
    """One HTTP request. Headers and parameters may hold the key, so they are never shown."""

    method: str
    url: str
    headers: dict[str, str] = field(default_factory=dict, repr=False)
    params: dict[str, str | int] = field(default_factory=dict, repr=False)
    json: Any = None


@dataclass(frozen=True)
class Answer:
    """What came back: hits with ranks 1..n, and the service's own answer in words where it gives one."""

    hits: tuple[Hit, ...] = ()
    response: str = ""


def _plain_failure(status: int, body: bytes) -> Answer | None:
    return None


@dataclass(frozen=True)
class Api:
    """A service. `request` takes the query, the key (empty: none) and the base address without a slash at its end.

    `parse` reads the body of a 200, and raises nothing but `AppError`. `settle` is asked about the body of any other
    status first: it gives an answer where the status is no failure ("nothing found"), raises where it means something
    special, and gives None for the usual meaning.
    """

    request: Callable[[Query, str, str], ApiCall]
    parse: Callable[[bytes, Query], Answer]
    base: str = ""  # empty: it runs at an address of the user's own
    keyless: bool = False  # can be asked without a key
    is_fallback: bool = True  # False: one site, one kind of thing, or dear; never asked instead of another
    settle: Callable[[int, bytes], Answer | None] = _plain_failure
    seconds: float = 15.0  # for the whole answer
    page: Callable[[ApiCall, int], ApiCall] | None = None  # the call for a further page, from 2; None: it has but one
    interval: float = 0.0  # seconds between the beginnings of two requests, where the service asks for that


def bearer(key: str) -> dict[str, str]:
    """The usual header; nothing without a key."""
    return {"Authorization": f"Bearer {key}"} if key else {}
