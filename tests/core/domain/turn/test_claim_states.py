"""Each claim of an answer is counted once, however many citations and edits it has."""

from dataclasses import replace

from app.core.domain.citation import Citation, Disagreement, Support, SupportReason, Verdict
from app.core.domain.editing import Edit, EditKind
from app.core.domain.turn.claim_states import ClaimState, claim_states
from app.core.domain.turn.turn import Turn

FOUND, PARTLY, MISSING = (Support(verdict) for verdict in (Verdict.SUPPORTED, Verdict.PARTLY, Verdict.NOT_FOUND))
FOREIGN = Support(Verdict.NOT_FOUND, reason=SupportReason.LANGUAGE)


def citation(at: int, support: Support | None, number: int = 1) -> Citation:
    """Its claim is the ten characters before it."""
    return Citation((number,), (at, at + 3), f"[{number}]", claim=(at - 10, at), support=support)


def turn(*citations: Citation, edits: tuple[Edit, ...] = ()) -> Turn:
    return Turn("t", "c", "?", citations=citations, edits=edits, text_parts=["x" * 200])


def test_each_kind_is_told_apart() -> None:
    verdicts = [citation(20 * n + 10, one) for n, one in enumerate((FOUND, PARTLY, MISSING, FOREIGN, None), 1)]
    moved = replace(citation(130, FOUND), moved_from=(3,))
    found_later = replace(citation(150, FOUND), looked_up=True)
    disputed = replace(citation(170, FOUND), disagreement=Disagreement(()))
    states = claim_states(turn(*verdicts, moved, found_later, disputed))
    assert states == dict.fromkeys(
        (
            ClaimState.SUPPORTED, ClaimState.PARTLY, ClaimState.NOT_FOUND, ClaimState.OTHER_LANGUAGE,
            ClaimState.UNCHECKED, ClaimState.MOVED, ClaimState.LOOKED_UP, ClaimState.DISAGREEMENT,
        ),
        1,
    )  # fmt: skip


def test_citations_of_the_same_words_are_one_claim_that_one_good_source_is_enough_for() -> None:
    beside = replace(citation(33, MISSING, 2), claim=(20, 30))
    assert claim_states(turn(citation(30, FOUND), beside)) == {ClaimState.SUPPORTED: 1}
    disputed = replace(citation(36, FOUND, 3), claim=(20, 30), disagreement=Disagreement(()))
    assert claim_states(turn(citation(30, FOUND), beside, disputed)) == {ClaimState.DISAGREEMENT: 1}


def test_what_was_rewritten_counts_once_whatever_its_citations_are() -> None:
    edits = (Edit(EditKind.CORRECTED, (20, 37), "a", "b"), Edit(EditKind.DROPPED, (60, 60), "gone"))
    states = claim_states(turn(citation(30, FOUND), citation(34, MISSING, 2), citation(80, FOUND), edits=edits))
    assert states == {ClaimState.CORRECTED: 1, ClaimState.DROPPED: 1, ClaimState.SUPPORTED: 1}


def test_a_contradiction_is_counted_with_its_citation_or_by_itself() -> None:
    edits = (Edit(EditKind.CONTRADICTED, (20, 33)), Edit(EditKind.CONTRADICTED, (100, 120)))
    assert claim_states(turn(citation(30, FOUND), edits=edits)) == {ClaimState.CONTRADICTED: 2}


def test_markers_that_name_nothing_and_answers_without_citations_count_nothing() -> None:
    assert claim_states(turn(Citation((), (3, 6), "[9]"))) == {}
    assert claim_states(turn()) == {}


def test_a_chip_without_width_belongs_to_the_claim_that_ends_there() -> None:
    contradicted = replace(citation(28, MISSING, 3), place=(28, 28), marker="", claim=(0, 28))
    following = replace(citation(48, PARTLY), claim=(28, 47))
    edits = (Edit(EditKind.CONTRADICTED, (28, 28)),)
    assert claim_states(turn(contradicted, following, edits=edits)) == {
        ClaimState.CONTRADICTED: 1,
        ClaimState.PARTLY: 1,
    }
    uncited = (Edit(EditKind.CONTRADICTED, (0, 28)),)
    assert claim_states(turn(following, edits=uncited)) == {ClaimState.CONTRADICTED: 1, ClaimState.PARTLY: 1}
