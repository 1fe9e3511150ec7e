"""The languages that are known: each is whole, and found by the tags that systems give."""

import pytest

from app.core.language.catalogue import CODES, LATIN, code_of, name_for_models, words_of
from app.core.language.detection import language_of_text


@pytest.mark.parametrize("code", CODES)
def test_every_language_says_who_it_is(code: str) -> None:
    words = words_of(code)
    assert words.code == code
    assert words.name
    assert words.own_name
    assert len(words.region) == 2
    assert code in ("it", "nl") or (words.uncertain and words.not_found)


@pytest.mark.parametrize("code", LATIN)
def test_words_are_in_lower_case_and_none_stands_twice(code: str) -> None:
    words = words_of(code)
    row = [*words.articles.split(), *words.stop.split(), *words.frequent.split()]
    assert row == [word.casefold() for word in row]
    assert sorted(row) == sorted(set(row))


@pytest.mark.parametrize(
    ("tag", "code"),
    [
        ("de", "de"), ("pt_BR", "pt"), ("zh", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"),
        ("zh-HK", "zh-Hant"), ("zh-Hant-CN", "zh-Hant"), ("zh-Hans-TW", "zh-Hans"), ("sv-SE", ""), ("", ""),
    ],
)  # fmt: skip
def test_a_tag_of_any_system_names_a_language(tag: str, code: str) -> None:
    assert code_of(tag) == code


def test_a_model_is_told_a_language_by_two_names_but_english_by_none() -> None:
    assert name_for_models("de") == "German (Deutsch)"
    assert [name_for_models(code) for code in ("en", "zh", "sv", "")] == [""] * 4
    assert language_of_text("Was ist das?", "the language of it") == "German (Deutsch), the language of it"
    assert language_of_text("What is that?", "the language of it") == "the language of it"
