"""Where the window's parts stand: the list, the transcript between its bars and the composer, the panes beside it."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QSplitter, QVBoxLayout, QWidget

from app.ui.widgets.theme import Colours
from app.ui.window.panes import Pane, Panes

if TYPE_CHECKING:
    from app.ui.composer.composer import Composer
    from app.ui.transcript.early_page import EarlyPage

_COLUMN = 792  # pixels: lines of text stay readable however wide the window is
_MARGIN = 24  # pixels beside it
_SCROLL_BAR = 11  # pixels that the transcript keeps for its own beside its column
_NARROWEST, _ROOM_FOR_LIST, _ROOM_FOR_SOURCES = 420, 720, 960  # pixels of the window's width
_LIST, _SIDE = 200, 260  # pixels that the panes need
WIDTHS = (260, 680, 340)  # pixels of the list, the transcript and the panes beside it, at the first start
_COMFORT = 480  # pixels that the transcript keeps beside both panes; they give up theirs first


class WindowLayout:
    """Rooms of the right size, empty until what belongs there is put in."""

    def __init__(self, window: QMainWindow, header: QWidget, bar: QWidget) -> None:
        self._window = window
        self.composer: Composer | None = None
        self._stage = QVBoxLayout()
        self._stage.setContentsMargins(0, 0, 0, 0)
        self._stage.addWidget(QWidget())
        self._centre = QWidget()
        self._centre.setObjectName("centre")
        self._card = QFrame()
        self._card.setObjectName("composer")
        self._fill_centre(header, bar)
        self.listing: QWidget = _room(_LIST)
        self.side: QWidget = _room(_SIDE)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        for number, pane in enumerate((self.listing, self._centre, self.side)):
            self.split.addWidget(pane)
            self._behave(number)
        self.split.setHandleWidth(1)
        window.setCentralWidget(self.split)
        listing, _, side = WIDTHS
        sources = Pane(self.side, _ROOM_FOR_SOURCES, side, occupied=False)
        panes = sources, Pane(self.listing, _ROOM_FOR_LIST, listing)
        self.panes = Panes(window, self._centre, panes)

    def expect_composer(self, height: int) -> None:
        """Its height in pixels at the window's last end."""
        self._card.setFixedHeight(height)

    def put_composer(self, composer: "Composer") -> None:
        self.composer = composer
        place = self._foot.indexOf(self._card)
        self._foot.removeWidget(self._card)
        self._card.deleteLater()
        self._foot.insertWidget(place, _narrowed(composer), _COLUMN)

    def put_transcript(self, transcript: QWidget) -> None:
        """Or the page that it will stand in, which it took over when it comes itself."""
        while item := self._stage.takeAt(0):
            if (old := item.widget()) is not None and not transcript.isAncestorOf(old):
                old.deleteLater()
        self._stage.addWidget(transcript)

    def put_list(self, listing: QWidget) -> None:
        self.listing = self._exchange(0, listing)

    def put_side(self, side: QWidget) -> None:
        self.side = self._exchange(2, side)

    def add_bar(self, bar: QWidget) -> None:
        """Below the bar that is there."""
        self._column.insertLayout(2, _narrow(bar, 8, 0))

    def keep_room(self) -> None:
        """The window, or what stands in it, has another size."""
        words = self.composer.narrowest() if self.composer is not None else 0
        narrowest = max(_NARROWEST, words + 2 * _MARGIN + _SCROLL_BAR)  # larger where the system's font is
        self._window.setMinimumWidth(narrowest)  # without the panes, which go by themselves
        comfort = _COMFORT if self._window.width() >= _ROOM_FOR_SOURCES else 0
        self._centre.setMinimumWidth(max(narrowest, comfort))

    def _exchange(self, number: int, pane: QWidget) -> QWidget:
        """It is as wide as the empty room was, and hidden if that was."""
        sizes, room = self.split.sizes(), self.listing if number == 0 else self.side
        hidden = room.isHidden()
        self.split.replaceWidget(number, pane)
        pane.setVisible(not hidden)
        self._behave(number)
        # A width of nothing, as a hidden room has it, would stay one when the pane comes into view.
        self.split.setSizes([size or usual for size, usual in zip(sizes, WIDTHS, strict=True)])
        self.panes.replace(room, pane)
        room.deleteLater()
        return pane

    def _behave(self, number: int) -> None:
        self.split.setCollapsible(number, number != 1)
        self.split.setStretchFactor(number, int(number == 1))

    def _fill_centre(self, header: QWidget, bar: QWidget) -> None:
        column = self._column = QVBoxLayout(self._centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(header)
        column.addLayout(_narrow(bar, 8, 0))
        column.addLayout(self._stage, 1)
        self._foot = _narrow(self._card, 8, 16)
        column.addLayout(self._foot)


def _room(width: int) -> QFrame:
    """An empty pane."""
    room = QFrame()
    room.setProperty("panel", True)
    room.setMinimumWidth(width)
    return room


def _narrowed(widget: QWidget) -> QWidget:
    widget.setMaximumWidth(_COLUMN - 2 * _MARGIN)
    return widget


def _narrow(widget: QWidget, above: int, below: int) -> QHBoxLayout:
    """A layout that keeps a widget in the column of text, which stands in the middle of however wide a window."""
    layout = QHBoxLayout()
    layout.setContentsMargins(_MARGIN, above, _MARGIN + _SCROLL_BAR, below)
    layout.addStretch(1)
    layout.addWidget(_narrowed(widget), _COLUMN)  # all the room up to its most; the stretches share what is left
    layout.addStretch(1)
    return layout


def transcript_for(web: bool, colours: Colours, font_size: int, parent: QWidget, page: "EarlyPage | None") -> Any:
    """In Chromium, in the page that was begun already if one was; plain text where Chromium cannot start."""
    if web:
        from app.ui.transcript.view import Transcript

        return Transcript(colours, font_size, parent, page)
    from app.ui.transcript.plain import PlainTranscript

    return PlainTranscript(colours, font_size, parent)
