"""A line in the side bar while documents are read: how far, and the way to the knowledge bases."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QLabel, QProgressBar, QVBoxLayout, QWidget

from app.core.domain.knowledge import ImportProgress


class ImportStatus(QFrame):
    open_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("imports")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.words, self.meter = QLabel(), QProgressBar()
        self.words.setProperty("muted", True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.meter.setTextVisible(False)
        self.meter.setFixedHeight(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 8)
        column.setSpacing(4)
        column.addWidget(self.words)
        column.addWidget(self.meter)
        self._running: Sequence[ImportProgress] = ()
        self.hide()

    def show_running(self, running: Sequence[ImportProgress]) -> None:
        """How all imports stand that run now; none: the line goes."""
        self._running = running
        self.setVisible(bool(running))
        done, total = sum(p.done for p in running), sum(p.total for p in running)
        self.meter.setRange(0, total)
        self.meter.setValue(min(done, total))
        text = self.tr("Reading documents: {done} of {total}") if total else self.tr("Reading documents…")
        self.words.setText(text.format(done=done, total=total))
        self.setAccessibleName(self.words.text())
        self.setToolTip(self.tr("Show knowledge bases"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange and hasattr(self, "_running"):
            self.show_running(self._running)
        super().changeEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.open_requested.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.open_requested.emit()
        else:
            super().keyPressEvent(event)
