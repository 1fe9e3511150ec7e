"""Spans are joined where they overlap, and what lies between them is found."""

from app.core.citing.markdown.spans import gaps, merged


def test_spans_that_overlap_become_one() -> None:
    assert merged([(3, 5), (0, 2), (1, 3)]) == [(0, 3), (3, 5)]
    assert merged([(3, 5), (0, 2), (1, 3)], neighbours=True) == [(0, 5)]
    assert merged([(0, 9), (2, 3)]) == [(0, 9)]


def test_gaps_are_what_no_span_covers() -> None:
    assert gaps([(0, 2), (2, 3), (5, 6)], 8) == [(3, 5), (6, 8)]
    assert gaps([], 3) == [(0, 3)]
