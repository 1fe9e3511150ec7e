"""Files of every kind → their text, and chunks that know their place."""

import io
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.adapters.documents.chunking import ParsedDocument, Section, divided
from app.adapters.documents.document_child import answer
from app.adapters.documents.frames import from_frames, to_frames
from app.adapters.documents.kinds import reads
from app.adapters.documents.parse import images, read
from app.core.domain.errors import Unreadable
from app.core.domain.knowledge import DocumentText
from app.core.ranking.tokens import index_tokens
from tests.adapters.documents.files import SENTENCE, all_kinds, docx, epub, pptx, xlsx, zipped
from tests.adapters.reading.pdfs import PICTURE, pdf

KINDS = all_kinds()
QUOTE = "closed for 17 days in March"


def told(tmp_path: Path, name: str, body: bytes) -> DocumentText:
    path = tmp_path / name
    path.write_bytes(body)
    return divided(read(str(path)))


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_is_divided_into_chunks_that_are_slices_of_its_text(tmp_path: Path, name: str) -> None:
    document = told(tmp_path, name, KINDS[name])
    assert document.chunks
    places = [(chunk.start, chunk.end) for chunk in document.chunks]
    assert places == sorted(places)
    for chunk in document.chunks:
        slice_ = document.text[chunk.start : chunk.end]
        assert chunk.text.endswith(slice_)
        assert set(index_tokens(slice_, singles=False)) <= set(chunk.tokens.split())


@pytest.mark.parametrize("name", ["report.pdf", "report.docx", "book.epub", "page.html", "notes.md", "plain.txt"])
def test_what_a_document_says_is_found_in_one_chunk(tmp_path: Path, name: str) -> None:
    document = told(tmp_path, name, KINDS[name])
    assert any(QUOTE in chunk.text for chunk in document.chunks)


def test_a_pdf_knows_its_pages_and_finds_those_that_are_pictures(tmp_path: Path) -> None:
    document = told(tmp_path, "report.pdf", KINDS["report.pdf"])
    assert (document.kind, document.pages, document.title) == ("pdf", 3, "Ice report")
    assert [chunk.page for chunk in document.chunks] == [1, 2, 3]
    last = document.chunks[-1]
    assert (last.text, last.start) == ("Ice report · page 3", last.end)


def test_a_wholly_scanned_pdf_is_kept_as_its_pages(tmp_path: Path) -> None:
    document = told(tmp_path, "scan.pdf", pdf([PICTURE, PICTURE]))
    assert [chunk.text for chunk in document.chunks] == ["scan.pdf · page 1", "scan.pdf · page 2"]
    assert document.text == ""


