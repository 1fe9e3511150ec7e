"""Search channels: the chosen one first, then the others in order until one answers."""

from collections.abc import Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace

from app.core.domain.errors import AppError, Blocked
from app.core.domain.events import (
    ChannelFellBack,
    EngineAnswered,
    Events,
    Failure,
    SearchFinished,
    SearchStarted,
)
from app.core.domain.evidence import Hit, Outcome, Query, Report, SearchResult
from app.core.ports import SearchChannel

LAST_RESORT = "wikipedia"  # keyless and official: it answers when every engine refuses


@dataclass(frozen=True)
class Router:
    """`by_name` holds the channels in the order in which they stand in for one another."""

    by_name: Mapping[str, SearchChannel]

    def channels(self) -> tuple[str, ...]:
        return tuple(self.by_name)

    async def search(self, turn: str, query: Query, channel: str) -> Events:
        """Ends with one SearchFinished. No error leaves: a failing channel falls over to the next and says so."""
        yield SearchStarted(turn, query.text, channel)
        order = self._order(channel)
        failures: list[Failure] = []
        for place, name in enumerate(order):
            reports: list[Report] = []
            failure: Failure | None = None
            try:
                async with aclosing(self.by_name[name].search(query)) as answers:
                    async for report in answers:
                        reports.append(report)
                        yield EngineAnswered(turn, report, name)
            except AppError as error:
                failure = Failure.of(error)
            if hits := _hits(reports):
                yield SearchFinished(turn, query.text, name, hits, _together(failures))
                return
            failure = failure or failure_of(reports)
            failures += [failure] if failure else []
            if place + 1 < len(order):
                yield ChannelFellBack(
                    turn, query.text, name, order[place + 1], failure or Failure("NothingFound", name)
                )
        yield SearchFinished(turn, query.text, order[-1] if order else channel, (), _together(failures))

    async def result(self, query: Query, channel: str) -> SearchResult:
        """The unified result, for a front end that asks for a search and nothing else."""
        reports: list[Report] = []
        async with aclosing(self.search("", query, channel)) as events:
            async for event in events:
                match event:
                    case EngineAnswered(report=report):
                        reports.append(report)
                    case SearchFinished(channel=name, hits=hits, failure=failure):
                        error = None if hits else describe(failure)
                        return SearchResult(query.text, name, bool(hits), hits, None, error, tuple(reports))
        raise AssertionError("a search ends with SearchFinished")

    def _order(self, channel: str) -> Sequence[str]:
        chosen = [channel] if channel in self.by_name else []
        return [*chosen, *(name for name in self.by_name if name != channel)]


def _hits(reports: Sequence[Report]) -> tuple[Hit, ...]:
    return next((report.hits for report in reports if report.outcome is Outcome.HITS and report.hits), ())


def failure_of(reports: Sequence[Report]) -> Failure | None:
    """Why no engine gave hits; None where they answered and found nothing."""
    bad = [r for r in reports if r.outcome is not Outcome.NO_RESULTS]
    if not bad:
        return None
    reasons = ", ".join(f"{r.engine}={r.outcome.value}" for r in bad)
    failure = Failure.of(Blocked(bad[0].engine, bad[0].outcome.value, bad[0].detail))
    return Failure(failure.kind, failure.where, failure.detail, {**failure.data, "reasons": reasons})


def _together(failures: Sequence[Failure]) -> Failure | None:
    """The first failure with the reasons of all: that the last channel is empty does not make it "nothing found"."""
    if not failures:
        return None
    reasons = ", ".join(f.data.get("reasons") or f"{f.where}={f.kind}" for f in failures)
    return replace(failures[0], data={**failures[0].data, "reasons": reasons})


def describe_reasons(failure: Failure | None) -> str:
    """`engine=outcome, …`, for those who have words for both."""
    return failure.data.get("reasons", "") if failure else ""


def describe(failure: Failure | None) -> str:
    """A failure for logs and JSON, in field words rather than a sentence."""
    if failure is None:
        return "no results"
    reasons = failure.data.get("reasons") or failure.data.get("outcome") or failure.detail
    return f"{failure.kind}: {reasons or failure.where}"
