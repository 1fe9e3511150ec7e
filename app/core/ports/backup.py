"""Backups of all that is kept: written while the program runs, looked into, taken apart."""

from collections.abc import Callable
from datetime import datetime
from typing import Protocol

from app.core.domain.backup import BackupContents, BackupPlace, BackupRun, Merged, StoredBackup
from app.core.domain.settings import BackupSettings
from app.core.domain.transfer.whole import Undone


class BackupStore(Protocol):
    """Paths are the user's. Every call may raise `Unavailable`, with a `BackupReason` or a `DiskReason`."""

    async def write(
        self, file: str, passphrase: str = "", progress: Callable[[int, int], None] = lambda done, total: None
    ) -> BackupContents:
        """A backup in place of a file of that name; a folder gets one of the usual name. passphrase: with the keys,
        sealed with it. progress: (bytes done, bytes in all), on another thread."""
        ...

    async def contents(self, file: str) -> BackupContents:
        """As the backup tells; nothing else of it is read."""
        ...

    async def check(self, file: str) -> BackupContents:
        """The same, after every byte of it was held against its hash, and that this version can restore it."""
        ...

    async def merge(
        self,
        file: str,
        progress: Callable[[int, int], None] = lambda done, total: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> Merged:
        """Add what is new in it; nothing that is here changes. progress: conversations done, and in all."""
        ...

    async def undo_merge(self, batch: str) -> Undone:
        """Take back the conversations and facts that a merge brought."""
        ...

    async def run_due(self, settings: BackupSettings, now: datetime, force: bool = False) -> list[BackupRun]:
        """Make the backups that the schedule says, in the folder and on the server. One for each place where one was
        made, or failed. force: now, whatever the schedule says."""
        ...

    async def last(self, place: BackupPlace) -> datetime | None:
        """When the schedule made one there."""
        ...

    async def local_backups(self, settings: BackupSettings) -> list[StoredBackup]:
        """In the schedule's folder, newest first."""
        ...

    async def remote_backups(self, settings: BackupSettings) -> list[StoredBackup]:
        """On the server, newest first. Raises `KeyRefused`, `Unreachable`, `TimedOut`, `BadAnswer` as well."""
        ...

    async def check_remote(self, settings: BackupSettings) -> int:
        """Whether the server takes backups; how many are there. Raises as `remote_backups`."""
        ...

    async def fetch(
        self, settings: BackupSettings, name: str, progress: Callable[[int, int], None] = lambda done, total: None
    ) -> str:
        """The path of a backup of the server, once it is here and was checked."""
        ...

    async def check_after_crash(self) -> list[str]:
        """Where the last run did not come to its end: names of files that are damaged. The next start sets them aside
        and reads back what it can."""
        ...

    async def undo_moment(self) -> datetime | None:
        """When the last restore was, as long as it can be undone."""
        ...

    def suggested_path(self) -> str:
        """Where a backup to a file may go."""
        ...

    def local_path(self, settings: BackupSettings, name: str = "") -> str:
        """Of a backup in the schedule's folder, or the folder's own."""
        ...

    async def take_keys(self, file: str, passphrase: str) -> tuple[int, int]:
        """Keep the keys in it that are not set here: how many those were, and of how many."""
        ...
