"""What a base holds as a tree of two levels: what the user put in, and the documents of a folder below it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.core.domain.knowledge import Document, DocumentState, Item, ItemKind
from app.ui.widgets.tips import plain_tip
from app.ui.wording.knowledge import (
    counts,
    document_title,
    item_title,
    kind_words,
    place_words,
    reason_sentence,
    state_words,
)
from app.ui.wording.language import listed

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    STATE = Qt.ItemDataRole.UserRole + 1  # in a few words
    PLACE = Qt.ItemDataRole.UserRole + 2  # the folder or address
    FAILED = Qt.ItemDataRole.UserRole + 3  # bool
    KIND = Qt.ItemDataRole.UserRole + 4  # an ItemKind


@dataclass
class Row:
    """An item with its documents. Only a folder's are rows of their own."""

    item: Item
    documents: list[Document] = field(default_factory=list)

    @property
    def below(self) -> list[Document]:
        return self.documents if self.item.kind is ItemKind.FOLDER else []

    @property
    def single(self) -> Document | None:
        return self.documents[0] if self.item.kind is not ItemKind.FOLDER and self.documents else None


def rows_of(
    items: Sequence[Item], documents: Sequence[Document], text: str = "", failed_only: bool = False
) -> list[Row]:
    """`text`: only what has it in its name or address; `failed_only`: only what could not be read."""
    needle = text.casefold().strip()
    by_item: dict[str, list[Document]] = {}
    for document in documents:
        by_item.setdefault(document.item, []).append(document)
    lent = _lent(items, by_item, documents)
    rows = []
    for item in items:
        own = by_item.get(item.id) or lent.get(item.id, [])
        visible = [d for d in own if _matches(d, needle) and (d.state is DocumentState.FAILED or not failed_only)]
        matches = not failed_only and (not needle or needle in f"{item_title(item)} {item.address}".casefold())
        if visible or matches:
            rows.append(Row(item, visible if visible or item.kind is ItemKind.FOLDER else own))
    return rows


def _lent(
    items: Sequence[Item], by_item: dict[str, list[Document]], documents: Sequence[Document]
) -> dict[str, list[Document]]:
    """A file that also lies in a folder of the base is one document, and that is the folder's."""
    bare = {i.address: i.id for i in items if i.kind is not ItemKind.FOLDER and i.id not in by_item}
    return {bare[d.address]: [d] for d in documents if d.address in bare} if bare else {}


def _matches(document: Document, needle: str) -> bool:
    return not needle or needle in f"{document.title} {document.address}".casefold()


class DocumentRows(QAbstractItemModel):
    """Rows that stay where they are are changed in place, so that nothing a user does is undone by an import."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._current = ""  # the address that is being read

    @property
    def rows(self) -> list[Row]:
        return self._rows

    def show(self, rows: list[Row]) -> bool:
        """True where rows came, went or moved, and so the whole was made anew."""
        same = [_shape(row) for row in rows] == [_shape(row) for row in self._rows]
        if not same:
            self.beginResetModel()
            self._rows = rows
            self.endResetModel()
            return True
        for place, (old, new) in enumerate(zip(self._rows, rows, strict=True)):
            if old != new:
                self._rows[place] = new
                self._emit_changed(
                    place, [n for n, pair in enumerate(zip(old.below, new.below, strict=True)) if _differ(pair)]
                )
        return False

    def show_current(self, address: str) -> None:
        """The document that is being read now."""
        old, self._current = self._current, address
        if old == address:
            return
        for place, row in enumerate(self._rows):
            below = [n for n, d in enumerate(row.below) if d.address in (old, address)]
            if below or (row.single is not None and row.single.address in (old, address)):
                self._emit_changed(place, below)

    def item_at(self, index: Index) -> Item | None:
        return self._row(index).item if index.isValid() else None

    def document_at(self, index: Index) -> Document | None:
        """The document of a row; None for a folder."""
        if not index.isValid():
            return None
        row = self._row(index)
        return row.single if index.internalId() == 0 else row.below[index.row()]

    def documents_at(self, index: Index) -> list[Document]:
        """All documents that a row stands for."""
        document = self.document_at(index)
        return [document] if document is not None else list(self._row(index).documents) if index.isValid() else []

    def key_at(self, index: Index) -> str:
        """What names a row over changes of the tree."""
        item, document = self.item_at(index), self.document_at(index)
        if item is None:
            return ""
        return document.id if document is not None and index.internalId() else item.id

    def index_of(self, key: str) -> QModelIndex:
        for place, row in enumerate(self._rows):
            if row.item.id == key:
                return self.index(place, 0)
            for below, document in enumerate(row.below):
                if document.id == key:
                    return self.index(below, 0, self.index(place, 0))
        return QModelIndex()

    def index(self, row: int, column: int = 0, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else 0)

    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        above = index.internalId() if index.isValid() else 0
        return self.createIndex(above - 1, 0, 0) if above else QModelIndex()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's own signature
        if not parent.isValid():
            return len(self._rows)
        return 0 if parent.internalId() else len(self._rows[parent.row()].below)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, document = self._row(index), self.document_at(index)
        folder = row.item.kind is ItemKind.FOLDER and index.internalId() == 0
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return document_title(document) if document is not None and index.internalId() else _title(row)
            case Qt.ItemDataRole.ToolTipRole:
                sentence = reason_sentence(document) if document is not None else ""
                return plain_tip(sentence or (document.address if document is not None else row.item.address))
            case Qt.ItemDataRole.AccessibleTextRole:
                kind = kind_words(document.kind if document is not None else row.item.kind)
                return listed((self.data(index), kind, self._state(row, document)))
            case Role.STATE:
                return self._state(row, document)
            case Role.PLACE:
                return (
                    place_words(row.item.kind, row.item.address) if index.internalId() == 0 else _below(row, document)
                )
            case Role.FAILED:
                failed = [document] if document is not None else row.documents if folder else []
                return any(one.state is DocumentState.FAILED for one in failed)
            case Role.KIND:
                return document.kind if document is not None else row.item.kind
        return None

    def _state(self, row: Row, document: Document | None) -> str:
        if document is not None:
            return state_words(document, self._current)
        if not row.documents:
            return ""
        failed = sum(d.state is DocumentState.FAILED for d in row.documents)
        waiting = sum(d.state is DocumentState.WAITING for d in row.documents)
        parts = (
            counts.documents(len(row.documents)),
            counts.waiting(waiting) if waiting else "",
            counts.failed(failed) if failed else "",
        )
        return " · ".join(filter(None, parts))

    def _row(self, index: Index) -> Row:
        return self._rows[index.internalId() - 1 if index.internalId() else index.row()]

    def _emit_changed(self, place: int, below: Sequence[int]) -> None:
        top = self.index(place, 0)
        self.dataChanged.emit(top, top)
        if below:
            self.dataChanged.emit(self.index(below[0], 0, top), self.index(below[-1], 0, top))


def _title(row: Row) -> str:
    document = row.single
    return document_title(document) if document is not None else item_title(row.item)


def _below(row: Row, document: Document | None) -> str:
    """A file's folder within the folder that was put in."""
    if document is None:
        return ""
    place = place_words(document.kind, document.address)
    return place.removeprefix(row.item.address).strip("/\\")


def _shape(row: Row) -> tuple[str, list[str]]:
    return row.item.id, [document.id for document in row.below]


def _differ(pair: tuple[Document, Document]) -> bool:
    return pair[0] != pair[1]