def test_a_pdf_without_text_or_pictures_has_nothing_to_offer(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as error:
        told(tmp_path, "blank.pdf", pdf([[]]))
    assert error.value.reason == "scanned"


def test_pages_of_a_pdf_and_pictures_of_a_slide_are_shown_as_pictures(tmp_path: Path) -> None:
    from PIL import Image

    (tmp_path / "a.pdf").write_bytes(KINDS["report.pdf"])
    (tmp_path / "a.pptx").write_bytes(KINDS["deck.pptx"])
    (tmp_path / "a.md").write_bytes(KINDS["notes.md"])
    page = images(str(tmp_path / "a.pdf"), 3)
    assert max(Image.open(io.BytesIO(page[0])).size) == 1568
    assert images(str(tmp_path / "a.pdf"), 9) == []
    assert [Image.open(io.BytesIO(one)).size for one in images(str(tmp_path / "a.pptx"), 2)] == [(40, 30)]
    assert images(str(tmp_path / "a.pptx"), 1) == images(str(tmp_path / "a.md"), 1) == []


def test_a_page_scanned_in_colour_is_no_larger_than_model_services_take(tmp_path: Path) -> None:
    from PIL import Image

    noise = [Image.effect_noise((1200, 1600), 120) for _ in range(3)]
    Image.merge("RGB", noise).save(tmp_path / "photo.pdf")
    page = images(str(tmp_path / "photo.pdf"), 1)[0]
    assert 500_000 < len(page) <= 3_500_000
    assert Image.open(io.BytesIO(page)).height > 600


def test_a_docx_keeps_headings_lists_and_tables(tmp_path: Path) -> None:
    document = told(tmp_path, "report.docx", docx())
    assert document.title == "Harbour report"
    assert "## Ships" in document.text
    assert "- Four ships waited outside." in document.text
    assert "| Ship | Days |\n| --- | --- |\n| Alma | 12 |" in document.text
    assert [chunk.heading for chunk in document.chunks] == ["Winter", "Winter › Ships"]


def test_a_docx_tells_insertions_and_notes_but_nothing_deleted(tmp_path: Path) -> None:
    w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
    body = (
        "<w:p><w:ins><w:r><w:t>new </w:t></w:r></w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del>"
        '<w:r><w:t>words</w:t><w:footnoteReference w:id="2"/></w:r></w:p>'
        "<w:sdt><w:sdtContent><w:p><w:r><w:t># in a box</w:t></w:r></w:p></w:sdtContent></w:sdt>"
    )
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    rels = "http://schemas.openxmlformats.org/package/2006/relationships"
    kind = "application/vnd.ms-word.document.macroEnabled.main+xml"
    package = zipped(
        {
            "[Content_Types].xml": '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            '<Default Extension="xml" ContentType="application/xml"/>'
            f'<Override PartName="/word/d.xml" ContentType="{kind}"/>'
            "</Types>",
            "_rels/.rels": f'<Relationships xmlns="{rels}"><Relationship Id="r1" Type="{office}/officeDocument"'
            ' Target="word/d.xml"/></Relationships>',
            "word/_rels/d.xml.rels": f'<Relationships xmlns="{rels}"><Relationship Id="r1" Type="{office}/footnotes"'
            ' Target="f.xml"/></Relationships>',
            "word/d.xml": f"<w:document {w}><w:body>{body}</w:body></w:document>",
            "word/f.xml": f'<w:footnotes {w}><w:footnote w:id="2"><w:p><w:r><w:t>a note</w:t></w:r></w:p></w:footnote>'
            "</w:footnotes>",
        }
    )
    assert told(tmp_path, "macros.docm", package).text == "new words (a note)\n\n\\# in a box"


def test_slides_have_numbers_titles_and_notes(tmp_path: Path) -> None:
    document = told(tmp_path, "deck.pptx", pptx())
    assert document.pages == 2
    assert [(chunk.page, chunk.heading) for chunk in document.chunks] == [(1, "Ice in the harbour"), (2, "")]
    assert "Mention the tug Bruno." in document.chunks[0].text
    assert document.chunks[1].text == "deck.pptx · page 2"


def test_every_chunk_of_a_sheet_begins_with_its_head(tmp_path: Path) -> None:
    document = told(tmp_path, "table.xlsx", xlsx())
    assert len(document.chunks) > 3
    assert all(chunk.text.startswith("| Ship | Arrived | Tons |\n| --- | --- | --- |") for chunk in document.chunks)
    assert {chunk.heading for chunk in document.chunks} == {"Ships"}
    assert "| Ship 99 | 2024-03-10 | 990 |" in document.chunks[-1].text


def test_every_chunk_of_a_csv_begins_with_its_head_and_knows_its_line(tmp_path: Path) -> None:
    document = told(tmp_path, "rows.csv", b'a,b\n"one\ntwo",2\n' + b"x,1\n" * 300)
    lines = document.text.split("\n")
    for chunk in document.chunks:
        assert chunk.text.startswith("a,b\n")
        assert lines[chunk.line - 1] == document.text[chunk.start :].partition("\n")[0]


def test_code_is_cut_at_lines_and_named_by_what_it_defines(tmp_path: Path) -> None:
    source = "".join(f"class Ship{n}:\n    def sail(self):\n" + "        go(1, 2, 3)\n" * 60 + "\n\n" for n in range(4))
    document = told(tmp_path, "ships.py", source.encode())
    lines = document.text.split("\n")
    for chunk in document.chunks:
        assert chunk.text.split("\n")[0] == lines[chunk.line - 1]
    headings = [chunk.heading for chunk in document.chunks]
    assert {"Ship0", "Ship3", "Ship2 › sail"} <= {*headings}


def test_a_books_chapters_come_in_reading_order(tmp_path: Path) -> None:
    document = told(tmp_path, "book.epub", epub())
    assert (document.title, [chunk.heading for chunk in document.chunks]) == ("The Ice Book", ["Ice", "Thaw"])


def test_a_notebook_is_read_without_what_it_put_out(tmp_path: Path) -> None:
    cells = [
        {"cell_type": "markdown", "source": ["# Ice\n", "It froze."]},
        {"cell_type": "code", "source": "melt()", "outputs": [{"data": "A" * 5000}]},
    ]
    document = told(tmp_path, "a.ipynb", json.dumps({"cells": cells}).encode())
    assert document.text == "# Ice\nIt froze.\n\n```\nmelt()\n```"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "gb18030", "utf-16"])
