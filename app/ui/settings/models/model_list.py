"""A service's models: a line that narrows them down or takes a name by hand, and the list with its stars."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtCore import Signal as QtSignal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.widgets.tips import plain_tip
from app.ui.wording.sentences import shortened

Index = QModelIndex | QPersistentModelIndex
_NAME = Qt.ItemDataRole.UserRole
_STAR = Qt.ItemDataRole.UserRole + 1
_ROOM = 30  # pixels for the star
_ROWS, _HEIGHT, _AIR = 3, 30, 12  # seen at once; pixels of a row at least, and around its words


@dataclass(frozen=True)
class Row:
    name: str
    star: bool
    listed: bool = True  # the service named it, or it was used before


class ModelRows(QAbstractListModel):
    def __init__(self, words_for_new: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self._words_for_new = words_for_new

    def show_rows(self, rows: list[Row]) -> None:
        self.beginResetModel()
        self.rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        name = shortened(row.name, 120)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return name if row.listed else self._words_for_new.format(name=name)
            case Qt.ItemDataRole.ToolTipRole:
                return plain_tip(row.name)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"★ {name}" if row.star else name
            case _ if role == _NAME:
                return row.name
            case _ if role == _STAR:
                return row.star if row.listed else None
        return None


class StarDelegate(QStyledItemDelegate):
    """The name, cut in its middle where it is too long, and the star at the end of the row."""

    starred = QtSignal(str)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view_item: Any = option
        view_item.textElideMode = Qt.TextElideMode.ElideMiddle
        super().paint(painter, option, index)
        star = index.data(_STAR)
        if star is not None:
            painter.save()
            role = view_item.palette.ColorRole
            painter.setPen(view_item.palette.color(role.Accent if star else role.PlaceholderText))
            painter.drawText(_star_place(view_item.rect), Qt.AlignmentFlag.AlignCenter, "★" if star else "☆")
            painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        view_item: Any = option
        metrics, room = view_item.fontMetrics, view_item.rect.width() - _ROOM - 20
        view_item.text = metrics.elidedText(view_item.text, Qt.TextElideMode.ElideMiddle, max(40, room))

    def editorEvent(self, event: QEvent, model: QAbstractItemModel, option: QStyleOptionViewItem, index: Index) -> bool:
        view_item: Any = option
        if (
            isinstance(event, QMouseEvent)
            and event.type() is QEvent.Type.MouseButtonRelease
            and _star_place(view_item.rect).contains(event.position().toPoint())
            and index.data(_STAR) is not None
        ):
            self.starred.emit(index.data(_NAME))
            return True
        return super().editorEvent(event, model, option, index)


class _View(QListView):
    """Says what to do while it is empty."""

    starred = QtSignal(str)
    activated_by_key = QtSignal()

    def __init__(self, empty: str) -> None:
        super().__init__()
        self._empty = empty

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.model().rowCount() == 0:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().color(self.palette().ColorRole.PlaceholderText))
            place = self.viewport().rect().adjusted(12, 8, -12, -8)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self._empty)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self.currentIndex().isValid():
            self.starred.emit(self.currentIndex().data(_NAME))
            return
        super().keyPressEvent(event)


class ModelList(QWidget):
    """Favourites first, then the others as the service lists them."""

    selected = QtSignal(str)  # the name in the selected row; empty for none
    favourites_changed = QtSignal(object)  # a tuple of names
    entered = QtSignal()  # Enter, or a double click

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models: tuple[str, ...] = ()
        self._favourites: tuple[str, ...] = ()
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(self.tr("Find a model, or type its name"))
        self.filter.setAccessibleName(self.tr("Find a model, or type its name"))
        self.filter.setClearButtonEnabled(True)
        self.rows = ModelRows(self.tr("Use “{name}”"), self)
        self.view = _View(self.tr("No models yet. Fetch the list, or type a name above."))
        self.view.setModel(self.rows)
        self.view.setAccessibleName(self.tr("Models"))
        self.view.setAccessibleDescription(self.tr("Space adds a model to the favourites or removes it."))
        self.view.setToolTip(self.tr("Click the star, or press Space, to add a model to the favourites."))
        self.view.setUniformItemSizes(True)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._delegate = StarDelegate(self.view)
        self.view.setItemDelegate(self._delegate)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.filter)
        column.addWidget(self.view)
        self.filter.textChanged.connect(self._narrow)
        self.filter.installEventFilter(self)
        self.view.selectionModel().currentChanged.connect(lambda now, _: self.selected.emit(now.data(_NAME) or ""))
        self.view.starred.connect(self.toggle_star)
        self._delegate.starred.connect(self.toggle_star)
        self.view.activated.connect(lambda _: self.entered.emit())
        self.filter.returnPressed.connect(self.entered)

    def show_models(self, models: Sequence[str], favourites: Sequence[str], current: str) -> None:
        self._models, self._favourites = tuple(models), tuple(favourites)
        self._fill(current)

    def current(self) -> str:
        """The model that is selected, or was typed; empty for none."""
        return self.view.currentIndex().data(_NAME) or ""

    def choose(self, name: str) -> None:
        """Select a model; one that is not in the list stands in the line, as if typed."""
        self.filter.setText("" if name in self._models else name)
        self._fill(name)

    def toggle_star(self, name: str) -> None:
        if name not in self._models:
            return
        stars = self._favourites
        self._favourites = tuple(s for s in stars if s != name) if name in stars else (*stars, name)
        self._fill(self.current())
        self.favourites_changed.emit(self._favourites)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._size()  # only now the rows have the height that the style gives them

    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        """Up and Down move in the list from the line above it."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None:
                row = min(max(self.view.currentIndex().row() + step, 0), len(self.rows.rows) - 1)
                self.view.setCurrentIndex(self.rows.index(row, 0))
                return True
        return super().eventFilter(watched, event)

    def _narrow(self) -> None:
        self._fill(self.current())

    def _fill(self, current: str) -> None:
        filter_text = self.filter.text().strip()
        words = filter_text.lower().split()
        first = [name for name in self._favourites if name in self._models]
        ordered = dict.fromkeys((*first, *self._models))
        rows = [Row(n, n in self._favourites) for n in ordered if all(word in n.lower() for word in words)]
        if filter_text and filter_text not in ordered:
            rows.append(Row(filter_text, False, listed=False))
        self.rows.show_rows(rows)
        self._size()
        names = [row.name for row in rows]
        at = names.index(current) if current in names else 0
        index = self.rows.index(at, 0)
        self.view.setCurrentIndex(index)  # invalid, and thereby none, where there are no rows
        self.view.scrollTo(index)
        if not rows:
            self.selected.emit("")

    def _size(self) -> None:
        """Always that of some rows, so that a list that is fetched moves nothing below it."""
        self.view.setFixedHeight(_ROWS * max(_HEIGHT, self.view.fontMetrics().height() + _AIR) + 4)


def _star_place(row: QRect) -> QRect:
    return QRect(row.right() - _ROOM, row.top(), _ROOM, row.height())
