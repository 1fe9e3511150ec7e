"""The slim bar above the transcript that finds words in the conversation."""

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours

_PAUSE_MS = 150  # after a letter


class FindField(QLineEdit):
    """Enter goes to the next match, with Shift to the one before."""

    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.stepped.emit(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        else:
            super().keyPressEvent(event)


class FindBar(QFrame):
    changed = Signal(str, bool)  # what to look for, and whether capitals count; told a moment after it was typed
    stepped = Signal(int)  # to the next match (1) or the one before (-1)
    closed = Signal()

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.field, self.count = FindField(), QLabel()
        self.match_case, self.previous, self.next, self.close_button = (QToolButton() for _ in range(4))
        self._place = 0, 0
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(8)
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        for button in (self.match_case, self.previous, self.next, self.close_button):
            button.setProperty("quiet", True)
            button.setIconSize(QSize(16, 16))
            row.addWidget(button)
        self.match_case.setText("Aa")
        self.match_case.setCheckable(True)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._connect()
        self.set_colours(colours)
        self.retranslate()

    def _connect(self) -> None:
        self._timer.timeout.connect(self._report)
        self.field.textChanged.connect(lambda: self._timer.start())
        self.field.stepped.connect(self._step)
        self.match_case.toggled.connect(self._report)
        self.previous.clicked.connect(lambda: self._step(-1))
        self.next.clicked.connect(lambda: self._step(1))
        self.close_button.clicked.connect(self.closed)

    def open(self, text: str = "") -> None:
        """With the cursor in its field, and `text` in it or what was there."""
        if text:
            self.field.setText(text)
        self.show()
        self.field.selectAll()
        self.field.setFocus()
        self._report()

    def show_place(self, place: int, count: int) -> None:
        """Which match stands marked, and how many there are."""
        self._place = place, count
        self._show_place()

    def set_colours(self, colours: Colours) -> None:
        for button, name in ((self.previous, "up"), (self.next, "down"), (self.close_button, "close")):
            button.setIcon(icon(name, colours.muted))
        self.count.setStyleSheet(f"color: {colours.muted};")

    def retranslate(self) -> None:
        words = {
            self.match_case: self.tr("Match case"),
            self.previous: self.tr("Previous match"),
            self.next: self.tr("Next match"),
            self.close_button: self.tr("Close (Esc)"),
        }
        for button, text in words.items():
            button.setToolTip(text)
            button.setAccessibleName(text.partition(" (")[0])
        self.field.setPlaceholderText(self.tr("Find in conversation"))
        self.field.setAccessibleName(self.tr("Find in conversation"))
        self._show_place()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _show_place(self) -> None:
        place, count = self._place
        words = self.tr("{place} of {count}").format(place=place, count=count) if count else self.tr("No results")
        self.count.setText(words if self.field.text().strip() else "")
        for button in (self.previous, self.next):
            button.setEnabled(count > 0)

    def _step(self, by: int) -> None:
        if self._timer.isActive():
            self._report()  # Enter before the pause is over
        else:
            self.stepped.emit(by)

    def _report(self) -> None:
        self._timer.stop()
        self.changed.emit(self.field.text(), self.match_case.isChecked())
