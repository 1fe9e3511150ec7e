from hypothesis import given
from hypothesis import strategies as st

from app.adapters.imports.spans import CitedText, checked_span, cut_spans
from app.core.domain.transfer import ForeignCitation


def test_offsets_are_code_points_or_utf16_units_as_the_text_bears_out() -> None:
    text = "🍵🍵 Green tea is good. Black too."
    start = text.index("Green")
    assert checked_span(text, start, start + 18) == (start, start + 18)
    assert checked_span(text, start + 2, start + 20) == (start, start + 18)  # each cup is two units
    assert checked_span(text, start + 2, start + 20, "Green tea is good.") == (start, start + 18)
    assert checked_span(text, start + 4, start + 22) is None
    assert checked_span(text, start, start + 18, "something else") is None


def test_a_span_that_is_none_is_refused() -> None:
    for start, end in ((-1, 2), (2, 2), (3, 1), (0, 99), (None, 2), ("0", 2), (0.0, 2), (True, 2)):
        assert checked_span("tea", start, end) is None
    assert checked_span("a   b", 1, 3) is None
    assert checked_span("绿茶和红茶", 2, 5) == (2, 5)


def test_half_of_a_pair_is_no_place() -> None:
    assert checked_span("🍵", 1, 2, "🍵") is None
    assert checked_span("🍵", 0, 2, "🍵") == (0, 1)


def test_what_is_cut_out_moves_the_places_behind_it() -> None:
    text, moved = cut_spans("one [a] two [b] three", [(12, 16), (4, 8), (5, 6)])
    assert text == "one two three"
    assert [moved(place) for place in (0, 4, 6, 8, 12, 16, 21)] == [0, 4, 4, 4, 8, 8, 13]


@given(st.text(max_size=30), st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30)), max_size=6))
def test_what_stays_keeps_its_characters_and_its_order(text: str, spans: list[tuple[int, int]]) -> None:
    spans = [(min(start, len(text)), min(end, len(text))) for start, end in spans]
    shorter, moved = cut_spans(text, spans)
    gone = {place for start, end in spans for place in range(start, end)}
    assert shorter == "".join(character for place, character in enumerate(text) if place not in gone)
    assert all(shorter[moved(place)] == text[place] for place in range(len(text)) if place not in gone)
    assert moved(len(text)) == len(shorter)


def test_parts_keep_their_citations_in_the_whole() -> None:
    whole = CitedText()
    whole.add("Tea. ", [ForeignCitation((0,), (4, 4), (0, 4))])
    whole.add("  \n", [ForeignCitation((1,), (0, 1), (0, 1))])
    whole.add("红茶。", [ForeignCitation((2,), None, (0, 3))])
    assert whole.text == "Tea. \n\n红茶。"
    assert whole.citations == (
        ForeignCitation((0,), (4, 4), (0, 4)),
        ForeignCitation((1,)),
        ForeignCitation((2,), None, (7, 10)),
    )
