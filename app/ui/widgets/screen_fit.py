"""A window is never larger than the screen that it opens on, nor beyond its edge."""

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QStyle, QWidget


def fit_on_screen(window: QWidget) -> None:
    """Call this before the window is shown, once it has the size that it would like."""
    style = window.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    place = fitted(window.geometry(), window.screen().availableGeometry(), style)
    if place.size() != window.size():
        window.resize(place.size())
    if place.topLeft() != window.pos() and not window.isMaximized() and not window.isFullScreen():
        window.move(place.topLeft())


def fitted(place: QRect, available: QRect, title_bar: int) -> QRect:
    """`place`, made smaller and moved as far as needed; `title_bar`: its height, which stands above it."""
    room = available.adjusted(0, title_bar, 0, 0)
    size = QSize(min(place.width(), room.width()), min(place.height(), room.height()))
    left = min(max(place.left(), room.left()), room.right() + 1 - size.width())
    top = min(max(place.top(), available.top()), room.bottom() + 1 - size.height())
    return QRect(QPoint(left, top), size)
