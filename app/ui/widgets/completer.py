"""The list that opens in a text field behind a sign such as `#`, `/` or `@`, and helps to write what may follow it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QInputMethodEvent, QKeyEvent, QPainter, QTextCursor
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from app.ui.widgets.icons import icon
from app.ui.widgets.row_painting import paint_elided, paint_frame
from app.ui.widgets.theme import Colours
from app.ui.wording.sentences import first_words

# Scripts that put no space before a name, and their points but `＃`, `／` and `＠`.
CLOSED = "\u3000-\u30ff\u3400-\u9fff\uff01\uff02\uff04-\uff0e\uff10-\uff1f"
_KEY, _DETAIL = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_ROW, _PICTURE, _SIDE, _AROUND = 30, 16, 8, 12  # pixels
_MOST_SUGGESTIONS = 50


@dataclass(frozen=True)
class Suggestion:
    """`detail` stands muted on the other side. Without a key it is a heading."""

    key: str
    words: str
    picture: str = ""
    detail: str = ""


class Completer(QObject):
    """Watches the field. The list never takes the focus: letters go on into the text.

    `prefix` says what of a name stands at the end of the text before the cursor, its sign not counted; None: nothing.
    """

    activated = Signal(str, QTextCursor)  # a suggestion's key; the sign and the letters behind it are selected

    def __init__(
        self,
        field: QPlainTextEdit,
        colours: Colours,
        prefix: Callable[[str], str | None],
        suggest: Callable[[str], Sequence[Suggestion]],
        width: int = 300,
        rows: int = 7,
    ) -> None:
        super().__init__(field)
        self._field, self._colours, self._prefix_of, self._suggest = field, colours, prefix, suggest
        self._width, self._rows = width, rows
        self._dismissed: str | None = None  # what stood there when Escape closed the list
        self._composing = False
        self.popup = QFrame(field, Qt.WindowType.ToolTip)
        self.popup.setObjectName("popup")
        self.popup.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.list = QListWidget(self.popup)
        self.list.setProperty("quiet", True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setMinimumHeight(0)
        self.list.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._delegate = _Row(colours, self.list)
        self.list.setItemDelegate(self._delegate)
        column = QVBoxLayout(self.popup)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.list)
        self._look = QTimer(self, singleShot=True, interval=0)  # after the text and the cursor have both moved
        self._look.timeout.connect(self.look)
        field.textChanged.connect(self._look.start)
        field.cursorPositionChanged.connect(self._look.start)
        field.installEventFilter(self)
        self.list.itemClicked.connect(self._activate)

    def set_colours(self, colours: Colours) -> None:
        self._colours = self._delegate.colours = colours

    def look(self) -> None:
        """Offer what the text before the cursor may name."""
        prefix = self.prefix()
        if prefix != self._dismissed:
            self._dismissed = None
        offers = prefix is not None and self._dismissed is None and not self._composing and self._field.hasFocus()
        suggestions = self._suggest(prefix) if offers and prefix is not None else ()
        if not suggestions:
            self.popup.hide()
            return
        if (count := len(suggestions)) > _MOST_SUGGESTIONS:
            suggestions = [*suggestions[:_MOST_SUGGESTIONS], Suggestion("", first_words(_MOST_SUGGESTIONS, count))]
        self._fill(suggestions)
        self._place(len(suggestions))

    def prefix(self) -> str | None:
        cursor = self._field.textCursor()
        if cursor.hasSelection():
            return None
        before = cursor.block().text().encode("utf-16-le", "surrogatepass")[: 2 * cursor.positionInBlock()]
        return self._prefix_of(before[-400:].decode("utf-16-le", "replace"))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.FocusOut:
                self.popup.hide()
            case QEvent.Type.FocusIn:
                self._look.start()
            case QEvent.Type.InputMethod if isinstance(event, QInputMethodEvent):
                self._composing = bool(event.preeditString())
                self._look.start()
            case QEvent.Type.ShortcutOverride if isinstance(event, QKeyEvent) and self._takes(event):
                event.accept()  # else Escape would be the window's
                return True
            case QEvent.Type.KeyPress if isinstance(event, QKeyEvent) and self._takes(event):
                self._press(event.key())
                return True
        return super().eventFilter(watched, event)

    def _takes(self, event: QKeyEvent) -> bool:
        keys = Qt.Key
        moves = (keys.Key_Down, keys.Key_Up, keys.Key_Return, keys.Key_Enter, keys.Key_Tab, keys.Key_Escape)
        plain = event.modifiers() in (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
        return self.popup.isVisible() and not self._composing and plain and event.key() in moves

    def _press(self, key: int) -> None:
        match key:
            case Qt.Key.Key_Down:
                self._step(1)
            case Qt.Key.Key_Up:
                self._step(-1)
            case _ if key == Qt.Key.Key_Escape or self.list.currentItem() is None:  # it only says something
                self._dismissed = self.prefix()
                self.popup.hide()
            case _:
                self._activate(self.list.currentItem())

    def _step(self, by: int) -> None:
        rows = [row for number in range(self.list.count()) if (row := self.list.item(number)).data(_KEY)]
        now = next((n for n, row in enumerate(rows) if row is self.list.currentItem()), 0)
        if rows:
            self.list.setCurrentItem(rows[(now + by) % len(rows)])
            if self.list.currentRow() == self.list.count() - 2:  # what is said below it is read, too
                self.list.scrollToBottom()

    def _activate(self, row: QListWidgetItem | None) -> None:
        prefix = self.prefix()
        self.popup.hide()
        if row is None or prefix is None or not row.data(_KEY):
            return
        cursor = self._field.textCursor()
        units = len(prefix.encode("utf-16-le", "surrogatepass")) // 2  # Qt counts in UTF-16
        cursor.movePosition(QTextCursor.MoveOperation.Left, QTextCursor.MoveMode.KeepAnchor, units + 1)
        self.activated.emit(row.data(_KEY), cursor)

    def _fill(self, suggestions: Sequence[Suggestion]) -> None:
        self.list.clear()
        first: QListWidgetItem | None = None
        for one in suggestions:
            row = QListWidgetItem(one.words)
            if one.picture:
                row.setIcon(icon(one.picture, self._colours.muted))
            row.setData(_KEY, one.key)
            row.setData(_DETAIL, one.detail)
            row.setData(Qt.ItemDataRole.AccessibleTextRole, " · ".join(filter(None, (one.words, one.detail))))
            if not one.key:
                row.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(row)
            first = first or (row if one.key else None)
        if first is not None:
            self.list.setCurrentItem(first)
        self.list.scrollToTop()

    def _place(self, count: int) -> None:
        """Above the line that is written, or below it where the screen has no room there."""
        row = self.list.sizeHintForRow(0)
        self.popup.resize(self._width, min(count, self._rows) * row + _AROUND)
        line = self._field.cursorRect()
        corner = self._field.viewport().mapToGlobal(line.topLeft())
        screen = self._field.screen().availableGeometry()
        left = max(screen.left(), min(corner.x() - _SIDE, screen.right() - self._width))
        above = corner.y() - self.popup.height() - 6
        below = corner.y() + line.height() + 6
        self.popup.move(QPoint(left, above if above >= screen.top() else below))
        self.popup.show()


class _Row(QStyledItemDelegate):
    """A picture and a name, and what is told of it on the other side."""

    def __init__(self, colours: Colours, parent: QListWidget) -> None:
        super().__init__(parent)
        self.colours = colours

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        painter.save()
        is_heading = not index.data(_KEY)
        if not is_heading:
            paint_frame(painter, option, self.colours, 6)
        place = option.rect.adjusted(_SIDE, 0, -_SIDE, 0)
        picture = index.data(Qt.ItemDataRole.DecorationRole)
        if picture is not None:
            top = place.top() + (place.height() - _PICTURE) // 2
            picture.paint(painter, QRect(place.left(), top, _PICTURE, _PICTURE))
            place.adjust(_PICTURE + _SIDE, 0, 0, 0)
        painter.setFont(option.font)
        words, detail = index.data(), index.data(_DETAIL) or ""
        metrics = painter.fontMetrics()
        room = min(metrics.horizontalAdvance(detail) + 2, max(0, place.width() // 2)) if detail else 0
        painter.setPen(QColor(self.colours.muted))
        if room:
            used = metrics.horizontalAdvance(words) + 2 * _SIDE
            room = min(room, max(place.width() // 3, place.width() - used))
            paint_elided(painter, place.adjusted(place.width() - room, 0, 0, 0), detail)
        painter.setPen(QColor(self.colours.muted if is_heading else self.colours.text))
        paint_elided(painter, place.adjusted(0, 0, -(room + _SIDE) if room else 0, 0), words)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return QSize(0, max(_ROW, option.fontMetrics.height() + 8))
