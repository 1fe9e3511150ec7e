"""What must hold for every text, however it is made and however it comes."""

from collections.abc import Iterator

from hypothesis import example, given
from hypothesis import strategies as st

from app.core.citing.markdown.regions import protected_spans
from app.core.citing.markers import (
    TOKEN_END,
    TOKEN_START,
    MarkerStream,
    insert_markers,
    place_citations,
    strip_markers,
    tokenised,
)
from tests.core.citing.nasty import KNOWN, PROSE, TEXTS

CUTS = st.lists(st.integers(1, 12), max_size=80)


def deltas(text: str, cuts: list[int]) -> Iterator[str]:
    start = 0
    for length in cuts:
        yield text[start : start + length]
        start += length
    yield text[start:]


@given(TEXTS, CUTS)
@example("a\r\n[1]\r", [1, 1, 1, 1, 1, 1])
def test_however_a_text_is_split_its_citations_are_those_of_the_whole(text: str, cuts: list[int]) -> None:
    stream = MarkerStream(KNOWN)
    for delta in deltas(text, cuts):
        stream.feed(delta)
    assert stream.finish() == place_citations(text, KNOWN)


@given(TEXTS, CUTS)
def test_provisional_citations_are_true_to_the_text_and_in_order(text: str, cuts: list[int]) -> None:
    stream = MarkerStream(KNOWN)
    given_to = 0
    for delta in deltas(text, cuts):
        for citation in stream.feed(delta):
            assert citation.place is not None
            assert text[slice(*citation.place)] == citation.marker
            assert citation.place[0] >= given_to
            given_to = citation.place[1]


@given(PROSE, CUTS)
def test_in_plain_prose_all_citations_are_given_while_it_comes(text: str, cuts: list[int]) -> None:
    text += ".\n\n"
    stream = MarkerStream(KNOWN)
    places = [citation.place for delta in deltas(text, cuts) for citation in stream.feed(delta)]
    assert places == [citation.place for citation in place_citations(text, KNOWN)]


@given(TEXTS)
def test_markers_removed_and_put_back_give_the_text(text: str) -> None:
    citations = place_citations(text, KNOWN)
    stripped = strip_markers(text, citations)
    assert insert_markers(stripped, citations) == text
    assert len(stripped) == len(text) - sum(len(c.marker) for c in citations)


@given(TEXTS)
def test_places_and_claims_are_spans_of_the_text(text: str) -> None:
    position = 0
    for citation in place_citations(text, KNOWN):
        assert citation.place is not None
        start, end = citation.place
        assert position <= start < end <= len(text)
        assert text[start:end] == citation.marker
        position = end
        if citation.claim:
            assert 0 <= citation.claim[0] < citation.claim[1] <= len(text)
            assert text[slice(*citation.claim)].strip() == text[slice(*citation.claim)]


@given(TEXTS)
def test_only_known_numbers_are_cited_and_each_once(text: str) -> None:
    for citation in place_citations(text, KNOWN):
        assert citation.numbers
        assert KNOWN.issuperset(citation.numbers)
        assert len(set(citation.numbers)) == len(citation.numbers)


@given(TEXTS)
def test_protected_spans_are_sorted_apart_and_free_of_citations(text: str) -> None:
    spans = protected_spans(text)
    borders = [border for span in spans for border in span]
    assert borders == sorted(set(borders))
    assert not borders or 0 <= borders[0] < borders[-1] <= len(text)
    for citation in place_citations(text, KNOWN):
        assert citation.place is not None
        assert not any(start < citation.place[1] and citation.place[0] < end for start, end in spans)


@given(TEXTS)
def test_there_are_as_many_tokens_as_citations(text: str) -> None:
    citations = place_citations(text, KNOWN)
    written = tokenised(text, citations)
    assert written.count(TOKEN_START) == written.count(TOKEN_END) == len(citations)
    for index in range(len(citations)):
        assert f"{TOKEN_START}{index}{TOKEN_END}" in written


@given(TEXTS)
def test_more_known_numbers_never_cost_a_citation(text: str) -> None:
    few = {c.place for c in place_citations(text, KNOWN)}
    assert few <= {c.place for c in place_citations(text, range(1, 10))}
