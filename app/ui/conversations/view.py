"""The list view of conversations: the headings of named groups open and close by mouse and keyboard."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QListView

from app.ui.conversations.rows import Role

_MENU = 32  # pixels at the right end of a row, where its menu is


class ConversationView(QListView):
    toggled = Signal(str)  # the name of a group

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space turn a heading, Left closes it, Right opens it."""
        index = self.currentIndex()
        name = index.data(Role.GROUP_HEADING) if index.isValid() else ""
        turns = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        opens = Qt.Key.Key_Left if name and index.data(Role.OPEN) else Qt.Key.Key_Right
        if name and event.key() in (*turns, opens):
            self.toggled.emit(name)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Not by `clicked` or `activated`, which may both come for one press."""
        place = event.position().toPoint()
        index = self.indexAt(place)
        on_menu = place.x() > self.visualRect(index).right() - _MENU
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and is_group_heading(index) and not on_menu:
            self.toggled.emit(index.data(Role.GROUP_HEADING))


def is_group_heading(index: QModelIndex) -> bool:
    return index.isValid() and bool(index.data(Role.GROUP_HEADING))
