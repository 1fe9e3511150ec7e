"""Search channels: how each stands, and the order in which they stand in for one another."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, Qt
from PySide6.QtGui import QFont, QPainter, QTextLayout, QTextLine
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.core.domain.catalogue import ChannelInfo, ChannelState
from app.ui.settings.labels import info_name, state_words
from app.ui.settings.search.order_list import ID, OrderList
from app.ui.wording.sentences import after_colon

_STATE = Qt.ItemDataRole.UserRole + 1
_HEIGHT, _ROWS = 32, 9  # pixels of a row; rows that are seen at once
_GAP = 12  # pixels


class ChannelList(OrderList):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(_HEIGHT, parent)
        self.list.setAccessibleName(self.tr("Search providers"))
        self.list.setItemDelegate(_StateDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for button, words in ((self.up, self.tr("Move up (Alt+Up)")), (self.down, self.tr("Move down (Alt+Down)"))):
            button.setToolTip(words)
            button.setAccessibleName(words)

    def show_channels(self, infos: Sequence[ChannelInfo], order: Sequence[str], manual: bool) -> None:
        """Those of `order` first; with `manual` they are ticked, and rows can be moved."""
        by_id = {info.id: info for info in infos}
        ids = dict.fromkeys((*(i for i in order if i in by_id), *by_id))
        self.show_rows(((channel, info_name(by_id[channel]), channel in order) for channel in ids), manual)
        self.show_height(min(_ROWS, max(2, len(ids))))

    def show_states(self, infos: Sequence[ChannelInfo], states: Mapping[str, ChannelState]) -> None:
        by_id = {info.id: info for info in infos}
        self.list.blockSignals(True)  # a state is no change of the order
        for item in self.items():
            info = by_id.get(item.data(ID))
            words = state_words(info, states.get(info.id)) if info else ""
            item.setData(_STATE, words)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, after_colon(item.text(), words) if words else item.text())
        self.list.blockSignals(False)
        self.list.viewport().update()


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
        room = self._room(view_item, index)
        words = view_item.fontMetrics.elidedText(index.data(_STATE) or "", Qt.TextElideMode.ElideRight, room)
        style, part = view_item.widget.style(), QStyle.SubElement.SE_ItemViewItemText
        line = style.subElementRect(part, view_item, view_item.widget)
        (_, name_line), (state, state_line) = (_one_line(text, view_item.font) for text in (view_item.text, words))
        top = line.top() + (line.height() - int(name_line.height())) // 2  # as the style draws the name
        left = view_item.rect.right() - _GAP - state_line.naturalTextWidth()
        painter.save()
        painter.setPen(view_item.palette.color(view_item.palette.ColorRole.PlaceholderText))
        state.draw(painter, QPointF(left, top + name_line.ascent() - state_line.ascent()))  # one baseline for both
        painter.restore()

    def _room(self, option: Any, index: QModelIndex | QPersistentModelIndex) -> int:
        """Pixels for the state: what it needs, and never more than half of the row."""
        width: int = option.fontMetrics.horizontalAdvance(index.data(_STATE) or "") + 2
        most: int = option.rect.width() * 55 // 100
        return min(width, most)


def _one_line(text: str, font: QFont) -> tuple[QTextLayout, QTextLine]:
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    return layout, line
