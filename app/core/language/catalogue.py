"""The languages that the program knows; each is loaded when it is first asked for."""

import re
from functools import lru_cache

from app.core.language.words import LanguageWords

LATIN = ("en", "de", "fr", "es", "pt", "it", "nl")  # told apart by their words
CODES = (*LATIN, "zh-Hans", "zh-Hant", "ja", "ko")
_ALWAYS = ("en", "zh-Hans", "ja", "ko")  # English words stand in questions of any language
_NOTHING = re.compile("(?!)")


@lru_cache
def words_of(code: str) -> LanguageWords:
    """code: one of `CODES`."""
    match code:
        case "en":
            from app.core.language.known.en import WORDS
        case "de":
            from app.core.language.known.de import WORDS
        case "fr":
            from app.core.language.known.fr import WORDS
        case "es":
            from app.core.language.known.es import WORDS
        case "pt":
            from app.core.language.known.pt import WORDS
        case "it":
            from app.core.language.known.it import WORDS
        case "nl":
            from app.core.language.known.nl import WORDS
        case "zh-Hans":
            from app.core.language.known.zh import WORDS
        case "zh-Hant":
            from app.core.language.known.zh_hant import WORDS
        case "ja":
            from app.core.language.known.ja import WORDS
        case "ko":
            from app.core.language.known.ko import WORDS
        case _:
            raise KeyError(code)
    return WORDS


def code_of(tag: str) -> str:
    """The code of a BCP 47 tag or of a name of Qt's (`zh_TW`); empty for a language that is not known."""
    primary, _, rest = tag.replace("_", "-").partition("-")
    primary = primary.lower()
    if primary == "zh":
        parts = {part.lower() for part in rest.split("-")}
        is_traditional = "hant" in parts or (not parts & {"hans"} and bool(parts & {"tw", "hk", "mo"}))
        return "zh-Hant" if is_traditional else "zh-Hans"
    return primary if primary in CODES else ""


@lru_cache(maxsize=128)
def age_pattern(field: str, code: str) -> "re.Pattern[str]":
    """What several languages have for one thing: those whose signs tell them, and a Latin one besides.

    field: one of `AgeWords`; code: of `latin_language`.
    """
    rows = [str(getattr(words_of(one).ages, field)) for one in (*_ALWAYS, *filter(None, (code,)))]
    return re.compile("|".join(filter(None, rows)), re.IGNORECASE) if any(rows) else _NOTHING


def name_for_models(code: str) -> str:
    """`German (Deutsch)`, as a model is told it; empty for what is not known and for English, whose prompts keep their
    general words: those were measured."""
    if code not in CODES or code == "en":
        return ""
    words = words_of(code)
    return f"{words.name} ({words.own_name})"
