"""The settings dialog, which is made when it is first asked for."""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.ui.settings.controller import SettingsController
from app.ui.tasks.turn_runner import Tasks
from app.ui.widgets.theme import Colours


class SettingsOpener(QObject):
    link_requested = Signal(str)  # an address
    welcome_requested = Signal()
    erase_requested = Signal()
    update_requested = Signal(object)  # an UpdateOffer
    restore_requested = Signal(str)
    merged = Signal()
    import_requested = Signal()

    def __init__(self, controller: SettingsController, tasks: Tasks, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller, self._tasks, self._window = controller, tasks, parent
        self.dialog: Any = None  # a SettingsDialog while it is open

    def open(self, page: str, colours: Colours) -> None:
        """Open the dialog at a page, or bring it to the front."""
        from app.ui.settings.dialog import SettingsDialog  # half of its widgets are never needed
        from app.ui.widgets.focus_return import return_focus

        if self.dialog is None:
            self.dialog = SettingsDialog(self._controller, self._tasks, colours, self._window)
            self.dialog.open_requested.connect(self.link_requested)
            self.dialog.welcome_requested.connect(self.welcome_requested)
            self.dialog.erase_requested.connect(self.erase_requested)
            self.dialog.update_requested.connect(self.update_requested)
            self.dialog.restore_requested.connect(self.restore_requested)
            self.dialog.merged.connect(self.merged)
            self.dialog.import_requested.connect(self.import_requested)
            self.dialog.finished.connect(self._forget)
            return_focus(self.dialog, self._window)
            self.dialog.open()
        self.dialog.show_page(page)

    def set_colours(self, colours: Colours) -> None:
        if self.dialog is not None:
            self.dialog.set_colours(colours)

    def _forget(self) -> None:
        self.dialog = None
