"""Where the window's parts stand: the list, the transcript between its bars and the composer, the panes beside it."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QSplitter, QVBoxLayout, QWidget

from app.ui.composer.composer import Composer
from app.ui.widgets.theme import Colours
from app.ui.window.panes import Pane, Panes

_COLUMN = 792  # pixels: lines of text stay readable however wide the window is
_MARGIN = 24  # pixels beside it
_NARROWEST, _ROOM_FOR_LIST, _ROOM_FOR_SOURCES = 420, 720, 960  # pixels of the window's width
_COMFORT = 480  # pixels that the transcript keeps beside both panes; they give up theirs first


class WindowLayout:
    """`stage` takes the transcript when it is there."""

    def __init__(
        self,
        window: QMainWindow,
        listing: QWidget,
        header: QWidget,
        bars: Sequence[QWidget],
        composer: Composer,
        side: QWidget,
    ) -> None:
        self._window, self._composer = window, composer
        self.stage = QVBoxLayout()
        self.stage.setContentsMargins(0, 0, 0, 0)
        self._centre = QWidget()
        self._centre.setObjectName("centre")
        self._fill_centre(header, bars)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        for number, pane in enumerate((listing, self._centre, side)):
            self.split.addWidget(pane)
            self.split.setCollapsible(number, number != 1)
            self.split.setStretchFactor(number, int(number == 1))
        self.split.setHandleWidth(1)
        window.setCentralWidget(self.split)
        self.panes = Panes(window, self._centre, (Pane(side, _ROOM_FOR_SOURCES), Pane(listing, _ROOM_FOR_LIST)))

    def keep_room(self) -> None:
        """The window, or what stands in it, has another size."""
        narrowest = max(_NARROWEST, self._composer.narrowest() + 2 * _MARGIN)  # larger where the system's font is
        self._window.setMinimumWidth(narrowest)  # without the panes, which go by themselves
        comfort = _COMFORT if self._window.width() >= _ROOM_FOR_SOURCES else 0
        self._centre.setMinimumWidth(max(narrowest, comfort))

    def _fill_centre(self, header: QWidget, bars: Sequence[QWidget]) -> None:
        column = QVBoxLayout(self._centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(header)
        for bar in bars:
            column.addLayout(_narrow(bar, 8, 0))
        column.addLayout(self.stage, 1)
        column.addLayout(_narrow(self._composer, 8, 16))


def _narrow(widget: QWidget, above: int, below: int) -> QVBoxLayout:
    """A layout that keeps a widget in the column of text."""
    widget.setMaximumWidth(_COLUMN - 2 * _MARGIN)
    layout = QVBoxLayout()
    layout.setContentsMargins(_MARGIN, above, _MARGIN, below)
    layout.addWidget(widget)
    layout.setAlignment(widget, Qt.AlignmentFlag(0))
    return layout


def transcript_for(web: bool, colours: Colours, font_size: int, parent: QWidget) -> Any:
    """The page in Chromium, or plain text where that cannot start."""
    if web:
        from app.ui.transcript.view import Transcript

        return Transcript(colours, font_size, parent)
    from app.ui.transcript.plain import PlainTranscript

    return PlainTranscript(colours, font_size, parent)
