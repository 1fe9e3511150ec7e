"""A citation whose passages do not hold its claim, while others that were handed over in this turn do, names those."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from app.core.citing.support.answer import claims_of
from app.core.citing.support.verdict import check
from app.core.domain.citation import Citation, Support, Verdict

_BETTER = 0.4  # so much better the other source's passages have to be


@dataclass(frozen=True)
class Move:
    """The citation with this index names another source now."""

    index: int
    citation: Citation
    score_before: float


def moves(text: str, citations: Sequence[Citation], passages: Mapping[int, Sequence[str]]) -> list[Move]:
    """passages: those of this turn, by the numbers of their sources. `citations` are checked already."""
    results = []
    claims = dict(claims_of(text, citations))
    for index, citation in enumerate(citations):
        support, claim = citation.support, claims.get(index)
        if claim is None or support is None or not _is_wrong(citation, support):
            continue
        number, better = _best_source(claim, citation.numbers, passages)
        if better is not None and better.verdict is Verdict.SUPPORTED and better.score >= support.score + _BETTER:
            moved = replace(citation, numbers=(number,), support=better, moved_from=citation.numbers)
            results.append(Move(index, moved, support.score))
    return results


def _is_wrong(citation: Citation, support: Support) -> bool:
    return bool(citation.numbers) and support.checked and support.verdict is not Verdict.SUPPORTED


def _best_source(
    claim: str, numbers: Sequence[int], passages: Mapping[int, Sequence[str]]
) -> tuple[int, Support | None]:
    others = {number: check(claim, texts) for number, texts in passages.items() if number not in numbers}
    best = max(others, key=lambda number: others[number].score, default=0)
    return best, others.get(best)
