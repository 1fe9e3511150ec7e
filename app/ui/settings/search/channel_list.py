"""Search channels: how each stands, and the order in which they stand in for one another."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.catalogue import ChannelInfo, ChannelState
from app.ui.settings.labels import info_name, state_words

_ID = Qt.ItemDataRole.UserRole
_STATE = Qt.ItemDataRole.UserRole + 1
_HEIGHT, _ROWS = 32, 9  # pixels of a row; rows that are seen at once
_GAP = 12  # pixels


class ChannelList(QWidget):
    ordered = Signal(object)  # the channels that are ticked, in order
    selected = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._manual = False
        self.list = _Rows()
        self.list.setAccessibleName(self.tr("Search channels"))
        self.list.setItemDelegate(_StateDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.up, self.down = QToolButton(), QToolButton()
        for button, sign, words, by in (
            (self.up, "↑", self.tr("Move up (Alt+Up)"), -1),
            (self.down, "↓", self.tr("Move down (Alt+Down)"), 1),
        ):
            button.setText(sign)
            button.setToolTip(words)
            button.setAccessibleName(words)
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
        self.list.currentItemChanged.connect(lambda now, _: self.selected.emit(now.data(_ID) if now else ""))

    def show_channels(self, infos: Sequence[ChannelInfo], order: Sequence[str], manual: bool) -> None:
        """Those of `order` first; with `manual` they are ticked, and rows can be moved."""
        current = self.current()
        by_id = {info.id: info for info in infos}
        ids = dict.fromkeys((*(i for i in order if i in by_id), *by_id))
        self.list.blockSignals(True)
        self.list.clear()
        for channel in ids:
            item = QListWidgetItem(info_name(by_id[channel]), self.list)
            item.setData(_ID, channel)
            item.setSizeHint(QSize(0, _HEIGHT))
            if manual:
                item.setCheckState(Qt.CheckState.Checked if channel in order else Qt.CheckState.Unchecked)
        self.list.blockSignals(False)
        self._manual = manual
        mode = QAbstractItemView.DragDropMode
        self.list.setDragDropMode(mode.InternalMove if manual else mode.NoDragDrop)
        self.up.setEnabled(manual)
        self.down.setEnabled(manual)
        self.list.setFixedHeight(min(_ROWS, max(2, len(ids))) * _HEIGHT + 10)
        self.select(current)

    def show_states(self, infos: Sequence[ChannelInfo], states: Mapping[str, ChannelState]) -> None:
        by_id = {info.id: info for info in infos}
        self.list.blockSignals(True)  # a state is no change of the order
        for item in self._items():
            info = by_id.get(item.data(_ID))
            words = state_words(info, states.get(info.id)) if info else ""
            item.setData(_STATE, words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}: {words}" if words else item.text())
        self.list.blockSignals(False)
        self.list.viewport().update()

    def current(self) -> str:
        item = self.list.currentItem()
        return item.data(_ID) if item else ""

    def select(self, channel: str) -> None:
        rows = [row for row, item in enumerate(self._items()) if item.data(_ID) == channel]
        self.list.setCurrentRow(rows[0] if rows else 0)

    def order(self) -> tuple[str, ...]:
        return tuple(item.data(_ID) for item in self._items() if item.checkState() is Qt.CheckState.Checked)

    def move_current(self, by: int) -> None:
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
            self.ordered.emit(self.order())


class _Rows(QListWidget):
    moved = Signal(int)  # by how many rows the current one is to go

    def keyPressEvent(self, event: QKeyEvent) -> None:
        by = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()), 0)
        if by and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.moved.emit(by)
            return
        super().keyPressEvent(event)


class _StateDelegate(QStyledItemDelegate):
    """The name on the left, how it stands on the right."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        view_item: Any = option
        room = view_item.rect.width() - self._room(view_item, index) - 3 * _GAP - 24
        view_item.text = view_item.fontMetrics.elidedText(view_item.text, Qt.TextElideMode.ElideRight, max(60, room))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().paint(painter, option, index)
        view_item: Any = option
        place = view_item.rect.adjusted(0, 0, -_GAP, 0)
        place.setLeft(place.right() - self._room(view_item, index))
        words = view_item.fontMetrics.elidedText(index.data(_STATE) or "", Qt.TextElideMode.ElideRight, place.width())
        painter.save()
        painter.setPen(view_item.palette.color(view_item.palette.ColorRole.PlaceholderText))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
        painter.restore()

    def _room(self, option: Any, index: QModelIndex | QPersistentModelIndex) -> int:
        """Pixels for the state: what it needs, and never more than half of the row."""
        width: int = option.fontMetrics.horizontalAdvance(index.data(_STATE) or "") + 2
        most: int = option.rect.width() * 55 // 100
        return min(width, most)
