"""What the window remembers of itself until the next start: its size, its panes, the groups that are folded."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget

from app.ui.widgets.screen_fit import fit_on_screen
from app.ui.window.layout import WIDTHS, WindowLayout

if TYPE_CHECKING:
    from app.ui.conversations.list import ConversationList

_COMPOSER = 92  # pixels of its height, at the first start
_SIZE = 1280, 820  # pixels, at the first start


class WindowState:
    def __init__(self, memory: QSettings, window: QMainWindow, layout: WindowLayout) -> None:
        self._memory, self._window, self._layout = memory, window, layout
        self._passages: QSplitter | None = None
        self._list: ConversationList | None = None

    def save(self) -> None:
        layout, composer = self._layout, self._layout.composer
        values: dict[str, Any] = {"panes": layout.split.saveState(), "geometry": self._window.saveGeometry()}
        values |= {name: layout.panes.enabled(pane) for name, pane in self._panes().items()}
        if self._passages is not None:
            values["passages"] = self._passages.saveState()
        if self._list is not None:
            values["folded"] = sorted(self._list.rows.folded)
        if composer is not None and not composer.text():
            values["composer"] = composer.card.sizeHint().height()
        for name, value in values.items():
            self._memory.setValue(name, value)

    def restore(self) -> None:
        """What the first frame shows of it."""
        self._window.resize(*_SIZE)
        if geometry := self._memory.value("geometry"):
            self._window.restoreGeometry(geometry)
        fit_on_screen(self._window)
        self._layout.split.setSizes(WIDTHS)
        if state := self._memory.value("panes"):
            self._layout.split.restoreState(state)
        self._layout.expect_composer(_pixels(self._memory.value("composer"), _COMPOSER))
        for name, pane in self._panes().items():
            self._layout.panes.enable(pane, self._memory.value(name, "true") in ("true", True))
        self._layout.panes.fit()

    def restore_parts(self, listing: "ConversationList", passages: QSplitter) -> None:
        """passages: between the list of sources and the passages of one."""
        self._list, self._passages = listing, passages
        if state := self._memory.value("passages"):
            passages.restoreState(state)
        listing.rows.folded = set(_words(self._memory.value("folded")))

    def _panes(self) -> dict[str, QWidget]:
        return {"sources": self._layout.side, "conversations": self._layout.listing}


def _pixels(value: object, usual: int) -> int:
    return min(max(int(value), 40), 400) if isinstance(value, int | str) and str(value).isdecimal() else usual


def _words(value: object) -> list[str]:
    """A list as `QSettings` gives it back: of a single word it makes that word."""
    if isinstance(value, str):
        return [value] if value else []
    return [str(one) for one in value] if isinstance(value, list) else []
