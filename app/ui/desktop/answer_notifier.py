"""Says that an answer is ready, to somebody who waited long for it and looks elsewhere."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, Signal

from app.core.domain.conversation import is_private
from app.core.domain.turn.turn import Turn
from app.ui.tasks.chat import Chat
from app.ui.tasks.open_conversation import OpenConversation
from app.ui.wording.sentences import shortened

_LONG = 10.0  # seconds
_LONGEST_TITLE = 80  # characters


class AnswerNotifier(QObject):
    """Names the conversation, never a word of its answer; a private one is not even named."""

    due = Signal(str, str)  # a sentence, the conversation

    def __init__(self, chat: Chat, is_on: Callable[[], bool], is_in_front: Callable[[], bool], parent: QObject) -> None:
        """is_on: by the settings; is_in_front: the window is in front."""
        super().__init__(parent)
        self._chat, self._is_on, self._is_in_front = chat, is_on, is_in_front
        self._starts: dict[str, float] = {}  # of what runs, by conversation
        self.clock: Callable[[], float] = monotonic
        chat.marks_changed.connect(self._follow)
        chat.finished.connect(self._finish)

    def _follow(self, running: frozenset[str], _: object) -> None:
        self._starts = {one: self._starts[one] if one in self._starts else self.clock() for one in running}

    def _finish(self, turn: Turn) -> None:
        started = self._starts.get(turn.conversation)
        if started is None or self.clock() - started < _LONG or not self._is_on():
            return
        if not self._is_in_front():
            self.due.emit(self._sentence(turn), turn.conversation)

    def _sentence(self, turn: Turn) -> str:
        conversation: OpenConversation | None = self._chat.conversations.get(turn.conversation)
        title = shortened((conversation.title if conversation else "") or turn.question, _LONGEST_TITLE)
        if is_private(turn.conversation) or (conversation is not None and conversation.private) or not title:
            return self.tr("Answer ready")
        return self.tr("Answer ready: {title}").format(title=title)
