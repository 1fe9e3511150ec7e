"""The rows of tables and lists, and how many of them may stay."""

from hypothesis import given
from hypothesis import strategies as st

from app.ui.transcript.markdown.renderer import Renderer
from app.ui.transcript.rows import Rows, rows_of

RENDERER = Renderer()


def html(text: str) -> str:
    return RENDERER.blocks(text)[0]


def rows(text: str) -> tuple[str, ...]:
    found = rows_of(html(text))
    return found.rows if found else ()


def test_the_rows_of_a_table_stand_in_its_body() -> None:
    assert len(rows("|a|b|\n|-|-|\n|1|2|\n|3|4|\n")) == 2
    assert rows_of(html("|a|b|\n|-|-|\n")) is None


def test_items_within_items_are_no_rows() -> None:
    assert len(rows("- a\n- b\n  1. c\n  2. d\n- e\n")) == 3


def test_a_tag_in_a_title_is_no_row() -> None:
    assert len(rows('- [a](http://x.org "<li b")\n- `<li c>` &lt;li&gt;\n')) == 2


def test_other_blocks_have_no_rows() -> None:
    assert all(rows_of(html(text)) is None for text in ("word", "> - a", "```\n<ul>\n```", "# - a"))


@given(st.lists(st.sampled_from(["- a", "\n", "  - b", "1. c", "  x", "\n\n", "|a|\n|-|\n", "|b|\n"]), min_size=1))
def test_rows_and_what_is_around_them_are_the_whole_block(pieces: list[str]) -> None:
    for block in RENDERER.blocks("".join(pieces)):
        found = rows_of(block)
        assert found is None or "".join((found.head, *found.rows, found.tail)) == block


def test_rows_stay_until_the_first_that_changed() -> None:
    before = Rows("<ul>", ("1", "2", "3"), "</ul>")
    assert before.unchanged(Rows("<ul>", ("1", "2", "3", "4"), "</ul>")) == 3
    assert before.unchanged(Rows("<ul>", ("1", "x", "3"), "</ul>")) == 1
    assert before.unchanged(Rows("<ol>", ("1", "2", "3"), "</ol>")) is None
    assert before.with_open_end.unchanged(before) == 2
