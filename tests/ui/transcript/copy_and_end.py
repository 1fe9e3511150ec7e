"""A program of its own that copies text with HTML and ends: its exit status tells whether the end went well."""

import sys

from PySide6.QtWidgets import QApplication

from app.ui.transcript.clipboard import AnswerClipboard

application = QApplication([])
clipboard = AnswerClipboard()
clipboard.put("It melts.", "<p>It <b>melts</b>.</p>")
application.processEvents()
assert "melts" in QApplication.clipboard().mimeData().html()
clipboard.leave_text()
application.processEvents()
assert QApplication.clipboard().text() == "It melts."
sys.exit(0)
