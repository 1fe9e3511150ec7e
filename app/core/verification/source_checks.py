"""The evidence of one source beside its page as it was read again, claim by claim."""

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from app.core.domain.addresses import url_key
from app.core.domain.citation import Support, Verdict
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.evidence import Page
from app.core.domain.reasons import UnreadableReason
from app.core.export.evidence.bundle import BundleClaim, BundlePassage, BundleSource, ClaimEvidence
from app.core.ranking.passages import split
from app.core.ranking.tokens import content_tokens
from app.core.reading import without_invisible
from app.core.verification.comparison import compared
from app.core.verification.page_words import Words, words_of
from app.core.verification.results import ALTERED, Comparison, EvidenceState, SourceCheck, Unasked

_MOST_TEXT = 400_000  # characters of a page that are compared
_NO_PAGE = ("404", "410", "451")
_SECONDS = 60.0  # that comparing takes in one run: a bundle may be made to be slow
_LONG, _BARE = 1_500, 0.1  # characters of a page's text, and the share of them that is no page any more
_PASSAGES = 6  # of the page as it is now that a claim is held against

Claim = tuple[str, BundleClaim, ClaimEvidence]
"""The id of its turn, the claim, and what of it rests on this source."""


@dataclass(frozen=True)
class ReadSource:
    source: str
    page: Page | None = None
    failure: Failure | None = None


class Budget:
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


def source_checks(
    source: BundleSource,
    read: ReadSource,
    evidence: tuple[Sequence[Claim], Mapping[str, BundlePassage]],
    budget: Budget,
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
        if verdict is not None and verdict.verdict is Verdict.SUPPORTED and comparison.diff:
            verdict = None  # the words that changed may be a unit or a denial, which the check does not always see
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
