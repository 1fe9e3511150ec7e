"""Denials and opposite directions in languages other than English and Chinese."""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from app.core.citing.support.stems import root
from app.core.language.catalogue import CODES, words_of
from app.core.language.detection import detected
from app.core.ranking.tokens import stem

if TYPE_CHECKING:
    from app.core.citing.support.suffixed_antonyms import SuffixedAntonyms

_BEGINNING = 400  # characters that show the language
_NOTHING = "(?!)"
_LETTERS = re.compile(r"[^\W\d_]+")


@dataclass(frozen=True)
class Antonyms:
    """denial: what stands before a denied word, with the words behind it as `after`. pairs: the two sides of each."""

    denial: "re.Pattern[str]"
    harmless: "re.Pattern[str]"
    called_false: "re.Pattern[str]"
    fillers: frozenset[str]
    pairs: tuple[tuple[frozenset[str], frozenset[str]], ...]

    def denied(self, text: str) -> dict[str, str]:
        """Root of each word that a denial stands before → the word."""
        denied_words: dict[str, str] = {}
        for match in self.denial.finditer(self.harmless.sub(" ", text)):
            content = (word for word in match["after"].split() if len(word) > 2 and word.casefold() not in self.fillers)
            if word := next(content, ""):
                denied_words[root(stem(word.casefold()))] = word
        return denied_words

    def directions(self, text: str) -> list[tuple[int, str]]:
        """(2 n for the first side of pair n, 2 n + 1 for the second; the word that says so)"""
        row = _LETTERS.findall(text.casefold())
        terms = [*row, *(f"{one}_{other}" for one, other in pairwise(row))]
        return [
            (2 * n + side, term.replace("_", " "))
            for n, pair in enumerate(self.pairs)
            for side in (0, 1)
            for term in terms
            if term in pair[side]
        ]


def antonyms_of(text: str) -> "Antonyms | SuffixedAntonyms | None":
    """What the text's language has; None where that is English or Chinese, or does not show."""
    code = detected(text[:_BEGINNING])
    if code in ("ja", "ko"):
        from app.core.citing.support.suffixed_antonyms import suffixed_antonyms

        return suffixed_antonyms(code)
    return None if code in ("", "en", "zh", "zh-Hans", "zh-Hant") or code not in CODES else _antonyms(code)


@lru_cache(maxsize=16)
def _antonyms(code: str) -> Antonyms:
    words = words_of(code)
    rows = [row.split("/") for row in words.antonyms.replace("\n    /", "/").strip().splitlines() if "/" in row]
    denial = rf"\b(?:{words.negations})\b(?P<after>(?:[ ]+[\w'’-]{{1,30}}){{1,5}})" if words.negations else _NOTHING
    return Antonyms(
        re.compile(denial, re.IGNORECASE),
        re.compile(rf"\b(?:{words.harmless})\b" if words.harmless else _NOTHING, re.IGNORECASE),
        re.compile(words.called_false or _NOTHING, re.IGNORECASE),
        frozenset(words.articles.split()) | frozenset(words.stop.split()),
        tuple((frozenset(one.split()), frozenset(other.split())) for one, other in rows),
    )
