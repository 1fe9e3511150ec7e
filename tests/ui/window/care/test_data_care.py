"""Backups that are due are made behind the window, and what failed is told once, in its bar."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.domain.backup import BackupPlace, BackupRun
from app.core.domain.errors import Failure, FailureKind
from app.core.domain.events import TurnFinished
from app.core.domain.reasons import BackupReason
from app.ui.window.care.data_care import DataCare, look_after
from tests.qt import Runner
from tests.ui.fakes import FakeServices
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

FAILED = BackupRun(
    BackupPlace.LOCAL, failure=Failure(FailureKind.UNAVAILABLE, "/drive", data={"reason": BackupReason.FOLDER})
)


class Backups:
    """What the schedule makes of being asked."""

    def __init__(self, *runs: list[BackupRun], restored: datetime | None = None) -> None:
        self.runs, self.restored, self.asked = list(runs), restored, 0
        self.damaged: list[str] = []

    async def run_due(self, settings: object, now: datetime, force: bool = False) -> list[BackupRun]:
        self.asked += 1
        return self.runs.pop(0) if self.runs else []

    async def check_after_crash(self) -> list[str]:
        return self.damaged

    async def undo_moment(self) -> datetime | None:
        return self.restored


def story(run: Runner[Any], folder: Path, backups: Backups, act: Callable[[Desk, DataCare], Any]) -> None:
    async def whole() -> None:
        services = FakeServices(folder)
        services.backups = lambda: backups  # type: ignore[assignment,return-value]
        async with desk(folder, services) as d:
            care = look_after(d.window)
            assert care is not None
            await act(d, care)

    run(whole())


def test_what_fails_is_told_once_the_bar_is_free(run: Runner[Any], tmp_path: Path) -> None:
    backups = Backups([FAILED], [BackupRun(BackupPlace.LOCAL, failure=FAILED.failure, is_news=False)])

    async def act(d: Desk, care: DataCare) -> None:
        d.window.notify("Something more urgent")
        care.look()
        await until(lambda: backups.asked == 1)
        await d.window.tasks.done()
        assert d.window.bar.words == "Something more urgent"
        d.window.bar.dismiss()
        care.look()
        await until(lambda: backups.asked == 2)
        assert d.window.bar.words == (
            "No backup could be made. The folder /drive is not there. Connect its drive, or choose another folder."
        )
        labels = [button.text() for button in d.window.bar.buttons]
        assert labels == ["Settings", "Close"]
        QTest.mouseClick(d.window.bar.buttons[1], Qt.MouseButton.LeftButton)
        care.look()
        await d.window.tasks.done()
        assert d.window.bar.isHidden(), "the same failure is not told again"

    story(run, tmp_path, backups, act)


def test_nothing_is_made_beside_an_answer(run: Runner[Any], tmp_path: Path) -> None:
    backups = Backups()

    async def act(d: Desk, care: DataCare) -> None:
        conversation = await d.asked("why?")
        care.look()
        assert backups.asked == 0
        assert care.timer.interval() < 900_000, "it looks again soon"
        d.services.ask.say(conversation, TurnFinished)
        await until(lambda: not d.window.chat.running.conversations)
        care.look()
        await until(lambda: backups.asked == 1)

    story(run, tmp_path, backups, act)


def test_a_restore_of_a_moment_ago_is_told_and_an_old_one_not(run: Runner[Any], tmp_path: Path) -> None:
    for age, words in ((timedelta(seconds=20), "The backup was restored."), (timedelta(days=1), "")):

        async def act(d: Desk, care: DataCare, words: str = words) -> None:
            await d.window.tasks.done()
            assert (d.window.bar.words if d.window.bar.isVisible() else "").startswith(words)
            assert d.window.bar.isVisible() is bool(words)

        story(run, tmp_path, Backups(restored=datetime.now(UTC) - age), act)


def test_damage_after_a_crash_is_told_and_a_restart_offered(run: Runner[Any], tmp_path: Path) -> None:
    backups = Backups()
    backups.damaged = ["citewise.db"]

    async def act(d: Desk, care: DataCare) -> None:
        await until(lambda: d.window.bar.isVisible())
        assert d.window.bar.words.startswith("Damaged since Citewise ended unexpectedly: citewise.db.")
        QTest.mouseClick(d.window.bar.buttons[0], Qt.MouseButton.LeftButton)
        assert d.window.closing.is_restarting
        assert not d.window.isVisible()

    story(run, tmp_path, backups, act)


def test_kept_pages_that_nobody_needs_go_behind_the_window_where_there_are_some(
    run: Runner[Any], tmp_path: Path
) -> None:
    class Archive:
        sweeps = 0

        async def sweep(self) -> None:
            self.sweeps += 1

    async def whole() -> None:
        archive, services = Archive(), FakeServices(tmp_path)
        services.page_archive = lambda: archive  # type: ignore[assignment,return-value]
        async with desk(tmp_path, services) as d:
            look_after(d.window)
            assert archive.sweeps == 0
            (tmp_path / "archived_pages").mkdir()
            look_after(d.window)
            await until(lambda: archive.sweeps == 1)

    run(whole())
