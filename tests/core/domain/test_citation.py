"""Citations move with the text that they stand in."""

import pytest

from app.core.domain.chat import ProviderCitation
from app.core.domain.citation import Citation


@pytest.mark.parametrize(
    "citation", [Citation((1,), (2, 5), claim=(0, 1)), ProviderCitation(("a",), (2, 5), claim=(0, 1))]
)
def test_place_and_claim_move_together(citation: Citation | ProviderCitation) -> None:
    moved = citation.shifted(10)
    assert (moved.place, moved.claim) == ((12, 15), (10, 11))
    assert moved.shifted(-10) == citation
    assert citation.shifted(0) is citation


def test_what_has_no_place_stays_without_one() -> None:
    assert Citation((1,), None).shifted(3) == Citation((1,), None)
