"""How a row of a list of sources is drawn: number, title, site with its icon, and why the page could not be read."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.core.domain.addresses import is_web_address
from app.core.listing import Group, SourceRow
from app.ui.sources.rows import Index, Role
from app.ui.widgets.icons import icon
from app.ui.widgets.row_painting import line_height, paint_elided, paint_frame, scaled
from app.ui.widgets.theme import Colours

_SIDE, _BADGE = 12, 26
_ICON = 14  # pixels of a site's icon
_OWN_ICONS = {  # by a source's kind
    "file": "document",
    "note": "pencil",
    "conversation": "chat",
    "memory": "person",
    "forgotten": "person",
}


class SourceDelegate(QStyledItemDelegate):
    """`picture`: address → its site's icon, where one is known; a globe stands in for the others."""

    def __init__(
        self, colours: Colours, parent: QWidget, picture: Callable[[str], QImage | None] = lambda url: None
    ) -> None:
        super().__init__(parent)
        self.colours = colours
        self._picture = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = line_height(option)
        if index.data(Role.ROW) is None:
            return QSize(0, line + 20)
        return QSize(0, line * (3 if index.data(Role.REASON) else 2) + 16)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row: SourceRow | None = index.data(Role.ROW)
        if row is None:
            self._paint_heading(painter, option, index.data())
        else:
            paint_frame(painter, option, self.colours)
            self._paint_badge(painter, option, row)
            self._paint_words(painter, option, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, text: str) -> None:
        painter.setFont(scaled(option.font, 0.88, QFont.Weight.Bold))
        painter.setPen(QColor(self.colours.muted))
        place = option.rect.adjusted(_SIDE, 0, -_SIDE, -4)
        painter.drawText(place, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, text)

    def _paint_badge(self, painter: QPainter, option: QStyleOptionViewItem, row: SourceRow) -> None:
        line = line_height(option)
        place = QRect(option.rect.left() + _SIDE - 2, option.rect.top() + 9, _BADGE, line)
        if row.source.number is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.warning if row.reason else self.colours.border))
            painter.drawEllipse(place.center(), 3, 3)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.chip if row.group is Group.CITED else self.colours.raised))
        painter.drawRoundedRect(place, 6, 6)
        painter.setPen(QColor(self.colours.chip_text if row.group is Group.CITED else self.colours.muted))
        painter.setFont(scaled(option.font, 0.86, QFont.Weight.Bold))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(row.source.number))

    def _paint_words(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line = line_height(option)
        left = option.rect.left() + _SIDE + _BADGE + 8
        place = QRect(left, option.rect.top() + 9, option.rect.right() - _SIDE - left, line)
        _paint_line(painter, place, index.data(), scaled(option.font, 1.0, QFont.Weight.Medium), self.colours.text)
        small = scaled(option.font, 0.92, QFont.Weight.Normal)
        below = place.translated(0, line)
        if is_web_address(index.data(Role.ROW).source.address):
            self._paint_icon(painter, below, index.data(Role.ROW).source.address)
            below.setLeft(below.left() + _ICON + 6)
        elif picture := _OWN_ICONS.get(index.data(Role.ROW).source.kind):
            icon(picture, self.colours.muted).paint(
                painter, QRect(below.left(), below.top() + (below.height() - _ICON) // 2, _ICON, _ICON)
            )
            below.setLeft(below.left() + _ICON + 6)
        _paint_line(painter, below, index.data(Role.SITE), small, self.colours.muted)
        if reason := index.data(Role.REASON):
            _paint_line(painter, place.translated(0, 2 * line), reason, small, self.colours.warning)

    def _paint_icon(self, painter: QPainter, line: QRect, address: str) -> None:
        place = QRect(line.left(), line.top() + (line.height() - _ICON) // 2, _ICON, _ICON)
        image = self._picture(address)
        if image is None:
            icon("globe", self.colours.muted).paint(painter, place)
            return
        if self.colours.dark:  # many icons are drawn for light ground only
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#e8e8e8"))
            painter.drawRoundedRect(place.adjusted(-1, -1, 1, 1), 3, 3)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = QSize(image.size()).scaled(place.size(), Qt.AspectRatioMode.KeepAspectRatio)
        left, top = place.left() + (_ICON - size.width()) / 2, place.top() + (_ICON - size.height()) / 2
        painter.drawImage(QRectF(left, top, size.width(), size.height()), image)


def _paint_line(painter: QPainter, place: QRect, text: str, font: QFont, colour: str) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    paint_elided(painter, place, text)
