"""Which figure of a sentence stands in the place of which figure of a claim that says the same."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.core.citing.support.claim import Claim
from app.core.citing.support.evidence import Passage
from app.core.citing.support.numbers import Figure, folded
from app.core.citing.support.units import unit_of
from app.core.citing.support.words import words

STRICT = ("number", "percent", "month")  # kinds of figures that two sources can disagree about
_REACH = 4  # words and figures on each side of a figure
_NEARER = (1.0, 0.8, 0.6, 0.4)  # how much each of them counts
_OTHER_SIDE = 0.4  # of that, where it stands on the other side
_DISPLACED = 0.8  # and where it stands nearer or farther
_SAME_VALUE = 0.05  # figures of one value belong together, all else being equal
_MATCH = 0.5  # a weaker form of a word counts as missing
_ROUNDED = 0.05  # what is left out by rounding
_MOST_CLAIMED, _MOST_FIGURES = 20, 40  # of a claim, and of a sentence: what has more is a list of numbers
_MOST_STATEMENTS = 4  # of one passage, those that hold most of the claim

_Token = str | tuple[bool, float]
_Context = tuple[list[_Token], list[_Token]]


@dataclass(frozen=True)
class Slot:
    """A figure of the claim and the one that stands in its place; fit: 0 … 1, how alike the words around them are."""

    claimed: Figure
    other: Figure  # its place is in the sentence
    agrees: bool
    fit: float
    least: float  # of the two sides from which that was looked at


@dataclass(frozen=True)
class Statement:
    """A sentence of a passage that speaks of what a claim says. share: of the claim's words that stand in it."""

    text: str
    share: float
    slots: list[Slot]  # each figure in one at most
    agreeing: list[Slot]  # where the claim's own figure stands a second time, in no slot


def statements_of(claim: Claim, passage: Passage, least_share: float) -> list[Statement]:
    """The passage's sentences, and pairs of them, that hold that share of the claim's words and a figure."""
    results = []
    spans = sorted(_spans(claim, passage, least_share), key=lambda span: -span[2])
    for start, end, share in spans[:_MOST_STATEMENTS]:
        figures = [
            replace(one, start=one.start - start, end=one.end - start)
            for one in passage.numbers.figures
            if start <= one.start < end
        ][:_MOST_FIGURES]
        if figures:
            sentence = folded(passage.text[start:end])
            slots, agreeing = _slots(claim, sentence, figures)
            results.append(Statement(passage.text[start:end], share, slots, agreeing))
    return results


def _spans(claim: Claim, passage: Passage, least_share: float) -> list[tuple[int, int, float]]:
    total = sum(word.weight for word in claim.words)
    if not total:
        return []
    matches = [(word.weight * strength, places) for word in claim.words for strength, places in [passage.find(word)]
             if strength >= _MATCH]  # fmt: skip
    if sum(weight for weight, _ in matches) < least_share * total:
        return []
    spans, last = [], len(passage.sentences)
    shares = [sum(weight for weight, places in matches if places & (1 << n)) / total for n in range(last)]
    for n, (start, end) in enumerate(passage.sentences):
        if shares[n] >= least_share:
            spans.append((start, end, shares[n]))
        elif n + 1 < last and shares[n + 1] < least_share <= shares[n] + shares[n + 1]:  # one that was cut in two
            both = sum(weight for weight, places in matches if places & (3 << n)) / total
            if both >= least_share:
                spans.append((start, passage.sentences[n + 1][1], both))
    return spans


def _slots(claim: Claim, sentence: str, figures: Sequence[Figure]) -> tuple[list[Slot], list[Slot]]:
    """Each figure in one pair at most, those whose words fit best first; and pairs of one value beside them."""
    ours = _in_context(claim.text, claim.numbers[:_MOST_CLAIMED], claim)
    theirs = _in_context(sentence, figures)
    pairs = []
    for claimed, around in ours:
        for other, beside in theirs:
            agrees = same_value(claimed, other)
            if (claimed.kind == "month") == (other.kind == "month") and (
                agrees or _comparable(claim.text, claimed, sentence, other)
            ):
                one, two = _likeness(around, beside), _likeness(beside, around)
                pairs.append(Slot(claimed, other, agrees, (one + two) / 2, min(one, two)))
    pairs.sort(key=lambda slot: -(slot.fit + _SAME_VALUE * slot.agrees))
    slots: list[Slot] = []
    for slot in pairs:
        if not any(slot.claimed is one.claimed or slot.other is one.other for one in slots):
            slots.append(slot)
    agreeing = [one for one in pairs if one.agrees and not any(one.other is slot.other for slot in slots)]
    return slots, agreeing


def same_value(one: Figure, other: Figure) -> bool:
    """True where both say the same, or one is the other rounded."""
    if one.value == other.value:
        return True
    if one.is_date or other.is_date:
        return False
    if abs(one.value - other.value) <= max(one.grain, other.grain):
        return True
    rough, exact = sorted((one.value, other.value), key=_digits)
    if not rough or abs(rough - exact) > _ROUNDED * abs(rough) or _digits(rough) == _digits(exact):
        return False
    return float(f"{exact:.{_digits(rough)}g}") == rough


def _digits(value: float) -> int:
    """Those that count: 1 of 4000, 3 of 0.0125."""
    return max(1, len(f"{value:.10g}".replace(".", "").strip("0")))


def _comparable(claim: str, claimed: Figure, sentence: str, other: Figure) -> bool:
    if (claimed.kind == "percent") != (other.kind == "percent"):
        return False
    units = {unit_of(claim, claimed), unit_of(sentence, other)}
    return len(units - {""}) < 2


def _in_context(text: str, figures: Sequence[Figure], claim: Claim | None = None) -> list[tuple[Figure, _Context]]:
    content = claim.words if claim is not None else words(text, figures)
    row: list[tuple[int, _Token, Figure | None]] = [(word.start, word.key, None) for word in content]
    row += [(one.start, (one.kind == "month", one.value), one) for one in figures if one.kind != "decade"]
    row.sort(key=lambda item: item[0])
    tokens = [token for _, token, _ in row]
    return [
        (figure, (tokens[max(0, n - _REACH) : n][::-1], tokens[n + 1 : n + 1 + _REACH]))
        for n, (_, _, figure) in enumerate(row)
        if figure is not None
    ]


def _likeness(one: _Context, other: _Context) -> float:
    """The share of what stands around the one that stands around the other as well."""
    reached = total = 0.0
    for side, beyond in ((0, 1), (1, 0)):
        for distance, token in enumerate(one[side]):
            weight = _NEARER[distance]
            total += weight
            if token in other[side]:
                reached += weight * (1.0 if abs(other[side].index(token) - distance) <= 1 else _DISPLACED)
            elif token in other[beyond]:
                reached += weight * _OTHER_SIDE
    return reached / total if total else 0.0
