"""Emoji beside a name: left out where no font of this computer can draw them, for a box says nothing."""

from functools import cache

from PySide6.QtGui import QFont, QTextLayout

_JOINING = str.maketrans("", "", "\ufe0f\u200d")  # they have no picture of their own


@cache
def is_drawable(icon: str) -> bool:
    """Glyph 0 of a font is its box."""
    layout = QTextLayout(icon.translate(_JOINING), QFont())
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    glyphs = [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]
    return bool(glyphs) and all(glyphs)


def with_icon(icon: str, name: str) -> str:
    """“🪶 Poet”, or “Poet”."""
    return f"{icon} {name}" if icon and is_drawable(icon) else name
