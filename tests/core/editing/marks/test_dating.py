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
    ],
)
def test_the_year_of_something_else_dates_nothing(claim: str) -> None:
    assert is_about_now(claim)


def test_an_undated_source_beside_the_same_claim_may_be_newer() -> None:
    evidence = source(1, "The latest version is 5.1.", date="2019"), source(2, "The latest version is 5.1.")
    text = "The latest version is 5.1 [1][2]."
    assert dates(text, checked(text, *evidence), evidence, TODAY) == {}
