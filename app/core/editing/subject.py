"""Does a sentence of a page speak of the very thing that a statement speaks of? In doubt it does not."""

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from app.core.citing.support.numbers import Figure, find_numbers, folded
from app.core.citing.support.stems import root
from app.core.citing.support.words import words
from app.core.citing.uncited import sentence_spans
from app.core.language import CJK
from app.core.ranking.tokens import stem

_COVER = 0.9  # of a statement's other words that the sentence has to have
_HAN_PARTICLES = frozenset("的了是在于为達达约約也共将已和与及则即其")  # pairs with one of these may be others
_BESIDE, _BESIDE_HAN = 40, 8  # so near a figure every word has to be there
_MOST_BETWEEN = 90  # characters between two key words of the statement
# Words that make it another thing, however alike all others are.
_CONTRAST = re.compile(
    r"\b(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|previous|former|latter"
    r"|male|female|men|women|man|woman|boys?|girls?|mothers?|fathers?|husbands?|wi(?:fe|ves)|sons?|daughters?"
    r"|max(?:imum)?|min(?:imum)?|most|least|largest|smallest|highest|lowest|longest|shortest|average|mean|median|total"
    r"|long|length|wide|width|tall|high|height|deep|depth|thick|north|south|east|west|northern|southern|eastern|western"
    r"|upper|lower|left|right|inner|outer|with|without|including|excluding|except|before|after|until|since|not|no|never"
    r"|more|less|over|under|only|half|double|revenue|profit|loss|sales|imports?|exports?|urban|rural|pro|mini|max|plus"
    r"|ultra|lite|old|new|annual|monthly|daily|weekly|quarterly|net|gross|planned|estimated|former|deputy|vice)\b"
    r"|第[一二三四五六七八九十]|[男女上下左右东南西北前后内外]|最[大小高低长短多少早晚]|平均|总|净|毛|长|宽|高|深|厚|营收|利润|亏损|进口|出口"
    r"|城|农村|包括|不含|除|不|没|未|仅|只|超过|不到|至少|至多|以上|以下|环比|同比|预计|计划|首次|副|原|新|旧",
    re.IGNORECASE,
)
# Whoever frames it so says that it was searched for, or that it is not so.
_FRAME = re.compile(
    r"\b(?:search results?|searched for|results? for|you (?:searched|asked|typed)|did you mean|(?:no|0|zero) results?"
    r"|nothing (?:was )?found|myths?|rumou?rs?|hoax(?:es)?|false(?:ly)?|untrue|misconceptions?|debunk\w*"
    r"|fact[- ]check\w*|mistaken(?:ly)?|incorrect(?:ly)?|contrary to|true or|what if)\b"
    r"|搜索结果|搜索[“：:「]|查询结果|您要找|相关结果|没有找到|谣言|谣传|误传|不实|辟谣|误区|误解|网传|传言",
    re.IGNORECASE,
)
_JUDGED = re.compile(r"\b(?:true or|false|untrue|incorrect)\b|不实|谣言|谣传|误传", re.IGNORECASE)
_QUESTION = re.compile(r"[?？]")
_NOT = re.compile(r"\b(?:not|never|no)\b|n['’]t\b|[不未没]有?", re.IGNORECASE)
_PAIR = re.compile(f"(?=([{CJK}]{{2}}))")
_TAG = re.compile(r"(?<![^\W_])(?:[A-Z]|[A-Za-z]{1,4}[-]?\d{1,4}[A-Za-z]?|\d{1,4}[A-Za-z]{1,2})(?![^\W_])")


def is_framed(sentence: str) -> bool:
    """A question, an echo of what was searched for, or what is told as somebody's error: it says nothing itself."""
    return bool(_FRAME.search(sentence) or _QUESTION.search(sentence))


def stated(text: str) -> str:
    """The sentences that say something themselves: without framed ones, and those that are called false beside them."""
    spans = [*sentence_spans(text)]
    framed = [n for n, (start, end) in enumerate(spans) if is_framed(text[start:end])]
    if not framed:
        return text
    near = set(framed)
    near |= {n + step for n in framed if _JUDGED.search(text[slice(*spans[n])]) for step in (-1, 1)}
    return "\n".join(text[start:end] for n, (start, end) in enumerate(spans) if n not in near)


def without_denial(text: str) -> str:
    return _NOT.sub("", text)


def same_subject(statement: str, sentence: str, free: Collection[Figure] = ()) -> bool:
    """True where the sentence has every name, tag, word of contrast and figure of the statement, in the same order and
    with nothing between that it could belong to instead, and nearly all other words.

    free: figures of the statement whose place another one of their kind may have.
    """
    ours, theirs = _Parts(statement, free), _Parts(sentence)
    if is_framed(sentence) and not is_framed(statement):
        return False
    place = ours.placed_in(theirs)
    if place is None or not ours.is_covered_by(theirs):
        return False
    clause = theirs.clause(*place)
    return {one.group().casefold() for one in _CONTRAST.finditer(clause)} == ours.contrast


@dataclass(frozen=True)
class _Key:
    start: int
    end: int
    key: str
    is_figure: bool = False


