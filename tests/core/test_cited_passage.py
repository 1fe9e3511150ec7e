"""Which sources are listed where, and which passage stands behind a claim."""

from dataclasses import replace

from app.core.cited_passage import by_claim
from app.core.citing.support.answer import claim_of
from app.core.domain.citation import Citation
from app.core.domain.evidence import Finding, FindingState, Passage
from app.core.domain.turn.turn import Turn
from app.core.listing import Group, reference_for, rows_of, source_for
from tests.ui.samples import ANSWER, LENGTH, OPENING, QUOTED, SOURCES, answered, searched_by_the_model


def test_every_source_stands_in_the_group_that_it_got_to() -> None:
    listed = [(row.group, row.source.id) for row in rows_of(answered())]
    assert listed == [
        (Group.CITED, "s1"),
        (Group.CITED, "s2"),
        (Group.READ, "s3"),
        (Group.UNREAD, "s4"),
        (Group.FAILED, "s5"),
    ]


def test_a_failed_page_keeps_its_reason() -> None:
    assert rows_of(answered())[-1].reason == "TimedOut"


def test_a_source_cited_from_an_earlier_answer_brings_its_passages() -> None:
    later = Turn("t2", "c1", "and?", parent="t1", citations=(Citation((2,), (0, 3)),))
    later.sources = {"s2": SOURCES[1]}
    row = rows_of(later, [answered(), later])[0]
    assert (row.group, row.passages[0].text) == (Group.CITED, LENGTH)


def test_a_number_is_looked_up_in_the_turn_then_in_earlier_ones_never_in_later_ones() -> None:
    first, second = answered("t1"), replace(answered("t2", parent="t1"), references=None)
    assert reference_for(second, 3, [first, second]) is first.reference(3)
    assert reference_for(replace(first, references=None), 3, [first, answered("t2")]) is None
    assert source_for(Turn("t3", "c1", "q", parent="t1"), 2, [first]) == SOURCES[1]


def test_the_passage_that_shares_most_words_with_the_claim_comes_first() -> None:
    turn = answered()
    passages = turn.references[0].passages if turn.references else ()
    assert by_claim(passages, claim_of(ANSWER, turn.citations, 0))[0].text == OPENING
    assert by_claim(passages, claim_of(ANSWER, turn.citations, 1))[0].text == LENGTH


def test_the_providers_own_quotation_decides() -> None:
    passages = [Passage("a", "bridge bridge bridge"), Passage("a", "something else, word for word")]
    assert by_claim(passages, "bridge", "word for word")[0] is passages[1]


def test_chinese_claims_find_their_passage() -> None:
    passages = [Passage("a", "南京位于长江下游。"), Passage("a", "长江大桥于一九六八年建成通车。")]
    assert by_claim(passages, "大桥一九六八年通车")[0] is passages[1]


def test_the_claim_is_the_sentence_before_the_marker() -> None:
    assert claim_of("One. Two is here [1][2].", [Citation((2,), (20, 23))], 0) == "Two is here"
    assert claim_of("第一句。第二句【1】", [Citation((1,), (7, 10))], 0) == "第二句"
    assert claim_of("abc", [Citation((1,), None, claim=(0, 2))], 0) == "ab"
    assert claim_of("abc", [Citation((1,), None)], 0) == ""


def test_without_passages_there_is_nothing_to_choose() -> None:
    assert by_claim((), "anything") == []


def test_what_a_service_searched_is_cited_or_consulted() -> None:
    listed = [(row.group, row.source.id, row.from_provider) for row in rows_of(searched_by_the_model())]
    assert listed == [
        (Group.CITED, "p1", True),
        (Group.CITED, "p2", True),
        (Group.CITED, "p5", True),
        (Group.CONSULTED, "p3", True),
        (Group.CONSULTED, "p4", True),
    ]


def test_a_page_that_was_read_here_is_nobodys_excerpt() -> None:
    turn = searched_by_the_model()
    turn.findings["p1"] = Finding("p1", FindingState.READ)
    assert not rows_of(turn)[0].from_provider
    assert not any(row.from_provider for row in rows_of(answered()))


def test_what_a_service_quoted_in_an_earlier_answer_is_still_its_quotation() -> None:
    first = searched_by_the_model()
    later = Turn("t2", "c1", "and?", parent="t1", citations=(Citation((1,), (0, 3)),))
    later.sources = {"p1": first.sources["p1"]}
    row = rows_of(later, [first, later])[0]
    assert (row.from_provider, row.passages[1].text) == (True, QUOTED)


def test_quotations_that_a_citation_joins_come_first() -> None:
    passages = [Passage("a", "bridge bridge"), Passage("a", "one quote"), Passage("a", "another quote")]
    assert by_claim(passages, "bridge", "one quote\n\nanother quote")[-1] is passages[0]
