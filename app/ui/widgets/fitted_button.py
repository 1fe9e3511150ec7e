"""A button that says less where it has no room for all of its words; none are ever cut."""

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton


class FittedButton(QPushButton):
    def set_words(self, words: str, fewer: str) -> None:
        self._words, self._fewer = words, fewer
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """That of the fewer words: the row may be as narrow as they are."""
        size = super().minimumSizeHint()
        return QSize(size.width() - self._width(self.text()) + self._width(self._fewer), size.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        frame = super().sizeHint().width() - self._width(self.text())
        words = self._words if frame + self._width(self._words) <= self.width() else self._fewer
        if words != self.text():
            self.setText(words)

    def _width(self, words: str) -> int:
        return self.fontMetrics().horizontalAdvance(words)

    _words = _fewer = ""
