"""Okapi BM25."""

from app.core.ranking.bm25 import scores

DOCUMENTS = [["cat", "dog"], ["cat", "cat", "bird"], ["fish"], []]


def test_only_documents_with_the_word_score() -> None:
    found = scores(["cat"], DOCUMENTS)
    assert found[0] > 0
    assert found[1] > 0
    assert found[2:] == [0, 0]


def test_a_rare_word_counts_more_than_a_common_one() -> None:
    assert scores(["fish"], DOCUMENTS)[2] > scores(["cat"], DOCUMENTS)[1]


def test_a_word_of_every_document_still_never_lowers_a_score() -> None:
    assert min(scores(["cat"], [["cat"], ["cat", "dog"], ["cat"]])) > 0


def test_repetition_counts_less_and_less() -> None:
    once, twice, often = scores(["x"], [["x", "a", "a", "a"], ["x", "x", "a", "a"], ["x"] * 4])
    assert twice - once > (often - twice) / 2


def test_a_longer_document_with_the_same_words_scores_lower() -> None:
    short, long = scores(["x"], [["x", "y"], ["x", *"abcdefgh"]])
    assert short > long


def test_a_token_that_the_query_repeats_counts_as_often() -> None:
    assert scores(["cat", "cat"], DOCUMENTS)[0] == 2 * scores(["cat"], DOCUMENTS)[0]


def test_nothing_to_look_for_or_in_is_no_error() -> None:
    assert scores([], DOCUMENTS) == [0, 0, 0, 0]
    assert scores(["cat"], []) == []
    assert scores(["cat"], [[]]) == [0]
