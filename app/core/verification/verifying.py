"""Reads the sources of a bundle again, each page once, and tells what became of the evidence behind each claim."""

import asyncio
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import aclosing, contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial

from app.core.domain.addresses import is_web_address, url_key
from app.core.domain.citation import Support
from app.core.domain.errors import AppError, Failure, FailureKind
from app.core.domain.evidence import Page
from app.core.domain.reasons import UnreadableReason
from app.core.domain.sources import OWN, TOOL
from app.core.export.evidence.bundle import Bundle, BundleClaim, BundlePassage, BundleSource, ClaimEvidence
from app.core.follow_ups import with_passages
from app.core.ports import PageReader
from app.core.ranking.passages import split
from app.core.ranking.tokens import content_tokens
from app.core.reading import without_invisible
from app.core.streams import merge
from app.core.verification.comparison import compared
from app.core.verification.page_words import Words, words_of
from app.core.verification.results import (
    ALTERED,
    ClaimCheck,
    Comparison,
    EvidenceState,
    SourceCheck,
    Unasked,
    Verification,
    VerifyProgress,
)

MOST_PAGES = 200  # of one run
_AT_ONCE = 8
_MOST_TEXT = 400_000  # characters of a page that are compared
_NO_PAGE = ("404", "410", "451")
_SECONDS = 60.0  # that comparing takes in one run: a bundle may be made to be slow
_LONG, _BARE = 1_500, 0.1  # characters of a page's text, and the share of them that is no page any more
_PASSAGES = 6  # of the page as it is now that a claim is held against

Permits = Callable[[str], bool]
HasCopy = Callable[[str, str], Awaitable[bool]]
"""Whether there is a copy of a source's page as it was; by the ids of turn and source."""


@dataclass(frozen=True)
class _Read:
    source: str
    page: Page | None = None
    failure: Failure | None = None


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
        done, budget = 0, _Budget()
        yield VerifyProgress(0, len(groups))
        async with aclosing(
            merge([self._read(group[0], _texts_of(group, evidence, passages)) for group in groups], _AT_ONCE)
        ) as reads:
            async for read in reads:
                done += 1
                same = next(group for group in groups if group[0].id == read.source)
                for source in same:
                    claims = evidence.get(source.id, ())
                    checks = await asyncio.to_thread(_checks, source, read, (claims, passages), budget)
                    for key, check in checks.items():
                        is_altered = check.state in ALTERED
                        results[key] = replace(check, copy=is_altered and await self.has_copy(key[0], source.id))
                yield VerifyProgress(done, len(groups))
        yield Verification(
            self.now().astimezone(UTC).isoformat(timespec="seconds"),
            tuple(_claim_checks(bundle, results, unasked)),
            len(groups),
        )

    async def _read(self, source: BundleSource, passages: Sequence[str]) -> AsyncGenerator[_Read, None]:
        """A thread or an article is read on as long as a passage is missing: it may stand on a page further on."""
        try:
            read = partial(self.reader.read, fresh=True, keep=False)
            page = await with_passages(await read(source.address), read, passages, self.permits)
        except AppError as error:
            yield _Read(source.id, failure=Failure.of(error))
        else:
            yield _Read(source.id, page)

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


class _Budget:
    """Seconds that are left for comparing."""

    def __init__(self) -> None:
        self._left = _SECONDS

    @property
    def is_spent(self) -> bool:
        return self._left <= 0

    @contextmanager
    def spending(self) -> Iterator[None]:
        start = time.monotonic()
        try:
            yield
        finally:
            self._left -= time.monotonic() - start


_Claim = tuple[str, BundleClaim, ClaimEvidence]


def _by_source(bundle: Bundle) -> dict[str, list[_Claim]]:
    """The claims that rest on each source, with the ids of their turns."""
    rows: dict[str, list[_Claim]] = {}
    for turn in bundle.turns:
        for claim in turn.claims:
            for evidence in claim.evidence:
                rows.setdefault(evidence.source, []).append((turn.id, claim, evidence))
    return rows


def _texts_of(
    group: Sequence[BundleSource], evidence: Mapping[str, Sequence[_Claim]], passages: Mapping[str, BundlePassage]
) -> list[str]:
    """The passages behind the claims that rest on these sources."""
    ids = (id for source in group for _, _, one in evidence.get(source.id, ()) for id in one.passages)
    return [passages[id].text for id in dict.fromkeys(ids) if id in passages]


def _by_address(sources: Sequence[BundleSource]) -> list[list[BundleSource]]:
    groups: dict[str, list[BundleSource]] = {}
    for source in sources:
        groups.setdefault(url_key(source.address), []).append(source)
    return list(groups.values())


