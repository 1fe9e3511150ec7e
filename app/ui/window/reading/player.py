"""Sentences, spoken one after the other by the system's own voices."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtTextToSpeech import QTextToSpeech


class Player(QObject):
    moved = Signal(int)  # the sentence that is being read now
    paused_changed = Signal(bool)
    ended = Signal()
    failed = Signal(str)  # what the engine says

    def __init__(self, engine: str, parent: QObject | None = None) -> None:
        from PySide6.QtTextToSpeech import QTextToSpeech

        super().__init__(parent)
        self._states = QTextToSpeech.State
        self.speech: QTextToSpeech = QTextToSpeech(engine, self)
        self._sentences: Sequence[str] = ()
        self._index = -1
        self._pending: int | None = None  # where it goes on once the engine is silent
        self._speaking = False  # the engine was told to
        self.speech.stateChanged.connect(self._follow)

    @property
    def paused(self) -> bool:
        return self.speech.state() is self._states.Paused

    def play(self, sentences: Sequence[str], language: str, voice: str = "", rate: float = 0.0) -> None:
        """language: a tag; empty: as the engine is set. voice: its name, where it speaks that language."""
        self._sentences = sentences
        self._choose(language, voice)
        self.speech.setRate(max(-1.0, min(1.0, rate)))
        self._go_to(0)

    def step(self, by: int) -> None:
        """To the next sentence (1) or the one before (-1)."""
        self._go_to(max(0, self._index + by))

    def pause(self) -> None:
        if self.paused:
            self.speech.resume()
        else:
            self.speech.pause()

    def stop(self) -> None:
        self._sentences, self._pending, self._speaking = (), None, False
        self.speech.stop()

    def _choose(self, language: str, voice: str) -> None:
        locale = QLocale(language) if language else self.speech.locale()
        locales = [one for one in self.speech.availableLocales() if one.language() == locale.language()]
        same = [one for one in locales if one.territory() == locale.territory()]
        if same or locales:
            self.speech.setLocale((same or locales)[0])
        if voice and (matches := [one for one in self.speech.availableVoices() if one.name() == voice]):
            self.speech.setVoice(matches[0])

    def _go_to(self, index: int) -> None:
        """Some engines fall silent only a while after they were told to, and say so when the next one is on its way."""
        if self.speech.state() not in (self._states.Speaking, self._states.Paused):
            self._utter(index)
            return
        self._pending, self._speaking = index, True
        self.speech.stop()

    def _utter(self, index: int) -> None:
        if index >= len(self._sentences):
            self._speaking = False
            self.ended.emit()
            return
        self._index, self._speaking = index, True
        self.moved.emit(index)
        if self._speaking:  # nobody who was told ended it
            self.speech.say(self._sentences[index])

    def _follow(self, state: "QTextToSpeech.State") -> None:
        self.paused_changed.emit(state is self._states.Paused)
        if state is self._states.Error and self._speaking:
            words = self.speech.errorString()
            self.stop()
            self.failed.emit(words)
        elif state is self._states.Ready and self._speaking:
            target, self._pending = self._pending, None
            self._utter(self._index + 1 if target is None else target)
