"""What can be read of a turn's HTML, and where words stand in it; `find.js` looks at the page in the same way."""

import re
from collections.abc import Sequence
from html import unescape

PARTS = ("question", "steps", "reasoning", "answer")  # of a turn, in this order
_BREAK = "\0"  # between blocks: no match goes over it
_TAG = re.compile(r"""<(/?)([a-zA-Z][\w-]*)(?:[^<>"]|"[^"]*")*>""")  # attributes stand in double quotes
_SILENT = ("button", "svg")
INLINE = frozenset(
    {"a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "label", "mark", "q", "s"}
    | {"samp", "small", "span", "strong", "sub", "sup", "time", "u", "var"}
)


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


def pattern_of(texts: Sequence[str], match_case: bool = False) -> re.Pattern[str] | None:
    """Any of these texts, taken literally; any space between their words. None where there is nothing to look for."""
    literal = [r"\s+".join(map(re.escape, text.split())) for text in texts]
    alternatives = "|".join(sorted(filter(None, literal), key=len, reverse=True))
    return re.compile(alternatives, re.NOFLAG if match_case else re.IGNORECASE) if alternatives else None
