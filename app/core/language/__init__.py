"""What is known of each language; here the ranges of characters, for use within [ ] of a regular expression."""

import re
from functools import lru_cache

HAN = "\u2e80-\u2fdf\u3005-\u3007\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
KANA = "\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff"
HANGUL = "\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\uac00-\ud7ff"
CJK = HAN + KANA + HANGUL  # written without spaces, or as short words of many forms
_IDEOGRAPH = re.compile("[\u3400-\u9fff]")


def in_one_script(text: str) -> str:
    """The text with each traditional Chinese character in its simplified form: to compare texts by, never to be shown.

    As long as before, so that places hold. Of several forms of which one was made (發 and 髮) nothing tells which it
    was. Japanese and Korean texts change too, both sides alike, which joins hardly two of their words.
    """
    if text.isascii() or not _IDEOGRAPH.search(text) or not _traditional().search(text):
        return text
    return text.translate(_simplified_forms())


@lru_cache(maxsize=1)
def _traditional() -> "re.Pattern[str]":
    """Most texts have none, and looking takes a twentieth of the time that a translation does."""
    return re.compile(f"[{''.join(map(chr, _simplified_forms()))}]")


@lru_cache(maxsize=1)
def _simplified_forms() -> dict[int, int]:
    from app.core.language.chinese_forms import FORMS  # whoever compares nothing Chinese does without

    row = FORMS.replace("\n", "")
    return dict(zip(map(ord, row[::2]), map(ord, row[1::2]), strict=True))


@lru_cache(maxsize=1)
def _traditional_forms() -> dict[str, str]:
    forms: dict[str, str] = {}
    for one, other in _simplified_forms().items():
        forms[chr(other)] = forms.get(chr(other), "") + chr(one)
    return forms


def script_forms(character: str) -> str:
    """All forms of which `in_one_script` makes the same one, that one first."""
    simplified = in_one_script(character)
    return simplified + _traditional_forms().get(simplified, "")
