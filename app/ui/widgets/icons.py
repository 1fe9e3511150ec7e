"""Line icons, drawn in the colour that the theme asks for: 20 × 20 units, stroked; and the program's own."""

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.locations import resources

_PATHS = {
    "plus": "M10 4v12M4 10h12",
    "search": "M9 3.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 0 0 0-11zM13.2 13.2L17 17",
    "sliders": "M3 6h8M15 6h2M13 4v4M3 14h2M9 14h8M7 12v4",
    "send": "M10 16V4.5M5 9.3l5-5l5 5",
    "stop": "M6 6h8v8h-8z",
    "globe": "M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM3 10h14M10 3c4.2 4.2 4.2 9.8 0 14c-4.2-4.2-4.2-9.8 0-14z",
    "panel": "M3.5 4.5h13v11h-13zM12 4.5v11",
    "columns": "M3.5 4.5h5.2v11h-5.2zM11.3 4.5h5.2v11h-5.2z",
    "list": "M3.5 4.5h13v11h-13zM8 4.5v11",
    "copy": "M7 7h9v9.5h-9zM13 7V3.5H4v9.5h3",
    "open": "M11 4h5v5M16 4l-7 7M13.5 11.5V16h-9.5V6.5h4.5",
    "archive": "M3.5 4h13v3.5h-13zM4.8 7.5V16h10.4V7.5M8 10.5h4",
    "trash": "M4 6h12M8 6V3.5h4V6M5.5 6l.8 10.5h7.4L14.5 6M8.5 9v4.5M11.5 9v4.5",
    "pencil": "M4 16l.8-3.6L13.2 4l2.8 2.8l-8.4 8.4zM11.5 5.7l2.8 2.8",
    "down": "M5.5 8l4.5 4.5L14.5 8",
    "close": "M5 5l10 10M15 5L5 15",
    "check": "M4.5 10.5l3.8 3.8L15.5 6",
    "key": "M12.5 3.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM9.6 10.4L3.5 16.5M5.5 14.5l2 2",
    "warning": "M10 3.5l7.2 12.8H2.8zM10 8.2v3.6M10 13.9v.3",
    "chat": "M3.5 4.5h13v9.5H9l-3.5 3v-3h-2z",
    "quote": "M4 14V10a4 4 0 0 1 3.5-4M4 10h4v4H4M11.5 14V10a4 4 0 0 1 3.5-4M11.5 10h4v4h-4",
    "folder": "M3 15.5v-11h5l1.8 2H17v9z",
    "up": "M5.5 12.5L10 8l4.5 4.5",
    "book": "M10 5.5C8 4 5.5 3.8 3.5 4v11.5c2-.2 4.5 0 6.5 1.5c2-1.5 4.5-1.7 6.5-1.5V4c-2-.2-4.5 0-6.5 1.5zM10 5.5V17",
    "more": "M4.5 9.6v.8M10 9.6v.8M15.5 9.6v.8",
    "again": "M15.5 8A6 6 0 1 0 16 11.5M16 4v4.2h-4.2",
    "person": "M10 3.5a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4zM3.8 16.5c.6-3 3-4.4 6.2-4.4s5.6 1.4 6.2 4.4z",
    "right": "M8 5.5l4.5 4.5L8 14.5",
    "lock": "M5.5 9.5h9v7h-9zM7.2 9.5V7a2.8 2.8 0 0 1 5.6 0v2.5",
    "minus": "M4 10h12",
    "fit": "M7.5 3.5h-4v4M12.5 3.5h4v4M7.5 16.5h-4v-4M12.5 16.5h4v-4",
    "graph": "M10 3a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM5 13a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM15 13a2 2 0 1 0 0 4a2 2 0 0 0 0-4z"
    "M9.1 6.8L5.9 13.2M10.9 6.8L14.1 13.2",
    "clock": "M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM10 6v4.2l2.8 1.8",
    "question": "M7 7.2A3 3 0 1 1 10.6 10.2C10.1 10.5 10 11 10 12.2M10 15v.3",
    "skip": "M4.5 5l6 5l-6 5M15 5v10",
    "document": "M5 3h6.5l3.5 3.5V17H5zM11.5 3v3.5H15M7.5 10h5M7.5 13h5",
    "clip": "M14.5 9.5l-5 5a3 3 0 0 1-4.2-4.2l6-6a2 2 0 0 1 2.8 2.8l-6 6a1 1 0 0 1-1.4-1.4l5-5",
    "save": "M10 3.5v9M6 8.8l4 4l4-4M4 16.5h12",
    "eye": "M2.5 10C4.5 6.5 7 5 10 5s5.5 1.5 7.5 5c-2 3.5-4.5 5-7.5 5s-5.5-1.5-7.5-5z"
    "M10 7.6a2.4 2.4 0 1 0 0 4.8a2.4 2.4 0 0 0 0-4.8z",
    "eye-off": "M2.5 10C4.5 6.5 7 5 10 5s5.5 1.5 7.5 5c-2 3.5-4.5 5-7.5 5s-5.5-1.5-7.5-5zM4 16.5L16 3.5",
    "pin": "M7.5 3.5h5M8.2 3.5v5L6 11.5h8l-2.2-3v-5M10 11.5v5",
    "box": "M3.5 4.5h13v3.5h-13zM4.5 8v8h11V8M8 11h4",
    "tag": "M3.5 3.5h6l7 7l-6 6l-7-7zM6.8 6.8v.1",
    "back": "M11.5 5.5L7 10l4.5 4.5",
    "plug": "M7 3.5v4M13 3.5v4M4.5 7.5h11v2a5.5 5.5 0 0 1-11 0zM10 15v2.5",
    "wrench": "M13.4 3.6a4.2 4.2 0 0 0-5.6 5.3l-4.1 4.2a2 2 0 0 0 2.9 2.9l4.2-4.1a4.2 4.2 0 0 0 5.3-5.6l-2.6 2.6"
    "l-2.7-2.7z",
    "dot": "M10 8.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3z",
}
_FILLED = ("stop", "dot")


