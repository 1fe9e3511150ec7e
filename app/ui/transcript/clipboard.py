"""Text and HTML to the clipboard together.

PySide 6.11 crashes at exit (offscreen, always) while the clipboard holds a QMimeData that was made in Python, and
`atexit` is too late: whoever closes the window calls `leave_text`, and the clipboard keeps the text alone.
"""

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication


class AnswerClipboard:
    """The application's clipboard, and what was put there last together with HTML."""

    def __init__(self) -> None:
        self._text: str | None = None

    def put(self, text: str, html: str = "") -> None:
        clipboard = QGuiApplication.clipboard()
        self._text = text if html else None
        if not html:
            clipboard.setText(text)
            return
        data = QMimeData()
        data.setText(text)
        data.setHtml(html)
        clipboard.setMimeData(data)

    def leave_text(self) -> None:
        """Let the clipboard hold plain text, if what it holds is still ours."""
        clipboard = QGuiApplication.clipboard()
        if self._text is not None and clipboard.text() == self._text:
            clipboard.setText(self._text)
        self._text = None
