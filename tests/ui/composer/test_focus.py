"""Where the keys go: to the question, whatever was clicked, and whatever had the focus when a letter came."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.qt import Runner
from tests.ui.window.test_main_window import Desk, desk, with_old
from tests.waiting import until


def focus() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


async def active(d: Desk) -> None:
    d.window.activateWindow()
    await until(d.window.isActiveWindow)


def test_a_click_on_a_control_leaves_the_focus_with_the_question(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            await active(d)
            composer = d.window.composer
            for control in (composer.mode.research, *composer.switch.buttons.values()):
                d.window.list.search.setFocus()
                QTest.mouseClick(control, Qt.MouseButton.LeftButton)
                assert composer.question.hasFocus()

    run(story())


def test_the_controls_are_reached_by_tab(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            await active(d)
            composer, seen = d.window.composer, set[QWidget]()
            composer.question.setFocus()
            for _ in range(12):
                QTest.keyClick(focus(), Qt.Key.Key_Tab)
                seen.add(focus())
            controls = {
                composer.own.button,
                composer.own.menu,
                composer.models,
                composer.channel,
                composer.mode.research,
            }
            assert controls <= seen

    run(story())


def test_letters_typed_in_the_transcript_go_to_the_question(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path, with_old(tmp_path)) as d:
            await active(d)
            await d.opened("c1")
            QTest.mouseClick(d.window.transcript, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
            d.window.transcript.setFocus()
            for letter in "why":
                QTest.keyClicks(focus(), letter)
            assert d.window.composer.text() == "why"
            assert d.window.composer.question.hasFocus()

    run(story())


def test_a_composition_that_follows_is_the_questions_too(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            await active(d)
            d.window.transcript.setFocus()
            QTest.keyClicks(focus(), "n")
            target = focus()
            QApplication.sendEvent(target, QInputMethodEvent("ni hao", []))
            commit = QInputMethodEvent()
            commit.setCommitString("你好")
            QApplication.sendEvent(target, commit)
            assert d.window.composer.text() == "n你好"

    run(story())


def test_the_question_grows_to_a_third_of_the_window(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.resize(1000, 900)
            d.window.composer.set_text("line\n" * 200)
            await until(lambda: d.window.composer.question.height() > 200)
            assert d.window.composer.question.height() <= 900 // 3 + 20

    run(story())
