"""Does a statement that a model changed say what neither the old one nor its evidence does? In doubt it does."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from app.core.citing.support.antonyms import denied, directions
from app.core.citing.support.evidence import Passage, passage_of
from app.core.citing.support.numbers import Figure, find_numbers, folded
from app.core.citing.support.other_antonyms import antonyms_of
from app.core.citing.support.units import unit_of
from app.core.citing.support.words import Word, words
from app.core.editing.subject import same_subject
from app.core.language import CJK

_SHARED = 0.4  # of the statement's own words, by weight: else it is another statement
_MOST_NEW = 0.5  # words that the statement did not have, beside those that it had
_FEW_NEW = 4
_LEAST_WORD, _LEAST_HAN = 0.5, 0.4  # how surely a word has to stand in the evidence
_STRAY_HAN = 0.3  # of Chinese pairs of characters: two words that meet make one
_NEAR, _NEARLY_BEST = 3, 0.7  # sentences of the evidence that count, beside the one that has most of the words
_LEAST_NEAR = 0.3
_WIDEST, _NEXT, _HAN_WIDTH = 90, 10, 3  # letters around a figure that are looked at; what a sign of Chinese is worth
_CLEARLY = 1.1  # how much better than any other figure's its place has to fit
_BESIDE = 4  # letters between neighbours
_PAIR = re.compile(f"(?=([{CJK}]{{2}}))")
_HEDGE_WORDS = """
about approximately around roughly nearly almost some several many part partly reportedly apparently possibly probably
perhaps may might could seem seems likely generally usually often said says according sources source report reports
reported unclear uncertain unconfirmed stated estimated estimate
"""
_HEDGES = frozenset(_HEDGE_WORDS.split())
_HEDGES_HAN = re.compile(
    "据报道|据称|据说|据悉|大约|约为|大概|可能|或许|似乎|左右|多个|部分|一些|不少|尚不|不明|尚未|确认|估计|资料|来源|显示|称|约"
)
# Small words that turn the sense of a sentence round, and that the search for words leaves out.
_TURNING = re.compile(
    r"\b(?:not|never|no|nor|none|without|before|after|until|since|except|unless|only|least|most|more|less|fewer|over"
    r"|under|than|all|every|first|last|latest|later|earlier|n['’]t)\b|n['’]t\b"
    r"|[不没未非无]|之前|以前|之后|以后|至少|至多|最多|最少|不到|超过|以上|以下|除了|仅|只|全部|所有|首次|最后|最新",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class _Text:
    """A statement or a sentence of the evidence, read once."""

    text: str

    @cached_property
    def plain(self) -> str:
        return folded(self.text)

    @cached_property
    def passage(self) -> Passage:
        return passage_of(self.text)

    @cached_property
    def figures(self) -> list[Figure]:
        return [one for one in find_numbers(self.plain).figures if one.kind != "word"]

    @cached_property
    def content(self) -> list[Word]:
        return [one for one in words(self.plain, find_numbers(self.plain).figures) if not one.is_grammar]

    @cached_property
    def row(self) -> list[str]:
        """Words and figures in order."""
        return [key for _, _, key, _ in self._entries]

    def has(self, word: Word) -> bool:
        return self.passage.find(word)[0] >= (_LEAST_HAN if word.cjk else _LEAST_WORD)

    @cached_property
    def _entries(self) -> list[tuple[int, int, str, bool]]:
        """(start, end, key, whether it is a pair of Chinese characters) of words and figures, in order."""
        figures = [(one.start, one.end, f"{one.kind} {one.value}", False) for one in self.figures]
        entries = [(one.start, one.start + len(one.text), one.key, False) for one in self.content if not one.cjk]
        rest = self.plain
        for start, end, _, _ in figures:
            rest = rest[:start] + " " * (end - start) + rest[end:]
        entries += [(one.start(), one.start() + 2, one[1], True) for one in _PAIR.finditer(rest)]
        return sorted([*figures, *entries])

    def neighbours(self, figure: Figure) -> tuple[list[str], list[str]]:
        """What stands right before and right behind a figure: another figure, or three pairs of characters."""
        before = [one for one in self._entries if figure.start - _BESIDE <= one[1] <= figure.start]
        behind = [one for one in self._entries if figure.end <= one[0] <= figure.end + _BESIDE]
        return _closest(before[::-1]), _closest(behind)

    def beside(self, figure: Figure) -> dict[str, float]:
        """The words and other figures around a figure, each with how near it is: 1 … 0."""
        beside: dict[str, float] = {}
        for start, end, key, is_han in self._entries:
            if start == figure.start:
                continue
            apart = max(start - figure.end, figure.start - end, 0) * (_HAN_WIDTH if is_han else 1)
            if apart <= _WIDEST:
                beside[key] = max(beside.get(key, 0.0), 1 / (1 + apart / _NEXT))
        return beside


def _closest(entries: Sequence[tuple[int, int, str, bool]]) -> list[str]:
    if entries and not entries[0][3]:
        return [entries[0][2]] if " " in entries[0][2] else []  # words may be others, the month of a year may not
    return [key for _, _, key, is_han in entries[:3] if is_han]


def invents(new: str, old: str, evidence: Sequence[str]) -> bool:
    """evidence: the passages of the source that the new words are to rest on."""
    after, before = _Text(new), _Text(old)
    shared = [word for word in before.content if after.has(word)]
    if sum(word.weight for word in shared) < _SHARED * sum(word.weight for word in before.content):
        return True
    near = list(_near(shared, evidence))
    added = [word for word in after.content if not before.has(word) and not _is_hedge(word, new)]
    if len(added) > max(_FEW_NEW, _MOST_NEW * len(before.content)):
        return True
    stray = int(_STRAY_HAN * len(added)) if all(word.cjk for word in added) else 0
    if sum(not any(one.has(word) for one in near) for word in added) > stray:
        return True
    if not _figures_fit(after, before, near, [_Text(text) for text in evidence]):
        return True
    if _turns(after, before, near) or not _in_order(after, before, near):
        return True
    plain = _HEDGES_HAN.sub("", " ".join(word for word in new.split() if word.casefold() not in _HEDGES))
    passages = map(passage_of, evidence)
    return not any(same_subject(plain, one.sentence(n)) for one in passages for n in range(len(one.sentences)))


def _near(shared: Sequence[Word], evidence: Sequence[str]) -> Iterator[_Text]:
    """The sentences of the evidence that speak of the statement: those with most of its words."""
    sentences = [one.sentence(n) for one in map(passage_of, evidence) for n in range(len(one.sentences))]
    texts = [_Text(sentence) for sentence in dict.fromkeys(sentences)]
    weights = {n: sum(word.weight for word in shared if one.has(word)) for n, one in enumerate(texts)}
    best = max(weights.values(), default=0.0)
    least = max(_NEARLY_BEST * best, _LEAST_NEAR * sum(word.weight for word in shared))
    for n in sorted(weights, key=lambda each: (-weights[each], each))[:_NEAR]:
        if weights[n] >= least > 0:
            yield texts[n]


def _figures_fit(new: _Text, old: _Text, near: Sequence[_Text], evidence: Sequence[_Text]) -> bool:
    """New figures take the place of others of their kind, and are those that the evidence has in that place: in the
    sentences that speak of the statement, and among the same words."""
    fresh = [one for one in new.figures if not old.passage.numbers.holds(one)]
    replaced = Counter(_class(one) for one in old.figures if not new.passage.numbers.holds(one))
    if Counter(map(_class, fresh)) - replaced:
        return False
    if not all(any(_has_neighbours(one, new, text) for text in near) for one in fresh):
        return False
    return all(_is_in_place(one, new, evidence) for one in fresh)


def _class(figure: Figure) -> str:
    is_year = figure.kind == "number" and len(figure.text) == 4 and figure.text.isdigit()
    return "year" if is_year else figure.kind


def _has_neighbours(figure: Figure, new: _Text, sentence: _Text) -> bool:
    """The sentence has the figure, with the same words right before it or right behind it."""
    ours = new.neighbours(figure)
    for one in sentence.figures:
        if one.kind == figure.kind and abs(one.value - figure.value) <= figure.grain:
            pairs = zip(ours, sentence.neighbours(one), strict=True)
            if any(own and own == theirs for own, theirs in pairs) or not any(ours):
                return True
    return False


def _is_in_place(figure: Figure, new: _Text, evidence: Sequence[_Text]) -> bool:
    """Of all figures of its kind it is the one that stands among the same words, clearly before any other."""
    beside, unit = new.beside(figure), unit_of(new.plain, figure)
    best = other = 0.0
    for text in evidence:
        for one in text.figures:
            if _class(one) != _class(figure):
                continue
            there = text.beside(one)
            score = sum(near * there[key] for key, near in beside.items() if key in there)
            same = one.value == figure.value or (figure.grain > 0 and abs(one.value - figure.value) <= figure.grain)
            if same and unit in (unit_of(text.plain, one), ""):
                best = max(best, score)
            else:
                other = max(other, score)
    return best > _CLEARLY * other


def _is_hedge(word: Word, new: str) -> bool:
    if not word.cjk:
        return word.text.casefold() in _HEDGES
    return any(
        match.start() < word.start + len(word.text) and word.start < match.end() for match in _HEDGES_HAN.finditer(new)
    )


def _turns(new: _Text, old: _Text, near: Sequence[_Text]) -> bool:
    """True where a "not", a direction or a small word of weight comes or goes, and the evidence knows nothing of it."""
    whole = _Text("\n".join(one.text for one in near))
    for read in (_turning, _denied, _directions):
        ours, theirs, evidence = read(new.text), read(old.text), read(whole.text)
        if not (ours - theirs).issubset(evidence) or (theirs - ours) & evidence:
            return True
    return bool(_turning(old.text) - _turning(new.text)) and not near


def _turning(text: str) -> set[str]:
    own = antonyms_of(text)
    denials = own.denial.finditer(text) if own is not None else ()
    elsewhere = {match.group()[: -len(match["after"])].casefold() for match in denials}
    return {match.group().casefold() for match in _TURNING.finditer(text)} | elsewhere


def _denied(text: str) -> set[str]:
    return set(denied(text))


def _directions(text: str) -> set[str]:
    return {str(way) for way in directions(text)}


def _in_order(new: _Text, old: _Text, near: Sequence[_Text]) -> bool:
    """What the new words share with the old ones, or with a sentence of the evidence, has the order of those."""
    return any(_shares_order(new.row, one.row) for one in (old, *near))


def _shares_order(row: Sequence[str], other: Sequence[str]) -> bool:
    """True where all that both have stands in the same order, doubles aside."""
    own = [key for key in dict.fromkeys(row) if key in other]
    theirs = [key for key in dict.fromkeys(other) if key in own]
    return own == theirs
