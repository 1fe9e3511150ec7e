"""The language of short questions: shown rather than guessed, the user's own where nothing shows."""

import pytest

from app.core.language.detection import detected, question_language
from tests.core.language.questions import QUESTIONS, questions

LOCALES = {
    "en": "en-GB", "de": "de-AT", "fr": "fr-CA", "es": "es-MX", "pt": "pt-BR", "ja": "ja-JP", "ko": "ko-KR",
    "zh-Hans": "zh-CN", "zh-Hant": "zh-TW",
}  # fmt: skip


@pytest.mark.parametrize("code", QUESTIONS)
def test_a_question_in_the_users_own_language_is_in_it(code: str) -> None:
    for question in QUESTIONS[code].strip().splitlines():
        assert question_language(question, LOCALES[code]) == code, question


def test_no_question_is_taken_for_another_language_than_its_own() -> None:
    taken = {question: detected(question, "en-US") for _, question in questions()}
    assert {q: taken[q] for code, q in questions() if taken[q] not in (code, "", "zh")} == {}
    shown = [question for code, question in questions() if taken[question] == code]
    assert len(shown) / len(questions()) > 0.9


@pytest.mark.parametrize(
    ("text", "locale", "code"),
    [
        ("", "de-DE", ""),
        ("2024 / 3.14", "de-DE", ""),
        ("SpaceX Starship", "fr-FR", ""),
        ("Los Angeles", "en-US", ""),
        ("capital de Australia", "en-US", ""),
        ("https://example.de/wie-ist-das-wetter what is this", "en-US", "en"),
        ("what is “der Sinn des Lebens und des Seins” about", "en-US", "en"),
        ("東京 人口", "ja-JP", "ja"),
        ("東京 人口", "zh-TW", "zh-Hant"),
        ("北京天气", "zh-CN", "zh-Hans"),
        ("北京人口", "en-US", "zh"),
        ("日本の首相", "en-US", "ja"),
        ("優衣庫の官網在哪裡", "zh-TW", "zh-Hant"),
    ],
)
def test_what_shows_no_language_is_not_guessed(text: str, locale: str, code: str) -> None:
    assert detected(text, locale) == code


@pytest.mark.parametrize(
    ("question", "locale", "code"),
    [("iPhone 16 Pro", "de-DE", "de"), ("iPhone 16 Pro", "sv-SE", "sv"), ("capital de Australia", "es-AR", "es")],
)
def test_the_users_language_stands_in_where_none_shows(question: str, locale: str, code: str) -> None:
    assert question_language(question, locale) == code
