"""What a turn's sources are to the editor, and what is handed over with a citation that was moved."""

from datetime import date

from app.core.domain.citation import Support, Verdict
from app.core.domain.editing import EditKind
from app.core.domain.evidence import Page, Passage, Reference
from app.core.domain.graph import Graph, Node
from app.core.domain.sources import Source
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.edited_answer import EditedAnswer
from app.core.editing.marking import after_marks, after_moves
from app.core.editing.marks.reanchoring import Move
from app.core.editing.marks.sources import SourceEvidence, evidence_of
from tests.core.editing.marks.answers import BRIDGE, HARBOUR, TOWER, checked, source

HELD = Support(Verdict.SUPPORTED, 0.9, BRIDGE)


def turn(**more: object) -> RunningTurn:
    sources = {id: Source(id, f"example.org/{id}", date="2024-05-01T10:00") for id in ("s1", "s2", "s3")}
    return RunningTurn("t", "c", "?", sources=sources, **more)  # type: ignore[arg-type]


def test_evidence_is_what_this_turn_was_given_and_the_pages_that_it_read() -> None:
    node = Node("n", "?", references=(Reference(2, "s2", (Passage("s2", TOWER),)),))
    pages = {"s3": Page("https://example.org/s3", "Three", HARBOUR, date="2023-02")}
    own = [Reference(1, "s1", (Passage("s1", BRIDGE),))]
    evidence = evidence_of(turn(references=own, graph=Graph((node,)), pages=pages))
    assert [(one.number, one.texts, one.page, one.date) for one in evidence] == [
        (1, [BRIDGE], "", "2024-05-01"),
        (2, [TOWER], "", "2024-05-01"),
        (None, [], HARBOUR, "2023-02"),
    ]


def test_evidence_that_was_not_handed_over_gets_a_number_and_a_reference() -> None:
    text = "The bridge is 420 metres long [1]."
    evidence = source(1, TOWER), SourceEvidence("s9", None, (), BRIDGE)
    answer = EditedAnswer(text, checked(text, *evidence), references=(Reference(1, "s1", evidence[0].passages),))
    part = Passage("s9", BRIDGE, 0, len(BRIDGE))
    answer, after = after_moves(answer, evidence, [Move(0, "s9", HELD, 0.01, part)], {"s9": 4}.__getitem__)
    assert (answer.citations[0].numbers, answer.citations[0].moved_from) == ((4,), (1,))
    assert answer.references[1] == Reference(4, "s9", (part,))
    assert (after[1].number, after[1].texts) == (4, [BRIDGE])
    (edit,) = answer.edits
    assert (edit.kind, edit.from_numbers, edit.to_numbers, edit.score_before) == (EditKind.MOVED, (1,), (4,), 0.01)


def test_evidence_of_a_sub_question_comes_into_the_reports_own_references() -> None:
    text = "The bridge is 420 metres long [1]."
    evidence = source(1, TOWER), source(2, BRIDGE)
    answer = EditedAnswer(text, checked(text, *evidence), references=(Reference(1, "s1", evidence[0].passages),))
    answer, _ = after_moves(answer, evidence, [Move(0, "s2", HELD, 0.01)], {"s2": 2}.__getitem__)
    assert [(one.number, one.passages) for one in answer.references] == [
        (1, evidence[0].passages),
        (2, evidence[1].passages),
    ]


def test_marks_stand_with_their_citations_and_are_told_as_edits() -> None:
    text = "The bridge at Alta is currently 420 metres long [1]."
    one = source(1, "The bridge at Alta is currently 420 metres long.", date="2019")
    other = source(2, "The bridge at Alta is currently 460 metres long.", date="2024")
    answer = EditedAnswer(text, checked(text, one, other))
    marked = after_marks(answer, (one, other), date(2025, 1, 1))
    (citation,) = marked.citations
    assert citation.disagreement is not None
    assert [value.number for value in citation.disagreement.values] == [2, 1]
    assert citation.as_of == "2019"
    assert [(edit.kind, edit.detail) for edit in marked.edits] == [
        (EditKind.DISAGREEMENT, ""),
        (EditKind.DATED, "2019"),
    ]
    assert marked.text == text


def test_an_answer_with_nothing_to_mark_is_the_same() -> None:
    text = "The bridge at Alta is 420 metres long [1]."
    evidence = (source(1, BRIDGE),)
    answer = EditedAnswer(text, checked(text, *evidence))
    assert after_marks(answer, evidence, date(2025, 1, 1)) == answer
