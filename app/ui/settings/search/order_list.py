"""A list whose rows are ticked and put in order: by dragging, by two buttons, by Alt and an arrow key."""

from collections.abc import Iterable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

ID = Qt.ItemDataRole.UserRole  # of a row


class OrderList(QWidget):
    """What its rows are, and what they say, is told by those who show them: `EngineList`, `ChannelList`."""

    ordered = Signal(object)  # the ids that are ticked, in order
    selected = Signal(str)

    def __init__(self, row_height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row_height = row_height  # pixels
        self._manual = False
        self.list = _Rows()
        self.up, self.down = QToolButton(), QToolButton()
        for button, sign, by in ((self.up, "↑", -1), (self.down, "↓", 1)):
            button.setText(sign)
            button.clicked.connect(lambda _=False, by=by: self.move_current(by))
        buttons = QVBoxLayout()
        buttons.addWidget(self.up)
        buttons.addWidget(self.down)
        buttons.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.list, 1)
        row.addLayout(buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.list.moved.connect(self.move_current)
        self.list.itemChanged.connect(self._report)
        self.list.model().rowsMoved.connect(self._report)
        self.list.currentItemChanged.connect(lambda now, _: self.selected.emit(now.data(ID) if now else ""))

    def show_rows(self, rows: Iterable[tuple[str, str, bool]], manual: bool) -> None:
        """(id, name, whether it is ticked) of each row; only with `manual` ticks are shown and rows can be moved."""
        current = self.current()
        self.list.blockSignals(True)
        self.list.clear()
        for row_id, name, ticked in rows:
            item = QListWidgetItem(name, self.list)
            item.setData(ID, row_id)
            item.setSizeHint(QSize(0, self._row_height))
            if manual:
                item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
        self.list.blockSignals(False)
        self._manual = manual
        mode = QAbstractItemView.DragDropMode
        self.list.setDragDropMode(mode.InternalMove if manual else mode.NoDragDrop)
        self.up.setEnabled(manual)
        self.down.setEnabled(manual)
        self.select(current)

    def show_height(self, rows: int) -> None:
        """As high as so many rows."""
        self.list.setFixedHeight(rows * self._row_height + 10)

    def current(self) -> str:
        item = self.list.currentItem()
        return item.data(ID) if item else ""

    def select(self, row_id: str) -> None:
        """That row, or the first one where it is not there."""
        rows = [row for row, item in enumerate(self.items()) if item.data(ID) == row_id]
        self.list.setCurrentRow(rows[0] if rows else 0)

    def order(self) -> tuple[str, ...]:
        return tuple(item.data(ID) for item in self.items() if item.checkState() is Qt.CheckState.Checked)

    def move_current(self, by: int) -> None:
        row = self.list.currentRow()
        if self._manual and row >= 0 and 0 <= row + by < self.list.count():
            self.list.blockSignals(True)
            self.list.insertItem(row + by, self.list.takeItem(row))
            self.list.setCurrentRow(row + by)
            self.list.blockSignals(False)
            self._report()

    def items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _report(self) -> None:
        if self._manual:
            self.ordered.emit(self.order())


class _Rows(QListWidget):
    moved = Signal(int)  # by how many rows the current one is to go

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if by and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(by)
            return
        super().keyPressEvent(event)
