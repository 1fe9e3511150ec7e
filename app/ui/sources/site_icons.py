"""Icons of sites, as the sources panel shows them. They are hostile: only small raster pictures are read."""

import struct
from collections.abc import Awaitable, Callable, Iterable
from urllib.parse import urlsplit

from PySide6.QtCore import QBuffer, QIODevice, QObject, Qt, Signal
from PySide6.QtGui import QImage, QImageReader

from app.ui.tasks.turn_runner import Tasks

SIDE = 64  # pixels that are kept of an icon
_LARGEST = 1024  # pixels of a side, as the file tells before anything is unpacked
_MOST_BYTES = 65_536
_MOST_CACHED = 500
_PNG = b"\x89PNG\r\n\x1a\n"
_KINDS = (
    (_PNG, b"png"),
    (b"\x00\x00\x01\x00", b"ico"),
    (b"\xff\xd8\xff", b"jpg"),
    (b"GIF8", b"gif"),
    (b"RIFF", b"webp"),
)


class SiteIcons(QObject):
    """`icon` as in the port `SiteIcons`, None for no icons at all; each host is asked for once."""

    changed = Signal()

    def __init__(self, icon: Callable[[str], Awaitable[bytes]] | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._tasks = Tasks(self)
        self._requested: set[str] = set()
        self._pictures: dict[str, QImage] = {}

    def of(self, url: str) -> QImage | None:
        return self._pictures.get(_host(url))

    def want(self, urls: Iterable[str]) -> None:
        """Fetch what is missing; `changed` tells when something came."""
        ask = self._icon
        if ask is None:
            return
        for url in urls:
            host = _host(url)
            if host and host not in self._requested:
                self._requested.add(host)
                self._fetch(ask, host, url)

    def forget_missing(self) -> None:
        """A host that had no icon may be asked again: its page may have been read meanwhile."""
        self._requested.intersection_update(self._pictures)

    async def cancel(self) -> None:
        await self._tasks.cancel()

    def _fetch(self, ask: Callable[[str], Awaitable[bytes]], host: str, url: str) -> None:
        async def icon() -> bytes:
            return await ask(url)

        self._tasks.request(icon(), lambda data: self._take(host, data), lambda failure: None)

    def _take(self, host: str, data: bytes) -> None:
        image = picture(data)
        if image is None:
            return
        while len(self._pictures) >= _MOST_CACHED:
            oldest = next(iter(self._pictures))
            del self._pictures[oldest]
            self._requested.discard(oldest)
        self._pictures[host] = image
        self.changed.emit()


def picture(data: bytes) -> QImage | None:
    """A PNG, ICO, JPEG, GIF or WebP within `SIDE` pixels; None for everything else, SVG included.

    The format is the one that the bytes begin with and no other is tried, and nothing is unpacked whose header tells
    of more than we want.
    """
    if len(data) > _MOST_BYTES:
        return None
    kind = next((name for magic, name in _KINDS if data.startswith(magic)), b"")
    if kind == b"ico":
        data, kind = _best_of_ico(data)
    if not kind:
        return None
    buffer = QBuffer()
    buffer.setData(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, kind)
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    if not 0 < size.width() <= _LARGEST or not 0 < size.height() <= _LARGEST:
        return None
    image = reader.read()
    if image.isNull():
        return None
    if max(image.width(), image.height()) <= SIDE:
        return image
    return image.scaled(SIDE, SIDE, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)


def _best_of_ico(data: bytes) -> tuple[bytes, bytes]:
    """(one picture of an ICO, its format); nothing where it has none of fair size.

    https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10): what the directory says of a picture's size is
    not what the decoder believes, so that the picture's own header is looked at.
    """
    best, least = (b"", b""), float("inf")
    count = min(struct.unpack_from("<H", data, 4)[0], 64) if len(data) >= 6 else 0
    for number in range(count):
        entry = data[6 + 16 * number : 22 + 16 * number]
        if len(entry) < 16:
            break
        length, offset = struct.unpack_from("<II", entry, 8)
        inner = data[offset : offset + length]
        if inner.startswith(_PNG):
            one, width = (inner, b"png"), struct.unpack_from(">I", inner, 16)[0] if len(inner) >= 20 else 0
        elif len(inner) >= 40:
            width, height = struct.unpack_from("<ii", inner, 4)
            width = width if 0 < height <= 512 else 0  # it counts the mask too
            alone = data[:4] + struct.pack("<H", 1) + entry[:12] + struct.pack("<I", 22)
            one = (alone + inner, b"ico")
        else:
            continue
        bits = struct.unpack_from("<H", entry, 6)[0]
        cost = abs(width - 32) + (32 - min(bits, 32)) / 64
        if 0 < width <= 256 and cost < least:
            best, least = one, cost
    return best


def _host(url: str) -> str:
    try:
        return urlsplit(url).netloc.rpartition("@")[2].lower()
    except ValueError:
        return ""
