"""A new version is told in the window's bar, quietly, where that was switched on; nothing of it happens by itself."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.core.domain import events as e
from app.core.domain.settings import Settings, UpdateSettings
from app.ui.about.update_dialog import UpdateDialog
from tests.core.test_updates import DAY, Clock, FeedStub, MemoryStub, feed, release, updates
from tests.qt import Runner
from tests.ui.fakes import FakeServices, FakeSettings
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

ON = Settings(updates=UpdateSettings(check=True))


def with_feed(
    folder: Path, source: FeedStub, settings: Settings = ON, memory: MemoryStub | None = None
) -> tuple[FakeServices, MemoryStub, Clock]:
    services = FakeServices(folder, settings=FakeSettings(settings))
    services.updates, memory, clock = updates(source, memory)
    return services, memory, clock


def press(d: Desk, label: str) -> None:
    button = next(button for button in d.window.bar.buttons if button.text() == label)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_build_without_a_feed_has_no_such_part(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            assert d.window.desktop.update_notice is None

    run(story())


def test_off_as_it_is_nobody_is_asked(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        source = FeedStub(feed(release("0.3.0")))
        services, _, _ = with_feed(tmp_path, source, Settings())
        async with desk(tmp_path, services) as d:
            assert not d.window.desktop.update_notice.timer.isActive()
            d.window.settings_controller.change_updates(check=True)
            assert d.window.desktop.update_notice.timer.isActive()
            assert source.requests == 0, "it waits until nothing else is going on"
            d.window.settings_controller.change_updates(check=False)
            assert not d.window.desktop.update_notice.timer.isActive()

    run(story())


def test_a_new_version_is_told_with_its_page_and_notes(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        source = FeedStub(feed(release("0.3.0", en="Faster."), release("0.2.5", en="Mended.")))
        services, _, _ = with_feed(tmp_path, source)
        opened: list[str] = []
        async with desk(tmp_path, services) as d:
            d.window.open_url = opened.append
            assert source.requests == 0, "not before the first frame"
            d.window.desktop.update_notice.look()
            await until(lambda: d.window.bar.isVisible())
            assert d.window.bar.words == "Citewise 0.3.0 is available."
            press(d, "What's new")
            dialog = d.window.desktop.update_notice.dialog
            assert isinstance(dialog, UpdateDialog)
            assert "Faster." in dialog.notes.toPlainText()
            assert "Mended." in dialog.notes.toPlainText()
            QTest.keyClick(dialog, Qt.Key.Key_Return)
            assert opened == ["https://example.org/0.3.0"]
            assert d.window.desktop.update_notice.dialog is None
            d.window.desktop.update_notice.look()
            assert source.requests == 1, "once a day"

    run(story())


def test_a_version_that_is_skipped_is_told_no_more_and_a_newer_one_is(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        source = FeedStub(*(feed(release(version)) for version in ("0.3.0", "0.3.0", "0.4.0")))
        services, memory, clock = with_feed(tmp_path, source)
        async with desk(tmp_path, services) as d:
            d.window.desktop.update_notice.look()
            await until(lambda: d.window.bar.isVisible())
            press(d, "Skip this version")
            assert memory.state.skipped == "0.3.0"
            clock.time += DAY
            d.window.desktop.update_notice.look()
            await until(lambda: source.requests == 2)
            await d.window.tasks.done()
            assert not d.window.bar.isVisible()
            clock.time += DAY
            d.window.desktop.update_notice.look()
            await until(lambda: d.window.bar.isVisible())
            assert "0.4.0" in d.window.bar.words

    run(story())


def test_it_waits_for_an_answer_and_for_the_bar(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        source = FeedStub(feed(release("0.3.0")))
        services, _, _ = with_feed(tmp_path, source)
        async with desk(tmp_path, services) as d:
            conversation = await d.asked("why?")
            d.window.desktop.update_notice.look()
            await d.window.tasks.done()
            assert source.requests == 0
            minutes = d.window.desktop.update_notice.timer.interval() / 60_000
            assert 1 <= minutes <= 5, "an hour later the program may have ended"
            d.services.ask.say(conversation, e.TurnFinished)
            await until(lambda: not d.window.chat.running.conversations)
            d.window.notify("Something else")
            d.window.desktop.update_notice.look()
            await until(lambda: source.requests == 1)
            assert d.window.desktop.update_notice.timer.interval() >= 3_600_000
            await d.window.tasks.done()
            assert d.window.bar.words == "Something else"
            press(d, "Close")
            d.window.desktop.update_notice.look()
            assert d.window.bar.words == "Citewise 0.3.0 is available."

    run(story())


def test_a_failure_by_the_clock_is_not_told(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        source = FeedStub(None, feed(release("0.3.0")))
        services, _, clock = with_feed(tmp_path, source)
        async with desk(tmp_path, services) as d:
            d.window.desktop.update_notice.look()
            await until(lambda: source.requests == 1)
            await d.window.tasks.done()
            assert not d.window.bar.isVisible()
            clock.time += DAY
            d.window.desktop.update_notice.look()
            await until(lambda: d.window.bar.isVisible())

    run(story())


def test_check_now_leads_from_the_settings_to_the_notes(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        services, _, _ = with_feed(tmp_path, FeedStub(feed(release("0.3.0", en="Faster."))), Settings())
        async with desk(tmp_path, services) as d:
            d.window.open_settings("data")
            section = d.window.settings_opener.dialog.page("data").updates
            QTest.mouseClick(section.now, Qt.MouseButton.LeftButton)
            await until(lambda: not section.notes.isHidden())
            QTest.mouseClick(section.notes, Qt.MouseButton.LeftButton)
            assert "Faster." in d.window.desktop.update_notice.dialog.notes.toPlainText()
            d.window.desktop.update_notice.dialog.reject()
            d.window.settings_opener.dialog.accept()

    run(story())
