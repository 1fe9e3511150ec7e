"""Ages in the engines' languages, and the days that they mean."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.search.serp.dates import is_date
from app.core.domain.evidence import Hit
from app.core.search.result_ages import age_of, dated, lasting_date

SEARCHED = datetime(2026, 11, 23, 9, tzinfo=UTC)
AGES = {
    1 / 24: (
        *("1 hour ago", "an hour ago", "1小时前", "1 小時前", "1 時間前", "1시간 전", "vor 1 Std.", "vor einer Stunde"),
        *("hace 1 hora", "il y a une heure", "il y a 1 h", "há 1 hora", "1 hora atrás"),
    ),
    3: (
        *("3 days ago", "3 天前", "3天之前", "3 日前", "3일 전", "vor 3 Tagen", "hace 3 días", "Il y a 3 jours"),
        *("há 3 dias", "3 dias atrás", "3 giorni fa", "3 dagen geleden"),
    ),
    7: ("1 week ago", "1周前", "1 週前", "1 週間前", "1주 전", "vor einer Woche", "hace una semana", "há uma semana"),
    60: ("2 months ago", "2个月前", "2 個月前", "2 か月前", "2개월 전", "vor 2 Monaten", "il y a 2 mois", "há 2 meses"),
    365: ("1 year ago", "1年前", "1년 전", "vor einem Jahr", "hace un año", "il y a 1 an", "há um ano"),
    1: ("yesterday", "昨天", "昨日", "어제", "gestern", "ayer", "ontem"),
    2: ("前天", "一昨日", "그저께"),
}


def hit_of(date: str) -> Hit:
    return Hit(1, "A page", "https://a.example/", date=date)


@pytest.mark.parametrize(("days", "text"), [(days, text) for days, texts in AGES.items() for text in texts])
def test_an_age_is_read_as_the_engines_write_it(days: float, text: str) -> None:
    assert is_date(text)
    assert age_of(text) == timedelta(days=days)


@pytest.mark.parametrize(
    "text", ["", "2024", "3 days", "3일", "vor 3 Gerichten", "il y a 3 raisons", "ago", "fa", "2024-05-01", "3 前"]
)
def test_what_only_looks_like_an_age_is_none(text: str) -> None:
    assert age_of(text) is None


@given(st.text() | st.text("0123456789 vorilyahacé天前日전ago"))
def test_no_text_is_too_odd(text: str) -> None:
    assert len(dated([hit_of(text)], datetime(1, 2, 1, tzinfo=UTC))[0].day) in (0, 10)


def test_an_age_gets_its_day_from_the_moment_of_the_search_and_a_date_keeps_its_words() -> None:
    hits = [hit_of(text) for text in ("vor 2 Tagen", "10小时前", "2024-05-01", "soon", "")]
    found = dated(hits, SEARCHED)
    assert [one.day for one in found] == ["2026-11-21", "2026-11-22", "", "", ""]
    assert [one.date for one in found] == [one.date for one in hits]
    assert dated(found, SEARCHED + timedelta(days=9)) == found  # a kept answer keeps the days of its own search


def test_a_source_keeps_what_an_age_meant_no_more_exactly_than_the_age_says() -> None:
    texts = (
        "3 天前",
        "yesterday",
        "10 days ago",
        "vor 2 Wochen",
        "18 months ago",
        "3 months ago",
        "il y a 2 ans",
        "1. Mai 2024",
        "soon",
        "",
    )
    kept = [lasting_date(hit) for hit in dated([hit_of(text) for text in texts], SEARCHED)]
    assert kept == [
        "2026-11-20",
        "2026-11-22",
        "2026-11-13",
        "2026-11",
        "2025-06",
        "2026-08",
        "2024",
        "1. Mai 2024",
        "soon",
        "",
    ]
    assert lasting_date(hit_of("3 days ago")) == "3 days ago"  # nobody knows when that was searched for
