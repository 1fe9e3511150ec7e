"""The program's icon: one drawing, in what each system wants."""

import struct
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

from icons import ICNS_KINDS, ICO_SIZES, SIZES, icns, ico, png

PROGRAM = Path(__file__).resolve().parents[2] / "packaging" / "icons.py"


@pytest.mark.parametrize("size", [16, 48, 256])
def test_a_picture_has_its_size_and_nothing_at_its_corners(size: int) -> None:
    picture = Image.open(BytesIO(png(size)))
    assert (picture.size, picture.mode) == ((size, size), "RGBA")
    opacity = picture.getchannel("A").tobytes()
    assert opacity[0] <= 1, "of 255"
    assert opacity[size * (size // 4) + size // 2] > 250


def test_the_icon_of_windows_holds_a_picture_for_each_scale() -> None:
    data = ico()
    assert set(Image.open(BytesIO(data)).info["sizes"]) == {(size, size) for size in ICO_SIZES}
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(ICO_SIZES))


def test_the_icon_of_macos_holds_what_its_directory_says() -> None:
    data = icns()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    place, pictures = 8, {}
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        pictures[kind] = Image.open(BytesIO(data[place + 8 : place + length])).size[0]
        place += length
    assert pictures == dict(ICNS_KINDS)


def test_the_command_writes_every_file_and_the_same_bytes_each_time(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        subprocess.run([sys.executable, str(PROGRAM), str(folder)], check=True)
    files = sorted(path.relative_to(folders[0]) for path in folders[0].rglob("*.*"))
    assert len(files) == len(SIZES) + 2
    assert all((folders[0] / file).read_bytes() == (folders[1] / file).read_bytes() for file in files)
