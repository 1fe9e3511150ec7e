"""*Read aloud*: an answer as it is shown, sentence by sentence, each marked in the transcript."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from app.core.after_answer.languages import tag_of
from app.core.domain.events import AnswerEdited, AnswerWithdrawn, Event, TurnResumed
from app.ui.settings.speech.engine import available_engine, missing_words
from app.ui.window.reading.player import Player

if TYPE_CHECKING:
    from app.core.after_answer.speech import Sentence
    from app.core.domain.turn.turn import Turn
    from app.ui.window.reading.bar import ReadingBar


class ReadingAloud(QObject):
    def __init__(self, window: Any, engine: Callable[[], str] = available_engine) -> None:
        """window: the `MainWindow`. engine: the name of Qt's that speaks; empty: none can."""
        super().__init__(window)
        self._window, self._find_engine = window, engine
        self._engine: str | None = None  # None: nobody looked
        self.player: Player | None = None
        self.bar: ReadingBar | None = None
        self.turn = ""  # that is being read
        self._sentences: list[Sentence] = []
        self._text = ""  # that they are of
        window.chat.current_changed.connect(self.stop)
        window.chat.happened.connect(self._follow)
        window.closed.connect(self.stop)

    @property
    def engine(self) -> str:
        if not self._engine:  # a voice may have been installed meanwhile
            self._engine = self._find_engine()
        return self._engine

    def add_action(self, menu: QMenu, turn_id: str) -> None:
        turn: Turn | None = self._window.chat.turn(turn_id)
        if self.turn == turn_id:
            menu.addAction(self.tr("Stop reading")).triggered.connect(self.stop)
            return
        is_well = bool(self.engine)
        words = self.tr("Read aloud") if is_well else self.tr("Read aloud (no voice is installed)")
        action = menu.addAction(words)
        action.setEnabled(is_well and turn is not None and turn.ended and bool(turn.text.strip()))
        action.triggered.connect(partial(self.read, turn_id))

    def read(self, turn_id: str, _checked: bool = False) -> None:
        from app.core.after_answer.speech import SpeechWords, sentences

        turn: Turn | None = self._window.chat.turn(turn_id)
        if turn is None or not turn.ended:
            return
        if not self.engine:
            self._window.notify(missing_words())
            return
        self.stop()
        version: Turn = self._window.presenter.version(turn)
        words = SpeechWords(self.tr("Code."), self.tr("Formula."))
        self._sentences = sentences(version.text, version.citations, words)
        if not self._sentences:
            return
        player, bar = self._parts()
        self.turn, self._text = turn_id, version.text
        settings = self._window.services.settings.in_force().speech
        bar.show_paused(False)
        bar.show()
        player.play([one.text for one in self._sentences], tag_of(version.text), settings.voice, settings.rate)

    def toggle(self, turn_id: str) -> None:
        if self.turn:
            self.stop()
        else:
            self.read(turn_id)

    def pause(self) -> None:
        if self.turn and self.player is not None:
            self.player.pause()

    def step(self, by: int) -> None:
        if self.turn and self.player is not None:
            self.player.step(by)

    def stop(self) -> None:
        if not self.turn:
            return
        turn, self.turn = self.turn, ""
        if self.player is not None:
            self.player.stop()
        if self.bar is not None:
            self.bar.hide()
        if self._window.transcript is not None:
            self._window.transcript.highlight_sentence(turn, "")

    def _parts(self) -> "tuple[Player, ReadingBar]":
        if self.player is None or self.bar is None:
            from app.ui.window.reading.bar import ReadingBar

            self.player, self.bar = Player(self.engine, self), ReadingBar()
            self._window.window_layout.add_bar(self.bar)
            self.player.moved.connect(self._show_place)
            self.player.paused_changed.connect(self.bar.show_paused)
            self.player.ended.connect(self.stop)
            self.player.failed.connect(self._fail)
            self.bar.stepped.connect(self.step)
            self.bar.pause_pressed.connect(self.pause)
            self.bar.stop_pressed.connect(self.stop)
        return self.player, self.bar

    def _show_place(self, index: int) -> None:
        turn: Turn | None = self._window.chat.turn(self.turn)
        if turn is None or self._window.presenter.version(turn).text != self._text:
            self.stop()  # it stands in another language now, or as it was before it was edited
            return
        if self.bar is not None:
            self.bar.show_place(index + 1, len(self._sentences))
        sentence = self._sentences[index]
        self._window.transcript.highlight_sentence(self.turn, sentence.text if sentence.visible else "")

    def _fail(self, reason: str) -> None:
        self.stop()
        words = self.tr("The voice stopped: {reason}").format(reason=reason) if reason else missing_words()
        self._window.notify(words)

    def _follow(self, event: Event) -> None:
        """The answer that is being read becomes another one."""
        if event.turn == self.turn and isinstance(event, AnswerEdited | AnswerWithdrawn | TurnResumed):
            self.stop()
