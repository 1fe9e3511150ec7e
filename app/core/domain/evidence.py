"""What a search finds and reading brings: queries, hits, pages, passages."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from app.core.domain.errors import Failure, FailureKind
from app.core.domain.rules import DomainRules
from app.core.domain.sources import Origin

AGES = ("day", "week", "month", "year")  # of Query.since


@dataclass(frozen=True)
class Query:
    """What is sent to a search channel."""

    text: str
    limit: int = 10
    language: str = "en-US"  # BCP 47: the user's locale
    rules: DomainRules = field(default_factory=DomainRules)
    since: str = ""  # day, week, month, year: no older than that; empty: any age
    kind: str = "web"  # web, news: the engine's page for it, where it has one
    keep: bool = True  # traces of it, such as an engine's cookies, may be left on disk
    engines: tuple[str, ...] = ()  # of the local channel: these alone; empty: those of the settings
    question_language: str = ""  # BCP 47: the question's, where the text does not show its own; empty: the user's


class Outcome(StrEnum):
    """What a result page turned out to be. Only HITS carries hits; only NO_RESULTS means that nothing was found."""

    HITS = "hits"
    NO_RESULTS = "no_results"
    CHECK = "check"  # a captcha or consent page: a person must act
    REFUSED = "refused"  # 403, 429, anomaly: come back later
    SCRIPT_SHELL = "script_shell"  # a page that needs scripts to show anything
    IRRELEVANT = "irrelevant"  # hits that share no words with the query
    NOT_UNDERSTOOD = "not_understood"
    TIMED_OUT = "timed_out"
    UNREACHABLE = "unreachable"


@dataclass(frozen=True)
class Passage:
    """An excerpt chosen as evidence: exactly the text that the model was given."""

    source: str  # the source's id
    text: str
    start: int = 0  # code points into the page's text
    end: int = 0
    heading: str = ""
    score: float = 0.0
    from_snippet: bool = False  # the engine's snippet, because the page was not read
    page: int = 0  # of a document, from 1; 0: it has none
    line: int = 0  # likewise


@dataclass(frozen=True)
class Hit:
    """One row of a result page. `url` is the real target, not the engine's redirect; `rank` counts from 1."""

    rank: int
    title: str
    url: str
    snippet: str = ""
    site: str = ""
    date: str = ""  # as the engine shows it
    origin: Origin = Origin.WEB
    key: str = ""  # of a source of the user's own, which has no web address
    kind: str = "web"  # of its source
    document: str = ""  # of a knowledge base: the document's id
    passages: tuple[Passage, ...] = field(default=(), repr=False)  # of a document: what was found in it; no source yet
    from_text: bool = False  # see `Source.from_text`
    day: str = ""  # ISO: what an age (`3 days ago`) meant when it was found; dates say it themselves
    structural: bool = False  # its page has a layout that nobody has seen: it was read by what result pages share


@dataclass(frozen=True)
class Report:
    """How one engine (or one search service) answered one query."""

    engine: str
    query: str
    outcome: Outcome
    hits: tuple[Hit, ...] = ()
    detail: str = ""  # foreign text
    response: str = ""  # the service's own answer in words, where it gives one
    url: str = ""  # the result page, where a person may have to look at it (a check)


@dataclass(frozen=True)
class Page:
    """A document fetched and extracted. `text` is Markdown; `url` is where it was found after redirects."""

    url: str
    title: str
    text: str
    requested: str = ""  # the address that was asked for
    site: str = ""
    date: str = ""  # ISO 8601, as exact as known
    language: str = ""
    canonical: str = ""
    truncated: bool = False
    rendered: bool = False  # read in the off-screen browser
    author: str = ""  # as the page says; several are joined by commas
    icon: str = ""  # the site's: an address of the web, or `data:` with a small picture
    follow_up: str = ""  # the address of the next page of the same article or thread, on the same host


class FindingState(StrEnum):
    """How far a source of this turn got."""

    LISTED = "found"  # in a result list only
    READ = "read"
    FAILED = "failed"  # could not be read; its snippet remains


@dataclass(frozen=True)
class Finding:
    """A source of this turn.

    `reason`: the kind of the error that kept it from being read; `detail`: its own word, such as `status 404` or `pdf`,
    then what the site said.
    """

    source: str
    state: FindingState = FindingState.LISTED
    score: float = 0.0
    reason: FailureKind | None = None
    detail: str = ""


@dataclass(frozen=True)
class Reference:
    """A source whose passages were handed to the model in this turn."""

    number: int
    source: str
    passages: tuple[Passage, ...]


@dataclass(frozen=True)
class Fallback:
    """A channel that did not answer, and the one that was asked instead."""

    query: str
    channel: str
    to: str
    failure: Failure = field(hash=False)


@dataclass(frozen=True)
class SearchResult:
    """The unified result that the terminal, servers and logs show."""

    query: str
    provider: str
    success: bool
    results: tuple[Hit, ...] = ()
    response: str | None = None
    error: str | None = None
    reports: tuple[Report, ...] = field(default=(), repr=False)
    fallbacks: tuple[Fallback, ...] = ()

    def as_dict(self) -> dict[str, Any]:
        rows = [{"title": h.title, "url": h.url, "snippet": h.snippet, "source": h.site} for h in self.results]
        return {
            "query": self.query,
            "response": self.response,
            "results": rows,
            "provider": self.provider,
            "success": self.success,
            "error": self.error,
        }
