"""What an engine is: its record, and the pure functions that ask for its result pages and read them."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from app.core.domain.catalogue import EngineInfo
from app.core.domain.evidence import Hit, Outcome, Query

Target = Callable[[str, str], str]  # (link, result page) → the real address, or "" for what is no result

_OF_CHECKS = re.compile(
    r"captcha|turnstile|challenge|anomaly|consent|sorry|wappass|verif|antispider|passmod|robot|seccode",
    re.IGNORECASE,
)
_COMMA = re.compile(r",(?![^(\[]*[)\]])")  # between selectors, not inside brackets


class Parse(Protocol):
    def __call__(
        self, html: str, *, query: str = "", status: int = 200, url: str = ""
    ) -> tuple[Outcome, tuple[Hit, ...]]:
        """What a result page is, and its hits in order; doubles stay. `url`: where the page was in the end."""
        ...


@dataclass(frozen=True)
class Engine:
    """`ready` is a CSS selector that finds something as soon as hits, their absence or a check are shown."""

    info: EngineInfo
    url: Callable[[Query, str], str]  # the result page's address; the second argument replaces the built-in base
    parse: Parse
    ready: str
    target: Target
    may_be_irrelevant: bool = False  # it fills its pages with hits about something else

    @property
    def name(self) -> str:
        return self.info.id

    @property
    def results(self) -> str:
        """`ready` without what only checks show: to know that a person has passed one."""
        return without_checks(self.ready) or self.ready


def without_checks(selectors: str) -> str:
    """A CSS selector list without the selectors that name the sign of a check."""
    return ", ".join(part.strip() for part in _COMMA.split(selectors) if not _OF_CHECKS.search(part))
