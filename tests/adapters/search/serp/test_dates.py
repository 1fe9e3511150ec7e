"""Dates before snippets, in the engines' languages."""

import pytest

from app.adapters.search.serp.dates import is_date, split_date


@pytest.mark.parametrize(
    ("snippet", "date", "rest"),
    [
        ("Jul 22, 2022 — Turning yellow", "Jul 22, 2022", "Turning yellow"),
        ("22 Jul 2022 · Turning", "22 Jul 2022", "Turning"),
        ("18.07.2014 - Über Goo", "18.07.2014", "Über Goo"),
        ("2019年7月2日 · With", "2019年7月2日", "With"),
        ("3 天之前 · 新浪微博", "3 天之前", "新浪微博"),
        ("5 days ago ... The rest", "5 days ago", "The rest"),
        ("vor 3 Tagen — Der Rest", "vor 3 Tagen", "Der Rest"),
        ("2024-05-01 - x", "2024-05-01", "x"),
    ],
)
def test_a_date_ahead_is_split_off(snippet: str, date: str, rest: str) -> None:
    assert split_date(snippet) == (date, rest)


@pytest.mark.parametrize("snippet", ["", "In 2019 — a year", "Jul 22, 2022 was hot", "3.number的性能", "12 - 14 June"])
def test_a_snippet_without_one_stays_whole(snippet: str) -> None:
    assert split_date(snippet) == ("", snippet)


def test_a_date_alone_is_told_from_other_words() -> None:
    assert is_date("2小时前")
    assert is_date("May 20, 2024")
    assert not is_date("同花顺")
