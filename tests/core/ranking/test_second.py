"""A second opinion on the ranking."""

from math import inf, nan

from hypothesis import given
from hypothesis import strategies as st

from app.core.domain.evidence import Passage
from app.core.ranking.rank import Ranked
from app.core.ranking.second import by_vectors, reranked


def entries(count: int) -> list[Ranked]:
    return [Ranked(Passage(chr(97 + i), "Text.", 0, 5, score=1 - i / 100), 10) for i in range(count)]


def order(ranked: list[Ranked]) -> str:
    return "".join(entry.passage.source for entry in ranked)


def test_what_a_reranker_puts_first_comes_first() -> None:
    assert order(reranked(entries(5), {4: 0.9, 0: 0.1, 1: 0.2, 2: 0.0, 3: 0.05}))[0] in "be"
    assert order(reranked(entries(3), {0: -3.0, 1: -9.0, 2: 5.0})) == "cab"


def test_passages_without_a_score_stay_where_they_are() -> None:
    assert order(reranked(entries(5), {1: 0.1, 3: 0.9})) == "adcbe"
    assert order(reranked(entries(5), {})) == "abcde"


def test_scores_of_nothing_are_not_looked_at() -> None:
    assert order(reranked(entries(3), {-1: 9.0, 7: 9.0, 0: nan, 1: inf, 2: 0.1})) == "abc"


def test_each_place_keeps_its_score() -> None:
    before = entries(4)
    after = reranked(before, {0: 0.0, 1: 1.0, 2: 2.0, 3: 3.0})
    assert [entry.passage.score for entry in after] == [entry.passage.score for entry in before]


@given(st.integers(0, 12), st.dictionaries(st.integers(-3, 15), st.floats()))
def test_nothing_is_ever_left_out(count: int, scores: dict[int, float]) -> None:
    assert sorted(order(reranked(entries(count), scores))) == sorted(order(entries(count)))


def test_the_vector_nearest_to_the_question_gains() -> None:
    vectors = {0: (0.0, 1.0), 1: (0.1, 1.0), 2: (2.0, 0.1)}
    assert order(by_vectors(entries(3), (1.0, 0.0), vectors))[0] in "ac"
    assert order(by_vectors(entries(2), (1.0, 0.0), {0: (0.0, 1.0), 1: (9.0, 0.0)})) == "ab"  # each is first once


@given(st.lists(st.floats(), max_size=4), st.dictionaries(st.integers(-1, 4), st.lists(st.floats(), max_size=4)))
def test_vectors_of_any_kind_lose_nothing(query: list[float], vectors: dict[int, list[float]]) -> None:
    assert sorted(order(by_vectors(entries(4), query, vectors))) == list("abcd")
