"""Icons of sites: what is taken for a picture, and how it gets into the list."""

import asyncio
import struct
import zlib

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from app.ui.sources.panel import SourcesPanel
from app.ui.sources.site_icons import SIDE, SiteIcons, picture
from app.ui.widgets.theme import colours
from tests.ui.fakes import FakeIcons
from tests.ui.samples import answered

RED = QColor("#d02020")


def drawn(width: int, height: int = 0, kind: str = "PNG", colour: QColor = RED) -> bytes:
    image = QImage(width, height or width, QImage.Format.Format_RGB32)
    image.fill(colour)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def ico(*pictures: bytes, sizes: tuple[int, ...] = (16, 32, 64)) -> bytes:
    offset, entries = 6 + 16 * len(pictures), b""
    for side, one in zip(sizes, pictures, strict=False):
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(one), offset)
        offset += len(one)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures)


def png_that_claims(width: int, height: int) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(bytes(50_000))), (b"IEND", b"")]
    packed = [struct.pack(">I", len(d)) + n + d + struct.pack(">I", zlib.crc32(n + d)) for n, d in chunks]
    return b"\x89PNG\r\n\x1a\n" + b"".join(packed)


@pytest.mark.parametrize("kind", ["PNG", "JPG", "ICO", "WEBP"])
def test_the_usual_kinds_are_pictures(kind: str) -> None:
    image = picture(drawn(32, kind=kind))
    assert image is not None
    assert (image.width(), image.height()) == (32, 32)
    assert image.pixelColor(9, 9).red() > 150


def test_a_gif_is_a_picture() -> None:
    head = b"GIF89a\x01\x00\x01\x00\x80\x00\x00\xff\x00\x00\x00\x00\x00"
    gif = head + b",\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02D\x01\x00;"
    image = picture(gif)
    assert image is not None
    assert image.pixelColor(0, 0) == QColor("#ff0000")


def test_a_large_icon_is_kept_small_in_its_shape() -> None:
    image = picture(drawn(200, 100))
    assert image is not None
    assert (image.width(), image.height()) == (SIDE, SIDE // 2)


def test_of_an_ico_the_picture_nearest_to_what_is_shown_is_taken() -> None:
    pictures = [drawn(16, colour=QColor("black")), drawn(32), drawn(64, colour=QColor("white"))]
    image = picture(ico(*pictures))
    assert image is not None
    assert (image.width(), image.pixelColor(9, 9)) == (32, RED)


def test_an_old_ico_without_png_is_a_picture() -> None:
    old = bytes(drawn(32, kind="BMP")[14:])
    pixels = old[:8] + struct.pack("<i", 64) + old[12:] + bytes(4 * 32)  # the height counts the mask, which follows
    image = picture(ico(pixels, sizes=(32,)))
    assert image is not None
    assert image.width() == 32


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        b"\x89PNG\r\n\x1a\n<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        png_that_claims(60_000, 60_000),
        png_that_claims(16, 1_000_000),
        ico(png_that_claims(60_000, 60_000)),
        ico(b"\x28\0\0\0" + struct.pack("<ii", 60_000, 60_000) + bytes(64)),
        ico(b"short"),
        b"\x00\x00\x01\x00",
        b"\x00\x00\x01\x00\xff\xff",
        b"\x00\x00\x01\x00\x01\x00" + b"\xff" * 40,
        b"GIF89a",
        b"RIFF\x00\x00\x00\x00WEBP",
        b"RIFF\x00\x00\x00\x00WAVE",
        b"\xff\xd8\xff\xe0" + bytes(100),
        drawn(32)[:60],
        drawn(32).ljust(70_000),
    ],
)
def test_what_is_no_small_picture_is_none(data: bytes) -> None:
    assert picture(data) is None


async def test_icons_of_read_sources_are_asked_for_once_and_shown(qtbot: QtBot) -> None:
    icons = FakeIcons({"https://en.wikipedia.org/s1": drawn(32), "https://structurae.net/s2": b"none"})
    panel = SourcesPanel(colours(dark=False), icon=icons.icon)
    qtbot.addWidget(panel)
    with qtbot.captureExceptions() as bugs:
        panel.show_turn(answered())
        panel.show_turn(answered())
        await panel.icons._tasks.done()
    assert not bugs
    assert icons.asked == ["https://en.wikipedia.org/s1", "https://structurae.net/s2", "https://nyctourism.com/s3"]
    assert panel.icons.of("https://en.wikipedia.org/other") is not None
    assert panel.icons.of("https://structurae.net/s2") is None
    panel.show_turn(answered("t2"))  # in which they may have been read
    await panel.icons._tasks.done()
    assert icons.asked[3:] == ["https://structurae.net/s2", "https://nyctourism.com/s3"]


async def test_closing_cancels_what_is_on_its_way(qtbot: QtBot) -> None:
    begun, ended = asyncio.Event(), []

    async def never(url: str) -> bytes:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(url)
        return b""

    icons = SiteIcons(never)
    icons.want(["https://a.example/x", "https://a.example/y", "no address"])
    await begun.wait()
    await icons.cancel()
    assert ended == ["https://a.example/x"]


@pytest.mark.parametrize("dark", [False, True])
def test_the_icon_stands_before_the_site(dark: bool, qtbot: QtBot) -> None:
    image = picture(drawn(32))
    assert image is not None
    panel = SourcesPanel(colours(dark=dark))
    qtbot.addWidget(panel)
    panel.resize(360, 700)
    panel.icons._pictures["en.wikipedia.org"] = image
    panel.show_turn(answered())
    panel.show()
    seen = panel.view.viewport().grab().toImage()
    reds = [(x, y) for y in range(seen.height()) for x in range(100) if seen.pixelColor(x, y) == RED]
    assert len({y for _, y in reds}) >= 10  # one icon, of the only site that has one
    assert max(y for _, y in reds) - min(y for _, y in reds) < 40
