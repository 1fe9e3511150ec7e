"""Search engines: which are asked, and in which order."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
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

from app.core.domain.settings import ENGINES
from app.ui.wording.sentences import engine_name

_ID = Qt.ItemDataRole.UserRole
_HEIGHT, _ROWS = 34, 8  # pixels of a row; rows that are seen at once
_FIRST_TICKED = ENGINES[:4]  # where the user has not chosen yet


class EngineList(QWidget):
    changed = Signal(object)  # the engines that are on, in order
    selected = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = QListWidget()
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setFixedHeight(min(_ROWS, len(ENGINES)) * _HEIGHT + 10)
        self.list.setAccessibleName(self.tr("Search engines"))
        self._manual = True
        self.up, self.down = QToolButton(), QToolButton()
        self.up.setText("↑")
        self.down.setText("↓")
        self.up.setAccessibleName(self.tr("Move up"))
        self.down.setAccessibleName(self.tr("Move down"))
        buttons = QVBoxLayout()
        buttons.addWidget(self.up)
        buttons.addWidget(self.down)
        buttons.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.list, 1)
        row.addLayout(buttons)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.up.clicked.connect(lambda: self._move(-1))
        self.down.clicked.connect(lambda: self._move(1))
        self.list.currentItemChanged.connect(lambda now, _: self.selected.emit(now.data(_ID) if now else ""))
        self.list.itemChanged.connect(self._report)
        self.list.model().rowsMoved.connect(self._report)

    def show_engines(self, selected: Sequence[str], manual: bool = True) -> None:
        """The chosen ones first; with `manual` they are ticked, and rows can be moved."""
        current = self.current()
        ticked = selected or _FIRST_TICKED
        self.list.blockSignals(True)
        self.list.clear()
        for engine in dict.fromkeys((*selected, *ENGINES)):
            item = QListWidgetItem(engine_name(engine), self.list)
            item.setData(_ID, engine)
            item.setSizeHint(QSize(0, _HEIGHT))
            if manual:
                item.setCheckState(Qt.CheckState.Checked if engine in ticked else Qt.CheckState.Unchecked)
        self.list.blockSignals(False)
        self._manual = manual
        mode = QAbstractItemView.DragDropMode
        self.list.setDragDropMode(mode.InternalMove if manual else mode.NoDragDrop)
        self.up.setEnabled(manual)
        self.down.setEnabled(manual)
        rows = [row for row, item in enumerate(self._items()) if item.data(_ID) == current]
        self.list.setCurrentRow(rows[0] if rows else 0)

    def show_states(self, words: Mapping[str, str]) -> None:
        """What stands behind an engine's name, such as that it rests."""
        self.list.blockSignals(True)  # a state is no change of the order
        for item in self._items():
            sentence = words.get(item.data(_ID), "")
            name = engine_name(item.data(_ID))
            item.setText(f"{name} – {sentence}" if sentence else name)
        self.list.blockSignals(False)
        self.list.viewport().update()

    def current(self) -> str:
        item = self.list.currentItem()
        return item.data(_ID) if item else ""

    def engines(self) -> tuple[str, ...]:
        return tuple(item.data(_ID) for item in self._items() if item.checkState() is Qt.CheckState.Checked)

    def _move(self, by: int) -> None:
        row = self.list.currentRow()
        if self._manual and row >= 0 and 0 <= row + by < self.list.count():
            self.list.blockSignals(True)
            self.list.insertItem(row + by, self.list.takeItem(row))
            self.list.setCurrentRow(row + by)
            self.list.blockSignals(False)
            self._report()

    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def _report(self) -> None:
        if self._manual:
            self.changed.emit(self.engines())
