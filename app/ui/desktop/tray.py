"""The icon in the tray, off by default: with it the program goes on when its window is closed."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

Entry = tuple[str, Callable[[], object]]


class Tray(QObject):
    activated = Signal()  # the icon itself was clicked

    def __init__(self, icon: QIcon, parent: QObject) -> None:
        super().__init__(parent)
        self.menu = QMenu()
        self.icon = QSystemTrayIcon(icon, self)
        self.icon.setToolTip("Citewise")
        self.icon.setContextMenu(self.menu)
        self.icon.activated.connect(self._activate)
        self.icon.show()

    def offer(self, entries: Sequence[Entry]) -> None:
        self.menu.clear()
        for words, act in entries:
            self.menu.addAction(words).triggered.connect(lambda _=False, act=act: act())

    def close(self) -> None:
        self.icon.hide()
        self.menu.deleteLater()
        self.deleteLater()

    def _activate(self, reason: QSystemTrayIcon.ActivationReason) -> None:
        if reason is not QSystemTrayIcon.ActivationReason.Context:
            self.activated.emit()
