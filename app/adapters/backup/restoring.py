"""Puts a backup in place of what is there: copied before, prepared beside it, written down, and only then done.

`restoring/` in the data directory holds the files that are to come. Once it holds `ready.json` too, the restore goes
on to its end, by this process or by the next one that owns the directory; before that, it is thrown away. The lock is
held, and nothing is open.
"""

import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.adapters.backup.foreign_settings import switch_off_foreign
from app.adapters.backup.layout import (
    BEFORE,
    DATABASES,
    SETTINGS,
    TREES,
    Manifest,
    folder_of,
    surplus,
    time_of,
    usual_name,
)
from app.adapters.backup.packed import check, refuse_newer, unpack
from app.adapters.backup.writing import sync_folder, write_backup
from app.adapters.storage.atomic_file import write_atomically
from app.adapters.storage.database import NAME
from app.adapters.storage.migration_runner import applied, free_space
from app.adapters.storage.refusals import reason_of
from app.core.domain.backup import Restored
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import BackupReason, DiskReason
from app.locations import RESTORING

READY = "ready.json"  # in `restoring/`, once nothing is missing: the restore is done, by whoever comes
RECORD = "restored.json"  # in `backups/`: how the last restore is undone
_MOST_BEFORE = 3  # backups of what was there before a restore
_COMPANIONS = ("-wal", "-shm", "-journal")
_ROOM = 16 << 20


@dataclass(frozen=True)
class LastRestore:
    """For the way back."""

    before: Path
    removed: tuple[str, ...]  # files that were not there before
    at: datetime


def restore(
    data_dir: Path,
    file: Path,
    remove: Sequence[str] = (),
    free: Callable[[Path], int] = free_space,
    is_way_back: bool = False,
) -> Restored:
    """remove: files that are to go; is_way_back: the file is what this directory held.

    Raises `Unavailable`; then everything is what it was, or `complete` ends it.
    """
    try:
        complete(data_dir)
        manifest = check(file)
        refuse_newer(manifest, file.name)
        size = sum(part.size for part in manifest.parts)
        if (there := free(data_dir)) < size + _ROOM:
            words = f"{(size + _ROOM) / 1e6:.0f} MB, {there / 1e6:.0f} MB"
            raise Unavailable(str(data_dir), words, reason=DiskReason.FULL)
        before = _copy_before(data_dir)
        contents = manifest.contents(file.stat().st_size)
        staging = data_dir / RESTORING
        try:
            staging.mkdir(mode=0o700)
            unpack(file, staging)
            if not is_way_back:
                switch_off_foreign(staging / SETTINGS, data_dir / SETTINGS)
            _check_databases(staging, manifest, file.name)
            _write_plan(data_dir, staging, before, remove)
        except BaseException:
            shutil.rmtree(staging, ignore_errors=True)
            if before is not None and not staging.exists():
                with suppress(OSError):
                    before.unlink()  # it tells nothing new, and each try would make one
            raise
        aside = complete(data_dir)
        _forget_old(data_dir, file)
    except OSError as error:
        raise Unavailable(file.name, error.strerror or str(error), reason=reason_of(error)) from error
    return Restored(contents, str(before or ""), tuple(aside))


def undo(data_dir: Path) -> Restored:
    """Put back what was there before the last restore. It can be undone as well. Raises `Unavailable`."""
    last = last_restore(data_dir)
    if last is None:
        raise Unavailable(str(data_dir), reason=BackupReason.NOTHING)
    return restore(data_dir, last.before, last.removed, is_way_back=True)


def last_restore(data_dir: Path) -> LastRestore | None:
    """None where there is none, or what was there before is no longer kept."""
    try:
        data = json.loads((folder_of(data_dir) / RECORD).read_text(encoding="utf-8"))
        before = folder_of(data_dir) / Path(data["before"]).name
        removed = tuple(str(name) for name in data["removed"] if name in (*DATABASES, SETTINGS, *TREES))
        last = LastRestore(before, removed, datetime.fromisoformat(data["at"]))
    except (OSError, ValueError, LookupError, TypeError):
        return None
    return last if before.is_file() else None


def complete(data_dir: Path) -> list[str]:
    """End a restore that was begun, or throw away what was prepared for one; gives the names of files kept aside.

    Every step of it may be done twice.
    """
    staging = data_dir / RESTORING
    if not staging.is_dir():
        return []
    plan = _plan(staging)
    if plan is None:
        shutil.rmtree(staging)
        return []
    aside = [_keep_aside(data_dir, name, plan["stamp"]) for name in plan["broken"]]
    for name in plan["replace"]:
        _put(data_dir, staging, name)
    for name in plan["remove"]:
        _take_away(data_dir, name)
    sync_folder(data_dir)
    if plan["record"]:
        write_atomically(folder_of(data_dir) / RECORD, json.dumps(plan["record"]) + "\n")
    else:  # an earlier one leads back to what was there before that
        (folder_of(data_dir) / RECORD).unlink(missing_ok=True)
    (staging / READY).unlink()
    shutil.rmtree(staging)
    return aside


