"""Pictures and knowledge bases of a question, in real Chromium."""

from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.domain.chat import ImageBlock
from app.core.domain.knowledge import Base
from app.core.domain.turn.turn import Turn
from app.ui.composer.pictures import PictureDialog, encoded
from app.ui.transcript.view import Transcript
from app.ui.window.controllers.turns.question_extras import QuestionExtras
from tests.ui.transcript.conftest import look, transcript, until
from tests.ui.transcript.turns import stored
from tests.waiting import until_shown

__all__ = ["look", "transcript", "until"]


class Turns(QObject):
    """What is asked of the chat."""

    def __init__(self, *turns: Turn) -> None:
        super().__init__()
        self._turns = {turn.id: turn for turn in turns}

    def turn(self, turn_id: str) -> Turn | None:
        return self._turns.get(turn_id)


def picture(width: int = 300, height: int = 200) -> ImageBlock:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(0x336699)
    return encoded(image)


def turn(*images: ImageBlock, bases: tuple[str, ...] = ()) -> Turn:
    made = stored("t/1", None, "Answer")
    made.images, made.bases = images, bases
    return made


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    return made


def serve(transcript: Transcript, window: QWidget, *turns: Turn) -> QuestionExtras:
    chat: Any = Turns(*turns)
    extras = QuestionExtras(chat, window)
    extras.serve(transcript)
    transcript.show_conversation(list(turns))
    return extras


def test_pictures_of_a_stored_question_are_seen_and_shown_whole_by_a_click(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot, window: QWidget
) -> None:
    extras = serve(transcript, window, turn(picture(), picture(80, 80)))
    until("[...document.querySelectorAll('.pictures img')].filter((i) => i.complete && i.naturalWidth).length === 2")
    assert look("document.querySelector('.pictures img').naturalWidth") == 300
    assert look("document.querySelector('.pictures img').offsetHeight") == 96
    x, y = look("((r) => [r.x + 20, r.y + 20])(document.querySelector('.pictures button').getBoundingClientRect())")
    qtbot.mouseClick(transcript.focusProxy().focusProxy(), Qt.MouseButton.LeftButton, pos=QPoint(int(x), int(y)))  # type: ignore[union-attr]
    until_shown(lambda: extras.viewer is not None, "the picture")
    viewer = extras.viewer
    assert isinstance(viewer, PictureDialog)
    assert viewer.label.pixmap().width() == 300
    qtbot.keyClick(viewer, Qt.Key.Key_Escape)
    until_shown(lambda: extras.viewer is None, "it goes")


def test_nothing_but_pictures_of_turns_is_served(
    transcript: Transcript, look: Any, until: Any, window: QWidget
) -> None:
    hostile = ImageBlock(b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml")
    extras = serve(transcript, window, turn(hostile))
    until("document.querySelector('.pictures img')?.complete")
    assert look("document.querySelector('.pictures img').naturalWidth") == 0
    assert extras.picture("t/1", 0) is hostile
    assert extras.picture("t/1", 1) is None
    assert extras.picture("elsewhere", 0) is None


def test_bases_stand_above_their_question_by_name_and_follow_it(
    transcript: Transcript, look: Any, until: Any, window: QWidget
) -> None:
    extras = serve(transcript, window, turn(bases=("a", "gone")))
    until("document.querySelectorAll('.base').length === 2")
    extras.know([Base("a", "<Pumps>")])
    until("document.querySelector('.base').textContent === '<Pumps>'")
    assert look("getComputedStyle(document.querySelectorAll('.base')[1]).display") == "none"
    extras.know([Base("a", "Heat pumps")])
    until("document.querySelector('.base').textContent === 'Heat pumps'")
    transcript.clear()
    until("!document.querySelector('.turn')")
    transcript.show_conversation([turn(bases=("a",))])
    until("document.querySelector('.base')?.textContent === 'Heat pumps'")


def test_names_are_told_again_to_a_page_that_crashed(
    transcript: Transcript, look: Any, until: Any, qtbot: QtBot, window: QWidget
) -> None:
    extras = serve(transcript, window, turn(bases=("a",)))
    extras.know([Base("a", "Pumps")])
    until("document.querySelector('.base')?.textContent === 'Pumps'")
    page: Any = transcript.page
    with qtbot.waitSignal(page.loadFinished):
        page.show_home()
    until("document.querySelector('.base')?.textContent === 'Pumps'")
