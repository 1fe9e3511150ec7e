"""The palette: every command by its name, found by a few letters, run by Enter."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.commands.registry import Commands, key_text
from app.ui.widgets.row_painting import line_height, paint_elided, paint_frame
from app.ui.widgets.theme import Colours

_COMMAND, _KEYS = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_WIDTH, _ROWS, _ABOVE = 560, 10, 72  # pixels, rows, pixels below the window's upper edge
_PADDING = 12  # pixels
Index = QModelIndex | QPersistentModelIndex


class Palette(QFrame):
    """Commands that would do nothing now are left out; those that were run last come first."""

    def __init__(self, commands: Commands, recent: list[str], colours: Colours, window: QWidget) -> None:
        super().__init__(window, Qt.WindowType.Popup)
        self.setObjectName("popup")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("Commands"))
        self._commands, self._recent, self._window = commands, recent, window
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Find a command"))
        self.filter.setAccessibleName(self.tr("Find a command"))
        self.list = QListWidget()
        self.list.setProperty("quiet", True)
        self.list.setItemDelegate(_Row(colours, self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.nothing = QLabel(self.tr("No command of this name"))
        self.nothing.setProperty("muted", True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._fill()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        for widget in (self.filter, self.list, self.nothing):
            column.addWidget(widget)
        self.filter.textChanged.connect(self._narrow)
        self.filter.installEventFilter(self)
        self.list.itemClicked.connect(self._choose)
        self._narrow("")

    def open(self) -> None:
        """In the middle of the window, near its upper edge."""
        window = self._window
        width = min(_WIDTH, window.width() - 32)
        self.resize(width, self.filter.sizeHint().height() + _ROWS * self.list.sizeHintForRow(0) + 32)
        self.move(window.mapToGlobal(QPoint((window.width() - width) // 2, min(_ABOVE, window.height() // 8))))
        self.show()
        self.filter.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up, Down, Page Up, Page Down and Enter move and choose in the list while one types."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -_ROWS, Qt.Key.Key_PageDown: _ROWS}
            if event.key() in steps:
                self._step(steps[Qt.Key(event.key())])
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose(self.list.currentItem())
                return True
        return super().eventFilter(watched, event)

    def _fill(self) -> None:
        commands = [command for command in self._commands.all() if command.enabled()]
        passing = [command for source in self._commands.sources for command in source()]
        self._passing = {command.id: command for command in passing}
        places = {command_id: place for place, command_id in enumerate(self._recent)}
        for command in sorted((*commands, *passing), key=lambda command: places.get(command.id, len(places))):
            row = QListWidgetItem(command.title())
            row.setData(_COMMAND, command.id)
            keys = "" if command.id in self._passing else key_text(self._commands.keys(command.id))
            row.setData(_KEYS, keys)
            row.setData(Qt.ItemDataRole.AccessibleTextRole, f"{command.title()} {keys}".rstrip())
            self.list.addItem(row)

    def _narrow(self, text: str) -> None:
        words = text.casefold().split()
        for row in self._rows():
            name = row.text().casefold()
            row.setHidden(not all(word in name for word in words))
        visible = [row for row in self._rows() if not row.isHidden()]
        self.list.setCurrentRow(self.list.row(visible[0]) if visible else -1)
        self.list.setVisible(bool(visible))
        self.nothing.setVisible(not visible)

    def _rows(self) -> list[QListWidgetItem]:
        return [self.list.item(number) for number in range(self.list.count())]

    def _step(self, by: int) -> None:
        rows = [row for row in self._rows() if not row.isHidden()]
        if not rows:
            return
        now = next((n for n, row in enumerate(rows) if row is self.list.currentItem()), 0)
        place = (now + by) % len(rows) if abs(by) == 1 else max(0, min(len(rows) - 1, now + by))
        self.list.setCurrentItem(rows[place])

    def _choose(self, row: QListWidgetItem | None) -> None:
        """The palette goes first, so that what the command opens is not under it."""
        if row is not None:
            command_id, commands = row.data(_COMMAND), self._commands
            passing = self._passing.get(command_id)
            self._recent[:] = [command_id, *(other for other in self._recent if other != command_id)]
            self.close()
            if passing is not None:
                passing.run()
            else:
                commands.run(command_id)


class _Row(QStyledItemDelegate):
    """The name on one side, the keys on the other."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._colours = colours

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        paint_frame(painter, option, self._colours)
        place = option.rect.adjusted(_PADDING, 0, -_PADDING, 0)
        keys = index.data(_KEYS)
        painter.setFont(option.font)
        width = painter.fontMetrics().horizontalAdvance(keys)
        right_to_left = option.direction is Qt.LayoutDirection.RightToLeft
        painter.setPen(QColor(self._colours.muted))
        side = Qt.AlignmentFlag.AlignLeft if right_to_left else Qt.AlignmentFlag.AlignRight
        painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute, keys)
        room = width + _PADDING
        painter.setPen(QColor(self._colours.text))
        words = place.adjusted(room, 0, 0, 0) if right_to_left else place.adjusted(0, 0, -room, 0)
        paint_elided(painter, words, index.data())
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        size = super().sizeHint(option, index)
        size.setHeight(line_height(option) + 12)
        return size
