"""Fields of the settings behave: the wheel scrolls the page, long names stay inside."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QGridLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.settings.form import Badge, Choice, Hint, NumberField, Page, StatusLabel, add_grid_row, button_row
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
    box.resize(600, 40)
    box.show()
    places = [button.geometry() for button, _ in buttons]
    assert places[1].left() - places[0].right() < 12, "side by side"
    assert places[-1].left() - places[-2].right() > 100, "the last one stands apart"


def test_buttons_that_have_no_room_side_by_side_stand_in_further_rows(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    buttons = [QPushButton(words) for words in ("Set as default", "Test", "Fetch models", "Get API key", "Remove")]
    page.column.addLayout(button_row([(button, lambda: None) for button in buttons], apart=buttons[-1]))
    page.show()
    whole = sum(button.sizeHint().width() for button in buttons)  # whatever font other tests left
    for width, fits in ((whole + 400, True), (whole * 3 // 5 + 60, False)):
        page.resize(width, 300)
        until_shown(lambda: (len({button.y() for button in buttons}) == 1) is fits)  # noqa: B023
        assert page.content.width() <= page.viewport().width()
        for button in buttons:
            assert button.width() >= button.sizeHint().width(), "no words are cut"
        right = page.content.width() - page.column.contentsMargins().right()
        assert buttons[-1].geometry().right() + 1 == right, "the one apart stands at the far end"
    buttons[3].hide()
    until_shown(lambda: not buttons[3].isVisible())
    page.resize(whole + 400, 300)
    until_shown(lambda: len({button.y() for button in buttons if button.isVisible()}) == 1)


def test_what_went_wrong_is_brought_into_view(qtbot: QtBot) -> None:
    page = Page()
    qtbot.addWidget(page)
    page.column.addSpacing(400)
    card = QWidget()
    inside = QVBoxLayout(card)
    lines = [StatusLabel() for _ in range(4)]
    for line in lines:
        inside.addWidget(line)
    page.column.addWidget(card)
    page.resize(500, 300)
    page.show()
    for line in lines:
        line.bad("The key was not accepted. " * 6)
    last = lines[-1]
    until_shown(lambda: last.mapTo(page.viewport(), last.rect().bottomLeft()).y() <= page.viewport().height())


def test_a_name_stands_on_a_line_with_its_field(qtbot: QtBot) -> None:
    box = QWidget()
    grid = QGridLayout(box)
    fields = (NumberField(), QLineEdit(), Choice[int]())
    for row, field in enumerate(fields):
        field.setMinimumHeight(30 + 4 * row)
        add_grid_row(grid, row, "Context", field)
    qtbot.addWidget(box)
    box.show()
    for row, field in enumerate(fields):
        item = grid.itemAtPosition(row, 0)
        assert item is not None
        assert abs(item.geometry().center().y() - field.geometry().center().y()) <= 1
