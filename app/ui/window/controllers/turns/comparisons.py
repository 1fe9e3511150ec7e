"""Several models side by side: which ones are asked, which answer has the focus, which one goes on."""

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject

from app.core.domain.chat import MOST_COMPARED, ModelChoice
from app.core.domain.graph import Depth
from app.core.domain.turn.turn import Turn
from app.ui.transcript.actions import TranscriptAction
from app.ui.wording.sentences import model_words, shortened

translate = QCoreApplication.translate

_COMPARED = "compared_models"  # in `window.ini`: those that were compared last
_NAME = 40  # characters of a model's name


class ComparisonController(QObject):
    def __init__(self, window: Any) -> None:
        super().__init__(window)
        self._window, self._chat, self._versions = window, window.chat, window.chat.versions
        self._transcript: Any = None
        self.dialog: Any = None  # CompareDialog, while it is open
        window.composer.models.compare_requested.connect(self.choose)
        window.retry_menu.compare_requested.connect(self.choose_beside)
        self._versions.focused.connect(self._show_focus)
        self._versions.continued.connect(self._announce)
        self._versions.selected.connect(self._suggest)
        window.chat.current_changed.connect(self._withdraw)
        window.composer.own.pills.changed.connect(self._leave_research)
        window.composer.mode.changed.connect(self._leave_comparison)
        self._announced = ("", "")  # conversation, the words in its bar

    def serve(self, transcript: Any) -> None:
        """`Transcript` or `PlainTranscript`, once it is there."""
        self._transcript = transcript
        transcript.command_requested.connect(self._do)

    @property
    def is_open(self) -> bool:
        """Answers stand side by side."""
        return bool(self._chat.current.columns())

    def can_choose(self) -> bool:
        return sum(len(provider.models) for provider in self._window.services.settings.in_force().providers) > 1

    def choose(self) -> None:
        """The models that answer the next question."""
        pills = self._window.composer.own.pills
        self._open(list(pills.extras.models) or self._last(), [], self._take)

    def choose_beside(self, turn_id: str = "") -> None:
        """Those that answer beside the one that has; by default the last answer."""
        turn = self._chat.turn(turn_id or self._chat.current.leaf or "")
        if turn is None or turn.model is None:
            return
        columns = self._chat.current.compared(turn.id)
        if len(columns) >= MOST_COMPARED:  # there is room for no other
            self._versions.show(turn.id)
            return
        answered = {one.model for one in columns if one.model is not None} | {turn.model}
        self._open(self._last(), answered, lambda models: self._ask_beside(turn.id, models))

    def _leave_research(self) -> None:
        """A research is made by one model; what was picked last counts."""
        composer = self._window.composer
        if len(composer.own.pills.extras.models) > 1 and composer.mode.research_depth() is not None:
            composer.mode.toggle()

    def _leave_comparison(self, depth: Depth | None) -> None:
        pills = self._window.composer.own.pills
        if depth is not None and len(models := pills.extras.models) > 1:
            pills.set_models(models[:1])

    def keep(self) -> None:
        """The answer that has the focus."""
        if self.is_open:
            self._versions.keep(self._chat.current.leaf)

    def step(self, by: int) -> None:
        self._versions.step_column(by)

    def _do(self, action: TranscriptAction, turn_id: str, _value: str) -> None:
        match action:
            case TranscriptAction.KEEP:
                self._versions.keep(turn_id)
            case TranscriptAction.COLUMN:
                self._versions.focus(turn_id)
            case TranscriptAction.SIDE_BY_SIDE:
                self._versions.show(turn_id)
            case TranscriptAction.STOP:
                self._chat.running.stop_turn(turn_id)

    def _open(self, checked: list[ModelChoice], answered: Collection[ModelChoice], take: Any) -> None:
        from app.ui.composer.compare_dialog import CompareDialog  # few compare
        from app.ui.widgets.focus_return import return_focus

        providers = self._window.services.settings.in_force().providers
        self.dialog = CompareDialog(providers, checked, answered, self._window)
        self.dialog.selected.connect(take)
        return_focus(self.dialog, self._window.composer.question)
        self.dialog.open()

    def _take(self, models: tuple[ModelChoice, ...]) -> None:
        self._remember(models)
        self._window.composer.own.pills.set_models(models)

    def _ask_beside(self, turn_id: str, models: tuple[ModelChoice, ...]) -> None:
        self._remember(models)
        self._versions.compare_with(turn_id, models)

    def _last(self) -> list[ModelChoice]:
        rows = self._window.memory.value(_COMPARED) or []
        pairs = [row.split("\n") for row in ([rows] if isinstance(rows, str) else rows)]
        return [ModelChoice(*pair) for pair in pairs if len(pair) == 2]

    def _remember(self, models: tuple[ModelChoice, ...]) -> None:
        if not self._chat.private:
            self._window.memory.setValue(_COMPARED, [f"{one.provider}\n{one.model}" for one in models])

    def _show_focus(self, turn_id: str) -> None:
        if self._transcript is not None:
            self._transcript.focus_column(turn_id)
            self._transcript.turn_read.emit(turn_id)  # its sources are shown

    def _announce(self, turn: Turn, question: str) -> None:
        """Something was asked after a column: that answer goes on, and it may be another that was meant."""
        words = translate("Comparison", "The answer of {model} was kept.")
        name = shortened(model_words(turn.model_name), _NAME)

        def undo() -> None:
            chat = self._chat
            if chat.current.id != turn.conversation:
                return
            chat.running.stop_after(chat.current, turn.id)
            self._versions.show(turn.id)
            chat.draft_requested.emit()  # what was typed a moment ago is not written over
            if not chat.current.draft_to_keep:
                chat.keep_draft(question)
                chat.draft_changed.emit()

        self._announced = (turn.conversation, words.format(model=name))
        self._window.bar.offer_undo(self._announced[1], translate("Comparison", "Undo"), undo)

    def _suggest(self, turn: Turn) -> None:
        """What was not asked for of each column."""
        if self._window.services.settings.in_force().going_on.follow_ups:
            self._window.going_on().suggest(turn)

    def _withdraw(self) -> None:
        """What can be undone in one conversation is not offered in another."""
        conversation, words = self._announced
        if words and self._chat.current.id != conversation:
            self._announced = ("", "")
            if self._window.bar.words == words:
                self._window.bar.dismiss()
