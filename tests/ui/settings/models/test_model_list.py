"""Models are found by typing, starred by a click or Space, and taken by hand where no list names them."""

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from app.ui.settings.models.model_list import ModelList

MANY = tuple(f"vendor/model-{number}" for number in range(500))


@pytest.fixture
def models(qtbot: QtBot, english: None) -> ModelList:
    made = ModelList()
    qtbot.addWidget(made)
    made.resize(420, 300)
    made.show()
    return made


def shown(models: ModelList) -> list[str]:
    return [row.name for row in models.rows.rows]


def test_five_hundred_models_are_narrowed_down_by_typing(models: ModelList) -> None:
    models.show_models(MANY, (), "")
    models.filter.setText("model 499")
    assert shown(models)[0] == "vendor/model-499"
    assert models.current() == "vendor/model-499"


def test_favourites_come_first_and_space_makes_one(models: ModelList, qtbot: QtBot) -> None:
    models.show_models(MANY, ("vendor/model-7",), "vendor/model-3")
    told: list[object] = []
    models.favourites_changed.connect(told.append)
    qtbot.keyClick(models.view, Qt.Key.Key_Space)
    assert shown(models)[:2] == ["vendor/model-7", "vendor/model-3"]
    assert told == [("vendor/model-7", "vendor/model-3")]
    assert models.current() == "vendor/model-3"


def test_a_click_on_the_star_makes_a_favourite_and_a_click_on_the_name_does_not(
    models: ModelList, qtbot: QtBot
) -> None:
    models.show_models(("a", "b"), (), "a")
    told: list[object] = []
    models.favourites_changed.connect(told.append)
    row = models.view.visualRect(models.rows.index(1, 0))
    qtbot.mouseClick(models.view.viewport(), Qt.MouseButton.LeftButton, pos=row.center())
    assert (told, models.current()) == ([], "b")
    star = QPoint(row.right() - 8, row.center().y())
    qtbot.mouseClick(models.view.viewport(), Qt.MouseButton.LeftButton, pos=star)
    assert told == [("b",)]


def test_a_name_that_no_list_knows_can_be_typed(models: ModelList) -> None:
    models.show_models(("a",), (), "a")
    models.filter.setText("hidden-3")
    assert models.current() == "hidden-3"
    assert models.rows.index(0, 0).data() == "Use “hidden-3”"


def test_arrows_move_in_the_list_from_the_line_above(models: ModelList, qtbot: QtBot) -> None:
    models.show_models(("a", "b"), (), "a")
    qtbot.keyClick(models.filter, Qt.Key.Key_Down)
    assert models.current() == "b"
    qtbot.keyClick(models.filter, Qt.Key.Key_Down)
    assert models.current() == "b"


def test_arrows_in_an_empty_list_do_no_harm(models: ModelList, qtbot: QtBot) -> None:
    models.show_models((), (), "")
    qtbot.keyClick(models.filter, Qt.Key.Key_Up)
    assert models.current() == ""


def test_a_tag_in_a_models_name_is_only_a_name(models: ModelList) -> None:
    models.show_models(("<b>x</b>",), (), "")
    assert "&lt;b&gt;" in models.rows.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)
