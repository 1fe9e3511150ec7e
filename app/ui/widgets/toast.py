"""A word in passing at the foot of a view, such as *Copied*, where there is no page to say it."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

_MS, _FOOT = 1600, 16


class Toast(QLabel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._room = parent
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._timer = QTimer(self, singleShot=True, interval=_MS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def announce(self, words: str) -> None:
        palette = self.palette()
        back, text = palette.color(palette.ColorRole.WindowText).name(), palette.color(palette.ColorRole.Base).name()
        self.setStyleSheet(f"background: {back}; color: {text}; padding: 4px 16px; border-radius: 12px;")
        self.setText(words)
        self.adjustSize()
        room = self._room.rect()
        self.move((room.width() - self.width()) // 2, room.height() - self.height() - _FOOT)
        self.show()
        self.raise_()
        self._timer.start()
