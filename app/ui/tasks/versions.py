"""Which version of an answer is shown; several models that answer side by side, until one answer is kept."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from app.core.domain.chat import MOST_COMPARED, ModelChoice
from app.core.domain.settings import QUOTES
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from app.core.ports import ConversationStore
from app.ui.tasks.open_conversation import OpenConversation, PendingQuestion, Run
from app.ui.tasks.questions import repeated
from app.ui.tasks.turn_runner import Tasks


class Versions(QObject):
    """Of the conversation that is shown. Of those side by side the last turn of the branch has the focus.

    `chat`: the `Chat`."""

    focused = Signal(str)  # turn: this column has the focus now
    selected = Signal(object)  # Turn: this column was kept, and nothing is asked after it yet
    continued = Signal(object, str)  # Turn, question: it was kept because something was asked after it

    def __init__(self, chat: Any, store: ConversationStore, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._chat, self._store, self._tasks = chat, store, tasks
        chat.finished.connect(self._follow)
        chat.running.ended.connect(self._stand_alone)

    def start(self, question: Question, models: Sequence[ModelChoice], pending: PendingQuestion | None) -> bool:
        """Ask each of these models the same, at once."""
        comparison = question.comparison or uuid4().hex
        accepted = False
        for choice in tuple(dict.fromkeys(models))[:MOST_COMPARED]:
            overrides = replace(question.overrides, model=choice)
            one = replace(question, overrides=overrides, comparison=comparison, depth=None)
            accepted = self._chat.start(one, pending, beside=accepted) or accepted
            pending = None
        return accepted

    def compare_with(self, turn_id: str, models: Sequence[ModelChoice]) -> None:
        """Ask others what one model has answered already; its answer is the first column."""
        chat, turn = self._chat, self._chat.turn(turn_id)
        others = [choice for choice in models if turn is not None and choice != turn.model]
        if turn is None or not turn.ended or not others or chat.busy:
            return
        turn.comparison = turn.comparison or turn.id  # with such a one the store marks it when the first joins it
        self.show(turn_id)
        question = replace(repeated(turn, chat.current), comparison=turn.comparison)
        self.start(question, others[: MOST_COMPARED - len(chat.current.columns())], None)

    def fitting(self, question: Question) -> Question:
        """A question that is asked again in a column stays beside the others, where there is room for its model."""
        current, model = self._chat.current, question.overrides.model
        if not current.compares(question.comparison) or model in (None, QUOTES) or question.depth is not None:
            return replace(question, comparison="")
        others = [turn for turn in current.columns() if turn.model != model]
        return question if len(others) < MOST_COMPARED else replace(question, comparison="")

    def reassign(self, conversation: OpenConversation, run: Run) -> bool:
        """What was typed is not lost where one of several could not begin: another has it, or took it already."""
        comparison = run.question.comparison if run.question is not None else ""
        if not comparison:
            return False
        others = [one for one in conversation.runs.values() if one.question and one.question.comparison == comparison]
        waiting = next((one for one in others if not one.is_started), None)
        if waiting is not None:
            waiting.pending = run.pending
        return bool(others) or any(turn.comparison == comparison for turn in conversation.tree.values())

    # What is shown

    def show_version(self, turn_id: str) -> None:
        """The branch through that turn, down to where it was left."""
        current = self._chat.current
        if turn_id not in current.tree or (leaf := current.leaf_under(turn_id)) == current.leaf:
            return
        current.side_by_side = False
        current.show(leaf)
        self.store_view(current)
        self._chat.current_changed.emit()

    def step(self, turn_id: str, by: int) -> None:
        """The next (1) or the previous (-1) version of a question and its answer."""
        if (other := self._chat.current.version_beside(turn_id, by)) is not None:
            self.show_version(other)

    def settle(self, conversation: OpenConversation, new: str) -> None:
        """To the disk a new turn is the last one that is shown; the window may have another, or had one meanwhile."""
        moved = any(run.moved and run.turn == new for run in conversation.runs.values())
        if moved or conversation.leaf != new:
            self.store_view(conversation)

    def focus(self, turn_id: str) -> None:
        """The user looks at this column."""
        current = self._chat.current
        if any(turn.id == turn_id for turn in current.columns()):
            current.has_own_focus = True
            self._move(current, turn_id)

    def step_column(self, by: int) -> None:
        """To the next column (1) or the previous one (-1)."""
        columns = [turn.id for turn in self._chat.current.columns()]
        if len(columns) > 1 and self._chat.current.leaf in columns:
            self.focus(columns[(columns.index(self._chat.current.leaf) + by) % len(columns)])

    def keep(self, turn_id: str) -> None:
        """This answer goes on; the others stay as versions of it, and what still runs there is stopped."""
        current = self._chat.current
        if not any(turn.id == turn_id for turn in current.columns()):
            return
        self._chat.running.stop_beside(current, current.tree[turn_id])
        current.side_by_side = False
        current.show(current.leaf_under(turn_id))
        self.store_view(current)
        self._chat.current_changed.emit()
        self.selected.emit(current.tree[turn_id])

    def show(self, turn_id: str) -> None:
        """Side by side, once more; what followed is there again when one of them is kept."""
        current = self._chat.current
        if current.compared(turn_id):
            current.show(turn_id)
            current.side_by_side = current.has_own_focus = True
            self.store_view(current)
            self._chat.current_changed.emit()

    def go_on(self, text: str) -> None:
        """Something is asked after the column that has the focus: it is the one that is kept."""
        current = self._chat.current
        answer = current.turns[-1]
        current.side_by_side = False
        self.store_view(current)
        self._chat.current_changed.emit()
        self.continued.emit(answer, text)

    def _follow(self, turn: Turn) -> None:
        """The first that is finished has the focus, unless the user looks at another."""
        conversation = self._chat.conversations.get(turn.conversation)
        if conversation is None or conversation.has_own_focus or not conversation.compares(turn.comparison):
            return
        if turn.id != conversation.leaf and conversation.turns[-1].state is not State.FINISHED:
            self._move(conversation, turn.id)

    def _move(self, conversation: OpenConversation, turn_id: str) -> None:
        if conversation.leaf != turn_id:
            conversation.show(turn_id)
            self.store_view(conversation)
        if conversation is self._chat.current:
            self.focused.emit(turn_id)

    def _stand_alone(self, conversation: OpenConversation, run: Run) -> None:
        """An answer beside which none could begin is as it was."""
        columns = conversation.columns()
        if run.is_started or conversation.runs or len(columns) != 1:
            return
        if columns[0].comparison == columns[0].id:
            columns[0].comparison = ""
        conversation.side_by_side = False
        self.store_view(conversation)
        if conversation is self._chat.current:
            self._chat.current_changed.emit()

    def store_view(self, conversation: OpenConversation) -> None:
        """What the window shows of it, for the next start."""
        for run in conversation.runs.values():
            run.moved = run.moved or not run.is_started
        if conversation.leaf is not None:
            call = self._store.show_branch(conversation.id, conversation.leaf, conversation.side_by_side)
            self._tasks.run(call)
