"""*Export conversation…*: asks where to, and writes the conversation with its numbered sources as Markdown."""

from PySide6.QtCore import QObject, QSaveFile, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.core.domain.conversation import Conversation
from app.core.export import conversation_markdown
from app.core.ports import ConversationStore
from app.ui.tasks.turn_runner import Tasks
from app.ui.wording.foreign.file_names import file_name
from app.ui.wording.sentences import translate


class ConversationExport(QObject):
    notified = Signal(str)  # a sentence for the window's bar

    def __init__(self, store: ConversationStore, tasks: Tasks, window: QWidget) -> None:
        super().__init__(window)
        self._store, self._tasks, self._window = store, tasks, window
        self.dialog: QFileDialog | None = None

    def ask(self, conversation_id: str, title: str) -> None:
        """Ask where to; the dialog does not hold up the window, and a second wish takes the place of the first."""
        if self.dialog is not None:
            self.dialog.close()
        dialog = self.dialog = QFileDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Export conversation"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("md")
        dialog.setNameFilter("Markdown (*.md)")
        unnamed = self.tr("Conversation")
        dialog.selectFile(f"{file_name(title, unnamed)}.md")
        dialog.fileSelected.connect(lambda path: self.write(conversation_id, path))
        dialog.finished.connect(lambda _: self._forget(dialog))
        dialog.open()

    def write(self, conversation_id: str, path: str) -> None:
        """Write the conversation as it stands now; a file that was there stays whole where that fails."""

        def save(conversation: Conversation | None) -> None:
            if conversation is None:
                self.notified.emit(self.tr("This conversation is not there any more, so nothing was written."))
            elif _written(conversation, path):
                self.notified.emit(translate("ResearchController", "Saved: {file}").format(file=path))
            else:
                words = translate("ResearchController", "{file} could not be written. Choose another place.")
                self.notified.emit(words.format(file=path))

        self._tasks.run(self._store.conversation(conversation_id), save)

    def _forget(self, dialog: QFileDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None


def _written(conversation: Conversation, path: str) -> bool:
    text = conversation_markdown(conversation, translate("Research", "Sources"))
    file = QSaveFile(path)
    file.setDirectWriteFallback(True)  # into folders that take no second file beside it
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        return False
    data = text.encode("utf-8", "replace")
    return file.write(data) == len(data) and file.commit()
