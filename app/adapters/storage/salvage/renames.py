"""Renames that a kill left half done: a database's journal goes before the file itself, or is played into nothing."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

from app.adapters.storage.refusals import suspicion

_STAMP = "%Y%m%dT%H%M%S%fZ"
_COMPANIONS = ("-wal", "-shm")
_EARLIER = timedelta(seconds=2)  # some disks keep times no finer


def move_aside(path: Path) -> Path:
    """Rename a file that cannot be used, with its journal; nothing is ever deleted or overwritten."""
    copy = path.with_name(f"{path.name}.broken-{datetime.now(UTC):{_STAMP}}")
    for suffix in (*_COMPANIONS, ""):
        companion = path.with_name(path.name + suffix)
        if companion.exists():
            companion.rename(copy.with_name(copy.name + suffix))
    suspicion(path).unlink(missing_ok=True)
    return copy


def repair(path: Path, salvaging: Path, restored: Path) -> None:
    """Before the file is opened. salvaging: the mark that it was about to be set aside; restored: what was to take its
    place. Where neither is there, no renames were begun."""
    for mark in (salvaging, restored):
        if mark.exists() and path.exists():
            _put_back(path, datetime.fromtimestamp(mark.stat().st_mtime, UTC) - _EARLIER)
    if restored.exists() and path.exists():
        restored.unlink()  # it may not be whole; whoever wanted it is asked again
    elif restored.exists():
        os.replace(restored, path)


def _put_back(path: Path, since: datetime) -> None:
    """The journal that went aside since then, without its file."""
    for suffix in _COMPANIONS:
        for aside in sorted(path.parent.glob(f"{path.name}.*Z{suffix}")):
            base, own = aside.name.removesuffix(suffix), path.with_name(path.name + suffix)
            moment = _moment(base.rpartition("-")[2])
            if moment >= since and not aside.with_name(base).exists() and not own.exists():
                os.replace(aside, own)


def _moment(stamp: str) -> datetime:
    try:
        return datetime.strptime(stamp, _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return datetime.min.replace(tzinfo=UTC)
