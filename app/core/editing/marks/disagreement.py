"""Sources of one turn that give different figures or dates for what the same sentence of the answer says.

Two sources disagree where one holds the figure that the sentence says, and a sentence of the other speaks of the same
in like words and has another figure in its place. What rounds to the same is the same; what is said of another year,
in another unit or under another name is no disagreement.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from time import thread_time

from app.core.citing.support.answer import claims_of
from app.core.citing.support.antonyms import turned
from app.core.citing.support.claim import Claim, parsed_claim
from app.core.citing.support.language import language
from app.core.citing.support.numbers import MONTHS, Figure, folded
from app.core.citing.support.units import unit_end
from app.core.domain.citation import Citation, DisagreeingValue, Disagreement
from app.core.editing.marks.slots import STRICT, Slot, Statement, statements_of
from app.core.editing.marks.sources import SourceEvidence, covered, numbered

_SPEAKS_OF = 0.35  # of the claim's words stand in the passage that holds its figure
_SHARE = 0.7  # of the claim's words stand in the other sentence
_FIT, _LEAST_FIT = 0.6, 0.4  # how alike the words around both figures are: in the mean, and from either side
_OTHER_KIND = 0.9  # and where one is a year and the other none
_AGREES = 0.7  # of that fit: the same source says so elsewhere
_AGAIN = 0.4  # of the claim's own figure in the same sentence
_CLASH = 0.3  # of two other figures, from which on the sentence speaks of something else
_NAME = 3.6  # the weight of a name that has to stand in the other passage
_MOST_VALUES = 4
_STEM = 5  # letters of a name that have to stand there
_SIBLINGS = ("男", "女", "最大", "最小", "平均", "最高", "最低", "上半年", "下半年", "同比", "环比", "城镇", "农村")
SECONDS = 0.12  # of processor time
_MOST_LOOKS = 20_000  # claims times passages of one answer
_AROUND = 120  # characters
_ORDINAL = re.compile(r"\b(?:first|second|third|fourth|fifth|last|final)\b|第[一二三四五六七八九十]")
_ENUMERATED = re.compile(r"[\s#*>|-]*\d{1,3}[.)、]\s")
_MONTH = "|".join(sorted((name.capitalize() for name in MONTHS), key=len, reverse=True))
_DATE = re.compile(
    rf"(?:\d{{1,2}}(?:st|nd|rd|th)?\s+)?(?:{_MONTH})\b\.?(?:\s+\d{{1,2}}(?:st|nd|rd|th)?\b(?!:))?(?:,?\s+\d{{4}}\b)?"
    r"|\d{4}\s?年(?:\s?\d{1,2}\s?月)?(?:\s?\d{1,2}\s?[日号])?|\d{1,2}\s?月\s?\d{1,2}\s?[日号]|\d{1,2}\s?月"
)
_COUNTED = re.compile(r"[余多]?[个件项人名家次位座条种岁周届期票年月日元]")
_BEFORE = re.compile(r"(?:US)?[$€£¥]\s?\Z")


@dataclass(frozen=True)
class _Difference:
    slot: Slot
    statement: Statement
    source: SourceEvidence

    @property
    def weight(self) -> float:
        return self.slot.fit * self.statement.share


def disagreements(
    text: str, citations: Sequence[Citation], evidence: Sequence[SourceEvidence], seconds: float = SECONDS
) -> dict[int, Disagreement]:
    """By the index of the citation. `citations` are checked already. It ends after so much processor time."""
    until = thread_time() + seconds
    by_number = numbered(evidence)
    indices: dict[str, list[int]] = {}  # of the citations beside one claim
    for index, claim in claims_of(text, citations):
        indices.setdefault(claim, []).append(index)
    results: dict[int, Disagreement] = {}
    most = _MOST_LOOKS // max(1, sum(len(one.texts) for one in evidence))
    for claim, beside in list(indices.items())[:most]:
        if thread_time() > until:
            break
        cited = [citations[index] for index in beside if _is_checked(citations[index])]
        numbers = dict.fromkeys(number for one in cited for number in one.numbers if number in by_number)
        if numbers and (disagreement := _disagreement(parsed_claim(claim), list(numbers), by_number)):
            results.update(dict.fromkeys(beside, disagreement))
    return results


def _is_checked(citation: Citation) -> bool:
    return citation.support is not None and citation.support.checked


def _disagreement(claim: Claim, cited: Sequence[int], by_number: Mapping[int, SourceEvidence]) -> Disagreement | None:
    figures = [figure for figure in claim.numbers if figure.kind in STRICT]
    holders = {id(one): [n for n in cited if _holds(by_number[n], claim, one)] for one in figures}
    if not any(holders.values()):
        return None
    ours = language(claim.text)
    by_figure: dict[int, list[_Difference]] = {}  # by figure of the claim
    for source in by_number.values():
        for one in _differences(claim, source, ours):
            key = id(one.slot.claimed)
            if holders.get(key) and source.number not in holders[key]:
                by_figure.setdefault(key, []).append(one)
    if not by_figure:
        return None
    key = max(by_figure, key=lambda one: max(difference.weight for difference in by_figure[one]))
    figure = next(one for one in figures if id(one) == key)
    own = [_own_value(claim, figure, by_number[number], ours) for number in holders[key][:1]]
    others = [_value(one.slot, one.statement, one.source) for one in _best_of_each(by_figure[key])]
    return Disagreement(tuple(newest_first([*own, *others][:_MOST_VALUES])))


def _holds(source: SourceEvidence, claim: Claim, figure: Figure) -> bool:
    """It says the figure in a passage that speaks of the claim."""
    return any(one.numbers.holds(figure) and covered(claim, one) >= _SPEAKS_OF for one in source.parsed)


def _differences(claim: Claim, source: SourceEvidence, claim_language: str) -> list[_Difference]:
    """Where a source says another figure; not where it says the claim's own one as well."""
    agreed: dict[int, float] = {}
    differences: list[_Difference] = []
    for passage in source.readable_in(claim_language):
        if any(word.name and word.weight > _NAME and not passage.find(word)[0] for word in claim.words):
            continue
        for statement in statements_of(claim, passage, _SHARE * _AGREES):
            again = [slot for slot in statement.agreeing if slot.fit >= _AGAIN]
            for slot in (*statement.slots, *again):
                if slot.agrees:
                    weight = 1.0 if slot in again else slot.fit * statement.share
                    agreed[id(slot.claimed)] = max(agreed.get(id(slot.claimed), 0.0), weight)
            for slot in statement.slots:
                if not slot.agrees and statement.share >= _SHARE and _differs(slot, statement, claim):
                    differences.append(_Difference(slot, statement, source))
    return [one for one in differences if agreed.get(id(one.slot.claimed), 0.0) < _AGREES * one.weight]


