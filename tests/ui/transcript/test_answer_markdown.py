"""Answers as they leave the program."""

from dataclasses import replace

from app.core.domain.plan import Plan
from app.ui.transcript.answer_markdown import clean_text, with_sources
from tests.ui.transcript.turns import SOURCES, stored


def test_marks_go_with_the_space_before_them() -> None:
    assert clean_text(stored(text="It melts [1], and `x [1]` stays [2].")) == "It melts, and `x [1]` stays."


def test_sources_are_listed_once_by_number() -> None:
    copied = with_sources(stored(text="It melts [3][1] and 【1】."), "Sources")
    assert copied.splitlines()[0] == "It melts [3][1] and [1]."
    assert copied.splitlines()[-2:] == [
        "- [1] [Title 1](<https://site1.org/a>)",
        "- [3] [Title 3](<https://site3.org/a>)",
    ]


def test_a_number_that_its_service_never_explained_names_no_row_of_the_list() -> None:
    turn = stored(text="It melts [2], and flows [1].")
    turn.plan = Plan(origin="builtin")
    turn.citations = tuple(replace(one, numbers=(1,)) for one in turn.citations if one.marker == "[2]")
    assert with_sources(turn, "Sources").splitlines()[0] == "It melts [1], and flows (1)."


def test_titles_cannot_break_the_list() -> None:
    turn = stored(text="It melts [1].")
    turn.sources["s1"] = replace(SOURCES[0], title="a](http://evil.example)\n- [2", url="https://x.org/<a b>")
    assert (
        with_sources(turn, "Sources").splitlines()[-1]
        == "- [1] [a)(http://evil.example) - (2](<https://x.org/%3Ca%20b%3E>)"
    )


def test_an_address_that_is_none_is_no_link_and_breaks_no_row() -> None:
    turn = stored(text="It melts [1].")
    for address in ("javascript:alert(1)", "data:text/html,x", "https://a.example/b\n# y"):
        turn.sources["s1"] = replace(SOURCES[0], url=address, resolved="")
        row = with_sources(turn, "Sources").splitlines()[-1]
        assert row.startswith("- [1] ")
        assert "(<javascript" not in row
        assert "(<data" not in row


def test_an_answer_without_citations_stays_as_it_is() -> None:
    assert with_sources(stored(text="Plain."), "Sources") == "Plain."
