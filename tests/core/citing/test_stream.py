"""Markers found while the text comes."""

import time

import pytest

from app.core.citing.markers import MarkerStream

KNOWN = frozenset(range(1, 10))


def given(*deltas: str) -> list[list[str]]:
    """The markers that each delta brings."""
    stream = MarkerStream(KNOWN)
    return [[citation.marker for citation in stream.feed(delta)] for delta in deltas]


def test_a_marker_is_given_with_the_sign_behind_it() -> None:
    assert given("Blue [", "1", "]", ". ") == [[], [], [], ["[1]"]]


def test_a_marker_in_the_middle_of_a_delta_is_given_at_once() -> None:
    assert given("Blue [1]. Green") == [["[1]"]]


def test_each_marker_is_given_once() -> None:
    assert given("a [1].", " b [2].", " c", " [1] d") == [["[1]"], ["[2]"], [], ["[1]"]]


def test_what_may_become_a_longer_marker_waits() -> None:
    assert given("a [[1]", "]", ".") == [[], [], ["[[1]]"]]


def test_what_may_become_a_link_waits() -> None:
    assert given("a [1]", "(http://a", ".b) c") == [[], [], []]
    assert given("a [1]", "(", "so it is) c") == [[], [], ["[1]"]]


def test_what_may_become_a_definition_waits() -> None:
    assert given("[1]", ": ", "http://a.b", "\n\n") == [[], [], [], []]
    assert given("[1]", ": ", "so it is", "\n\n") == [[], [], [], ["[1]"]]


def test_neighbours_are_given_as_they_come() -> None:
    assert given("a [1]", "[2]", ".") == [[], [], ["[1]", "[2]"]]


def test_code_that_is_being_written_holds_no_marker() -> None:
    assert given("a `b[1] ", "c[2] ", "d` ", "e [3] ") == [[], [], [], ["[3]"]]
    assert given("a\n```\nb[1]\n", "c[2]\n```\n", "d [3] ") == [[], [], ["[3]"]]


def test_an_open_backtick_gives_its_markers_back_at_the_end_of_the_block() -> None:
    assert given("a `b[1] c", "\n\n") == [[], ["[1]"]]


def test_money_holds_nothing_up() -> None:
    assert given("It costs $5 [1] ", "or $6 [2] ") == [["[1]"], ["[2]"]]


def test_a_line_end_in_two_halves_is_one() -> None:
    stream = MarkerStream(KNOWN)
    places = [c.place for delta in ("a [1]\r", "\n\r", "\n[2]\r\n") for c in stream.feed(delta)]
    assert places == [(2, 5), (9, 12)]


def test_the_end_tells_what_later_text_has_changed() -> None:
    stream = MarkerStream(KNOWN)
    assert stream.feed("see [the text [1] here\n")
    stream.feed("and there](http://a.b)")
    assert stream.finish() == ()


def test_nothing_is_read_where_nothing_can_be_cited() -> None:
    stream = MarkerStream(())
    assert stream.feed("a [1]. ") == []
    assert stream.finish() == ()


PARAGRAPH = (
    "The sky is blue because of Rayleigh scattering [1]. Grass is green, **mostly**, says one [2][3]; it costs $5. "
)


@pytest.mark.parametrize(
    "text",
    [
        (PARAGRAPH * 4 + "\n\n") * 140,
        PARAGRAPH * 560,
        f"- {PARAGRAPH}\n" * 560,
        "```\n" + "x = a[1]\n" * 7000,
        "[1] " * 15_000,
        "`[1] " * 12_000,
        "[1](" * 15_000,
        "[1]\n" * 15_000,
        "$$\n[1]\n" * 8_000,
        "\\[\n]\n" * 12_000,
        "|[1]|\n|-|\n" * 6_000,
    ],
    ids=range(11),
)
def test_twenty_thousand_deltas_take_linear_time(text: str) -> None:
    stream = MarkerStream(KNOWN)
    begun = time.perf_counter()
    for start in range(0, len(text), 3):
        stream.feed(text[start : start + 3])
    stream.finish()
    assert time.perf_counter() - begun < 60  # prose: half a second; quadratic would be minutes
