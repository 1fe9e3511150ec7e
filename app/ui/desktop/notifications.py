"""Notifications: by D-Bus where there is one for them, else by an icon in the tray, which is there that long."""

import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QSystemTrayIcon

from app.ui.desktop.freedesktop import Outcome, notify
from app.ui.tasks.turn_runner import Tasks

OnClick = Callable[[str], object]  # what a click does; it is given a token with which a window may take the front


class Notifications(QObject):
    """`tray`: the icon that stands in the tray anyway, or None."""

    def __init__(self, tasks: Tasks, tray: Callable[[], QSystemTrayIcon | None], parent: QObject) -> None:
        super().__init__(parent)
        self._tasks, self._tray = tasks, tray
        self._own: QSystemTrayIcon | None = None

    def show(self, summary: str, open_label: str, on_click: OnClick, icon: QIcon) -> None:
        if sys.platform in ("win32", "darwin"):
            self._show_in_tray(summary, on_click, icon)
            return

        def then(outcome: Outcome) -> None:
            if outcome.clicked:
                on_click(outcome.activation)
            elif not outcome.delivered:
                self._show_in_tray(summary, on_click, icon)

        self._tasks.request(notify(summary, open_label), then)

    def _show_in_tray(self, summary: str, on_click: OnClick, icon: QIcon) -> None:
        if not QSystemTrayIcon.isSystemTrayAvailable():
            return
        if (tray := self._tray()) is None:
            tray = self._own = self._own or QSystemTrayIcon(self)
            application = QGuiApplication.instance()
            assert isinstance(application, QGuiApplication)
            application.applicationStateChanged.connect(self._put_away)
        tray.setIcon(icon)
        tray.show()
        tray.messageClicked.connect(lambda: on_click(""), Qt.ConnectionType.SingleShotConnection)
        tray.showMessage("Citewise", summary, icon)

    def _put_away(self, state: Qt.ApplicationState) -> None:
        if self._own is not None and state is Qt.ApplicationState.ApplicationActive:
            self._own.hide()
