"""Search engines: which are asked, and in which order."""

from collections.abc import Sequence

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
from app.ui.wording import engine_name

_ID = Qt.ItemDataRole.UserRole
_HEIGHT = 34  # pixels of a row


class EngineList(QWidget):
    changed = Signal(object)  # the engines that are on, in order

    def __init__(self, parent: QWidget | None = None):
        super().__init__(parent)
        self.list = QListWidget()
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.setFixedHeight(len(ENGINES) * _HEIGHT + 10)
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
        self.list.itemChanged.connect(self._tell)
        self.list.model().rowsMoved.connect(self._tell)

    def show_engines(self, chosen: Sequence[str]) -> None:
        """The chosen ones first, ticked; the others behind them."""
        self.list.blockSignals(True)
        self.list.clear()
        for engine in dict.fromkeys((*chosen, *ENGINES)):
            item = QListWidgetItem(engine_name(engine), self.list)
            item.setData(_ID, engine)
            item.setSizeHint(QSize(0, _HEIGHT))
            on = engine in chosen or not chosen
            item.setCheckState(Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self.list.blockSignals(False)

    def engines(self) -> tuple[str, ...]:
        items = [self.list.item(row) for row in range(self.list.count())]
        return tuple(item.data(_ID) for item in items if item.checkState() is Qt.CheckState.Checked)

    def _move(self, by: int) -> None:
        row = self.list.currentRow()
        if row >= 0 and 0 <= row + by < self.list.count():
            self.list.blockSignals(True)
            self.list.insertItem(row + by, self.list.takeItem(row))
            self.list.setCurrentRow(row + by)
            self.list.blockSignals(False)
            self._tell()

    def _tell(self) -> None:
        self.changed.emit(self.engines())
