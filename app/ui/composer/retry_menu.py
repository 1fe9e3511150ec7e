"""The menu *Retry with…*: the same question with another model, search source or depth, beside the old answer."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from app.core.domain.catalogue import ChannelState
from app.core.domain.chat import MOST_COMPARED, ModelChoice
from app.core.domain.editing import EditingMode
from app.core.domain.graph import Depth
from app.core.domain.settings import QUOTES, SearchMode
from app.core.domain.turn.turn import Turn
from app.core.services import Services
from app.ui.tasks.chat import Chat
from app.ui.tasks.questions import Rewrite
from app.ui.transcript.actions import TranscriptAction
from app.ui.wording.research import depth_words
from app.ui.wording.sentences import channel_name, shortened

if TYPE_CHECKING:
    from app.core.domain.assistants import Assistant  # a start can do without

_MOST_MODELS = 12  # of one service, in a menu
_NAME = 50  # characters


class RetryMenu(QObject):
    compare_requested = Signal(str)  # turn: others answer the same beside it

    def __init__(self, services: Services, chat: Chat, parent: QWidget) -> None:
        super().__init__(parent)
        self._services, self._chat, self._window = services, chat, parent
        self._transcript: Any = None
        self.assistants: Callable[[], Sequence[Assistant]] = tuple  # that there are

    def serve(self, transcript: Any) -> None:
        """`Transcript` or `PlainTranscript`, once it is there."""
        self._transcript = transcript
        transcript.command_requested.connect(self._do)

    def _do(self, action: TranscriptAction, turn_id: str, value: str) -> None:
        turn = self._chat.turn(turn_id)
        if action is TranscriptAction.RETRY_WITH and turn is not None:
            self.open(turn, self._place(value))

    def _place(self, value: str) -> QPoint:
        x, _, y = value.partition(",")
        if not (x.isdecimal() and y.isdecimal()):
            return QCursor.pos()
        place: QPoint = self._transcript.mapToGlobal(QPoint(int(x), int(y)))
        return place

    def open(self, turn: Turn, where: QPoint) -> None:
        menu = QMenu(self._window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._add_models(menu.addMenu(self.tr("Model")), turn)
        self._add_channels(menu.addMenu(self.tr("Search source")), turn)
        self._add_depths(menu.addMenu(self.tr("Depth")), turn)
        self._add_editing(menu.addMenu(self.tr("Check answers")), turn)
        if self.assistants():
            self._add_assistants(menu.addMenu(self.tr("Assistant")), turn)
        if turn.model is not None and turn.ended and turn.depth is None:
            menu.addSeparator()
            compare = menu.addAction(self.tr("Compare with…"))
            compare.triggered.connect(lambda: self.compare_requested.emit(turn.id))
            compare.setEnabled(self._has_others(turn))
        menu.popup(where)

    def _has_others(self, turn: Turn) -> bool:
        """A model that has not answered yet, or as many columns as can be: those are shown."""
        columns = self._chat.current.compared(turn.id)
        answered = {turn.model, *(column.model for column in columns)}
        every = {
            ModelChoice(one.id, name) for one in self._services.settings.in_force().providers for name in one.models
        }
        return len(columns) >= MOST_COMPARED or not every <= answered

    def _add_models(self, menu: QMenu, turn: Turn) -> None:
        """Favourites of each service first; a service with many models has a menu of its own."""
        for provider in self._services.settings.in_force().providers:
            names = list(dict.fromkeys((*provider.favourites, *provider.models)))
            target = menu.addMenu(_text(provider.name)) if len(names) > _MOST_MODELS else menu
            for name in names:
                choice = ModelChoice(provider.id, name)
                label = _text(name) if target is not menu else _text(f"{name} · {provider.name}")
                self._add(target, label, choice == turn.model, turn, _with(model=choice))
        self._add(menu, self.tr("No model (quotes only)"), turn.model is None, turn, _with(model=QUOTES))

    def _add_channels(self, menu: QMenu, turn: Turn) -> None:
        states: list[ChannelState] = [state for state in self._services.search.channel_states() if state.usable]
        for state in states:
            once = _with(channel=state.id, mode=SearchMode.ALWAYS, fresh=True)
            self._add(menu, _text(channel_name(state.id)), state.id == turn.channel, turn, once)
        self._add(menu, self.tr("Without searching"), turn.mode is SearchMode.OFF, turn, _with(mode=SearchMode.OFF))

    def _add_depths(self, menu: QMenu, turn: Turn) -> None:
        self._add(menu, self.tr("Answer"), turn.depth is None, turn, lambda question: replace(question, depth=None))
        for depth in Depth:
            words = self.tr("Research: {depth}").format(depth=depth_words(depth))
            self._add(menu, words, turn.depth is depth, turn, _at(depth))

    def _add_editing(self, menu: QMenu, turn: Turn) -> None:
        from app.ui.wording.claims.edits import mode_name

        for mode in EditingMode:
            self._add(menu, mode_name(mode), turn.editing is mode, turn, _with(editing=mode))

    def _add_assistants(self, menu: QMenu, turn: Turn) -> None:
        """What the conversation had picked gives way, as where one is chosen in the header."""
        from app.ui.widgets.emoji import with_icon

        settings, current = self._services.settings.in_force(), turn.assistant.id if turn.assistant is not None else ""
        for one in self.assistants():
            choices = {
                name: value for name, value in vars(one.choices).items() if value is not None and name != "fresh"
            }
            model = one.choices.model
            if model is not None and model != QUOTES and settings.provider(model.provider) is None:
                del choices["model"]
            otherwise = _with(**choices | {"assistant": one.id})
            self._add(menu, _text(with_icon(one.icon, one.name)), one.id == current, turn, otherwise)
        self._add(menu, self.tr("No assistant"), not current, turn, _with(assistant=""))

    def _add(self, menu: QMenu, words: str, current: bool, turn: Turn, otherwise: Rewrite) -> None:
        action = menu.addAction(words)
        action.setCheckable(current)
        action.setChecked(current)
        action.triggered.connect(lambda: self._chat.retry(turn.id, otherwise=_with_assistant_of(turn, otherwise)))


def _with_assistant_of(turn: Turn, otherwise: Rewrite) -> Rewrite:
    """The same assistant answers, whatever the conversation has now; where another is chosen, that one."""
    used = turn.assistant.id if turn.assistant is not None else ""
    return lambda question: otherwise(replace(question, overrides=replace(question.overrides, assistant=used)))


def _with(**once: Any) -> Rewrite:  # fields of `Overrides`
    return lambda question: replace(question, overrides=replace(question.overrides, **once))


def _at(depth: Depth) -> Rewrite:
    return lambda question: replace(question, depth=depth)


def _text(words: str) -> str:
    return shortened(words, _NAME).replace("&", "&&")
