"""What a passage says of a statement: that it is so, that it is otherwise, or something about it."""

import math
from collections.abc import Iterable, Sequence

from app.core.citing.support.numbers import Figure, find_numbers, folded
from app.core.citing.support.verdict import check
from app.core.domain.citation import Support, SupportReason, Verdict
from app.core.editing.subject import same_subject, without_denial

_PARTLY = 0.35  # a score with which as much is found as a careful reader would call a part
_SAME = 0.5  # a sentence that says all but the figure is no less sure than one that counts as support
_PENALTY = 3.0  # what a "not" costs in the verdict's score


def is_supported(support: Support) -> bool:
    """Found, or a good part of it, and nothing that speaks against it."""
    partly = support.verdict is Verdict.PARTLY and support.reason is SupportReason.COVERAGE
    return support.verdict is Verdict.SUPPORTED or (partly and support.score >= _PARTLY)


def speaks_of(statement: str, texts: Sequence[str]) -> bool:
    """True where some of it stands there, whatever its figures are."""
    figures = [one for one in find_numbers(folded(statement)).figures if one.kind != "word"]
    supports = check(statement, texts), check(_without(statement, figures), texts)
    return any(one.verdict is not Verdict.NOT_FOUND for one in supports)


def contradicts(claim: str, support: Support) -> bool:
    """True where the passage's sentence says the same thing with another figure, or denies it."""
    match support.reason:
        case SupportReason.NUMBER:
            return _has_other_figure(claim, support.sentence)
        case SupportReason.NEGATION:
            if not same_subject(without_denial(claim), without_denial(support.sentence)):
                return False
            chance = min(max(support.score, 1e-9), 1 - 1e-9)
            return math.log(chance / (1 - chance)) + _PENALTY >= 0
    return False


def _has_other_figure(claim: str, sentence: str) -> bool:
    """The words around the figures are the same, and each missing figure has another of its kind there."""
    ours, theirs = find_numbers(folded(claim)), find_numbers(folded(sentence))
    missing = [one for one in ours.figures if one.kind != "word" and not theirs.holds(one)]
    others = [one for one in theirs.figures if one.kind != "word" and not ours.holds(one)]
    if len({one.is_date for one in missing}) != 1:
        return False  # another figure of another year contradicts nothing
    kinds = {(other.kind, other.is_date) for other in others}
    if any((one.kind, one.is_date) not in kinds for one in missing):
        return False
    return check(_without(claim, missing), [sentence]).score >= _SAME and same_subject(claim, sentence, missing)


def _without(text: str, figures: Iterable[Figure]) -> str:
    for one in sorted(figures, key=lambda each: each.start, reverse=True):
        text = text[: one.start] + " " + text[one.end :]
    return text
