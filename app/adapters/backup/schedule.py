"""Backups that are made by themselves: which are due, where they go, how many stay; what failed is told once.

What was done last is in `backups/schedule.json`: by place (`local`, `webdav`) the time, a mark of what was backed up,
and the failure that was told.
"""

import asyncio
import hashlib
import json
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Event
from typing import Any

from app.adapters.backup.layout import SETTINGS, folder_of, machine, surplus, time_of, usual_name
from app.adapters.backup.webdav import WebDavFolder
from app.adapters.backup.writing import write_backup
from app.adapters.storage import database
from app.adapters.storage.atomic_file import write_atomically
from app.adapters.storage.documents import store
from app.adapters.storage.migration_runner import look_at
from app.adapters.storage.refusals import reason_of
from app.core.domain.backup import BackupPlace, BackupRun, StoredBackup
from app.core.domain.errors import AppError, Failure, Unavailable
from app.core.domain.reasons import BackupReason
from app.core.domain.settings import BackupInterval, BackupSettings

log = logging.getLogger(__name__)

STATE = "schedule.json"  # in `backups/`
_INTERVALS = {BackupInterval.DAILY: timedelta(days=1), BackupInterval.WEEKLY: timedelta(days=7)}
_EARLY = timedelta(hours=1)  # who starts the program at nine each morning has a backup each morning
_AGAIN = timedelta(hours=1)  # after a failure
_MARKED = {
    database.NAME: (
        "SELECT id, title, updated, deleted, grouped, pinned, archived, tags FROM conversations ORDER BY id",
        "SELECT count(*), max(rowid), max(created) FROM turns",
        "SELECT id, updated FROM facts ORDER BY id",
    ),
    store.NAME: (
        "SELECT id, name, embedding, paused FROM bases ORDER BY id",
        "SELECT count(*), max(number), max(read_at) FROM documents",
        "SELECT count(*), max(rowid) FROM items",
    ),
}


@dataclass(frozen=True)
class PlaceState:
    at: str = ""  # ISO 8601, of the last one that was made
    tried: str = ""
    mark: str = ""  # of what was in it
    reported: str = ""  # the failure that was told; empty: the last one was made


