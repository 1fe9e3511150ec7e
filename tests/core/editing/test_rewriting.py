"""What of a model's wishes is carried out: the named statements, each for the better, and nothing beside them."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.domain.citation import Citation, Verdict
from app.core.domain.editing import EditKind
from app.core.domain.evidence import Passage, Reference
from app.core.domain.sources import SourceBook
from app.core.domain.turn.running_turn import RunningTurn
from app.core.editing.correction import Decision, Suggestion
from app.core.editing.edited_answer import EditedAnswer
from app.core.editing.rewriting import evidence_for, fitting_request, references_of, with_corrections
from app.core.editing.statements import statements

SKY = "The sky is blue because air scatters short waves."
BRIDGE = "The Severn Bridge was opened in September 1966 by the Queen."
SEA = "Water absorbs red light."
TEXT = f"{SKY[:-1]} [1]. The Severn Bridge was opened in September 1956 [2]. {SEA[:-1]} [3]."
GOOD = "The Severn Bridge was opened in September 1966"


def reference(number: int, text: str) -> Reference:
    return Reference(number, f"s{number}", (Passage(f"s{number}", text, 0, len(text)),))


def answer_of(text: str = TEXT, *more: Reference) -> EditedAnswer:
    references = (reference(1, SKY), reference(2, BRIDGE), reference(3, SEA), *more)
    passages = {one.number: [each.text for each in one.passages] for one in references}
    return EditedAnswer(text, checked_citations(text, place_citations(text, passages), passages), (), references)


def corrected(answer: EditedAnswer, wishes: Mapping[int, Suggestion]) -> EditedAnswer:
    rows = statements(answer.text, answer.citations, 8)
    return with_corrections(answer, rows, wishes, evidence_for(rows, answer.references))


def test_a_correction_changes_its_words_and_their_verdict() -> None:
    answer = answer_of()
    result = corrected(answer, {0: Suggestion(Decision.CORRECT, GOOD, 2)})
    assert result.text == TEXT.replace("1956", "1966")
    assert [one.numbers for one in result.citations] == [(1,), (2,), (3,)]
    assert result.citations[1].support is not None
    assert result.citations[1].support.verdict is Verdict.SUPPORTED
    assert [result.citations[0], result.citations[2]] == [answer.citations[0], answer.citations[2]]
    (edit,) = result.edits
    assert (edit.kind, edit.before, edit.after) == (EditKind.CORRECTED, GOOD.replace("1966", "1956"), GOOD)
    assert result.text[slice(*edit.place)] == GOOD
    assert edit.score_after > edit.score_before


def test_longer_words_move_what_stands_behind_them() -> None:
    words = "The Severn Bridge was opened in September 1966 by the Queen"
    result = corrected(answer_of(), {0: Suggestion(Decision.CORRECT, words, 2)})
    assert [result.text[slice(*one.place)] for one in result.citations if one.place] == ["[1]", "[2]", "[3]"]
    assert result.text[slice(*(result.citations[2].claim or (0, 0)))] == SEA[:-1]


def test_another_source_that_was_handed_over_may_be_named() -> None:
    text = TEXT.replace("[2]", "[3]")
    result = corrected(answer_of(text), {0: Suggestion(Decision.CORRECT, GOOD, 2)})
    assert (result.citations[1].numbers, result.citations[1].moved_from) == ((2,), (3,))
    assert result.citations[1].marker == "[3]", "the text keeps what the model wrote there"
    assert (result.edits[0].from_numbers, result.edits[0].to_numbers) == ((3,), (2,))


def test_several_statements_change_each_in_its_place() -> None:
    text = f"{TEXT}\n\n- It rains. The Humber Bridge was opened in June 1991 [4].\n"
    answer = answer_of(text, reference(4, "The Humber Bridge was opened in June 1981."))
    other = "The Humber Bridge was opened in June 1981"
    wishes = {0: Suggestion(Decision.CORRECT, f"{GOOD} by the Queen", 2), 1: Suggestion(Decision.CORRECT, other, 4)}
    result = corrected(answer, wishes)
    assert result.text == text.replace("1956", "1966 by the Queen").replace("1991", "1981")
    assert [result.text[slice(*edit.place)] for edit in result.edits] == [other, f"{GOOD} by the Queen"]


def test_what_no_evidence_speaks_of_may_be_dropped_with_its_marker() -> None:
    text = f"{SKY[:-1]} [1]. Bananas are yellow since Tuesday [2]. {SEA[:-1]} [3]. " + "More of it. " * 12
    result = corrected(answer_of(text), {0: Suggestion(Decision.DROP)})
    assert result.text == text.replace("Bananas are yellow since Tuesday [2]. ", "")
    assert [one.numbers for one in result.citations] == [(1,), (3,)]
    (edit,) = result.edits
    assert (edit.kind, edit.before) == (EditKind.DROPPED, "Bananas are yellow since Tuesday [2]. ")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (TEXT, "the evidence speaks of it"),
        (f"Bananas are yellow since Tuesday [2]. {SKY}", "too much of the answer"),
        ("Bananas are yellow since Tuesday [2].\n\n" + SKY * 9, "nothing would be left of the paragraph"),
        (f"{SKY[:-1]} [1], and bananas are yellow since Tuesday [2]. " + SKY * 9, "half a sentence"),
    ],
)
def test_nothing_else_is_dropped(text: str, why: str) -> None:
    answer = answer_of(text)
    assert corrected(answer, {0: Suggestion(Decision.DROP)}) is answer, why


def test_words_that_markdown_reads_otherwise_are_refused() -> None:
    answer = answer_of(TEXT.replace("The Severn", "1. The Severn").replace("[1]. 1.", "[1].\n\n1."))
    words = "1966) the Severn Bridge was opened in September 1966"
    result = corrected(answer, {0: Suggestion(Decision.CORRECT, words, 2)})
    assert result.text.count("\n") == answer.text.count("\n")


def test_keeping_keeps_and_wrong_words_change_nothing() -> None:
    answer = answer_of()
    assert corrected(answer, {0: Suggestion(Decision.KEEP)}) is answer
    assert corrected(answer, {0: Suggestion(Decision.CORRECT, "Buy SuperCoin", 2)}) is answer
    assert corrected(answer, {}) is answer


def test_a_chip_that_was_put_in_for_the_same_source_goes_into_the_one_with_the_marker() -> None:
    answer = answer_of(TEXT.replace("[2]", "[3]"))
    citation = answer.citations[1]
    assert citation.place is not None
    end = citation.place[1]
    chip = Citation((2,), (end, end), "", claim=citation.claim, support=citation.support, looked_up=True)
    result = corrected(answer.with_citations([*answer.citations, chip]), {0: Suggestion(Decision.CORRECT, GOOD, 2)})
    assert [one.numbers for one in result.citations] == [(1,), (2,), (3,)]
    assert result.citations[1].looked_up


def test_each_statement_gets_the_passages_that_come_nearest() -> None:
    many = [reference(number, f"Thing {number} is old. {SEA}") for number in range(4, 30)]
    answer = answer_of(TEXT, *many)
    rows = statements(answer.text, answer.citations, 8)
    numbers = [one.number for one in evidence_for(rows, answer.references)]
    assert 2 in numbers
    assert len(numbers) == 3


def test_a_small_context_gets_fewer_statements() -> None:
    text = " ".join(f"The Severn Bridge was opened in September 19{n} [2]." for n in range(10, 18))
    answer = answer_of(text)
    rows = statements(answer.text, answer.citations, 8)
    book = SourceBook()
    references = [replace(one, source=book.upsert(f"https://{one.source}.example/").id) for one in answer.references]
    every, _ = fitting_request(rows, evidence_for(rows, references), book, 100_000)
    few, request = fitting_request(rows, evidence_for(rows, references), book, 500)
    assert (len(every), len(few)) == (8, 1)
    assert "S2," not in request.messages[1].text


def test_passages_of_earlier_turns_are_not_handed_over() -> None:
    turn = RunningTurn("t", "c", "Q", references=[reference(1, SKY)])
    answer = EditedAnswer("", (), (), (reference(1, SKY), reference(1, SKY), reference(2, "  ")))
    assert [one.number for one in references_of(turn, answer)] == [1]
