"""Fields of the settings behave: the wheel scrolls the page, long names stay inside."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from app.ui.settings.form import Badge, Choice, Hint, NumberField, Page, button_row
from tests.waiting import until_shown

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
    [("recorded", "✓ Tested"), ("documented", "Untested"), ("?", "Untested")],
)
def test_a_badge_has_words_and_says_what_they_mean(checked: str, said: str) -> None:
    badge = Badge(checked)
    assert badge.text() == said
    assert len(badge.toolTip()) > 40


def test_a_page_scrolls_only_where_its_words_need_more_than_its_height(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    hints = [Hint("A few words of small print that take two lines in a row of this width. " * 2) for _ in range(8)]
    for hint in hints:
        page.column.addWidget(hint)
    page.resize(720, 2000)
    page.show()
    needed = page.column.heightForWidth(page.content.width())
    page.resize(720, needed + 4)
    until_shown(lambda: page.verticalScrollBar().maximum() == 0)
    assert all(hint.height() >= hint.heightForWidth(hint.width()) for hint in hints)
    page.resize(720, needed // 2)
    until_shown(lambda: page.verticalScrollBar().maximum() > 0)
    page.resize(300, needed + 4)
    until_shown(lambda: page.verticalScrollBar().maximum() > 0)
    assert all(hint.height() >= hint.heightForWidth(hint.width()) for hint in hints)


def test_buttons_of_a_row_do_what_they_say_and_none_is_pressed_by_enter(qtbot: QtBot) -> None:
    clicked: list[str] = []
    words = ("Test", "Use", "Remove")
    buttons = [(QPushButton(word), lambda word=word: clicked.append(word)) for word in words]
    box = QWidget()
    qtbot.addWidget(box)
    row = button_row(buttons, apart=buttons[-1][0])
    box.setLayout(row)
    for button, _ in buttons:
        button.click()
        assert not button.autoDefault()
    assert clicked == list(words)
    assert [row.itemAt(place).spacerItem() is not None for place in range(row.count())] == [False, False, True, False]
