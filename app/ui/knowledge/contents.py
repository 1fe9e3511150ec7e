"""What is in a base: a filter, the tree of items and documents, and what can be done with those that are chosen."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QStackedLayout,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.knowledge import Document, Item
from app.ui.knowledge.row_delegate import ICONS, TwoLines
from app.ui.knowledge.rows import DocumentRows, Role, rows_of
from app.ui.widgets.icons import icon
from app.ui.widgets.labels import keep_gap
from app.ui.widgets.theme import Colours

Index = QModelIndex | QPersistentModelIndex
_MOST_EXPANDED = 40  # documents of a folder that is shown unfolded when it is the only thing in a base


class ContentsPane(QWidget):
    open_requested = Signal(object)  # a Document
    again_requested = Signal(object)  # a list of Documents
    remove_requested = Signal(object)  # a list of Items

    def __init__(self, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: Sequence[Item] = ()
        self._documents: Sequence[Document] = ()
        self._build(colours)
        self._connect()
        self.set_colours(colours)
        self.retranslate()
        self._show_actions()

    def show_contents(self, items: Sequence[Item], documents: Sequence[Document]) -> None:
        self._items, self._documents = items, documents
        self._refresh()

    def show_current(self, address: str) -> None:
        self.rows.show_current(address)

    def selected_items(self) -> list[Item]:
        items = (self.rows.item_at(index) for index in self.view.selectionModel().selectedRows())
        return list(dict.fromkeys(item for item in items if item is not None))

    def selected_documents(self) -> list[Document]:
        documents = [d for index in self.view.selectionModel().selectedRows() for d in self.rows.documents_at(index)]
        return list({document.id: document for document in documents}.values())

    def set_colours(self, colours: Colours) -> None:
        self._colours = self.delegate.colours = colours
        self.again.setIcon(icon("again", colours.muted, colours.border))
        self.remove.setIcon(icon("trash", colours.muted, colours.border))
        self.view.viewport().update()

    def retranslate(self) -> None:
        self.filter.setPlaceholderText(self.tr("Filter by name"))
        self.filter.setAccessibleName(self.tr("Filter documents by name"))
        self.failed.setText(self.tr("Failed only"))
        self.view.setAccessibleName(self.tr("Documents of this knowledge base"))
        self.again.setText(self.tr("Reindex"))
        self.again.setToolTip(self.tr("Reindex the selected documents, changed or not"))
        self.remove.setText(self.tr("Remove"))
        self.remove.setToolTip(self.tr("Remove from this knowledge base; the files themselves stay (Del)"))
        self.nothing.setText(self.tr("No matching documents."))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _build(self, colours: Colours) -> None:
        self.filter = QLineEdit()
        self.filter.setClearButtonEnabled(True)
        self.failed = QCheckBox()
        self.again, self.remove = QToolButton(), QToolButton()
        for button in (self.again, self.remove):
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
            keep_gap(button)
        self.rows = DocumentRows(self)
        self.view = QTreeView()
        self.view.setModel(self.rows)
        self.view.setHeaderHidden(True)
        self.view.setUniformRowHeights(True)  # thousands of rows are laid out at once
        self.view.setMouseTracking(True)
        self.view.setExpandsOnDoubleClick(False)
        self.view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.delegate = TwoLines(colours, _below, lambda index: ICONS[index.data(Role.KIND)], self.view)
        self.view.setItemDelegate(self.delegate)
        self.nothing = QLabel()
        self.nothing.setProperty("muted", True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.nothing.setContentsMargins(16, 32, 16, 0)
        middle = QWidget()
        self._stack = QStackedLayout(middle)
        self._stack.addWidget(self.view)
        self._stack.addWidget(self.nothing)
        tools = QHBoxLayout()
        tools.addWidget(self.filter, 1)
        for widget in (self.failed, self.again, self.remove):
            tools.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(10)
        column.addLayout(tools)
        column.addWidget(middle, 1)

    def _connect(self) -> None:
        self.filter.textChanged.connect(lambda: self._refresh())
        self.failed.toggled.connect(lambda: self._refresh())
        self.again.clicked.connect(self._read_again)
        self.remove.clicked.connect(self._remove)
        self.view.selectionModel().selectionChanged.connect(lambda *_: self._show_actions())
        self.rows.modelReset.connect(self._show_actions)
        self.view.activated.connect(self._activate)
        self.view.customContextMenuRequested.connect(self._show_menu)
        delete = QShortcut(QKeySequence(Qt.Key.Key_Delete), self.view, context=Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(self._remove)

    def _refresh(self) -> None:
        """What is chosen and unfolded stays so, whatever came or went."""
        rows, model = self.rows, self.view.selectionModel()
        selected_keys = [rows.key_at(index) for index in model.selectedRows()]
        current = rows.key_at(self.view.currentIndex())
        expanded = [rows.key_at(rows.index(n)) for n in range(rows.rowCount()) if self.view.isExpanded(rows.index(n))]
        place = self.view.verticalScrollBar().value()
        visible = rows_of(self._items, self._documents, self.filter.text(), self.failed.isChecked())
        if rows.show(visible):
            narrowed = bool(self.filter.text().strip()) or self.failed.isChecked()
            lone = len(visible) == 1 and len(visible[0].below) <= _MOST_EXPANDED
            for number, row in enumerate(visible):
                if row.item.id in expanded or narrowed or (lone and not expanded):
                    self.view.expand(rows.index(number))
            flags = QItemSelectionModel.SelectionFlag
            for key in selected_keys[:200]:
                model.select(rows.index_of(key), flags.Select)
            if current:
                model.setCurrentIndex(rows.index_of(current), flags.NoUpdate)
            self.view.verticalScrollBar().setValue(place)
        self._stack.setCurrentIndex(0 if visible else 1)

    def _show_actions(self) -> None:
        some = self.view.selectionModel().hasSelection()
        self.again.setEnabled(some)
        self.remove.setEnabled(some)

    def _activate(self, index: QModelIndex) -> None:
        document = self.rows.document_at(index)
        if document is not None:
            self.open_requested.emit(document)
        else:
            self.view.setExpanded(index, not self.view.isExpanded(index))

    def _read_again(self) -> None:
        if documents := self.selected_documents():
            self.again_requested.emit(documents)

    def _remove(self) -> None:
        if items := self.selected_items():
            self.remove_requested.emit(items)

    def menu(self) -> QMenu:
        """What can be done with the rows that are chosen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        document = self.rows.document_at(self.view.currentIndex())
        if document is not None:
            open_document = menu.addAction(icon("open", self._colours.muted), self.tr("Open"))
            open_document.triggered.connect(lambda: self.open_requested.emit(document))
        menu.addAction(icon("again", self._colours.muted), self.tr("Reindex")).triggered.connect(self._read_again)
        folder = any(index.parent().isValid() for index in self.view.selectionModel().selectedRows())
        words = self.tr("Remove its whole folder") if folder else self.tr("Remove")
        menu.addAction(icon("trash", self._colours.muted), words).triggered.connect(self._remove)
        return menu

    def _show_menu(self, place: QPoint) -> None:
        if self.view.indexAt(place).isValid():
            self.menu().popup(self.view.viewport().mapToGlobal(place))


def _below(index: Index) -> tuple[str, bool]:
    failed = bool(index.data(Role.FAILED))
    return " · ".join(filter(None, (index.data(Role.STATE), index.data(Role.PLACE)))), failed
