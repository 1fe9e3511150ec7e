"""Reads the sources of a bundle again, each page once, and tells what became of the evidence behind each claim."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial

from app.core.domain.addresses import is_web_address, url_key
from app.core.domain.errors import AppError, Failure
from app.core.domain.sources import OWN, TOOL
from app.core.export.evidence.bundle import Bundle, BundlePassage, BundleSource
from app.core.follow_ups import with_passages
from app.core.ports import PageReader
from app.core.streams import merge
from app.core.verification.results import (
    ALTERED,
    ClaimCheck,
    EvidenceState,
    SourceCheck,
    Unasked,
    Verification,
    VerifyProgress,
)
from app.core.verification.source_checks import Budget, Claim, ReadSource, source_checks

MOST_PAGES = 200  # of one run
_AT_ONCE = 8

Permits = Callable[[str], bool]
HasCopy = Callable[[str, str], Awaitable[bool]]
"""Whether there is a copy of a source's page as it was; by the ids of turn and source."""


async def _no_copy(turn: str, source: str) -> bool:
    return False


@dataclass(frozen=True)
class Verifier:
    """permits: the user's rules for sites; they count for whatever a bundle names."""

    reader: PageReader
    permits: Permits = lambda address: True
    has_copy: HasCopy = _no_copy
    now: Callable[[], datetime] = lambda: datetime.now(UTC)

    async def run(self, bundle: Bundle) -> AsyncGenerator[VerifyProgress | Verification, None]:
        """How far it is, and the result as the last item. Pages are read afresh, and nothing of them is kept on disk:
        what the answer was written from stays there as it was."""
        evidence = _by_source(bundle)
        sources, unasked = self._sorted_out([source for source in bundle.sources if source.id in evidence])
        passages = {passage.id: passage for passage in bundle.passages}
        results: dict[tuple[str, str, int], SourceCheck] = {}
        groups = _by_address(sources)
        done, budget = 0, Budget()
        yield VerifyProgress(0, len(groups))
        async with aclosing(
            merge([self._read(group[0], _texts_of(group, evidence, passages)) for group in groups], _AT_ONCE)
        ) as reads:
            async for read in reads:
                done += 1
                same = next(group for group in groups if group[0].id == read.source)
                for source in same:
                    claims = evidence.get(source.id, ())
                    checks = await asyncio.to_thread(source_checks, source, read, (claims, passages), budget)
                    for key, check in checks.items():
                        is_altered = check.state in ALTERED
                        results[key] = replace(check, copy=is_altered and await self.has_copy(key[0], source.id))
                yield VerifyProgress(done, len(groups))
        yield Verification(
            self.now().astimezone(UTC).isoformat(timespec="seconds"),
            tuple(_claim_checks(bundle, results, unasked)),
            len(groups),
        )

    async def _read(self, source: BundleSource, passages: Sequence[str]) -> AsyncGenerator[ReadSource, None]:
        """A thread or an article is read on as long as a passage is missing: it may stand on a page further on."""
        try:
            read = partial(self.reader.read, fresh=True, keep=False)
            page = await with_passages(await read(source.address), read, passages, self.permits)
        except AppError as error:
            yield ReadSource(source.id, failure=Failure.of(error))
        else:
            yield ReadSource(source.id, page)

    def _sorted_out(self, sources: Sequence[BundleSource]) -> tuple[list[BundleSource], dict[str, Unasked]]:
        """The sources that are read, and why the others are not."""
        to_read: list[BundleSource] = []
        unasked: dict[str, Unasked] = {}
        addresses: set[str] = set()
        for source in sources:
            reason = self._reason(source)
            key = url_key(source.address)
            if reason is None and key not in addresses and len(addresses) >= MOST_PAGES:
                reason = Unasked.TOO_MANY
            if reason is not None:
                unasked[source.id] = reason
            else:
                addresses.add(key)
                to_read.append(source)
        return to_read, unasked

    def _reason(self, source: BundleSource) -> Unasked | None:
        if source.origin in OWN:
            return Unasked.OWN
        if source.kind == TOOL or not is_web_address(source.address):
            return Unasked.NO_ADDRESS
        if source.from_text:
            return Unasked.FROM_TEXT
        return None if self.permits(source.address) else Unasked.RULES


def _by_source(bundle: Bundle) -> dict[str, list[Claim]]:
    """The claims that rest on each source, with the ids of their turns."""
    rows: dict[str, list[Claim]] = {}
    for turn in bundle.turns:
        for claim in turn.claims:
            for evidence in claim.evidence:
                rows.setdefault(evidence.source, []).append((turn.id, claim, evidence))
    return rows


def _texts_of(
    group: Sequence[BundleSource], evidence: Mapping[str, Sequence[Claim]], passages: Mapping[str, BundlePassage]
) -> list[str]:
    """The passages behind the claims that rest on these sources."""
    ids = (id for source in group for _, _, one in evidence.get(source.id, ()) for id in one.passages)
    return [passages[id].text for id in dict.fromkeys(ids) if id in passages]


def _by_address(sources: Sequence[BundleSource]) -> list[list[BundleSource]]:
    groups: dict[str, list[BundleSource]] = {}
    for source in sources:
        groups.setdefault(url_key(source.address), []).append(source)
    return list(groups.values())


def _claim_checks(
    bundle: Bundle, results: Mapping[tuple[str, str, int], SourceCheck], unasked: Mapping[str, Unasked]
) -> list[ClaimCheck]:
    titles = {source.id: source for source in bundle.sources}
    claims = []
    for turn in bundle.turns:
        for claim in turn.claims:
            checks = []
            for evidence in claim.evidence:
                check = results.get((turn.id, evidence.source, claim.index))
                if check is None:
                    source = titles.get(evidence.source)
                    check = SourceCheck(
                        evidence.number,
                        evidence.source,
                        source.title if source else "",
                        source.address if source else "",
                        EvidenceState.UNCHECKED,
                        unasked=unasked.get(evidence.source, Unasked.NO_ADDRESS),
                    )
                checks.append(check)
            claims.append(ClaimCheck(turn.id, claim.index, claim.text, claim.verdict, tuple(checks)))
    return claims
