"""Whether two texts can be compared word by word: roughly, in which script or language they are."""

import re
from functools import lru_cache

from app.core.language import HAN, HANGUL, KANA
from app.core.language.catalogue import LATIN, words_of
from app.core.language.detection import detected

_SCRIPTS = {
    "han": re.compile(f"[{HAN}]"),
    "kana": re.compile(f"[{KANA}]"),
    "hangul": re.compile(f"[{HANGUL}]"),
    "cyrillic": re.compile("[\u0400-\u052f]"),
    "greek": re.compile("[\u0370-\u03ff]"),
    "arabic": re.compile("[\u0590-\u06ff]"),  # and Hebrew
    "indic": re.compile("[\u0900-\u0eff]"),  # and Thai
    "latin": re.compile("[A-Za-z\u00c0-\u024f]"),
}
_WORTH = {"han": 4, "kana": 2, "hangul": 3}  # Latin letters that say as much as one sign
_CLEAR = 0.7  # a text with less than this in one script is mixed, and compared with any
_COMMON = "the of and to in a is was for that on with as by it at from are were an be has had his this"
_ENGLISH = frozenset(_COMMON.split())
_LATIN_WORD = re.compile(r"[^\W\d_]+")
_LONG, _BEGINNING = 4_000, 1_000
_TERMS = 8  # signs of a script at least, for Latin words between them to be no more than terms


@lru_cache(maxsize=512)
def language(text: str) -> str:
    """The script that most of the text is in, "" for a mixed one; a Latin text's language, where it shows.

    Of such a language the code; "foreign" where it is none of those known, "latin" where nothing shows.
    """
    text = text[:_LONG]
    counts = {name: len(script.findall(text)) * _WORTH.get(name, 1) for name, script in _SCRIPTS.items()}
    if counts["kana"] * 4 > counts["han"]:  # Japanese is written with both
        counts["kana"] += counts["han"]
        counts["han"] = 0
    total = sum(counts.values())
    most = max(counts, key=lambda name: counts[name])
    if not total:
        return ""
    if counts[most] < _CLEAR * total:
        return _around_terms(text, counts)
    return _latin(text) if most == "latin" else most


def comparable(one: str, other: str) -> bool:
    """one, other: from `language`."""
    if "latin" in (one, other):
        return {one, other}.isdisjoint(_SCRIPTS.keys() - {"latin"})
    return not one or not other or one == other


def _around_terms(text: str, counts: dict[str, int]) -> str:
    """Of a mixed text the script of its sentences, where what is Latin in it are names and terms; else ""."""
    script = max(counts.keys() - {"latin"}, key=lambda name: (counts[name], name))
    others = sum(counts.values()) - counts[script] - counts["latin"]
    if others or counts[script] < _TERMS * _WORTH.get(script, 1):
        return ""
    words = _LATIN_WORD.findall(_SCRIPTS[script].sub(" ", text.casefold()))
    return "" if sum(word in _ENGLISH for word in words) * 20 > len(words) else script


@lru_cache(maxsize=1)
def _foreign() -> dict[str, frozenset[str]]:
    """Of each language words that are rare in English: "die", "in", "on" or "a" tell nothing."""
    return {code: frozenset(words_of(code).telling.split()) for code in LATIN if code != "en"}


def _latin(text: str) -> str:
    words = _LATIN_WORD.findall(text.casefold())
    if len(words) < 6:
        return "latin"
    share = sum(word in _ENGLISH for word in words) / len(words)
    shares = {code: sum(word in telling for word in words) / len(words) for code, telling in _foreign().items()}
    most = max(shares, key=lambda name: shares[name])
    code = detected(text[:_BEGINNING])
    if shares[most] >= 0.2 and shares[most] > 1.5 * share:
        return code if code in shares else most
    if share >= 0.15:
        return "en"
    if code in shares and shares[code] > share:
        return code  # few of its commonest words, but others that show it
    return "foreign" if share < 0.04 and len(words) >= 15 and not text.isascii() else "latin"
