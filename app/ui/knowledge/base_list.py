"""The knowledge bases by name: a new one, another name for one, away with one."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.knowledge import Base
from app.ui.knowledge.row_delegate import TwoLines
from app.ui.widgets.icons import icon
from app.ui.widgets.labels import keep_gap
from app.ui.widgets.theme import Colours
from app.ui.widgets.tips import plain_tip
from app.ui.wording.knowledge import base_counts, line

_ID = Qt.ItemDataRole.UserRole
_NARROWEST, _MARGIN = 240, 12  # pixels
_COUNTS = Qt.ItemDataRole.UserRole + 1
_NAME = 80  # characters of a name that are kept


class BaseList(QFrame):
    selected = Signal(str)  # a base's id; empty: none
    new_requested = Signal()
    renamed = Signal(str, str)
    remove_requested = Signal(str)

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bases")
        self._bases: dict[str, Base] = {}
        self._filling = False
        self.new = QPushButton()
        keep_gap(self.new)
        self.new.setAutoDefault(False)
        self.view = QListWidget()
        self.view.setProperty("quiet", True)
        self.view.setMouseTracking(True)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.delegate = TwoLines(colours, _below, lambda _: "book", self.view)
        self.view.setItemDelegate(self.delegate)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        column.addWidget(self.new)
        column.addWidget(self.view, 1)
        self.new.clicked.connect(self.new_requested)
        self.view.currentItemChanged.connect(lambda *_: self._chose())
        self.view.itemChanged.connect(self._renamed)
        self.view.customContextMenuRequested.connect(self._show_menu)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.view, context=Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(lambda: self.remove_requested.emit(self.current) if self.current else None)
        self.set_colours(colours)
        self.retranslate()

    @property
    def current(self) -> str:
        item = self.view.currentItem()
        return str(item.data(_ID)) if item is not None else ""

    def show_bases(self, bases: Sequence[Base], base_id: str = "") -> None:
        """`base_id`: the base to choose; empty: the one that is chosen already, else the first."""
        edited = self.view.currentItem()
        if edited is not None and self.view.isPersistentEditorOpen(edited) and not base_id:
            return  # a name is being typed: an update would take the letters back
        target = base_id or self.current
        self._bases = {base.id: base for base in bases}
        self._filling = True
        if [self._id(row) for row in range(self.view.count())] != [base.id for base in bases]:
            self.view.clear()
            for base in bases:
                item = QListWidgetItem(self.view)
                item.setData(_ID, base.id)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsEditable)
        for row, base in enumerate(bases):
            item = self.view.item(row)
            item.setText(line(base.name))
            item.setData(_COUNTS, base_counts(base, short=True))
            item.setToolTip(plain_tip(base.name))
        ids = [base.id for base in bases]
        self.view.setCurrentRow(ids.index(target) if target in ids else 0 if ids else -1)
        self._filling = False
        self._chose()

    def edit(self) -> None:
        """Write another name for the base that is chosen."""
        if (item := self.view.currentItem()) is not None:
            self.view.setFocus()
            self.view.editItem(item)

    def set_colours(self, colours: Colours) -> None:
        self._colours = self.delegate.colours = colours
        self.new.setIcon(icon("plus", colours.text))
        self.view.viewport().update()

    def retranslate(self) -> None:
        self.new.setText(self.tr("New knowledge base"))
        self.setFixedWidth(max(_NARROWEST, self.new.sizeHint().width() + 2 * _MARGIN))
        self.view.setAccessibleName(self.tr("Knowledge bases"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def menu(self) -> QMenu:
        """What can be done with the base that is chosen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(icon("pencil", self._colours.muted), self.tr("Rename")).triggered.connect(self.edit)
        base_id = self.current
        delete = menu.addAction(icon("trash", self._colours.muted), self.tr("Delete…"))
        delete.triggered.connect(lambda: self.remove_requested.emit(base_id))
        return menu

    def _id(self, row: int) -> str:
        return str(self.view.item(row).data(_ID))

    def _chose(self) -> None:
        if not self._filling:
            self.selected.emit(self.current)

    def _renamed(self, item: QListWidgetItem) -> None:
        if self._filling:
            return
        base = self._bases.get(str(item.data(_ID)))
        name = line(item.text(), _NAME)
        if base is None:
            return
        is_used = any(b.name.casefold() == name.casefold() for b in self._bases.values() if b.id != base.id)
        if not name or is_used or name == line(base.name):  # two of one name could not be told apart behind a `#`
            name = base.name
        else:
            self.renamed.emit(base.id, name)
        self._filling = True
        item.setText(line(name))  # as it is kept, whatever was typed around it
        self._filling = False

    def _show_menu(self, place: QPoint) -> None:
        if self.view.itemAt(place) is not None:
            self.menu().popup(self.view.viewport().mapToGlobal(place))


def _below(index: QModelIndex | QPersistentModelIndex) -> tuple[str, bool]:
    return str(index.data(_COUNTS) or ""), False
