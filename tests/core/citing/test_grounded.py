"""A provider's evidence becomes citations that stand in running text, and text with the book's numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.citing.grounded import citations_of, numbered_text
from app.core.citing.markdown.regions import read
from app.core.citing.markers import (
    TOKEN_END,
    TOKEN_START,
    insert_markers,
    place_citations,
    strip_markers,
    tokenised,
)
from app.core.domain.chat import GroundingPart, ProviderCitation, ProviderSource
from app.core.domain.citation import Anchor, Citation, Span
from app.ui.transcript.markdown.renderer import Renderer
from tests.core.citing.nasty import TEXTS

SOURCES = (
    ProviderSource("a", "https://a.example/x", label="1"),
    ProviderSource("b", "https://b.example/", label="2"),
    ProviderSource("c", label="3"),
)
NUMBERS = {"a": (5,), "b": (7,), "c": (9,)}


def behind(text: str, words: str, *keys: str, **more: object) -> ProviderCitation:
    end = text.index(words) + len(words)
    return ProviderCitation(keys or ("a",), (end, end), Anchor.SPAN, **more)  # type: ignore[arg-type]


def placed(text: str, *citations: ProviderCitation, textual: bool = False) -> tuple[Citation, ...]:
    return citations_of(text, GroundingPart(SOURCES, citations, textual), NUMBERS)


def shown(text: str, *citations: ProviderCitation, textual: bool = False) -> str:
    return numbered_text(text, placed(text, *citations, textual=textual))


def test_a_claim_gets_its_number_right_behind_it() -> None:
    text = "Air scatters light. Water does not."
    assert shown(text, behind(text, "light."), behind(text, "not.", "b", "c")) == (
        "Air scatters light.[5] Water does not.[7][9]"
    )


@pytest.mark.parametrize(
    ("text", "words", "result"),
    [
        ("Run `a b` now.", "`a", "Run `a b`[5] now."),
        ("See [the page](https://u.example) now.", "[the", "See [the page](https://u.example)[5] now."),
        ("Look ![a b](https://u.example) now.", "![a", "Look ![a b](https://u.example)[5] now."),
        ("It is $x y$ now.", "$x", "It is $x y$[5] now."),
        ("At https://u.example/a,b now.", "https://u", "At https://u.example/a,b[5] now."),
        ("First.\n\n```\ncode here\n```\n\nLast.", "code", "First.[5]\n\n```\ncode here\n```\n\nLast."),
        ("First.\n\n$$\nx y\n$$\n", "x y", "First.[5]\n\n$$\nx y\n$$\n"),
        ("First.\n\nSecond.", "First.\n\n", "First.[5]\n\nSecond."),
        ("Words. More.", "Words. ", "Words.[5] More."),
        ("Intro.\n\n## Title ##\n", "Intro.\n\n##", "Intro.[5]\n\n## Title ##\n"),
        ("## Title ##\n", "Title ##", "## Title[5] ##\n"),
        ("- one\n- two", "one\n- ", "- one[5]\n- two"),
        ("> one\n> two", "one\n> ", "> one[5]\n> two"),
        ("| a | b |\n|---|---|\n| c | d |", "|---", "| a | b[5] |\n|---|---|\n| c | d |"),
        ("| a | b |\n|---|---|\n| c | d |", "| c |", "| a | b |\n|---|---|\n| c[5] | d |"),
        ("It is **bold.** Yes.", "bold.**", "It is **bold.[5]** Yes."),
        ("It is **bold.** Yes.", "bold.*", "It is **bold.[5]** Yes."),
        ("A &amp; B.", "A &am", "A &amp;[5] B."),
        ("A \\* B.", "A \\", "A \\*[5] B."),
        ("Cafe\u0301 is.", "Cafe", "Cafe\u0301[5] is."),
        ("As said (here).", "said", "As said[5] (here)."),
        ("As said(here).", "said", "As said[5] (here)."),
        ("Title\n=====\n\nText.", "====", "Title[5]\n=====\n\nText."),
        ("A.\n\n[r]: https://u.example\n", "https://u", "A.[5]\n\n[r]: https://u.example\n"),
    ],
)
def test_a_place_that_is_none_is_moved_to_running_text(text: str, words: str, result: str) -> None:
    assert shown(text, behind(text, words)) == result


@pytest.mark.parametrize("place", [(-1, 2), (3, 2), (0, 99), (0, 0), None])
def test_a_place_outside_of_the_text_leaves_its_citation_unplaced(place: Span | None) -> None:
    (citation,) = placed("A text.", ProviderCitation(("a",), place, Anchor.SPAN))
    assert (citation.numbers, citation.place, citation.anchor) == ((5,), None, Anchor.UNPLACED)


def test_before_the_first_words_nothing_is_cited() -> None:
    text = "```\ncode\n```\n"
    assert [c.place for c in placed(text, behind(text, "code"))] == [None]


def test_citations_at_one_place_are_joined_and_doubles_removed() -> None:
    text = "So it is."
    found = placed(text, behind(text, "is."), behind(text, "is.", "b"), behind(text, "is.", "a"))
    assert [(c.numbers, c.place) for c in found] == [((5, 7), (9, 9))]


def test_what_is_unplaced_and_cited_elsewhere_is_not_listed_again() -> None:
    text = "So it is."
    loose = [ProviderCitation(("a",)), ProviderCitation(("b",)), ProviderCitation(("b",))]
    assert [(c.numbers, c.place) for c in placed(text, behind(text, "is."), *loose)] == [
        ((5,), (9, 9)),
        ((7,), None),
    ]


def test_a_provider_marker_shows_the_number_of_the_book() -> None:
    text = "So it is ([a.example](https://a.example/x?utm_source=openai))."
    marker = text[9:-1]
    given_ = ProviderCitation(("a",), (9, len(text) - 1), Anchor.MARKER, marker)
    assert shown(text, given_) == shown(text) == "So it is [5]."


def test_links_that_share_parentheses_are_one_citation() -> None:
    text = "So ([a](https://a.example/x), [b](https://b.example))."
    first = ProviderCitation(("a",), (3, 28), Anchor.MARKER, text[3:28])
    second = ProviderCitation(("b",), (30, 52), Anchor.MARKER, text[30:52])
    (citation,) = placed(text, first, second)
    assert (citation.numbers, citation.marker) == ((5, 7), text[3:-1])


def test_a_span_that_is_no_marker_any_more_counts_as_a_claim() -> None:
    text = "So it is."
    assert shown(text, ProviderCitation(("a",), (3, 5), Anchor.MARKER, "[1]")) == "So it[5] is."


def test_nothing_in_code_is_taken_for_a_marker() -> None:
    text = "Use `([a](https://a.example/x))` here."
    assert shown(text, ProviderCitation(("a",), (5, 30), Anchor.MARKER, text[5:30])) == text.replace("` ", "`[5] ")


def test_textual_markers_are_found_and_renumbered() -> None:
    assert shown("One [1][2], two [ref_3], none [8].", textual=True) == "One [5][7], two [9], none [8]."


def test_plain_numbers_of_a_text_without_textual_markers_are_prose() -> None:
    assert shown("One [1].") == "One [1]."


def test_a_marker_that_names_nothing_is_not_left_standing() -> None:
    text = "One【7†L1-L2】 two[9](@ref)."
    assert shown(text) == "One two."
    assert tokenised(text, placed(text)) == "One two."


def test_a_citation_beside_a_marker_of_the_same_source_adds_nothing() -> None:
    text = "So it is [1]. Yes."
    assert shown(text, behind(text, "So it is"), textual=True) == "So it is[5] [5]. Yes."
    assert shown(text, behind(text, "[1]"), textual=True) == "So it is [5]. Yes."
    assert shown(text, behind(text, "[1]", "b"), textual=True) == "So it is [5][7]. Yes."


def test_a_marker_gets_the_sentence_before_it_as_its_claim() -> None:
    text = "First. So it is [1]."
    (citation,) = placed(text, textual=True)
    assert citation.claim is not None
    assert text[slice(*citation.claim)] == "So it is"


def test_the_claim_that_the_provider_names_is_kept_without_the_space_around_it() -> None:
    text = "First. So it is. "
    (citation,) = placed(text, behind(text, "is. ", claim=(6, 17), cited_text="it is"))
    assert (citation.claim, citation.cited_text) == ((7, 16), "it is")


def test_own_markers_stay_as_they_are() -> None:
    text = "A [1, 2] b【3】 c [^1]."
    assert numbered_text(text, place_citations(text, {1, 2, 3})) == text


def test_emphasis_that_ends_in_front_of_a_chip_still_ends() -> None:
    text = "**Bold.**[1] and **so**[1] and *this!*[1][2] on."
    html = Renderer().blocks(tokenised(text, place_citations(text, {1, 2})))[0]
    assert html.count("<strong>") == 2
    assert html.count("<em>") == 1
    assert "*" not in html


PLACES = st.none() | st.tuples(st.integers(-2, 60), st.integers(-2, 60)) | st.integers(0, 60).map(lambda n: (n, n))
GIVEN = st.builds(
    ProviderCitation,
    st.lists(st.sampled_from("abcx"), max_size=2).map(tuple),
    PLACES,
    st.sampled_from(Anchor),
    st.sampled_from(["", "[1]", "("]),
    PLACES,
)


@given(TEXTS, st.lists(GIVEN, max_size=8), st.booleans())
def test_every_citation_stands_in_running_text_or_nowhere(
    text: str, citations: list[ProviderCitation], textual: bool
) -> None:
    found = placed(text, *citations, textual=textual)
    position = 0
    code = read(text).protected
    for citation in found:
        if citation.place is None:
            assert citation.numbers
            continue
        start, end = citation.place
        assert position <= start <= end <= len(text)
        assert text[start:end] == citation.marker
        assert not any(a < end and start < b for a, b in code)
        assert set(citation.numbers) <= {5, 7, 9}
        position = end
        if citation.claim:
            assert 0 <= citation.claim[0] < citation.claim[1] <= len(text)
    assert insert_markers(strip_markers(text, found), found) == text
    numbered_text(text, found)
    written = tokenised(text, found)
    visible = [c for c in found if c.place and c.numbers]
    assert written.count(TOKEN_START) == written.count(TOKEN_END) == len(visible)


@given(TEXTS.filter(lambda text: "<" not in text), st.lists(st.integers(0, 200), max_size=6))
def test_no_chip_that_is_put_in_falls_into_code_maths_or_an_address(text: str, spots: list[int]) -> None:
    text = f"x {text} x"
    given_ = [ProviderCitation(("a",), (spot, spot), Anchor.SPAN) for spot in spots if spot <= len(text)]
    written = tokenised(text, placed(text, *given_))
    for block in Renderer().parse(written):
        tokens = [*block.tokens, *(child for token in block.tokens for child in token.children or ())]
        for token in tokens:
            if token.type.startswith(("code", "fence")):
                assert TOKEN_START not in token.content + token.info
