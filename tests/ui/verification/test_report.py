"""A verification as rich text."""

import pytest

from app.core.domain.citation import Support, Verdict
from app.core.domain.errors import FailureKind
from app.core.verification.results import (
    ClaimCheck,
    Comparison,
    DiffPiece,
    EvidenceState,
    Part,
    SourceCheck,
    Unasked,
    Verification,
)
from app.ui.verification.report import report_html
from app.ui.verification.words import check_sentence, counts_line, state_words
from app.ui.widgets.theme import DARK, LIGHT

pytestmark = pytest.mark.usefixtures("english")
HOSTILE = '<img src="file:///etc/passwd"><script>x</script>\u202egnp'


def claim(state: EvidenceState, text: str = "A claim.", **more: object) -> ClaimCheck:
    check = SourceCheck(1, "s", "Title", "https://example.org/", state, **more)  # type: ignore[arg-type]
    return ClaimCheck("t", 0, text, "supported", (check,))


def test_nothing_foreign_becomes_markup() -> None:
    diff = (DiffPiece(Part.REMOVED, HOSTILE), DiffPiece(Part.ADDED, HOSTILE))
    comparison = Comparison(EvidenceState.CHANGED, diff=diff)
    check = SourceCheck(
        1, "s", HOSTILE, "https://example.org/?<b>", EvidenceState.CHANGED, comparison, resolved=HOSTILE
    )
    html = report_html(Verification("", (ClaimCheck("t", 0, HOSTILE, "", (check,)),)), LIGHT)
    assert "<img" not in html
    assert "<script" not in html
    assert "\u202e" not in html


def test_what_is_worst_comes_first_and_every_state_has_words_and_a_colour() -> None:
    verification = Verification("", tuple(claim(state, f"Claim {state.value}") for state in EvidenceState))
    for colours in (LIGHT, DARK):
        html = report_html(verification, colours)
        places = [html.index(f"Claim {state.value}<") for state in reversed(EvidenceState)]
        assert places == sorted(places)
    assert len({state_words(state) for state in EvidenceState}) == len(EvidenceState)
    assert counts_line(verification).replace("\xa0", " ").startswith("Page gone: 1 · Passage removed: 1")


def test_each_source_says_why() -> None:
    gone = SourceCheck(
        1, "s", "T", "https://example.org/", EvidenceState.NO_PAGE, failure=FailureKind.UNREADABLE, detail="status 404",
        copy=True,
    )  # fmt: skip
    assert check_sentence(gone).startswith("Page gone. ")
    assert check_sentence(gone).endswith("A copy of the page as it was is kept.")
    verdict = Support(Verdict.NOT_FOUND)
    changed = SourceCheck(1, "s", "T", "u", EvidenceState.CHANGED, verdict=verdict)
    assert check_sentence(changed) == "Text changed. Beside the page as it is now: not found in its source."
    for unasked in Unasked:
        assert check_sentence(SourceCheck(1, "s", "T", "u", EvidenceState.UNCHECKED, unasked=unasked)).count(".") >= 2


def test_no_claims_are_told_too() -> None:
    assert "rests on a source" in report_html(Verification("", ()), LIGHT)
