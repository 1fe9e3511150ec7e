"""Our own markers beside a provider's evidence. (In whole turns: see `test_own_material` and `test_resume`.)"""

from app.core.citing.own_markers import finalized, is_signed, own_citations, whole
from app.core.domain.citation import Anchor, Citation, OwnMarkers

OWN = OwnMarkers(frozenset({1, 2}))
SIGNED = OwnMarkers(frozenset({1, 2}), signed=True)


def markers(citations: tuple[Citation, ...]) -> list[tuple[str, tuple[int, ...]]]:
    return [(one.marker, one.numbers) for one in citations]


def test_plain_markers_are_ours_where_no_provider_numbers_its_own() -> None:
    text = "a [1] b [3] c 【2†own】"
    assert markers(own_citations(text, OWN)) == [("[1]", (1,)), ("【2†own】", (2,))]
    assert markers(own_citations(text, SIGNED)) == [("【2†own】", (2,))]
    assert is_signed("【2†own】")
    assert not is_signed("[2]")


def test_of_a_resumed_answer_only_the_new_part_is_read() -> None:
    text = "a [1] b [1] c"
    assert [one.place for one in own_citations(text, OwnMarkers(OWN.numbers, since=6))] == [(8, 11)]


def test_a_marker_that_was_cut_in_two_is_whole_again() -> None:
    text, cut = "a [1] b", 4
    assert [one.place for one in own_citations(text, OwnMarkers(OWN.numbers, since=cut))] == [(2, 5)]
    assert own_citations(text, OwnMarkers(OWN.numbers, since=cut, across=False)) == ()
    assert own_citations(text, OwnMarkers(OWN.numbers, since=cut), places=[(2, 5)]) == ()


def test_a_source_cited_somewhere_is_not_listed_without_a_place() -> None:
    loose = Citation((1, 2), None, anchor=Anchor.UNPLACED)
    assert markers(whole("a [1]", (), [loose], OWN)) == [("[1]", (1,)), ("", (2,))]


def test_an_answer_that_broke_off_keeps_a_providers_citations_and_reads_ours_again() -> None:
    text = "Water is wet. Air is not [2]."
    citations = finalized(text, [Citation((7,), (13, 13), anchor=Anchor.SPAN)], OWN)
    assert [(one.place, one.numbers) for one in citations] == [((13, 13), (7,)), ((25, 28), (2,))]
