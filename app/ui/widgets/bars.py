"""Quiet bars inside the window: one line of words, one or two things to do about them."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

_UNDO_TIME = 8000  # ms


class Bar(QFrame):
    """A sentence and its buttons; hidden until `announce`."""

    closed = Signal()  # it went away without a button

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self._words = QLabel()
        self._words.setWordWrap(True)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 8, 8, 8)
        self._row.setSpacing(8)
        self._row.addWidget(self._words, 1)
        self._buttons: list[QPushButton] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self.hide()

    @property
    def words(self) -> str:
        return self._words.text()

    @property
    def buttons(self) -> list[QPushButton]:
        return list(self._buttons)

    def announce(self, words: str, *actions: tuple[str, Callable[[], object]], time: int = 0) -> None:
        """Show `words` and a button per action, for `time` ms (0: until a button is pressed)."""
        for old in self._buttons:
            self._row.removeWidget(old)
            old.deleteLater()
        self._words.setText(words)
        self._buttons = [self._button(label, act) for label, act in actions]
        self._timer.stop()
        if time:
            self._timer.start(time)
        self.show()

    def offer_undo(self, words: str, undo: str, act: Callable[[], object]) -> None:
        self.announce(words, (undo, act), time=_UNDO_TIME)

    def dismiss(self) -> None:
        self._timer.stop()
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def _button(self, label: str, act: Callable[[], object]) -> QPushButton:
        def pressed() -> None:
            self._timer.stop()
            self.hide()
            act()

        button = QPushButton(label)
        button.setAutoDefault(False)
        button.clicked.connect(pressed)
        self._row.addWidget(button)
        return button
