"""Text and HTML to the clipboard together.

PySide 6.11 crashes at exit (offscreen, always) while the clipboard holds a QMimeData that was made in Python, and
`atexit` is too late: whoever closes the window calls `leave_text`, and the clipboard keeps the text alone.
"""

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QGuiApplication

_ours: list[str] = []  # the text that was put there last, together with HTML


def put(text: str, html: str = "") -> None:
    clipboard = QGuiApplication.clipboard()
    _ours.clear()
    if not html:
        clipboard.setText(text)
        return
    data = QMimeData()
    data.setText(text)
    data.setHtml(html)
    clipboard.setMimeData(data)
    _ours.append(text)


def leave_text() -> None:
    """Let the clipboard hold plain text, if what it holds is still ours."""
    clipboard = QGuiApplication.clipboard()
    if _ours and clipboard.text() == _ours[0]:
        clipboard.setText(_ours[0])
    _ours.clear()
