"""Questions about what is new."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.ranking.rank import Candidate, rank_passages
from app.core.ranking.recency import asks_for_recency, day_of


@pytest.mark.parametrize(
    "question",
    [
        "What is the latest version of Python?",
        "who is the current CEO of Intel",
        "What happened in Kyiv today?",
        "news about the euro",
        "What's new in Godot",
        "最新的苹果手机多少钱",
        "今天有什么新闻？",
        "人工智能近期进展",
        "ウクライナの最新ニュース",
        "오늘 주요 뉴스",
        "Was ist der aktuelle Leitzins der EZB?",
        "les derniers chiffres du chômage",
        "¿Cuáles son las últimas noticias de Bolivia?",
        "qual é a taxa Selic atual",
    ],
)
def test_plain_words_ask_for_what_is_new(question: str) -> None:
    assert asks_for_recency(question)


@pytest.mark.parametrize(
    "question",
    [
        "How high is the Eiffel Tower?",
        "What is an electric current?",
        "recent history of Rome in the 3rd century",
        "latest news of 1969",
        "埃菲尔铁塔有多高？",
        "最近一百年历史",
        "Wie hoch ist der Eiffelturm?",
        "Was ist hier der Unterschied?",
        "Qui était le dernier roi de France ?",
        "¿Quién fue el último emperador?",
        "Quem foi o último imperador do Brasil?",
        "",
        "today " * 200,
    ],
)
def test_other_questions_do_not(question: str) -> None:
    assert not asks_for_recency(question)


def test_a_query_may_ask_for_it_where_the_question_does_not() -> None:
    assert asks_for_recency("And Intel?", ["Intel latest results"])


def test_the_present_year_is_no_past_one() -> None:
    assert asks_for_recency("latest results of 2031", year=2031)
    assert not asks_for_recency("latest results of 2030", year=2031)


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("2024-05-01", "2024-05-01"),
        ("2024-05-01T10:00:00Z", "2024-05-01"),
        ("2024年5月1日", "2024-05-01"),
        ("2024/5", "2024-05-01"),
        ("2024", "2024-01-01"),
        ("2024-13-40", ""),
        ("3 days ago", ""),
        ("20240501", ""),
        ("", ""),
    ],
)
def test_a_date_names_its_day(written: str, day: str) -> None:
    assert day_of(written) == day


@pytest.mark.parametrize(
    "written",
    [
        *("5. März 2024", "5 mars 2024", "5 de marzo de 2024", "5 de mar. de 2024", "5 de março de 2024", "5 Mar 2024"),
        *(
            "March 5, 2024",
            "Mar 5, 2024",
            "05.03.2024",
            "2024年3月5日",
            "2024년 3월 5일",
            "2024. 3. 5.",
            "5 marzo 2024",
        ),
    ],
)
def test_a_day_is_read_in_the_languages_of_result_pages(written: str) -> None:
    assert day_of(written) == "2024-03-05"


@pytest.mark.parametrize(
    "written", ["5 loaves 2024", "32. März 2024", "5 out of 2024", "Version 5, 2024", "3 days ago"]
)
def test_what_only_looks_like_a_day_is_none(written: str) -> None:
    assert day_of(written) == ""


def test_pages_stand_by_their_days_and_one_without_a_date_counts_for_half_a_year_old() -> None:
    question, text = "latest news about the bridge", "The bridge is closed for repairs, the city says."
    days = ("", "2026-11-22", "2024-01-01", "2026-11-23")
    pages = [Candidate(day or "undated", "Bridge", f"{text} {n}.", 1, date=day) for n, day in enumerate(days)]
    ranked = rank_passages(question, (), pages)
    assert [one.passage.source for one in ranked] == ["2026-11-23", "2026-11-22", "undated", "2024-01-01"]


@given(st.text() | st.text("0123456789-/年月日. "))
def test_no_date_is_too_odd(written: str) -> None:
    assert len(day_of(written)) in (0, 10)


def test_a_long_question_takes_no_time() -> None:
    begun = time.perf_counter()
    asks_for_recency("last " * 79, ["2" * 400, " " * 400])
    asks_for_recency("x" * 1_000_000)
    assert time.perf_counter() - begun < 15
