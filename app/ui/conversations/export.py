"""*Export conversation…*: asks where to, and writes conversations with their numbered sources as Markdown."""

from collections.abc import Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, QSaveFile, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.core.domain.conversation import Conversation
from app.core.export.file_names import file_name
from app.core.ports import ConversationStore
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.sentences import translate


class ConversationExport(QObject):
    notified = Signal(str)  # a sentence for the window's bar

    def __init__(self, store: ConversationStore, tasks: Tasks, window: QWidget) -> None:
        super().__init__(window)
        self._store, self._tasks, self._window = store, tasks, window
        self.dialog: QFileDialog | None = None

    def ask(self, conversations: Sequence[tuple[str, str]]) -> None:
        """Ask where to, for pairs of an id and a title; of several each gets a file of its own in one folder.

        The dialog does not hold up the window, and a second wish takes the place of the first.
        """
        from app.ui.widgets.focus_return import return_focus

        if self.dialog is not None:
            self.dialog.close()
        dialog = self.dialog = QFileDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Export conversation"))
        if len(conversations) == 1:
            self._ask_for_file(dialog, *conversations[0])
        else:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
            dialog.fileSelected.connect(lambda folder: self.write_all(conversations, folder))
        dialog.finished.connect(lambda _: self._forget(dialog))
        return_focus(dialog, self._window)
        dialog.open()

    def _ask_for_file(self, dialog: QFileDialog, conversation_id: str, title: str) -> None:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("md")
        dialog.setNameFilter("Markdown (*.md)")
        dialog.selectFile(f"{file_name(title, self.tr('Conversation'))}.md")
        dialog.fileSelected.connect(lambda path: self.write(conversation_id, path))

    def write(self, conversation_id: str, path: str) -> None:
        """Write the conversation as it stands now; a file that was there stays whole where that fails."""

        def save(conversation: Conversation | None) -> None:
            if conversation is None:
                self.notified.emit(self.tr("This conversation no longer exists, so nothing was exported."))
            elif _written(conversation, path):
                self.notified.emit(translate("ResearchController", "Saved: {file}").format(file=path))
            else:
                words = translate("ResearchController", "{file} could not be written. Choose another place.")
                self.notified.emit(words.format(file=path))

        self._tasks.run(self._store.conversation(conversation_id), save)

    def write_all(self, conversations: Sequence[tuple[str, str]], folder: str) -> None:
        """Write each of them into the folder, under a name that is free there."""

        async def save() -> tuple[int, str]:
            written = 0
            for conversation_id, title in conversations:
                conversation = await self._store.conversation(conversation_id)
                path = _free_path(Path(folder), file_name(title, self.tr("Conversation")))
                if conversation is not None and not _written(conversation, str(path)):
                    return written, str(path)
                written += conversation is not None
            return written, ""

        def report(result: tuple[int, str]) -> None:
            written, failed = result
            words = translate("ResearchController", "{file} could not be written. Choose another place.")
            saved = self.tr("Saved: %n conversation(s) in {folder}", "", written).format(folder=folder)
            self.notified.emit(words.format(file=failed) if failed else saved)

        self._tasks.run(save(), report)

    def _forget(self, dialog: QFileDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None


def _free_path(folder: Path, name: str) -> Path:
    names = (f"{name} {number}.md" if number else f"{name}.md" for number in count())
    return next(path for one in names if not (path := folder / one).exists())


def _written(conversation: Conversation, path: str) -> bool:
    from app.core.export.markdown import conversation_markdown

    text = conversation_markdown(conversation)
    file = QSaveFile(path)
    file.setDirectWriteFallback(True)  # into folders that take no second file beside it
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        return False
    data = text.encode("utf-8", "replace")
    return file.write(data) == len(data) and file.commit()
