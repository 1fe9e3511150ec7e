"""Cherry Studio: backups of versions 1 and 2.

Version 1 is `data.json` in a zip, bare, or packed as `.bak` (`src/renderer/src/services/BackupService.ts` of
CherryHQ/cherry-studio). Late versions 1 made direct backups: a zip with `metadata.json` and the browser's own folders.
The program's data folder itself (`CherryStudio` among the application data) has the same two folders.
Version 2 is a zip with `metadata.json` or `manifest.json` and a SQLite database (`src/main/services/backup/`).
"""

from collections.abc import Iterator

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import mapping, text
from app.adapters.imports.formats.cherry_studio.browser import browser_folders, browser_rows, is_data_folder
from app.adapters.imports.formats.cherry_studio.database import SqliteBackup, sqlite_member
from app.adapters.imports.formats.cherry_studio.files import BackupFiles
from app.adapters.imports.formats.cherry_studio.json_backup import TableBackup, json_rows
from app.adapters.imports.json_files import items_at, json_names, places
from app.adapters.imports.json_stream import BrokenJson
from app.core.domain.transfer import ForeignConversation, SkippedPart, SkipReason

_MOST_FILES = 20  # that could be it; what people had uploaded is not among them


class CherryStudio:
    name = "cherry_studio"
    title = "Cherry Studio"

    def recognises(self, archive: Archive) -> bool:
        return bool(_data_file(archive)) or _is_direct(archive) or is_data_folder(archive)

    def conversations(self, archive: Archive) -> Iterator[ForeignConversation | SkippedPart]:
        files = BackupFiles(archive)
        data = _data_file(archive)
        database = sqlite_member(archive)
        stores = browser_folders(archive)
        if data:
            yield from TableBackup(data, json_rows(archive, data), files).conversations()
        elif database:
            yield from SqliteBackup(archive, database, files).conversations()
        elif stores:
            yield from TableBackup(stores[0], browser_rows(archive, stores), files).conversations()
        else:
            yield SkippedPart("IndexedDB", SkipReason.MISSING_FILE)


def _data_file(archive: Archive) -> str:
    """The member that is version 1's `data.json`, whatever it is called."""
    candidates = [name for name in json_names(archive) if "Data/" not in name]
    for name in candidates[:_MOST_FILES]:
        first = places(archive, name, 400)
        tables = {("indexedDB", "start_map"), ("indexedDB", "start_array")} & first
        if ("localStorage", "start_map") in first and tables:
            return name
    return ""


def _is_direct(archive: Archive) -> bool:
    for name in archive.names():
        match name.rpartition("/")[2]:
            case "metadata.json" if text(_top(archive, name).get("appName")) == "Cherry Studio":
                return True
            case "manifest.json" if "backupFormatVersion" in _top(archive, name) and sqlite_member(archive):
                return True
    return False


def _top(archive: Archive, name: str) -> dict[str, object]:
    try:
        if archive.size(name) > 1_000_000:
            return {}
        return mapping(next(items_at(archive, name, ""), None))
    except (BrokenJson, OSError, KeyError):
        return {}
