"""A watched answer in the whole window: chosen in the turn's menu, told in the bar, shown in the dialog."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.adapters.storage.evidence.watches import WatchFile
from app.core.domain.watch import Watch, WatchInterval
from app.core.verification.watching import Watches
from app.ui.transcript.actions import TranscriptAction
from app.ui.window.care.evidence_watch import EvidenceWatch
from tests.qt import Runner
from tests.ui.fakes import FakeServices
from tests.ui.samples import LENGTH, OPENING
from tests.ui.window.controllers.turns.test_evidence_checks import Web, services_with
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


def watched_services(folder: Path, web: Web) -> tuple[FakeServices, Watches]:
    services = services_with(folder, web)
    assert services.evidence is not None
    watches = Watches(WatchFile(folder), services.evidence())
    services.watches = lambda: watches
    web.gate.set()
    return services, watches


def watch_menu(d: Desk) -> Any:
    d.window.transcript.command_requested.emit(TranscriptAction.MORE, "t1", "")
    menu: Any = d.window.turn_menu.menu  # type: ignore[attr-defined]
    return next(one.menu() for one in menu.actions() if one.text() == "Watch sources")


def test_a_change_is_told_in_the_bar_and_shown(run: Runner[Any], tmp_path: Path, qtbot: QtBot) -> None:
    async def story() -> None:
        web = Web()
        services, watches = watched_services(tmp_path, web)
        async with desk(tmp_path, services) as d:
            await d.opened("c1")
            menu = watch_menu(d)
            assert [one.text() for one in menu.actions()] == ["Off", "Daily", "Weekly"]
            await until(lambda: menu.actions()[0].isChecked())
            menu.actions()[1].trigger()
            await until(lambda: "checked again while Citewise runs" in d.window.bar.words)
            assert (await watches.all())[0].interval is WatchInterval.DAILY
            d.window.bar.dismiss()
            web.pages["s1"] = f"{LENGTH}\n\n{OPENING.replace('1883', '1884')}"
            watch = EvidenceWatch(d.window, watches)
            watch.look()
            await until(lambda: "Text changed (1)" in d.window.bar.words)
            assert "“When was the Brooklyn Bridge opened" in d.window.bar.words
            show = next(one for one in d.window.bar.buttons if one.text() == "Show")
            QTest.mouseClick(show, Qt.MouseButton.LeftButton)
            dialog: Any = d.window.evidence_checks.dialog  # type: ignore[attr-defined]
            await until(lambda: dialog.isVisible())
            assert "Text changed" in dialog.report.toPlainText()
            dialog.reject()
            menu = watch_menu(d)
            await until(lambda: menu.actions()[1].isChecked())
            menu.actions()[0].trigger()
            await d.window.tasks.done()
            assert await watches.all() == []

    run(story())


def test_news_wait_for_the_bar_and_can_end_the_watching(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        web = Web()
        web.pages["s1"] = web.pages["s2"] = "Quite another text."
        services, watches = watched_services(tmp_path, web)
        await watches.watch("c1", "t1", WatchInterval.WEEKLY)
        async with desk(tmp_path, services) as d:
            d.window.notify("Something more urgent")
            watch = EvidenceWatch(d.window, watches)
            watch.look()
            await until(lambda: bool(watch._news))
            assert d.window.bar.words == "Something more urgent"
            assert not WatchFile(tmp_path)._load()[0].checked, "a program that ends now tells it the next time"
            d.window.bar.dismiss()
            watch.look()
            assert "Passage removed (2)" in d.window.bar.words
            await d.window.tasks.done()
            assert WatchFile(tmp_path)._load()[0].checked, "what was told is known from now on"
            stop = next(one for one in d.window.bar.buttons if one.text() == "Stop watching")
            QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
            await d.window.tasks.done()
            assert await watches.all() == []

    run(story())


def test_more_that_are_due_are_checked_soon(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services, watches = watched_services(tmp_path, Web())
        for turn in ("t1", "gone1", "gone2", "gone3"):
            await watches.watch("c1", turn, WatchInterval.DAILY)
        async with desk(tmp_path, services) as d:
            watch = EvidenceWatch(d.window, watches)
            watch.look()
            await d.window.tasks.done()
            assert (len(await watches.all()), watch.timer.interval()) == (2, 60_000)
            watch.look()
            await d.window.tasks.done()
            assert (len(await watches.all()), watch.timer.interval()) == (1, 900_000)

    run(story())


class UnluckyFile(WatchFile):
    """A bug, once."""

    problems = 1

    async def load(self) -> list[Watch]:
        self.problems -= 1
        if self.problems >= 0:
            raise LookupError
        return await super().load()


def test_a_bug_ends_one_look_alone(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        web = Web()
        web.pages["s1"] = web.pages["s2"] = "Quite another text."
        services, watches = watched_services(tmp_path, web)
        await watches.watch("c1", "t1", WatchInterval.WEEKLY)
        assert services.evidence is not None
        async with desk(tmp_path, services) as d:
            asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
            watch = EvidenceWatch(d.window, Watches(UnluckyFile(tmp_path), services.evidence()))
            watch.look()
            await d.window.tasks.done()
            assert d.window.bar.isHidden()
            watch.look()
            await until(lambda: "Passage removed (2)" in d.window.bar.words)

    run(story())
