"""Dates and profiles of threads, by their words in the languages of the window."""

import pytest
from lxml.html import fromstring

from app.adapters.reading.extraction.threads.markup import date_in, is_of_profile


@pytest.mark.parametrize(
    "text",
    [
        "3 days ago", "3 天前", "2 個月前", "5 分鐘前", "3 日前", "2 週間前", "3時間前", "3일 전", "2시간 전",
        "방금 전", "어제 10:00", "vor 3 Tagen", "vor einer Stunde", "vor 5 Std.", "il y a 3 jours", "il y a une heure",
        "hace 3 días", "hace una semana", "há 3 dias", "3 dias atrás", "Gestern, 10:00", "Hier à 10:00",
        "Ayer a las 10:00", "Ontem às 10:00", "2024年3月5日", "2024년 3월 5일", "2024. 3. 5. 10:00", "5. März 2024",
        "Mo 5. Mär 2024, 10:00", "5 mars 2024", "1er août 2024", "5 de marzo de 2024", "5 de mar. de 2024",
        "5 de março de 2024", "12. Dez 2023", "05.03.2024",
    ],
)  # fmt: skip
def test_a_date_is_told_in_any_of_the_languages(text: str) -> None:
    assert date_in(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "5 out of 10", "vor 3 Gerichten", "il y a 3 raisons", "hace 3 preguntas", "Há 3 formas", "3일간의 여행",
        "heute",
        "오늘날의 도시", "Kites fly", "12 mal gelesen", "5 maisons",
    ],
)  # fmt: skip
def test_other_words_with_numbers_are_none(text: str) -> None:
    assert date_in(text) == ""


@pytest.mark.parametrize("label", ["Joined", "註冊", "登録日", "가입일", "Registriert", "Inscrit le", "Miembro desde"])
def test_when_somebody_joined_is_no_date_of_a_post(label: str) -> None:
    assert is_of_profile(fromstring(f"<span>{label} 2024-05-01</span>"))
