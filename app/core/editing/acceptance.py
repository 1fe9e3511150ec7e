"""Whether a model's words may stand in the answer: checked by program, word by word. In doubt they may not."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from app.core.citing.support.evidence import Passage, bared, passage_of
from app.core.citing.support.language import comparable, language
from app.core.citing.support.numbers import find_numbers, folded
from app.core.citing.support.verdict import check
from app.core.citing.support.words import Word, words
from app.core.domain.citation import Support, Verdict
from app.core.editing.correction import Decision, Suggestion
from app.core.editing.evidence import is_supported
from app.core.editing.statements import Statement
from app.core.ranking.sentences import sentence_ends

_ADDRESS = re.compile(
    r"://|www\.|\w@\w|\b[\w-]{1,60}\.(?:com|org|net|io|cn|edu|gov|info|biz|dev|app|co|uk|de|ru)\b", re.IGNORECASE
)
_SIGN = re.compile(r"[\[\]【】［］<>|\\`{}#*_~^\n\r\t]")  # Markdown, HTML and markers
_TERMINAL = ".。!！?？"
_BETTER = 0.1  # so much better a score has to be
_SHARED = 0.4  # of the statement's own words, by weight: else it is another statement
_MOST_NEW = 0.5  # words that the statement did not have, beside those that it had
_FEW_NEW = 4
_LEAST_WORD, _LEAST_HAN = 0.5, 0.4  # how surely a word has to stand in the evidence
_STRAY_HAN = 0.3  # of Chinese pairs of characters: two words that meet make one
_NEAR = 2  # sentences of the evidence that new words may come from
_HEDGE_WORDS = """
about approximately around roughly nearly almost some several many most part partly reportedly apparently possibly
probably perhaps may might could seem seems likely generally usually often said says according sources source report
reports reported unclear uncertain unconfirmed known stated estimated estimate least over more than under later
"""
_HEDGES = frozenset(_HEDGE_WORDS.split())
_HEDGES_HAN = re.compile(
    "据报道|据称|据说|据悉|大约|约为|大概|可能|或许|似乎|左右|以上|以下|多个|部分|一些|不少|尚不|不明|尚未|确认|估计|资料|来源|显示|称|有"
)


@dataclass(frozen=True)
class Replacement:
    """Words that may stand in place of a statement. numbers: the sources that the citation names then."""

    words: str
    numbers: tuple[int, ...]
    support: Support


def replacement(
    statement: Statement,
    suggestion: Suggestion,
    before: Support,
    numbers: Sequence[int],
    evidence: Mapping[int, Sequence[str]],
) -> Replacement | None:
    """None where the words are not taken. before: how the statement fares now. numbers: of its sources now.

    evidence: the passages that the model was given, by number; no other number counts.
    """
    if suggestion.number not in evidence:
        return None
    new, old, texts = _fitted(suggestion.words, statement), statement.words, list(evidence[suggestion.number])
    if not _is_plain(new, old) or not _is_of_size(new, old) or bared(new) == bared(old):
        return None
    if not comparable(language(old), language(new)) or _invents(new, old, texts):
        return None
    support = check(new, texts)
    hedged = suggestion.decision is Decision.HEDGE and support.checked and support.verdict is Verdict.PARTLY
    if not (hedged or is_supported(support)) or support.score < before.score + _BETTER:
        return None
    cited = tuple(numbers) if suggestion.number in numbers else (suggestion.number,)
    return Replacement(new, cited, support)


def _fitted(text: str, statement: Statement) -> str:
    """With the statement's own first letter and last sign: a marker may stand before the full stop."""
    new = unicodedata.normalize("NFC", " ".join(text.split()))
    if len(new) > 1 and new[0] == new[-1] and new[0] in "\"'" and statement.words[:1] != new[0]:
        new = new[1:-1].strip()
    ends = statement.words[-1:] if statement.words[-1:] in _TERMINAL else ""
    new = new.rstrip(_TERMINAL).rstrip() + ends if new.rstrip(_TERMINAL) else new
    if statement.words[:1].isupper() and new[:1].islower() and not statement.before:
        new = new[0].upper() + new[1:]
    return new


def _is_plain(new: str, old: str) -> bool:
    if not new or _SIGN.search(new) or _ADDRESS.search(new):
        return False
    if any(unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs", "Cn") for sign in new):
        return False
    return new.count("$") <= max(old.count("$"), 1) and "&" not in new.replace("& ", "")


def _is_of_size(new: str, old: str) -> bool:
    """No longer than the old words allow, and one sentence where that was one."""
    if not 0.25 * len(old) <= len(new) <= 1.6 * len(old) + 24:
        return False
    return _sentences(new) <= max(1, _sentences(old))


def _sentences(text: str) -> int:
    return len([end for end in sentence_ends(text) if end < len(text)]) + 1


def _invents(new: str, old: str, texts: Sequence[str]) -> bool:
    """True where the new words say what neither the old ones nor the evidence does, or something else altogether."""
    plain, before = folded(new), passage_of(old)
    passages = [passage_of(text) for text in texts]
    figures = find_numbers(plain).figures
    if any(
        not before.numbers.holds(one) and not any(passage.numbers.holds(one) for passage in passages) for one in figures
    ):
        return True
    ours, theirs = _content(new), _content(old)
    after = passage_of(new)
    shared = [word for word in theirs if after.find(word)[0] >= _least(word)]
    if sum(word.weight for word in shared) < _SHARED * sum(word.weight for word in theirs):
        return True
    added = [word for word in ours if before.find(word)[0] < _least(word) and not _is_hedge(word, new)]
    if len(added) > max(_FEW_NEW, _MOST_NEW * len(theirs)):
        return True
    return not _near_evidence(added, shared, passages)


def _content(text: str) -> list[Word]:
    plain = folded(text)
    return [word for word in words(plain, find_numbers(plain).figures) if not word.is_grammar]


def _least(word: Word) -> float:
    return _LEAST_HAN if word.cjk else _LEAST_WORD


def _is_hedge(word: Word, new: str) -> bool:
    if not word.cjk:
        return word.text.casefold() in _HEDGES
    return any(
        match.start() < word.start + len(word.text) and word.start < match.end() for match in _HEDGES_HAN.finditer(new)
    )


def _near_evidence(added: Sequence[Word], shared: Sequence[Word], passages: Sequence[Passage]) -> bool:
    """True where all new words stand in the sentences of the evidence that speak of the statement."""
    if not added:
        return True
    stray = int(_STRAY_HAN * len(added)) if all(word.cjk for word in added) else 0
    for passage in passages:
        near = _nearest(shared, passage)
        missing = 0
        for word in added:
            strength, places = passage.find(word)
            missing += strength < _least(word) or not places & near
        if near and missing <= stray:
            return True
    return False


def _nearest(shared: Sequence[Word], passage: Passage) -> int:
    """The sentences, as a bit set, that have most of the words; none where no sentence has any."""
    weights: dict[int, float] = {}
    for word in shared:
        places = passage.find(word)[1]
        while places:
            lowest = places & -places
            weights[lowest] = weights.get(lowest, 0.0) + word.weight
            places ^= lowest
    best = sorted(weights, key=lambda bit: (-weights[bit], bit))[:_NEAR]
    least = 0.3 * sum(word.weight for word in shared)
    return sum(bit for bit in best if weights[bit] >= least)
