"""Denials and opposite directions in Japanese and Korean, where they stand behind the word and are a part of it.

Words are looked for within longer ones, and a wrong alarm is worse than a missed one: a word counts as denied only
where the text never says it without the denial.
"""

import re
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache

from app.core.language.catalogue import words_of

_FIGURE = r"(\d{1,9})"  # for the "#" of a term, with the counter behind it: 10人以上
_MOST_PAIRS = 100
_LEAST = 2  # characters of a denied word
_ANY_DENIAL = re.compile(r"な[いくか]|ません|[せれらえかさわ]ず|[不未無非]|않|못|없|아니|아닌|아닙|(?<![가-힣])안 ")


@dataclass(frozen=True)
class SuffixedAntonyms:
    """denial: each alternative has the denied word as its group. affixes: what the word is told without."""

    denial: "re.Pattern[str]"
    harmless: "re.Pattern[str]"
    called_false: "re.Pattern[str]"
    affixes: "re.Pattern[str]"
    pairs: "tuple[tuple[tuple[re.Pattern[str], ...], tuple[re.Pattern[str], ...]], ...]"

    def denied(self, text: str) -> dict[str, str]:
        """Each word that the text denies wherever it says it → the word."""
        plain = self.harmless.sub(" ", text)
        counts = Counter(filter(None, (self._word(match) for match in self.denial.finditer(plain))))
        return {word: word for word, count in counts.items() if plain.count(word) <= count}

    def _word(self, match: "re.Match[str]") -> str:
        word: str = next(filter(None, match.groups()), "")
        shorter = self.affixes.sub("", word)
        return shorter if len(shorter) >= _LEAST else word if len(word) > _LEAST else ""

    def directions(self, text: str) -> list[tuple[int, str]]:
        """As `Antonyms.directions`; what goes with a figure has a pair for each figure."""
        plain = self.harmless.sub(" ", text)
        return [
            (2 * (n + _MOST_PAIRS * int(match[1] if pattern.groups else 0)) + side, match[0])
            for n, pair in enumerate(self.pairs)
            for side in (0, 1)
            for pattern in pair[side]
            for match in pattern.finditer(plain)
        ]


def both_deny(claim: str, sentence: str) -> bool:
    """Where the same may be denied with other words: which of them are the same is a guess."""
    return _ANY_DENIAL.search(claim) is not None and _ANY_DENIAL.search(sentence) is not None


@lru_cache(maxsize=2)
def suffixed_antonyms(code: str) -> SuffixedAntonyms:
    words = words_of(code)
    rows = [row.split("/") for row in words.antonyms.replace("\n    /", "/").strip().splitlines() if "/" in row]
    return SuffixedAntonyms(
        re.compile(words.negations),
        re.compile(words.harmless),
        re.compile(words.called_false),
        re.compile(words.denied_affixes),
        tuple((_patterns(one), _patterns(other)) for one, other in rows),
    )


def _patterns(side: str) -> "tuple[re.Pattern[str], ...]":
    terms = (re.escape(term.replace("_", " ")).replace(r"\ ", " ?") for term in side.split())
    return tuple(re.compile(_with_figure(term)) for term in terms)


def _with_figure(term: str) -> str:
    before, sign, behind = term.replace(r"\#", "#").partition("#")
    if not sign:
        return term
    counter = r"[^\d\s、。,.]{0,3} ?" if behind else ""
    return rf"{before}{_FIGURE}{counter}{behind}"
