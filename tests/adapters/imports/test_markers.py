import pytest

from app.adapters.imports.markers import bracket_citations, plain_markers

NUMBERS = {1: 0, 2: 1, 12: 4}


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("Blue [<sup>1</sup>](https://s.org/a_(b)).", "Blue [1]."),
        ("Blue [[2]](https://s.org).", "Blue [2]."),
        ("Blue [[7]](https://s.org).", "Blue [[7]](https://s.org)."),
        ("Blue [1#part].", "Blue [1]."),
        ("Blue [1#a, 2#b][2].", "Blue [1, 2][2]."),
        ("`[1#a]` and ```\n[[1]](x)\n``` [1#a]", "`[1#a]` and ```\n[[1]](x)\n``` [1]"),
        ("```py\nx[[1]](y)\n", "```py\nx[[1]](y)\n"),
        ("[1](https://s.org)", "[1](https://s.org)"),
        ("天空 [1#甲]。", "天空 [1]。"),
    ],
)
def test_linked_numbers_become_plain_markers_outside_code(written: str, plain: str) -> None:
    assert plain_markers(written, NUMBERS) == plain


def test_without_sources_nothing_is_a_marker() -> None:
    assert plain_markers("[1#a]", {}) == "[1#a]"
    assert bracket_citations("[1]", {}) == ()


def test_markers_cite_the_sources_of_their_numbers_at_their_places() -> None:
    text = "😀 Blue [1], green [^12] and `x[1]` [2, 12][9]."
    citations = bracket_citations(text, NUMBERS)
    assert [(text[slice(*one.place)], one.sources) for one in citations if one.place] == [
        ("[1]", (0,)),
        ("[^12]", (4,)),
        ("[2, 12]", (1, 4)),
    ]
