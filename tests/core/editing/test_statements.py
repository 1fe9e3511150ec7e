"""Which stretches of an answer may be rewritten."""

from dataclasses import replace

import pytest

from app.core.citing.markers import place_citations
from app.core.domain.citation import Citation, Support, Verdict
from app.core.editing.statements import Statement, citations_for, shape, statements

BAD = Support(Verdict.NOT_FOUND, 0.01)
GOOD = Support(Verdict.SUPPORTED, 0.9)


def cited(text: str, *good: int) -> list[Citation]:
    """All citations are not found, but for those with these indexes."""
    return [
        replace(one, support=GOOD if n in good else BAD) for n, one in enumerate(place_citations(text, range(1, 9)))
    ]


def rows(text: str, *good: int, most: int = 8) -> list[Statement]:
    return statements(text, cited(text, *good), most)


def test_the_words_before_a_marker_are_one_and_the_marker_is_none_of_them() -> None:
    text = "Blue is a colour [1]. Green is one since 1966 [2]. Red is another one [3]."
    (one,) = rows(text, 0, 2)
    assert text[slice(*one.span)] == one.words == "Green is one since 1966"
    assert text[slice(*(one.without or ()))] == "Green is one since 1966 [2]. "
    assert (one.before, one.after) == ("Blue is a colour.", "Red is another one.")
    assert [one.numbers for one in citations_for(one, cited(text))] == [(2,)]


def test_a_part_of_a_sentence_is_changed_alone_and_never_dropped() -> None:
    text = "Blue is a colour [1], and green is one since 1966 [2]. Red is another."
    (one,) = rows(text, 0)
    assert text[slice(*one.span)] == "and green is one since 1966"
    assert one.without is None


def test_the_last_sentence_goes_with_the_space_before_it() -> None:
    text = "Blue is a colour [1]. Green is one since 1966 [2].\n\nMore."
    (one,) = rows(text, 0)
    assert text[slice(*(one.without or ()))] == " Green is one since 1966 [2]."


def test_behind_words_that_name_the_source_the_rest_is_changed() -> None:
    text = "According to [1], green is a colour since 1966. Red is another."
    (one,) = rows(text)
    assert text[slice(*one.span)].rstrip(".") == "green is a colour since 1966"


@pytest.mark.parametrize(
    "text",
    [
        "## Green is a colour since 1966 [1]",
        "| colour | since |\n| --- | --- |\n| green is one | 1966 [1] |",
        "Green is `a_colour` since 1966 [1].",
        "Green is $x^2$ and a colour since 1966 [1].",
        "Green is [a colour](https://example.org) since 1966 [1].",
        "Green is https://example.org/a since 1966 [1].",
        "Green is <b>a colour</b> since 1966 [1].",
        "Green is **a colour since 1966 [1]** or so.",
        "Green \\* is a colour since 1966 [1].",
        "Green [8] is a colour, no? [99] It is since 1966 [98].",
        "Green is\n> a colour\nsince 1966 [1].",
        "Green [1].",
    ],
)
def test_code_maths_links_tables_and_headings_are_never_touched(text: str) -> None:
    for one in rows(text):
        assert not set(text[slice(*one.span)]) & set("`$<>[]|\\\n#"), one


def test_what_another_citation_stands_for_as_well_is_left_alone() -> None:
    text = "Green is a colour since 1966 [1][2]."
    assert rows(text, 1) == []
    assert len(rows(text)) == 1


def test_no_more_than_wanted() -> None:
    text = " ".join(f"Green was number {n} in 1966 [1]." for n in range(9))
    assert [one.words[17:18] for one in rows(text, most=3)] == ["0", "1", "2"]


def test_the_shape_of_a_text_is_its_blocks_and_what_is_protected() -> None:
    assert list(shape("# A\n\nb `c`")) != list(shape("# A\n\nb  c "))
    assert list(shape("# A\n\nb `c`")) == list(shape("# B\n\nd `e`"))