def test_text_is_read_in_its_encoding(tmp_path: Path, encoding: str) -> None:
    words = "港口因浮冰关闭了十七天，四艘船在外面等待，直到四月冰才融化。" * 3
    assert told(tmp_path, "a.txt", words.encode(encoding)).text == words


def test_invalid_bytes_cost_a_character_and_not_the_file(tmp_path: Path) -> None:
    body = SENTENCE.encode() * 20 + b"\xff\xfe\xc3" + SENTENCE.encode() * 20
    assert QUOTE in told(tmp_path, "a.txt", body).text


def test_the_content_and_not_the_name_says_what_a_file_is(tmp_path: Path) -> None:
    assert told(tmp_path, "wrong.docx", KINDS["report.pdf"]).kind == "pdf"
    assert told(tmp_path, "wrong.pdf", KINDS["deck.pptx"]).kind == "pptx"
    assert told(tmp_path, "wrong.txt", KINDS["book.epub"]).kind == "epub"
    assert told(tmp_path, "unnamed", b"Just words.").kind == "text"


def test_what_was_read_survives_the_way() -> None:
    document = divided(ParsedDocument("text", (Section("x " * 170_000),), "Title", 3, True))
    frames = [json.loads(json.dumps(frame)) for frame in to_frames(document)]
    assert from_frames(frames) == document
    assert len(frames) > 5


@pytest.mark.parametrize(
    "frames",
    [
        [],
        [{}],
        [{"text": 3, "chunks": "x"}],
        [{"chunks": [1, [], [None, "a", 9, 9, 9, None, 3], ["", 0, 0, "", 0, 0, ""]]}],
    ],
)
def test_what_a_broken_child_tells_is_not_believed(frames: list) -> None:
    assert from_frames(frames) == DocumentText("", ())


def test_what_takes_too_long_to_divide_is_cut_and_says_so() -> None:
    material = ParsedDocument("text", (Section("Words of a page. " * 500, 1), Section("More.", 2)))
    assert not divided(material).truncated
    cut = divided(material, until=0)
    assert (len(cut.chunks), cut.truncated) == (1, True)


def test_the_child_divides_notes_like_files() -> None:
    told = list(answer({"do": "divide", "title": "Note"}, b"# Ice\n\nIt froze.\r\n"))
    assert [chunk.heading for chunk in from_frames(told).chunks] == ["Ice"]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        *((name, True) for name in KINDS),
        *((name, True) for name in ("README", "Makefile", "a/b/C.TXT", "日本.md")),
        *(
            (name, False)
            for name in (".hidden.md", "~$report.docx", "a.png", "song.mp3", "film.mkv", "setup.exe", "a.zip")
        ),
        *((name, False) for name in ("package-lock.json", "poetry.lock", "app.min.js", "node_modules/x/readme.md", "")),
    ],
)
def test_a_folders_import_passes_over_what_is_no_document(name: str, wanted: bool) -> None:
    assert reads(name) is wanted


@settings(max_examples=60, derandomize=True)  # PDFium is no Python: a crash found by chance would end the run
@given(st.data())
def test_damaged_files_are_read_or_refused_and_nothing_else(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(sorted(KINDS)))
    body = bytearray(KINDS[name])
    for _ in range(data.draw(st.integers(1, 8))):
        place = data.draw(st.integers(0, len(body) - 1))
        body[place] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(1, len(body))) if data.draw(st.booleans()) else len(body)
    try:
        divided(read_path(tmp_path_factory, name, bytes(body[:cut])))
    except Unreadable as error:
        reason: str = error.reason
    else:
        reason = ""
    assert reason in ("", "broken", "wrong_type", "encrypted", "empty", "too_heavy", "scanned")


def read_path(factory: pytest.TempPathFactory, name: str, body: bytes):
    path = factory.getbasetemp() / name
    path.write_bytes(body)
    return read(str(path))
