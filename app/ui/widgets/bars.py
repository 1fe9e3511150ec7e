"""Quiet bars inside the window: one line of words, one or two things to do about them."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

_WORDS = 160  # pixels that a sentence is given beside the buttons
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
        side = QWidget()
        self._row = QHBoxLayout(side)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._row.addStretch(1)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(12, 8, 8, 8)
        self._whole.setSpacing(8)
        self._whole.addWidget(self._words, 1)
        self._whole.addWidget(side)
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
        self._arrange()
        self.show()

    def offer_undo(self, words: str, undo: str, act: Callable[[], object]) -> None:
        self.announce(words, (undo, act), time=_UNDO_TIME)

    def dismiss(self) -> None:
        self._timer.stop()
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """The buttons stand below the words where too little room would be left beside them."""
        buttons = self._row.sizeHint().width() + self._whole.spacing()
        margins = self._whole.contentsMargins()
        room = self.width() - margins.left() - margins.right() - buttons
        needed = min(_WORDS, self._words.fontMetrics().horizontalAdvance(self._words.text()))
        direction = QBoxLayout.Direction.TopToBottom if room < needed else QBoxLayout.Direction.LeftToRight
        if self._buttons and direction != self._whole.direction():
            self._whole.setDirection(direction)

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