def _copy_before(data_dir: Path) -> Path | None:
    """A backup of what is there; None where there is no database, or one that is too damaged for it."""
    if not any((data_dir / name).is_file() for name in DATABASES):
        return None
    path = folder_of(data_dir) / usual_name(datetime.now(UTC), BEFORE)
    try:
        write_backup(data_dir, path)
    except Unavailable as error:
        if error.data.get("reason") != BackupReason.SOURCE:
            raise
        return None
    return path


def _forget_old(data_dir: Path, restored: Path) -> None:
    """Of what was there before restores; never the way back, nor the file that was just put in place."""
    last = last_restore(data_dir)
    if last is None:
        return
    names = {path.name for path in folder_of(data_dir).iterdir() if time_of(path.name, BEFORE)}
    for name in surplus(names - {restored.name}, _MOST_BEFORE, last.before.name):
        with suppress(OSError):
            (folder_of(data_dir) / name).unlink()


def _check_databases(staging: Path, manifest: Manifest, where: str) -> None:
    """What came whole may have been packed damaged, or be another program's."""
    for name in DATABASES:
        if not (path := staging / name).exists():
            continue
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as db:
                result = db.execute("PRAGMA quick_check(1)").fetchone()[0]
                migrations = tuple(applied(db))
        except sqlite3.Error as error:
            raise Unavailable(where, f"{name}: {error}", reason=BackupReason.DAMAGED) from error
        if result != "ok":
            raise Unavailable(where, f"{name}: {result}"[:200], reason=BackupReason.DAMAGED)
        if migrations != manifest.migrations.get(name) or (name == NAME and not migrations):
            raise Unavailable(where, f"{name}: not as the manifest says", reason=BackupReason.DAMAGED)


def _write_plan(data_dir: Path, staging: Path, before: Path | None, remove: Sequence[str]) -> None:
    """From here on it is done, whoever does it. Where there is no backup of what was there, all of it is kept aside."""
    names = sorted(path.name for path in staging.iterdir())
    now = datetime.now(UTC)
    record = {
        "before": before.name,
        "removed": [name for name in names if not (data_dir / name).exists()],
        "at": now.isoformat(),
    } if before is not None else {}  # fmt: skip
    plan = {
        "replace": names,
        "remove": [name for name in remove if name not in names],
        "broken": [name for name in dict.fromkeys((*names, *remove)) if before is None and (data_dir / name).exists()],
        "stamp": f"{now:%Y%m%dT%H%M%S%fZ}",
        "record": record,
    }
    for folder in (staging, *(path for path in staging.rglob("*") if path.is_dir())):
        sync_folder(folder)
    write_atomically(staging / READY, json.dumps(plan) + "\n")
    sync_folder(staging)


def _plan(staging: Path) -> dict[str, Any] | None:
    try:
        plan: dict[str, Any] = json.loads((staging / READY).read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return None
    return plan


def _keep_aside(data_dir: Path, name: str, stamp: str) -> str:
    """What could not be copied, a database with its journal; nothing of it is deleted."""
    path, copy = data_dir / name, data_dir / f"{name}.before-restoring-{stamp}"
    if copy.exists():
        return copy.name  # it was done before
    if name == SETTINGS:  # may be a link, which stays
        write_atomically(copy, path.read_text(encoding="utf-8", errors="replace"))
        return copy.name
    for suffix in (*(_COMPANIONS if name in DATABASES else ()), ""):
        if (companion := path.with_name(name + suffix)).exists():
            os.replace(companion, copy.with_name(copy.name + suffix))
    return copy.name


def _put(data_dir: Path, staging: Path, name: str) -> None:
    fresh, path = staging / name, data_dir / name
    if not fresh.exists():
        return  # it was done before
    if name == SETTINGS:
        write_atomically(path.resolve(), fresh.read_text(encoding="utf-8", errors="replace"))  # a link stays one
        fresh.unlink()
        return
    if name in DATABASES:
        for suffix in _COMPANIONS:  # a journal of the old file would be played into the new one
            path.with_name(name + suffix).unlink(missing_ok=True)
    elif path.exists():  # a folder: one rename cannot take its place
        old = staging / f"old-{name}"
        shutil.rmtree(old, ignore_errors=True)
        os.replace(path, old)
    os.replace(fresh, path)


def _take_away(data_dir: Path, name: str) -> None:
    path = data_dir / name
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
        return
    for suffix in (*(_COMPANIONS if name in DATABASES else ()), ""):
        path.with_name(name + suffix).unlink(missing_ok=True)
