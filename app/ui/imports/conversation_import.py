"""An import from the window: its dialog, its task, and what the window shows afterwards."""

import os
from collections.abc import Callable
from contextlib import aclosing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtWidgets import QFileDialog

from app.core.domain.errors import Failure
from app.core.domain.transfer.course import ImportCounts, ImportReport
from app.core.domain.transfer.whole import Undone
from app.ui.imports.import_dialog import ImportDialog
from app.ui.widgets.focus_return import return_focus
from app.ui.wording.foreign import imports as words

if TYPE_CHECKING:
    from app.core.transfer.importing import ConversationImports, Course


class ConversationImport(QObject):
    def __init__(self, imports: "ConversationImports", window: Any) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._imports, self._window, self._tasks = imports, window, window.tasks
        self.dialog: ImportDialog | None = None
        self.chooser: QFileDialog | None = None
        self._path = Path()
        self._program = self._batch = ""
        self._looking = False
        self._tasks.closing.connect(self._stop)  # the window's end does not wait for fifty thousand messages

    def open(self, path: str = "") -> None:
        """The dialog; with a path, a look into that file at once."""
        if self.dialog is None:
            dialog = self.dialog = ImportDialog(self._window)
            dialog.choose_requested.connect(lambda: self._choose(QFileDialog.FileMode.ExistingFile))
            dialog.choose_folder_requested.connect(lambda: self._choose(QFileDialog.FileMode.Directory))
            dialog.import_requested.connect(self._run)
            dialog.stop_requested.connect(self._stop)
            dialog.undo_requested.connect(self._undo)
            dialog.finished.connect(lambda _: self._forget())
            dialog.destroyed.connect(self._forget)
            return_focus(dialog, self._window)
            dialog.open()
        self.dialog.raise_()
        self.dialog.activateWindow()
        if path:
            self.look(path)

    def offer(self, paths: list[str], otherwise: Callable[[list[str]], object]) -> bool:
        """A file or folder that was dropped: an export of another program is offered for import, by what is in it; all
        others go `otherwise`. False where none of them is worth a look."""
        if len(paths) != 1 or not os.path.exists(paths[0]):
            return False

        async def recognised() -> bool:
            file = await self._imports.exports.open(Path(paths[0]))
            await file.close()
            return True

        def otherwise_too(_: Failure) -> None:
            otherwise(paths)

        self._tasks.request(recognised(), lambda _: self.open(paths[0]), otherwise_too)
        return True

    def look(self, path: str) -> None:
        """Show what is in the file."""
        if self.dialog is None:
            return
        self._path, self._looking = Path(path), True
        self.dialog.show_reading(self._path.name)
        self._tasks.request(self._preview(), self._previewed, self._refused)

    def _choose(self, mode: QFileDialog.FileMode) -> None:
        chooser = self.chooser = QFileDialog(self.dialog)
        chooser.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        chooser.setFileMode(mode)
        chooser.setWindowTitle(self.tr("Choose an export or backup"))
        chooser.fileSelected.connect(self.look)
        chooser.open()

    async def _preview(self) -> ImportCounts | None:
        """None where nobody waits for it any more."""
        async with aclosing(self._imports.preview(self._path, _language())) as steps:
            async for step in steps:
                if not self._looking:
                    return None
                if isinstance(step, ImportCounts):
                    return step
                if self.dialog is not None:
                    self.dialog.show_progress(step)
        return None

    def _previewed(self, counts: ImportCounts | None) -> None:
        self._looking = False
        if self.dialog is not None and counts is not None:
            self._program = counts.program
            self.dialog.show_preview(counts)

    def _refused(self, failure: Failure) -> None:
        self._looking = False
        if self.dialog is not None:
            self.dialog.show_choice(words.refusal_sentence(failure, self._path.name))

    def _run(self) -> None:
        assert self.dialog is not None
        self.dialog.show_running(self._program)
        steps = self._imports.run(self._path, _language())  # from here on it can be stopped
        self._tasks.run(self._imported(steps), self._reported, self._failed)

    async def _imported(self, course: "Course") -> ImportReport | None:
        report: ImportReport | None = None
        async with aclosing(course) as steps:
            async for step in steps:
                if isinstance(step, ImportReport):
                    report = step
                elif self.dialog is not None:
                    self.dialog.show_progress(step)
        return report

    def _reported(self, report: ImportReport | None) -> None:
        self._window.chat.summaries.refresh()
        if report is None:
            return
        self._batch = report.batch
        if self.dialog is not None:
            self.dialog.show_report(report)
        else:  # closed meanwhile
            self._window.notify(". ".join([words.report_title(report), *words.report_lines(report)]))

    def _failed(self, failure: Failure) -> None:
        self._window.chat.summaries.refresh()
        if self.dialog is None:
            self._window.show_failure(failure)
            return
        line = words.refusal_sentence(failure, self._path.name)
        rest = self.tr("What was imported until then is kept. Import the same file again to complete it.")
        self.dialog.show_end(self.tr("The import broke off"), f"{line}\n{rest}")

    def _stop(self) -> None:
        self._looking = False
        self._imports.stop()

    def _undo(self) -> None:
        if self.dialog is not None:
            self.dialog.show_undoing()
        self._tasks.run(self._undo_batch(), self._undone, self._failed)

    async def _undo_batch(self) -> tuple[Undone, bool]:
        """What became of it, and whether the conversation that is open is no more."""
        undone = await self._imports.undo(self._batch)
        current = self._window.chat.current
        is_missing = bool(current.turns) and await self._imports.conversations.conversation(current.id) is None
        return undone, is_missing and not self._window.chat.private

    def _undone(self, result: tuple[Undone, bool]) -> None:
        undone, is_missing = result
        self._batch = ""
        if is_missing:
            self._window.question_controller.new_conversation()
        self._window.chat.summaries.refresh()
        if self.dialog is not None:
            self.dialog.show_end(self.tr("Import undone"), words.undone_line(undone))

    def _forget(self) -> None:
        self.dialog = None
        self._looking = False


def _language() -> str:
    language = QLocale().name().replace("_", "-")
    return language if "-" in language else "en-US"