def _checks(
    source: BundleSource,
    read: _Read,
    evidence: tuple[Sequence[_Claim], Mapping[str, BundlePassage]],
    budget: _Budget,
) -> dict[tuple[str, str, int], SourceCheck]:
    """By turn, source and index of the claim."""
    checks, (claims, passages) = {}, evidence
    page = words_of(without_invisible(read.page.text)[:_MOST_TEXT]) if read.page is not None else None
    compare = _Comparisons(page) if page is not None else None
    for turn, claim, part in claims:
        check = SourceCheck(part.number, source.id, source.title, source.address, EvidenceState.UNREACHABLE)
        if read.failure is not None:
            check = _failed(check, read.failure)
        elif read.page is not None and compare is not None:
            moved_to = read.page.url if url_key(read.page.url) != url_key(source.address) else ""
            if budget.is_spent:
                check = replace(check, state=EvidenceState.UNCHECKED, unasked=Unasked.TOO_MANY)
            else:
                with budget.spending():
                    check = replace(compare.check(check, claim, part, passages), resolved=moved_to)
                if check.state in ALTERED and _is_bare(source, read.page):
                    check = replace(_unread(check), comparison=None, verdict=None)
        checks[turn, source.id, claim.index] = check
    return checks


def _is_bare(source: BundleSource, page: Page) -> bool:
    """Whether hardly anything is left of a page: what asks for consent or a sign-in in its place is not the page."""
    return source.text_length >= _LONG and len(page.text) < source.text_length * _BARE


def _unread(check: SourceCheck) -> SourceCheck:
    failure, detail = FailureKind.UNREADABLE, UnreadableReason.EMPTY.value
    return replace(check, state=EvidenceState.UNREACHABLE, failure=failure, detail=detail)


def _failed(check: SourceCheck, failure: Failure) -> SourceCheck:
    reason, detail = failure.data.get("reason", ""), failure.detail
    is_absent = failure.kind is FailureKind.UNREADABLE and reason == UnreadableReason.STATUS and detail[:3] in _NO_PAGE
    state = EvidenceState.NO_PAGE if is_absent else EvidenceState.UNREACHABLE
    return replace(check, state=state, failure=failure.kind, detail=" ".join(filter(None, (reason, detail)))[:300])


class _Comparisons:
    """Of one page. A passage that stands behind many claims is compared once for each sentence."""

    def __init__(self, page: Words) -> None:
        self._page = page
        self._results: dict[tuple[str, str], Comparison] = {}
        self._slices: list[str] | None = None

    def check(
        self,
        check: SourceCheck,
        claim: BundleClaim,
        evidence: ClaimEvidence,
        passages: Mapping[str, BundlePassage],
    ) -> SourceCheck:
        candidates = [passages[id] for id in evidence.passages if id in passages]
        counting = _counting(candidates, evidence.sentence, claim.text)
        if counting is None:
            return replace(check, state=EvidenceState.UNCHECKED, unasked=Unasked.NO_PASSAGE)
        sentence = evidence.sentence if evidence.sentence in counting.text else ""
        key = (counting.id, sentence)
        if key not in self._results:
            self._results[key] = compared(counting, sentence, self._page)
        comparison = self._results[key]
        if comparison.state is EvidenceState.UNCHECKED:
            return replace(check, state=comparison.state, unasked=Unasked.NO_PASSAGE)
        if comparison.state in ALTERED and counting.from_snippet:
            return replace(check, state=EvidenceState.UNCHECKED, comparison=comparison, unasked=Unasked.EXCERPT)
        verdict = self._verdict(claim.text) if comparison.state in ALTERED else None
        return replace(check, state=comparison.state, comparison=comparison, verdict=verdict)

    def _verdict(self, claim: str) -> Support | None:
        """How the claim fares beside what the page says now."""
        from app.core.citing.support.verdict import check

        if not claim:
            return None
        if self._slices is None:
            self._slices = [self._page.text[part.start : part.end] for part in split(self._page.text)]
        tokens = set(content_tokens(claim))
        best = sorted(self._slices, key=lambda text: -len(tokens & set(content_tokens(text))))[:_PASSAGES]
        return check(claim, best) if best else None


def _counting(passages: Sequence[BundlePassage], sentence: str, claim: str) -> BundlePassage | None:
    """The passage that the claim rests on: the one with its sentence, else the one with most of its words."""
    with_sentence = next((one for one in passages if sentence and sentence in one.text), None)
    tokens = set(content_tokens(claim))
    nearest = max(passages, key=lambda one: len(tokens & set(content_tokens(one.text))), default=None)
    return with_sentence or nearest


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
