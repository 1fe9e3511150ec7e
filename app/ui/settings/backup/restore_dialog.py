"""*Restore…*: which backup, what is in it, in place of everything or beside it, and whether its keys come too."""

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.backup import BackupContents, Merged, StoredBackup
from app.core.domain.events import Failure
from app.core.ports.backup import BackupStore
from app.ui.settings.backup.words import BackupWords, backup_failure_sentence, moment_words, size_words
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Hint, StatusLabel, button_row, while_alive
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.sentences import shortened

_WIDTH, _LIST = 520, 132  # pixels


@dataclass(frozen=True)
class _Row:
    backup: StoredBackup
    path: str = ""  # empty: on the server


class RestoreDialog(QDialog):
    """The data directory is open: to take its place, the program closes first (`restore_requested`)."""

    restore_requested = Signal(str)  # the path of a backup that was checked
    merged = Signal()

    def __init__(
        self, backups: BackupStore, tasks: Tasks, controller: SettingsController, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._backups, self._tasks, self._controller = backups, tasks, controller
        self._path = ""  # of the backup that was looked into
        self._rows: list[_Row] = []
        self._stop = False
        self.setWindowTitle(self.tr("Restore a backup"))
        self.setMinimumWidth(_WIDTH)
        self.list, self.contents = QListWidget(), Hint()
        self.from_file = QPushButton(self.tr("From a file…"))
        self.from_server = QPushButton(self.tr("From the server"))
        self.replace, self.merge = (
            QRadioButton(self.tr("Replace everything here")),
            QRadioButton(self.tr("Merge with what is here")),
        )
        self.explanation = Hint()
        self.passphrase = QLineEdit()
        self.take_back = QPushButton(self.tr("Undo merge"))
        self._batch = ""  # of the merge that was done here
        self.status, self.go = StatusLabel(), QPushButton()
        self._build()
        self._connect()
        self._explain()
        self._list_local()

    def accept(self) -> None:
        if not self._path or not self.go.isEnabled():
            return
        self._wait(True)
        self.status.waiting(self.tr("Checking the backup…"))
        self._tasks.request(self._backups.check(self._path), while_alive(self, self._keys_first), self._failed())

    def reject(self) -> None:
        self._stop = True
        super().reject()

    def take_file(self, path: str) -> None:
        """Look into a backup and tell what is in it."""
        self._path = ""
        self._look()
        self.status.nothing()
        call = self._backups.contents(path)
        self._tasks.request(call, while_alive(self, lambda contents: self._show(path, contents)), self._failed())

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        self.list.setAccessibleName(self.tr("Backups"))
        self.list.setMinimumHeight(_LIST)
        column.addWidget(self.list, 1)
        column.addLayout(button_row([(self.from_file, self._choose), (self.from_server, self._list_remote)]))
        self.from_server.setVisible(bool(self._controller.settings.backups.webdav.address))
        column.addWidget(self.contents)
        self._group = QButtonGroup(self)
        for button in (self.replace, self.merge):
            self._group.addButton(button)
            column.addWidget(button)
        self.replace.setChecked(True)
        column.addWidget(self.explanation)
        self.passphrase.setEchoMode(QLineEdit.EchoMode.Password)
        self.passphrase.setPlaceholderText(self.tr("Passphrase of its API keys (empty: leave them out)"))
        self.passphrase.setAccessibleName(self.tr("Passphrase of its API keys"))
        self.passphrase.hide()
        column.addWidget(self.passphrase)
        column.addWidget(self.status)
        self.take_back.hide()
        column.addLayout(button_row([(self.take_back, self._undo)]))
        buttons = QDialogButtonBox()
        self.go.setProperty("primary", True)
        self.go.setDefault(True)
        buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _connect(self) -> None:
        self.list.currentRowChanged.connect(self._select)
        for signal in (self.list.itemClicked, self.list.itemActivated):
            signal.connect(lambda item: self._fetch(self.list.row(item)))
        self._group.buttonToggled.connect(lambda *_: self._explain())

    def _explain(self) -> None:
        if self.merge.isChecked():
            words = self.tr(
                "Adds conversations, questions, facts and documents that are not here. Nothing here changes."
            )
            self.go.setText(self.tr("Merge"))
        else:
            words = self.tr(
                "What is here now is kept as a backup, and the restore can be undone. Citewise closes for it and opens "
                "again."
            )
            self.go.setText(self.tr("Restore and restart"))
        self.explanation.setText(words)
        self._look()

    def _look(self) -> None:
        self.go.setEnabled(bool(self._path))

    def _list_local(self) -> None:
        settings = self._controller.settings.backups

        def show(backups: list[StoredBackup]) -> None:
            self._fill([_Row(one, self._backups.local_path(settings, one.name)) for one in backups])

        self._tasks.request(self._backups.local_backups(settings), while_alive(self, show), self._failed())

    def _list_remote(self) -> None:
        self.from_server.setEnabled(False)
        self.status.waiting(self.tr("Asking the server…"))

        def show(backups: list[StoredBackup]) -> None:
            self.from_server.setEnabled(True)
            self.status.nothing()
            self._fill([_Row(one) for one in backups])
            if not backups:
                self.status.waiting(self.tr("There are no backups on the server."))

        call = self._backups.remote_backups(self._controller.settings.backups)
        self._tasks.request(call, while_alive(self, show), self._failed())

    def _fill(self, rows: list[_Row]) -> None:
        self._rows = rows
        self.list.clear()
        for row in rows:
            before = "before-restore" in row.backup.name
            line = self.tr("{moment}, before a restore ({size})") if before else self.tr("{moment} ({size})")
            words = line.format(moment=moment_words(row.backup.created), size=size_words(row.backup.size))
            item = QListWidgetItem(words, self.list)
            item.setToolTip(shortened(row.backup.name, 120))
        self.contents.setText("" if rows else self.tr("No backups here yet. Choose a file."))
        if rows and rows[0].path:
            self.list.setCurrentRow(0)

    def _select(self, number: int) -> None:
        if not 0 <= number < len(self._rows):
            return
        self._path = ""
        self._look()
        if path := self._rows[number].path:
            self.take_file(path)

    def _fetch(self, number: int) -> None:
        """Of the server: not before it was clicked, or Enter was pressed."""
        row = self._rows[number]
        if row.path:
            return
        self._path = ""
        self._look()
        self.status.waiting(self.tr("Downloading…"))
        call = self._backups.fetch(self._controller.settings.backups, row.backup.name)
        self._tasks.request(call, while_alive(self, self.take_file), self._failed())

    def _choose(self) -> None:
        dialog = QFileDialog(self, self.tr("Restore a backup"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([self.tr("Backups (*.zip)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(self.take_file)
        dialog.open()

    def _show(self, path: str, contents: BackupContents) -> None:
        self._path = path
        words = self.tr("{moment}, Citewise {version}: {counts} ({size})")
        line = words.format(
            moment=moment_words(contents.created),
            version=shortened(contents.program, 20) or "?",
            counts=BackupWords(self).counts(contents),
            size=size_words(contents.size),
        )
        keys = self.tr("API keys are in it, encrypted.") if contents.has_keys else self.tr("No API keys are in it.")
        self.contents.setText(f"{line}\n{keys}")
        self.passphrase.setVisible(contents.has_keys)
        self.status.nothing()
        self._look()

    def _keys_first(self, _: BackupContents) -> None:
        """Where they cannot be had nothing else is done either."""
        if passphrase := self.passphrase.text() if not self.passphrase.isHidden() else "":
            call = self._backups.take_keys(self._path, passphrase)
            self._tasks.run(call, while_alive(self, self._begin), self._failed())
        else:
            self._begin()

    def _begin(self, keys: Any = None) -> None:
        if keys is not None:
            self._controller.keys_changed()
        if not self.merge.isChecked():
            super().accept()
            self.restore_requested.emit(self._path)
            return
        self.status.waiting(self.tr("Merging…"))
        call = self._backups.merge(self._path, stopped=lambda: self._stop)
        self._tasks.run(call, while_alive(self, self._show_merged), self._failed())

    def _show_merged(self, merged: Merged) -> None:
        self._wait(False)
        self.go.setEnabled(False)
        self.status.good(BackupWords(self).merged(merged))
        self._batch = merged.batch
        added = merged.conversations or merged.turns or merged.facts or merged.bases or merged.documents
        self.take_back.setVisible(bool(added))
        self.merged.emit()

    def _undo(self) -> None:
        self.take_back.hide()
        call = self._backups.undo_merge(self._batch)
        self._tasks.run(call, while_alive(self, lambda _: self._show_undone()), self._failed())

    def _show_undone(self) -> None:
        self.status.good(self.tr("The merge was undone."))
        self._look()
        self.merged.emit()

    def _wait(self, waiting: bool) -> None:
        for widget in (self.go, self.list, self.from_file, self.from_server, self.replace, self.merge, self.passphrase):
            widget.setEnabled(not waiting)

    def _failed(self) -> Any:
        def report(failure: Failure) -> None:
            self._wait(False)
            self._look()
            self.status.bad(backup_failure_sentence(failure))

        return while_alive(self, report)
