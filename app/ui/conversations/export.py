"""*Export…*: asks where to and in which format, and has conversations written to files."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import aclosing
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QProgressDialog, QWidget

from app.core.domain.conversation import Summary
from app.core.domain.errors import AppError, Failure
from app.core.ports import ConversationStore
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.sentences import translate

if TYPE_CHECKING:  # nothing of it is needed before somebody exports
    from app.core.domain.transfer.whole import WholeConversation
    from app.core.export.exporting import Exporter, ExportProgress, ExportRequest
    from app.core.export.words import FileFormat

Pairs = Sequence[tuple[str, str]]
"""Ids of conversations, and their titles."""

_QUICK_MS = 600  # what is over by then shows no progress


class ConversationExport(QObject):
    notified = Signal(str)  # a sentence for the window's bar

    def __init__(
        self, exporter: "Callable[[], Exporter] | None", store: ConversationStore, tasks: Tasks, window: QWidget
    ) -> None:
        """exporter None: nothing can be written here."""
        super().__init__(window)
        self._exporter, self._store, self._tasks, self._window = exporter, store, tasks, window
        self._last = "md"  # a format
        self.languages: Callable[[], Mapping[str, str]] = dict  # turn → the one that its answer is shown in
        self.dialog: QFileDialog | None = None
        self.progress: QProgressDialog | None = None

    def ask(self, conversations: Pairs, format: str = "", all_branches: bool = False) -> None:
        """Ask where to; none: all conversations but private ones. Several are written into a folder, or as one file of
        JSON; of one, the dialog offers the formats.

        The dialog does not hold up the window, and a second wish takes the place of the first.
        """
        if not conversations:
            self._tasks.run(self._store.summaries(), lambda all: self.ask(_pairs(all), format or "json") if all else 0)
            return
        if self.dialog is not None:
            self.dialog.close()
        dialog = self.dialog = QFileDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        one = len(conversations) == 1
        dialog.setWindowTitle(self.tr("Export conversation") if one else self.tr("Export conversations"))
        if one:
            self._ask_for_file(dialog, *conversations[0], all_branches)
        elif format == "json":
            self._ask_for_one_file(dialog, conversations)
        else:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
            dialog.fileSelected.connect(lambda folder: self.write_all(conversations, folder, format or "md"))
        self._open(dialog)

    def write(self, conversation_id: str, path: str, all_branches: bool = False, format: str = "") -> None:
        """Write the conversation as it stands now, in the format, else that of the ending; a file that was there stays
        whole where that fails."""
        from app.core.export.words import FileFormat, format_of

        file_format = FileFormat(format) if format else format_of(path) or FileFormat.MARKDOWN
        if self._exporter is not None:
            request = _request([conversation_id], file_format, all_branches, self.languages())
            self._run(self._exporter().to_file(request, Path(path)), path)

    def write_all(self, conversations: Pairs, folder: str, format: str = "md") -> None:
        """Write each of them into the folder, under a name that is free there."""
        from app.core.export.words import FileFormat

        if self._exporter is not None:
            request = _request([id for id, _ in conversations], FileFormat(format))
            self._run(self._exporter().to_folder(request, Path(folder), self._name), folder, len(conversations))

    def write_together(self, conversations: Pairs, path: str) -> None:
        """All of them into one file of JSON."""
        from app.core.export.words import FileFormat

        if self._exporter is not None:
            request = _request([id for id, _ in conversations], FileFormat.JSON)
            self._run(self._exporter().to_file(request, Path(path)), path, len(conversations))

    def _ask_for_file(self, dialog: QFileDialog, conversation_id: str, title: str, all_branches: bool) -> None:
        from app.core.export.file_names import file_name
        from app.core.export.words import FileFormat, format_of
        from app.ui.export.words import format_names

        filters = {f"{name} (*.{format.ending})": format for format, name in format_names().items()}
        stem = file_name(title, self.tr("Conversation"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(list(filters))

        def follow(name_filter: str) -> None:
            """The name that is proposed, or was typed, gets the ending of the format."""
            files, format = dialog.selectedFiles(), filters[name_filter]
            self._last = format
            dialog.setDefaultSuffix(format.ending)
            name = Path(files[0]).name if files else ""
            before = format_of(name)
            name = name[: -len(before.ending) - 1] if before is not None else name
            dialog.selectFile(f"{name or stem}.{format.ending}")

        dialog.filterSelected.connect(follow)
        ending = FileFormat(self._last).ending
        selected = next(one for one, format in filters.items() if format == self._last)
        dialog.selectNameFilter(selected)
        dialog.setDefaultSuffix(ending)
        dialog.selectFile(f"{stem}.{ending}")

        def write(path: str) -> None:
            """In the format that is named, unless the name tells another one but for a bundle's `.html`."""
            selected = filters.get(dialog.selectedNameFilter(), FileFormat.MARKDOWN)
            by_name = format_of(path)
            is_bundle = selected is FileFormat.EVIDENCE and by_name in (None, FileFormat.HTML)
            self.write(conversation_id, path, all_branches, "" if by_name is not None and not is_bundle else selected)

        dialog.fileSelected.connect(write)

    def _ask_for_one_file(self, dialog: QFileDialog, conversations: Pairs) -> None:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter("JSON (*.json)")
        dialog.setDefaultSuffix("json")
        dialog.selectFile("citewise.json")
        dialog.fileSelected.connect(lambda path: self.write_together(conversations, path))

    def _open(self, dialog: QFileDialog) -> None:
        from app.ui.widgets.focus_return import return_focus

        dialog.finished.connect(lambda _: self._forget(dialog))
        return_focus(dialog, self._window)
        dialog.open()

    def _run(self, steps: "AsyncIterator[ExportProgress]", place: str, count: int = 1) -> None:
        """Take the steps, with progress and *Stop* where they are many, and say how it ended."""
        progress = self._progress(count) if count > 1 else None

        async def take() -> "tuple[ExportProgress | None, str]":
            last: ExportProgress | None = None
            try:
                async with aclosing(steps) as results:  # type: ignore[type-var]
                    async for last in results:
                        if progress is not None:
                            progress.setValue(last.written + last.missing)
                            if progress.wasCanceled():
                                break
            except OSError:
                words = translate("ResearchController", "{file} could not be written. Choose another place.")
                return last, words.format(file=place)
            except AppError as error:
                return last, self._sentence(error, place)
            finally:
                self._end_progress(progress)
            return last, ""

        self._tasks.run(take(), lambda result: self._report(*result, place, count))

    def _report(self, last: "ExportProgress | None", problem: str, place: str, count: int) -> None:
        if problem:
            self.notified.emit(problem)
        elif last is None or not last.written:
            self.notified.emit(self.tr("This conversation no longer exists, so nothing was exported."))
        elif count == 1:
            self.notified.emit(translate("ResearchController", "Saved: {file}").format(file=place))
        else:
            self.notified.emit(self.tr("Saved: %n conversation(s) in {folder}", "", last.written).format(folder=place))

    def _sentence(self, error: AppError, place: str) -> str:
        from app.ui.wording.failures import failure_sentence

        if error.where == "browser":
            return self.tr("{file} could not be made: the built-in browser did not print it.").format(file=place)
        return failure_sentence(Failure.of(error))

    def _progress(self, count: int) -> QProgressDialog:
        progress = self.progress = QProgressDialog(self.tr("Exporting conversations…"), "", 0, count, self._window)
        progress.setCancelButtonText(self.tr("Stop"))
        progress.setWindowTitle(self.tr("Export conversations"))
        progress.setWindowModality(Qt.WindowModality.NonModal)
        progress.setMinimumDuration(_QUICK_MS)
        progress.setAutoClose(False)
        progress.setAutoReset(False)
        return progress

    def _end_progress(self, progress: QProgressDialog | None) -> None:
        if progress is not None:
            progress.deleteLater()
            self.progress = None if self.progress is progress else self.progress

    def _name(self, whole: "WholeConversation") -> str:
        from app.core.export.file_names import file_name

        return file_name(whole.conversation.title, self.tr("Conversation"))

    def _forget(self, dialog: QFileDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None


def _pairs(summaries: Sequence[Summary]) -> Pairs:
    return [(one.id, one.title) for one in summaries if not one.private]


def _request(
    ids: Sequence[str], format: "FileFormat", all_branches: bool = False, languages: Mapping[str, str] | None = None
) -> "ExportRequest":
    from app.core.export.exporting import ExportRequest
    from app.core.export.words import Branches
    from app.ui.export.words import export_words

    branches = Branches.ALL if all_branches else Branches.CURRENT
    return ExportRequest(tuple(ids), format, branches, export_words(), languages or {})
