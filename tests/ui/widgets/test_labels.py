"""Buttons with words where there is room, else pictures."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from app.ui.widgets.labels import fit_labels


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
