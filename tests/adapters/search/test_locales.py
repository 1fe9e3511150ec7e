"""Language tags as engines want them."""

import pytest

from app.adapters.search.locales import interface_language, language_of, region_of


@pytest.mark.parametrize(
    ("tag", "language", "region", "shown"),
    [
        ("en-US", "en", "US", "en"),
        ("de_DE", "de", "DE", "de"),
        ("zh-Hans-CN", "zh", "CN", "zh-CN"),
        ("zh-Hant", "zh", "TW", "zh-TW"),
        ("zh-HK", "zh", "HK", "zh-TW"),
        ("fr", "fr", "", "fr"),
        ("", "en", "", "en"),
    ],
)
def test_a_tag_is_taken_apart(tag: str, language: str, region: str, shown: str) -> None:
    assert (language_of(tag), region_of(tag), interface_language(tag)) == (language, region, shown)
