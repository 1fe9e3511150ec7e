"""How rows of knowledge bases are drawn: a name, and something small about it."""

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.core.domain.knowledge import ItemKind
from app.ui.widgets.icons import icon
from app.ui.widgets.row_painting import paint_elided, paint_frame, scaled
from app.ui.widgets.theme import Colours

Index = QModelIndex | QPersistentModelIndex
_SIDE, _ICON, _GAP = 8, 16, 8  # pixels
ICONS = {
    ItemKind.FILE: "document",
    ItemKind.FOLDER: "folder",
    ItemKind.PAGE: "globe",
    ItemKind.NOTE: "pencil",
    ItemKind.CONVERSATION: "chat",
}


class TwoLines(QStyledItemDelegate):
    """A name over a smaller, muted line. `below`: (its words, whether they tell of a failure); `picture`: an icon."""

    def __init__(
        self,
        colours: Colours,
        below: Callable[[Index], tuple[str, bool]],
        picture: Callable[[Index], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.colours = colours
        self._below = below
        self._picture = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(120, 2 * (option.fontMetrics.height() + 3) + 10)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_frame(painter, option, self.colours, radius=6)
        line = option.fontMetrics.height() + 3
        left = option.rect.left() + _SIDE
        sentence, bad = self._below(index)
        top = option.rect.top() + 5 + (0 if sentence else line // 2)
        icon(self._picture(index), self.colours.muted).paint(painter, QRect(left, top + 1, _ICON, _ICON))
        left += _ICON + _GAP
        words = QRect(left, top, option.rect.right() - _SIDE - left, line)
        if sentence:
            draw(painter, words, str(index.data()), option.font, self.colours.text)
            right = Qt.TextElideMode.ElideRight
            draw(painter, words.translated(0, line), sentence, small(option.font), self._colour(bad), right)
        else:
            draw(painter, words, str(index.data()), option.font, self.colours.text)
        painter.restore()

    def _colour(self, bad: bool) -> str:
        return self.colours.warning if bad else self.colours.muted


def small(font: QFont) -> QFont:
    return scaled(font, 0.9)


def draw(
    painter: QPainter,
    place: QRect,
    text: str,
    font: QFont,
    colour: str,
    cut_at: Qt.TextElideMode = Qt.TextElideMode.ElideMiddle,
) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    paint_elided(painter, place, text, cut_at)
