"""A command or a log: plain text of one width, to read and to copy."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QFontDatabase, QResizeEvent, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

_MOST_LINES = 16


class CodeText(QPlainTextEdit):
    """As high as its lines; beyond some it scrolls. Every character is in sight: lines break anywhere."""

    def __init__(self, text: str = "", most_lines: int = _MOST_LINES, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most_lines = most_lines
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setPlainText(text)

    def show_text(self, text: str) -> None:
        if text != self.toPlainText():
            self.setPlainText(text)
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._fit)  # its lines are broken anew first

    def _fit(self) -> None:
        lines = min(self._most_lines, max(1, round(self.document().size().height())))
        padding = self.height() - self.viewport().height()  # and border, as the theme has it
        height = round(lines * self.fontMetrics().lineSpacing() + 2 * self.document().documentMargin()) + padding + 2
        if height != self.height():
            self.setFixedHeight(height)
