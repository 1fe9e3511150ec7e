"""Tells of a new version in the window's bar: it asks once a day, when nothing else is going on, if that is on."""

from typing import Any

from PySide6.QtCore import QObject, QTimer

from app.core.domain.settings import Settings
from app.core.domain.updates import UpdateOffer
from app.ui.settings.data.update_words import new_version_sentence

_SOON = 20_000  # ms after the window is ready, or the setting was switched on
_BUSY = 180_000  # until the next try, where something else is going on: it may be the only one before the program ends
_AGAIN = 3_600_000


class UpdateNotice(QObject):
    """Made only where this build has somebody to ask. What fails is told to whoever asked by a click, in Settings."""

    def __init__(self, window: Any) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._window, self._updates = window, window.services.updates
        self._controller = window.settings_controller
        self._offer: UpdateOffer | None = None  # that is still to be shown
        self._is_checking = False
        self.dialog: Any = None  # an UpdateDialog while it is open
        self.timer = QTimer(self)
        self.timer.timeout.connect(self.look)
        window.settings_opener.update_requested.connect(self.open_notes)
        self._controller.saved.connect(self._follow)
        self._follow(self._controller.settings)

    def look(self) -> None:
        """Ask if a day went by; show what is known as soon as the bar is free."""
        is_busy = bool(self._window.chat.running.conversations)
        self.timer.setInterval(_BUSY if is_busy else _AGAIN)
        if is_busy or self._is_checking:
            return
        if self._offer is not None:
            self._show()
        elif self._updates.is_due():
            self._is_checking = True
            self._window.tasks.request(self._updates.check(), self._take, lambda failure: self._end())

    def open_notes(self, offer: UpdateOffer) -> None:
        from app.ui.about.update_dialog import UpdateDialog

        newest = offer.newest
        if newest is None:
            return
        if self.dialog is None:
            parent = self._window.settings_opener.dialog or self._window
            self.dialog = UpdateDialog(
                offer.releases, self._window.open_link, lambda: self._updates.skip(newest.version), parent
            )
            self.dialog.finished.connect(self._forget)
            self.dialog.open()
        self.dialog.raise_()
        self.dialog.activateWindow()

    def _follow(self, settings: Settings) -> None:
        if settings.updates.check and not self.timer.isActive():
            self.timer.start(_SOON)
        elif not settings.updates.check:
            self.timer.stop()

    def _end(self) -> None:
        self._is_checking = False

    def _take(self, offer: UpdateOffer) -> None:
        self._end()
        if offer.newest is not None and not offer.skipped:
            self._offer = offer
            self._show()

    def _show(self) -> None:
        """Not over what the bar says already: that is more urgent."""
        offer, bar = self._offer, self._window.bar
        if offer is None or offer.newest is None or not bar.isHidden() or not self._controller.settings.updates.check:
            return
        newest, self._offer = offer.newest, None
        bar.announce(
            new_version_sentence(newest),
            (self.tr("What's new"), lambda: self.open_notes(offer)),
            (self.tr("Download page"), lambda: self._window.open_link(newest.page)),
            (self.tr("Skip this version"), lambda: self._updates.skip(newest.version)),
            (self.tr("Later"), lambda: None),
        )

    def _forget(self) -> None:
        self.dialog = None
