"""What the page's script may say to the program: a few typed calls, each checked again by who listens."""

import json
from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Signal, Slot

Pairs = list[tuple[int, int]]  # citation's index, source's number
Cards = Callable[[str, Pairs], list[dict[str, str]]]  # turn → rows of a card


class Bridge(QObject):
    """The object `bridge` in the page's world. Turn ids and numbers from there name nothing that must exist."""

    citation_pressed = Signal(str, int, int)  # turn, citation index, source number
    source_pressed = Signal(str, int)  # turn, source number: to be opened in the browser
    link_pressed = Signal(str)
    action_pressed = Signal(str, str, str)  # what, turn, value
    menu_requested = Signal(str, object, QPoint)  # turn, `Pairs`; where in the page
    older_requested = Signal()
    turn_requested = Signal(str, int)  # turn, and how many after it is to be shown
    turn_read = Signal(str)  # the turn in the upper third of the view
    copy_requested = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.cards: Cards = lambda turn, pairs: []

    @Slot(str, int, int)
    def open_citation(self, turn: str, index: int, number: int) -> None:
        self.citation_pressed.emit(turn, index, number)

    @Slot(str, int)
    def open_source(self, turn: str, number: int) -> None:
        self.source_pressed.emit(turn, number)

    @Slot(str)
    def open_link(self, url: str) -> None:
        self.link_pressed.emit(url)

    @Slot(str, str, str)
    def act(self, what: str, turn: str, value: str) -> None:
        self.action_pressed.emit(what, turn, value)

    @Slot(str, str, int, int)
    def menu(self, turn: str, refs: str, x: int, y: int) -> None:
        self.menu_requested.emit(turn, _pairs(refs), QPoint(x, y))

    @Slot(str, int)
    def go(self, turn: str, by: int) -> None:
        self.turn_requested.emit(turn, by)

    @Slot()
    def older(self) -> None:
        self.older_requested.emit()

    @Slot(str)
    def reading(self, turn: str) -> None:
        self.turn_read.emit(turn)

    @Slot(str)
    def copy(self, text: str) -> None:
        self.copy_requested.emit(text)

    @Slot(str, str, result=str)
    def card(self, turn: str, refs: str) -> str:
        """Rows of the hover card as JSON: [{"ref", "title", "site", "passage"}]."""
        return json.dumps(self.cards(turn, _pairs(refs)))


def _pairs(refs: str) -> Pairs:
    """Of a chip's `data-r`."""
    pairs = (tuple(map(int, pair.split(":"))) for pair in refs.split(",") if pair)
    return [(index, number) for index, number in pairs]
