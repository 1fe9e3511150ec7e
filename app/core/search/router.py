"""Search channels: the chosen one first, then the others in order until one answers; failing ones rest.

A rest grows with each failure in a row and ends by itself. The local channel rests engine by engine, on its own.
"""

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace

from app.core.domain.catalogue import ChannelState
from app.core.domain.errors import AppError, Blocked
from app.core.domain.events import (
    ChannelFellBack,
    EngineAnswered,
    Events,
    Failure,
    FailureKind,
    SearchFinished,
    SearchStarted,
)
from app.core.domain.evidence import Fallback, Outcome, Query, Report, SearchResult
from app.core.domain.settings import KNOWLEDGE, SearchSettings
from app.core.ports import SearchChannel
from app.core.search.merging import fused, permitted
from app.core.secrecy import REPORTED

LAST_RESORT = "wikipedia"  # keyless and official: it answers when every engine refuses
LOCAL = "local"
_AT_THE_END = (LOCAL, LAST_RESORT)  # of the usual order


_LONGEST_WORDS = 300  # characters of what one service says about its failure

_FIRST_COOLDOWN = 5.0  # seconds
_LONGEST_COOLDOWN = 3600.0
_GROWTH = 4.0
_ACCOUNT = frozenset(
    {FailureKind.KEY_REFUSED, FailureKind.KEY_MISSING, FailureKind.OUT_OF_CREDIT}
)  # time alone does not mend it; new settings may
_NO_COOLDOWN = frozenset({FailureKind.NO_RESULTS, FailureKind.UNAVAILABLE})

log = logging.getLogger(__name__)


@dataclass
class _Cooldown:
    until: float
    failure: Failure
    tries: int = 1


@dataclass(frozen=True)
class Router:
    """`by_name` holds all channels there are, those that lack a key included."""

    by_name: Mapping[str, SearchChannel]
    settings: Callable[[], SearchSettings] = SearchSettings
    clock: Callable[[], float] = time.monotonic
    engines: Sequence[str] = ()  # of the local search: among equal hits that of an earlier one counts
    _cooldowns: dict[str, _Cooldown] = field(default_factory=dict, repr=False)

    def channels(self) -> tuple[str, ...]:
        return tuple(self.by_name)

    def states(self) -> tuple[ChannelState, ...]:
        return tuple(
            ChannelState(name, channel.usable, self.cooldown(name), self._reason(name))
            for name, channel in self.by_name.items()
        )

    def cooldown(self, channel: str) -> float:
        """Seconds until it is asked again of itself; 0 where it is awake."""
        cooldown = self._cooldowns.get(channel)
        return max(0.0, cooldown.until - self.clock()) if cooldown else 0.0

    def failed(self, channel: str, failure: Failure) -> None:
        """Send it to rest. A failure while it rests (of a query that was under way) lengthens nothing."""
        if channel == LOCAL or failure.kind in _NO_COOLDOWN or self.cooldown(channel):
            return
        cooldown = self._cooldowns.get(channel)
        tries = cooldown.tries + 1 if cooldown else 1
        self._cooldowns[channel] = _Cooldown(self.clock() + _seconds(failure, tries), failure, tries)

    def answered(self, channel: str) -> None:
        self._cooldowns.pop(channel, None)

    def clear_cooldowns(self) -> None:
        """Forget all rests: the settings or the keys changed."""
        self._cooldowns.clear()

    def cooldown_reason(self, channel: str) -> Failure | None:
        """What sent it to rest."""
        cooldown = self._cooldowns.get(channel)
        return cooldown.failure if cooldown and self.cooldown(channel) else None

    def fallback_for(self, channel: str) -> str:
        """The channel that takes over where this one failed."""
        return next((name for name in self._order(channel) if name != channel), LAST_RESORT)

    async def search(self, turn: str, query: Query, channel: str) -> Events:
        """Ends with one SearchFinished. No error leaves: a failing channel falls over to the next and says so."""
        yield SearchStarted(turn, query.text, channel)
        order = self._order(channel)
        failures: list[Failure] = []
        for place, name in enumerate(order):
            started_at = self.clock()
            reports: list[Report] = []
            failure = self.cooldown_reason(name) if self.cooldown(name) and len(order) > 1 else None
            cooling_down = failure is not None
            if not cooling_down:
                try:
                    async with aclosing(self.by_name[name].search(query)) as answers:
                        async for report in answers:
                            allowed = permitted(report, query)
                            reports.append(allowed)
                            yield EngineAnswered(turn, allowed, name)
                except AppError as error:
                    failure = Failure.of(error)
                except Exception as error:  # a bug in one channel must not take the others, or the turn, with it
                    log.exception("the search channel %s failed", name)
                    failure = Failure(FailureKind.INTERNAL_ERROR, name, type(error).__name__)
            hits = fused(reports, query.limit, (*self.settings().engines, *self.engines))
            response = next((r.response for r in reports if r.response), "")
            if hits or (response and failure is None):
                self.answered(name)
                seconds = round(self.clock() - started_at, 3)
                yield SearchFinished(
                    turn, query.text, name, hits, _together(failures), response, seconds, hit_count=len(hits)
                )
                return
            failure = failure or failure_of(reports)
            if failure is not None and not cooling_down:
                self.failed(name, failure)
            failures += [failure] if failure else []
            if place + 1 < len(order):
                to, cause = order[place + 1], failure or Failure(FailureKind.NO_RESULTS, name)
                _log_fallback(name, to, cause, already_logged=cooling_down)
                yield ChannelFellBack(turn, query.text, name, to, cause)
        yield SearchFinished(turn, query.text, order[-1] if order else channel, (), _together(failures))

    async def result(self, query: Query, channel: str) -> SearchResult:
        """The unified result, for a front end that asks for a search and nothing else."""
        reports: list[Report] = []
        fallbacks: list[Fallback] = []
        async with aclosing(self.search("", query, channel)) as events:
            async for event in events:
                match event:
                    case EngineAnswered(report=report):
                        reports.append(report)
                    case ChannelFellBack(query=text, channel=name, to=to, failure=cause):
                        fallbacks.append(Fallback(text, name, to, cause))
                    case SearchFinished(channel=name, hits=hits, failure=failure, response=response):
                        good = bool(hits or response)
                        error = None if good else described_with_words(failure)
                        reports_and_fallbacks = tuple(reports), tuple(fallbacks)
                        return SearchResult(
                            query.text, name, good, hits, response or None, error, *reports_and_fallbacks
                        )
        raise AssertionError("a search ends with SearchFinished")

    async def only(self, query: Query, channel: str) -> SearchResult:
        """What this channel alone says, awake or not: for a test by hand."""
        cooldown = self._cooldowns.pop(channel, None)
        alone = Router({channel: self.by_name[channel]}, self.settings, self.clock)
        result = await alone.result(query, channel)
        if not result.success and cooldown is not None:
            self._cooldowns[channel] = cooldown
        return result

    def _order(self, channel: str) -> Sequence[str]:
        """The chosen channel, then those of the user's list that can be used, the awake ones before the resting."""
        first = [channel] if channel in self.by_name else []
        if channel == KNOWLEDGE and first:
            return first  # what is asked of the user's own documents is not sent into the web
        others = [name for name in self._usual() if name != channel and name in self.by_name]
        usable = [name for name in others if self.by_name[name].usable]
        awake = [name for name in usable if not self.cooldown(name)]
        if not first and not awake:
            return sorted(usable, key=self.cooldown)[:1]  # better one that should rest than none
        return [*first, *awake]

    def _usual(self) -> Sequence[str]:
        """The user's list; without one what the user has set up, then the local channel and the last resort."""
        if order := self.settings().order:
            return [name for name in order if name != KNOWLEDGE]
        ready = (name for name, channel in self.by_name.items() if channel.is_fallback)
        return [*(name for name in ready if name not in _AT_THE_END), LOCAL, LAST_RESORT]

    def _reason(self, name: str) -> FailureKind | None:
        failure = self.cooldown_reason(name)
        return failure.kind if failure else None


