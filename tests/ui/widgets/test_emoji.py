"""Emoji that no font here can draw."""

from PySide6.QtWidgets import QApplication

from app.ui.widgets.emoji import is_drawable, with_icon


def test_a_picture_that_would_be_a_box_is_left_out(qapp: QApplication) -> None:
    nowhere = "\U000f0000"  # for private use: no usual font has it
    assert not is_drawable(nowhere)
    assert with_icon(nowhere, "Poet") == "Poet"
    assert with_icon("", "Poet") == "Poet"


def test_what_joins_emoji_needs_no_picture(qapp: QApplication) -> None:
    assert is_drawable("A\ufe0f\u200d")
    assert with_icon("A", "Poet") == "A Poet"
