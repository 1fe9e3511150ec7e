"""The bar that asks the user to pass an engine's check."""

import asyncio
from dataclasses import dataclass, field

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from app.ui.window.checks.check_bar import CheckBar
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")

URL = "https://www.bing.com/search?q=x"


@dataclass(frozen=True)
class Shown:
    html: str = "<p>results"
    url: str = URL
    status: int | None = 200


@dataclass
class Windows:
    """The page is passed once the test says so."""

    asked: list[tuple[str, ...]] = field(default_factory=list)
    left: int = 0

    def __post_init__(self) -> None:
        self.page: asyncio.Future[Shown | None] = asyncio.get_running_loop().create_future()
        self.opened = asyncio.Event()

    async def show(self, url: str, ready: str, language: str, title: str, words: str) -> Shown | None:
        self.asked.append((url, ready, language, title))
        self.opened.set()
        try:
            return await self.page
        finally:
            self.left += 1

    def dismiss(self) -> None:
        self.page.set_result(None)


class Case:
    def __init__(self, qtbot: QtBot, timeout_seconds: float = 60.0) -> None:
        self.windows = Windows()
        self.bar = CheckBar(self.windows, timeout_seconds)
        qtbot.addWidget(self.bar)

    async def asked(self) -> "asyncio.Task[object]":
        task: asyncio.Task[object] = asyncio.create_task(self.bar.solve("bing", URL, "#results", "de-DE"))
        await until(lambda: not self.bar.isHidden())
        return task

    def press(self, label: str) -> None:
        next(button for button in self.bar.buttons if button.text() == label).click()


async def test_it_asks_in_plain_words_and_gives_the_page(qtbot: QtBot) -> None:
    case = Case(qtbot)
    task = await case.asked()
    assert case.bar.words == "Bing asks for a captcha. The search is waiting."
    assert case.windows.asked == [], "nothing opens unasked"
    case.press("Solve in window")
    await case.windows.opened.wait()
    assert case.windows.asked == [(URL, "#results", "de-DE", "Captcha of Bing")]
    assert "then continues" in case.bar.words
    case.windows.page.set_result(Shown())
    assert await task == Shown()
    assert case.bar.isHidden()


async def test_skip_means_no_before_and_while_the_window_is_open(qtbot: QtBot) -> None:
    case = Case(qtbot)
    task = await case.asked()
    case.press("Skip")
    assert await task is None
    task = await case.asked()
    case.press("Solve in window")
    await case.windows.opened.wait()
    case.press("Skip")
    assert await task is None
    assert case.bar.isHidden()


async def test_no_answer_is_a_no(qtbot: QtBot) -> None:
    case = Case(qtbot, timeout_seconds=0.05)
    assert await case.bar.solve("bing", URL, "#results") is None
    assert case.bar.isHidden()


async def test_a_dialog_in_front_of_the_bar_is_no_answer(qtbot: QtBot) -> None:
    case = Case(qtbot, timeout_seconds=0.05)
    dialog = QDialog()
    qtbot.addWidget(dialog)
    dialog.open()
    task = await case.asked()
    await asyncio.wait([task], timeout=0.3)
    assert not task.done()
    dialog.close()
    assert await task is None


async def test_a_turn_that_is_stopped_takes_bar_and_window_away(qtbot: QtBot) -> None:
    case = Case(qtbot)
    task = await case.asked()
    case.press("Solve in window")
    await case.windows.opened.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert case.bar.isHidden()
    assert case.windows.left == 1


async def test_checks_are_asked_about_one_after_the_other(qtbot: QtBot) -> None:
    case = Case(qtbot)
    first = await case.asked()
    second = asyncio.create_task(case.bar.solve("google", URL, "#results"))
    await asyncio.sleep(0)
    assert case.bar.words.startswith("Bing")
    case.press("Skip")
    await first
    await until(lambda: not case.bar.isHidden())
    assert case.bar.words.startswith("Google")
    case.press("Skip")
    assert await second is None


async def test_a_check_that_the_user_asked_for_is_shown_at_once_beside_one_that_waits(qtbot: QtBot) -> None:
    case = Case(qtbot)
    waiting = await case.asked()
    shown = asyncio.create_task(case.bar.show_check("google", URL, "#results", "de-DE"))
    await case.windows.opened.wait()
    assert case.windows.asked == [(URL, "#results", "de-DE", "Captcha of Google")]
    case.windows.page.set_result(Shown())
    assert await shown == Shown()
    assert not case.bar.isHidden(), "the other check is still asked about"
    case.press("Skip")
    assert await waiting is None
