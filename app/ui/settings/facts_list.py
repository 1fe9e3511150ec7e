"""The facts that are remembered, by group: edited in place, added, deleted, searched."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from uuid import uuid4

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemDelegate, QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

from app.core.domain.memory import Fact
from app.core.memory import fact_text
from app.ui.wording.sentences import when

_FACT = Qt.ItemDataRole.UserRole
_GROUP = Qt.ItemDataRole.UserRole + 1
_MOST = 5_000  # rows; a person has long stopped reading


class FactsList(QTreeWidget):
    edited = Signal(object)  # a Fact that is new or was changed
    deleted = Signal(object)  # a Fact

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._facts: Sequence[Fact] = ()
        self._filter = ""
        self._filling = False
        self._new_item: QTreeWidgetItem | None = None  # a new line whose editor opens
        self._late = False  # facts came while a line was being written
        self.setColumnCount(1)
        self.setHeaderHidden(True)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setMinimumHeight(220)
        self.setEditTriggers(QAbstractItemView.EditTrigger.DoubleClicked | QAbstractItemView.EditTrigger.EditKeyPressed)
        self.itemChanged.connect(self._changed)
        remove = QShortcut(QKeySequence(Qt.Key.Key_Delete), self, context=Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(self.delete_current)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Newest first; groups by name, those of no group first. What is being written stays until it is."""
        self._facts = facts
        if self.state() is QAbstractItemView.State.EditingState:
            self._late = True
        else:
            self._fill()

    def search(self, text: str) -> None:
        """Show those facts only in which all words of `text` occur."""
        self._filter = text
        self._fill()

    def facts(self) -> list[Fact]:
        """Those in sight."""
        words = self._filter.casefold().split()
        return [fact for fact in self._facts if all(word in fact.text.casefold() for word in words)][:_MOST]

    def add(self, group: str) -> None:
        """A new line at the head of a group, to be written."""
        now = datetime.now(UTC)
        heading = self._heading(group)
        heading.setExpanded(True)
        item = self._item(Fact(uuid4().hex, group, "", now, now))
        self._new_item = item
        heading.insertChild(0, item)
        self.setCurrentItem(item)  # which ends what is being written elsewhere
        self.editItem(item)
        self._new_item = None

    def group_in_sight(self) -> str:
        """Of the row that is chosen; else of none."""
        item = self.currentItem()
        return str(item.data(0, _GROUP)) if item is not None else ""

    def current(self) -> Fact | None:
        item = self.currentItem()
        return item.data(0, _FACT) if item is not None else None

    def edit_current(self) -> None:
        if (item := self.currentItem()) is not None and self.current() is not None:
            self.editItem(item)

    def delete_current(self) -> None:
        if (fact := self.current()) is not None:
            self.deleted.emit(fact)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        """A new line that was left empty goes."""
        super().closeEditor(editor, hint)
        if self._late and self.state() is not QAbstractItemView.State.EditingState:
            self._fill()
        for heading in filter(None, map(self.topLevelItem, reversed(range(self.topLevelItemCount())))):
            for item in filter(None, map(heading.child, reversed(range(heading.childCount())))):
                if not item.text(0) and item is not self._new_item and item is not self._written():
                    heading.removeChild(item)
            if not heading.childCount():
                self.takeTopLevelItem(self.indexOfTopLevelItem(heading))

    def _written(self) -> QTreeWidgetItem | None:
        """The line whose editor is open."""
        item = self.currentItem()
        return item if item is not None and self.isPersistentEditorOpen(item) else None

    def _fill(self) -> None:
        self._late = False
        current = self.current()
        self._filling = True
        self.clear()
        for fact in sorted(self.facts(), key=lambda fact: fact.group.casefold()):  # stable: newest stay first
            item = self._item(fact)
            self._heading(fact.group).addChild(item)
            if current is not None and current.id == fact.id:
                self.setCurrentItem(item)
        self.expandAll()
        self._filling = False

    def _heading(self, group: str) -> QTreeWidgetItem:
        for row in range(self.topLevelItemCount()):
            node = self.topLevelItem(row)
            if node is not None and node.data(0, _GROUP) == group:
                return node
        item = QTreeWidgetItem([group or self.tr("Conversations without a group")])
        item.setData(0, _GROUP, group)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = item.font(0)
        font.setWeight(font.Weight.Bold)
        item.setFont(0, font)
        self.addTopLevelItem(item)
        return item

    def _item(self, fact: Fact) -> QTreeWidgetItem:
        item = QTreeWidgetItem([fact.text])
        item.setData(0, _FACT, fact)
        item.setData(0, _GROUP, fact.group)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable)
        written = self.tr("Learnt {when}") if fact.turn else self.tr("Written by you {when}")
        item.setToolTip(0, written.format(when=when(fact.updated)))
        return item

    def _changed(self, item: QTreeWidgetItem) -> None:
        fact: Fact | None = item.data(0, _FACT)
        if self._filling or fact is None:
            return
        text = fact_text(item.text(0))
        if text and text != fact.text:
            self.edited.emit(replace(fact, text=text, updated=datetime.now(UTC), turn=""))
        elif text != item.text(0) or not text:
            self._fill()  # an emptied line gets its words back, an empty new one goes
