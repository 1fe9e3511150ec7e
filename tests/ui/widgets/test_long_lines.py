"""A field for plain text that stays quick whatever is pasted."""

from PySide6.QtCore import QMimeData

from app.ui.widgets.long_lines import LightText, folded


def test_a_line_that_cannot_be_laid_out_in_time_goes_on_in_further_lines() -> None:
    assert folded("short\n\nlines") == "short\n\nlines"
    assert [len(line) for line in folded("a" * 45_000 + "\n\nb").split("\n")] == [20_000, 20_000, 5_000, 0, 1]


def test_words_alone_are_taken(qtbot: object) -> None:
    field, data = LightText(), QMimeData()
    data.setHtml("<b>bold</b>")
    data.setText("plain")
    field.insertFromMimeData(data)
    assert field.toPlainText() == "plain"
