"""Settings, Data, Backups: how often, where, how many; *Back up now*, to a file, *Restore…* and its undo."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFileDialog, QGridLayout, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.domain.backup import BackupPlace, BackupRun
from app.core.domain.events import Failure
from app.core.domain.settings import BackupInterval
from app.core.ports.backup import BackupStore
from app.ui.settings.backup.webdav_section import WebDavSection
from app.ui.settings.backup.words import backup_failure_sentence, moment_words, run_sentence
from app.ui.settings.controller import SettingsController
from app.ui.settings.form import Choice, Fold, Hint, NumberField, StatusLabel, add_grid_row, button_row, while_alive
from app.ui.tasks.turn_runner import Tasks

_MOST = 100  # backups


class BackupSection(QWidget):
    restore_requested = Signal(str)  # the path of a backup, which takes the place of everything; empty: undo the last
    merged = Signal()

    def __init__(self, controller: SettingsController, tasks: Tasks, backups: BackupStore) -> None:
        super().__init__()
        self._controller, self._tasks, self._backups = controller, tasks, backups
        self.dialog: Any = None  # that is open
        self.every: Choice[BackupInterval] = Choice()
        self.folder, self.browse = QLineEdit(), QPushButton(self.tr("Choose…"))
        self.keep = NumberField()
        self.last, self.status = Hint(), StatusLabel()
        self.now, self.to_file = QPushButton(self.tr("Back up now")), QPushButton(self.tr("Back up to a file…"))
        self.restore, self.undo = QPushButton(self.tr("Restore…")), QPushButton(self.tr("Undo restore…"))
        self.server = WebDavSection(controller, tasks, backups)
        self.fold = Fold(self.tr("Back up to a WebDAV server, too"), self.server)
        self._build()
        self._fill()
        self._connect()
        self.refresh()

    def refresh(self) -> None:
        self._tasks.request(self._backups.last(BackupPlace.LOCAL), while_alive(self, self._show_last))
        self._tasks.request(self._backups.undo_moment(), while_alive(self, self._show_undo))

    def back_up_now(self) -> None:
        self._wait(True)
        self.status.waiting(self.tr("Backing up…"))
        call = self._backups.run_due(self._controller.settings.backups, datetime.now(UTC), True)
        self._tasks.request(call, while_alive(self, self._show_runs), while_alive(self, self._report))

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        add_grid_row(grid, 0, self.tr("Make backups"), self.every)
        row = QHBoxLayout()
        row.addWidget(self.folder, 1)
        row.addWidget(self.browse)
        holder = QWidget()
        holder.setLayout(row)
        row.setContentsMargins(0, 0, 0, 0)
        add_grid_row(grid, 1, self.tr("Folder"), holder)
        self.folder.setAccessibleName(self.tr("Folder for backups"))
        self.browse.setAccessibleName(self.tr("Choose the folder for backups"))
        self.browse.setAutoDefault(False)
        add_grid_row(grid, 2, self.tr("Keep"), self.keep)
        column.addLayout(grid)
        column.addWidget(self.last)
        acts = [
            (self.now, self.back_up_now), (self.to_file, self._open_export), (self.restore, self._open_restore),
            (self.undo, self._ask_undo),
        ]  # fmt: skip
        column.addLayout(button_row(acts))
        column.addWidget(self.status)
        column.addWidget(self.fold, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.server)

    def _fill(self) -> None:
        settings = self._controller.settings.backups
        options = [
            (self.tr("Daily"), BackupInterval.DAILY),
            (self.tr("Weekly"), BackupInterval.WEEKLY),
            (self.tr("Never"), BackupInterval.NEVER),
        ]
        self.every.offer(options, settings.every)
        self.folder.setText(settings.folder)
        self.folder.setPlaceholderText(self._backups.local_path(replace(settings, folder="")))
        self.keep.setRange(1, _MOST)
        self.keep.setSuffix(self.tr(" backups", "behind a number"))
        self.keep.setValue(settings.keep)
        self.keep.setKeyboardTracking(False)  # a number that is still being typed deletes no backup
        self.undo.hide()
        if settings.webdav.address:
            self.fold.setChecked(True)

    def _connect(self) -> None:
        self.every.currentIndexChanged.connect(lambda _: self._change(every=self.every.value()))
        self.folder.editingFinished.connect(lambda: self._change(folder=self.folder.text().strip()))
        self.keep.valueChanged.connect(lambda value: self._change(keep=value))
        self.browse.clicked.connect(self._choose_folder)

    def _change(self, **news: Any) -> None:
        settings = self._controller.settings
        self._controller.change(replace(settings, backups=replace(settings.backups, **news)))

    def _choose_folder(self) -> None:
        dialog = QFileDialog(self.window(), self.tr("Folder for backups"))
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.setDirectory(self.folder.text() or self.folder.placeholderText())
        dialog.fileSelected.connect(self._take_folder)
        self._open(dialog)

    def _take_folder(self, path: str) -> None:
        self.folder.setText(path)
        self._change(folder=path)

    def _open_export(self) -> None:
        from app.ui.settings.backup.export_dialog import ExportDialog

        dialog = ExportDialog(self._backups, self._tasks, self.window())
        dialog.written.connect(lambda path: self.status.good(self.tr("Backed up to {file}.").format(file=path)))
        self._open(dialog)

    def _open_restore(self) -> None:
        from app.ui.settings.backup.restore_dialog import RestoreDialog

        dialog = RestoreDialog(self._backups, self._tasks, self._controller, self.window())
        dialog.restore_requested.connect(self.restore_requested)
        dialog.merged.connect(self.merged)
        self._open(dialog)

    def _ask_undo(self) -> None:
        from app.ui.settings.backup.undo_dialog import UndoDialog

        dialog = UndoDialog(self.undo.toolTip(), self.window())
        dialog.accepted.connect(lambda: self.restore_requested.emit(""))
        self._open(dialog)

    def _open(self, dialog: Any) -> None:
        from app.ui.widgets.focus_return import return_focus

        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog = dialog
        return_focus(dialog, self.window())
        dialog.open()

    def _wait(self, waiting: bool) -> None:
        for button in (self.now, self.to_file, self.restore, self.undo):
            button.setEnabled(not waiting)

    def _show_runs(self, runs: list[BackupRun]) -> None:
        self._wait(False)
        failures = [run_sentence(run) for run in runs if run.failure is not None]
        if failures:
            self.status.bad("\n".join(failures))
        elif runs:
            self.status.good(self.tr("The backup was made and checked."))
        else:
            self.status.waiting(self.tr("There are no conversations to back up yet."))
        self.refresh()

    def _report(self, failure: Failure) -> None:
        self._wait(False)
        self.status.bad(backup_failure_sentence(failure))

    def _show_last(self, moment: datetime | None) -> None:
        words = self.tr("Last backup: {moment}") if moment else self.tr("No backup has been made yet.")
        self.last.setText(words.format(moment=moment_words(moment) if moment else ""))

    def _show_undo(self, moment: datetime | None) -> None:
        self.undo.setVisible(moment is not None)
        if moment is not None:
            words = self.tr("Puts back what was here before the restore of {moment}.")
            self.undo.setToolTip(words.format(moment=moment_words(moment)))
