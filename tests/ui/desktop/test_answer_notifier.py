"""Who looks elsewhere is told of an answer that took long; the tray keeps the program when its window is closed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget

from app.core.domain import events as e
from tests.qt import Runner
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

Note = tuple[str, Callable[[str], object]]


def ear(d: Desk) -> list[Note]:
    """Hears in the desktop's place."""
    notes: list[Note] = []
    d.window.desktop.notify = lambda summary, opened: notes.append((summary, opened))
    return notes


async def answered(d: Desk, seconds: float, question: str = "why is the sky blue?") -> str:
    """An answer that took so long, while another program was in front."""
    d.window.desktop.notifier.clock = lambda: 0.0
    conversation = await d.asked(question)
    await until(lambda: d.window.chat.current.title or d.window.chat.private)
    d.window.desktop.notifier.clock = lambda: seconds
    d.services.ask.say(conversation, e.TextDelta, text="Because of Rayleigh.")
    d.services.ask.say(conversation, e.TurnFinished)
    await until(lambda: not d.window.composer._busy)
    return conversation


def test_a_click_on_the_notification_brings_the_conversation(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            notes = ear(d)
            d.window.showMinimized()
            d.window.clearFocus()
            await until(lambda: not d.window.isActiveWindow())
            conversation = await answered(d, 12, "why \u202eis\x07 the sky blue?")
            ((summary, opened),) = notes
            assert summary.startswith("Answer ready: why")
            assert "Rayleigh" not in summary
            assert not {"\u202e", "\x07"} & set(summary)
            d.window.question_controller.new_conversation()
            opened("")
            await until(lambda: d.window.chat.current.id == conversation)
            assert not d.window.isMinimized()

    run(story())


@pytest.mark.parametrize("why", ["quick", "in front", "off"])
def test_nothing_is_notified_of_what_is_quick_seen_or_not_wanted(run: Runner[Any], tmp_path: Path, why: str) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            notes = ear(d)
            d.window.settings_controller.change_desktop(notify=why != "off")
            if why == "in front":
                d.window.activateWindow()
                await until(d.window.isActiveWindow)
            else:
                d.window.showMinimized()
                await until(lambda: not d.window.isActiveWindow())
            await answered(d, 9 if why == "quick" else 60)
            assert not notes

    run(story())


def test_a_private_conversation_is_not_named(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            notes = ear(d)
            d.window.question_controller.new_private()
            d.window.showMinimized()
            await until(lambda: not d.window.isActiveWindow())
            await answered(d, 60)
            assert [summary for summary, _ in notes] == ["Answer ready"]

    run(story())


def test_closing_leaves_the_program_in_the_tray_and_says_so_once(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            notes, ended = ear(d), []
            d.window.closed.connect(lambda: ended.append(1))
            d.window.desktop.has_tray = lambda: True
            d.window.settings_controller.change_desktop(tray=True)
            for _ in range(2):
                assert not d.window.close()
                assert d.window.isHidden()
                show, _, quick, leave = d.window.desktop.tray.menu.actions()
                show.trigger()
                assert d.window.isVisible()
            assert len(notes) == 1
            assert not ended
            quick.trigger()
            assert d.window.desktop.quick_ask.isVisible()
            leave.trigger()
            assert ended == [1]

    run(story())


@pytest.mark.parametrize("how", ["menu", "signal"])
def test_what_ends_the_program_ends_it_while_the_window_is_hidden(run: Runner[Any], tmp_path: Path, how: str) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            ear(d)
            ended: list[int] = []
            d.window.closed.connect(lambda: ended.append(1))
            d.window.desktop.has_tray = lambda: True
            d.window.settings_controller.change_desktop(tray=True)
            d.window.close()
            assert d.window.isHidden()
            if how == "menu":
                d.window.desktop.tray.menu.actions()[-1].trigger()
            else:
                d.window.closing.leave()
            await until(lambda: ended)

    run(story())


def test_a_tray_that_is_switched_off_brings_the_window_back(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            ear(d)
            d.window.desktop.has_tray = lambda: True
            d.window.settings_controller.change_desktop(tray=True)
            d.window.close()
            d.window.settings_controller.change_desktop(tray=False)
            assert d.window.isVisible()
            assert d.window.close()

    run(story())


def test_without_a_tray_the_window_closes_as_ever(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.desktop.has_tray = lambda: False
            d.window.settings_controller.change_desktop(tray=True)
            assert d.window.close()

    run(story())


def test_the_settings_switch_both(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.open_settings("appearance")
            section = d.window.settings_opener.dialog.page("appearance").desktop
            section.notify.click()
            section.tray.click()
            desktop = d.window.settings_controller.settings.desktop
            assert (desktop.notify, desktop.tray) == (False, True)
            assert isinstance(section, QWidget)
            d.window.settings_opener.dialog.close()

    run(story())
