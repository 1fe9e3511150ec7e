"""A block made of pieces knows where each of its signs stands in the whole text."""

from app.core.citing.markdown.prose import Prose, ProseKind

PROSE = Prose(ProseKind.PARAGRAPH, [(2, "ab\n"), (10, "cd")])  # "> ab\n  >     cd" or the like


def test_spans_lead_from_the_block_to_the_text_and_back() -> None:
    assert (PROSE.text, PROSE.start, PROSE.end) == ("ab\ncd", 2, 12)
    assert PROSE.span(1, 4) == (3, 11)
    assert PROSE.span(3, 3) == (10, 10)
    assert [PROSE.offset(position) for position in (2, 4, 10, 12)] == [0, 2, 3, 5]


def test_pieces_say_where_they_stand() -> None:
    assert list(PROSE.pieces()) == [(2, 5, 0), (10, 12, 3)]
