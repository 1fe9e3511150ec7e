"""The list of assistants in the manager: found by a few letters, put in order by dragging or Alt and an arrow key."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.core.domain.assistants import Assistant
from app.ui.widgets.emoji import with_icon
from app.ui.widgets.tips import plain_tip
from app.ui.wording.sentences import shortened

_ID = Qt.ItemDataRole.UserRole
_ROW = 36  # pixels
_NAME = 60  # characters


class AssistantRows(QWidget):
    selected = Signal(str)  # an id; empty: none
    ordered = Signal(object)  # all ids
    delete_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._assistants: tuple[Assistant, ...] = ()
        self._filling = False
        self.filter, self.list, self.nothing = QLineEdit(), _Rows(), QLabel()
        self.filter.setPlaceholderText(self.tr("Search assistants"))
        self.filter.setAccessibleName(self.tr("Search assistants"))
        self.filter.setClearButtonEnabled(True)
        self.list.setAccessibleName(self.tr("Assistants"))
        self.list.setProperty("quiet", True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.nothing.setProperty("muted", True)
        self.nothing.setWordWrap(True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.filter, self.nothing, self.list):
            column.addWidget(widget)
        column.setStretch(2, 1)
        self.filter.textChanged.connect(lambda _: self._narrow())
        self.list.currentItemChanged.connect(lambda now, _: self._chose(now))
        self.list.moved.connect(self.move_current)
        self.list.deleted.connect(lambda: self.delete_requested.emit(self.current()))
        self.list.model().rowsMoved.connect(lambda *_: self._report())

    def current(self) -> str:
        item = self.list.currentItem()
        return str(item.data(_ID)) if item is not None and not item.isHidden() else ""

    def show_assistants(self, assistants: Sequence[Assistant], assistant_id: str = "") -> None:
        """`assistant_id`: the one to select; empty: the one that is selected already, else the first."""
        target, self._assistants = assistant_id or self.current(), tuple(assistants)
        self._filling = True
        if [self.list.item(row).data(_ID) for row in range(self.list.count())] != [one.id for one in assistants]:
            self.list.clear()
            for one in assistants:
                item = QListWidgetItem(self.list)
                item.setData(_ID, one.id)
                item.setSizeHint(QSize(0, _ROW))
        for row, one in enumerate(assistants):
            item = self.list.item(row)
            item.setText(shortened(with_icon(one.icon, one.name), _NAME))
            item.setToolTip(plain_tip("\n".join(filter(None, (one.name, one.description)))))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, shortened(one.name, _NAME))
        ids = [one.id for one in assistants]
        self.list.setCurrentRow(ids.index(target) if target in ids else 0 if ids else -1)
        self._filling = False
        self._narrow(target)

    def select(self, assistant_id: str) -> None:
        self.filter.clear()
        self.show_assistants(self._assistants, assistant_id)

    def move_current(self, by: int) -> None:
        """The selected one, while none is hidden."""
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + by < self.list.count() and not self.filter.text().strip():
            self._filling = True
            self.list.insertItem(row + by, self.list.takeItem(row))
            self.list.setCurrentRow(row + by)
            self._filling = False
            self._report()

    def _report(self) -> None:
        if not self._filling:
            self.ordered.emit(tuple(str(self.list.item(row).data(_ID)) for row in range(self.list.count())))

    def _narrow(self, target: str = "") -> None:
        """`target`: the id of one that stays in any case, such as that whose name is being written."""
        words = self.filter.text().casefold().split()
        visible = []
        for row, one in enumerate(self._assistants):
            text = f"{one.name} {one.description}".casefold()
            is_match = one.id == target or all(word in text for word in words)
            self.list.item(row).setHidden(not is_match)
            visible += [row] if is_match else []
        mode = QAbstractItemView.DragDropMode
        self.list.setDragDropMode(mode.NoDragDrop if words else mode.InternalMove)
        self.nothing.setVisible(not visible)
        none = self.tr("No assistant yet. Begin with a template, or make one of your own.")
        self.nothing.setText(self.tr("No assistant matches.") if words else none)
        if visible and self.list.currentRow() not in visible:
            self.list.setCurrentRow(visible[0])
        self._chose(self.list.currentItem())

    def _chose(self, _item: QListWidgetItem | None) -> None:
        if not self._filling:
            self.selected.emit(self.current())


class _Rows(QListWidget):
    moved = Signal(int)  # by how many rows the current one is to go
    deleted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if by and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(by)
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.currentItem() is not None:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)
