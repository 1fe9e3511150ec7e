"""What a backup is made of: a zip with a manifest. `docs/backup.md` describes it for others."""

import json
import re
import socket
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.adapters.key_file import NAME as KEYS
from app.adapters.storage import database
from app.adapters.storage.documents import schema, store
from app.adapters.storage.migration_runner import Migration
from app.adapters.storage.migrations import MIGRATIONS
from app.core.domain.backup import BackupContents
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import BackupReason

FORMAT, VERSION = "citewise-backup", 1
MANIFEST = "manifest.json"  # the last file of the zip
SETTINGS = "settings.json"
DATABASES: Mapping[str, tuple[Migration, ...]] = {database.NAME: MIGRATIONS, store.NAME: schema.MIGRATIONS}
TREES = (
    "attachments",
    "pictures",
    "archived_pages",
)  # folders of the data directory that go along, where they are there
PARTIAL = ".partial"
BEFORE = "before-restore"
MANUAL = "manual"
FOLDER = "backups"  # in the data directory

_NAME = re.compile(r"citewise-(?P<host>[A-Za-z0-9_-]*)-(?P<time>\d{8}T\d{6,12}Z)\.zip")
_TIME = "%Y%m%dT%H%M%SZ"  # with microseconds where two of a second must not meet


@dataclass(frozen=True)
class Part:
    name: str
    size: int
    sha256: str


@dataclass(frozen=True)
class Manifest:
    created: datetime
    program: str
    parts: tuple[Part, ...]
    counts: Mapping[str, int] = field(default_factory=dict)
    migrations: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # database → its own

    def as_json(self) -> str:
        data = {
            "format": FORMAT,
            "version": VERSION,
            "created": self.created.isoformat(),
            "program": self.program,
            "counts": dict(self.counts),
            "databases": {name: list(names) for name, names in self.migrations.items()},
            "keys": any(part.name == KEYS for part in self.parts),
            "files": [{"name": part.name, "size": part.size, "sha256": part.sha256} for part in self.parts],
        }
        return json.dumps(data, indent=1) + "\n"

    def contents(self, file_size: int) -> BackupContents:
        counts = {name: self.counts.get(name, 0) for name in ("conversations", "turns", "facts", "bases", "documents")}
        return BackupContents(
            self.created,
            self.program,
            **counts,
            size=sum(part.size for part in self.parts),
            file_size=file_size,
            parts=tuple(part.name for part in self.parts),
            has_keys=any(part.name == KEYS for part in self.parts),
        )


def manifest_of(text: str, where: str) -> Manifest:
    """Raises `Unavailable` for what is no manifest, or one of a newer version."""
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise ValueError("another format")
        version, program = int(data["version"]), str(data["program"])
        if version > VERSION:
            raise Unavailable(where, program[:40], reason=BackupReason.NEWER)
        return Manifest(
            datetime.fromisoformat(data["created"]).astimezone(UTC),
            program[:40],
            tuple(_part(one) for one in data["files"]),
            {str(name): int(count) for name, count in data["counts"].items()},
            {str(name): tuple(map(str, names)) for name, names in data["databases"].items()},
        )
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError, OverflowError) as error:
        raise Unavailable(where, reason=BackupReason.NO_BACKUP) from error


def _part(data: Any) -> Part:
    name, size = str(data["name"]), int(data["size"])
    if not is_part_name(name) or size < 0:
        raise ValueError("no part of a backup")
    return Part(name, size, str(data["sha256"]))


def is_part_name(name: str) -> bool:
    """Whether a backup may hold such a file: no name of a manifest leads to anywhere else."""
    if name in (*DATABASES, SETTINGS, KEYS):
        return True
    tree, *rest = name.split("/")
    return tree in TREES and bool(rest) and all(_is_plain(step) for step in rest)


def _is_plain(step: str) -> bool:
    return bool(step.strip(". ")) and not re.search(r'[\\/:*?"<>|\x00-\x1f]', step)


def usual_name(now: datetime, kind: str = "") -> str:
    """Of a backup. kind: in place of this machine's name, which those have that are made by themselves."""
    return f"citewise-{kind or machine()}-{now.astimezone(UTC):{'%Y%m%dT%H%M%S%fZ' if kind == BEFORE else _TIME}}.zip"


def machine() -> str:
    """A word for this one: two that share a folder keep their own."""
    name = re.sub(r"[^A-Za-z0-9]+", "-", socket.gethostname().partition(".")[0]).strip("-")[:30] or "computer"
    return f"{name}-1" if name in (BEFORE, MANUAL) else name


def origin_of(name: str) -> str:
    """The machine on which a backup of such a name was made by itself; of any other the name without its ending."""
    match = _NAME.fullmatch(name)
    by_itself = match is not None and match["host"] not in ("", BEFORE, MANUAL)
    return match["host"] if match is not None and by_itself else name.removesuffix(".zip")


def time_of(name: str, kind: str = "") -> datetime | None:
    """When a backup of such a name was made; None for another name, with `kind` for one of another kind."""
    match = _NAME.fullmatch(name)
    if match is None or (kind and match["host"] != kind):
        return None
    try:
        return datetime.strptime(match["time"][:15] + "Z", _TIME).replace(tzinfo=UTC)
    except ValueError:
        return None


def surplus(names: Iterable[str], most: int, newest: str) -> list[str]:
    """Which of these backups go so that so many stay with `newest`, which has just been made.

    What claims to be newer than that comes of a clock that was ahead, and goes first.
    """
    current = time_of(newest)
    dated = [(moment, name) for name in names if name != newest and (moment := time_of(name)) is not None]
    dated.sort(key=lambda one: (current is None or one[0] <= current, *one), reverse=True)
    return [name for _, name in dated[max(1, most) - 1 :]]


def folder_of(data_dir: Path) -> Path:
    return data_dir / FOLDER
