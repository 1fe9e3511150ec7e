"""Files that mean harm, or are no files at all: each is refused with its reason, and costs nothing else."""

import os
import socket
import sys
import zipfile
from pathlib import Path

import pytest

from app.adapters.documents import package
from app.adapters.documents.chunking import divided
from app.adapters.documents.files import survey
from app.adapters.documents.parse import images, read
from app.adapters.documents.slides import as_png
from app.cli.words import DOCUMENTS, document_sentence
from app.core.domain.errors import Unreadable
from app.core.domain.events import Failure
from tests.adapters.documents.files import all_kinds, docx, epub, locked_office, png, put, xlsx, zipped
from tests.adapters.reading.pdfs import encrypted, pdf

posix = pytest.mark.skipif(sys.platform == "win32", reason="files of POSIX")
BOMB = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a0 "ha">{}]><x>&a9;</x>'.format(
    "".join(f'<!ENTITY a{n + 1} "{f"&a{n};" * 20}">' for n in range(9))
)


def refused(path: Path) -> str:
    with pytest.raises(Unreadable) as error:
        divided(read(str(path)))
    assert document_sentence(Failure.of(error.value)).startswith(path.name[:200])
    assert error.value.reason in DOCUMENTS
    return error.value.reason


def made(folder: Path, name: str, body: bytes) -> Path:
    (folder / name).write_bytes(body)
    return folder / name


def with_part(whole: bytes, path: Path, name: str, body: bytes | str) -> bytes:
    """A package with one of its parts exchanged."""
    path.write_bytes(whole)
    with zipfile.ZipFile(path) as old:
        return zipped({**{one: old.read(one) for one in old.namelist()}, name: body})


@pytest.mark.parametrize(
    ("name", "body", "reason"),
    [
        ("locked.pdf", encrypted(pdf([["Secret."]]), "word"), "encrypted"),
        ("locked.docx", locked_office(), "encrypted"),
        ("old.doc", locked_office().replace(b"E\0n\0c", b"F\0n\0c"), "unknown_type"),
        ("nothing.md", b"", "empty"),
        ("blank.txt", b" \n\t\n", "empty"),
        ("picture.txt", png(), "wrong_type"),
        ("numbers.csv", bytes(range(256)) * 9, "wrong_type"),
        ("words.pdf", b"Only words.", "wrong_type"),
        ("words.xlsx", b"Only words.", "wrong_type"),
        ("some.docx", zipped({"a.txt": "no document"}), "wrong_type"),
        ("some.zip", zipped({"a.txt": "no document"}), "unknown_type"),
        ("some.bin", b"\0\1\2\3" * 50, "unknown_type"),
        ("cut.pdf", pdf([["Words."]])[:60], "broken"),
        ("cut.docx", docx()[:-30], "broken"),
        ("no_chapters.epub", zipped({"META-INF/container.xml": "<container/>"}), "broken"),
        ("missing_part.pptx", zipped({"[Content_Types].xml": "<Types/>", "ppt/x.xml": "<x/>"}), "broken"),
    ],
)
def test_each_has_its_reason(tmp_path: Path, name: str, body: bytes, reason: str) -> None:
    assert refused(made(tmp_path, name, body)) == reason


@pytest.mark.parametrize("name", ["huge.txt", "huge.pdf", "huge.docx", "huge.csv", "huge.html"])
def test_a_huge_file_is_never_read(tmp_path: Path, name: str) -> None:
    with (tmp_path / name).open("wb") as file:
        file.truncate(1 << 30)
    assert refused(tmp_path / name) == "too_large"


def test_what_is_no_longer_there_is_missing(tmp_path: Path) -> None:
    assert refused(tmp_path / "gone.md") == "missing"
    assert refused(made(tmp_path, "a.md", b"x") / "b.md") == "missing"
    assert refused(tmp_path / ("long" * 200 + ".md")) == "missing"
    with pytest.raises(Unreadable, match="nul"):
        read(str(tmp_path / "nul\0.md"))


@posix
def test_links_in_a_circle_lead_nowhere(tmp_path: Path) -> None:
    (tmp_path / "a.md").symlink_to(tmp_path / "b.md")
    (tmp_path / "b.md").symlink_to(tmp_path / "a.md")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "self").symlink_to(tmp_path)
    assert refused(tmp_path / "a.md") == "missing"
    assert [Path(path).name for path, _, _ in survey(str(tmp_path))] == ["a.md", "b.md"]


