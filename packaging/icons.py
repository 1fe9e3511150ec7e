"""The program's icon in the sizes and containers that systems want, all of one drawing: `icons.py OUTDIR`.

PNG for Linux, ICO for Windows, ICNS for macOS; the same drawing gives the same bytes.
https://learn.microsoft.com/windows/win32/uxguide/vis-icons
"""

import os
import struct
import sys
from io import BytesIO
from pathlib import Path

DRAWING = Path(__file__).resolve().parents[1] / "resources" / "icon" / "citewise.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)  # pixels, of the folders of the hicolor theme
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)  # at 100 to 250 %
# Kinds of an ICNS whose content is a PNG, and its pixels: 16 to 512 points, at one and two pixels a point.
ICNS_KINDS = (
    (b"ic11", 32), (b"ic12", 64), (b"ic07", 128), (b"ic13", 256), (b"ic08", 256), (b"ic14", 512), (b"ic09", 512),
    (b"ic10", 1024),
)  # fmt: skip


def png(size: int) -> bytes:
    """The drawing as PNG of `size` × `size` pixels, on nothing."""
    from PIL import Image
    from PySide6.QtCore import QByteArray
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    scale = 4 if size < 64 else 1  # drawn larger and made smaller: thin parts of small pictures stay even
    picture = QImage(size * scale, size * scale, QImage.Format.Format_RGBA8888)
    picture.fill(0)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(DRAWING.read_bytes())).render(painter)
    painter.end()
    whole = Image.frombytes("RGBA", (picture.width(), picture.height()), bytes(picture.constBits()))
    if scale > 1:
        whole = whole.resize((size, size), Image.Resampling.LANCZOS)
    stream = BytesIO()
    whole.save(stream, "PNG", optimize=True)  # Pillow writes no date
    return stream.getvalue()


def ico() -> bytes:
    """All sizes as PNG, which Windows reads since Vista."""
    pictures = [(size, png(size)) for size in ICO_SIZES]
    head, place = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, data in pictures:
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + b"".join(data for _, data in pictures)


def icns() -> bytes:
    """Apple's container: kind, length, picture; its own length in front."""
    pictures = [(kind, png(size)) for kind, size in ICNS_KINDS]
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main(folder: Path) -> int:
    """Write `citewise.ico`, `citewise.icns` and `SIZE/citewise.png` there."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "citewise.ico").write_bytes(ico())
    (folder / "citewise.icns").write_bytes(icns())
    for size in SIZES:
        place = folder / str(size)
        place.mkdir(exist_ok=True)
        (place / "citewise.png").write_bytes(png(size))
    return 0


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if len(sys.argv) != 2:
        sys.exit("icons.py OUTDIR")
    sys.exit(main(Path(sys.argv[1])))
