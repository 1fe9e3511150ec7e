"""Watched answers: which are due, and what changed since the user was told."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import aclosing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from app.core.domain.conversation import is_private
from app.core.domain.errors import AppError, FailureKind
from app.core.domain.watch import Watch, WatchInterval
from app.core.export.evidence.bundle import digest
from app.core.ports.watches import WatchStore
from app.core.verification.evidence import Evidence
from app.core.verification.results import ClaimCheck, EvidenceState, SourceCheck, Verification

log = logging.getLogger(__name__)

MOST = 50  # answers
_AT_A_TIME = 3  # that are checked at one look
_EARLY = timedelta(hours=1)  # who starts the program at nine each morning is told each morning
_SILENT = (EvidenceState.UNREACHABLE, EvidenceState.UNCHECKED)  # they may pass
_NO_ANSWER = (FailureKind.UNREACHABLE, FailureKind.TIMED_OUT)  # of nobody: perhaps there is no network
_WAIT, _LONGEST_WAIT = timedelta(hours=1), timedelta(days=1)  # until the next attempt; each is twice the last

_ByTurn = dict[str, Watch]


@dataclass(frozen=True)
class WatchNews:
    """`changed`: the claims of which the evidence is another than when the answer was checked last."""

    watch: Watch
    question: str
    verification: Verification
    changed: tuple[ClaimCheck, ...]


class Watches:
    """Of one process; others do not write meanwhile."""

    def __init__(self, store: WatchStore, evidence: Evidence) -> None:
        self._store, self._evidence = store, evidence
        self._watches: _ByTurn | None = None
        self._lock = asyncio.Lock()
        self._untold: _ByTurn = {}  # as checked last, not stored: the next process tells it if this one does not
        self._attempts: dict[str, tuple[datetime, timedelta]] = {}  # by turn: when it could not be checked, the wait

    async def all(self) -> list[Watch]:
        async with self._lock:
            return list((await self._loaded()).values())

    async def watch(self, conversation: str, turn: str, interval: WatchInterval) -> bool:
        """False where it is private, or there are too many."""
        if is_private(conversation):
            return False

        def with_it(watches: _ByTurn) -> _ByTurn:
            if turn not in watches and len(watches) >= MOST:
                return watches
            record = watches.get(turn, Watch(conversation, turn))
            return {**watches, turn: replace(record, interval=interval)}

        return turn in await self._change(with_it)

    async def unwatch(self, turn: str) -> None:
        await self._change(lambda watches: {id: watch for id, watch in watches.items() if id != turn})
        self._untold.pop(turn, None)

    async def has_due(self, now: datetime) -> bool:
        return bool(await self._due(now))

    async def check_due(self, now: datetime) -> list[WatchNews]:
        """Read the sources of a few that are due again, those first that wait longest. What is gone from the
        conversations is watched no longer. News are known to the user once they are acknowledged."""
        news = []
        for watch in (await self._due(now))[:_AT_A_TIME]:
            try:
                one = await self._check(watch, now)
            except Exception as error:  # one that fails must not keep the others from being checked
                log.warning("a watched answer could not be checked: %s", type(error).__name__)
                self._put_off(watch.turn, now)
                continue
            if one is not None:
                news.append(one)
        return news

    async def acknowledge(self, news: WatchNews) -> None:
        """The user has seen them."""
        await self._store_check(news.watch)
        if self._untold.get(news.watch.turn) == news.watch:
            del self._untold[news.watch.turn]

    async def _due(self, now: datetime) -> list[Watch]:
        watches = [self._latest(watch) for watch in await self.all()]
        due = [watch for watch in watches if is_due(watch, now) and not self._is_put_off(watch.turn, now)]
        return sorted(due, key=lambda watch: watch.checked)

    def _latest(self, watch: Watch) -> Watch:
        untold = self._untold.get(watch.turn)
        return watch if untold is None else replace(untold, interval=watch.interval)

    async def _check(self, watch: Watch, now: datetime) -> WatchNews | None:
        bundle = await self._evidence.bundle(watch.conversation, watch.turn)
        if bundle is None:
            await self.unwatch(watch.turn)
            return None
        verification = Verification("", ())
        async with aclosing(self._evidence.verify(bundle)) as steps:
            async for step in steps:
                if isinstance(step, Verification):
                    verification = step
        if _is_unanswered(verification):
            self._put_off(watch.turn, now)
            return None
        self._attempts.pop(watch.turn, None)
        changed = tuple(claim for claim in verification.claims if _is_news(claim, watch.states))
        states = {**watch.states, **_states_of(verification)}
        checked = replace(watch, checked=now.astimezone(UTC).isoformat(), states=states)
        if all(current.turn != watch.turn for current in await self.all()):  # it was let go of meanwhile
            return None
        if changed or watch.turn in self._untold:
            self._untold[watch.turn] = checked
        else:
            await self._store_quietly(checked)
        return WatchNews(checked, bundle.turns[0].question, verification, changed) if changed else None

    async def _store_quietly(self, checked: Watch) -> None:
        try:
            await self._store_check(checked)
        except AppError:  # the disk: until this process ends it counts as checked all the same
            self._untold[checked.turn] = checked

    async def _store_check(self, checked: Watch) -> None:
        """Where it is watched still."""
        turn = checked.turn

        def with_it(watches: _ByTurn) -> _ByTurn:
            if turn not in watches:
                return watches
            return {**watches, turn: replace(watches[turn], checked=checked.checked, states=checked.states)}

        await self._change(with_it)

    def _put_off(self, turn: str, now: datetime) -> None:
        _, last = self._attempts.get(turn, (now, _WAIT / 2))
        self._attempts[turn] = now, min(last * 2, _LONGEST_WAIT)

    def _is_put_off(self, turn: str, now: datetime) -> bool:
        attempt = self._attempts.get(turn)
        return attempt is not None and timedelta() <= now - attempt[0] < attempt[1]

    async def _change(self, change: Callable[[_ByTurn], _ByTurn]) -> _ByTurn:
        """Read, changed and stored as one, so that none is lost to another that runs meanwhile."""
        async with self._lock:
            before = await self._loaded()
            after = change(before)
            if after != before:
                await self._store.save(list(after.values()))
                self._watches = after
            return after

    async def _loaded(self) -> _ByTurn:
        """With the lock."""
        if self._watches is None:
            self._watches = {watch.turn: watch for watch in await self._store.load()}
        return self._watches


def is_due(watch: Watch, now: datetime) -> bool:
    try:
        checked = datetime.fromisoformat(watch.checked)
    except ValueError:
        return True
    if checked.tzinfo is None:
        return True
    elapsed = now - checked
    return elapsed >= timedelta(days=int(watch.interval)) - _EARLY or elapsed < -timedelta(
        days=1
    )  # the clock was wrong


def _is_unanswered(verification: Verification) -> bool:
    """Whether not one page could be asked for."""
    checks = [check for claim in verification.claims for check in claim.checks]
    to_read = [check for check in checks if check.state is not EvidenceState.UNCHECKED]
    return bool(to_read) and all(check.failure in _NO_ANSWER for check in to_read)


def _is_news(claim: ClaimCheck, states: Mapping[str, str]) -> bool:
    for check in claim.checks:
        before = states.get(_key(claim, check), EvidenceState.UNCHANGED.value)
        if check.state not in _SILENT and _mark(check) != before:
            return True
    return False


def _states_of(verification: Verification) -> dict[str, str]:
    rows = ((claim, check) for claim in verification.claims for check in claim.checks)
    return {_key(claim, check): _mark(check) for claim, check in rows if check.state not in _SILENT}


def _key(claim: ClaimCheck, check: SourceCheck) -> str:
    return f"{claim.index}:{check.source}"


def _mark(check: SourceCheck) -> str:
    """A text that changed once more is news once more."""
    after = check.comparison.after if check.comparison is not None else ""
    return f"{check.state.value}:{digest(after)[:16]}" if after else check.state.value
