"""Where a chip may stand, asked of an answer's running text. (With a provider's evidence: see `test_grounded`.)"""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.core.citing.markdown.regions import read, scan
from app.core.citing.places import Places
from app.core.domain.citation import Span
from tests.core.citing.nasty import TEXTS


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a b‸", "a b^"),
        ("a b  ‸\n\nc", "a b^  \n\nc"),
        ("a `b‸ c` d", "a `b c`^ d"),
        ("a **b**‸ c", "a **b^** c"),
        ("a &am‸p; b", "a &amp;^ b"),
        ("a e‸\u0301 b", "a e\u0301^ b"),
        ("a\n\n```\nb‸\n```\n", "a^\n\n```\nb\n```\n"),
        ("a\n\n[1]: https://b.‸c\n", "a^\n\n[1]: https://b.c\n"),
        ("# a‸ #\n", "# a^ #\n"),
        ("# a #‸\n", "# a^ #\n"),
        ("| a‸ | b |\n|---|---|\n", "| a^ | b |\n|---|---|\n"),
        ("> a\n> b‸", "> a\n> b^"),
        ("$x$‸$y$", "$x$^$y$"),
        ("$x‸$$y$", "$x$^$y$"),
    ],
)
def test_a_place_moves_to_the_nearest_running_text(text: str, place: str) -> None:
    position = text.index("‸")
    text = text.replace("‸", "")
    moved = Places(text).safe(position)
    assert moved is not None
    assert text[:moved] + "^" + text[moved:] == place


@pytest.mark.parametrize("text", ["", "```\na\n```\n", "[1]: https://a.b\n", "\n \n"])
def test_where_no_running_text_stands_before_there_is_no_place(text: str) -> None:
    assert Places(text).safe(len(text)) is None


def protected_pieces(text: str) -> list[Span]:
    """Each by itself: between two formulas that touch there is room for a chip."""
    reading = read(text)
    return [*reading.protected, *(prose.span(*s) for prose in reading.prose for s in scan(prose, reading.labels)[0])]


@given(TEXTS, st.integers(0, 200))
@example("$x_1$$x_1$", 1)
def test_no_place_is_in_what_is_protected(text: str, position: int) -> None:
    found = Places(text).safe(position)
    if found is not None:
        assert 0 < found <= len(text)
        assert not any(start < found < end for start, end in protected_pieces(text))


def test_a_marker_can_be_taken_out_where_nothing_protected_is_cut() -> None:
    text = "a [1] `b [2]` [c](d) e\n\nf"
    places = Places(text)
    assert places.is_running(2, 5)
    assert places.is_running(text.index("[c]"), text.index(" e"))
    assert not places.is_running(text.index("[2]"), text.index("[2]") + 3)
    assert not places.is_running(text.index("e"), text.index("f") + 1)


def test_what_places_stand_behind_is_told_block_by_block() -> None:
    text = "- One is so. [1]\n- Two is not.[2]\n"
    first, second = text.index("[1]"), text.index("[2]")
    claims = Places(text).claims([(first, first + 3), (second, second + 3)])
    assert [text[slice(*claim)] for claim in claims.values()] == ["One is so.", "Two is not."]
