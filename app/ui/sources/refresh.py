"""Reading a source again on demand: between what shows a source and the reader."""

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from PySide6.QtCore import QObject

from app.core.domain.events import Failure
from app.core.domain.evidence import Page
from app.ui.tasks.turn_runner import Tasks


class Rereader(Protocol):
    """Where a source is shown that can be read again."""

    @property
    def refresh_requested(self) -> Any:
        """A signal with an address."""
        ...

    def show_again(self, address: str, page: Page) -> None: ...

    def show_refresh_failure(self, address: str, failure: Failure) -> None: ...


class SourceRefresh(QObject):
    """`reread` as in `core.services.Services`. What the model was given stays as it is, whatever comes back."""

    def __init__(
        self, panel: Rereader, reread: Callable[[str], Awaitable[Page]], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._panel = panel
        self._reread = reread
        self._tasks = Tasks(self)
        panel.refresh_requested.connect(self._start)

    async def cancel(self) -> None:
        await self._tasks.cancel()

    def _start(self, address: str) -> None:
        async def read() -> Page:
            return await self._reread(address)

        self._tasks.request(
            read(),
            lambda page: self._panel.show_again(address, page),
            lambda failure: self._panel.show_refresh_failure(address, failure),
        )
