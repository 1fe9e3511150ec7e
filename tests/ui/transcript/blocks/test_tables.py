"""Tables for other programs: what they read is what the answer says, and no formula."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.domain.citation import Citation
from app.core.domain.turn.turn import Turn
from app.ui.transcript.blocks.source import Cell, Table, table
from app.ui.transcript.blocks.tables import BOM, csv_of, markdown_of

TEXT = st.text(
    st.characters(exclude_categories=("Cs", "Cc", "Co"), exclude_characters="\ufffd\u2028\u2029\x85"), max_size=20
)
ROWS = st.integers(1, 4).flatmap(
    lambda width: st.lists(st.lists(TEXT, min_size=width, max_size=width), min_size=1, max_size=5)
)


def turn(text: str, *citations: Citation) -> Turn:
    return Turn("t", "c", "?", text_parts=[text], citations=citations)


def made(rows: list[list[str]]) -> Table:
    return Table(tuple(tuple(Cell(cell, cell) for cell in row) for row in rows))


@given(ROWS)
def test_csv_reads_back_as_it_was_but_for_formulas(rows: list[list[str]]) -> None:
    read = list(csv.reader(io.StringIO(csv_of(made(rows)), newline="")))
    assert read == [[f"'{cell}" if cell[:1] in ("=", "+", "-", "@") and cell else cell for cell in row] for row in rows]


@pytest.mark.parametrize("cell", ["=1+1", "+1", "-2", "@SUM(A1)", "\t=1", '=HYPERLINK("http://a.b";"x")'])
def test_no_cell_is_a_formula(cell: str) -> None:
    ((read,),) = csv.reader(io.StringIO(csv_of(made([[cell]])), newline=""))
    assert read == f"'{cell}"


def test_quotes_commas_and_breaks_are_quoted() -> None:
    assert csv_of(made([['a "b", c', "d"]])) == '"a ""b"", c",d\r\n'
    assert BOM.encode() == b"\xef\xbb\xbf"


@given(st.lists(st.lists(st.text("ab`*\\| é中", max_size=8), min_size=2, max_size=2), min_size=1, max_size=4))
def test_markdown_has_as_many_cells_when_it_is_read_again(rows: list[list[str]]) -> None:
    written = markdown_of(made([["h", "h"], *rows]))
    again = table(turn(written), 0)
    assert again is not None
    assert [len(row) for row in again.rows] == [2] * (len(rows) + 1)


@given(
    st.lists(st.lists(st.text("ab*é中 |x", max_size=8).map(str.strip), min_size=2, max_size=2), min_size=1, max_size=4)
)
def test_markdown_reads_back_as_it_was(rows: list[list[str]]) -> None:
    rows = [[" ".join(cell.split()) for cell in row] for row in rows]
    again = table(turn(markdown_of(made([["h", "h"], *rows]))), 0)
    assert again is not None
    assert [[cell.markdown for cell in row] for row in again.rows[1:]] == rows


def test_cells_come_without_citations_and_in_plain_words_too() -> None:
    text = "| **Name** | $x^2$ |\n| :-- | --: |\n| `a|b` [1] | [link](http://a.b) [1] |\n| `c\\|d` | 2 |\n"
    first = text.index("[1]")
    second = text.index("[1]", first + 1)
    read = table(turn(text, Citation((1,), (first, first + 3), "[1]"), Citation((1,), (second, second + 3), "[1]")), 0)
    assert read is not None
    assert read.alignments == ("left", "right")
    assert next([cell.plain for cell in row] for row in read.rows) == ["Name", "x^2"]
    assert read.rows[2][0] == Cell("`c|d`", "c|d")
    assert "[1]" not in markdown_of(read)
    assert "**Name**" in markdown_of(read)
    assert markdown_of(read).splitlines()[1] == "| :-- | --: |"


def test_tables_are_counted_wherever_they_stand() -> None:
    text = "|a|\n|-|\n\n> |b|\n> |-|\n\n- x\n\n  |c|\n  |-|\n"
    names = [found.rows[0][0].plain for n in range(3) if (found := table(turn(text), n))]
    assert names == ["a", "b", "c"]
    assert table(turn(text), 3) is None
