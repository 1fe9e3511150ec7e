"""The palette and the page of shortcuts, which are made when they are first asked for."""

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.ui.commands.registry import Commands
from app.ui.widgets.theme import Colours


class CommandWindows(QObject):
    def __init__(self, commands: Commands, colours: Colours, window: QWidget) -> None:
        super().__init__(window)
        self._commands, self._colours, self._window = commands, colours, window
        self._recent: list[str] = []  # ids of commands that were run from the palette, the last one first
        self.palette: Any = None  # a Palette once it was opened
        self.shortcuts: Any = None  # a ShortcutDialog while it is open

    def open_palette(self) -> None:
        from app.ui.commands.palette import Palette

        self.palette = Palette(self._commands, self._recent, self._colours, self._window)
        self.palette.open()

    def open_shortcuts(self) -> None:
        """Open the page, or bring it to the front."""
        from app.ui.commands.shortcut_dialog import ShortcutDialog
        from app.ui.widgets.focus_return import return_focus

        if self.shortcuts is None:
            self.shortcuts = ShortcutDialog(self._commands, self._colours, self._window)
            self.shortcuts.finished.connect(self._forget)
            return_focus(self.shortcuts, self._window)
            self.shortcuts.open()
        self.shortcuts.raise_()
        self.shortcuts.activateWindow()

    def set_colours(self, colours: Colours) -> None:
        self._colours = colours

    def _forget(self) -> None:
        self.shortcuts = None
