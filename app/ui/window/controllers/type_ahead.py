"""Letters that nobody else in the window takes are the beginning of a question."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


class TypeAhead(QObject):
    """A key comes to the window itself only when the part with the focus passed it on, as the transcript does.

    Chromium gives back what its page does not use: `QWebEnginePage` sends it to the view's parent.
    """

    def __init__(self, question: QWidget, window: QWidget) -> None:
        super().__init__(window)
        self._question = question
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress or not _is_text(event):
            return False
        if self._question.hasFocus() or not self._question.isEnabled():
            return False
        self._question.setFocus()
        return QCoreApplication.sendEvent(self._question, event)


def _is_text(event: QKeyEvent) -> bool:
    """Space stays with whoever has the focus: it scrolls, and presses buttons."""
    return event.text().isprintable() and bool(event.text().strip()) and not event.modifiers() & _COMMANDS
