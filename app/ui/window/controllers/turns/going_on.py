"""What follows a finished answer where the user wants it: questions to go on with, a title for the conversation."""

import logging
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QTextCursor

from app.core.after_answer.models import model_for
from app.core.domain.conversation import is_private
from app.core.domain.events import Failure, FollowUpsSuggested
from app.core.domain.turn.fold import fold_after
from app.core.domain.turn.turn import State
from app.core.secrecy import in_private
from app.ui.transcript.actions import TranscriptAction

if TYPE_CHECKING:
    from app.core.domain.chat import ModelChoice
    from app.core.domain.conversation import Conversation
    from app.core.domain.turn.turn import Turn
    from app.core.ports import ChatModel

log = logging.getLogger(__name__)


def _is_answered(turn: "Turn") -> bool:
    return turn.state is State.FINISHED and turn.model is not None and not turn.clarifying and bool(turn.text.strip())


class GoingOn(QObject):
    """Made with the first answer after which something is due. Nothing waits for it, and a failure is only logged."""

    def __init__(self, window: Any) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._window = window

    def follow(self, turn: "Turn") -> None:
        """A turn came to its good end."""
        settings = self._window.services.settings.in_force().going_on
        if settings.follow_ups:
            self.suggest(turn)
        if settings.titles and _is_answered(turn):
            self._request(self._entitle(turn.conversation, turn), "title")

    def suggest(self, turn: "Turn") -> None:
        """Questions to go on with; of answers that stand side by side once one is kept, and it is the last one."""
        if _is_answered(turn) and turn.model is not None and not turn.suggestions and self._goes_on(turn):
            self._request(self._suggest(turn, turn.model), "questions")

    def _goes_on(self, turn: "Turn") -> bool:
        conversation = self._window.chat.conversations.get(turn.conversation)
        return not turn.comparison or (
            conversation is not None and not conversation.side_by_side and conversation.leaf == turn.id
        )

    def do(self, action: TranscriptAction, turn_id: str, value: str) -> None:
        """A question that was suggested is asked, or put into the question."""
        turn: Turn | None = self._window.chat.turn(turn_id)
        if turn is None or value not in turn.suggestions:
            return
        if action is TranscriptAction.FOLLOW_UP:
            self._window.question_controller.suggest(value)
            return
        question = self._window.composer.question
        QGuiApplication.inputMethod().commit()  # what an input method composes stays before it
        before = question.toPlainText()
        question.moveCursor(QTextCursor.MoveOperation.End)
        question.insertPlainText(f"\n\n{value}" if before.strip() else value)
        question.setFocus()

    def rename(self, conversation_id: str) -> None:
        """Because the user asked for it: whatever the title is, and a failure is told."""
        self._window.tasks.request(self._rename(conversation_id), failed=self._window.show_failure)

    def _request(self, call: Any, what: str) -> None:
        def log_failure(failure: Failure) -> None:
            log.info("no %s after an answer: %s", what, failure.kind)

        self._window.tasks.request(call, failed=log_failure)

    async def _suggest(self, turn: "Turn", choice: "ModelChoice") -> None:
        from app.core.after_answer.saving import save_after
        from app.core.after_answer.suggestions import suggested

        in_private.set(is_private(turn.conversation))  # what adapters log of it is masked
        text = turn.text
        if not (suggestions := await suggested(await self._model(choice), turn)):
            return
        event = FollowUpsSuggested(turn.id, suggestions)
        async with self._window.tasks.rewriting:
            if not await save_after(self._window.services.conversations, turn.conversation, event, text):
                return
            fold_after(turn, event)
        current: Turn | None = self._window.chat.turn(turn.id)
        if current is not None and current.ended and current.text == text:
            fold_after(current, event)  # the same, or as it was loaded meanwhile
            self._window.transcript.show_event(event, current)

    async def _entitle(self, conversation_id: str, turn: "Turn") -> None:
        """Where the title is still the one that was made of the first question."""
        if not await self._is_untitled(conversation_id, turn):
            return
        if (title := await self._title(turn)) and await self._is_untitled(conversation_id, turn):
            self._window.chat.rename(conversation_id, title)

    async def _is_untitled(self, conversation_id: str, turn: "Turn") -> bool:
        """No answer was finished in it before."""
        from app.core.prompt.earlier_turns import title_of

        record: Conversation | None = await self._window.services.conversations.conversation(conversation_id)
        if record is None or not record.turns:
            return False
        earlier = [one for one in record.turns if one.state is State.FINISHED and one.created < turn.created]
        return not earlier and record.title in (title_of(record.turns[0].question), record.turns[0].question)

    async def _rename(self, conversation_id: str) -> None:
        record: Conversation | None = await self._window.services.conversations.conversation(conversation_id)
        answered = [one for one in record.turns if one.ended and one.text.strip()] if record is not None else []
        if not answered:
            self._window.notify(self.tr("There is no answer yet to name the conversation by."))
        elif title := await self._title(answered[0]):
            self._window.chat.rename(conversation_id, title)

    async def _title(self, turn: "Turn") -> str:
        from app.core.after_answer.titles import titled

        in_private.set(is_private(turn.conversation))
        settings = self._window.services.settings.in_force()
        choice = model_for(turn, settings.model, settings)
        if choice is None:
            self._window.notify(self.tr("Naming needs a model. Add one in the settings."))
            return ""
        return await titled(await self._model(choice), turn)

    async def _model(self, choice: "ModelChoice") -> "ChatModel":
        if (prepare := self._window.tools.prepare) is not None:
            await prepare((choice.provider,))
        model: ChatModel = self._window.services.models.directory.model(choice)
        return model
