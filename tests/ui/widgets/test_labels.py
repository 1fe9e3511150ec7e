"""Buttons with words where there is room, else pictures; words on one line."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from app.ui.widgets.icons import icon
from app.ui.widgets.labels import ElidedLabel, fit_labels


@pytest.fixture
def buttons(qtbot: QtBot) -> list[QToolButton]:
    made = [QToolButton(), QToolButton()]
    for button in made:
        button.setText("Open in browser")
        qtbot.addWidget(button)
        button.show()
    return made


def wordy(buttons: list[QToolButton]) -> list[bool]:
    return [button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon for button in buttons]


def test_words_stay_where_all_of_them_fit(buttons: list[QToolButton]) -> None:
    fit_labels(buttons, 1000)
    assert wordy(buttons) == [True, True]


def test_where_one_does_not_fit_all_are_pictures(buttons: list[QToolButton]) -> None:
    fit_labels(buttons, 1000)
    fit_labels(buttons, buttons[0].sizeHint().width() + 20)
    assert wordy(buttons) == [False, False]


def test_a_button_that_is_hidden_takes_no_room(buttons: list[QToolButton]) -> None:
    fit_labels(buttons, 1000)
    buttons[1].hide()
    fit_labels(buttons, buttons[0].sizeHint().width() + 20)
    assert wordy(buttons)[0]


def test_a_picture_keeps_its_distance_from_the_words_and_stands_in_the_middle_without_them(qtbot: QtBot) -> None:
    button = QToolButton()
    qtbot.addWidget(button)
    button.setText("Research")
    button.show()
    side = button.iconSize().height()
    assert fit_labels([button], 1000)
    assert button.iconSize() == QSize(side + 4, side)
    assert not fit_labels([button], 0)
    assert button.iconSize() == QSize(side, side)
    button.setText("")  # as the button of the knowledge bases has none until one is selected
    fit_labels([button], 1000)
    assert button.iconSize() == QSize(side, side)


def test_an_icon_that_is_wider_than_high_is_drawn_at_its_beginning(qtbot: QtBot) -> None:
    wide, square = (icon("plus", "#000000").pixmap(QSize(width, 16)).toImage() for width in (20, 16))
    assert wide.copy(0, 0, 16, 16) == square
    assert wide.copy(16, 0, 4, 16).allGray()


def test_a_line_is_cut_where_it_has_no_room_and_whole_where_it_has(qtbot: QtBot) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.show()
    label.show_words("A name <b>of</b> some length")
    label.resize(60, 20)
    assert label.text().endswith("…")
    assert "&lt;b&gt;" in label.toolTip()
    assert label.minimumSizeHint().width() < label.sizeHint().width()
    label.resize(label.sizeHint())
    assert (label.text(), label.toolTip()) == ("A name <b>of</b> some length", "")
