"""Watched answers: which are due, and what changed since the user was told."""

import asyncio
from collections.abc import Mapping
from contextlib import aclosing
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from app.core.domain.conversation import is_private
from app.core.domain.watch import Watch, WatchInterval
from app.core.export.evidence.bundle import digest
from app.core.ports.watches import WatchStore
from app.core.verification.evidence import Evidence
from app.core.verification.results import ClaimCheck, EvidenceState, SourceCheck, Verification

MOST = 50  # answers
_AT_A_TIME = 3  # that are checked at one look
_EARLY = timedelta(hours=1)  # who starts the program at nine each morning is told each morning
_SILENT = (EvidenceState.UNREACHABLE, EvidenceState.UNCHECKED)  # they may pass


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
        self._watches: dict[str, Watch] | None = None  # by turn
        self._lock = asyncio.Lock()

    async def all(self) -> list[Watch]:
        return list((await self._loaded()).values())

    async def watch(self, conversation: str, turn: str, interval: WatchInterval) -> bool:
        """False where it is private, or there are too many."""
        watches = await self._loaded()
        if is_private(conversation) or (turn not in watches and len(watches) >= MOST):
            return False
        record = watches.get(turn, Watch(conversation, turn))
        await self._save({**watches, turn: replace(record, interval=interval)})
        return True

    async def unwatch(self, turn: str) -> None:
        watches = await self._loaded()
        await self._save({id: watch for id, watch in watches.items() if id != turn})

    async def check_due(self, now: datetime) -> list[WatchNews]:
        """Read the sources of those that are due again. What is gone from the conversations is watched no longer."""
        due = [watch for watch in await self.all() if is_due(watch, now)]
        news = []
        for watch in due[:_AT_A_TIME]:
            if (one := await self._check(watch, now)) is not None:
                news.append(one)
        return news

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
        changed = tuple(claim for claim in verification.claims if _is_news(claim, watch.states))
        states = {**watch.states, **_states_of(verification)}
        watches = await self._loaded()
        current = watches.get(watch.turn)  # it may have been let go of meanwhile
        if current is None:
            return None
        checked = replace(current, checked=now.astimezone(UTC).isoformat(), states=states)
        await self._save({**watches, watch.turn: checked})
        return WatchNews(checked, bundle.turns[0].question, verification, changed) if changed else None

    async def _loaded(self) -> dict[str, Watch]:
        async with self._lock:
            if self._watches is None:
                self._watches = {watch.turn: watch for watch in await self._store.load()}
            return self._watches

    async def _save(self, watches: dict[str, Watch]) -> None:
        await self._store.save(list(watches.values()))
        self._watches = watches


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