@posix
def test_pipes_sockets_devices_and_folders_are_never_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.txt")
    (tmp_path / "folder.txt").mkdir()
    (tmp_path / "null.txt").symlink_to("/dev/zero")
    place = os.open(tmp_path, os.O_RDONLY)
    here = os.getcwd()
    with socket.socket(socket.AF_UNIX) as end:
        os.fchdir(place)  # a socket's path may be no longer than 107 bytes
        try:
            end.bind("talk.txt")
        finally:
            os.chdir(here)
            os.close(place)
        for name in ("pipe.txt", "talk.txt", "null.txt", "folder.txt"):
            assert refused(tmp_path / name) == "wrong_type"


@posix
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_forbidden(tmp_path: Path) -> None:
    made(tmp_path, "a.md", b"Words.").chmod(0)
    assert refused(tmp_path / "a.md") == "forbidden"


@pytest.mark.parametrize("part", ["word/document.xml", "word/media/image1.bin"])
def test_a_zip_bomb_is_counted_and_not_unpacked(tmp_path: Path, part: str) -> None:
    bomb = with_part(docx(), tmp_path / "old", part, bytes(30_000_000))
    assert refused(made(tmp_path, "bomb.docx", bomb)) == "too_heavy"


def test_an_entry_that_lies_about_its_size_is_not_believed(tmp_path: Path) -> None:
    honest = zipped({"[Content_Types].xml": b"x" * 5_000_000, "word/document.xml": b""})
    lying = honest.replace((5_000_000).to_bytes(4, "little"), (1000).to_bytes(4, "little"))
    assert lying != honest
    assert refused(made(tmp_path, "lie.docx", lying)) == "broken"


def test_a_package_of_endless_parts_is_left(tmp_path: Path) -> None:
    endless = zipped({f"xl/{n}": b"" for n in range(package._MOST_ENTRIES + 1)})
    assert refused(made(tmp_path, "endless.xlsx", endless)) == "too_heavy"


@pytest.mark.parametrize(
    ("name", "whole", "part"),
    [
        ("bomb.docx", docx(), "word/document.xml"),
        ("bomb.xlsx", xlsx(3), "xl/worksheets/sheet1.xml"),
        ("bomb.epub", epub(), "O/p.opf"),
        ("bomb.pptx", all_kinds()["deck.pptx"], "ppt/slides/slide1.xml"),
    ],
)
@pytest.mark.parametrize("xml", [BOMB, "<a>" * 100_000], ids=["entities", "depth"])
def test_xml_that_grows_without_end_is_broken(tmp_path: Path, name: str, whole: bytes, part: str, xml: str) -> None:
    assert refused(made(tmp_path, name, with_part(whole, tmp_path / "old", part, xml))) in ("broken", "empty")


def test_a_chapter_of_endless_depth_ends(tmp_path: Path) -> None:
    path = made(tmp_path, "deep.epub", epub(["<p>Above.</p>" + "<div>" * 50_000 + "below"]))
    assert "Above." in divided(read(str(path))).text


def test_a_table_with_a_cell_far_out_is_read(tmp_path: Path) -> None:
    from openpyxl import Workbook

    book = Workbook()
    book.active["A1"], book.active["B2"], book.active["A1048576"] = "Ship", 12, "end"
    book.save(tmp_path / "far.xlsx")
    assert "Ship" in divided(read(str(tmp_path / "far.xlsx"))).text


def test_a_broken_picture_is_left_out(tmp_path: Path) -> None:
    assert as_png(b"\x89PNG\r\n\x1a\n" + b"x" * 100) == b""
    assert as_png(png((9000, 8000), "1")) == b""
    with pytest.raises(Unreadable):
        images(str(made(tmp_path, "cut.pdf", b"%PDF-1.4 nothing")), 1)


def test_a_survey_names_what_is_read_with_size_and_time(tmp_path: Path) -> None:
    put(tmp_path, {"b.md": b"12345", "a.png": b"", ".c.md": b""})
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "deep" / "er").mkdir(parents=True)
    put(tmp_path / "node_modules", {"d.md": b"x"})
    put(tmp_path / "deep" / "er", {"e.txt": b"x"})
    found = survey(str(tmp_path))
    assert [(os.path.relpath(path, tmp_path), size) for path, size, _ in found] == [
        ("b.md", 5),
        (os.path.join("deep", "er", "e.txt"), 1),
    ]
    assert found[0][2] == (tmp_path / "b.md").stat().st_mtime_ns
    assert survey(str(tmp_path / "a.png"))[0][1] == 0  # asked for by name: reading tells why it is not read
    with pytest.raises(Unreadable) as error:
        survey(str(tmp_path / "gone"))
    assert error.value.reason == "missing"
