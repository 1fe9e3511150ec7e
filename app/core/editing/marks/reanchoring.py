"""A citation whose passages do not hold its claim, while other evidence of this turn does, gets that evidence.

The margins are such that a good citation is never moved to a worse: what is found in its own passages stays, and the
others have to be clearly better. `tests/bench/editor.py` chooses them anew with each half of the judged claims, and
tries them on the other one.
"""

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from time import thread_time

from app.core.citing.support.answer import claims_of
from app.core.citing.support.claim import Claim, parsed_claim
from app.core.citing.support.language import language
from app.core.citing.support.verdict import check
from app.core.domain.citation import Citation, Support, Verdict
from app.core.domain.evidence import Passage
from app.core.editing.marks.page_parts import part_about
from app.core.editing.marks.sources import SourceEvidence, covered, numbered

SECONDS = 0.12  # of processor time
_NEAREST = 4  # sources that are checked of those whose words are nearest
_LEAST = 0.25  # of the claim's words


@dataclass(frozen=True)
class Margins:
    """So much better the other evidence has to be, on the logistic scale of the score: where it holds the claim; and
    where it only holds most of it, better than every other source as well."""

    holds: float = 1.0
    holds_most: float = 1.5
    no_other: float = 0.5


MARGINS = Margins()


@dataclass(frozen=True)
class Move:
    """The citation with this index rests on other evidence: on what models were given of a source, or on a part of a
    page that was read, which is handed over with it."""

    index: int
    source: str  # the source's id
    support: Support
    score_before: float
    part: Passage | None = None


def moves(
    text: str, citations: Sequence[Citation], evidence: Sequence[SourceEvidence], seconds: float = SECONDS
) -> list[Move]:
    """`citations` are checked already. After so much processor time what was found until then is all."""
    until = thread_time() + seconds
    by_number = numbered(evidence)
    claims = dict(claims_of(text, citations))
    supported_claims = {claims[n] for n, one in enumerate(citations) if n in claims and _is_supported(one)}
    beside: dict[str, set[int]] = {}  # numbers beside one claim
    for index, claim in claims.items():
        beside.setdefault(claim, set()).update(citations[index].numbers)
    results = []
    for index, claim in list(claims.items()):
        support = citations[index].support
        if support is None or claim in supported_claims or not _may_move(citations[index], by_number):
            continue
        if thread_time() > until:
            break
        # Together, and by words alone, as what it would be moved to is judged.
        own = [words for number in sorted(beside[claim]) if number in by_number for words in by_number[number].texts]
        together = check(claim, own) if own else support
        if together.verdict is Verdict.SUPPORTED:
            continue
        support = max(support, together, key=lambda one: one.score)
        move = _move(index, claim, support, citations[index].numbers, beside[claim], evidence, until)
        if move is not None:
            results.append(move)
            supported_claims.add(claim)
    return results


def is_better(before: Support, best: Support, others: Iterable[Support], margins: Margins = MARGINS) -> bool:
    """Whether a citation with the verdict `before` is moved to the evidence of `best`, beside that of others."""
    if before.verdict is Verdict.SUPPORTED or not best.checked:
        return False
    gain = _logit(best.score) - _logit(before.score)
    if best.verdict is Verdict.SUPPORTED:
        return gain >= margins.holds
    gap = _logit(best.score) - max((_logit(one.score) for one in others), default=-math.inf)
    return best.verdict is Verdict.PARTLY and gain >= margins.holds_most and gap >= margins.no_other


def _logit(score: float) -> float:
    score = min(max(score, 1e-4), 1 - 1e-4)
    return math.log(score / (1 - score))


def _is_supported(citation: Citation) -> bool:
    return citation.support is not None and citation.support.verdict is Verdict.SUPPORTED


def _may_move(citation: Citation, by_number: dict[int, SourceEvidence]) -> bool:
    """Not where nothing was or could be checked, where the provider's own quotation fits, or where pictures count."""
    support = citation.support
    if not citation.numbers or support is None or not support.checked:
        return False
    if citation.cited_text and support.verdict is not Verdict.NOT_FOUND:
        return False
    return not any(by_number[number].has_pictures for number in citation.numbers if number in by_number)


def _move(
    index: int, text: str, before: Support, numbers: Sequence[int], beside: Collection[int],
    evidence: Sequence[SourceEvidence],
    until: float,
) -> Move | None:  # fmt: skip
    claim = parsed_claim(text)
    others = [one for one in evidence if one.number is not None and one.number not in beside]
    checked = {one.source: check(text, one.texts) for one in _nearest(claim, others)}
    best = max(checked, key=lambda source: checked[source].score, default=None)
    rest = [one for source, one in checked.items() if source != best]
    if best is not None and is_better(before, checked[best], rest):
        return Move(index, best, checked[best], before.score)
    parts = [one for one in evidence if one.page and (one.number not in beside or one.number in numbers)]
    return _to_part(index, claim, text, before, parts, until)


def _nearest(claim: Claim, evidence: Iterable[SourceEvidence]) -> list[SourceEvidence]:
    """The sources that say most of the claim's words, as far as they can be compared with it."""
    ours = language(claim.text)
    shares = [(max((covered(claim, one) for one in e.readable_in(ours)), default=0.0), e) for e in evidence]
    near = sorted((pair for pair in shares if pair[0] >= _LEAST), key=lambda pair: -pair[0])
    return [one for _, one in near[:_NEAREST]]


def _to_part(
    index: int, claim: Claim, text: str, before: Support, evidence: Iterable[SourceEvidence], until: float
) -> Move | None:
    candidates: list[Move] = []
    for one in evidence:
        if thread_time() > until:
            break
        for start, end, heading in part_about(claim, one.page, one.lower_page):
            words = one.page[start:end]
            if words in one.texts:
                continue
            part = Passage(one.source, words, start, end, heading)
            candidates.append(Move(index, one.source, check(text, [words]), before.score, part))
    best = max(candidates, key=lambda move: move.support.score, default=None)
    if best is None:
        return None
    others = (one.support for one in candidates if one.source != best.source)
    return best if is_better(before, best.support, others) else None


def moved(citation: Citation, number: int, support: Support) -> Citation:
    """The citation with its new evidence; where that is another part of its own source, its numbers stay."""
    if number in citation.numbers:
        return replace(citation, support=support)
    moved_from = citation.moved_from or citation.numbers
    without = replace(citation, cited_text="", disagreement=None, as_of="")  # what is known of the other source
    return replace(without, numbers=(number,), support=support, moved_from=moved_from)
