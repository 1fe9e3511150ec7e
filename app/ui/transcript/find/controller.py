"""Finding in the conversation that is shown: the bar and who looks, both made when they are first asked for."""

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

_LONGEST = 100  # characters of a selection that one may have meant to look for


class FindController(QObject):
    def __init__(self, window: Any) -> None:
        """`window`: the `MainWindow`."""
        super().__init__(window)
        self._window = window
        self._finder: Any = None  # a Finder, or PlainFinder
        self._back: QWidget | None = None  # who had the focus before
        self.bar: Any = None  # a FindBar once it was opened
        window.appearance.changed.connect(self._redress)

    @property
    def is_open(self) -> bool:
        return self.bar is not None and not self.bar.isHidden()

    def open(self) -> None:
        """Show the bar, with what is selected in the transcript to be looked for, and the cursor in it."""
        if self._window.transcript is None:
            return
        if self.bar is None:
            self._make()
        if not self.bar.isAncestorOf(focus := QApplication.focusWidget()):
            self._back = focus
        self._finder.begin()
        self.bar.open(self._selected())

    def step(self, by: int) -> None:
        if self.is_open:
            self._finder.step(by)
        else:
            self.open()

    def close(self) -> bool:
        """Whether it was open."""
        if not self.is_open:
            return False
        had_focus = self.bar.isAncestorOf(QApplication.focusWidget())
        self.bar.hide()
        self._finder.stop()
        if had_focus:
            (self._back or self._window.composer.question).setFocus()
        return True

    def _redress(self) -> None:
        if self.bar is not None:
            self.bar.set_colours(self._window.colours)

    def _make(self) -> None:
        from app.ui.transcript.find.bar import FindBar

        self.bar = FindBar(self._window.colours)
        self._window.window_layout.add_bar(self.bar)
        self._finder = self._window.transcript.finder()
        self.bar.changed.connect(lambda text, match_case: self._finder.search([text], match_case))
        self.bar.stepped.connect(self.step)
        self.bar.closed.connect(self.close)
        self._finder.changed.connect(self.bar.show_place)
        tips = self._window.commands.tips
        tips.add(self.bar.previous, "conversation.find_previous")
        tips.add(self.bar.next, "conversation.find_next")

    def _selected(self) -> str:
        text = str(self._finder.selected_text()).strip()
        return text if len(text) <= _LONGEST and "\n" not in text else ""
