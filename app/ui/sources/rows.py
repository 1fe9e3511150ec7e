"""The rows of a list of sources: headings of groups, a title, site and date, and why a page failed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from app.core.cited_passage import pages_of
from app.core.domain.sources import Origin, Source
from app.core.listing import Group, SourceRow
from app.ui.wording.foreign.titles import display_site, display_title, forgotten_sentence
from app.ui.wording.knowledge import page_words
from app.ui.wording.pages import page_sentence, unread_words
from app.ui.wording.sentences import shortened, translate

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    ROW = Qt.ItemDataRole.UserRole + 1  # the SourceRow; None for headings
    SITE = Qt.ItemDataRole.UserRole + 2
    REASON = Qt.ItemDataRole.UserRole + 3


@dataclass(frozen=True)
class Heading:
    group: Group
    count: int


class SourceRows(QAbstractListModel):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: list[Heading | SourceRow] = []

    def show(self, rows: Sequence[SourceRow]) -> None:
        items: list[Heading | SourceRow] = []
        for row in rows:
            if not items or items[-1].group is not row.group:
                items.append(Heading(row.group, sum(r.group is row.group for r in rows)))
            items.append(row)
        if items != self._items:
            self.beginResetModel()
            self._items = items
            self.endResetModel()

    def index_of(self, source_id: str) -> QModelIndex:
        for number, item in enumerate(self._items):
            if isinstance(item, SourceRow) and item.source.id == source_id:
                return self.index(number)
        return QModelIndex()

    def repaint_all(self) -> None:
        if self._items:
            self.dataChanged.emit(self.index(0), self.index(len(self._items) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's own signature
        return 0 if parent.isValid() else len(self._items)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or isinstance(self._items[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        item = self._items[index.row()]
        if isinstance(item, Heading):
            return self._heading(item) if role == Qt.ItemDataRole.DisplayRole else None
        source = item.source
        title = title_words(source)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return title
            case Qt.ItemDataRole.ToolTipRole:
                return None  # a tool tip could take the page's title for rich text
            case Qt.ItemDataRole.AccessibleTextRole:
                return " ".join(filter(None, (f"{source.number}." if source.number else "", title, _site(item))))
            case Role.ROW:
                return item
            case Role.SITE:
                return _site(item)
            case Role.REASON:
                return unread_words(item.reason, item.detail) if item.reason else ""
        return None

    def reason(self, row: SourceRow) -> str:
        """Why the page was not read, or why there is nothing left of it, in words; empty else."""
        if forgotten := forgotten_sentence(row.source):
            return forgotten
        return page_sentence(row.reason, _host(row.source), row.detail) if row.reason else ""

    def _heading(self, heading: Heading) -> str:
        match heading.group:
            case Group.CITED:
                name = self.tr("Cited")
            case Group.READ:
                name = self.tr("Read, not cited")
            case Group.CONSULTED:
                name = self.tr("Also consulted")
            case Group.UNREAD:
                name = self.tr("Found, not read")
            case Group.FAILED:
                name = self.tr("Could not be read")
        return f"{name} · {heading.count}"


def title_words(source: Source, limit: int = 200) -> str:
    """What a source is called, or how what there is of it begins. Foreign text on one line."""
    title = display_title(source) or source.snippet[: limit + 1]
    return shortened(title, limit) or translate("SourceRows", "Untitled source")


def _site(row: SourceRow) -> str:
    source = row.source
    host = shortened(_host(source), 60)
    kind = translate("SourceRows", "Attached") if source.origin is Origin.FILE else _kind(source.kind)
    parts = (kind, "" if host == title_words(source) else host, _pages(row), shortened(source.date, 20))
    return " · ".join(filter(None, (*parts, shortened(source.author, 60))))


def _pages(row: SourceRow) -> str:
    """“p. 3”, “p. 3, 7, 8 …”: where in a document its passages stand."""
    pages = pages_of(row)
    more = " …" if len(pages) > 3 else ""
    return f"{page_words(pages[0], 0)}{''.join(f', {page}' for page in pages[1:3])}{more}" if pages else ""


def _kind(kind: str) -> str:
    """What kind of source it is, where that is no page of the web."""
    words: dict[str, Callable[[], str]] = {
        "web": lambda: "",
        "news": lambda: translate("SourceRows", "News"),
        "image": lambda: translate("SourceRows", "Image"),
        "video": lambda: translate("SourceRows", "Video"),
        "x_post": lambda: translate("SourceRows", "Post on X"),
        "maps": lambda: translate("SourceRows", "Place on a map"),
        "file": lambda: translate("SourceRows", "File"),
        "note": lambda: translate("SourceRows", "Note"),
        "conversation": lambda: translate("SourceRows", "Conversation"),
        "memory": lambda: translate("SourceRows", "Memory"),
        "forgotten": lambda: translate("SourceRows", "Memory"),
        "tool": lambda: translate("SourceRows", "Tool"),
    }
    return words.get(kind, lambda: shortened(kind.replace("_", " "), 20))()


def _host(source: Source) -> str:
    """Look-alike names in punycode, as on the chips."""
    return display_site(source)
