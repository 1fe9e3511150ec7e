"""From question to question in the conversation that is shown; a rail of them once they are many."""

from typing import Any

from PySide6.QtCore import QObject, Qt

from app.core.domain.events import Event, TurnStarted

LONG = 5  # questions from which on there is a rail


class QuestionWalk(QObject):
    def __init__(self, window: Any) -> None:
        """`window`: the `MainWindow`."""
        super().__init__(window)
        self._window = window
        self._outline: Any = None  # an Outline, or PlainOutline, once it is needed
        later = Qt.ConnectionType.QueuedConnection  # when the transcript has them
        window.ready.connect(self._show, later)
        window.chat.current_changed.connect(self._show, later)
        window.chat.happened.connect(self._follow, later)

    def step(self, by: int) -> None:
        """To the next question (1), or the one before (-1)."""
        if self._window.transcript is not None:
            self._started().step(by)

    def _follow(self, event: Event) -> None:
        if isinstance(event, TurnStarted):
            self._show()

    def _show(self) -> None:
        is_long = len(self._window.chat.current.turns) >= LONG
        if self._window.transcript is not None and (is_long or self._outline is not None):
            self._started().show(is_long)

    def _started(self) -> Any:
        if self._outline is None:
            self._outline = self._window.transcript.outline()
        return self._outline
