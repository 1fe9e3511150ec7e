"""What can be done with a code block or a table of an answer: copied for other programs, saved as a file."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QSaveFile, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from app.core.domain.turn.turn import Turn
from app.ui.tasks.chat import Chat
from app.ui.transcript.actions import TranscriptAction
from app.ui.wording.sentences import translate


class BlockTools(QObject):
    notified = Signal(str)  # a sentence for the window's bar

    def __init__(self, chat: Chat, window: QWidget) -> None:
        super().__init__(window)
        self._chat, self._window = chat, window
        self._version: Callable[[Turn], Turn] = lambda turn: turn
        self.dialog: QFileDialog | None = None

    def serve(self, transcript: Any) -> None:
        """`Transcript` or `PlainTranscript`, once it is there."""
        self._version = transcript.version
        transcript.command_requested.connect(self.do)

    def do(self, action: TranscriptAction, turn_id: str, value: str) -> None:
        turn = self._chat.turn(turn_id)
        if turn is None or not value.isdecimal():
            return
        turn = self._version(turn)
        match action:
            case TranscriptAction.SAVE_CODE:
                self._save_code(turn, int(value))
            case TranscriptAction.COPY_TABLE | TranscriptAction.COPY_CSV | TranscriptAction.SAVE_CSV:
                self._take_table(action, turn, int(value))

    def _save_code(self, turn: Turn, place: int) -> None:
        from app.ui.transcript.blocks.code_files import suggested_name  # with the parser, which the start goes without
        from app.ui.transcript.blocks.source import code_block

        if (block := code_block(turn, place)) is not None:
            self._offer(suggested_name(block, self.tr("code")), lambda path: self.write(path, block.text))

    def _take_table(self, action: TranscriptAction, turn: Turn, place: int) -> None:
        from app.ui.transcript.blocks.source import table
        from app.ui.transcript.blocks.tables import BOM, csv_of, markdown_of

        if (rows := table(turn, place)) is None:
            return
        match action:
            case TranscriptAction.COPY_TABLE:
                QGuiApplication.clipboard().setText(markdown_of(rows))
            case TranscriptAction.COPY_CSV:
                QGuiApplication.clipboard().setText(csv_of(rows))
            case TranscriptAction.SAVE_CSV:
                self._offer(self.tr("table") + ".csv", lambda path: self.write(path, BOM + csv_of(rows)))

    def _offer(self, name: str, write: Callable[[str], None]) -> None:
        """A dialog that does not hold up the window; a second wish takes the place of the first."""
        from app.ui.widgets.focus_return import return_focus

        if self.dialog is not None:
            self.dialog.close()
        dialog = self.dialog = QFileDialog(self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setWindowTitle(self.tr("Save"))
        dialog.selectFile(name)
        dialog.fileSelected.connect(write)
        dialog.finished.connect(lambda _: self._forget(dialog))
        return_focus(dialog, self._window)
        dialog.open()

    def _forget(self, dialog: QFileDialog) -> None:
        if self.dialog is dialog:
            self.dialog = None

    def write(self, path: str, text: str) -> None:
        """A file that was there stays whole where that fails."""
        data = text.encode("utf-8", "replace")
        file = QSaveFile(path)
        file.setDirectWriteFallback(True)  # into folders that take no second file beside it
        written = file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()
        words = translate("ResearchController", "Saved: {file}")
        failed = translate("ResearchController", "{file} could not be written. Choose another place.")
        self.notified.emit((words if written else failed).format(file=path))
