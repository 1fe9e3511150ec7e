"""*Back up to a file…*: where, and whether the keys go along behind a passphrase."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.core.domain.events import Failure
from app.core.ports.backup import BackupStore
from app.ui.settings.backup.words import backup_failure_sentence
from app.ui.settings.form import Hint, StatusLabel, add_grid_row, while_alive
from app.ui.settings.keys.eye import Eye
from app.ui.tasks.turn_runner import Tasks

_WIDTH = 480  # pixels
_SHORTEST = 8  # characters of a passphrase


class ExportDialog(QDialog):
    """Stays open until the backup is written, or the user gives up."""

    written = Signal(str)  # its path
    _progressed = Signal(int)  # percent; from another thread

    def __init__(self, backups: BackupStore, tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._backups, self._tasks = backups, tasks
        self.setWindowTitle(self.tr("Back up to a file"))
        self.setMinimumWidth(_WIDTH)
        self.file, self.browse = QLineEdit(), QPushButton(self.tr("Choose…"))
        self.with_keys = QCheckBox(self.tr("Include API keys, encrypted with a passphrase"))
        self.passphrase, self.again = QLineEdit(), QLineEdit()
        self.progress, self.status = QProgressBar(), StatusLabel()
        self.go = QPushButton(self.tr("Back up"))
        self._build()
        self._progressed.connect(self.progress.setValue)
        self.with_keys.toggled.connect(self.fields.setVisible)
        self.browse.clicked.connect(self._choose)
        self.file.setText(self._backups.suggested_path())

    def accept(self) -> None:
        if not self.go.isEnabled():
            return
        if problem := self._problem():
            self.status.bad(problem)
            return
        self._wait(True)
        self.status.nothing()
        passphrase = self.passphrase.text() if self.with_keys.isChecked() else ""

        def progress(done: int, total: int) -> None:
            self._progressed.emit(100 * done // max(total, 1))

        call = self._backups.write(self.file.text().strip(), passphrase, progress)
        self._tasks.run(call, while_alive(self, lambda _: self._done()), while_alive(self, self._report))

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        words = self.tr(
            "Conversations, memory, knowledge bases and settings go into one file. You can go on meanwhile."
        )
        column.addWidget(Hint(words))
        row = QHBoxLayout()
        row.addWidget(self.file, 1)
        row.addWidget(self.browse)
        self.file.setAccessibleName(self.tr("File"))
        self.browse.setAccessibleName(self.tr("Choose the file"))
        self.browse.setAutoDefault(False)
        column.addLayout(row)
        column.addWidget(self.with_keys)
        self.fields = QWidget()
        grid = QGridLayout(self.fields)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        add_grid_row(grid, 0, self.tr("Passphrase"), self.passphrase)
        add_grid_row(grid, 1, self.tr("Repeat passphrase"), self.again)
        self.eye = Eye([self.passphrase, self.again])
        grid.addWidget(self.eye, 0, 2)
        self.fields.hide()
        column.addWidget(self.fields)
        self.progress.setTextVisible(False)
        self.progress.hide()
        column.addWidget(self.progress)
        column.addWidget(self.status)
        column.addStretch(1)
        buttons = QDialogButtonBox()
        self.go.setProperty("primary", True)
        self.go.setDefault(True)
        buttons.addButton(self.go, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)

    def _choose(self) -> None:
        dialog = QFileDialog(self, self.tr("Back up to a file"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("zip")
        dialog.setNameFilter("ZIP (*.zip)")
        dialog.selectFile(self.file.text())
        dialog.fileSelected.connect(self.file.setText)
        dialog.open()

    def _problem(self) -> str:
        if not self.file.text().strip():
            return self.tr("Choose a file.")
        if not self.with_keys.isChecked():
            return ""
        if len(self.passphrase.text()) < _SHORTEST:
            return self.tr("Use at least {number} characters.").format(number=_SHORTEST)
        if self.passphrase.text() != self.again.text():
            return self.tr("The two passphrases differ.")
        return ""

    def _wait(self, waiting: bool) -> None:
        for widget in (self.go, self.file, self.browse, self.with_keys, self.fields):
            widget.setEnabled(not waiting)
        self.progress.setVisible(waiting)

    def _done(self) -> None:
        self.written.emit(self.file.text().strip())
        super().accept()

    def _report(self, failure: Failure) -> None:
        self._wait(False)
        self.status.bad(backup_failure_sentence(failure))