def icon(name: str, colour: str, disabled: str = "") -> QIcon:
    """The icon in `colour`, sharp at every scale; `disabled`: its colour on a disabled button."""
    return QIcon(_Engine(svg(name, colour).encode(), svg(name, disabled or colour).encode()))


def program_icon() -> QIcon:
    """The program's own, as its packages have it: of the window, the tray and *About*."""
    try:
        drawing = (resources() / "icon" / "citewise.svg").read_bytes()
    except OSError:  # a damaged installation starts all the same; `--self-check` says what is missing
        return QIcon()
    return QIcon(_Engine(drawing, drawing))


def svg(name: str, colour: str) -> str:
    """The icon's drawing, for whoever shows SVG itself."""
    fill = colour if name in _FILLED else "none"
    line = f'stroke="{colour}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
    start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"'
    return f'{start} fill="{fill}" {line}><path d="{_PATHS[name]}"/></svg>'


class _Engine(QIconEngine):
    """Draws the vector at the size that is asked for, so that no scale of the screen blurs it."""

    def __init__(self, normal: bytes, disabled: bytes) -> None:
        super().__init__()
        self._drawing = {
            mode: QSvgRenderer(QByteArray(drawing))
            for mode, drawing in ((QIcon.Mode.Normal, normal), (QIcon.Mode.Disabled, disabled))
        }
        self._args = (normal, disabled)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        drawing = self._drawing.get(mode, self._drawing[QIcon.Mode.Normal])
        side = min(rect.width(), rect.height())  # what is wider than high keeps its distance from the words behind it
        drawing.render(painter, QRectF(rect.x(), rect.y() + (rect.height() - side) / 2, side, side))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, pixmap.rect(), mode, state)
        painter.end()
        return pixmap

    def clone(self) -> QIconEngine:
        return _Engine(*self._args)
