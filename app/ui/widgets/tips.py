"""Tool tips of words that are not ours: Qt would take a name with a tag in it for rich text, and load what it names."""

from html import escape

from app.ui.wording.sentences import shortened

_LONGEST = 300  # characters


def plain_tip(text: str) -> str:
    """The words as a tool tip that shows them as they are, whatever is in them."""
    line = shortened(text, _LONGEST)
    return f"<qt>{escape(line)}</qt>" if "<" in line or "&" in line else line
