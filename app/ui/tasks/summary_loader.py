"""What the list of conversations should show."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from app.core.domain.conversation import Summary
from app.core.ports import ConversationStore
from app.ui.tasks.turn_runner import Tasks

_FIRST = 300  # rows of the first list; the rest comes when the window is there
_PAUSE = 400  # ms between two portions of what is made ready for the search


class SummaryLoader(QObject):
    loaded = Signal(object)  # list[Summary]

    def __init__(self, store: ConversationStore, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._tasks = store, tasks
        self._search = ""
        self._index_timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._index_timer.timeout.connect(lambda: self._tasks.run(self._store.index_more(), self._go_on))
        self._rest_timer = QTimer(self, singleShot=True, interval=_PAUSE)
        self._rest_timer.timeout.connect(self.refresh)
        self._loading = self._stale = False
        self._is_first = True
        self._closed = False

    def close(self) -> None:
        """Begin nothing any more, not behind what is loading, either."""
        self._closed = True
        self._index_timer.stop()
        self._rest_timer.stop()

    def search(self, text: str) -> None:
        self._search = text
        self.refresh()

    def refresh(self) -> None:
        """Load the list again; of several answers only the one to the newest search is shown.

        While it is loaded, any number of wishes for it are one more.
        """
        if self._closed:
            return
        if self._loading:
            self._stale = True
            return
        self._loading, self._stale = True, False
        text, most = self._search, _FIRST if self._is_first else None
        self._tasks.run(self._load(text, most), lambda rows: self._list(text, rows))

    async def _load(self, text: str, most: int | None) -> list[Summary]:
        try:
            return await self._store.summaries(text, most)
        finally:
            self._loading = False

    def _list(self, text: str, rows: Sequence[Summary]) -> None:
        if self._closed:
            return
        if text == self._search:
            self.loaded.emit(rows)
        if self._stale or text != self._search:
            self.refresh()
        if self._is_first:
            self._is_first = False  # once: later turns are made ready when they are saved
            self._index_timer.start()
            if len(rows) >= _FIRST:
                self._rest_timer.start()

    def _go_on(self, more: bool) -> None:
        if more and not self._closed:
            self._index_timer.start()
