"""What the page's script may say to the program: a few typed calls, each checked again by who listens."""

import json
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

Cards = Callable[[str, list[tuple[int, int]]], list[dict[str, str]]]  # turn, (citation, number) pairs → rows of a card


class Bridge(QObject):
    """The object `bridge` in the page's world. Turn ids and numbers from there name nothing that must exist."""

    citation_pressed = Signal(str, int, int)  # turn, citation index, source number
    source_pressed = Signal(str, int)  # turn, source number: to be opened in the browser
    link_pressed = Signal(str)
    action_pressed = Signal(str, str, str)  # what, turn, value
    older_requested = Signal()
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

    @Slot()
    def older(self) -> None:
        self.older_requested.emit()

    @Slot(str)
    def copy(self, text: str) -> None:
        self.copy_requested.emit(text)

    @Slot(str, str, result=str)
    def card(self, turn: str, refs: str) -> str:
        """Rows of the hover card as JSON: [{"ref", "title", "site", "passage"}]."""
        pairs = [tuple(map(int, pair.split(":"))) for pair in refs.split(",") if pair]
        return json.dumps(self.cards(turn, [(index, number) for index, number in pairs]))
