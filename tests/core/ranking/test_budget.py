"""Tokens and how many references may cost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.ranking.budget import estimate_tokens, reference_budget


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("", 0, 0),
        ("a", 1, 1),
        ("The quick brown fox jumps over the lazy dog. " * 10, 90, 130),
        ("敏捷的棕色狐狸跳过了懒狗。" * 10, 90, 150),
        ("Быстрая коричневая лиса прыгает. " * 10, 120, 190),
        ("for i in range(10):\n    print(i, end='')\n" * 10, 120, 220),
        ("2024-11-21 13:45:06 " * 10, 110, 220),
        ("🙂" * 10, 15, 40),
    ],
)
def test_estimates_are_near_what_common_vocabularies_need(text: str, least: int, most: int) -> None:
    assert least <= estimate_tokens(text) <= most


@given(st.text(), st.text())
def test_more_text_never_costs_less(a: str, b: str) -> None:
    assert max(estimate_tokens(a), estimate_tokens(b)) <= estimate_tokens(a + b)


@pytest.mark.parametrize(
    ("context", "history", "budget"),
    [
        (8192, 0, 4096),
        (4096, 0, 2048),
        (8192, 4000, 2292),
        (8192, 8000, 300),
        (2048, 0, 1024),
        (512, 0, 100),
        (200_000, 1000, 12_000),
    ],
)
def test_references_get_half_of_the_context_at_most_and_leave_room_for_the_rest(
    context: int, history: int, budget: int
) -> None:
    assert reference_budget(context, history) == budget


def test_the_room_for_the_answer_can_be_named() -> None:
    assert reference_budget(8192, 0, answer_reserve=5000) == 8192 - 5000 - 400


@pytest.mark.parametrize("context", [2048, 4096, 8192])
@pytest.mark.parametrize("question", [10, 300, 700])
@pytest.mark.parametrize("history", [0, 200, 5000])
def test_a_small_context_keeps_room_for_question_and_answer(context: int, question: int, history: int) -> None:
    budget = reference_budget(context, min(history, context // 4), question_tokens=question)
    assert 400 + question + budget + context // 4 <= max(context, 400 + question + 100 + context // 4)
    assert budget >= 100


def test_a_long_question_takes_the_references_place_not_the_answers() -> None:
    assert reference_budget(2048, 0, question_tokens=1000) == 2048 - 1000 - 512 - 400
    assert reference_budget(2048, 500, question_tokens=600) == 300
    assert reference_budget(2048, 0, question_tokens=5000) == 100


@given(st.integers(256, 300_000), st.integers(0, 100_000), st.integers(0, 100_000))
def test_more_history_or_a_longer_question_never_gives_more_room(context: int, history: int, question: int) -> None:
    budget = reference_budget(context, history, question_tokens=question)
    assert reference_budget(context, history + 50, question_tokens=question) <= budget
    assert reference_budget(context, history, question_tokens=question + 50) <= budget
