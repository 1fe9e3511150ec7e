"""Words of an answer, quoted in the question."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit

LONGEST = 1500  # characters


def quoted(text: str) -> tuple[str, bool]:
    """The text as a quotation in Markdown, and whether it had to be cut."""
    text = "\n".join(line.rstrip() for line in text.strip().splitlines())
    cut = len(text) > LONGEST
    if cut:
        head = text[:LONGEST]
        text = (head.rsplit(None, 1)[0] if any(sign.isspace() for sign in head[-80:]) else head).rstrip() + " …"
    return "\n".join(f"> {line}".rstrip() for line in text.splitlines()), cut


def put_quote(question: QPlainTextEdit, text: str) -> bool:
    """Insert it where the cursor is, as a paragraph of its own; True where it had to be cut. Ctrl+Z takes it out."""
    words, cut = quoted(text)
    if not words:
        return False
    QGuiApplication.inputMethod().commit()  # what an input method composes stays before it
    cursor = question.textCursor()
    before = question.toPlainText()[: cursor.selectionStart()]
    gap = "" if not before or before.endswith("\n\n") else "\n" if before.endswith("\n") else "\n\n"
    cursor.insertText(f"{gap}{words}\n\n")
    question.setTextCursor(cursor)
    question.ensureCursorVisible()
    question.setFocus()
    return cut
