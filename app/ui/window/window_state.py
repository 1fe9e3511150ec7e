"""What the window remembers of itself until the next start: its size, its panes, the groups that are folded."""

from typing import Any

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMainWindow, QSplitter, QWidget

from app.ui.conversations.list import ConversationList
from app.ui.window.layout import WindowLayout

_SIZE = 1280, 820  # pixels, at the first start
_WIDTHS = [260, 680, 340]  # of the list, the transcript and the panes beside it


class WindowState:
    def __init__(
        self,
        memory: QSettings,
        window: QMainWindow,
        layout: WindowLayout,
        listing: ConversationList,
        side: QWidget,
        passages: QSplitter,
    ) -> None:
        """passages: between the list of sources and the passages of one."""
        self._memory, self._window, self._layout, self._list = memory, window, layout, listing
        self._splitters = {"panes": layout.split, "passages": passages}
        self._panes: dict[str, QWidget] = {"sources": side, "conversations": listing}

    def save(self) -> None:
        values: dict[str, Any] = {name: splitter.saveState() for name, splitter in self._splitters.items()}
        values |= {name: self._layout.panes.enabled(pane) for name, pane in self._panes.items()}
        values |= {"geometry": self._window.saveGeometry(), "folded": sorted(self._list.rows.folded)}
        for name, value in values.items():
            self._memory.setValue(name, value)

    def restore(self) -> None:
        self._window.resize(*_SIZE)
        if geometry := self._memory.value("geometry"):
            self._window.restoreGeometry(geometry)
        self._layout.split.setSizes(_WIDTHS)
        for name, splitter in self._splitters.items():
            if state := self._memory.value(name):
                splitter.restoreState(state)
        self._list.rows.folded = set(_words(self._memory.value("folded")))
        for name, pane in self._panes.items():
            self._layout.panes.enable(pane, self._memory.value(name, "true") in ("true", True))
        self._layout.panes.fit()


def _words(value: object) -> list[str]:
    """A list as `QSettings` gives it back: of a single word it makes that word."""
    if isinstance(value, str):
        return [value] if value else []
    return [str(one) for one in value] if isinstance(value, list) else []
