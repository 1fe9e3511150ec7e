"""Holds one claim against the passages that it cites."""

import math
import re
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from app.core.citing.support.antonyms import called_false, contradiction
from app.core.citing.support.claim import Claim, parsed_claim
from app.core.citing.support.evidence import Passage, bared, passage_of
from app.core.citing.support.language import comparable, language
from app.core.citing.support.numbers import Figure
from app.core.citing.support.units import is_metric, same_amount, unit_of
from app.core.citing.support.words import Word
from app.core.domain.citation import Support, SupportReason, Verdict
from app.core.language import in_one_script

MOST_PASSAGES = 24  # passages of one claim
_JOINED = 3  # so many of the best passages may support a claim together
_FIGURE = 4.0  # a figure weighs as much as a rather rare word
_CAPITAL = 3.6  # common words with a capital (Chief, Order) weigh no more, and are no names
_MATCH = 0.5  # a weaker form of a word counts as missing
_GAP = re.compile(r"\[[^\]\n]{0,40}\]|…|\.{3,}|\([^)\n]{0,40}\)")

# Weights of a logistic score, fitted to human judgements of 349 English claims (WiCE, development split) together with
# the same claims against other pages and with altered figures, and Chinese sentences treated alike (a third of the
# weight each). `tests/bench/support.py` fits them anew by five-fold cross-validation and prints the figures.
WEIGHTS = {
    "gap": -0.05,
    "undated": -0.68,
    "date": -2.09,
    "figure": -4.41,
    "names": -1.57,
    "pairs": 1.95,
    "cover": 0.66,
    "low": -6.67,
}
_BIAS = -0.31
LEAST_SUPPORTED, LEAST_PARTLY = 0.5, 0.12  # scores
# There is no data for these: each takes a claim that is otherwise found word for word below `LEAST_SUPPORTED`.
_PENALTY = {SupportReason.UNIT: 3.0, SupportReason.NEGATION: 3.0, SupportReason.QUOTE: 1.0}
_VERBATIM = 2.0
_NEAR = 0.5  # so much of the claim must stand in one sentence, before a "not" in one of the two says anything


@dataclass(frozen=True, slots=True)
class _Look:
    """One claim in one or more passages: how well each word is found, and in which sentences of the first."""

    strengths: list[float]
    places: list[int]
    passages: tuple[Passage, ...]


def check(claim: str, passages: Sequence[str]) -> Support:
    """How well the passages support the claim; never raises, time grows with their length, which is bounded.

    Words and figures are compared, not meanings: what is said in quite other words may count as not found. A claim in
    another language than all of its passages is not checked (`Support.checked`), but for its figures.
    """
    texts = [text for text in dict.fromkeys(passages) if text.strip()][:MOST_PASSAGES]
    parsed = parsed_claim(claim)
    if not texts or not (parsed.words or parsed.numbers):
        return Support(Verdict.NOT_FOUND, 0.0, reason=SupportReason.COVERAGE)
    ours = language(parsed.text)
    same = [passage_of(text) for text in texts if comparable(ours, language(text))]
    others = [passage_of(text) for text in texts if not comparable(ours, language(text))]
    looks = sorted((_look(parsed, p) for p in same), key=lambda look: -_covered(parsed.words, look.strengths))
    if len(looks) > 1:
        looks.append(_together(parsed, looks))
    judged = [_verdict_for(parsed, look) for look in looks]
    if others:
        judged.append(_across(parsed, others))
    return max(judged, key=lambda support: support.score)


def features(claim: str, passage: str) -> dict[str, float]:
    """What the score is made of, for the benchmark; named as `WEIGHTS`."""
    parsed = parsed_claim(claim)
    return _features(parsed, _look(parsed, passage_of(passage)))


def _look(claim: Claim, passage: Passage) -> _Look:
    matches = [passage.find(word) for word in claim.words]
    return _Look([strength for strength, _ in matches], [places for _, places in matches], (passage,))


def _together(claim: Claim, looks: Sequence[_Look]) -> _Look:
    """All that the best of these find; the sentences are those of the first.

    A figure that stands in any passage is not called missing: its passage is among the chosen ones.
    """
    nearest = list(looks[:_JOINED])
    missing = [figure for look in [_joined(nearest)] for figure in _missing_figures(claim, look)]
    for figure in missing[:_JOINED]:
        nearest += [look for look in looks[_JOINED:] if look.passages[0].numbers.holds(figure)][:1]
    return _joined(nearest)


