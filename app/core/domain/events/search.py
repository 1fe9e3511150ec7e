"""Queries, channels and what they found."""

from dataclasses import dataclass

from app.core.domain.errors import Failure
from app.core.domain.events.event import Event
from app.core.domain.evidence import Finding, Hit, Report
from app.core.domain.plan import Plan
from app.core.domain.sources import Source


@dataclass(frozen=True)
class PlanningStarted(Event):
    pass


@dataclass(frozen=True)
class QueriesPlanned(Event):
    plan: Plan


@dataclass(frozen=True)
class SearchStarted(Event):
    query: str
    channel: str


@dataclass(frozen=True)
class EngineAnswered(Event):
    """One engine's answer to one query; blocked and broken ones too."""

    report: Report
    channel: str


@dataclass(frozen=True)
class ChannelFellBack(Event):
    """With an empty query it is the whole turn that falls back: the answering model's own search failed, what it wrote
    is withdrawn, and the next channel is asked."""

    query: str
    channel: str  # the one that failed
    to: str  # the next one
    failure: Failure


@dataclass(frozen=True)
class SearchFinished(Event):
    """A query is answered, by `hits` of `channel` or by none. `failure`: what went wrong before that, if anything."""

    query: str
    channel: str
    hits: tuple[Hit, ...]
    failure: Failure | None = None
    response: str = ""  # the channel's own answer in words
    seconds: float = 0.0
    cached_at: str = ""  # when it was asked (ISO 8601, UTC), where the answer was cached then; else empty
    hit_count: int = 0  # how many hits there were, where a stored turn no longer has them


@dataclass(frozen=True)
class SourcesCollected(Event):
    """The hits of all queries so far, fused, without doubles, best first, each with its source.

    by_model: the answering model's service brought them with its answer.
    """

    hits: tuple[tuple[str, Hit], ...]  # (source id, hit)
    findings: tuple[Finding, ...]
    sources: tuple[Source, ...]
    by_model: bool = False


@dataclass(frozen=True)
class SearchEntryReceived(Event):
    """Google's search entry point. Hostile HTML: only ever shown in a sandbox."""

    html: str
