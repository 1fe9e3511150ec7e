"""The formats by their names, and what an export says by itself."""

from dataclasses import fields

import pytest

from app.core.export.words import ENGLISH, ExportWords
from app.ui.export.words import export_words, format_names

pytestmark = pytest.mark.usefixtures("english")


def test_the_words_of_the_window_are_those_of_the_terminal_in_english() -> None:
    words = export_words()
    differing = {one.name for one in fields(ExportWords) if getattr(words, one.name) != getattr(ENGLISH, one.name)}
    assert differing <= {"language"}


def test_each_format_is_offered_once() -> None:
    assert len(set(format_names().values())) == len(format_names())
