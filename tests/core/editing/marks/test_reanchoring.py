"""A citation gets the evidence that holds its claim; a good one is left alone."""

from dataclasses import replace

import pytest

from app.core.domain.citation import Citation, Support, SupportReason, Verdict
from app.core.editing.marks.reanchoring import Move, is_better, moved, moves
from app.core.editing.marks.sources import SourceEvidence
from tests.core.editing.marks.answers import BRIDGE, HARBOUR, TOWER, checked, source

SAYS = "The bridge at Alta is 420 metres long and was opened in 1968"
EVIDENCE = (source(1, BRIDGE), source(2, TOWER), source(3, HARBOUR))


def made(text: str, *evidence: SourceEvidence) -> list[Move]:
    return moves(text, checked(text, *evidence), evidence)


def test_a_citation_of_the_wrong_source_is_moved_to_the_one_that_holds_its_claim() -> None:
    (move,) = made(f"{SAYS} [2].", *EVIDENCE)
    assert (move.index, move.source, move.support.verdict, move.part) == (0, "s1", Verdict.SUPPORTED, None)
    assert move.support.score > move.score_before


def test_a_good_citation_stays_though_another_source_holds_the_claim_as_well() -> None:
    assert made(f"{SAYS} [1].", *EVIDENCE, source(4, BRIDGE)) == []


def test_what_no_source_holds_stays_where_it_is() -> None:
    assert made("The library of Alta was painted green by 70 workers in 1931 [2].", *EVIDENCE) == []
    assert made("The bridge at Alta is 640 metres long and was opened in 1931 [2].", *EVIDENCE) == []


def test_beside_a_source_that_holds_the_claim_no_second_one_is_moved_to_it() -> None:
    assert made(f"{SAYS} [1][2].", *EVIDENCE) == []


def test_of_two_wrong_ones_beside_each_other_one_is_moved() -> None:
    assert [move.source for move in made(f"{SAYS} [2][3].", *EVIDENCE)] == ["s1"]


def test_a_part_of_a_read_page_that_was_not_handed_over_is_found() -> None:
    page = "\n\n".join([HARBOUR * 20, TOWER * 20, BRIDGE, HARBOUR * 20])
    unread = SourceEvidence("s9", None, (), page)
    (move,) = made(f"{SAYS} [2].", *EVIDENCE[1:], unread)
    assert move.part is not None
    assert move.source == "s9"
    assert page[move.part.start : move.part.end] == move.part.text
    assert BRIDGE in move.part.text


def test_another_part_of_its_own_page_leaves_the_numbers_as_they_are() -> None:
    page = "\n\n".join([TOWER, HARBOUR * 20, BRIDGE])
    own = source(2, TOWER, page=page)
    (move,) = made(f"{SAYS} [2].", own, EVIDENCE[2])
    citation = moved(checked(f"{SAYS} [2].", own)[0], 2, move.support)
    assert (citation.numbers, citation.moved_from) == ((2,), ())
    assert citation.support == move.support


@pytest.mark.parametrize(
    "changes",
    [
        {"support": None},
        {"support": Support(Verdict.PARTLY, 0.3, reason=SupportReason.LANGUAGE)},
        {"support": Support(Verdict.PARTLY, 0.3), "cited_text": TOWER},
        {"numbers": ()},
    ],
    ids=["unchecked", "another language", "a quotation that fits", "a marker of nothing"],
)
def test_what_cannot_be_judged_is_not_touched(changes: dict[str, object]) -> None:
    text = f"{SAYS} [2]."
    (citation,) = checked(text, *EVIDENCE)
    assert moves(text, (replace(citation, **changes),), EVIDENCE) == []  # type: ignore[arg-type]


def test_pictures_are_not_touched() -> None:
    text = f"{SAYS} [2]."
    with_pictures = replace(EVIDENCE[1], has_pictures=True)
    assert made(text, EVIDENCE[0], with_pictures) == []


def test_evidence_in_another_language_is_no_target() -> None:
    assert made(f"{SAYS} [2].", EVIDENCE[1], source(4, "阿尔塔大桥长420米，于1968年由国王主持通车。")) == []


def test_the_first_numbers_are_remembered() -> None:
    once = moved(Citation((3,), (0, 3)), 5, Support(Verdict.SUPPORTED, 0.9))
    assert (once.numbers, once.moved_from) == ((5,), (3,))
    assert moved(once, 7, Support(Verdict.SUPPORTED, 0.9)).moved_from == (3,)


def test_the_margin_is_wider_where_the_other_evidence_only_holds_most_of_it() -> None:
    wrong, most = Support(Verdict.NOT_FOUND, 0.1), Support(Verdict.PARTLY, 0.3)
    assert not is_better(wrong, most, [])
    assert is_better(replace(wrong, score=0.02), most, [])
    assert not is_better(replace(wrong, score=0.02), most, [Support(Verdict.PARTLY, 0.25)])
    assert is_better(Support(Verdict.PARTLY, 0.3), Support(Verdict.SUPPORTED, 0.7), [Support(Verdict.SUPPORTED, 0.7)])
    assert not is_better(Support(Verdict.SUPPORTED, 0.5), Support(Verdict.SUPPORTED, 0.99), [])


def test_what_was_quoted_of_the_other_source_goes_with_it() -> None:
    citation = Citation((3,), (0, 3), cited_text=TOWER, as_of="2019")
    after = moved(citation, 5, Support(Verdict.SUPPORTED, 0.9))
    assert (after.cited_text, after.as_of) == ("", "")


def test_sources_that_hold_the_claim_together_are_all_kept() -> None:
    text = "The bridge at Alta is 420 metres long and was opened by the king in 1968 [1][2]."
    halves = (
        source(1, "The bridge at Alta is 420 metres long."),
        source(2, "The bridge at Alta was opened by the king in 1968."),
    )
    assert (
        made(text, *halves, source(3, "The bridge at Alta is 420 metres long. It was opened by the king in 1968."))
        == []
    )


def test_it_ends_when_its_time_is_over() -> None:
    text = f"{SAYS} [2]."
    assert moves(text, checked(text, *EVIDENCE), EVIDENCE, -1.0) == []
