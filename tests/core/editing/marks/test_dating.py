"""What is said to be so "currently" gets the date of its sources where they are old."""

from datetime import date

import pytest

from app.core.domain.plan import Freshness, Plan
from app.core.editing.marks.dating import dates, is_about_now, oldest_day
from tests.core.editing.marks.answers import checked, source

TODAY = date(2026, 11, 22)


@pytest.mark.parametrize(
    "claim",
    [
        "The latest version is 5.1",
        "She currently leads the party",
        "It is now the tallest tower",
        "目前最新版本为5.1",
        "该公司现任总裁是李明",
    ],
)
def test_words_of_the_present_are_known(claim: str) -> None:
    assert is_about_now(claim)


@pytest.mark.parametrize(
    "claim",
    [
        "The bridge was opened by the king",
        "As of March 2024 the latest version is 5.1",
        "截至2024年，最新版本为5.1",
        "“The latest show” is the title of the book",
        "USA Today reported it",
        "大桥由国王主持通车",
    ],
)
def test_what_names_its_date_or_is_not_about_the_present_is_left_alone(claim: str) -> None:
    assert not is_about_now(claim)


def test_the_newest_of_its_sources_dates_a_claim() -> None:
    evidence = source(1, "The latest version is 5.1.", date="2023-04-01"), source(2, "Version 5.1.", date="2024")
    text = "The latest version is 5.1 [1, 2]. It was made in Oslo [1]."
    assert dates(text, checked(text, *evidence), evidence, date(2025, 11, 22)) == {0: "2024"}
    assert dates(text, checked(text, *evidence), evidence, date(2024, 12, 31)) == {}  # it may be of that very day


def test_a_source_without_a_date_dates_nothing() -> None:
    evidence = source(1, "The latest version is 5.1.", date="2019"), source(2, "Version 5.1.")
    text = "The latest version is 5.1 [1, 2]."
    assert dates(text, checked(text, *evidence), evidence, TODAY) == {}


@pytest.mark.parametrize(
    ("question", "since", "day"),
    [
        ("What is the capital of Norway?", "", date(2025, 11, 22)),
        ("What is the latest version?", "", date(2026, 5, 26)),
        ("最新版本是什么？", "", date(2026, 5, 26)),
        ("Who leads?", "week", date(2026, 11, 12)),
        ("Who leads?", "day", date(2026, 11, 20)),
    ],
)
def test_how_old_a_source_may_be_follows_from_the_question(question: str, since: str, day: date) -> None:
    plan = Plan((question,), freshness=(Freshness(question, since),))
    assert oldest_day(TODAY, question, plan) == day


@pytest.mark.parametrize(
    "claim",
    [
        "The company, founded in 1998, currently employs 500 people",
        "The company founded in 1998 currently employs 500 people",
        "2015年成立的该公司目前有500名员工",
        "2015年4月に設立された同社は現在500人を雇用している。",
        "平成元年に創業した同社は現在500人を雇用している。",
        "2015년 4월에 설립된 그 회사의 직원은 현재 500명이다.",
    ],
)
def test_the_year_of_something_else_dates_nothing(claim: str) -> None:
    assert is_about_now(claim)


def test_an_undated_source_beside_the_same_claim_may_be_newer() -> None:
    evidence = source(1, "The latest version is 5.1.", date="2019"), source(2, "The latest version is 5.1.")
    text = "The latest version is 5.1 [1][2]."
    assert dates(text, checked(text, *evidence), evidence, TODAY) == {}


@pytest.mark.parametrize(
    "claim",
    [
        "Die Stadt hat derzeit rund 80.000 Einwohner und zwei Universitäten.",
        "La ville compte actuellement près de 80 000 habitants.",
        "La ciudad tiene actualmente unos 80.000 habitantes.",
        "En este momento la presidenta del país es una ingeniera.",
        "La empresa, fundada el 3 de mayo de 1999, tiene hoy 300 empleados.",
        "A cidade tem atualmente cerca de 80.000 habitantes.",
        "Neste momento a presidente do país é uma engenheira.",
        "A empresa fundada em 3 de maio de 1999 tem hoje 300 funcionários no Brasil.",
        "その市の人口は現在約8万人である。",
        "그 도시의 인구는 현재 약 8만 명이다.",
    ],
)
def test_other_languages_speak_of_the_present_too(claim: str) -> None:
    assert is_about_now(claim)


@pytest.mark.parametrize(
    "claim",
    [
        "Die Stadt hatte im Jahr 2019 rund 80.000 Einwohner und aktuell (Stand 2020) mehr.",
        "Derzeit, Stand Oktober 2020, hat die Stadt 80.000 Einwohner.".replace(", Stand", " Stand"),
        "La ville comptait actuellement en 2019 près de 80 000 habitants.",
        "La ciudad tenía actualmente en 2019 unos 80.000 habitantes.",
        "En el año 2020 la cifra actual era de 300 personas en la ciudad.",
        "A fines de 2022 la versión más reciente era la 3.1 del programa.",
        "A cidade tinha atualmente em 2019 cerca de 80.000 habitantes.",
        "No começo de 2022 a versão mais recente era a 3.1 do programa.",
        "2019年現在の人口は約8万人である。",
        "令和元年現在の人口は約8万人である。",
        "그 도시의 인구는 2019년 현재 약 8만 명이다.",
        "Die Stadt wurde von den Römern am Fluss gebaut.",
    ],
)
def test_and_a_date_of_their_own_says_when(claim: str) -> None:
    assert not is_about_now(claim)
