"""An embedding model joins the verdict where too few words were found, and nowhere else."""

import math

import pytest

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.citing.support.meaning import comparison_of, with_meaning
from app.core.domain.citation import Citation, SupportReason, Verdict
from tests.latent_vectors import PARAGRAPHS, LatentVectors

VECTORS = LatentVectors()
HEALED = "The doctor healed the ill boy in the hospital with medicine against the fever."
SAILS = "The boat lies in the harbour of Kiel and sails when the wind is up at noon."
PASSAGES = {
    1: [HEALED],
    2: [SAILS],
    3: [f"{paragraph.capitalize()}." for paragraph in PARAGRAPHS[8:]],
}
CLAIM = "A physician cured the sick child in the clinic with remedies [{number}]."
FILLING = " The cook boils rice in a pan, and the chef eats noodles with soup [3]. The telescope shows a planet [3]."


def compared(text: str, vectors: object = None) -> tuple[tuple[Citation, ...], tuple[Citation, ...]]:
    """The citations by words alone, and with meaning."""
    plain = checked_citations(text, place_citations(text, PASSAGES), PASSAGES)
    comparison = comparison_of(text, plain, PASSAGES)
    return plain, with_meaning(plain, comparison, VECTORS(comparison.texts) if vectors is None else vectors)  # type: ignore[arg-type]


def score(citation: Citation) -> float:
    assert citation.support is not None
    return citation.support.score


def test_what_is_said_in_other_words_scores_higher_than_by_words_alone() -> None:
    plain, joined = compared(CLAIM.format(number=1) + FILLING)
    assert score(joined[0]) > score(plain[0])


def test_a_passage_on_something_else_scores_lower() -> None:
    plain, joined = compared(CLAIM.format(number=2) + FILLING)
    assert score(joined[0]) <= score(plain[0])
    assert joined[0].support is not None
    assert joined[0].support.verdict is not Verdict.SUPPORTED


def test_a_figure_that_is_not_there_stays_amiss_however_alike_the_words() -> None:
    plain, joined = compared("The doctor healed 47 boys in the hospital with medicine against fever [1]." + FILLING)
    assert plain[0].support is not None
    assert plain[0].support.reason is SupportReason.NUMBER
    assert joined[0] == plain[0]


@pytest.mark.parametrize(
    "vectors",
    [[], [[1.0]], [[math.nan] * 3] * 500, [[0.0] * 3] * 500, [[1.0]] * 3 + [[1.0, 2.0]] * 500],
)
def test_vectors_that_are_none_change_nothing(vectors: list[list[float]]) -> None:
    text = CLAIM.format(number=1) + FILLING
    count = len(comparison_of(text, compared(text)[0], PASSAGES).texts)
    plain, joined = compared(text, vectors[:count])
    assert joined == plain


def test_too_few_sentences_beside_a_claims_own_say_nothing() -> None:
    text, passages = CLAIM.format(number=1), {1: [HEALED], 2: [SAILS]}
    plain = checked_citations(text, place_citations(text, passages), passages)
    comparison = comparison_of(text, plain, passages)
    assert comparison.claims
    assert with_meaning(plain, comparison, VECTORS(comparison.texts)) == plain


def test_a_flood_of_claims_and_passages_is_bounded() -> None:
    passages = {1: [f"The boat number {n} crosses the harbour under sail." for n in range(2_000)]}
    text = " ".join(f"Ship {n} lies in the port of old days [1]." for n in range(500))
    checked = checked_citations(text, place_citations(text, passages), passages)
    comparison = comparison_of(text, checked, passages)
    assert len(comparison.texts) <= 300 + 40 + 60
