"""The sources beside the answer that is read, and the mark on the chip whose source is shown there."""

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from app.ui.sources.panel import SourcesPanel
from app.ui.tasks.chat import Chat


class ReadingFollower(QObject):
    """Nothing changes under the pointer, nor under the focus: it waits until they leave."""

    def __init__(self, chat: Chat, panel: SourcesPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._chat, self._panel = chat, panel
        self._turn = ""  # that waits to be shown
        panel.left.connect(self._show)

    def serve(self, transcript: Any) -> None:
        """`Transcript` or `PlainTranscript`, once it is there."""
        transcript.turn_read.connect(self._follow)
        self._panel.citation_changed.connect(transcript.mark_current)

    def _follow(self, turn_id: str) -> None:
        self._turn = turn_id
        if not self._panel.underMouse() and not self._panel.isAncestorOf(QApplication.focusWidget() or self._panel):
            self._show()

    def _show(self) -> None:
        turn_id, self._turn = self._turn, ""
        current = self._chat.current
        if any(turn.id == turn_id for turn in current.columns()):
            turn_id = current.leaf or ""  # the column that has the focus, whichever stands in the middle of the view
        if turn_id and turn_id != self._panel.turn_id and current.shows(turn_id):
            self._panel.show_turn(self._chat.turn(turn_id), current.turns)
