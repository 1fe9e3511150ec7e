"""Panes beside the transcript, by the width of the window."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.ui.window.panes import Pane, Panes


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def pane(window: QWidget, limit: int) -> QWidget:
    made = QWidget(window)
    made.setMinimumWidth(limit // 4)
    return made


def test_a_window_grows_where_a_pane_on_demand_does_not_fit(window: QWidget) -> None:
    centre, side = QWidget(window), pane(window, 800)
    centre.setMinimumWidth(380)
    panes = Panes(window, centre, (Pane(side, 800),))
    window.resize(400, 300)
    panes.fit()
    assert side.isHidden()
    panes.show(side)
    assert not side.isHidden()
    assert window.width() >= 580


def test_what_the_user_wants_waits_for_room(window: QWidget) -> None:
    side = pane(window, 800)
    panes = Panes(window, QWidget(window), (Pane(side, 800),))
    window.resize(400, 300)
    panes.fit()
    panes.enable(side, True)
    assert side.isHidden()
    window.resize(900, 300)
    panes.fit()
    assert not side.isHidden()


def test_an_empty_pane_stays_away_until_it_has_something_to_show(window: QWidget) -> None:
    side = pane(window, 800)
    panes = Panes(window, QWidget(window), (Pane(side, 800, occupied=False),))
    window.resize(900, 300)
    panes.fit()
    panes.enable(side, True)
    assert side.isHidden()
    panes.occupy(side, True)
    assert not side.isHidden()
    panes.occupy(side, False)
    assert side.isHidden()
    panes.show(side)
    assert not side.isHidden(), "who asks for it has it"
    panes.toggle(side)
    panes.occupy(side, True)
    assert not side.isHidden(), "an empty one that was closed is not closed for good"
    panes.toggle(side)
    panes.occupy(side, False)
    panes.occupy(side, True)
    assert side.isHidden(), "the user closed it"