class _Parts:
    """A text by what tells its subject."""

    def __init__(self, text: str, free: Collection[Figure] = ()) -> None:
        self.text = folded(text)
        self._free = {one.start for one in free}

    @cached_property
    def figures(self) -> list[Figure]:
        return [one for one in find_numbers(self.text).figures if one.kind != "word"]

    @cached_property
    def contrast(self) -> set[str]:
        return {one.group().casefold() for one in _CONTRAST.finditer(self.text)}

    @cached_property
    def keys(self) -> list[_Key]:
        """Figures, names and tags in order."""
        keys = [_Key(one.start, one.end, figure_key(one, one.start in self._free), True) for one in self.figures]
        content = [one for one in words(self.text, find_numbers(self.text).figures) if one.name and not one.cjk]
        keys += [
            _Key(one.start, one.start + len(one.text), one.key) for one in content if one.start or one.weight > 3.6
        ]
        covered = {position for one in keys for position in range(one.start, one.end)}
        tags = (one for one in _TAG.finditer(self.text) if one.start() not in covered and one.group() not in ("A", "I"))
        keys += [_Key(one.start(), one.end(), f"tag {one.group().casefold()}") for one in tags]
        return sorted(keys, key=lambda one: one.start)

    @cached_property
    def others(self) -> list[tuple[int, str, bool]]:
        """(place, form, whether it is a pair of Chinese characters) of all other words."""
        rest = self.text
        for one in self.keys:
            rest = rest[: one.start] + " " * (one.end - one.start) + rest[one.end :]
        latin = [(one.start, one.root, False) for one in words(rest) if not one.cjk and not one.is_grammar]
        return sorted([*latin, *((one.start(), one[1], True) for one in _PAIR.finditer(rest))])

    @cached_property
    def forms(self) -> set[str]:
        latin = {root(stem(word)) for word in re.findall(r"[a-z]+", self.text.casefold())}
        return latin | {one[1] for one in _PAIR.finditer(self.text)}

    @cached_property
    def pairs(self) -> Counter[str]:
        return Counter(one[1] for one in _PAIR.finditer(self.text))

    def placed_in(self, other: "_Parts") -> tuple[int, int] | None:
        """Where the keys of this text stand in the other one, in order and close together."""
        free = {key.key.partition(" ")[0] for key in self.keys if key.is_figure and key.key.endswith(" *")}
        for first in (n for n, key in enumerate(other.keys) if not self.keys or _fits(self.keys[0], key)):
            spots = list(_spots(self.keys, other.keys, first))
            if len(spots) == len(self.keys) and not _strangers(self.keys, other.keys, spots, free):
                begin, end = other.keys[spots[0]].start, other.keys[spots[-1]].end
                gaps = (other.keys[b].start - other.keys[a].end for a, b in pairwise(spots))
                if all(gap <= _MOST_BETWEEN for gap in gaps):
                    return begin, end
        return None if self.keys else (0, len(other.text))

    def is_covered_by(self, other: "_Parts") -> bool:
        if not self.others:
            return True
        missing = [one for one in self.others if one[1] not in other.forms]
        pairs = Counter(form for _, form, is_pair in self.others if is_pair)
        if any(other.pairs[form] < count for form, count in pairs.items() if _HAN_PARTICLES.isdisjoint(form)):
            return False  # each sign of Chinese may be the one that names another thing
        is_han = sum(one[2] for one in self.others) * 2 > len(self.others)
        if len(missing) > (1 - _COVER) * len(self.others):
            return False
        width = _BESIDE_HAN if is_han else _BESIDE
        free = [one for one in self.figures if one.start in self._free] or self.figures
        return not any(one.start - width <= place <= one.end + width for one in free for place, _, _ in missing)

    def clause(self, start: int, end: int) -> str:
        """From the border of a clause before `start` to the one behind `end`."""
        begin = max((one.end() for one in _BORDER.finditer(self.text, 0, start)), default=0)
        stop = _BORDER.search(self.text, end)
        return self.text[begin : stop.start() if stop else len(self.text)]


_BORDER = re.compile(r"[;；。！!]|，|,(?=\s)|\.(?=\s|$)|\s(?:and|but|while|whereas)\s")


def figure_key(figure: Figure, is_free: bool = False) -> str:
    """The kind of a figure with its value; a year is a kind of its own."""
    is_year = figure.kind == "number" and len(figure.text) == 4 and figure.text.isdigit()
    return f"{'year' if is_year else figure.kind} {'*' if is_free else figure.value}"


def _fits(ours: _Key, theirs: _Key) -> bool:
    if ours.key.endswith(" *"):
        return theirs.is_figure and theirs.key.partition(" ")[0] == ours.key.partition(" ")[0]
    return ours.key == theirs.key


def _spots(ours: Sequence[_Key], theirs: Sequence[_Key], first: int) -> Iterator[int]:
    place = first
    for key in ours:
        while place < len(theirs) and not _fits(key, theirs[place]):
            place += 1
        if place == len(theirs):
            return
        yield place
        place += 1


def _strangers(ours: Sequence[_Key], theirs: Sequence[_Key], spots: Sequence[int], free: Collection[str]) -> bool:
    """True where a name, a tag, or a figure of the same kind stands between, to which the rest may belong."""
    kinds = {key.key.partition(" ")[0] for key in ours if key.is_figure} | set(free)
    own = set(spots)
    between = (theirs[n] for n in range(spots[0], spots[-1]) if n not in own) if spots else ()
    return any(not one.is_figure or one.key.partition(" ")[0] in kinds for one in between)
