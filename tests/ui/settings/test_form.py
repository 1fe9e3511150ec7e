"""Fields of the settings behave: the wheel scrolls the page, long names stay inside."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from pytestqt.qtbot import QtBot

from app.ui.settings.form import Badge, Choice, NumberField

pytestmark = pytest.mark.usefixtures("qapp", "english")


def wheel() -> QWheelEvent:
    return QWheelEvent(
        QPointF(5, 5),
        QPointF(5, 5),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )


def test_scrolling_over_a_field_does_not_change_it(qtbot: QtBot) -> None:
    choice, number = Choice[int](), NumberField()
    choice.offer([("a", 1), ("b", 2)], 1)
    number.setValue(5)
    for field in (choice, number):
        qtbot.addWidget(field)
        event = wheel()
        field.wheelEvent(event)
        assert not event.isAccepted()
    assert (choice.value(), number.value()) == (1, 5)


def test_a_choice_of_something_unknown_shows_the_first() -> None:
    choice = Choice[str]()
    choice.offer([("a", "1"), ("b" * 500, "2")], "9")
    assert choice.value() == "1"
    assert choice.sizeHint().width() < 400


@pytest.mark.parametrize(
    ("checked", "said"),
    [("recorded", "✓ checked with real traffic"), ("documented", "built from its documents"), ("?", "unverified")],
)
def test_a_badge_has_words_and_says_what_they_mean(checked: str, said: str) -> None:
    badge = Badge(checked)
    assert badge.text() == said
    assert len(badge.toolTip()) > 40
