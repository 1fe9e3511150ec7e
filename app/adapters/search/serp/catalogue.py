"""The engines whose result pages are understood."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from app.adapters.search.serp.engines import (
    baidu,
    bing,
    brave,
    duckduckgo,
    ecosia,
    google,
    mojeek,
    searx,
    sogou,
    startpage,
    yahoo,
    yandex,
)
from app.core.domain.evidence import Hit, Outcome, Query

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

    name: str
    url: Callable[[Query, str], str]  # the result page's address; the second argument replaces the built-in base
    parse: Parse
    ready: str
    terms: str  # the address of what the engine says about reading its pages by program

    @property
    def results(self) -> str:
        """`ready` without what only checks show: to know that a person has passed one."""
        return without_checks(self.ready) or self.ready


ENGINES: dict[str, Engine] = {
    engine.name: engine
    for engine in (
        Engine("bing", bing.url, bing.parse, bing.READY, "https://www.microsoft.com/servicesagreement"),
        Engine("duckduckgo", duckduckgo.url, duckduckgo.parse, duckduckgo.READY, "https://duckduckgo.com/terms"),
        Engine("google", google.url, google.parse, google.READY, "https://policies.google.com/terms"),
        Engine("baidu", baidu.url, baidu.parse, baidu.READY, "https://www.baidu.com/duty/"),
        Engine("brave", brave.url, brave.parse, brave.READY, "https://brave.com/terms-of-use/"),
        Engine("sogou", sogou.url, sogou.parse, sogou.READY, "https://www.sogou.com/docs/terms.htm"),
        Engine("mojeek", mojeek.url, mojeek.parse, mojeek.READY, "https://www.mojeek.com/about/terms.html"),
        Engine("startpage", startpage.url, startpage.parse, startpage.READY, "https://www.startpage.com/en/terms/"),
        Engine("yandex", yandex.url, yandex.parse, yandex.READY, "https://yandex.com/legal/termsofuse/"),
        Engine(
            "yahoo", yahoo.url, yahoo.parse, yahoo.READY, "https://legal.yahoo.com/us/en/yahoo/terms/otos/index.html"
        ),
        Engine("ecosia", ecosia.url, ecosia.parse, ecosia.READY, "https://www.ecosia.org/terms-of-service"),
        Engine("searx", searx.url, searx.parse, searx.READY, ""),  # the instance's own rules
    )
}


def without_checks(selectors: str) -> str:
    """A CSS selector list without the selectors that name the sign of a check."""
    return ", ".join(part.strip() for part in _COMMA.split(selectors) if not _OF_CHECKS.search(part))