def _log_fallback(channel: str, to: str, cause: Failure, *, already_logged: bool) -> None:
    """For the log file: front ends say it in their own words. That a channel rests was logged when it failed."""
    level = logging.INFO if already_logged else logging.WARNING
    words = (
        f"{describe(cause)} {cause.detail[:_LONGEST_WORDS]}" if cause.detail not in describe(cause) else describe(cause)
    )
    log.log(level, "%s did not answer (%s); asking %s", channel, " ".join(words.split()), to, extra=REPORTED)


def _seconds(failure: Failure, tries: int) -> float:
    """5 s to an hour: by what the service asks for, by what went wrong, and by how often."""
    if failure.kind in _ACCOUNT:
        return _LONGEST_COOLDOWN
    retry_after = failure.data.get("retry_after", "")
    asks_to_wait = failure.kind in (FailureKind.RATE_LIMITED, FailureKind.BLOCKED)
    first = float(retry_after) if retry_after else 60.0 if asks_to_wait else _FIRST_COOLDOWN
    grown = first * (1.0 if retry_after else _GROWTH ** (tries - 1))
    return min(max(grown, _FIRST_COOLDOWN), _LONGEST_COOLDOWN)


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
    details = [(f.where, " ".join(f.detail.split())[:_LONGEST_WORDS]) for f in failures if f.detail.strip()]
    words = "; ".join(f"{where}: {detail}" if len(failures) > 1 else detail for where, detail in dict.fromkeys(details))
    return replace(failures[0], data={**failures[0].data, "reasons": reasons, **({"words": words} if words else {})})


def describe_reasons(failure: Failure | None) -> str:
    """`engine=outcome, …`, for those who have words for both."""
    return failure.data.get("reasons", "") if failure else ""


def described_with_words(failure: Failure | None) -> str:
    """As `describe`, with the services' own words: foreign text, in which the adapters left no key."""
    words = failure.data.get("words", "") if failure else ""
    return f"{describe(failure)} ({words})" if words else describe(failure)


def describe(failure: Failure | None) -> str:
    """A failure for logs and JSON, in field words rather than a sentence."""
    if failure is None:
        return "no results"
    reasons = failure.data.get("reasons") or failure.data.get("outcome") or failure.detail
    return f"{failure.kind}: {reasons or failure.where}"
