"""Files that are dropped anywhere on the window go with the question, unless what lies under the pointer takes them."""

from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDropEvent


class FileDrop(QObject):
    def __init__(self, window: Any) -> None:
        """`window`: the `MainWindow`."""
        super().__init__(window)
        self._composer = window.composer
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.DragEnter, QEvent.Type.Drop) or not isinstance(event, QDropEvent):
            return False
        files = [url for url in event.mimeData().urls() if url.isLocalFile()]
        if not files:
            return False
        if event.type() is QEvent.Type.Drop:
            self._composer.own.drop(files)
            self._composer.question.setFocus()
        event.acceptProposedAction()
        return True
