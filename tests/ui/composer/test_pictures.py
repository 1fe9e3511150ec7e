"""Pictures of a question: previews with a cross, shown whole, kept while the question is changed."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.core.domain import events as e
from app.ui.composer.pictures import Pictures, Thumbnail
from app.ui.widgets.theme import LIGHT
from tests.qt import Runner
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until


def red(size: int = 90) -> QImage:
    image = QImage(size, size, QImage.Format.Format_RGB32)
    image.fill(0xFFC02020)
    return image


def thumbnails(d: Desk) -> list[Thumbnail]:
    return list(d.window.composer.pictures._blocks)


async def answered(d: Desk) -> None:
    """A question with a picture, and its answer."""
    d.window.composer.pictures.add(red())
    conversation = await d.asked("what is this?")
    d.services.ask.say(conversation, e.TextDelta, text="Red.")
    d.services.ask.say(conversation, e.TurnFinished)
    await until(lambda: not d.window.composer._busy)


def test_the_cross_takes_a_picture_out_and_delete_does_too(qtbot: QtBot) -> None:
    pictures = Pictures(LIGHT)
    qtbot.addWidget(pictures)
    pictures.show()
    pictures.add(red())
    pictures.add(red(50))
    first, second = pictures._blocks
    assert first.cross.isVisibleTo(pictures)
    QTest.mouseClick(first.cross, Qt.MouseButton.LeftButton)
    assert list(pictures._blocks) == [second]
    QTest.keyClick(second.picture, Qt.Key.Key_Delete)
    assert pictures.take() == ()
    assert not pictures.isVisible()


def test_a_click_shows_the_picture_whole_and_no_larger_than_the_window(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.composer.pictures.add(red(4000))
            (thumbnail,) = thumbnails(d)
            QTest.mouseClick(thumbnail.picture, Qt.MouseButton.LeftButton)
            viewer = thumbnail.viewer
            assert viewer is not None
            assert 100 < viewer.label.pixmap().height() <= d.window.height()
            QTest.keyClick(viewer, Qt.Key.Key_Escape)
            assert not viewer.isVisible()
            assert thumbnails(d) == [thumbnail]

    run(story())


def test_a_question_that_is_changed_keeps_its_picture_in_sight(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            await answered(d)
            assert thumbnails(d) == []
            d.window.question_controller.edit("t1")
            assert len(thumbnails(d)) == 1
            d.window.composer.submit()
            await until(lambda: len(d.services.ask.asked) == 2)
            assert len(d.services.ask.asked[1].images) == 1

    run(story())


def test_a_picture_taken_out_of_a_changed_question_does_not_go_with_it(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            await answered(d)
            d.window.question_controller.edit("t1")
            QTest.mouseClick(thumbnails(d)[0].cross, Qt.MouseButton.LeftButton)
            d.window.composer.submit()
            await until(lambda: len(d.services.ask.asked) == 2)
            assert d.services.ask.asked[1].images == ()

    run(story())


def test_leaving_a_change_takes_its_pictures_along(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            await answered(d)
            d.window.question_controller.edit("t1")
            d.window.question_controller.escape()
            assert thumbnails(d) == []

    run(story())
