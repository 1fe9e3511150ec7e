"""The field above the conversations: it waits for a pause in the typing, and leads into what was found."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours

_DELAY = 150  # ms after the last key


class SearchField(QLineEdit):
    changed = Signal(str)  # what is to be searched for; empty: nothing
    first_requested = Signal()  # the first of what is found for the text as it stands
    down_pressed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setClearButtonEnabled(True)
        self._sign = QAction(self)
        self.addAction(self._sign, QLineEdit.ActionPosition.LeadingPosition)
        self.query = ""  # what was searched for last
        self._before: QWidget | None = None  # where the focus was
        self._pause = QTimer(self, singleShot=True, interval=_DELAY)
        self._pause.timeout.connect(self.search)
        self.textChanged.connect(lambda: self._pause.start())
        self.returnPressed.connect(self._enter)

    def set_colours(self, colours: Colours) -> None:
        self._sign.setIcon(icon("search", colours.muted))

    def take_focus(self) -> None:
        if not self.hasFocus():
            self._before = QApplication.focusWidget()
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def give_focus_back(self) -> None:
        before, self._before = self._before, None
        if before is not None and before.isVisible() and before.window() is self.window():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def search(self) -> None:
        """For what stands there now, without waiting."""
        self._pause.stop()
        if self.query != self.text().strip():
            self.query = self.text().strip()
            self.changed.emit(self.query)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and not event.modifiers():
            self.search()
            self.down_pressed.emit()
        else:
            super().keyPressEvent(event)

    def _enter(self) -> None:
        self.search()
        self.first_requested.emit()
