"""The model of the conversation list: its rows as Qt asks for them, the first few hundred until more are wanted."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import IntEnum
from operator import is_
from typing import Any

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from app.core.conversation_query import places_of
from app.core.domain.conversation import Summary
from app.ui.conversations.sections import Group, Row, Section, Target, archived, grouped, hits
from app.ui.wording.sentences import when

Index = QModelIndex | QPersistentModelIndex

MIME = "application/x-citewise-conversations"
_PORTION = 300  # rows: a view asks each for its size before it shows the first


class Role(IntEnum):
    """What the delegate asks for besides the title."""

    ID = Qt.ItemDataRole.UserRole + 1
    HEADER = Qt.ItemDataRole.UserRole + 2  # True for a group's heading
    SNIPPET = Qt.ItemDataRole.UserRole + 3
    WHEN = Qt.ItemDataRole.UserRole + 4
    RUNNING = Qt.ItemDataRole.UserRole + 5
    UNREAD = Qt.ItemDataRole.UserRole + 6
    GROUP_HEADING = Qt.ItemDataRole.UserRole + 7  # the name of the group that this row heads; else empty
    OPEN = Qt.ItemDataRole.UserRole + 8  # whether that group is
    PRIVATE = Qt.ItemDataRole.UserRole + 9
    SUMMARY = Qt.ItemDataRole.UserRole + 10
    TITLE_PLACES = Qt.ItemDataRole.UserRole + 11  # of the words that were searched for, in the title
    SNIPPET_PLACES = Qt.ItemDataRole.UserRole + 12


class ConversationRows(QAbstractListModel):
    """A flat model; headings are rows that cannot be chosen."""

    renamed = Signal(str, str)  # conversation, new title

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._places: dict[str, int] = {}  # conversation → its row
        self._loaded = 0  # rows that the view knows
        self._running: frozenset[str] = frozenset()
        self._unread: frozenset[str] = frozenset()
        self._summaries: Sequence[Summary] = ()
        self._state: tuple[object, ...] = ()  # all else that the rows depend on
        self.folded: set[str] = set()  # names of groups
        self.words: tuple[str, ...] = ()  # that were searched for
        self.archive = False  # what is archived is shown, and nothing else

    def show(self, summaries: Sequence[Summary]) -> None:
        state = (datetime.now().astimezone().date(), self.words, self.archive, frozenset(self.folded))
        if state == self._state and _same(summaries, self._summaries):
            return
        self._state, self._summaries = state, tuple(summaries)
        rows = self._sorted_rows()
        if rows == self._rows:
            return
        self.beginResetModel()
        self._rows = rows
        self._places = {row.summary.id: number for number, row in enumerate(rows) if row.summary is not None}
        self._loaded = min(len(rows), max(self._loaded, _PORTION))
        self.endResetModel()

    def _sorted_rows(self) -> list[Row]:
        now = datetime.now().astimezone()
        if self.words:
            return hits([one for one in self._summaries if one.archived or not self.archive])
        return archived(self._summaries, now) if self.archive else grouped(self._summaries, now, self.folded)

    def toggle(self, name: str) -> None:
        """Open or close a named group."""
        self.folded ^= {name}
        self.show(self._summaries)

    def look_into(self, archive: bool) -> None:
        self.archive = archive
        self.show(self._summaries)

    def reveal(self, conversation_id: str) -> QModelIndex:
        """Its row, in a group that is opened where it was folded; an invalid index where it has none."""
        summary = next((one for one in self._summaries if one.id == conversation_id), None)
        if summary is not None and conversation_id not in self._places and summary.group in self.folded:
            self.toggle(summary.group)
        return self.index_of(conversation_id)

    def groups(self) -> list[str]:
        """The names of all groups, in the order of the list."""
        names = {one.group for one in self._summaries if one.group}
        return sorted(names, key=lambda name: (name.casefold(), name))

    def tags(self) -> list[str]:
        return sorted({tag for one in self._summaries for tag in one.tags}, key=str.casefold)

    def archive_size(self) -> int:
        return sum(one.archived for one in self._summaries)

    def heading_of(self, name: str) -> QModelIndex:
        """An invalid index where there is no such group."""
        for number, row in enumerate(self._rows):
            if row.name == name and row.summary is None:
                return self._index_at(number)
        return QModelIndex()

    def mark(self, running: frozenset[str], unread: frozenset[str]) -> None:
        if (running, unread) != (self._running, self._unread):
            self._running, self._unread = running, unread
            self.repaint_all()

    def repaint_all(self) -> None:
        if self._loaded:
            self.dataChanged.emit(self.index(0), self.index(self._loaded - 1))

    def index_of(self, conversation_id: str) -> QModelIndex:
        """An invalid index where the conversation has no row."""
        number = self._places.get(conversation_id)
        return QModelIndex() if number is None else self._index_at(number)

    def _index_at(self, number: int) -> QModelIndex:
        if number >= self._loaded:
            self._load(number + 1)
        return self.index(number)

    def ids(self) -> list[str]:
        return list(self._places)

    def summaries_of(self, ids: Iterable[str]) -> list[Summary]:
        """Of those that have rows."""
        rows = (self._rows[self._places[one]].summary for one in ids if one in self._places)
        return [summary for summary in rows if summary is not None]

    def movable(self, ids: Iterable[str]) -> list[Summary]:
        """What is private is neither pinned nor put anywhere."""
        return [summary for summary in self.summaries_of(ids) if not summary.private]

    def target_at(self, index: Index) -> Target | None:
        """Where what is dropped there goes; None: nowhere."""
        if not index.isValid() or self.words or self.archive:
            return None
        row = self._rows[index.row()]
        return Target(pinned=True) if row.group is Section.PINNED else Target(group=row.name)

    # What Qt asks for

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's own signature
        return 0 if parent.isValid() else self._loaded

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and self._loaded < len(self._rows)

    def fetchMore(self, parent: Index) -> None:
        self._load(self._loaded + _PORTION)

    def load_all(self) -> None:
        self._load(len(self._rows))

    def _load(self, end: int) -> None:
        end = min(len(self._rows), end)
        if end > self._loaded:
            self.beginInsertRows(QModelIndex(), self._loaded, end - 1)
            self._loaded = end
            self.endInsertRows()

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or ((row := self._rows[index.row()]).summary is None and not row.name):
            return Qt.ItemFlag.NoItemFlags
        if row.summary is None:
            return Qt.ItemFlag.ItemIsEnabled
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable
        return flags if row.summary.private else flags | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        return [MIME]

    def mimeData(self, indexes: Iterable[Index]) -> QMimeData:
        data = QMimeData()
        data.setData(MIME, "\n".join(index.data(Role.ID) for index in indexes).encode())
        return data

    def supportedDragActions(self) -> Qt.DropAction:
        return Qt.DropAction.CopyAction  # the view takes nothing out by itself

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        if row.summary is None:
            return self._heading(row.group, role) if row.group is not None else self._group_heading(row, role)
        summary = row.summary
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return summary.title or self.tr("Untitled")
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._accessible_text(summary)
            case Qt.ItemDataRole.ToolTipRole if summary.private:
                return self.tr("Private: gone when the window closes")
            case Qt.ItemDataRole.ToolTipRole if summary.tags:
                return " ".join(f"#{tag}" for tag in summary.tags)
            case Role.PRIVATE:
                return summary.private
            case Role.SUMMARY:
                return summary
            case Role.ID:
                return summary.id
            case Role.HEADER:
                return False
            case Role.SNIPPET:
                return summary.snippet if summary.match else " ".join(summary.snippet.split())
            case Role.TITLE_PLACES:
                return places_of(summary.title, self.words)
            case Role.SNIPPET_PLACES:
                return summary.match.places if summary.match else ()
            case Role.WHEN:
                return when(summary.updated)
            case Role.RUNNING:
                return summary.id in self._running
            case Role.UNREAD:
                return summary.id in self._unread
        return None

    def _accessible_text(self, summary: Summary) -> str:
        """For a screen reader: what a row shows by states, too."""
        states = (
            (summary.id in self._running, self.tr("answering")),
            (summary.id in self._unread, self.tr("new answer")),
            (summary.pinned, self.tr("pinned")),
            (summary.archived, self.tr("archived")),
            (bool(summary.tags), " ".join(f"#{tag}" for tag in summary.tags)),
            (summary.private, self.tr("private")),
        )
        return ", ".join([summary.title or self.tr("Untitled"), *(words for visible, words in states if visible)])

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        title, summary = " ".join(str(value).split()), self._rows[index.row()].summary
        if summary is None or not title or title == summary.title:
            return False  # an empty name keeps the old one
        self.renamed.emit(summary.id, title[:200])
        return True

    def _group_heading(self, row: Row, role: int) -> Any:
        match role:
            case Role.HEADER:
                return True
            case Role.GROUP_HEADING | Qt.ItemDataRole.DisplayRole:
                return row.name
            case Role.OPEN:
                return row.open
            case Qt.ItemDataRole.AccessibleTextRole:
                state = self.tr("open") if row.open else self.tr("closed")
                many = self.tr("%n conversation(s)", "", row.size)
                return self.tr("Group {name}, {many}, {state}").format(name=row.name, many=many, state=state)
        return None

    def _heading(self, group: Group | Section, role: int) -> Any:
        if role == Role.HEADER:
            return True
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match group:
            case Section.PINNED:
                return self.tr("Pinned")
            case Section.ARCHIVED:
                return self.tr("Archived")
            case Group.TODAY:
                return self.tr("Today")
            case Group.YESTERDAY:
                return self.tr("Yesterday")
            case Group.WEEK:
                return self.tr("Last 7 days")
        return self.tr("Earlier")


def _same(one: Sequence[Summary], other: Sequence[Summary]) -> bool:
    """A store gives what did not change as it gave it before: this takes a thousandth of comparing all they hold."""
    return len(one) == len(other) and all(map(is_, one, other))
