"""Looks after what is kept, behind the window: backups that are due, when nothing else is going on."""

from datetime import UTC, datetime, timedelta
from typing import Any

from PySide6.QtCore import QObject, QTimer

from app.core.domain.backup import BackupRun
from app.core.ports.backup import BackupStore
from app.ui.settings.backup.words import run_sentence
from app.ui.wording.language import listed

ARCHIVE = "archived_pages"  # the folder in the data directory
_SOON = 90_000  # ms after the window is ready
_BUSY = 180_000  # until the next look, where something else is going on
_AGAIN = 900_000
_NEWS = timedelta(minutes=3)  # so long a restore is worth a word after the start


def look_after(window: Any) -> "DataCare | None":
    """window: the `MainWindow`, which is ready and lives longer."""
    if window.services.page_archive is not None and (window.services.data_dir / ARCHIVE).exists():
        window.tasks.request(window.services.page_archive().sweep(), lambda _: None, lambda _: None)
    return DataCare(window, window.services.backups()) if window.services.backups is not None else None


class DataCare(QObject):
    def __init__(self, window: Any, backups: BackupStore) -> None:
        super().__init__(window)
        self._window, self._backups = window, backups
        self._is_running = False
        self._news: list[BackupRun] = []  # that the bar had no room for
        self.timer = QTimer(self, interval=_SOON)
        self.timer.timeout.connect(self.look)
        self.timer.start()
        window.tasks.request(backups.undo_moment(), self._announce_restored, lambda _: None)
        window.tasks.request(backups.check_after_crash(), self._announce_damage, lambda _: None)

    def look(self) -> None:
        """Make what is due; tell what failed as soon as the bar is free."""
        is_busy = bool(self._window.chat.running.conversations)
        self.timer.setInterval(_BUSY if is_busy else _AGAIN)
        self._show()
        if is_busy or self._is_running:
            return
        self._is_running = True
        settings = self._window.settings_controller.settings.backups
        call = self._backups.run_due(settings, datetime.now(UTC))
        self._window.tasks.request(call, self._take, lambda _: self._end())

    def _take(self, runs: list[BackupRun]) -> None:
        self._end()
        self._news += [run for run in runs if run.failure is not None and run.is_news]
        self._show()

    def _end(self) -> None:
        self._is_running = False

    def _show(self) -> None:
        """Not over what the bar says already: that is more urgent."""
        if not self._news or not self._window.bar.isHidden():
            return
        words, self._news = "\n".join(map(run_sentence, self._news)), []
        self._window.bar.announce(
            words,
            (self.tr("Settings"), lambda: self._window.open_settings("data")),
            (self.tr("Close"), lambda: None),
        )

    def _announce_damage(self, names: list[str]) -> None:
        """More urgent than what the bar may say."""
        if not names:
            return
        words = self.tr(
            "Damaged since Citewise ended unexpectedly: {names}. A restart sets the file aside and keeps what can be "
            "read of it."
        )
        self._window.bar.announce(
            words.format(names=listed(names)),
            (self.tr("Restart"), self._window.closing.restart),
            (self.tr("Later"), lambda: None),
        )

    def _announce_restored(self, moment: datetime | None) -> None:
        if moment is None or not timedelta() <= datetime.now(UTC) - moment < _NEWS or not self._window.bar.isHidden():
            return
        self._window.bar.announce(
            self.tr("The backup was restored. What was here before is kept; the restore can be undone."),
            (self.tr("Undo…"), lambda: self._window.open_settings("data")),
            (self.tr("Close"), lambda: None),
        )
