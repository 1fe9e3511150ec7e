"""What can be read of a turn's HTML, and where words stand in it; `find.js` looks at the page in the same way."""

import re
from collections.abc import Sequence
from html import unescape

from app.core.language import script_forms

PARTS = ("question", "steps", "reasoning", "answer")  # of a turn, in this order
_BREAK = "\0"  # between blocks: no match goes over it
_TAG = re.compile(r"""<(/?)([a-zA-Z][\w-]*)(?:[^<>"]|"[^"]*")*>""")  # attributes stand in double quotes
_SILENT = ("button", "svg")
INLINE = frozenset(
    {"a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "label", "mark", "q", "s"}
    | {"samp", "small", "span", "strong", "sub", "sup", "time", "u", "var"}
)
_LETTERS = {"ß": "ss", "ẞ": "ss", "ﬀ": "ff", "ﬁ": "fi", "ﬂ": "fl", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "st", "ﬆ": "st"}
_JOINED = re.compile(f"({'|'.join(sorted(set(_LETTERS.values()), key=len, reverse=True))})", re.IGNORECASE)
_EACH_I = "iIİı"  # are one to Python where case is ignored, and not all of them to JavaScript


def readable(html: str) -> str:
    """The text of some sanitised HTML without chips and buttons, its blocks apart."""
    out, at, silent, in_maths = [], 0, "", False
    for tag in _TAG.finditer(html):
        closing, name = tag[1], tag[2].lower()
        if not silent:
            out.append(unescape(html[at : tag.start()]))
        at = tag.end()
        if silent:
            silent = "" if closing and name == silent else silent
        elif name in _SILENT:
            silent = "" if closing else name
        elif name == "br":
            out.append("\n")
        elif name == "math":
            in_maths = not closing
        elif not in_maths and name not in INLINE:
            out.append(_BREAK)
    return "".join([*out, "" if silent else unescape(html[at:])])


def readable_parts(parts: Sequence[str]) -> str:
    return _BREAK.join(readable(part) for part in parts)


def pattern_source(texts: Sequence[str], match_case: bool = False) -> str:
    """Any of these texts, taken literally, in either Chinese script; any space between their words. Empty where there
    is nothing to look for.

    Python and JavaScript (flag `u`) read it alike. Both are to ignore case unless `match_case`, which tells ß and the
    ligatures apart, too.
    """
    literal = [r"\s+".join(_word(word, match_case) for word in text.split()) for text in texts]
    return "|".join(sorted(filter(None, literal), key=len, reverse=True))


def pattern_of(texts: Sequence[str], match_case: bool = False) -> re.Pattern[str] | None:
    source = pattern_source(texts, match_case)
    return re.compile(source, re.NOFLAG if match_case else re.IGNORECASE) if source else None


def _word(word: str, match_case: bool) -> str:
    if match_case:
        return "".join(map(_forms, word))
    pieces = _JOINED.split("".join(_LETTERS.get(char, char) for char in word))
    return "".join(
        f"(?:{'|'.join(_spellings(piece.lower()))})" if place % 2 else "".join(map(_forms_in_any_case, piece))
        for place, piece in enumerate(pieces)
    )


def _spellings(letters: str) -> list[str]:
    """`ffi`, `ﬃ`, `ﬀi` and `fﬁ`: the longest first, as all the others would leave a letter of it."""
    whole = [sign for sign, written in _LETTERS.items() if written == letters]
    parts = [
        f"{sign}{letters[2:]}" if letters.startswith(written) else f"{letters[:-2]}{sign}"
        for sign, written in _LETTERS.items()
        if len(written) < len(letters) and (letters.startswith(written) or letters.endswith(written))
    ]
    return [letters, *whole, *parts]


def _forms_in_any_case(char: str) -> str:
    return f"[{_EACH_I}]" if char in _EACH_I else _forms(char)


def _forms(char: str) -> str:
    """Digits and signs of ASCII by their number: neither language minds it, whatever each sign means there."""
    if char.isascii():
        return char if char.isalpha() else f"\\x{ord(char):02x}"
    forms = script_forms(char)
    return forms if len(forms) == 1 else f"[{forms}]"
