"""A button that copies a text, and says that it did."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

_MS = 1600


class CopyButton(QPushButton):
    def __init__(self, text: Callable[[], str], name: str) -> None:
        """name: for screen readers, which text it is."""
        super().__init__()
        self._text = text
        self._timer = QTimer(self, singleShot=True, interval=_MS)
        self._timer.timeout.connect(self._rest)
        self.setAutoDefault(False)
        self.setAccessibleName(name)
        self._rest()
        self.setMinimumWidth(max(self.sizeHint().width(), self._copied_width()))
        self.clicked.connect(self._copy)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text())
        self.setText(self.tr("Copied"))
        self.setAccessibleDescription(self.tr("Copied"))
        self._timer.start()

    def _rest(self) -> None:
        self.setText(self.tr("Copy"))
        self.setAccessibleDescription("")

    def _copied_width(self) -> int:
        """It keeps its width when its word changes."""
        self.setText(self.tr("Copied"))
        width = self.sizeHint().width()
        self._rest()
        return width
