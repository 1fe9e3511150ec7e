"""The latest requests of other programs: when, who, what for and how it went, never what was asked."""

from collections.abc import Sequence

from PySide6.QtCore import QDate, QLocale, Qt, QTime, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem

from app.core.domain.gateway.state import ApiCall
from app.ui.wording.sentences import shortened

_MOST = 100  # rows
_HEIGHT = 200
_WIDEST = 180  # pixels of a column; its tool tip has all of it
_PATH_LEAST = 110
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_TIME, _CLIENT, _PATH, _MODEL, _STATUS, _MS = range(6)


class CallList(QTreeWidget):
    def __init__(self) -> None:
        super().__init__()
        self._calls: Sequence[ApiCall] = ()
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setFixedHeight(_HEIGHT)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("Recent requests"))
        self.setHeaderLabels(
            [self.tr("Time"), self.tr("Program"), self.tr("Path"), self.tr("Model"), self.tr("Status"), self.tr("ms")]
        )
        self.headerItem().setTextAlignment(_MS, _RIGHT)
        header = self.header()
        header.setMaximumSectionSize(_WIDEST)
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_PATH, QHeaderView.ResizeMode.Interactive)

    def show_calls(self, calls: Sequence[ApiCall]) -> None:
        """Newest first; the row that is current stays so."""
        calls = calls[-_MOST:]
        if calls == self._calls:
            return
        item = self.currentItem()
        current = item.data(0, Qt.ItemDataRole.UserRole) if item is not None else None
        self._calls = calls
        self.clear()
        for call in reversed(calls):
            row = _row(call)
            self.addTopLevelItem(row)
            if call == current:
                self.setCurrentItem(row)
        QTimer.singleShot(0, self, self._fit)  # the other columns have no width yet

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """The path takes the room that the others leave; where that is too little, the list scrolls."""
        header = self.header()
        others = sum(header.sectionSize(column) for column in range(self.columnCount()) if column != _PATH)
        header.resizeSection(_PATH, max(_PATH_LEAST, self.viewport().width() - others))


def _row(call: ApiCall) -> QTreeWidgetItem:
    local = call.time.astimezone()
    time = QLocale().toString(QTime(local.hour, local.minute, local.second), "HH:mm:ss")
    client, model = shortened(call.client, 60) or "–", shortened(call.model, 80) or "–"
    row = QTreeWidgetItem([time, client, shortened(call.path, 80), model, str(call.status), str(call.milliseconds)])
    row.setData(0, Qt.ItemDataRole.UserRole, call)
    date = QLocale().toString(QDate(local.year, local.month, local.day), QLocale.FormatType.ShortFormat)
    row.setToolTip(_TIME, f"{date} {time}")
    for column in (_CLIENT, _PATH, _MODEL):
        row.setToolTip(column, row.text(column))
    row.setTextAlignment(_MS, _RIGHT)
    return row
