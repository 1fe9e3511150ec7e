"""Assistants to begin with."""

import pytest
from PySide6.QtWidgets import QApplication

from app.ui.assistants.templates import template_of, templates
from app.ui.window.translation import install_language


def test_there_are_a_dozen_each_with_a_short_prompt_of_its_own(english: None) -> None:
    dozen = templates()
    assert len(dozen) == len({one.id for one in dozen}) == len({one.icon for one in dozen}) == 12
    for one in dozen:
        assert one.name
        assert one.description
        assert 30 < len(one.instructions.split()) <= 95, one.name


def test_each_says_in_which_language_to_answer(english: None) -> None:
    assert all("language of the question" in one.instructions for one in templates())


@pytest.mark.parametrize(("language", "name"), [("en-US", "Translator"), ("zh-CN", "翻译")])
def test_they_are_in_the_windows_language_under_the_same_ids(
    language: str, name: str, qapp: QApplication, english: None
) -> None:
    install_language(qapp, language)
    translator = template_of("template-translator")
    assert translator is not None
    assert translator.name == name
    assert template_of("template-nothing") is None


@pytest.mark.parametrize("language", ["ja-JP", "zh-CN", "zh-TW"])
def test_sentences_stand_without_spaces_where_the_language_has_none(
    language: str, qapp: QApplication, english: None
) -> None:
    install_language(qapp, language)
    assert not [one.name for one in templates() if "。 " in one.instructions]