def _differs(slot: Slot, statement: Statement, claim: Claim) -> bool:
    if slot.claimed.kind not in STRICT or slot.other.kind not in STRICT:
        return False
    if slot.least < _LEAST_FIT or slot.fit < _FIT:
        return False
    if slot.claimed.is_date != slot.other.is_date and slot.fit < _OTHER_KIND:
        return False
    if _is_of_another(claim, statement.text):
        return False
    enumerated = _ENUMERATED.match(statement.text)
    if enumerated and slot.other.start < enumerated.end():
        return False
    return not any(_clashes(other, slot) for other in statement.slots if other is not slot)


def _is_of_another(claim: Claim, sentence: str) -> bool:
    """Under another name, of the other sex, the most in place of the least: a sibling of what the claim speaks of."""
    words = folded(sentence).casefold()
    names = (word.text for word in claim.words if word.name and word.weight > _NAME and len(word.text) > 2)
    if any(name[:_STEM].casefold() not in words for name in names):
        return True
    ours, theirs = (set(_ORDINAL.findall(text.casefold())) for text in (claim.text, words))
    if ours and theirs and ours.isdisjoint(theirs):
        return True
    if any((one in claim.text) != (one in sentence) for one in _SIBLINGS):
        return True
    return bool(turned(claim.text, sentence))


def _clashes(other: Slot, slot: Slot) -> bool:
    """Another figure differs as well: the sentence speaks of another time or thing."""
    if other.agrees:
        return False
    if (other.claimed.value, other.other.value) == (slot.claimed.value, slot.other.value):
        return False  # the same one, said twice
    return other.fit >= _CLASH or (other.claimed.is_date and other.other.is_date)


def _best_of_each(differences: Iterable[_Difference]) -> list[_Difference]:
    best: dict[str, _Difference] = {}
    for one in sorted(differences, key=lambda one: -one.weight):
        best.setdefault(one.source.source, one)
    return list(best.values())


def _own_value(claim: Claim, figure: Figure, source: SourceEvidence, claim_language: str) -> DisagreeingValue:
    """Where the cited source says the claim's figure: in the sentence that is most like the claim."""
    fits = [
        (slot.fit * statement.share, slot, statement)
        for passage in source.readable_in(claim_language)
        for statement in statements_of(claim, passage, 0.2)
        for slot in statement.slots
        if slot.claimed is figure and slot.agrees
    ]
    if not fits:
        return DisagreeingValue(source.number or 0, _text_of(claim.text, figure), "", source.date)
    _, slot, statement = max(fits, key=lambda fit: fit[0])
    return _value(slot, statement, source)


def _value(slot: Slot, statement: Statement, source: SourceEvidence) -> DisagreeingValue:
    value = _text_of(statement.text, slot.other)
    return DisagreeingValue(source.number or 0, value, statement.text.strip(), source.date)


def _text_of(text: str, figure: Figure) -> str:
    """The figure as it stands there, with its unit, or the whole date."""
    begin = max(0, figure.start - _AROUND)
    for match in _DATE.finditer(text[begin : figure.end + _AROUND]):
        if begin + match.start() <= figure.start and figure.end <= begin + match.end():
            return match.group().strip()
    sign = _BEFORE.search(text, max(0, figure.start - 4), figure.start)
    return text[sign.start() if sign else figure.start : _end_with_unit(text, figure)].strip()


def _end_with_unit(text: str, figure: Figure) -> int:
    if figure.kind != "number" or figure.is_date:
        return figure.end
    counted = _COUNTED.match(text, figure.end)
    return unit_end(text, figure) or (counted.end() if counted else figure.end)


def newest_first(values: Iterable[DisagreeingValue]) -> list[DisagreeingValue]:
    """Those without a date last."""
    return sorted(values, key=lambda one: one.date, reverse=True)
