"""Sentences one after the other, with an engine that takes its time."""

from typing import Any

import pytest
from PySide6.QtCore import QLocale

from app.ui.window.reading.player import Player

speech: Any = pytest.importorskip("PySide6.QtTextToSpeech", exc_type=ImportError)  # its library may lack libpulse
State = speech.QTextToSpeech.State


class LateVoice:
    """Falls silent a while after it was told to, as speech-dispatcher does."""

    def __init__(self, player: Player) -> None:
        self.player, self.spoken, self._state = player, list[str](), State.Ready

    def turn(self, state: Any) -> None:
        self._state = state
        self.player._follow(state)

    def state(self) -> Any:
        return self._state

    def say(self, text: str) -> None:
        self.spoken.append(text)

    def stop(self) -> None: ...
    def setRate(self, _rate: float) -> None: ...

    def locale(self) -> QLocale:
        return QLocale("en")

    def availableLocales(self) -> list[QLocale]:
        return []


def test_another_answer_begins_with_its_first_sentence_where_the_engine_falls_silent_late(qapp: object) -> None:
    player: Any = Player("mock")
    voice = player.speech = LateVoice(player)
    player.play(["one", "two"], "en")
    voice.turn(State.Speaking)
    player.stop()
    player.play(["eins", "zwei"], "en")
    voice.turn(State.Ready)  # of the one that was stopped
    assert voice.spoken == ["one", "eins"]
    voice.turn(State.Speaking)
    voice.turn(State.Ready)
    assert voice.spoken == ["one", "eins", "zwei"]


def test_a_step_while_it_is_paused_goes_on_there(qapp: object) -> None:
    player: Any = Player("mock")
    voice = player.speech = LateVoice(player)
    player.play(["one", "two", "three"], "en")
    voice.turn(State.Speaking)
    voice.turn(State.Paused)
    player.step(1)
    voice.turn(State.Ready)
    assert voice.spoken == ["one", "two"]
