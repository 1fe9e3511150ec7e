"""Where the sentence that is being read aloud stands in a transcript of plain text."""

import re
from collections.abc import Iterator

from PySide6.QtGui import QTextCursor, QTextDocument

_CHIP = re.compile(r"\[\d+\]")  # is not read aloud


def find_sentence(document: QTextDocument, turn_id: str, text: str, after: int) -> QTextCursor | None:
    """Its sentence, selected: behind the position `after`, or wherever the turn has it; None where it is not.

    Compared by letters and digits alone: marks, chips and spaces between them are not read aloud.
    """
    first, end = _turn(document, turn_id)
    cursor = QTextCursor(document)
    cursor.setPosition(first)
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    places = list(_letters(cursor.selectedText(), first))
    letters, needle = "".join(sign for sign, _ in places), "".join(filter(str.isalnum, text))
    later = next((index for index, (_, place) in enumerate(places) if place >= after), len(places))
    start = letters.find(needle, later) if needle else -1
    start = start if start >= 0 else letters.find(needle)
    if not needle or start < 0:
        return None
    (_, begin), (sign, last) = places[start], places[start + len(needle) - 1]
    cursor.setPosition(begin)
    cursor.setPosition(last + _width(sign), QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _turn(document: QTextDocument, turn_id: str) -> tuple[int, int]:
    """From its anchor to that of the one behind it."""
    first, block = None, document.begin()
    while block.isValid():
        walk = block.begin()
        while not walk.atEnd():
            if names := walk.fragment().charFormat().anchorNames():
                if first is not None and turn_id not in names:
                    return first, walk.fragment().position()
                if turn_id in names and first is None:
                    first = walk.fragment().position()
            walk += 1
        block = block.next()
    end = document.characterCount() - 1
    return end if first is None else first, end


def _letters(text: str, position: int) -> Iterator[tuple[str, int]]:
    """Each with its position in the document, which counts in units of UTF-16."""
    chips = {place for match in _CHIP.finditer(text) for place in range(*match.span())}
    for index, sign in enumerate(text):
        if sign.isalnum() and index not in chips:
            yield sign, position
        position += _width(sign)


def _width(sign: str) -> int:
    return 2 if ord(sign) > 0xFFFF else 1
