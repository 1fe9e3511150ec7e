"""The conversation list's rows: summaries under the day they were last touched, then the named groups."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import IntEnum, StrEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from app.core.domain.conversation import Summary
from app.ui.wording.sentences import when

Index = QModelIndex | QPersistentModelIndex


class Group(StrEnum):
    TODAY = "today"
    YESTERDAY = "yesterday"
    WEEK = "week"
    EARLIER = "earlier"


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
    GROUP = Qt.ItemDataRole.UserRole + 10  # the name of the conversation's group


@dataclass(frozen=True)
class Row:
    group: Group | None  # None: a named one
    summary: Summary | None = None  # None: the group's heading
    name: str = ""
    count: int = 0  # conversations of a named group, for its heading
    open: bool = True


def grouped(summaries: Sequence[Summary], now: datetime, folded: Collection[str] = ()) -> list[Row]:
    """Rows with headings, in the order of the summaries (newest first); named groups after the others, by name.

    Of the groups that are `folded` only the headings are there.
    """
    rows: list[Row] = []
    by_group: dict[str, list[Summary]] = {}
    for summary in summaries:
        if summary.group:
            by_group.setdefault(summary.group, []).append(summary)
            continue
        group = _group(summary.updated, now)
        if not rows or rows[-1].group is not group:
            rows.append(Row(group))
        rows.append(Row(group, summary))
    for name in sorted(by_group, key=lambda name: (name.casefold(), name)):
        rows.append(Row(None, None, name, len(by_group[name]), name not in folded))
        rows += [Row(None, summary, name) for summary in by_group[name] if name not in folded]
    return rows


def _group(moment: datetime, now: datetime) -> Group:
    day, today = moment.astimezone().date(), now.astimezone().date()
    if day >= today:
        return Group.TODAY
    if day == today - timedelta(days=1):
        return Group.YESTERDAY
    return Group.WEEK if day > today - timedelta(days=7) else Group.EARLIER


class ConversationRows(QAbstractListModel):
    """A flat model; headings are rows that cannot be chosen."""

    renamed = Signal(str, str)  # conversation, new title

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._running: frozenset[str] = frozenset()
        self._unread: frozenset[str] = frozenset()
        self._summaries: Sequence[Summary] = ()
        self.folded: set[str] = set()  # names of groups

    def show(self, summaries: Sequence[Summary], all_open: bool = False) -> None:
        """all_open: of what was searched for nothing stays hidden."""
        self._summaries = summaries
        rows = grouped(summaries, datetime.now().astimezone(), () if all_open else self.folded)
        if rows == self._rows:
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def toggle(self, name: str) -> None:
        """Open or close a named group."""
        self.folded ^= {name}
        self.show(self._summaries)

    def groups(self) -> list[str]:
        """The names of all groups, in the order of the list."""
        return [row.name for row in self._rows if row.name and row.summary is None]

    def heading_of(self, name: str) -> QModelIndex:
        """An invalid index where there is no such group."""
        for number, row in enumerate(self._rows):
            if row.name == name and row.summary is None:
                return self.index(number)
        return QModelIndex()

    def mark(self, running: frozenset[str], unread: frozenset[str]) -> None:
        if (running, unread) != (self._running, self._unread):
            self._running, self._unread = running, unread
            self.repaint_all()

    def repaint_all(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def index_of(self, conversation_id: str) -> QModelIndex:
        """An invalid index where the conversation has no row."""
        for number, row in enumerate(self._rows):
            if row.summary is not None and row.summary.id == conversation_id:
                return self.index(number)
        return QModelIndex()

    def ids(self) -> list[str]:
        return [row.summary.id for row in self._rows if row.summary is not None]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 Qt's own signature
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid() or ((row := self._rows[index.row()]).summary is None and not row.name):
            return Qt.ItemFlag.NoItemFlags
        if row.summary is None:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        if row.summary is None:
            return self._heading(row.group, role) if row.group is not None else self._group_heading(row, role)
        summary = row.summary
        match role:
            case Qt.ItemDataRole.AccessibleTextRole if summary.private:
                return self.tr("{title}, private").format(title=summary.title or self.tr("Untitled"))
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole | Qt.ItemDataRole.AccessibleTextRole:
                return summary.title or self.tr("Untitled")
            case Qt.ItemDataRole.ToolTipRole if summary.private:
                return self.tr("Private: gone when the window closes")
            case Role.PRIVATE:
                return summary.private
            case Role.GROUP:
                return summary.group
            case Role.ID:
                return summary.id
            case Role.HEADER:
                return False
            case Role.SNIPPET:
                return " ".join(summary.snippet.split())
            case Role.WHEN:
                return when(summary.updated)
            case Role.RUNNING:
                return summary.id in self._running
            case Role.UNREAD:
                return summary.id in self._unread
        return None

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
                many = self.tr("%n conversation(s)", "", row.count)
                return self.tr("Group {name}, {many}, {state}").format(name=row.name, many=many, state=state)
        return None

    def _heading(self, group: Group, role: int) -> Any:
        if role == Role.HEADER:
            return True
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        match group:
            case Group.TODAY:
                return self.tr("Today")
            case Group.YESTERDAY:
                return self.tr("Yesterday")
            case Group.WEEK:
                return self.tr("Last 7 days")
        return self.tr("Earlier")
