"""Evidence of any provider comes out as sources without doubles and citations within the text."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.protocol.evidence import Sources, grounding_of
from app.adapters.llm.protocol.offsets import Annotation
from app.core.domain.chat import ProviderCitation, ProviderSource
from app.core.domain.citation import Anchor

A, B = "https://a.example/x", "https://b.example/"


def test_one_page_is_one_source_and_is_completed() -> None:
    sources = Sources([ProviderSource("", f"{A}?utm_source=openai", "1"), ProviderSource("", A, "A page", snippet="s")])
    sources.add(ProviderSource("", B))
    assert [(s.url, s.title, s.label, s.snippet) for s in sources.all] == [
        (f"{A}?utm_source=openai", "A page", "1", "s"),
        (B, "", "", ""),
    ]
    assert len({s.key for s in sources.all}) == 2


def test_a_page_that_stands_twice_in_a_numbered_list_keeps_both_numbers() -> None:
    sources = Sources()
    keys = [sources.add(ProviderSource("", A, label=label), apart=True) for label in ("1", "2", "1")]
    assert [s.label for s in sources.all] == ["1", "2"]
    assert keys[0] == keys[2] != keys[1]


def test_sources_need_no_address_but_a_name() -> None:
    sources = Sources([ProviderSource("", "", "A book"), ProviderSource("", "", "", "ref_2"), ProviderSource("")])
    assert [s.key for s in sources.all] == ["=A book", "=ref_2"]


def test_annotations_become_citations_where_they_stand() -> None:
    text = f"So it is. [[1]]({A}) And [[2]]({B})"
    first, second = text.index(" [[1]]"), text.index("[[2]]")
    marks = [Annotation(A, "1", first, second - 5), Annotation(B, "B", second, len(text)), Annotation(B, "B", 0, 0)]
    grounding = grounding_of(text, [ProviderSource("", A, "A page", "7")], marks, textual=True)
    assert [(c.marker, c.anchor) for c in grounding.citations] == [
        (f"[[1]]({A})", Anchor.SPAN),
        (f"[[2]]({B})", Anchor.SPAN),
        ("", Anchor.UNPLACED),
    ]
    assert [s.label for s in grounding.sources] == ["7", ""]
    assert not grounding.textual


def test_cited_words_have_their_chip_behind_them() -> None:
    citation = grounding_of("The sky is blue. Yes.", (), [Annotation(A, start=0, end=16)]).citations[0]
    assert (citation.place, citation.claim, citation.marker) == ((16, 16), (0, 16), "")
    assert citation.shifted(3).claim == (3, 19)


def test_what_shares_a_place_is_one_citation() -> None:
    text = f"x [[1]]({A})"
    marks = [Annotation(A, start=2, end=len(text)), Annotation(B, start=2, end=len(text)), Annotation(A), Annotation(A)]
    citations = grounding_of(text, (), marks).citations
    assert [len(c.keys) for c in citations] == [2, 1]


def test_markers_count_where_no_annotation_has_a_place() -> None:
    assert grounding_of("x[1]", [ProviderSource("", A, label="1")], [Annotation(B)], textual=True).textual


NUMBERS = st.none() | st.integers(-3, 40)
URLS = st.sampled_from([A, B, "", "http://[", "x"]) | st.text(max_size=4)
ANNOTATIONS = st.builds(Annotation, URLS, st.text(max_size=3), NUMBERS, NUMBERS, st.sampled_from(["", "x", "[1]"]))
TEXTS = st.lists(st.sampled_from([f"[[1]]({A})", B, " ", "x", "ü", "😀", "(", ")", "[1]"]), max_size=8).map("".join)


@given(
    TEXTS, st.lists(ANNOTATIONS, max_size=5), st.lists(st.builds(ProviderSource, st.just(""), URLS, URLS), max_size=3)
)
def test_citations_lie_within_the_text_and_name_known_sources(
    text: str, annotations: list[Annotation], sources: list[ProviderSource]
) -> None:
    grounding = grounding_of(text, sources, annotations)
    keys = [source.key for source in grounding.sources]
    assert len(set(keys)) == len(keys)
    taken: list[tuple[int, int]] = []
    for citation in grounding.citations:
        assert citation.keys
        assert set(citation.keys) <= set(keys)
        check(text, citation, taken)


def check(text: str, citation: ProviderCitation, taken: list[tuple[int, int]]) -> None:
    if citation.place is None:
        assert citation == replace(citation, anchor=Anchor.UNPLACED, marker="", claim=None)
        return
    start, end = citation.place
    assert 0 <= start <= end <= len(text)
    assert citation.marker == text[start:end]
    assert citation.marker.strip() == citation.marker
    assert not any(a < end and start < b for a, b in taken)
    taken.append((start, end))
    if citation.claim is not None:
        assert 0 <= citation.claim[0] < citation.claim[1] == start
