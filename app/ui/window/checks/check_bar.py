"""The bar that asks the user to pass an engine's check, and waits for the answer."""

import asyncio
from typing import Protocol

from PySide6.QtWidgets import QApplication, QWidget

from app.core.domain.errors import Unavailable
from app.core.ports import Rendered
from app.ui.widgets.bars import Bar
from app.ui.wording.sentences import engine_name

TIMEOUT_SECONDS = 120.0  # until no answer is a no


class Windows(Protocol):
    """Where the page is shown."""

    async def show(self, url: str, ready: str, language: str, title: str, words: str) -> Rendered | None: ...

    def dismiss(self) -> None: ...


class CheckBar(Bar):
    """Fits the port `HumanVerification`. One check at a time; who waits for one is asked about theirs afterwards."""

    def __init__(
        self, windows: Windows, timeout_seconds: float = TIMEOUT_SECONDS, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._windows = windows
        self._timeout_seconds = timeout_seconds
        self._alone = asyncio.Lock()
        self.nobody_looks = False  # the window is closed, and commands of terminals are served to their end

    async def solve(self, engine: str, url: str, ready: str, language: str = "") -> Rendered | None:
        """Cancelled (the turn was stopped), it takes bar and window away."""
        async with self._alone:
            try:
                if self.nobody_looks or not await self._agreed(engine):
                    return None
                return await self._passed(engine, url, ready, language)
            except Unavailable:
                return None
            finally:
                self.hide()

    async def show_check(self, engine: str, url: str, ready: str, language: str = "") -> Rendered | None:
        """Beside a check that the bar asks about: the settings may be open in front of it."""
        try:
            return await self._window(engine, url, ready, language)
        except Unavailable:
            return None

    async def _agreed(self, engine: str) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def reply(yes: bool) -> None:
            if not answer.done():
                answer.set_result(yes)

        self.announce(
            self.tr("{engine} asks for a captcha. The search is waiting.").format(engine=engine_name(engine)),
            (self.tr("Solve in window"), lambda: reply(True)),
            (self.tr("Skip"), lambda: reply(False)),
        )
        while not answer.done():
            await asyncio.wait([answer], timeout=self._timeout_seconds)
            if QApplication.activeModalWidget() is None:
                break  # else nobody could answer: the settings are open in front of the bar
        return answer.done() and answer.result()

    async def _passed(self, engine: str, url: str, ready: str, language: str) -> Rendered | None:
        name = engine_name(engine)
        self.announce(
            self.tr("Solve the captcha of {engine} in the window that opened. The search then continues.").format(
                engine=name
            ),
            (self.tr("Skip"), self._windows.dismiss),
        )
        return await self._window(engine, url, ready, language)

    async def _window(self, engine: str, url: str, ready: str, language: str) -> Rendered | None:
        name = engine_name(engine)
        return await self._windows.show(
            url,
            ready,
            language,
            self.tr("Captcha of {engine}").format(engine=name),
            self.tr("Solve the captcha of {engine}. This window closes by itself when results appear.").format(
                engine=name
            ),
        )
