"""The page of shortcuts: every command with its keys, which can be changed, taken away and put back."""

import re

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.ui.commands.command import Command, Group
from app.ui.commands.registry import Commands, key_text
from app.ui.commands.titles import group_title
from app.ui.widgets.theme import Colours

_ID = Qt.ItemDataRole.UserRole
_AROUND = 48  # pixels: the border of a field, and its button that clears it


class ShortcutDialog(QDialog):
    """What is changed here is in force at once. A key that another command has is told before it is taken over."""

    def __init__(self, commands: Commands, colours: Colours, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(620, 640)
        self._commands, self._colours = commands, colours
        self._rows: dict[str, QTreeWidgetItem] = {}
        self._headings: list[QTreeWidgetItem] = []
        self._build()
        self._connect()
        self.retranslate()
        self.filter.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        if (field := self.keys.findChild(QLineEdit)) is not None:  # Qt's own words stand in it
            self.keys.setMinimumWidth(field.fontMetrics().horizontalAdvance(field.placeholderText()) + _AROUND)
        self.filter.setPlaceholderText(self.tr("Find a command or a key"))
        self.filter.setAccessibleName(self.filter.placeholderText())
        self.tree.setHeaderLabels([self.tr("Command"), self.tr("Shortcut")])
        self.tree.setAccessibleName(self.windowTitle())
        self.keys.setAccessibleName(self.tr("New shortcut"))
        self.apply.setText(self.tr("Apply"))
        self.clear.setText(self.tr("No shortcut"))
        self.reset.setText(self.tr("Default"))
        self.reset_all.setText(self.tr("Reset all"))
        self.done_button.setText(self.tr("Done"))
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def choose(self, command_id: str) -> None:
        """Select a command's row."""
        self.tree.setCurrentItem(self._rows[command_id])

    # Its parts

    def _build(self) -> None:
        self.filter = QLineEdit()
        self.tree = QTreeWidget()
        self.tree.setRootIsDecorated(False)
        self.tree.setIndentation(12)
        self.tree.setHeaderHidden(True)
        self.tree.setColumnCount(2)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.keys = QKeySequenceEdit()
        self.keys.setMaximumSequenceLength(1)
        self.keys.setClearButtonEnabled(True)
        self.apply, self.clear, self.reset = QPushButton(), QPushButton(), QPushButton()
        self.reset_all, self.done_button = QPushButton(), QPushButton()
        self.status = QLabel()
        self.status.setWordWrap(True)
        self.status.setTextFormat(Qt.TextFormat.PlainText)
        change, foot = QHBoxLayout(), QHBoxLayout()
        change.addWidget(self.keys, 1)
        for button in (self.apply, self.clear, self.reset):
            change.addWidget(button)
        foot.addWidget(self.reset_all)
        foot.addStretch(1)
        foot.addWidget(self.done_button)
        for button in (self.apply, self.clear, self.reset, self.reset_all, self.done_button):
            button.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(8)
        column.addWidget(self.filter)
        column.addWidget(self.tree, 1)
        column.addLayout(change)
        column.addWidget(self.status)
        column.addLayout(foot)

    def _connect(self) -> None:
        self.filter.textChanged.connect(self._narrow)
        self.tree.currentItemChanged.connect(lambda *_: self._show_selected())
        self.tree.itemActivated.connect(lambda *_: self.keys.setFocus())
        self.keys.keySequenceChanged.connect(lambda _: self._show_conflict())
        self.keys.editingFinished.connect(self._show_conflict)
        self.apply.clicked.connect(self._apply)
        self.clear.clicked.connect(self._clear)
        self.reset.clicked.connect(self._reset)
        self.reset_all.clicked.connect(self._commands.reset_all)
        self.done_button.clicked.connect(self.accept)
        self._commands.keys_changed.connect(self._show_keys)

    def _fill(self) -> None:
        selected = self._selected()
        self.tree.clear()
        self._rows.clear()
        headings: dict[Group, QTreeWidgetItem] = {}
        for command in self._commands.all():
            if command.group not in headings:
                headings[command.group] = self._heading(group_title(command.group))
            row = QTreeWidgetItem(headings[command.group], [command.title(), ""])
            row.setData(0, _ID, command.id)
            self._rows[command.id] = row
        self._headings = list(headings.values())
        self.tree.expandAll()
        self._show_keys()
        self.choose(selected.id if selected else next(iter(self._rows)))
        self._narrow(self.filter.text())

    def _heading(self, text: str) -> QTreeWidgetItem:
        heading = QTreeWidgetItem(self.tree, [text])
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        heading.setForeground(0, QBrush(QColor(self._colours.muted)))
        font = heading.font(0)
        font.setWeight(QFont.Weight.Bold)
        heading.setFont(0, font)
        return heading

    # What is shown

    def _show_keys(self) -> None:
        for command_id, row in self._rows.items():
            row.setText(1, key_text(self._commands.keys(command_id)))
            font = row.font(1)
            font.setBold(self._commands.is_changed(command_id))
            row.setFont(1, font)
        self._show_selected()

    def _show_selected(self) -> None:
        command = self._selected()
        keys = self._commands.keys(command.id) if command else ()
        self.keys.setKeySequence(QKeySequence(keys[0]) if keys else QKeySequence())
        for widget in (self.keys, self.apply, self.clear):
            widget.setEnabled(command is not None)
        self.reset.setEnabled(command is not None and self._commands.is_changed(command.id))
        self._show_conflict()

    def _narrow(self, text: str) -> None:
        words = text.casefold().split()
        for row in self._rows.values():
            name = f"{row.text(0)} {row.text(1)}".casefold()
            row.setHidden(not all(word in name for word in words))
        parents = {row.parent() for row in self._rows.values() if not row.isHidden()}
        for heading in self._headings:
            heading.setHidden(heading not in parents)
        visible = [row for row in self._rows.values() if not row.isHidden()]
        if visible and self.tree.currentItem() not in visible:
            self.tree.setCurrentItem(visible[0])
        self._show_conflict()
        if not visible:
            self._show_status(self.tr("No command of this name"))

    def _show_conflict(self) -> None:
        command, key = self._selected(), self._entered_key()
        if command is None or not key or key in self._commands.keys(command.id):
            self._show_status("")
        elif (other := self._commands.holder(key, command.id)) is not None:
            words = self.tr("{key} belongs to “{command}”. Apply takes it over.")
            self._show_status(words.format(key=key_text((key,)), command=other.title()), "doubtful")
        elif not _has_modifier(key):
            self._show_status(self.tr("A letter alone would be typed, not run. Hold Ctrl or Alt with it."), "bad")
        else:
            self._show_status("")

    def _show_status(self, words: str, state: str = "") -> None:
        self.status.setText(words)
        self.status.setProperty("state", state)
        self.status.style().polish(self.status)

    # What is done

    def _selected(self) -> Command | None:
        row = self.tree.currentItem()
        command_id = row.data(0, _ID) if row is not None else None
        return next((command for command in self._commands.all() if command.id == command_id), None)

    def _entered_key(self) -> str:
        return self.keys.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def _apply(self) -> None:
        """The first key is the one that was typed; what else the command had stays."""
        command, key = self._selected(), self._entered_key()
        if command is None or (key and not _has_modifier(key)):
            return
        others = [other for other in self._commands.keys(command.id)[1:] if other != key]
        self._commands.set_keys(command.id, [key, *others] if key else others)

    def _clear(self) -> None:
        if (command := self._selected()) is not None:
            self._commands.set_keys(command.id, ())

    def _reset(self) -> None:
        if (command := self._selected()) is not None:
            self._commands.reset(command.id)


def _has_modifier(key: str) -> bool:
    """Function keys need none; a letter, a digit or Enter alone belongs to what is typed."""
    *modifiers, last = key.replace("++", "+Plus").split("+")
    return any(name != "Shift" for name in modifiers) or re.fullmatch(r"F\d+", last) is not None
