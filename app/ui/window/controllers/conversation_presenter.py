"""What the conversation that is shown changes in the window: transcript, sources, list and titles."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow

from app.core.domain.events import Event, TurnStarted
from app.core.domain.turn.turn import Turn
from app.ui.conversations.list import ConversationList
from app.ui.sources.panel import SourcesPanel
from app.ui.tasks.chat import Chat
from app.ui.transcript.actions import TranscriptAction
from app.ui.window.header import Header


class ConversationPresenter(QObject):
    def __init__(
        self, chat: Chat, listing: ConversationList, panel: SourcesPanel, header: Header, window: QMainWindow
    ) -> None:
        super().__init__(window)
        self._chat, self._list, self._panel, self._header, self._window = chat, listing, panel, header, window
        self._transcript: Any = None
        self._place: tuple[str, str, Sequence[str]] | None = None  # conversation, turn, words: to be shown there
        listing.place_requested.connect(self.open_at)
        chat.happened.connect(self._show_event)
        chat.title_changed.connect(self.show_title)

    def serve(self, transcript: Any) -> None:
        """`Transcript` or `PlainTranscript`, once it is there."""
        self._transcript = transcript
        transcript.command_requested.connect(self._do)

    def version(self, turn: Turn) -> Turn:
        """The turn with the answer that the transcript shows: edited, or as it was before that."""
        version: Turn = turn if self._transcript is None else self._transcript.version(turn)
        return version

    def _do(self, action: TranscriptAction, turn_id: str, _value: str) -> None:
        if action is TranscriptAction.ORIGINAL and (turn := self._chat.turn(turn_id)) is not None:
            self._panel.show_version(self.version(turn))

    def show_conversation(self) -> None:
        current = self._chat.current
        if self._transcript is not None:
            self._transcript.show_conversation(current.turns, current.private, current.places(), current.columns())
        self._panel.show_turn(current.turns[-1] if current.turns else None, current.turns)
        self._list.set_current(current.id)
        self._show_place()

    def open_at(self, conversation_id: str, turn_id: str, words: Sequence[str]) -> None:
        """Show a turn of a conversation that is shown or being opened, in whatever branch, with these words marked."""
        self._place = conversation_id, turn_id, words
        self._show_place()

    def _show_place(self) -> None:
        current = self._chat.current
        if self._place is None or self._transcript is None or self._place[0] != current.id:
            return
        (_, turn_id, words), self._place = self._place, None
        if turn_id and not current.shows(turn_id):
            self._chat.show_version(turn_id)
        if current.shows(turn_id):
            from app.ui.transcript.find.matching import pattern_source  # few open a conversation by its words

            self._transcript.show_place(turn_id, pattern_source(words))

    def show_title(self, title: str) -> None:
        if self._chat.private:
            title = " · ".join(filter(None, (self.tr("Private"), title)))
        self._header.show_title(title)
        self._header.offer_menu(bool(self._chat.current.turns))
        self._window.setWindowTitle(f"{title} – Citewise" if title else "Citewise")

    def _show_event(self, event: Event) -> None:
        if (turn := self._chat.turn(event.turn)) is not None:
            beside = isinstance(event, TurnStarted) and turn.id != self._chat.current.leaf  # of a comparison
            for view in filter(None, (self._transcript, None if beside else self._panel)):
                view.show_event(event, turn)
        if isinstance(event, TurnStarted):  # it may have made the conversation's row
            self._list.set_current(self._chat.current.id)
            self._header.offer_menu(True)
