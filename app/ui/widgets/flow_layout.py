"""Widgets in rows, as words in a paragraph."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Hidden widgets take no room."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 6) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._apart: QWidget | None = None
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def set_apart(self, widget: QWidget | None) -> None:
        """It stands at the far end of its row."""
        self._apart = widget

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), False)

    def setGeometry(self, place: QRect) -> None:
        super().setGeometry(place)
        self._arrange(place, True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, place: QRect, move: bool) -> int:
        """The height that the rows take in a width; `move`: and put the widgets there."""
        x, y, row = place.x(), place.y(), 0
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            size.setWidth(max(min(size.width(), place.width()), item.minimumSize().width()))
            if row and x + size.width() > place.right() + 1:
                x, y, row = place.x(), y + row + self.spacing(), 0
            if self._apart is not None and item.widget() is self._apart:
                x = max(x, place.right() + 1 - size.width())
            if move:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
            row = max(row, size.height())
        return y + row - place.y()
