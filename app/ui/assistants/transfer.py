"""Assistants to and from files: what is chosen, read, shown and added, and how it is undone."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSaveFile, Qt
from PySide6.QtWidgets import QFileDialog

from app.core.domain.assistants import Assistant
from app.core.domain.assistants.transfer import AssistantFileProblem, AssistantImport
from app.core.domain.chat import Provider
from app.core.domain.knowledge import Base
from app.core.ports.assistant_files import AssistantFiles
from app.ui.assistants.assistant_list import AssistantList
from app.ui.assistants.dialog import AssistantDialog
from app.ui.assistants.import_dialog import AssistantImportDialog
from app.ui.assistants.words import numbers, problem_sentence
from app.ui.settings.form import while_alive
from app.ui.tasks.turn_runner import Tasks

_FILE = "assistants.json"


class AssistantTransfer(QObject):
    def __init__(
        self,
        files: AssistantFiles,
        assistants: AssistantList,
        providers: Callable[[], Sequence[Provider]],
        bases: Callable[[], Sequence[Base]],
        tasks: Tasks,
        dialog: AssistantDialog,
    ) -> None:
        """It goes with `dialog`."""
        super().__init__(dialog)
        self._files, self._assistants, self._tasks = files, assistants, tasks
        self._providers, self._bases = providers, bases
        self._dialog = dialog
        self.chooser: QFileDialog | None = None
        self.preview: AssistantImportDialog | None = None
        dialog.import_requested.connect(self._choose)
        dialog.export_requested.connect(self._offer)

    def read(self, path: str) -> None:
        """Look into a file, and show what it would add."""

        def show(result: AssistantImport | AssistantFileProblem) -> None:
            if isinstance(result, AssistantFileProblem):
                self._dialog.announce(problem_sentence(result, Path(path).name))
                return
            preview = self.preview = AssistantImportDialog(result, self._assistants.items, self._dialog)
            preview.confirmed.connect(self._add)
            preview.open()

        self._tasks.request(self._files.read(Path(path), self._providers(), self._bases()), while_alive(self, show))

    def write(self, path: str, assistants: Sequence[Assistant]) -> None:
        """A file that was there stays whole where that fails."""
        data = self._files.text(assistants, self._providers(), self._bases()).encode("utf-8", "replace")
        file = QSaveFile(path)
        file.setDirectWriteFallback(True)  # into folders that take no second file beside it
        is_written = file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()
        failed = self.tr("{file} could not be written. Choose another place.")
        words = numbers.exported(len(assistants)) if is_written else failed
        self._dialog.announce(words.replace("{file}", path))

    def _add(self, assistants: Sequence[Assistant]) -> None:
        self._assistants.save(assistants)
        self._dialog.select(assistants[0].id)
        ids = [one.id for one in assistants]
        self._dialog.announce(numbers.imported(len(ids)), lambda: self._assistants.remove(ids))

    def _choose(self) -> None:
        chooser = self._new_chooser(self.tr("Choose a file with assistants"))
        chooser.setFileMode(QFileDialog.FileMode.ExistingFile)
        chooser.setNameFilters([self.tr("Assistants (*.json *.zip)"), self.tr("All files (*)")])
        chooser.fileSelected.connect(self.read)
        chooser.open()

    def _offer(self, assistants: Sequence[Assistant]) -> None:
        chooser = self._new_chooser(self.tr("Export assistants"))
        chooser.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        chooser.setDefaultSuffix("json")
        chooser.selectFile(_FILE)
        chooser.fileSelected.connect(lambda path: self.write(path, assistants))
        chooser.open()

    def _new_chooser(self, title: str) -> QFileDialog:
        chooser = self.chooser = QFileDialog(self._dialog)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.setWindowTitle(title)
        return chooser
