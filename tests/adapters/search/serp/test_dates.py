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
        ("2024. 3. 5. — 나머지", "2024. 3. 5.", "나머지"),
        ("2024.03.05. - 나머지", "2024.03.05.", "나머지"),
        ("2024년 3월 5일 — 나머지", "2024년 3월 5일", "나머지"),
        ("2024年3月5日 — 残り", "2024年3月5日", "残り"),
        ("令和6年3月5日 — 残り", "令和6年3月5日", "残り"),
        ("5. März 2024 — Der Rest", "5. März 2024", "Der Rest"),
        ("5 mars 2024 — La suite", "5 mars 2024", "La suite"),
        ("1er août 2024 — La suite", "1er août 2024", "La suite"),
        ("5 de marzo de 2024 — El resto", "5 de marzo de 2024", "El resto"),
        ("5 de mar. de 2024 — O resto", "5 de mar. de 2024", "O resto"),
        ("3일 전 — 나머지", "3일 전", "나머지"),
        ("3시간 전 · 나머지", "3시간 전", "나머지"),
        ("2주 전 — 나머지", "2주 전", "나머지"),
        ("3 日前 — 残り", "3 日前", "残り"),
        ("3時間前 · 残り", "3時間前", "残り"),
        ("5 分前 - 残り", "5 分前", "残り"),
        ("2 か月前 — 残り", "2 か月前", "残り"),
        ("2 週間前 — 残り", "2 週間前", "残り"),
        ("3 天前 — 其餘", "3 天前", "其餘"),
        ("2 週前 — 其餘", "2 週前", "其餘"),
        ("vor einem Monat — Der Rest", "vor einem Monat", "Der Rest"),
        ("vor 5 Std. — Der Rest", "vor 5 Std.", "Der Rest"),
        ("il y a 3 jours — La suite", "il y a 3 jours", "La suite"),
        ("il y a une heure — La suite", "il y a une heure", "La suite"),
        ("hace 3 días — El resto", "hace 3 días", "El resto"),
        ("hace una semana — El resto", "hace una semana", "El resto"),
        ("há 3 dias — O resto", "há 3 dias", "O resto"),
        ("há uma semana — O resto", "há uma semana", "O resto"),
        ("3 dias atrás — O resto", "3 dias atrás", "O resto"),
        ("3 giorni fa — Il resto", "3 giorni fa", "Il resto"),
        ("어제 — 나머지", "어제", "나머지"),
        ("昨日 — 残り", "昨日", "残り"),
    ],
)
def test_a_date_ahead_is_split_off(snippet: str, date: str, rest: str) -> None:
    assert split_date(snippet) == (date, rest)


NO_DATES = (
    "",
    "In 2019 — a year",
    "Jul 22, 2022 was hot",
    "3.number的性能",
    "12 - 14 June",
    "Il y a 3 raisons — les voici",
    "Hace 3 preguntas: una respuesta",
    "Há 3 formas - veja",
    "Vor 3 Gerichten - ein Urteil",
    "전 3일 — 나머지",
    "3日間 — 残り",
    "5 분의 1 — 나머지",
    "Año 2024 — El resto",
)


@pytest.mark.parametrize("snippet", NO_DATES)
def test_a_snippet_without_one_stays_whole(snippet: str) -> None:
    assert split_date(snippet) == ("", snippet)


def test_a_date_alone_is_told_from_other_words() -> None:
    assert is_date("2小时前")
    assert is_date("May 20, 2024")
    assert not is_date("同花顺")
