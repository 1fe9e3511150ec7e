"""Text in the columns of a terminal, where a Chinese, Japanese or Korean sign takes two."""

import re
from unicodedata import category, east_asian_width

_NOT_FIRST = frozenset("、。，．・：；？！）］｝〕〉》」』】〗”’…—ー々,.:;?!)]}%")  # of a line
_NOT_LAST = frozenset("（［｛〔〈《「『【〖“‘([{")
_HANGUL = re.compile("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]")  # Korean has words with spaces between them


def width(text: str) -> int:
    return len(text) if text.isascii() else sum(map(_columns, text))


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def cut(text: str, columns: int) -> str:
    """As much of it as fits."""
    if width(text) <= columns:
        return text
    used = 0
    for place, sign in enumerate(text):
        used += _columns(sign)
        if used > columns:
            return text[:place]
    return text


def wrapped(text: str, columns: int) -> list[str]:
    """Lines that fit, broken at spaces and between signs that may be parted; a longer word is cut."""
    lines, line = [], ""
    for piece in _pieces(" ".join(text.split())):
        if line and width(line + piece.rstrip()) > columns:
            lines.append(line.rstrip())
            line = ""
        line = line + piece if line else piece.lstrip()
        while width(line.rstrip()) > columns:
            start = cut(line, columns) or line[0]
            lines.append(start)
            line = line[len(start) :]
    return [*lines, line.rstrip()] if line.strip() else lines


def _pieces(text: str) -> list[str]:
    """What stays together on a line; a space stands at the end of the word before it."""
    pieces: list[str] = []
    for sign in text:
        before = pieces[-1][-1] if pieces else ""
        if not pieces or (before == " " and sign != " ") or _may_part(before, sign):
            pieces.append(sign)
        else:
            pieces[-1] += sign
    return pieces


def _may_part(before: str, after: str) -> bool:
    if after == " " or after in _NOT_FIRST or before in _NOT_LAST:
        return False
    return _is_wide(before) or _is_wide(after)


def _is_wide(sign: str) -> bool:
    return not sign.isascii() and _columns(sign) == 2 and not _HANGUL.match(sign)


def _columns(sign: str) -> int:
    if category(sign) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(sign) in "WF" else 1
