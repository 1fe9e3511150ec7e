"""`#` in a question names a knowledge base: the list that helps to type its name, and what is read of it."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QPlainTextEdit, QSizePolicy, QVBoxLayout

from app.core.domain.knowledge import Base
from app.ui.widgets.icons import icon
from app.ui.widgets.theme import Colours
from app.ui.wording.knowledge import base_counts, line

# Scripts that put no space before a name, and their points but the `＃` itself.
_CLOSED = "\u3000-\u30ff\u3400-\u9fff\uff01\uff02\uff04-\uff20"
_NAME_PREFIX = re.compile(rf"(?:^|[\s{_CLOSED}])[#＃]([^\s#＃]{{0,60}})$")
_BEFORE, _BEHIND = rf"(?<![^\s{_CLOSED}])", r"(?=\s|$|[,.;:!?)]+(?:\s|$)|[，。、；：！？）])"
_ID = Qt.ItemDataRole.UserRole
_WIDTH, _ROWS = 300, 7
_ROW = 32  # pixels


def name_prefix(before: str) -> str | None:
    """What of a base's name stands behind a `#` at the end of the text before the cursor; None where there is none."""
    match = _NAME_PREFIX.search(before[-80:])
    return match[1] if match else None


def offered(bases: Sequence[Base], prefix: str) -> list[Base]:
    """The bases that a beginning may mean: those that begin so first."""
    needle = prefix.casefold()
    there = [base for base in bases if needle in base.name.casefold()]
    return sorted(there, key=lambda base: not base.name.casefold().startswith(needle))


def split_mentions(text: str, bases: Sequence[Base]) -> tuple[str, list[Base]]:
    """(the question without `#name`, the bases that it named). Only whole names count: `#1` and `#include` stay.

    A point behind a name ends it. Chinese letters do not: `#合同法` may be another.
    """
    mentions: list[Base] = []
    for base in sorted(bases, key=lambda base: -len(base.name)):
        sign = re.compile(rf"{_BEFORE}[#＃]{re.escape(base.name)}{_BEHIND}[ \t]?", re.IGNORECASE)
        if base.name and sign.search(text):
            text = sign.sub("", text)
            mentions.append(base)
    return text.strip() if mentions else text, mentions


class MentionCompleter(QObject):
    """Watches the field. The list never takes the focus: letters go on into the question."""

    selected = Signal(object)  # a Base, whose `#name` was taken out of the text

    def __init__(self, field: QPlainTextEdit, colours: Colours) -> None:
        super().__init__(field)
        self._field = field
        self._colours = colours
        self._bases: Sequence[Base] = ()
        self._left = ""  # what was typed when Escape closed the list
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
        self.list.setAccessibleName(self.tr("Knowledge bases"))
        column = QVBoxLayout(self.popup)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.list)
        self._look = QTimer(self, singleShot=True, interval=0)  # after the text and the cursor have both moved
        self._look.timeout.connect(self.look)
        field.textChanged.connect(self._look.start)
        field.cursorPositionChanged.connect(self._look.start)
        field.installEventFilter(self)
        self.list.itemClicked.connect(self._take)

    def know(self, bases: Sequence[Base]) -> None:
        self._bases = bases

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours

    def look(self) -> None:
        """Offer what the text before the cursor may name."""
        prefix = self._prefix()
        if prefix is None or prefix != self._left:
            self._left = ""
        fitting = offered(self._bases, prefix) if prefix is not None and not self._left else []
        if not fitting or not self._field.hasFocus():
            self.popup.hide()
            return
        self.list.clear()
        for base in fitting:
            words = " · ".join(filter(None, (line(base.name, 40), base_counts(base, short=True))))
            item = QListWidgetItem(icon("book", self._colours.muted), words, self.list)
            item.setData(_ID, base.id)
        self.list.setCurrentRow(0)
        self._place(len(fitting))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusOut:
            self.popup.hide()
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self.popup.isVisible():
            return self._pressed(event.key())
        return super().eventFilter(watched, event)

    def _pressed(self, key: int) -> bool:
        match key:
            case Qt.Key.Key_Down | Qt.Key.Key_Up:
                step = 1 if key == Qt.Key.Key_Down else -1
                self.list.setCurrentRow((self.list.currentRow() + step) % self.list.count())
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Tab:
                self._take(self.list.currentItem())
            case Qt.Key.Key_Escape:
                self._left = self._prefix() or "#"
                self.popup.hide()
            case _:
                return False
        return True

    def _take(self, item: QListWidgetItem) -> None:
        self.popup.hide()
        base = next((base for base in self._bases if base.id == item.data(_ID)), None)
        prefix = self._prefix()
        if base is None or prefix is None:
            return
        cursor = self._field.textCursor()
        left = QTextCursor.MoveOperation.Left
        cursor.movePosition(left, QTextCursor.MoveMode.KeepAnchor, _units(prefix) + 1)
        cursor.removeSelectedText()
        self.selected.emit(base)

    def _prefix(self) -> str | None:
        cursor = self._field.textCursor()
        if cursor.hasSelection():
            return None
        before = cursor.block().text().encode("utf-16-le", "surrogatepass")[: 2 * cursor.positionInBlock()]
        return name_prefix(before.decode("utf-16-le", "surrogatepass"))

    def _place(self, rows: int) -> None:
        self.popup.resize(_WIDTH, min(rows, _ROWS) * _ROW + 14)
        corner = self._field.cursorRect().topLeft()
        above = self._field.viewport().mapToGlobal(corner) - QPoint(8, self.popup.height() + 6)
        self.popup.move(above)
        self.popup.show()


def _units(text: str) -> int:
    """Qt counts in UTF-16."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2