def _joined(looks: Sequence[_Look]) -> _Look:
    strengths = [max(column) for column in zip(*(look.strengths for look in looks), strict=True)]
    return _Look(strengths, looks[0].places, tuple(look.passages[0] for look in looks))


def _covered(claim: Sequence[Word], strengths: Sequence[float]) -> float:
    total = sum(word.weight for word in claim)
    return sum(w.weight * s for w, s in zip(claim, strengths, strict=True)) / total if total else 1.0


def _features(claim: Claim, look: _Look) -> dict[str, float]:
    missing = _missing_figures(claim, look)
    cover = _covered_with_figures(claim, look, len(missing))
    keys = [word.key for word in claim.words]
    pairs = list(pairwise(keys))
    together = sum(any(pair in passage.pairs for passage in look.passages) for pair in pairs)
    return {
        "gap": min(40.0, _gap(claim.words, look.strengths)),
        "undated": float(any(f.is_date and not _dated(f, look) for f in missing)),
        "date": float(any(f.is_date and _dated(f, look) for f in missing)),
        "figure": float(any(not figure.is_date for figure in missing)),
        "names": math.log1p(len(_missing_names(claim, look))),
        "pairs": together / len(pairs) if pairs else cover,
        "cover": cover,
        "low": max(0.0, 0.5 - cover),
    }


def _covered_with_figures(claim: Claim, look: _Look, missing: int) -> float:
    strict = sum(figure.kind != "word" for figure in claim.numbers)
    total = sum(word.weight for word in claim.words) + strict * _FIGURE
    covered = sum(w.weight * s for w, s in zip(claim.words, look.strengths, strict=True)) + (strict - missing) * _FIGURE
    return covered / total if total else 1.0


def _gap(claim: Sequence[Word], strengths: Sequence[float]) -> float:
    """The weight of the longest stretch of the claim that is not found: a statement of its own, more often than not."""
    longest = stretch = 0.0
    for word, strength in zip(claim, strengths, strict=True):
        stretch = stretch + word.weight if strength < _MATCH else 0.0
        longest = max(longest, stretch)
    return longest


def _missing_figures(claim: Claim, look: _Look) -> list[Figure]:
    """Small numbers in words are left out: "one of the first" needs no one."""
    strict = (figure for figure in claim.numbers if figure.kind != "word")
    missing = [f for f in strict if not any(passage.numbers.holds(f) for passage in look.passages)]
    return [figure for figure in missing if not _in_other_unit(claim, figure, look)]


def _in_other_unit(claim: Claim, figure: Figure, look: _Look) -> bool:
    """True where a passage says as much in a larger or smaller metric unit."""
    unit = unit_of(claim.text, figure)
    return is_metric(unit) and any(
        same_amount(figure.value, unit, value, other)
        for passage in look.passages
        for value, others in passage.units.items()
        for other in others
    )


def _missing_names(claim: Claim, look: _Look) -> list[str]:
    rows = zip(claim.words, look.strengths, strict=True)
    return [word.text for word, strength in rows if word.name and word.weight > _CAPITAL and strength < _MATCH]


def _dated(figure: Figure, look: _Look) -> bool:
    """True where the passages name a year, or a month, but not this one."""
    figures = (other for passage in look.passages for other in passage.numbers.figures)
    return any(other.kind == figure.kind and other.is_date for other in figures)


def _verdict_for(claim: Claim, look: _Look) -> Support:
    values = _features(claim, look)
    sum_ = _BIAS + sum(WEIGHTS[name] * value for name, value in values.items())
    sentence, near = _best_sentence(claim, look)
    reason, detail = _amiss(claim, look, sentence, near)
    if _contained(claim, look) and reason is not SupportReason.NEGATION:
        sum_ += _VERBATIM
    score = _logistic(sum_ - (_PENALTY.get(reason, 0.0) if reason else 0.0))
    if score >= LEAST_SUPPORTED and not reason:
        return Support(Verdict.SUPPORTED, score, sentence)
    verdict = Verdict.NOT_FOUND if score < LEAST_PARTLY else Verdict.PARTLY
    if not reason:
        names = _missing_names(claim, look)
        if names:
            return Support(verdict, score, sentence, SupportReason.NAME, ", ".join(names[:3]))
        return Support(verdict, score, sentence, SupportReason.COVERAGE, _missing_words(claim, look))
    return Support(verdict, score, sentence, reason, detail)


def _contained(claim: Claim, look: _Look) -> bool:
    """True where the passage holds the claim word for word."""
    return len(text := bared(claim.plain)) > 3 and any(text in passage.bare for passage in look.passages)


