"""What a screen reader is told of a turn: that it began, that its answer did, and its end; never each word."""

from PySide6.QtCore import QCoreApplication

from app.core.domain.settings import SearchMode
from app.core.domain.turn.turn import Turn
from app.ui.wording.failures import failure_sentence

translate = QCoreApplication.translate


def start_announcement(turn: Turn) -> str:
    """What a screen reader says when a turn has begun."""
    if turn.depth is None and turn.mode is SearchMode.OFF:
        return answering_words()
    return translate("Transcript", "Searching…")


def answering_words() -> str:
    return translate("Transcript", "Answering…")


def end_announcement(turn: Turn) -> str:
    """What a screen reader says when a turn has ended."""
    if turn.error:
        return failure_sentence(turn.error)
    return translate("Transcript", "The answer is complete.")
