"""Which panes stand beside the transcript: those the user wants, as long as the window has room for them."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QSplitter, QWidget


@dataclass
class Pane:
    """One that goes by itself below `limit` pixels of window width, and comes back above, while it is `enabled`."""

    widget: QWidget
    limit: int
    width: int = 0  # pixels that it gets back where it was squeezed to nothing, or dragged
    enabled: bool = True
    roomy: bool = True  # the window was last seen at or above the limit
    occupied: bool = True  # it has something to show; an empty one stays away until it is asked for

    @property
    def due(self) -> bool:
        return self.enabled and self.roomy and self.occupied

    def set_visible(self, visible: bool) -> None:
        self.widget.setVisible(visible)
        split = self.widget.parentWidget()
        if (
            visible
            and isinstance(split, QSplitter)
            and not (sizes := split.sizes())[place := split.indexOf(self.widget)]
        ):
            sizes[place] = max(self.width, self.widget.minimumWidth())
            split.setSizes(sizes)


class Panes:
    """In a narrow window a pane is shown on demand only, in place of another one where both do not fit."""

    def __init__(self, window: QWidget, centre: QWidget, panes: Sequence[Pane]) -> None:
        self._window = window
        self._centre = centre
        self._panes = {pane.widget: pane for pane in panes}

    def enable(self, widget: QWidget, enabled: bool) -> None:
        """What the user chose the last time."""
        pane = self._panes[widget]
        pane.enabled = enabled
        pane.set_visible(pane.due)

    def occupy(self, widget: QWidget, occupied: bool) -> None:
        """It has something to show now, or nothing any more."""
        pane = self._panes[widget]
        if occupied is not pane.occupied:
            pane.occupied = occupied
            if pane.roomy or not occupied:
                pane.set_visible(pane.due)

    def replace(self, room: QWidget, widget: QWidget) -> None:
        """It stands where an empty room stood."""
        self._panes[room].widget = widget
        self._panes = {pane.widget: pane for pane in self._panes.values()}

    def enabled(self, widget: QWidget) -> bool:
        return self._panes[widget].enabled

    def roomy(self, widget: QWidget) -> bool:
        """The window has room for it beside the others."""
        return self._panes[widget].roomy

    def fit(self) -> None:
        """The window has another width."""
        width = self._window.width()
        for pane in self._panes.values():
            roomy = width >= pane.limit
            if roomy is not pane.roomy:
                pane.roomy = roomy
                pane.set_visible(pane.due)
            elif not roomy and self._needed() > width:
                pane.widget.hide()

    def toggle(self, widget: QWidget) -> None:
        if widget.isHidden():
            self.show(widget)
            return
        pane = self._panes[widget]
        pane.enabled = pane.enabled and not (pane.roomy and pane.occupied)  # one on demand was not wanted for good
        widget.hide()

    def show(self, widget: QWidget) -> None:
        """Show a pane however narrow the window is; it grows where even one pane does not fit."""
        pane = self._panes[widget]
        pane.enabled = pane.enabled or pane.roomy
        pane.set_visible(True)
        for other in self._panes:
            if other is not widget and self._needed() > self._window.width():
                other.hide()
        if self._needed() > self._window.width():
            self._window.resize(self._needed(), self._window.height())

    def _needed(self) -> int:
        visible = [widget for widget in self._panes if not widget.isHidden()]
        return self._centre.minimumWidth() + sum(widget.minimumWidth() + 1 for widget in visible)
