"""Markers of every provider's dialect, found where they are markers and nowhere else."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.citing.dialects import textual
from app.core.citing.markdown.regions import read, scan
from app.core.domain.chat import ProviderSource
from app.core.domain.citation import Anchor
from tests.core.citing.nasty import MARKERS, MARKUP, WORDS

SOURCES = (
    ProviderSource("a", "https://a.example/x", label="1"),
    ProviderSource("b", "https://b.example/?utm_source=openai", label="ref_2"),
    ProviderSource("c", label="3"),
)


def found(text: str) -> list[tuple[str, tuple[str, ...]]]:
    citations = textual(text, SOURCES)
    for citation in citations:
        assert citation.place is not None
        assert citation.anchor is Anchor.MARKER
        assert text[slice(*citation.place)] == citation.marker
    return [(citation.marker, citation.keys) for citation in citations]


@pytest.mark.parametrize(
    ("marker", "keys"),
    [
        ("[1]", ("a",)),
        ("[1, 2]", ("a", "b")),
        ("[1-3]", ("a", "b", "c")),
        ("【1】", ("a",)),
        ("[^1]", ("a",)),
        ("[ref_1]", ("a",)),
        ("[ref_1, ref_3]", ("a", "c")),
        ("【ref_2】", ("b",)),
        ("[[1]](https://a.example/x)", ("a",)),
        ("[[7]](https://a.example/x?utm_source=openai)", ("a",)),
        ("[[3]](https://unknown.example)", ("c",)),
        ("[9](https://a.example/x)", ("a",)),
        ("([a.example](https://a.example/x))", ("a",)),
        ("（[a](https://www.a.example/x)）", ("a",)),
        ("([a](https://a.example/x), [b](https://b.example))", ("a", "b")),
        ("[1](@ref)", ("a",)),
        ("[9](@ref)", ()),
        ("[[1](@ref),[2](@ref)]", ("a", "b")),
        ("^[1]^", ("a",)),
        ("^[8]^", ()),
        ("【1†source】", ("a",)),
        ("【9†L10-L14】", ()),
        ("【8:0†file.pdf】", ()),
        ("[ref_9]", ()),
        ("<sup>[1]</sup>", ("a",)),
        ("<sup>1</sup>", ("a",)),
        ("<sup>1,3</sup>", ("a", "c")),
        ("<sup>[1][3]</sup>", ("a", "c")),
    ],
)
def test_every_dialect_is_read_wherever_prose_stands(marker: str, keys: tuple[str, ...]) -> None:
    text = f"So it is{marker}. And so {marker}\n\n> quoted {marker}\n\n| head |\n|---|\n| cell {marker} |\n"
    assert found(text) == [(marker, keys)] * 4


@pytest.mark.parametrize(
    "text",
    [
        "`[1]`",
        "```\n[1] [[1]](https://a.example/x) <sup>1</sup>\n```",
        "    [ref_1]",
        "$x_[1]$",
        r"\(a[1]\)",
        "![1](https://a.example/x)",
        "[see [1]](https://u.example)",
        "[the report](https://a.example/x)",
        "(see [the report](https://a.example/x))",
        "([u](https://u.example))",
        "([a](https://a.example/x), [u](https://u.example))",
        "[[9]](https://u.example)",
        r"\[1]",
        r"\([a](https://a.example/x))",
        "[9]",
        "[1]: https://a.example/x",
        "<a href='[1]'>",
        "https://u.example/[1]=2",
        "m<sup>2</sup> 10<sup>3</sup> (a+b)<sup>2</sup> E=mc<sup>2</sup> sin<sup>2</sup> x",
        "<sup>9</sup>",
        "<sup>1",
        "",
    ],
)
def test_what_is_no_marker_stays_as_it_is(text: str) -> None:
    assert found(text) == []


def test_neighbours_are_citations_of_their_own() -> None:
    assert found("Both[1][3] and [ref_1][ref_2].") == [
        ("[1]", ("a",)),
        ("[3]", ("c",)),
        ("[ref_1]", ("a",)),
        ("[ref_2]", ("b",)),
    ]


@pytest.mark.parametrize("label", ["9" * 5000, "", "ref_", "[", "١", "²", "-1", "0"])
def test_odd_labels_disturb_nothing(label: str) -> None:
    sources = [ProviderSource("odd", label=label), ProviderSource("a", label="1")]
    assert [citation.keys for citation in textual("One [1]. [ref_1]", sources)] == [("a",), ("a",)]


def test_addresses_that_are_none_disturb_nothing() -> None:
    assert textual("[[1]](http://[) [2]", [ProviderSource("x", "http://[", label="2")])[1].keys == ("x",)


FORMS = ["([a](https://a.example/x))", "[[1]](https://a.example/x)", "[1](@ref)", "[", "](@ref)", "^[1]^", "【1†L1】"]
FORMS += ["<sup>", "</sup>", "<sup>1</sup>", "[ref_1]", "([a](https://a.example/x)", ", ", "1"]


@given(st.lists(st.sampled_from(FORMS) | st.sampled_from(MARKERS + MARKUP + WORDS), max_size=40).map("".join))
def test_places_are_in_order_apart_and_never_in_code(text: str) -> None:
    position = 0
    reading = read(text)
    spans = [prose.span(*span) for prose in reading.prose for span in scan(prose, reading.labels)[0]]
    hard = [*reading.protected, *(span for span in spans if text[span[0]] in "`$\\!")]
    for citation in textual(text, SOURCES):
        assert citation.place is not None
        start, end = citation.place
        assert position <= start < end <= len(text)
        assert text[start:end] == citation.marker
        assert not any(a < end and start < b for a, b in hard)
        position = end


@pytest.mark.parametrize(
    "piece", ["[[1]](a", "(", "<sup>", "([a](https://a.example/x)", "[[1](@ref),", "[ref_1,", "^[1", "【1†", "<sup>[1]"]
)
def test_a_hostile_text_is_read_all_the_same(piece: str) -> None:
    for citation in textual(piece * (40_000 // len(piece)), SOURCES):
        assert citation.place is not None
