"""From chat and composer to the research view and back: what runs, what is shown of it, what the user wants of it."""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from app.core.domain import events as e
from app.core.domain.graph import Depth
from app.core.domain.turn.turn import Turn
from app.ui.composer.composer import Composer
from app.ui.research.export_menu import ResearchSaver
from app.ui.research.side_pane import SidePane
from app.ui.research.steps import Log
from app.ui.research.view import ResearchView
from app.ui.tasks.chat import Chat
from app.ui.transcript.actions import TranscriptAction
from app.ui.widgets.theme import Colours
from app.ui.window.panes import Panes

_MOST_LOGS = 40  # of researches that were followed since the start


class ResearchController(QObject):
    notified = Signal(str)  # a sentence for the window's bar

    def __init__(self, chat: Chat, composer: Composer, sources: QWidget, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._chat, self._composer = chat, composer
        view = self.view = ResearchView(colours)
        self.side = SidePane(sources, view)
        self._panes: Panes | None = None
        self._depths: dict[str, Depth | None] = {}  # by conversation, while the window is open
        self._logs: dict[str, Log] = {}  # by turn
        self.saving = ResearchSaver(parent)
        chat.runner.happened.connect(self._follow)
        chat.happened.connect(self._handle)
        chat.current_changed.connect(self._show_conversation)
        chat.busy_changed.connect(lambda _: self._update_composer())
        composer.mode.changed.connect(self._keep_depth)
        view.answer_now_requested.connect(chat.answer_now)
        view.stop_requested.connect(lambda: chat.stop())
        view.export_requested.connect(lambda turn: self.do(TranscriptAction.RESEARCH_EXPORT, turn))
        self.saving.saved.connect(lambda path: self.notified.emit(self.tr("Saved: {file}").format(file=path)))
        self.saving.failed.connect(
            lambda path: self.notified.emit(
                self.tr("{file} could not be written. Choose another place.").format(file=path)
            )
        )

    def serve(self, transcript: Any, panes: Panes) -> None:
        """`Transcript` or `PlainTranscript`, once it is there."""
        self._panes = panes
        transcript.command_requested.connect(self.do)

    def do(self, action: TranscriptAction, turn_id: str, _value: str = "") -> None:
        turn = self._chat.turn(turn_id)
        if turn is None:
            return
        match action:
            case TranscriptAction.RESEARCH_GRAPH:
                self.show(turn)
            case TranscriptAction.RESEARCH_NOW:
                self._chat.answer_now(turn_id)
            case TranscriptAction.RESEARCH_SKIP:
                self._chat.skip_clarifying(turn_id)
            case TranscriptAction.RESEARCH_EXPORT:
                self.saving.offer(turn, QCursor.pos())

    def show(self, turn: Turn) -> None:
        """Bring a research to the front, however narrow the window is."""
        self.view.show_research(turn, self._logs.get(turn.id))
        self.side.show_research()
        if self._panes is not None:
            self._panes.show(self.side)
        self.side.widen()

    def show_last(self) -> None:
        """Go to the graph of the research that is shown, or come back from it to the question."""
        if self.view.turn is None:
            return
        if self.view.isVisible() and self.view.isAncestorOf(QApplication.focusWidget() or self._composer):
            self._composer.question.setFocus()
        else:
            self.show(self.view.turn)
            self.view.tabs.setCurrentIndex(0)
            self.view.graph.setFocus()

    def _follow(self, event: e.Event) -> None:
        """Of every conversation, so that a research whose conversation left the view has its steps when it is back."""
        if isinstance(event, e.TurnStarted) and event.depth is None:
            return
        if isinstance(event, e.TurnStarted | e.TurnResumed):
            while len(self._logs) >= _MOST_LOGS:
                del self._logs[next(iter(self._logs))]
            self._logs[event.turn] = self._logs.get(event.turn) or Log()
        if event.turn in self._logs:
            self._logs[event.turn].take(event)

    def _handle(self, event: e.Event) -> None:
        """What happens in the conversation that is shown; the chat has folded it already."""
        if isinstance(event, e.ResearchStarted):
            turn = self._chat.turn(event.turn)
            if turn is not None:
                self._begin(turn)
        elif self.view.turn is not None and self.view.turn.id == event.turn:
            if isinstance(event, e.ResearchFinished) and event.reason is e.ResearchEnd.PLAIN:
                self._show_last()
            else:
                self.view.touch()
        if isinstance(event, e.ClarificationRequested):
            self._update_composer()

    def _begin(self, turn: Turn) -> None:
        if self._panes is not None and self._panes.roomy(self.side):
            self.show(turn)
        else:
            self.view.show_research(turn, self._logs.get(turn.id))
            self.side.offer_research(True)

    def _show_conversation(self) -> None:
        self._show_last()
        current = self._chat.current
        last = current.turns[-1] if current.turns else None
        depth = last.depth if last is not None and last.clarifying else None
        self._composer.mode.show_depth(self._depths.get(current.id, depth))
        self._composer.follow_mode()
        self._update_composer()

    def _show_last(self) -> None:
        """The last research of the branch that is shown, if it has one."""
        researches = [turn for turn in self._chat.current.turns if turn.depth is not None and not turn.clarifying]
        turn = researches[-1] if researches else None
        self.view.show_research(turn, self._logs.get(turn.id) if turn else None)
        self.side.offer_research(turn is not None)
        if turn is not None and not turn.ended:
            self.side.show_research()

    def _keep_depth(self, depth: Depth | None) -> None:
        self._depths[self._chat.current.id] = depth

    def _update_composer(self) -> None:
        turns = self._chat.current.turns
        self._composer.set_awaits_reply(bool(turns) and turns[-1].clarifying and not self._chat.busy)
