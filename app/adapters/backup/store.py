"""Backups of this data directory; fits the port `BackupStore`."""

import asyncio
import os
import shutil
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.adapters.backup.layout import MANUAL, PARTIAL, folder_of, usual_name
from app.adapters.backup.packed import check, contents_of, refuse_newer, unpack
from app.adapters.backup.restoring import last_restore
from app.adapters.backup.schedule import Schedule, backups_in, schedule_folder
from app.adapters.backup.unclean import begin_run, damaged_files
from app.adapters.backup.webdav import KEY_ID, WebDavFolder
from app.adapters.backup.writing import SealedKeys, forget_unpacked, unpacked_folder, write_backup
from app.adapters.key_file import NAME as KEYS
from app.adapters.key_file import KeyFile
from app.adapters.secrets import Keys
from app.adapters.storage.refusals import reason_of
from app.core.domain.backup import BackupContents, BackupPlace, BackupRun, Merged, StoredBackup
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import BackupReason
from app.core.domain.settings import BackupSettings
from app.core.domain.transfer.whole import Undone

if TYPE_CHECKING:
    import httpx

    from app.adapters.backup.merging import MergeTarget

OWN_ORIGINS = ("keychain", "file", "session")  # of all origins of a key: the environment's is nobody's to copy


class FileBackups:
    """`key_ids`: all under which there may be a key. target: the open stores; without them nothing is merged.

    client: to servers, as the user's proxy settings say.
    """

    def __init__(
        self,
        data_dir: Path,
        keys: Keys,
        key_ids: Callable[[], Iterable[str]],
        target: "MergeTarget | None" = None,
        client: "httpx.AsyncClient | None" = None,
    ) -> None:
        self._target = target
        self._client = client
        self._data_dir = data_dir
        self._keys = keys
        self._key_ids = key_ids

    async def write(
        self, file: str, passphrase: str = "", progress: Callable[[int, int], None] = lambda done, total: None
    ) -> BackupContents:
        target = await asyncio.to_thread(_target, file)
        sealed = SealedKeys(await self._own_keys(), passphrase) if passphrase else None
        return await asyncio.to_thread(write_backup, self._data_dir, target, sealed, progress)

    async def contents(self, file: str) -> BackupContents:
        return await asyncio.to_thread(contents_of, Path(file))

    async def check(self, file: str) -> BackupContents:
        return await asyncio.to_thread(_checked, Path(file))

    async def merge(
        self,
        file: str,
        progress: Callable[[int, int], None] = lambda done, total: None,
        stopped: Callable[[], bool] = lambda: False,
    ) -> Merged:
        if self._target is None:
            raise Unavailable(str(self._data_dir), reason=BackupReason.IN_USE)
        from app.adapters.backup.merging import merge

        return await merge(Path(file), self._target, progress, stopped)

    async def undo_merge(self, batch: str) -> Undone:
        if self._target is None:
            raise Unavailable(str(self._data_dir), reason=BackupReason.IN_USE)
        from app.adapters.backup.merging import undo_merge

        return await undo_merge(batch, self._target)

    async def run_due(self, settings: BackupSettings, now: datetime, force: bool = False) -> list[BackupRun]:
        return await Schedule(self._data_dir, self._remote).run_due(settings, now, force)

    async def last(self, place: BackupPlace) -> datetime | None:
        return await Schedule(self._data_dir, self._remote).last(place)

    async def local_backups(self, settings: BackupSettings) -> list[StoredBackup]:
        return await asyncio.to_thread(backups_in, self._folder(settings))

    async def remote_backups(self, settings: BackupSettings) -> list[StoredBackup]:
        return await (await self._remote(settings)).backups()

    async def check_remote(self, settings: BackupSettings) -> int:
        remote = await self._remote(settings)
        await remote.ready()
        return len(await remote.backups())

    async def fetch(
        self, settings: BackupSettings, name: str, progress: Callable[[int, int], None] = lambda done, total: None
    ) -> str:
        folder = folder_of(self._data_dir)
        target, partial = folder / Path(name).name, folder / f"{Path(name).name}{PARTIAL}"
        try:
            await asyncio.to_thread(folder.mkdir, 0o700, True, True)
            remote = await self._remote(settings)
            await remote.download(name, partial, progress)
            await asyncio.to_thread(_checked, partial)
            await asyncio.to_thread(os.replace, partial, target)
        except OSError as error:
            raise Unavailable(name, error.strerror or str(error), reason=reason_of(error)) from error
        finally:
            await asyncio.to_thread(partial.unlink, True)
        return str(target)

    async def check_after_crash(self) -> list[str]:
        try:
            await asyncio.to_thread(forget_unpacked, self._data_dir)
            was_cut_off = await asyncio.to_thread(begin_run, self._data_dir)
            return await asyncio.to_thread(damaged_files, self._data_dir) if was_cut_off else []
        except OSError as error:
            raise Unavailable(str(self._data_dir), error.strerror or "", reason=reason_of(error)) from error

    async def undo_moment(self) -> datetime | None:
        last = await asyncio.to_thread(last_restore, self._data_dir)
        return None if last is None else last.at

    def suggested_path(self) -> str:
        from platformdirs import user_documents_path

        return str(user_documents_path() / usual_name(datetime.now(UTC), MANUAL))

    def local_path(self, settings: BackupSettings, name: str = "") -> str:
        return str(self._folder(settings) / name)

    def _folder(self, settings: BackupSettings) -> Path:
        return schedule_folder(self._data_dir, settings)

    async def _remote(self, settings: BackupSettings) -> WebDavFolder:
        if self._client is None:
            raise Unavailable(settings.webdav.address, reason=BackupReason.IN_USE)
        await self._keys.load([KEY_ID])
        server = settings.webdav
        return WebDavFolder(self._client, server.address, server.user, self._keys.get(KEY_ID), server.folder)

    async def take_keys(self, file: str, passphrase: str) -> tuple[int, int]:
        keys = await asyncio.to_thread(self._unsealed, Path(file), passphrase)
        await self._keys.load(list(keys))
        missing = {id: key for id, key in keys.items() if not self._keys.get(id)}
        for id, key in missing.items():
            await self._keys.set(id, key)
        return len(missing), len(keys)

    async def _own_keys(self) -> dict[str, str]:
        """Raises `Unavailable` where some are locked: a backup without them would not be what was asked for."""
        ids = await asyncio.to_thread(lambda: list(self._key_ids()))
        await self._keys.load(ids)
        if self._keys.locked_ids():
            from app.core.domain.reasons import KeyFileReason

            raise Unavailable(KEYS, reason=KeyFileReason.LOCKED)
        return {id: self._keys.get(id) for id in ids if self._keys.origin(id) in OWN_ORIGINS}

    def _unsealed(self, file: Path, passphrase: str) -> dict[str, str]:
        try:
            scratch = unpacked_folder(self._data_dir)
        except OSError as error:
            raise Unavailable(str(self._data_dir), error.strerror or "", reason=reason_of(error)) from error
        try:
            unpack(file, scratch, lambda name: name == KEYS)
            if not (scratch / KEYS).exists():
                raise Unavailable(file.name, reason=BackupReason.NOTHING)
            sealed = KeyFile(scratch / KEYS)
            sealed.open(passphrase)
            return {id: sealed.get(id) for id in sealed.ids()}
        finally:
            shutil.rmtree(scratch, ignore_errors=True)


def _target(file: str) -> Path:
    path = Path(file)
    return path / usual_name(datetime.now(UTC), MANUAL) if path.is_dir() else path


def _checked(file: Path) -> BackupContents:
    manifest = check(file)
    refuse_newer(manifest, file.name)
    return manifest.contents(file.stat().st_size)
