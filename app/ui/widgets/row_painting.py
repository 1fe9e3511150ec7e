"""What the delegates of several lists draw alike: a row's frame, its words cut to their place, the height of a line."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPen, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.ui.widgets.theme import Colours
from app.ui.wording.foreign.direction import is_right_to_left


def may_move(widget: QWidget) -> bool:
    """Whether the system lets things move by themselves: who gets dizzy of it switches that off there."""
    return bool(widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animate, None, widget))


class _NarrowRows(QStyledItemDelegate):
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(1, super().sizeHint(option, index).height())


def elide_rows(view: QListView) -> None:
    """Its rows are as wide as it is, and end with an ellipsis: a list is not moved sideways to be read."""
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setItemDelegate(_NarrowRows(view))


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
    """One line of words, in the painter's font and colour, from the side on which its writing begins."""
    line = painter.fontMetrics().elidedText(text, cut_at, place.width())
    painter.setLayoutDirection(direction_of(text))
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def paint_marked(
    painter: QPainter, place: QRect, text: str, marked: Sequence[tuple[int, int]], colours: Colours
) -> None:
    """As many lines of words as there is room for, the last one cut at its end, with parts of them marked."""
    line_height = painter.fontMetrics().height() + 4
    count = max(1, place.height() // line_height)
    layout = _layout(text, painter.font())
    starts = _line_starts(layout, place.width(), count + 1)
    if len(starts) > count:  # what does not fit ends with a sign
        last = starts[count - 1]
        text = text[:last] + painter.fontMetrics().elidedText(
            text[last:], Qt.TextElideMode.ElideRight, place.width() - 2
        )
        layout = _layout(text, painter.font())
    bold = QTextCharFormat()
    bold.setFontWeight(QFont.Weight.Bold)
    bold.setForeground(QColor(colours.text))
    bold.setBackground(QColor(colours.highlight))
    layout.setFormats([_range(begin, min(end, len(text)), bold) for begin, end in marked if begin < len(text)])
    _line_starts(layout, place.width(), count)
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        line.setPosition(QPointF(0, number * line_height + (line_height - line.height()) / 2))
    layout.draw(painter, QPointF(place.topLeft()))


def direction_of(text: str) -> Qt.LayoutDirection:
    return Qt.LayoutDirection.RightToLeft if is_right_to_left(text) else Qt.LayoutDirection.LeftToRight


def _layout(text: str, font: QFont) -> QTextLayout:
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    option.setTextDirection(direction_of(text))
    layout.setTextOption(option)
    return layout


def _line_starts(layout: QTextLayout, width: int, most: int) -> list[int]:
    """Lay out up to so many lines; gives where each begins."""
    starts: list[int] = []
    layout.beginLayout()
    while len(starts) < most and (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        starts.append(line.textStart())
    layout.endLayout()
    return starts


def _range(begin: int, end: int, style: QTextCharFormat) -> QTextLayout.FormatRange:
    part = QTextLayout.FormatRange()
    part.start, part.length, part.format = begin, max(0, end - begin), style
    return part
