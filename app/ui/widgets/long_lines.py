"""Lines so long that a text field cannot lay them out in time."""

from PySide6.QtCore import QMimeData
from PySide6.QtWidgets import QPlainTextEdit

LONGEST_LINE = 20_000  # characters; laying out a million without a space takes Qt 24 s, these take milliseconds


def split_heavy(text: str) -> tuple[str, str]:
    """(what a text field takes at once, the rest from the first overlong line on)."""
    if len(text) <= LONGEST_LINE:
        return text, ""
    start = 0
    for line in text.splitlines(keepends=True):
        if len(line) > LONGEST_LINE:
            return text[:start].rstrip("\n"), text[start:]
        start += len(line)
    return text, ""


class LightText(QPlainTextEdit):
    def insertFromMimeData(self, source: QMimeData) -> None:
        """Words alone, from a drop as well."""
        self.insertPlainText(folded(source.text()))


def folded(text: str) -> str:
    """With lines that a text field can lay out in time: longer ones go on in further lines."""
    if not split_heavy(text)[1]:
        return text
    lines = text.split("\n")
    return "\n".join(
        line[start : start + LONGEST_LINE] for line in lines for start in range(0, max(1, len(line)), LONGEST_LINE)
    )
