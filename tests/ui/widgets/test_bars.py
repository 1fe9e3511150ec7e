"""Bars say one thing and go away."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QBoxLayout, QLabel
from pytestqt.qtbot import QtBot

from app.ui.widgets.bars import Bar

Direction = QBoxLayout.Direction


def test_a_button_acts_and_closes_the_bar(qtbot: QtBot) -> None:
    bar, done = Bar(), []
    qtbot.addWidget(bar)
    bar.announce("Really?", ("Yes", lambda: done.append(1)), ("No", lambda: None))
    assert not bar.isHidden()
    bar.buttons[0].click()
    assert (done, bar.isHidden()) == ([1], True)


def test_a_bar_with_a_time_goes_by_itself(qtbot: QtBot) -> None:
    bar = Bar()
    qtbot.addWidget(bar)
    with qtbot.waitSignal(bar.closed):
        bar.announce("Gone soon", time=20)
    assert bar.isHidden()


def test_an_action_may_use_the_same_bar_again(qtbot: QtBot) -> None:
    bar = Bar()
    qtbot.addWidget(bar)
    bar.announce("First", ("Next", lambda: bar.announce("Second")))
    bar.buttons[0].click()
    assert (bar.words, bar.isHidden()) == ("Second", False)


def test_words_are_never_rich_text(qtbot: QtBot) -> None:
    bar = Bar()
    qtbot.addWidget(bar)
    bar.announce("<b>bold</b>")
    assert bar.words == "<b>bold</b>"


def test_buttons_that_leave_no_room_stand_below_the_words(qtbot: QtBot) -> None:
    bar = Bar()
    qtbot.addWidget(bar)
    bar.announce("A sentence that is rather long", *((f"Button {n}", lambda: None) for n in range(3)))
    words = bar.findChild(QLabel)
    for width in (1000, 420, 1000):
        bar.resize(width, 120)
        bar.layout().activate()
        assert bar._whole.direction() is (Direction.LeftToRight if width == 1000 else Direction.TopToBottom)
        assert words.width() >= 160
        assert all(button.mapTo(bar, QPoint()).x() + button.width() <= bar.width() for button in bar.buttons)
