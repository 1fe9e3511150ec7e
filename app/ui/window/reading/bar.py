"""The bar that leads what is being read aloud."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget


class ReadingBar(QFrame):
    stepped = Signal(int)
    pause_pressed = Signal()
    stop_pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bar")
        self.words = QLabel()
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.back, self.pause = QPushButton("‹"), QPushButton()
        self.on, self.stop = QPushButton("›"), QPushButton()
        self._paused, self._place = False, (0, 0)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        for button in (self.back, self.pause, self.on, self.stop):
            row.addWidget(button)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.on.clicked.connect(lambda: self.stepped.emit(1))
        self.pause.clicked.connect(self.pause_pressed)
        self.stop.clicked.connect(self.stop_pressed)
        self._retranslate()
        self.hide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.stop.setText(self.tr("Stop"))
        self.back.setToolTip(self.tr("Previous sentence"))
        self.on.setToolTip(self.tr("Next sentence"))
        for button in (self.back, self.on, self.stop):
            button.setAccessibleName(button.toolTip() or button.text())
        self.show_paused(self._paused)
        self.show_place(*self._place)

    def show_place(self, number: int, count: int) -> None:
        self._place = number, count
        self.words.setText(self.tr("Reading aloud: {number} of {count}").format(number=number, count=count))

    def show_paused(self, paused: bool) -> None:
        self._paused = paused
        self.pause.setText(self.tr("Resume") if paused else self.tr("Pause"))
        self.pause.setAccessibleName(self.pause.text())
