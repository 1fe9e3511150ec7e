"""Late version 1's direct backup: the browser's `IndexedDB/` and `Local Storage/` as they stood on disk."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

from app.adapters.imports.archive import DAMAGED, Archive
from app.adapters.imports.chromium.indexed_db import IndexedDb
from app.adapters.imports.chromium.local_storage import stored_text
from app.adapters.imports.formats.cherry_studio.json_backup import ASSISTANTS, BLOCKS, TOPICS

_LOCAL, _STATE = "Local Storage/leveldb", "persist:cherry-studio"


def is_data_folder(archive: Archive) -> bool:
    """Whether a browser's folders are Cherry Studio's, where nothing beside them says so."""
    try:
        stores = browser_folders(archive)
        return bool(stores) and any(stored_text(archive, one, _STATE) for one in _folders(archive, _LOCAL))
    except (*DAMAGED, ValueError, IndexError):
        return False


def browser_folders(archive: Archive) -> list[str]:
    """Those of IndexedDB."""
    return _folders(archive, ".indexeddb.leveldb")


def browser_rows(archive: Archive, folders: list[str]) -> Iterator[tuple[str, Any]]:
    """(table, row); None for a row that cannot be read."""
    for folder in _folders(archive, _LOCAL):
        if state := stored_text(archive, folder, _STATE):
            yield ASSISTANTS, state
    for folder in folders:
        with closing(IndexedDb(archive, folder)) as database:
            yield from database.records((TOPICS, BLOCKS))


def _folders(archive: Archive, end: str) -> list[str]:
    parents = (name.rpartition("/")[0] for name in archive.names())
    return list(dict.fromkeys(parent for parent in parents if parent.endswith(end)))
