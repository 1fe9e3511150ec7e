"""Drives the real window as a person does: real keys, real clicks, and a look at what is shown.

    python -m tests.end2end.driver SCENARIO DATA_DIR [ARGUMENT …]

runs one function of `scenarios`, `research_scenarios`, `closing_scenarios`, `local_api_scenarios` or
`tool_server_scenarios` beside the window, in the program's own process, and closes the window.
Exit status 0 means that the scenario and the program's end went well.
"""

import asyncio
import json
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.bootstrap.window import open_window
from app.core.domain import events as e
from app.core.services import Services
from tests.waiting import LONG, until

OPENED: list[str] = []  # addresses that would have gone to the user's browser


class Driver:
    def __init__(self, window: Any, services: Services, arguments: list[str]) -> None:
        self.window = window
        self.services = services
        self.arguments = arguments
        self.opened = OPENED
        self.events: list[e.Event] = []
        window.chat.happened.connect(self.events.append)

    async def until(self, met: Callable[[], Any], what: str = "", seconds: float = LONG) -> Any:
        """Wait until `met` gives something true. Qt and Chromium have no event for most of what a person sees."""
        return await until(met, what, seconds, pause=0.02)

    async def start(self) -> None:
        await self.until(lambda: self.window.transcript is not None, "the transcript")
        await self.until(self.window.isActiveWindow, "the window in front")

    async def js(self, expression: str) -> Any:
        from app.ui.transcript.page import WORLD

        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.window.transcript.page.runJavaScript(
            f"JSON.stringify({expression})", WORLD, lambda text: answer.done() or answer.set_result(text)
        )
        text = await asyncio.wait_for(answer, 30)
        return json.loads(text) if text else None

    async def shows(self, expression: str, what: str = "", seconds: float = LONG) -> Any:
        """Wait until a JavaScript expression is true in the transcript."""
        try:
            return await until(lambda: self.js(expression), what or expression, seconds, pause=0.03)
        except AssertionError as problem:
            raise AssertionError(f"{problem}\n{await self.text()}") from None

    async def text(self) -> str:
        return str(await self.js("document.body.innerText"))

    def type(self, text: str) -> None:
        from PySide6.QtTest import QTest

        question = self.window.composer.question
        question.setFocus()
        if text.isascii():
            QTest.keyClicks(question, text)
        else:
            question.insertPlainText(text)  # as an input method commits it

    def press(self, key: str, widget: Any = None) -> None:
        from PySide6.QtGui import QKeySequence
        from PySide6.QtTest import QTest

        QTest.keySequence(widget or self.window.composer.question, QKeySequence(key))

    async def ask(self, text: str) -> None:
        """Type, press Enter, wait for the end of the turn."""
        self.events.clear()
        self.type(text)
        self.press("Return")
        await self.ended()

    async def ended(self, seconds: float = LONG) -> e.Event:
        ends = (e.TurnFinished, e.TurnStopped, e.TurnFailed)
        return await self.until(
            lambda: next((event for event in self.events if isinstance(event, ends)), None), "end of the turn", seconds
        )

    async def click(self, selector: str, number: int = 0, modifier: str = "") -> None:
        """A real mouse click on an element of the transcript."""
        from PySide6.QtCore import QPoint, Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWebEngineWidgets import QWebEngineView

        find = f"document.querySelectorAll({json.dumps(selector)})[{number}]"
        await self.shows(f"!!{find}", selector)
        target = self.window.transcript.findChild(QWebEngineView).focusProxy()
        x, y = await self._place(find, lambda: target.width())
        held = Qt.KeyboardModifier.ControlModifier if modifier == "Ctrl" else Qt.KeyboardModifier.NoModifier
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, held, QPoint(round(x), round(y)))

    async def _place(self, find: str, width: Callable[[], int]) -> tuple[float, float]:
        """Where an element stands once nothing moves any more: beside a panel that opens, the page is laid out anew."""
        centre = f"""(element => {{
            element.scrollIntoView({{block: 'center', behavior: 'instant'}});
            const r = element.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2;
            const hit = document.elementFromPoint(x, y);
            return [x, y, innerWidth, element.contains(hit)];
        }})({find})"""
        before: Any = None

        async def stands() -> Any:
            nonlocal before
            earlier, before = before, await self.js(centre)
            x, y, page_width, on_top = before
            return [x, y] if before == earlier and on_top and abs(page_width - width()) <= 1 else None

        x, y = await until(stands, f"{find} standing still", pause=0.03)
        return x, y

    def picture(self, name: str) -> None:
        """Keep a picture of the window beside the data, for whoever looks into a failure."""
        self.window.grab().save(str(self.services.data_dir / f"{name}.png"))


def main() -> int:
    from tests.end2end import (
        closing_scenarios,
        local_api_scenarios,
        research_scenarios,
        scenarios,
        tool_server_scenarios,
    )

    name, data_dir, *arguments = sys.argv[1:]
    problems: list[BaseException] = []

    async def drive(window: Any, services: Services) -> None:
        driver = Driver(window, services, arguments)
        try:
            await driver.start()
            rooms = (scenarios, research_scenarios, closing_scenarios, local_api_scenarios, tool_server_scenarios)
            await next(getattr(room, name) for room in rooms if hasattr(room, name))(driver)
        except BaseException as problem:
            driver.picture("failed")
            problems.append(problem)

    status = open_window(Path(data_dir), drive, OPENED.append)
    for problem in problems:
        traceback.print_exception(problem)
    return 1 if problems else status


if __name__ == "__main__":
    sys.exit(main())
