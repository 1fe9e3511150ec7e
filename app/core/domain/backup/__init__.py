"""Backups: what is in one, where they are kept, and what became of a restore."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from app.core.domain.errors import Failure


@dataclass(frozen=True)
class BackupContents:
    """As the backup itself tells."""

    created: datetime
    program: str = ""  # the version that wrote it
    conversations: int = 0
    turns: int = 0
    facts: int = 0
    bases: int = 0
    documents: int = 0
    size: int = 0  # bytes of what is in it, unpacked
    file_size: int = 0  # bytes of the file
    parts: tuple[str, ...] = ()  # names of the files in it
    has_keys: bool = False  # encrypted with a passphrase


@dataclass(frozen=True)
class StoredBackup:
    """One of a folder or of a server."""

    name: str
    created: datetime
    size: int = 0  # bytes


class BackupPlace(StrEnum):
    LOCAL = "local"  # a folder
    WEBDAV = "webdav"


@dataclass(frozen=True)
class BackupRun:
    """A backup that the schedule made, or could not make."""

    place: BackupPlace
    name: str = ""
    failure: Failure | None = None
    is_news: bool = True  # False: the same failure was told before


@dataclass(frozen=True)
class Restored:
    """What a restore put in place, and where what was there before is kept."""

    contents: BackupContents
    before: str = ""  # the path of a backup of what was there; empty: there is none
    aside: tuple[str, ...] = ()  # names under which files and folders of which there is no backup are kept


@dataclass(frozen=True)
class Merged:
    """What a second machine's backup brought."""

    conversations: int = 0  # new ones
    turns: int = 0  # in conversations that were there and in new ones
    facts: int = 0
    bases: int = 0
    documents: int = 0
    assistants: int = 0
    prompts: int = 0
    skipped: int = 0  # conversations that could not be read
    stopped: bool = False  # before the end; the next one goes on
    batch: str = ""  # with which it is taken back
