"""What was found becomes a chip."""

import pytest

from app.core.citing.markers import place_citations
from app.core.citing.places import Places
from app.core.domain.citation import Support, Verdict
from app.core.domain.editing import EditKind
from app.core.domain.evidence import Passage
from app.core.editing.claim_searches import ClaimPlace, ClaimSearch
from app.core.editing.edited_answer import EditedAnswer
from app.core.editing.looking_up import Evidence
from app.core.editing.placing import with_evidence

SUPPORT = Support(Verdict.SUPPORTED, 0.9, "It is blue.")
PASSAGE = Passage("s", "It is blue.", 0, 11)


def evidence(*places: ClaimPlace, contradicts: bool = False) -> Evidence:
    return Evidence(ClaimSearch("c", "q", places), "s", (PASSAGE,), SUPPORT, contradicts)


def placed(answer: EditedAnswer, one: Evidence) -> EditedAnswer:
    return with_evidence(answer, Places(answer.text), one, lambda source: 7)


def test_a_chip_stands_behind_the_words_of_its_sentence_and_not_within_marks() -> None:
    text = "**It is blue since 1966.** More."
    result = placed(EditedAnswer(text, ()), evidence(ClaimPlace((0, 26))))
    (chip,) = result.citations
    assert (chip.numbers, chip.marker, chip.looked_up, chip.place) == ((7,), "", True, (24, 24))
    assert result.references[0].number == 7


@pytest.mark.parametrize("text", ["`It is blue`", "$$\nx\n$$"])
def test_where_no_chip_can_stand_nothing_is_changed(text: str) -> None:
    answer = EditedAnswer(text, ())
    result = placed(answer, evidence(ClaimPlace((0, len(text)))))
    assert all(one.place is not None for one in result.citations)


def test_what_contradicts_stands_beside_the_old_chip() -> None:
    text = "It is green [1]. More [2]."
    answer = EditedAnswer(text, place_citations(text, (1, 2)))
    result = placed(answer, evidence(ClaimPlace((0, 11), 0), contradicts=True))
    assert [(one.numbers, one.place) for one in result.citations] == [
        ((1,), (12, 15)),
        ((7,), (15, 15)),
        ((2,), (22, 25)),
    ]
    assert result.edits[0].kind is EditKind.CONTRADICTED
    assert result.edits[0].detail == "It is blue."


def test_a_claim_in_two_places_gets_its_source_in_both() -> None:
    text = "It is blue [1]. It is blue."
    answer = EditedAnswer(text, place_citations(text, (1,)))
    result = placed(answer, evidence(ClaimPlace((0, 10), 0), ClaimPlace((16, 27))))
    assert [(one.numbers, one.moved_from) for one in result.citations] == [((7,), (1,)), ((7,), ())]
    assert len(result.edits) == 2
