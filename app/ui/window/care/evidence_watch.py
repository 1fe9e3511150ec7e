"""Watched answers: their sources are read again when it is time; a notice tells what changed."""

from collections import Counter
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QObject, QTimer

from app.core.verification.results import EvidenceState
from app.core.verification.watching import Watches, WatchNews
from app.ui.verification.words import state_words
from app.ui.wording.sentences import shortened, translate, with_remark

_SOON = 120_000  # ms after the window is ready
_BUSY = 180_000  # until the next look, where something else is going on
_MORE = 60_000  # where some are due still
_AGAIN = 900_000


class EvidenceWatch(QObject):
    def __init__(self, window: Any, watches: Watches) -> None:
        """window: the `MainWindow`, which is ready and lives longer."""
        super().__init__(window)
        self._window, self._watches = window, watches
        self._is_running = False
        self._news: list[WatchNews] = []  # that the bar had no room for
        self.timer = QTimer(self, interval=_SOON)
        self.timer.timeout.connect(self.look)
        self.timer.start()

    def look(self) -> None:
        is_busy = bool(self._window.chat.running.conversations)
        self.timer.setInterval(_BUSY if is_busy else _AGAIN)
        self._show()
        if not is_busy:
            self._window.tasks.request(self._look(), failed=lambda _: None)

    async def _look(self) -> None:
        if self._is_running:
            return
        self._is_running = True
        try:
            self._news += await self._watches.check_due(datetime.now(UTC))
            if await self._watches.has_due(datetime.now(UTC)):
                self.timer.setInterval(_MORE)
        finally:
            self._is_running = False
        self._show()

    def _show(self) -> None:
        """Not over what the bar says already. What changed first is told first."""
        if not self._news or not self._window.bar.isHidden():
            return
        news = self._news.pop(0)
        self._window.bar.announce(
            news_sentence(news),
            (self.tr("Show"), lambda: self._open(news)),
            (self.tr("Stop watching"), lambda: self._window.tasks.run(self._watches.unwatch(news.watch.turn))),
            (self.tr("Close"), lambda: None),
        )
        self._window.tasks.run(self._watches.acknowledge(news), failed=lambda _: None)  # else it is told once more

    def _open(self, news: WatchNews) -> None:
        if self._window.chat.current.id != news.watch.conversation:
            self._window.question_controller.open_conversation(news.watch.conversation)
        self._window.evidence_checks.show_stored(news.question, news.verification)


def news_sentence(news: WatchNews) -> str:
    counts = Counter(claim.state for claim in news.changed)
    states = [state for state in reversed(EvidenceState) if counts[state]]
    changes = translate("Claims", ", ").join(with_remark(state_words(state), str(counts[state])) for state in states)
    words = translate("EvidenceWatch", "The evidence for “{question}” changed: {changes}.")
    return words.format(question=shortened(news.question, 80), changes=changes)
