"""The size of all text in the window: Ctrl with +, −, 0 and the wheel; kept in the settings."""

from PySide6.QtCore import QChildEvent, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from app.core.domain.settings import Appearance
from app.ui.settings.controller import SettingsController
from app.ui.widgets.theme import LARGEST_TEXT, SMALLEST_TEXT

_NOTCH = 120  # eighths of a degree that the wheel turns for a step
_PAUSE = 60  # ms in which further steps of a fast wheel join the first


class Zoom(QObject):
    def __init__(self, controller: SettingsController, window: QWidget) -> None:
        super().__init__(window)
        self._controller = controller
        self._turned = 0  # by the wheel, less than a step
        self._steps = 0  # that are not in force yet
        self._later = QTimer(self, singleShot=True, interval=_PAUSE)
        self._later.timeout.connect(self._apply)

    def larger(self) -> None:
        self._step(1)

    def smaller(self) -> None:
        self._step(-1)

    def reset(self) -> None:
        self._later.stop()
        self._steps = 0
        self._controller.change_appearance(font_size=Appearance().font_size)

    def watch(self, window: QWidget, page: QWidget) -> None:
        """Ctrl and the wheel count over what would scroll otherwise, and over the page, which has a zoom of its own."""
        for area in window.findChildren(QAbstractScrollArea):
            area.viewport().installEventFilter(self)
        for widget in (page, *page.findChildren(QWidget)):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ChildAdded and isinstance(event, QChildEvent):
            if event.child().isWidgetType() and not isinstance(watched, QAbstractScrollArea):
                event.child().installEventFilter(self)  # Chromium makes its widgets when the page is loaded
        elif isinstance(event, QWheelEvent) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self._turn(event.angleDelta().y())
            return True
        return False

    def _turn(self, angle: int) -> None:
        self._turned += angle
        steps = int(self._turned / _NOTCH)
        self._turned -= steps * _NOTCH
        self._steps += steps
        if steps and not self._later.isActive():
            self._later.start()

    def _step(self, step: int) -> None:
        self._steps += step
        self._later.stop()
        self._apply()

    def _apply(self) -> None:
        steps, self._steps = self._steps, 0
        size = self._controller.settings.appearance.font_size + steps
        self._controller.change_appearance(font_size=min(max(size, SMALLEST_TEXT), LARGEST_TEXT))