class Schedule:
    """remote: the server of these settings, with its password."""

    def __init__(self, data_dir: Path, remote: Callable[[BackupSettings], Awaitable[WebDavFolder]]) -> None:
        self._data_dir = data_dir
        self._remote = remote

    async def run_due(self, settings: BackupSettings, now: datetime, force: bool = False) -> list[BackupRun]:
        """One for each place where a backup was made, or where it failed. force: whatever the schedule says."""
        interval = _INTERVALS.get(settings.every)
        if interval is None and not force:
            return []
        states, mark = await asyncio.gather(asyncio.to_thread(self._states), asyncio.to_thread(mark_of, self._data_dir))
        if not mark:
            return []  # nothing is there
        runs, fresh = [], None
        places = [BackupPlace.LOCAL, *([BackupPlace.WEBDAV] if settings.webdav.address else [])]
        for place in places:
            state = states.get(place, PlaceState())
            if not force and (state.mark == mark or not _is_due(state, interval or timedelta(), now)):
                continue
            run, fresh = await self._run(place, settings, now, fresh)
            states[place] = _state_after(state, run, mark, now)
            runs.append(replace(run, is_news=run.failure is None or states[place].reported != state.reported))
            await asyncio.to_thread(self._keep_states, states)
        return runs

    async def last(self, place: BackupPlace) -> datetime | None:
        state = (await asyncio.to_thread(self._states)).get(place, PlaceState())
        return _moment(state.at)

    async def _run(
        self, place: BackupPlace, settings: BackupSettings, now: datetime, fresh: Path | None
    ) -> tuple[BackupRun, Path | None]:
        """With the newest file, which goes to the server as well."""
        try:
            if place is BackupPlace.LOCAL or fresh is None:
                fresh = await self._written(settings, now)
            if place is BackupPlace.WEBDAV:
                remote = await self._remote(settings)
                await remote.upload(fresh, fresh.name)
                await remote.keep(settings.webdav.keep, fresh.name)
            return BackupRun(place, fresh.name), fresh
        except AppError as error:
            log.warning("no backup was made (%s): %s", place.value, error)
            return BackupRun(place, failure=Failure.of(error)), fresh

    async def _written(self, settings: BackupSettings, now: datetime) -> Path:
        """Who no longer waits for it ends it."""
        stop = Event()
        try:
            return await asyncio.to_thread(self._write, settings, now, stop)
        except asyncio.CancelledError:
            stop.set()
            raise

    def _write(self, settings: BackupSettings, now: datetime, stop: Event) -> Path:
        def progress(done: int, total: int) -> None:
            if stop.is_set():
                raise InterruptedError

        folder = schedule_folder(self._data_dir, settings)
        try:
            if settings.folder and not folder.is_dir():
                raise Unavailable(str(folder), reason=BackupReason.FOLDER)  # a drive that is not plugged in
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            path = folder / usual_name(now)
            write_backup(self._data_dir, path, progress=progress)
            own = [backup.name for backup in backups_in(folder, machine())]
            for old in surplus(own, settings.keep, path.name):
                with suppress(OSError):
                    (folder / old).unlink()
        except OSError as error:
            raise Unavailable(str(folder), error.strerror or str(error), reason=reason_of(error)) from error
        return path

    def _states(self) -> dict[str, PlaceState]:
        try:
            data: dict[str, dict[str, Any]] = json.loads((folder_of(self._data_dir) / STATE).read_text("utf-8"))
            names = PlaceState.__dataclass_fields__
            return {
                str(place): PlaceState(**{name: str(value) for name, value in state.items() if name in names})
                for place, state in data.items()
            }
        except (OSError, ValueError, AttributeError, TypeError):
            return {}

    def _keep_states(self, states: dict[str, PlaceState]) -> None:
        text = json.dumps({place: asdict(state) for place, state in states.items()}, indent=1) + "\n"
        try:
            write_atomically(folder_of(self._data_dir) / STATE, text)
        except OSError as error:
            log.warning("when backups were made could not be kept: %s", error)


def _state_after(state: PlaceState, run: BackupRun, mark: str, now: datetime) -> PlaceState:
    if run.failure is None:
        return PlaceState(now.isoformat(), now.isoformat(), mark)
    reported = f"{run.failure.kind}:{run.failure.data.get('reason', '')}"
    return replace(state, tried=now.isoformat(), reported=reported)


def _is_due(state: PlaceState, interval: timedelta, now: datetime) -> bool:
    """Also where the clock has been set back since."""
    at, tried = _moment(state.at), _moment(state.tried)
    if state.reported and tried is not None and timedelta() <= now - tried < _AGAIN:
        return False
    return at is None or at > now or now - at >= interval - _EARLY


def _moment(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text).astimezone(UTC)
    except ValueError:
        return None


def schedule_folder(data_dir: Path, settings: BackupSettings) -> Path:
    return Path(settings.folder).expanduser() if settings.folder else folder_of(data_dir)


def backups_in(folder: Path, kind: str = "") -> list[StoredBackup]:
    """Newest first."""
    backups = []
    with suppress(OSError):
        for path in folder.iterdir():
            if (moment := time_of(path.name, kind)) is not None:
                backups.append(StoredBackup(path.name, moment, path.stat().st_size))
    return sorted(backups, key=lambda backup: (backup.created, backup.name), reverse=True)


def mark_of(data_dir: Path) -> str:
    """Tells one state of what is kept from another, without reading it all; empty where there is no conversation."""
    digest, any_row = hashlib.sha256(), False
    for name, queries in _MARKED.items():
        with suppress(sqlite3.Error, OSError), look_at(data_dir / name) as db:
            for number, query in enumerate(queries):
                for row in db.execute(query):
                    digest.update(repr(tuple(row)).encode())
                    any_row = any_row or (number == 0 and name == database.NAME)
    with suppress(OSError):
        digest.update((data_dir / SETTINGS).read_bytes())
    return digest.hexdigest() if any_row else ""
