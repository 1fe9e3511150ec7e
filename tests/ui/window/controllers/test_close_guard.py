"""A window that is closed while an answer is not saved."""

from typing import Any

import pytest

from app.core.domain.errors import Unavailable
from app.core.domain.events import Failure, FailureKind, SavingFailed, TurnSaved
from app.ui.tasks.turn_runner import Tasks, TurnRunner
from app.ui.widgets.bars import Bar
from app.ui.window.controllers.close_guard import CloseGuard
from tests.ui.fakes import FakeAsk, FakeConversations

pytestmark = pytest.mark.usefixtures("qapp", "english")

FULL = Failure(FailureKind.UNAVAILABLE, "citewise.db", data={"reason": "full"})


class FullDisk(FakeConversations):
    full = True

    async def save_unsaved(self) -> None:
        if self.full:
            raise Unavailable("citewise.db", reason="full")


class Scene:
    def __init__(self) -> None:
        self.store, self.tasks, self.bar, self.closed = FullDisk(), Tasks(), Bar(), list[Any]()
        self.runner = TurnRunner(FakeAsk())  # type: ignore[arg-type]
        self.closing = CloseGuard(self.runner, self.store, self.tasks, self.bar, lambda: self.closed.append(True))  # type: ignore[arg-type]

    def unsaved(self) -> "Scene":
        self.runner._publish(SavingFailed("t1", FULL))
        return self

    async def press(self, label: str) -> None:
        next(button for button in self.bar.buttons if button.text() == label).click()
        await self.tasks.close()


async def test_a_window_with_all_saved_closes() -> None:
    scene = Scene()
    assert scene.closing.may()
    assert not scene.bar.words


async def test_a_window_with_an_answer_unsaved_says_so_and_stays() -> None:
    scene = Scene().unsaved()
    assert not scene.closing.may()
    assert "not saved yet" in scene.bar.words


async def test_it_says_so_no_longer_once_the_answer_is_saved() -> None:
    scene = Scene().unsaved()
    scene.closing.may()
    assert not scene.bar.isHidden()
    scene.runner._publish(TurnSaved("t1"))
    assert scene.bar.isHidden()


async def test_it_closes_when_the_disk_takes_the_answer() -> None:
    scene = Scene().unsaved()
    scene.closing.may()
    await scene.press("Save and close")
    assert not scene.closed
    assert "free up space on it" in scene.bar.words
    scene.store.full = False
    await scene.press("Save and close")
    assert scene.closed
    assert scene.closing.may()


async def test_it_closes_all_the_same_where_the_user_wants_it() -> None:
    scene = Scene().unsaved()
    scene.closing.may()
    await scene.press("Close anyway")
    assert scene.closed
    assert scene.closing.may()
