"""Whether two texts can be compared word by word: roughly, in which script or language they are."""

import re
from functools import lru_cache

from app.core.ranking.scripts import HAN, HANGUL, KANA

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
_LONG = 4_000


@lru_cache(maxsize=512)
def language(text: str) -> str:
    """The script that most of the text is in ("latin": "english" or "foreign", where it shows), "" for a mixed one."""
    text = text[:_LONG]
    counts = {name: len(script.findall(text)) * _WORTH.get(name, 1) for name, script in _SCRIPTS.items()}
    if counts["kana"] * 4 > counts["han"]:  # Japanese is written with both
        counts["kana"] += counts["han"]
        counts["han"] = 0
    total = sum(counts.values())
    most = max(counts, key=lambda name: counts[name])
    if not total or counts[most] < _CLEAR * total:
        return ""
    return _latin(text) if most == "latin" else most


def comparable(one: str, other: str) -> bool:
    """one, other: from `language`."""
    if {one, other} == {"latin", "english"} or {one, other} == {"latin", "foreign"}:
        return True
    return not one or not other or one == other


def _latin(text: str) -> str:
    words = _LATIN_WORD.findall(text.casefold())
    if len(words) < 6:
        return "latin"
    share = sum(word in _ENGLISH for word in words) / len(words)
    if share >= 0.15:
        return "english"
    return "foreign" if share < 0.04 and len(words) >= 15 and not text.isascii() else "latin"
