"""What a screen reader is told of a turn: that it began, that its answer did, and its end; never each word."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from app.core.domain.events import Event, TextDelta, TurnFailed, TurnFinished, TurnStarted, TurnStopped
from app.core.domain.settings import SearchMode
from app.core.domain.turn.turn import Turn
from app.ui.wording.failures import failure_sentence
from app.ui.wording.sentences import after_colon

translate = QCoreApplication.translate


class Announcer:
    """`announce` says a sentence, politely."""

    def __init__(self, announce: Callable[[str], object]) -> None:
        self._announce = announce
        self._last: dict[str, str] = {}  # turn → what was announced of it last

    def handle(self, event: Event, turn: Turn) -> None:
        if isinstance(event, TextDelta):
            self._announce_once(turn, _answering_words())
        elif isinstance(event, TurnStarted):
            self._announce_once(turn, _start_words(turn))
        elif isinstance(event, TurnFinished | TurnStopped | TurnFailed):
            self._announce_once(turn, _end_words(turn))

    def _announce_once(self, turn: Turn, words: str) -> None:
        if self._last.get(turn.id) != words:
            self._last[turn.id] = words
            self._announce(after_colon(turn.model_name, words) if turn.comparison else words)


def _start_words(turn: Turn) -> str:
    if turn.depth is None and turn.mode is SearchMode.OFF:
        return _answering_words()
    return translate("Transcript", "Searching…")


def _answering_words() -> str:
    return translate("Transcript", "Answering…")


def _end_words(turn: Turn) -> str:
    if turn.error:
        return failure_sentence(turn.error)
    return translate("Transcript", "The answer is complete.")
