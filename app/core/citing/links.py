"""Parts of Markdown links: labels, definitions, and what may stand behind `](`. All in linear time."""

import re
from bisect import bisect_left
from collections.abc import Iterator

from app.core.citing.numbers import is_numeric

_LABEL = r"\[((?:[^\[\]\\]|\\[\s\S]){1,999}+)\]"
_TITLE = r"""(?:"(?:[^"\\]|\\[\s\S])*+"|'(?:[^'\\]|\\[\s\S])*+'|\((?:[^()\\]|\\[\s\S])*+\))"""
_ANGLED = r"<(?:[^<>\n\\]|\\[^\n])*+>"
_LABEL_USE = re.compile(_LABEL)
_DEFINITION = re.compile(_LABEL + rf":[ \t]*+\n?[ \t]*+({_ANGLED}|[^\s<]\S*+)")
_DEFINED_TITLE = re.compile(rf"(?:[ \t]*\n[ \t]*|[ \t]+){_TITLE}[ \t]*(?:\n|$)")
_LINE_END = re.compile(r"[ \t]*(?:\n|$)")
_ADDRESS = re.compile(r"<?(?:[a-z][a-z0-9+.-]*:|www\.|/|#)", re.IGNORECASE)
_ANGLED_TARGET = re.compile(_ANGLED)
_TARGET_END = re.compile(rf"(?:\s++{_TITLE})?+\s*+\)")
_TARGET_TOKEN = re.compile(r"\\[!-/:-@\[-`{-~]|[()]|[\s\x00-\x1f\x7f]+")
_SPACE = re.compile(r"\s*+")


def normalised(label: str) -> str:
    """The form in which two labels are the same."""
    return " ".join(label.split()).casefold()


def definitions(prose: str) -> Iterator[tuple[int, int, str]]:
    """(start, end, normalised label) of the link definitions that begin a paragraph.

    `[1]: yes` defines nothing here: behind the number of a source only an address makes a definition.
    """
    position = 0
    while match := _DEFINITION.match(prose, position):
        if is_numeric(match[1]) and not _ADDRESS.match(match[2]):
            return
        ending = _DEFINED_TITLE.match(prose, match.end()) or _LINE_END.match(prose, match.end())
        if not ending or not match[1].strip():
            return
        yield position, ending.end(), normalised(match[1])
        position = ending.end()


def label_at(text: str, position: int) -> tuple[str, int] | None:
    """The label `[…]` that begins at `position`, and where it ends. An empty one, `[]`, counts."""
    if text.startswith("[]", position):
        return "", position + 2
    match = _LABEL_USE.match(text, position)
    return (match[1], match.end()) if match else None


class Targets:
    """What stands behind `](` in one text: `end(position of the parenthesis)`, or -1 where it makes no link."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._ends = _bare_ends(text)

    def end(self, parenthesis: int) -> int:
        space = _SPACE.match(self._text, parenthesis + 1)
        start = space.end() if space else parenthesis + 1
        if self._text.startswith("<", start):
            angled = _ANGLED_TARGET.match(self._text, start)
            end = angled.end() if angled else -1
        else:
            end = self._ends.get(start, -1)
        closing = _TARGET_END.match(self._text, end) if end >= 0 else None
        return closing.end() if closing else -1


def _bare_ends(text: str) -> dict[int, int]:
    """Where a bare address ends that begins behind `](` (and space): parentheses in it are balanced, no space in it."""
    ends: dict[int, int] = {}
    open_at: list[int] = []  # starts of addresses that are open, one for every open parenthesis of this word
    behind_link = -1
    for match in _TARGET_TOKEN.finditer(text):
        kind, at = match.group()[0], match.start()
        if kind == "(":
            open_at.append(at + 1 if text[at - 1 : at] == "]" else -1)
        elif kind == ")":
            start = open_at.pop() if open_at else behind_link
            if start >= 0:
                ends[start] = at
            if not open_at and start == behind_link:
                behind_link = -1
        elif kind != "\\":
            if open_at:
                if open_at[-1] >= 0:
                    ends[open_at[-1]] = at
            elif behind_link >= 0:
                ends[behind_link] = at
            behind_link = match.end() if text[max(at - 2, 0) : at] == "](" else -1
            open_at.clear()
    return ends


def after(positions: list[int], position: int) -> int:
    """The first of sorted positions that is not before `position`, or -1."""
    index = bisect_left(positions, position)
    return positions[index] if index < len(positions) else -1
