"""Files are dropped where it suits: on the answers, on the list, beside the question."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.qt import Runner
from tests.ui.window.test_main_window import desk


def dropped(widget: QWidget, url: QUrl) -> bool:
    """As Qt does: what is under the pointer is asked first, then what lies below it, until one takes it."""
    data = QMimeData()
    data.setUrls([url])
    rest = QPoint(5, 5), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    below: QWidget | None = widget
    while below is not None:
        if below.acceptDrops():
            enter = QDragEnterEvent(*rest)
            enter.ignore()
            QApplication.sendEvent(below, enter)
            if enter.isAccepted():
                drop = QDropEvent(*rest)
                QApplication.sendEvent(below, drop)
                return drop.isAccepted()
        below = below.parentWidget()
    return False


def test_a_file_that_is_dropped_anywhere_goes_with_the_question(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with desk(tmp_path / "data") as d:
            window = d.window
            for number, place in enumerate((window.transcript, window.list.view.viewport(), window.header), start=1):
                file = tmp_path / f"{number}.txt"
                file.write_text("words")
                assert dropped(place, QUrl.fromLocalFile(str(file)))
                assert len(window.composer.own.pills.extras.files) == number
            QTest.keyClicks(window.composer.question, "why?")
            assert window.composer.text() == "why?"

    run(story())


def test_an_address_that_is_dropped_beside_the_question_is_nothing_to_the_window(
    run: Runner[Any], tmp_path: Path
) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            assert not dropped(d.window.transcript, QUrl("https://a.example/x.txt"))
            assert not d.window.composer.own.pills.extras.files

    run(story())
