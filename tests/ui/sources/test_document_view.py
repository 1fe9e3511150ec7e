"""A document opens at the place that an answer rests on."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtGui import QPageSize, QPainter, QPdfWriter
from pytestqt.qtbot import QtBot

from app.ui.sources.document_view import DocumentContent, DocumentView, broken, is_view_only, line_place, locate_passage
from app.ui.widgets.theme import colours
from tests.waiting import until_shown

TEXT = "Before it.\n\nThe rent is due\non the third day 😀 of each month.\n\nBehind it."
PASSAGE = "The rent is due\non the third day 😀 of each month."


def opened(qtbot: QtBot, shown: DocumentContent) -> DocumentView:
    view = DocumentView(shown, colours(dark=False))
    view.show()
    return view


@pytest.mark.parametrize(
    ("passage", "start", "end"),
    [
        (PASSAGE, 12, 12 + len(PASSAGE)),  # where it was
        (PASSAGE, 3, 40),  # moved meanwhile
        (" ".join(PASSAGE.split()), 0, 0),  # the same words with other spaces
        (PASSAGE.replace(" ", "  "), 12, 60),
    ],
)
def test_a_passage_is_found_wherever_it_stands(passage: str, start: int, end: int) -> None:
    begin, stop = locate_passage(TEXT, passage, start, end)
    assert TEXT[begin:stop] == PASSAGE


@pytest.mark.parametrize("passage", ["", "   ", "Words that stand nowhere in it."])
def test_a_passage_that_is_gone_has_no_place(passage: str) -> None:
    assert locate_passage(TEXT, passage, 0, 0) == (0, 0)


@given(st.text(max_size=400), st.text(max_size=80), st.integers(-9, 500), st.integers(-9, 500))
@example("0", "0", 0, 2)
@example("00", "0", -2, -1)
def test_any_place_lies_within_the_text(text: str, passage: str, start: int, end: int) -> None:
    begin, stop = locate_passage(text, passage, start, end)
    assert 0 <= begin <= stop <= len(text)


def test_repeated_words_do_not_make_a_search_endless() -> None:
    assert locate_passage("a " * 200_000, "a " * 7 + "b", 0, 0) == (0, 0)


@given(st.text(max_size=300), st.integers(0, 50))
def test_a_line_begins_where_the_text_says(text: str, number: int) -> None:
    at = line_place(text, number)
    assert at == 0 or text[at - 1] == "\n"


def test_the_passage_stands_out_at_its_place_in_characters_of_any_size(qtbot: QtBot) -> None:
    view = opened(qtbot, DocumentContent("😀" * 3, "😀" * 50 + TEXT, 50 + 12, 50 + 12 + len(PASSAGE)))
    assert view.highlighted == PASSAGE


def test_a_line_of_a_million_characters_is_divided(qtbot: QtBot) -> None:
    assert max(map(len, broken("x" * 1_000_000).split("\n"))) <= 2_000
    view = opened(qtbot, DocumentContent("min.js", "x" * 1_000_000 + "HERE" + "y" * 1_000_000, 1_000_000, 1_000_004))
    assert view.highlighted == "HERE"


def test_code_opens_at_its_line(qtbot: QtBot) -> None:
    text = "\n".join(f"line {number}" for number in range(1, 500))
    view = opened(qtbot, DocumentContent("a.py", text, line=300, kind="code"))
    until_shown(lambda: view.text.textCursor().block().text() == "line 300")


def test_a_file_that_is_gone_is_told_and_its_text_shown(qtbot: QtBot, english: None) -> None:
    view = opened(qtbot, DocumentContent("a.txt", TEXT, is_missing=True))
    assert "no longer exists" in view.bar.words
    assert view.text.toPlainText() == TEXT
    assert view.opening.isHidden()


def test_names_are_shown_as_they_are(qtbot: QtBot) -> None:
    view = opened(qtbot, DocumentContent("<img src=x>\u202egnp.exe", TEXT, place="/docs/<b>x</b>"))
    assert "<img src=x>" in view.title.text()
    assert "\u202e" not in view.title.text() + view.windowTitle()
    assert "<b>x</b>" in view.place.text()


@pytest.mark.parametrize(
    ("path", "opens"), [("/docs/a.pdf", "/docs/a.pdf"), ("/docs/run.py", "/docs"), ("/d/x.BAT", "/d")]
)
def test_a_file_that_may_run_is_only_shown_in_its_folder(qtbot: QtBot, path: str, opens: str) -> None:
    asked: list[str] = []
    view = opened(qtbot, DocumentContent("x", TEXT, path=path))
    view.open_requested.connect(asked.append)
    view.opening.click()
    assert [Path(one) for one in asked] == [Path(opens)]
    assert is_view_only(path) == (path == opens)


def test_a_pdf_shows_its_pages_at_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "three.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A6))
    painter = QPainter(writer)
    for page in range(3):
        painter.drawText(200, 400, f"Page {page + 1}")
        if page < 2:
            writer.newPage()
    painter.end()
    view = opened(qtbot, DocumentContent("three.pdf", TEXT, page=2, path=str(path), kind="pdf"))
    assert view.tabs.count() == 2
    pages = view.tabs.widget(1)
    until_shown(lambda: pages.pageNavigator().currentPage() == 1)


def test_a_pdf_that_cannot_be_shown_is_text_only(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "broken.pdf"
    path.write_bytes(b"%PDF-1.7 not really")
    view = opened(qtbot, DocumentContent("broken.pdf", TEXT, path=str(path), kind="pdf"))
    assert view.tabs.count() == 1
    view.set_colours(colours(dark=True))
    assert view.text.toPlainText() == TEXT
