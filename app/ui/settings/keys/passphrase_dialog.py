"""The passphrase of the encrypted key file: a new one, the one that opens it, another one."""

from collections.abc import Coroutine
from enum import Enum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.domain.events import Failure
from app.core.ports import KeyVault
from app.ui.settings.form import Hint, StatusLabel, add_grid_row, while_alive
from app.ui.settings.keys.eye import Eye
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.failures import failure_sentence

_LEAST = 8  # characters


class Action(Enum):
    CREATE = "create"
    UNLOCK = "unlock"
    CHANGE = "change"


class PassphraseDialog(QDialog):
    """Stays open until the passphrase did what it should, or the user gives up."""

    completed = Signal()

    def __init__(self, action: Action, vault: KeyVault, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._action, self._vault, self._tasks = action, vault, tasks
        self.old, self.new, self.again = QLineEdit(), QLineEdit(), QLineEdit()
        self.status = StatusLabel()
        self._build()
        self.setMinimumWidth(420)

    def accept(self) -> None:
        if not self._go.isEnabled():
            return
        if problem := self._problem():
            self.status.bad(problem)
            return
        self._wait(True)
        self.status.waiting(self.tr("One moment…"))
        self._tasks.run(self._call(), while_alive(self, lambda _: self._done()), while_alive(self, self._report))

    def _build(self) -> None:
        titles = {
            Action.CREATE: self.tr("Keep keys in an encrypted file"),
            Action.UNLOCK: self.tr("Unlock keys"),
            Action.CHANGE: self.tr("Change passphrase"),
        }
        hints = {
            Action.CREATE: self.tr(
                "This system has no keychain. A file in the data directory can hold your keys, encrypted with a "
                "passphrase that is asked for once after each start. A forgotten passphrase cannot be recovered."
            ),
            Action.UNLOCK: self.tr("Your keys are in an encrypted file. Its passphrase unlocks them until you quit."),
            Action.CHANGE: self.tr("A forgotten passphrase cannot be recovered."),
        }
        self.setWindowTitle(titles[self._action])
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addWidget(Hint(hints[self._action]))
        column.addLayout(self._build_fields())
        column.addWidget(self.status)
        column.addStretch(1)
        buttons = QDialogButtonBox()
        words = {Action.CREATE: self.tr("Create"), Action.UNLOCK: self.tr("Unlock"), Action.CHANGE: self.tr("Change")}
        self._go = QPushButton(words[self._action])
        self._go.setProperty("primary", True)
        self._go.setDefault(True)
        buttons.addButton(self._go, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _build_fields(self) -> QGridLayout:
        old, new = self.tr("Passphrase"), self.tr("New passphrase")
        again = self.tr("Repeat passphrase")
        rows = {
            Action.CREATE: [(old, self.new), (again, self.again)],
            Action.UNLOCK: [(old, self.old)],
            Action.CHANGE: [(self.tr("Current passphrase"), self.old), (new, self.new), (again, self.again)],
        }[self._action]
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        for number, (label, field) in enumerate(rows):
            add_grid_row(grid, number, label, field)
        self._fields = [field for _, field in rows]
        self.eye = Eye(self._fields)
        grid.addWidget(self.eye, 0, 2)
        return grid

    def _problem(self) -> str:
        """What keeps this from being sent; empty where nothing does."""
        if not all(field.text() for field in self._fields):
            return self.tr("Enter the passphrase.")
        if self.new in self._fields and len(self.new.text()) < _LEAST:
            return self.tr("Use at least {number} characters.").format(number=_LEAST)
        if self.again in self._fields and self.new.text() != self.again.text():
            return self.tr("The two passphrases differ.")
        return ""

    def _call(self) -> Coroutine[Any, Any, None]:
        match self._action:
            case Action.CREATE:
                return self._vault.create_file(self.new.text())
            case Action.UNLOCK:
                return self._vault.unlock(self.old.text())
            case Action.CHANGE:
                return self._vault.change_passphrase(self.old.text(), self.new.text())

    def _wait(self, waiting: bool) -> None:
        for widget in (self._go, *self._fields):
            widget.setEnabled(not waiting)

    def _done(self) -> None:
        self.completed.emit()
        super().accept()

    def _report(self, failure: Failure) -> None:
        self._wait(False)
        self.status.bad(failure_sentence(failure))
        self._fields[0].setFocus()
        self._fields[0].selectAll()
