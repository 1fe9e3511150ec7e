"""Whatever a model or a page says, a check ends, with a verdict."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.citing.support.numbers import find_numbers, folded
from app.core.citing.support.verdict import check
from app.core.domain.citation import Support, Verdict

PIECES = [
    "Sales rose", " 5%", " 1,200", "1.2 million", "十二万", "三千二百", "2024年9月17日", "2018–19", "1930s", "“", "”",
    '"', "not ", "没有", "通过", "增长", ". ", "。", "\n", "\ud83d", "\x00", "e\u0301", "ﬁ", "１２", "Paris ", "NATO ",
    "'s", "n't", "…", "/", "-", "99999999999999999999999999", "0", ".", ",", "亿", "百分之", "°C", "$", "km", "𝒳", "İ",
]  # fmt: skip
TEXTS = st.lists(st.sampled_from(PIECES) | st.text(max_size=5), max_size=40).map("".join)


def sound(found: Support, passages: list[str]) -> None:
    assert 0 <= found.score <= 1
    assert found.sentence == "" or any(found.sentence in passage for passage in passages)
    assert (found.verdict is Verdict.SUPPORTED) == (found.reason is None)


@given(claim=TEXTS, passages=st.lists(TEXTS, max_size=4))
def test_any_claim_and_passages_have_a_verdict(claim: str, passages: list[str]) -> None:
    sound(check(claim, passages), passages)


@given(text=TEXTS)
def test_figures_stand_in_their_order_in_the_text(text: str) -> None:
    found = find_numbers(folded(text)).figures
    assert all(0 <= figure.start < figure.end <= len(text) for figure in found)
    assert [figure.start for figure in found] == sorted(figure.start for figure in found)


@pytest.mark.parametrize(
    "piece",
    ["a", "1", "1,", "九", "没", "not ", '"', "“a ", "A.", "Aa ", "x'", ".\n", " ", "国", "rise fall ", "5 km "],
)
def test_huge_input_is_cut_and_takes_linear_time(piece: str) -> None:
    huge = piece * 300_000
    sound(check(huge, [huge] * 30), [huge])
    sound(check("Sales rose by 5% in Paris.", [huge]), [huge])


def test_nothing_to_compare_is_not_found() -> None:
    assert check("", ["The sky is blue."]).verdict is Verdict.NOT_FOUND
    assert check("The sky is blue.", []).verdict is Verdict.NOT_FOUND
    assert check("The sky is blue.", ["", "  "]).verdict is Verdict.NOT_FOUND


def test_the_same_claim_always_has_the_same_verdict() -> None:
    passages = ["The sky is blue. Grass is green.", "The sea is deep."]
    assert check("The sky is blue.", passages) == check("The sky is blue.", passages)
