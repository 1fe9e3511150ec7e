"""The list view of conversations: what keys, clicks and drags mean there. Headings are passed over, groups fold.

One row is selected, that of the conversation which is shown, or several that the user chose together. A click of the
right button, the menu's sign and a drag leave that as it is.
"""

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QItemSelectionRange,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView

from app.ui.conversations.rows import MIME, ConversationRows, Index, Role
from app.ui.conversations.sections import Target

_MENU = 32  # pixels at the right end of a row, where its menu is
_TURNS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_SEVERAL = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
_Flag = QItemSelectionModel.SelectionFlag


class ConversationView(QListView):
    toggled = Signal(str)  # the name of a group
    clicked_on = Signal(QModelIndex)  # a conversation, and nothing else was chosen with it
    entered_by_key = Signal(QModelIndex)
    stepped_to = Signal(QModelIndex)  # by the arrow keys, or by typing how it begins
    left_upwards = Signal()
    released = Signal()  # what was pressed is released
    dropped = Signal(object, object)  # ids of conversations, the Target

    def __init__(self) -> None:
        super().__init__()
        self.drop_row = -1  # the row under what is being dragged
        self._pressed = QPersistentModelIndex()
        self.setProperty("quiet", True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)

    @property
    def selection_ids(self) -> list[str]:
        """The selected conversations, from top to bottom."""
        return [index.data(Role.ID) for index in sorted(self.selectedIndexes(), key=lambda index: index.row())]

    def choose(self, ids: list[str]) -> None:
        """Select these and nothing else; the last one gets the focus of the list."""
        indexes = [index for one in ids if (index := self._rows().index_of(one)).isValid()]
        selection = QItemSelection()
        for index in indexes:
            selection.append(QItemSelectionRange(index))
        self.selectionModel().select(selection, _Flag.ClearAndSelect)
        if indexes:
            self.selectionModel().setCurrentIndex(indexes[-1], _Flag.NoUpdate)

    def focus_on(self, index: QModelIndex) -> None:
        """Without selecting it."""
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, _Flag.NoUpdate)

    def choose_all(self) -> None:
        self._rows().load_all()
        self.selectAll()

    def selectionCommand(self, index: Index, event: QEvent | None = None) -> QItemSelectionModel.SelectionFlag:
        """Headings and empty places change nothing, nor does the menu's sign."""
        if not index.isValid() or index.data(Role.HEADER):
            return _Flag.NoUpdate
        if isinstance(event, QMouseEvent) and self._on_menu(index, event):
            return _Flag.NoUpdate
        return super().selectionCommand(index, event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space turn a heading, Left closes it, Right opens it."""
        index = self.currentIndex()
        name = index.data(Role.GROUP_HEADING) if index.isValid() else ""
        opens = Qt.Key.Key_Left if name and index.data(Role.OPEN) else Qt.Key.Key_Right
        if name and event.key() in (*_TURNS, opens):
            self.toggled.emit(name)
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.choose_all()
        elif index.isValid() and event.key() in _TURNS[:2] and not event.modifiers() & _SEVERAL:
            self.entered_by_key.emit(index)
        elif event.key() == Qt.Key.Key_Up and not event.modifiers() & _SEVERAL and index.row() <= self._first_row():
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)
            now = self.currentIndex()
            if now != index and self.selectedIndexes() == [now]:
                self.stepped_to.emit(now)

    def _first_row(self) -> int:
        count = self.model().rowCount()
        return next((row for row in range(count) if self.model().flags(self.model().index(row, 0)).value), count)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton:
            event.accept()  # its menu comes by itself
            return
        self._pressed = QPersistentModelIndex(self.indexAt(event.position().toPoint()))
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Not by `clicked` or `activated`, which may both come for one press."""
        index = self.indexAt(event.position().toPoint())
        same = index.isValid() and QPersistentModelIndex(index) == self._pressed
        on_menu = self._on_menu(index, event)
        super().mouseReleaseEvent(event)
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        if same and is_group_heading(index) and not on_menu:
            self.toggled.emit(index.data(Role.GROUP_HEADING))
        elif same and not index.data(Role.HEADER) and not on_menu and not event.modifiers() & _SEVERAL:
            self.clicked_on.emit(index)
        self.released.emit()

    def _on_menu(self, index: Index, event: QMouseEvent) -> bool:
        return event.position().x() > self.visualRect(index).right() - _MENU

    # What is dragged

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if event.mimeData().hasFormat(MIME):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        super().dragMoveEvent(event)  # which scrolls at the edges
        index = self.indexAt(event.position().toPoint())
        target = self._target(event, index)
        self._mark_drop(index.row() if target is not None else -1)
        event.setAccepted(target is not None)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        super().dragLeaveEvent(event)
        self._mark_drop(-1)

    def dropEvent(self, event: QDropEvent) -> None:
        target = self._target(event, self.indexAt(event.position().toPoint()))
        self._mark_drop(-1)
        if target is not None:
            event.acceptProposedAction()
            ids = bytes(event.mimeData().data(MIME).data()).decode().split("\n")
            self.dropped.emit(ids, target)
        self.released.emit()

    def startDrag(self, actions: Qt.DropAction) -> None:
        super().startDrag(actions)
        self.released.emit()

    def _target(self, event: QDropEvent, index: QModelIndex) -> Target | None:
        own = event.mimeData().hasFormat(MIME)
        return self._rows().target_at(index) if own else None

    def _mark_drop(self, row: int) -> None:
        if row != self.drop_row:
            self.drop_row = row
            self.viewport().update()

    def _rows(self) -> ConversationRows:
        rows = self.model()
        assert isinstance(rows, ConversationRows)
        return rows


def is_group_heading(index: QModelIndex) -> bool:
    return index.isValid() and bool(index.data(Role.GROUP_HEADING))
