"""What each citation of an answer stands behind, as plain words."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.citing.markers import place_citations
from app.core.citing.support.answer import claims_of
from app.core.domain.citation import Anchor, Citation
from tests.core.citing.nasty import KNOWN, TEXTS

NINE = frozenset(range(1, 10))
SPANS = st.none() | st.tuples(st.integers(-3, 60), st.integers(-3, 60))
GIVEN = st.builds(Citation, st.just((1,)), SPANS, anchor=st.sampled_from(Anchor), claim=SPANS)


def claims(text: str) -> list[str]:
    return [claim for _, claim in claims_of(text, place_citations(text, NINE))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The **sky** is [blue](http://a.b) [1]. Grass is `green` [2].", ["The sky is blue", "Grass is green"]),
        ("The sky is blue [1] and grass is green [2].", ["The sky is blue", "and grass is green"]),
        ("天空是蓝的【1】。草是**绿**的。[2]", ["天空是蓝的", "草是绿的。"]),
        ("According to [1], the sky is blue. So?", ["the sky is blue."]),
        ("根据[1]，天空是蓝的。真的吗？", ["天空是蓝的。"]),
        ("[1] The sky is blue. Really.", ["The sky is blue."]),
        ("Grass grows. The sky is blue.\n\n[1][2]", ["The sky is blue."] * 2),
        ("- **Height**: 330 m [1]\n- 1889 [2]", ["Height: 330 m", "1889"]),
        ("> The sky\n> is blue [1]", ["The sky is blue"]),
        ("# Blue [1]\nGreen [2]", ["Blue", "Green"]),
        ("[1]", []),
    ],
)
def test_the_claim_of_a_citation_is_plain_text(text: str, expected: list[str]) -> None:
    assert claims(text) == expected


def test_a_cell_is_read_with_the_first_one_of_its_row() -> None:
    table = (
        "| City | People | Area |\n|---|---|---|\n| Paris | 2.1 million [1] | 105 km² [2] |\n| Lyon | 0.5 | 48 [3] |"
    )
    assert claims(table) == ["Paris 2.1 million", "Paris 105 km²", "Lyon 0.5 48"]


def test_a_span_without_a_claim_gets_the_sentence_before_its_place() -> None:
    text = "Grass is green. The sky is blue."
    citation = Citation((1,), (len(text), len(text)), anchor=Anchor.SPAN)
    assert claims_of(text, [citation]) == [(0, "The sky is blue.")]
    assert claims_of(text, [replace(citation, claim=(0, 15))]) == [(0, "Grass is green.")]


@given(text=TEXTS)
def test_any_text_has_claims_without_markers(text: str) -> None:
    citations = place_citations(text, KNOWN)
    for index, claim in claims_of(text, citations):
        assert 0 <= index < len(citations)
        assert claim == " ".join(claim.split())


@given(text=TEXTS, citations=st.lists(GIVEN, max_size=6))
def test_citations_that_fit_no_text_do_no_harm(text: str, citations: list[Citation]) -> None:
    found = claims_of(text, citations)
    assert [index for index, _ in found] == sorted({index for index, _ in found})
    assert all(claim.strip() for _, claim in found)


@pytest.mark.parametrize("piece", ["[1] ", "|[1]", "a [1]\n", "| a [1] |\n", "- [1]\n\n", "a. [1]"])
def test_thousands_of_markers_take_linear_time(piece: str) -> None:
    text = piece * 1500
    found = claims_of(text, place_citations(text, KNOWN))
    assert all(len(claim) <= 4000 for _, claim in found)
