"""PDFs: text with page numbers, and an honest word where there is none."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.adapters.reading.extraction.pdf.pdf_text import read_pdf
from tests.adapters.reading.pdfs import PICTURE, encrypted, pdf

KITES = pdf(
    [
        [
            "Kites fly because moving air pushes against their sur-",
            "face. A surface of 1,250.75 cm2 is well-",
            "known to be enough.",
        ],
        ["The second page."],
    ],
    title="Why kites fly",
    created="D:20240305080910Z",
)


def test_each_page_has_its_number_for_a_heading() -> None:
    read = read_pdf(KITES)
    assert read.text == (
        "## Page 1\n\nKites fly because moving air pushes against their surface. A surface of 1,250.75 cm2 is "
        "well-known to be enough.\n\n## Page 2\n\nThe second page."
    )
    assert (read.title, read.date, read.language) == ("Why kites fly", "2024-03-05", "en-GB")
    assert (read.problem, read.truncated) == ("", False)


def test_pictures_of_pages_are_called_scanned() -> None:
    assert read_pdf(pdf([PICTURE, PICTURE])).problem == "scanned"
    assert read_pdf(pdf([PICTURE, ["Page two has words, and quite a few of them."]])).text.startswith("## Page 2")


def test_a_file_that_asks_for_a_password_says_so() -> None:
    assert read_pdf(encrypted(KITES, "secret")).problem == "encrypted"
    assert "The second page." in read_pdf(encrypted(KITES, "")).text  # what only forbids printing can be read


@pytest.mark.parametrize("title", ["Microsoft Word - draft7.doc", "untitled", "paper.dvi"])
def test_a_programs_word_is_no_title(title: str) -> None:
    assert read_pdf(pdf([["Some text."]], title=title)).title == ""


def test_markdown_in_a_file_is_text() -> None:
    assert "\\# 1 \\[2\\] \\*x\\*" in read_pdf(pdf([["# 1 [2] *x*"]])).text


@pytest.mark.parametrize("data", [b"%PDF-1.7 x", b"%PDF-", b"", KITES[:300], pdf([])])
def test_what_is_no_file_is_broken(data: bytes) -> None:
    assert read_pdf(data).problem == "broken"


@given(st.integers(0, len(KITES) - 1), st.binary(min_size=1, max_size=20))
@settings(max_examples=60, deadline=None)
def test_damaged_files_do_no_harm(at: int, junk: bytes) -> None:
    read_pdf(KITES[:at] + junk + KITES[at + len(junk) :])
