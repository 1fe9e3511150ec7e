"""Texts and dates of rows."""

import pytest

from app.adapters.search.query_parameters import country, language, words
from app.adapters.search.result_rows import LONGEST_SNIPPET, displayed_date, plain
from app.adapters.search.service_addresses import country_name
from app.core.domain.evidence import Query


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("<strong>Granite</strong> &amp; co", "Granite & co"),
        ("one<br/>two<p>three</p>", "one two three"),
        ("vector<int> and a < b > c", "vector<int> and a < b > c"),
        ("&lt;script&gt;", "<script>"),
        ("a<script>alert(1)</script>b<!-- c -->d", "a b d"),
        ("<jats:p>Abstract <jats:italic>x</jats:italic></jats:p>", "Abstract x"),
        ('<a href="https://x.example">link</a>', "link"),
        ("a\x00b\ud800", "a b?"),
        ("  a \n\t b ", "a b"),
    ],
)
def test_markup_goes_and_words_stay(said: str, shown: str) -> None:
    assert plain(said) == shown


def test_long_texts_end_in_an_ellipsis() -> None:
    assert len(plain("x" * 5000)) == LONGEST_SNIPPET
    assert plain("<script" * 5000).endswith("…")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ("2025-04-30T12:00:00.000Z", "2025-04-30"),
        ("2025-04-30 12:00:00", "2025-04-30"),
        ("2 days ago", "2 days ago"),
        ("April 30, 2025", "April 30, 2025"),
        (1746014400, "2025-04-30"),
        (float("nan"), ""),
        (1e300, ""),
        (10**400, ""),
        (True, ""),
        (None, ""),
    ],
)
def test_dates_are_shown_by_the_day_or_as_they_came(value: object, shown: str) -> None:
    assert displayed_date(value) == shown


def test_places_are_read_from_the_user_s_tag() -> None:
    assert country(Query("x", language="zh-Hant-TW")) == "TW"
    assert country(Query("x", language="es-419")) == ""
    assert language(Query("x", language="§")) == "en"
    assert country_name("GB") == "united kingdom"
    assert country_name("XX") == ""


def test_words_without_a_gap_are_cut_where_they_must() -> None:
    assert words(Query("岩" * 50), 10) == "岩" * 10
    assert words(Query("ab cdefghijklmnop"), 10) == "ab cdefghi"
