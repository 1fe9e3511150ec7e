"""The words of a text that can be looked for in another: stems with their weight, names, bigrams of CJK characters."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from app.core.citing.support.common import is_common, rarity
from app.core.citing.support.numbers import MONTHS, NUMBERS, Figure
from app.core.citing.support.stems import root
from app.core.language import CJK
from app.core.language.catalogue import words_of
from app.core.language.detection import latin_language
from app.core.ranking.tokens import content_pairs, stem

_RUN = re.compile(
    rf"(?P<cjk>[{CJK}]+)|(?<!\d)(?P<word>[^\W\d_{CJK}](?:[^\W{CJK}]|[\u0300-\u036f]|[.&'’](?=[^\W\d_{CJK}]))*)"
    r"|(?<![^\W_])(?P<id>\d{1,12}[A-Za-z](?![^\W_]))"  # 67P: other digits are figures, and are left out before
)
_FUNCTION = """
a an the of in on at to for from by with as and or but if is are was were be been being it its it's this that these
those he she they them his her hers their theirs him we us our you your i my me who whom whose which what there here
has have had do does did will would can could may might shall should also then than so such not no into out up about
over after before during while when where how very more most other some any both each s t one two first new
"""
_SPARED = frozenset(_FUNCTION.split())
# These count a little in the score, which is fitted with them, but that one is missing tells a reader nothing.
_GRAMMAR_WORDS = """
way ways round around across along upon via within per away back down off onto toward towards among amongst between
through still yet just even however because since until till though although whether either else again once already
soon often usually quite rather too thus hence therefore together besides instead like well much many all
"""
_GRAMMAR = frozenset(_GRAMMAR_WORDS.split())
_STATES = re.compile(r"\b(?:the )?United (States|Kingdom)\b(?: of America\b)?")
_CJK_WEIGHT = 3.0
_BEGINNING = 400  # characters that show the language


@dataclass(frozen=True, slots=True)
class Word:
    """key: stem or bigram. root: without derivation. name: capitalised within a sentence, or capitals and digits."""

    key: str
    root: str
    weight: float
    name: bool
    cjk: bool
    text: str
    start: int

    @property
    def is_grammar(self) -> bool:
        return self.text.casefold() in _GRAMMAR


def words(text: str, numbers: Iterable[Figure] = ()) -> list[Word]:
    """The content words in order; what belongs to these figures of the text is left out."""
    content: list[Word] = []
    code = latin_language(text[:_BEGINNING])
    function = _function_words(code)
    text = _without(text, numbers)
    text = _STATES.sub(lambda match: ("US" if match[1] == "States" else "UK").ljust(len(match[0])), text)
    for match in _RUN.finditer(text):
        run = match.group()
        if match.lastgroup == "cjk":
            pairs = content_pairs(run)
            content += (Word(pair, pair, _CJK_WEIGHT, False, True, form, match.start()) for pair, form in pairs)
            continue
        run = run if run.isascii() else unicodedata.normalize("NFC", run)
        lower = run.casefold().replace("’", "'").replace(".", "")
        spared = (lower in _SPARED and run not in ("US", "IT", "WHO")) or len(lower) == 1 or lower in function
        if spared or lower in NUMBERS or (lower in MONTHS and run[0].isupper()):  # figures
            continue
        key = stem(lower)
        is_capital = run[:2].isupper() if code == "de" else run[0].isupper()  # German nouns have one, too
        name = run[0].isdecimal() or (is_capital and not _begins(text, match.start(), key))
        weight = max(rarity(key), 3.5) if name else rarity(key)
        content.append(Word(key, key if name else root(key), weight, name, False, run, match.start()))
    return content


@lru_cache(maxsize=8)
def _function_words(code: str) -> frozenset[str]:
    """Of a language other than English; those of English stand here, for the score was fitted with them."""
    return frozenset(f"{words_of(code).articles} {words_of(code).stop}".split()) if code else frozenset()


def _without(text: str, numbers: Iterable[Figure]) -> str:
    """As long as before: 约120万人 leaves 人, so that no bigram spans a figure."""
    pieces, position = [], 0
    for figure in numbers:
        if figure.kind == "word" or figure.start < position:
            continue
        start = figure.start
        if start > position and text[start - 1] in "约約近超逾达達":
            start -= 1
        pieces += [text[position:start], " " * (figure.end - start)]
        position = figure.end
    return "".join([*pieces, text[position:]])


def _begins(text: str, start: int, key: str) -> bool:
    """True for a common word whose capital only says that a sentence begins."""
    if not is_common(key):
        return False
    before = text[max(0, start - 3) : start].rstrip(" \"'“”‘’(")
    return not before or before[-1] in ".!?:;。！？\n"
