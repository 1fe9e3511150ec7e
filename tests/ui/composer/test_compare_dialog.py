"""The dialog that chooses models to compare: two to four of them, by mouse and by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from app.core.domain.chat import ModelChoice, Provider
from app.ui.composer.compare_dialog import CompareDialog

NAMES = tuple(f"model-{number}" for number in range(12))
PROVIDER = Provider("p", "Provider", "http://127.0.0.1:1", NAMES, favourites=("model-7",))


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def dialog_of(
    window: QWidget, checked: tuple[ModelChoice, ...] = (), answered: tuple[ModelChoice, ...] = ()
) -> CompareDialog:
    dialog = CompareDialog((PROVIDER,), checked, answered, window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.show()
    return dialog


def mark(dialog: CompareDialog, *rows: int) -> None:
    for row in rows:
        dialog.list.setCurrentRow(row)
        QTest.keyClick(dialog.list, Qt.Key.Key_Space)


@pytest.mark.parametrize(("count", "enough"), [(0, False), (1, False), (2, True), (4, True)])
def test_two_to_four_can_be_compared(owner: QWidget, count: int, enough: bool) -> None:
    dialog = dialog_of(owner)
    mark(dialog, *range(count))
    assert dialog.compare.isEnabled() is enough


def test_a_fifth_cannot_be_marked_until_one_is_taken_out(owner: QWidget) -> None:
    dialog = dialog_of(owner)
    mark(dialog, 0, 1, 2, 3, 4)
    assert len(dialog.choices()) == 4
    mark(dialog, 0, 4)
    assert len(dialog.choices()) == 4
    assert ModelChoice("p", dialog.list.item(4).data(Qt.ItemDataRole.UserRole)[1]) in dialog.choices()


def test_favourites_stand_first_and_what_was_compared_last_is_marked(owner: QWidget) -> None:
    last = ModelChoice("p", "model-3"), ModelChoice("p", "gone")
    dialog = dialog_of(owner, last)
    assert dialog.list.item(0).text() == "model-7 · Provider"
    assert dialog.choices() == (ModelChoice("p", "model-3"),)


def test_one_is_enough_beside_an_answer_that_is_there_and_its_model_is_left_out(owner: QWidget, qtbot: QtBot) -> None:
    dialog = dialog_of(owner, answered=(ModelChoice("p", "model-7"),))
    assert dialog.list.count() == len(NAMES) - 1
    mark(dialog, 0)
    with qtbot.waitSignal(dialog.selected) as signal:
        QTest.mouseClick(dialog.compare, Qt.MouseButton.LeftButton)
    assert signal.args == [(ModelChoice("p", "model-0"),)]


def test_typing_narrows_the_list_down(owner: QWidget) -> None:
    dialog = dialog_of(owner)
    QTest.keyClicks(dialog.filter, "model-1")
    rows = [dialog.list.item(number) for number in range(dialog.list.count())]
    assert sorted(row.text() for row in rows if not row.isHidden()) == [
        "model-1 · Provider", "model-10 · Provider", "model-11 · Provider"
    ]  # fmt: skip


def test_enter_takes_the_marks_as_they_are(owner: QWidget) -> None:
    dialog = dialog_of(owner)
    selected: list[tuple[ModelChoice, ...]] = []
    dialog.selected.connect(selected.append)
    mark(dialog, 0, 1)
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert [[choice.model for choice in choices] for choices in selected] == [["model-7", "model-0"]]
    assert not dialog.isVisible()


def test_its_buttons_are_words_alone_as_those_of_other_dialogs(owner: QWidget) -> None:
    buttons = dialog_of(owner).findChild(QDialogButtonBox)
    assert not buttons.standardButtons()  # those have pictures on some desktops
    assert {button.text() for button in buttons.buttons()} == {"Compare", "Cancel"}
