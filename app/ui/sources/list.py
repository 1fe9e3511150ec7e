"""The list of an answer's sources: which one is current stays so while the rows change."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QListView, QWidget

from app.core.cited_passage import is_document
from app.core.domain.addresses import is_web_address
from app.core.listing import SourceRow
from app.ui.sources.delegate import SourceDelegate
from app.ui.sources.rows import Role, SourceRows
from app.ui.widgets.theme import Colours


class SourceList(QListView):
    """`picture` as in `SourceDelegate`."""

    row_changed = Signal()  # another row is current: the user's doing, or `select`'s
    open_requested = Signal(str)  # an address
    document_requested = Signal(object, object)  # a Source of the user's own; the Passage in it, or None

    def __init__(
        self,
        colours: Colours,
        picture: Callable[[str], QImage | None] = lambda url: None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("quiet", True)
        self.setObjectName("sources")
        self.rows = SourceRows(self)
        self._delegate = SourceDelegate(colours, self, picture)
        self._filling = False
        self.setModel(self.rows)
        self.setItemDelegate(self._delegate)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.activated.connect(self._open)
        self.selectionModel().currentChanged.connect(self._change_row)

    @property
    def row(self) -> SourceRow | None:
        """The current one."""
        return self._row_at(self.currentIndex())

    def show_rows(self, rows: Sequence[SourceRow]) -> bool:
        """True where the current row is another one now, or the same source with something new about it."""
        before = self.row
        self._filling = True  # a reset forgets what is current; that is set again here, without the user's doing
        self.rows.show(rows)
        if before is not None and self.row is None:
            self.select(before.source.id)
        self._filling = False
        return before is not None and self.row != before

    def select(self, source_id: str) -> None:
        """Make the row of a source the current one, if it has one."""
        index = self.rows.index_of(source_id)
        if index.isValid():
            self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.scrollTo(index)

    def set_colours(self, colours: Colours) -> None:
        self._delegate.colours = colours
        self.viewport().update()

    def _change_row(self, index: QModelIndex) -> None:
        if not self._filling and self._row_at(index) is not None:
            self.row_changed.emit()

    def _open(self, index: QModelIndex) -> None:
        row = self._row_at(index)
        if row is not None and is_web_address(row.source.address):
            self.open_requested.emit(row.source.address)
        elif row is not None and is_document(row.source):
            self.document_requested.emit(row.source, next(iter(row.passages), None))

    def _row_at(self, index: QModelIndex) -> SourceRow | None:
        return index.data(Role.ROW) if index.isValid() else None