def _logistic(value: float) -> float:
    return round(1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, value)))), 4)


def _best_sentence(claim: Claim, look: _Look) -> tuple[str, float]:
    """The sentence with most of the claim's weight, the first of equals, and its share of that weight."""
    passage = look.passages[0]
    sums = [0.0] * len(passage.sentences)
    for word, strength, places in zip(claim.words, look.strengths, look.places, strict=True):
        while places:
            lowest = places & -places
            sums[lowest.bit_length() - 1] += word.weight * strength
            places ^= lowest
    for index in _sentences_with_figures(claim, passage):
        sums[index] += 3.0
    best = max(range(len(sums)), key=lambda index: (sums[index], -index))
    return passage.sentence(best), sums[best] / max(sum(word.weight for word in claim.words), 0.1)


def _sentences_with_figures(claim: Claim, passage: Passage) -> list[int]:
    values = {figure.value for figure in claim.numbers if figure.kind != "word"}
    starts = [start for start, _ in passage.sentences]
    positions = (figure.start for figure in passage.numbers.figures if figure.value in values)
    return [max(0, bisect_right(starts, start) - 1) for start in positions]


def _amiss(claim: Claim, look: _Look, sentence: str, near: float) -> tuple[SupportReason | None, str]:
    """(reason, detail) of what contradicts the claim, in the order of weight; (None, "") where nothing does."""
    if missing := _missing_figures(claim, look):
        return SupportReason.NUMBER, missing[0].text
    if other := _other_unit(claim, look):
        return SupportReason.UNIT, other
    bare = [passage.bare for passage in look.passages]
    for quote in claim.quotes:
        parts = [part for part in map(bared, _GAP.split(in_one_script(quote))) if len(part) > 3]
        if any(not any(part in text for text in bare) for part in parts):
            return SupportReason.QUOTE, quote
    if near >= _NEAR and (word := called_false(sentence)) and not called_false(claim.text):
        return SupportReason.NEGATION, word
    same = near >= _NEAR and len(sentence) <= 2 * len(claim.text) + 80 and not _contained(claim, look)
    if same and (word := contradiction(claim.text, sentence)):
        return SupportReason.NEGATION, word
    return None, ""


def _other_unit(claim: Claim, look: _Look) -> str:
    for figure in claim.numbers:
        if figure.kind not in ("number", "percent") or not (unit := unit_of(claim.text, figure)):
            continue
        others = set().union(*(passage.units.get(figure.value, set()) for passage in look.passages))
        if others and all(others) and unit not in others and not _in_other_unit(claim, figure, look):
            return claim.text[figure.start : figure.end + 12].strip()
    return ""


def _missing_words(claim: Claim, look: _Look) -> str:
    """The first words of the claim that are missing, for a person to see."""
    rows = zip(claim.words, look.strengths, strict=True)
    return ", ".join([word.text for word, strength in rows if strength < _MATCH and not word.is_grammar][:3])


def _across(claim: Claim, passages: Sequence[Passage]) -> Support:
    """Another language: words and names are not compared, figures where both have some of their kind."""
    look = _Look([], [], tuple(passages))
    strict = [figure for figure in claim.numbers if figure.kind != "word"]
    missing = [figure for figure in _missing_figures(claim, look) if _comparable_figure(figure, look)]
    share = (len(strict) - len(missing)) / len(strict) if strict else 0.5
    if len(missing) == len(strict) >= 3:
        return Support(Verdict.NOT_FOUND, 0.05, reason=SupportReason.NUMBER, detail=missing[0].text)
    name_claim = Claim(claim.text, claim.plain, [word for word in claim.words if word.name], claim.numbers, [])

    def matches(passage: Passage) -> int:
        names = sum(strength >= _MATCH for strength in _look(name_claim, passage).strengths)
        return names + len(_sentences_with_figures(claim, passage))

    best = max(passages, key=matches)
    sentence = _best_sentence(name_claim, _look(name_claim, best))[0] if matches(best) else ""
    score = round(0.15 + 0.3 * share, 4)
    if missing:
        return Support(Verdict.PARTLY, score, sentence, SupportReason.NUMBER, missing[0].text)
    return Support(Verdict.PARTLY, score, sentence, SupportReason.LANGUAGE)


def _comparable_figure(figure: Figure, look: _Look) -> bool:
    """True where the passages name one of the same kind, which it could contradict."""
    others = (other for passage in look.passages for other in passage.numbers.figures)
    return any(other.kind == figure.kind and other.is_date is figure.is_date for other in others)
