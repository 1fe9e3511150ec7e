import base64
import zipfile
from pathlib import Path

import pytest

from app.adapters.imports import media
from app.adapters.imports.archive import open_archive
from app.adapters.imports.media import file_of_data_uri, file_of_member, media_type
from app.core.domain.transfer import ForeignFile, SkippedPart, SkipReason

PNG = b"\x89PNG\r\n\x1a\n rest"


@pytest.mark.parametrize(
    ("data", "name", "kind"),
    [
        (PNG, "photo.jpg", "image/png"),
        (b"\xff\xd8\xff\xe0", "", "image/jpeg"),
        (b"GIF89a..", "", "image/gif"),
        (b"RIFF\x00\x00\x00\x00WEBPVP8 ", "", "image/webp"),
        (b"\x00\x00\x00\x20ftypavif", "", "image/avif"),
        (b"%PDF-1.7", "", "application/pdf"),
        (b"plain", "NOTES.TXT", "text/plain"),
        (b"?", "", ""),
    ],
)
def test_bytes_tell_what_a_file_is_before_its_name_does(data: bytes, name: str, kind: str) -> None:
    assert media_type(data, name) == kind


def test_a_data_address_holds_its_file() -> None:
    packed = base64.b64encode(PNG).decode()
    assert file_of_data_uri(f"data:image/jpeg;base64,{packed}", "a.png") == ForeignFile("a.png", "image/png", PNG)
    assert file_of_data_uri("data:text/plain;charset=utf-8,%E8%8C%B6") == ForeignFile("", "text/plain", "茶".encode())
    unpadded = file_of_data_uri(f"data:image/png;base64,{packed.rstrip('=')}")
    assert unpadded is not None
    assert unpadded.data == PNG


@pytest.mark.parametrize("uri", ["https://e.org/a.png", "data:image/png;base64,a", "data:image/png", "", "data:,"])
def test_what_is_no_data_address_gives_no_file(uri: str) -> None:
    assert file_of_data_uri(uri) is None


def test_a_member_is_read_or_told_as_skipped(tmp_path: Path) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("a/cat.dat", PNG)
        file.writestr("a/large.bin", b"0" * (media.MOST_BYTES + 1))
        file.writestr("a/unknown", b"?")
    with open_archive(path) as archive:
        assert file_of_member(archive, "a/cat.dat", "cat.png") == ForeignFile("cat.png", "image/png", PNG)
        assert file_of_member(archive, "a/unknown", "x", "a/b") == ForeignFile("x", "a/b", b"?")
        large = file_of_member(archive, "a/large.bin", "large")
        assert large == SkippedPart("a/large.bin", SkipReason.TOO_LARGE, "large")
        assert file_of_member(archive, "b", "b") == SkippedPart("b", SkipReason.MISSING_FILE, "b")


def test_a_damaged_member_costs_itself(tmp_path: Path) -> None:
    path = tmp_path / "export.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as file:
        file.writestr("cat.png", PNG * 10)
    path.write_bytes(path.read_bytes().replace(b" rest", b" RUST", 1))
    with open_archive(path) as archive:
        part = file_of_member(archive, "cat.png", "cat.png")
    assert isinstance(part, SkippedPart)
    assert part.reason is SkipReason.BROKEN
