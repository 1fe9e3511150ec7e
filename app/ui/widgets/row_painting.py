"""What the delegates of several lists draw alike: a row's frame, its words cut to their place, the height of a line."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from app.ui.widgets.theme import Colours


def line_height(option: QStyleOptionViewItem) -> int:
    """With air for Chinese, whose characters are taller than the metrics of a Latin font say."""
    return option.fontMetrics.height() + 4


def scaled(font: QFont, scale: float, weight: QFont.Weight | None = None) -> QFont:
    """The font in another size; a style sheet's font has pixels only."""
    other = QFont(font)
    other.setPointSizeF(QFontInfo(font).pointSizeF() * scale)
    if weight is not None:
        other.setWeight(weight)
    return other


def paint_frame(painter: QPainter, option: QStyleOptionViewItem, colours: Colours, radius: int = 8) -> None:
    """The background of a row that is selected or under the mouse, and the line around the one with the focus."""
    selected = bool(option.state & QStyle.StateFlag.State_Selected)
    frame = option.rect.adjusted(0, 1, 0, -1)
    if selected or option.state & QStyle.StateFlag.State_MouseOver:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.selection if selected else colours.raised))
        painter.drawRoundedRect(frame, radius, radius)
    if option.state & QStyle.StateFlag.State_HasFocus:
        painter.setPen(QPen(QColor(colours.accent), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame.adjusted(0, 0, -1, -1), radius, radius)


def paint_elided(
    painter: QPainter, place: QRect, text: str, cut_at: Qt.TextElideMode = Qt.TextElideMode.ElideRight
) -> None:
    """One line of words, in the painter's font and colour."""
    line = painter.fontMetrics().elidedText(text, cut_at, place.width())
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)
