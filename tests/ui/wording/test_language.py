"""How sentences stand beside each other."""

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from app.ui.window.translation import install_language
from app.ui.wording.language import (
    LANGUAGES,
    join_sentences,
    language_choices,
    listed,
    listed_clauses,
    supported_language,
)


@pytest.mark.usefixtures("english")
def test_only_sentences_of_latin_script_have_a_space_between_them(qapp: QApplication) -> None:
    assert join_sentences("It works.", "", "Try it.") == "It works. Try it."
    for language, sentences in (("zh-CN", ("可用。", "试一下。")), ("ja", ("使えます。", "試してください。"))):
        install_language(qapp, language)
        assert join_sentences(sentences[0], "", sentences[1]) == "".join(sentences)
    install_language(qapp, "ko")
    assert join_sentences("작동합니다.", "시도하십시오.") == "작동합니다. 시도하십시오."


@pytest.mark.usefixtures("english")
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "a, b; c"), ("de", "a, b; c"), ("ko", "a, b; c"), ("fr", "a, b\u202f; c"), ("ja", "a、b、c"),
        ("zh-CN", "a、b；c"), ("zh-TW", "a、b；c"),
    ],
)  # fmt: skip
def test_a_list_has_the_signs_of_its_language(qapp: QApplication, language: str, line: str) -> None:
    install_language(qapp, language)
    assert listed_clauses((listed(("a", "", "b")), "", "c")) == line


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("zh-TW", "zh_TW"), ("zh-HK", "zh_TW"), ("zh-MO", "zh_TW"), ("zh-Hant", "zh_TW"), ("zh-Hant-SG", "zh_TW"),
        ("zh-CN", "zh_CN"), ("zh-SG", "zh_CN"), ("zh", "zh_CN"), ("zh-Hans-HK", "zh_CN"), ("ja", "ja"), ("ko-KR", "ko"),
        ("de-AT", "de"), ("fr-CA", "fr"), ("es-419", "es"), ("pt-BR", "pt_BR"), ("pt-PT", "pt_BR"), ("en-GB", "en"),
        ("it", "en"), ("C", "en"),
    ],
)  # fmt: skip
def test_a_locale_has_the_nearest_language(locale: str, language: str) -> None:
    assert supported_language(QLocale(locale)) == language


def test_a_choice_leads_to_its_own_language() -> None:
    assert [supported_language(QLocale(tag)) for _, tag in language_choices()] == list(LANGUAGES)
    labels = [label for label, _ in language_choices()]
    assert labels == [
        "English", "简体中文", "繁體中文", "日本語", "한국어", "Deutsch", "Español", "Français", "Português (Brasil)",
    ]  # fmt: skip
