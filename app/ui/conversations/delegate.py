"""How a row of the conversation list is drawn: title, snippet, a mark while it runs, and a menu button on hover."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.ui.conversations.rows import Role
from app.ui.widgets.icons import icon
from app.ui.widgets.row_painting import line_height, paint_elided, paint_frame, paint_marked, scaled
from app.ui.widgets.theme import Colours

_SIDE, _MARK, _GAP = 12, 18, 2
Index = QModelIndex | QPersistentModelIndex


class ConversationDelegate(QStyledItemDelegate):
    menu_requested = Signal(QModelIndex)

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.angle = 0  # degrees, of the mark of running rows
        self.menu_row = -1  # whose menu is open
        self.drop_row: Callable[[], int] = lambda: -1  # on which something is about to be dropped

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        line = line_height(option)
        if index.data(Role.HEADER):
            return QSize(0, line + 22)
        return QSize(0, line * (1 + _snippet_lines(index)) + 18)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.row() == self.drop_row():
            top = option.rect.height() - line_height(option) - 9 if index.data(Role.HEADER) else 0
            self._paint_drop(painter, option.rect.adjusted(0, top, 0, 0))
        if index.data(Role.HEADER):
            self._paint_heading(painter, option, index)
        else:
            self._paint_row(painter, option, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        font = QFont(option.font)
        font.setPointSizeF(font.pointSizeF() * 0.88)
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(self.colours.muted))
        place = option.rect.adjusted(_SIDE, 0, -_SIDE, -5)
        if index.data(Role.GROUP_HEADING):
            self._paint_fold(painter, option, index)
            place.adjust(16, 0, -_MARK, 0)
            words = painter.fontMetrics().elidedText(index.data(), Qt.TextElideMode.ElideRight, place.width())
            painter.drawText(place, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, words)
            return
        painter.drawText(place, Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, index.data())

    def _paint_fold(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """The sign of a group that opens and closes, and its menu's where the mouse is."""
        sign = QRect(option.rect.left() + _SIDE - 4, option.rect.bottom() - 5 - line_height(option) + 4, 16, 16)
        icon("down" if index.data(Role.OPEN) else "right", self.colours.muted).paint(painter, sign)
        if option.state & QStyle.StateFlag.State_MouseOver:
            icon("more", self.colours.muted).paint(painter, _heading_mark(option.rect))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.save()
            painter.setPen(QPen(QColor(self.colours.accent), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(
                option.rect.adjusted(0, option.rect.height() - line_height(option) - 8, -1, -1), 8, 8
            )
            painter.restore()

    def _paint_drop(self, painter: QPainter, row: QRect) -> None:
        painter.setPen(QPen(QColor(self.colours.accent), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(self.colours.raised))
        painter.drawRoundedRect(row.adjusted(0, 1, -1, -2), 8, 8)

    def _paint_row(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if index.row() == self.menu_row:  # it is marked like one under the mouse
            option.state |= QStyle.StateFlag.State_MouseOver
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        paint_frame(painter, option, self.colours)
        marked = self._paint_mark(painter, _mark_place(option.rect), hovered or selected, index)
        self._paint_words(painter, option, index, _MARK + 6 if marked else 0)

    def _paint_mark(self, painter: QPainter, place: QRect, active: bool, index: Index) -> bool:
        if index.data(Role.RUNNING):
            painter.setPen(QPen(QColor(self.colours.accent), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(place.adjusted(3, 3, -3, -3), -self.angle * 16, 270 * 16)
        elif active:
            icon("more", self.colours.muted).paint(painter, place)
        elif index.data(Role.UNREAD):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.accent))
            painter.drawEllipse(place.adjusted(5, 5, -5, -5))
        else:
            return False
        return True

    def _paint_words(self, painter: QPainter, option: QStyleOptionViewItem, index: Index, used_width: int) -> None:
        words, line = option.rect.adjusted(_SIDE, 9, -_SIDE - used_width, -9), line_height(option)
        font = QFont(option.font)
        if index.data(Role.UNREAD):
            font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(self.colours.text))
        if index.data(Role.PRIVATE):
            icon("lock", self.colours.muted).paint(
                painter, QRect(words.left() - 2, words.top() + (line - 16) // 2, 16, 16)
            )
            words.adjust(18, 0, 0, 0)
        first = QRect(words.left(), words.top(), words.width(), line)
        if places := index.data(Role.TITLE_PLACES):
            paint_marked(painter, first, str(index.data()), places, self.colours)
        else:
            paint_elided(painter, first, str(index.data()))
        if snippet := index.data(Role.SNIPPET):
            painter.setPen(QColor(self.colours.muted))
            painter.setFont(scaled(font, 0.92, QFont.Weight.Normal))
            below = QRect(words.left(), words.top() + line, words.width(), line * _snippet_lines(index))
            paint_marked(painter, below, snippet, index.data(Role.SNIPPET_PLACES), self.colours)

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        """A click on the row's right end asks for its menu instead of opening it."""
        if isinstance(event, QMouseEvent) and (not index.data(Role.HEADER) or index.data(Role.GROUP_HEADING)):
            place = _heading_mark(option.rect) if index.data(Role.GROUP_HEADING) else _mark_place(option.rect)
            wide = place.adjusted(-4, -8, 12, 8)
            if event.button() is Qt.MouseButton.LeftButton and wide.contains(event.position().toPoint()):
                if event.type() is QEvent.Type.MouseButtonRelease:
                    self.menu_requested.emit(model.index(index.row(), 0))
                return True
        return super().editorEvent(event, model, option, index)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        editor = QLineEdit(parent)
        editor.setMaxLength(200)
        editor.setStyleSheet("padding: 2px 6px;")
        return editor

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: Index) -> None:
        editor.setGeometry(option.rect.adjusted(4, 3, -4, -3))


def _snippet_lines(index: Index) -> int:
    return (2 if index.data(Role.SNIPPET_PLACES) else 1) if index.data(Role.SNIPPET) else 0


def _mark_place(row: QRect) -> QRect:
    return QRect(row.right() - _SIDE - _MARK + 6, row.center().y() - _MARK // 2 + 1, _MARK, _MARK)


def _heading_mark(row: QRect) -> QRect:
    return QRect(row.right() - _SIDE - _MARK + 6, row.bottom() - _MARK - 4, _MARK, _MARK)
