"""Rankings made one."""

import pytest

from app.core.ranking.fusion import fuse, standing


def keys(*rankings: str, weights: list[float] | None = None) -> str:
    return "".join(key for key, _ in fuse(rankings, weights))


def test_one_ranking_keeps_its_order() -> None:
    assert keys("abc") == "abc"


def test_what_both_name_comes_first() -> None:
    assert keys("axb", "cxd") == "xacbd"


def test_equal_scores_keep_the_order_of_naming() -> None:
    assert keys("ab", "cd") == "acbd"
    assert keys("c", "a", "b") == "cab"


def test_a_key_named_twice_in_one_ranking_counts_once() -> None:
    assert dict(fuse(["aab"])) == dict(fuse(["ab"]))


def test_weights_let_one_ranking_count_more() -> None:
    assert keys("ab", "ba", weights=[1, 2]) == "ba"


def test_agreement_gives_a_small_bonus() -> None:
    (_, both), (_, one) = fuse(["a", "ab"])
    assert both > 2 * one


def test_scores_are_reciprocal_ranks() -> None:
    assert fuse(["ab"])[0] == ("a", pytest.approx(1 / 61))


def test_nothing_fused_is_nothing() -> None:
    assert fuse([]) == []
    assert fuse([[], []]) == []


def test_a_ranking_that_tells_nothing_apart_changes_no_order() -> None:
    alone, with_ties = standing([([1, 2, 3], 1.0)], 7), standing([([1, 2, 3], 1.0), ([1, 1, 1], 5.0)], 7)
    assert alone[0] == with_ties[0] == 1
    assert sorted(with_ties, reverse=True) == with_ties
    assert standing([], 7) == []
