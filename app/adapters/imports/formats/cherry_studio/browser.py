"""Late version 1's direct backup: the browser's `IndexedDB/` and `Local Storage/` as they stood on disk."""

from collections.abc import Iterator
from contextlib import closing
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.chromium.indexed_db import IndexedDb
from app.adapters.imports.chromium.local_storage import stored_text
from app.adapters.imports.formats.cherry_studio.json_backup import ASSISTANTS, BLOCKS, TOPICS


def browser_folders(archive: Archive) -> list[str]:
    """Those of IndexedDB."""
    return _folders(archive, ".indexeddb.leveldb")


def browser_rows(archive: Archive, folders: list[str]) -> Iterator[tuple[str, Any]]:
    """(table, row); None for a row that cannot be read."""
    for folder in _folders(archive, "Local Storage/leveldb"):
        if state := stored_text(archive, folder, "persist:cherry-studio"):
            yield ASSISTANTS, state
    for folder in folders:
        with closing(IndexedDb(archive, folder)) as database:
            yield from database.records((TOPICS, BLOCKS))


def _folders(archive: Archive, end: str) -> list[str]:
    parents = (name.rpartition("/")[0] for name in archive.names())
    return list(dict.fromkeys(parent for parent in parents if parent.endswith(end)))
