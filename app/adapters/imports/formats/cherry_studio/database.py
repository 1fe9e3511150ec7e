"""Version 2: the SQLite database of a backup, read from a copy that nothing else opens.

Read after `src/main/data/db/schemas/{topic,message,assistant,file}.ts` of CherryHQ/cherry-studio. Columns move between
versions: each is read where it is there.
"""

import shutil
import sqlite3
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.fields import first_text, mapping, text
from app.adapters.imports.formats.cherry_studio.blocks import BlockReader
from app.adapters.imports.formats.cherry_studio.files import BackupFiles
from app.adapters.imports.formats.cherry_studio.messages import foreign_messages, system_message
from app.adapters.imports.formats.cherry_studio.parts import blocks_of
from app.adapters.imports.json_stream import bounded_loads
from app.adapters.imports.times import moment
from app.adapters.imports.trees import well_formed
from app.core.domain.transfer import ForeignConversation, ForeignMessage, ForeignRole, SkippedPart, SkipReason

_SPARE = 200_000_000  # of the disk that stays free
_HEADER = b"SQLite format 3\x00"
_DAMAGED = (OSError, KeyError, EOFError, RuntimeError, zlib.error, zipfile.BadZipFile, NotImplementedError)
_TABLES = ("topic", "message", "assistant", "group", "file_entry", "pin", "tag", "entity_tag", "agent_session_message")
_Row = dict[str, Any]


def sqlite_member(archive: Archive) -> str:
    """The database, whichever place it has; nothing where there is none."""
    for name in archive.names():
        if name.endswith(".sqlite") and "/Files/" not in name:
            try:
                with archive.open(name) as file:
                    if file.read(len(_HEADER)) == _HEADER:
                        return name
            except _DAMAGED:
                continue
    return ""


@dataclass
class SqliteBackup:
    _archive: Archive
    _name: str
    _files: BackupFiles

    def conversations(self) -> Iterator[ForeignConversation | SkippedPart]:
        with tempfile.TemporaryDirectory(prefix="citewise-import-") as folder:
            path = Path(folder) / "backup.sqlite"
            if self._archive.size(self._name) > shutil.disk_usage(folder).free - _SPARE:
                yield SkippedPart(self._name, SkipReason.TOO_LARGE)
                return
            try:
                with self._archive.open(self._name) as source, path.open("wb") as target:
                    shutil.copyfileobj(source, target, 1 << 20)
                with _database(path) as database:
                    yield from _Reader(database, self._files).conversations()
            except (*_DAMAGED, sqlite3.Error) as error:
                yield SkippedPart(self._name, SkipReason.BROKEN, str(error))


class _Reader:
    def __init__(self, database: sqlite3.Connection, files: BackupFiles) -> None:
        self._database = database
        self._files = files
        self._tables = self._existing()
        files.described = {text(row.get("id")): row for row in self._rows("file_entry")}
        self._topics = {text(row.get("id")): row for row in self._rows("topic")}
        self._assistants = {text(row.get("id")): row for row in self._rows("assistant")}
        self._groups = {text(row.get("id")): text(row.get("name")) for row in self._rows("group")}
        self._pins = {text(row.get("entity_id")) for row in self._rows("pin")}
        names = {row.get("id"): text(row.get("name")) for row in self._rows("tag")}
        self._tags: dict[str, list[str]] = {}
        for row in self._rows("entity_tag"):
            if name := names.get(row.get("tag_id")):
                self._tags.setdefault(text(row.get("entity_id")), []).append(name)

    def conversations(self) -> Iterator[ForeignConversation | SkippedPart]:
        remaining = {key for key, row in self._topics.items() if row.get("deleted_at") is None}
        order = [name for name in ("topic_id", "created_at", "id") if name in self._tables.get("message", ())]
        if "topic_id" in order:
            rows = self._rows("message", f"ORDER BY {', '.join(order)}")
            for topic, messages in groupby(rows, key=lambda row: text(row.get("topic_id"))):
                if topic in remaining or topic not in self._topics:
                    remaining.discard(topic)
                    yield from self._conversation(topic, messages)
        for topic in remaining:
            yield SkippedPart(text(self._topics[topic].get("name")) or topic, SkipReason.EMPTY)
        if agents := sum(1 for _ in self._rows("agent_session_message")):
            yield SkippedPart("agent_session_message", SkipReason.UNSUPPORTED, str(agents))

    def _conversation(self, topic: str, rows: Iterator[_Row]) -> Iterator[ForeignConversation | SkippedPart]:
        row = self._topics.get(topic, {})
        assistant = self._assistants.get(text(row.get("assistant_id")), {})
        skipped: list[SkippedPart] = []
        reader = BlockReader(self._files, skipped)
        result: list[ForeignMessage] = []
        system = system_message(first_text(row.get("prompt"), assistant.get("prompt")))
        for index, message in enumerate(rows, start=1):
            if message.get("deleted_at") is None:
                result += _messages(message, index, system[0].id if system else None, reader)
        title = text(row.get("name"))
        yield from (SkippedPart(title or topic, part.reason, part.place) for part in skipped)
        if not any(one.role in (ForeignRole.USER, ForeignRole.ASSISTANT) for one in result):
            yield SkippedPart(title or topic, SkipReason.EMPTY)
            return
        empty = {one.id for one in result if one.role is ForeignRole.SYSTEM and not one.text}  # the root of a tree
        messages = well_formed([*system, *result], empty)
        dated = [one.created for one in messages if one.created]
        leaf = text(row.get("active_node_id"))
        group = self._groups.get(text(row.get("group_id")), "")
        yield ForeignConversation(
            topic,
            title,
            moment(row.get("created_at")) or min(dated, default=None),
            moment(row.get("updated_at")) or max(dated, default=None),
            leaf if leaf in {one.id for one in messages} else None,
            first_text(assistant.get("name"), _json(row.get("assistant_meta")).get("name")),
            bool(row.get("is_pinned")) or topic in self._pins,
            tags=tuple(dict.fromkeys([*([group] if group else []), *self._tags.get(topic, [])])),
            messages=messages,
        )

    def _existing(self) -> dict[str, list[str]]:
        """Table → its columns, without those that it computes. What is no plain table is left alone."""
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE TABLE%'"
        names = {name for (name,) in self._database.execute(query)} & set(_TABLES)
        columns = {name: self._database.execute(f'PRAGMA table_info("{name}")').fetchall() for name in names}
        return {name: [text(column[1]) for column in rows] for name, rows in columns.items()}

    def _rows(self, table: str, order: str = "") -> Iterator[_Row]:
        columns = self._tables.get(table)
        if columns:
            names = ", ".join('"{}"'.format(column.replace('"', '""')) for column in columns)
            with closing(self._database.execute(f'SELECT {names} FROM "{table}" {order}')) as rows:
                for row in rows:
                    yield dict(zip(columns, row, strict=True))


def _messages(row: _Row, index: int, root: str | None, reader: BlockReader) -> list[ForeignMessage]:
    model = _json(row.get("model_snapshot")) or _json(row.get("model_meta"))
    message = {
        "role": row.get("role"),
        "createdAt": row.get("created_at"),
        "model": model,
        "modelId": row.get("model_id"),
    }
    message_id = text(row.get("id")) or f"row{index}"
    parent = text(row.get("parent_id")) or root
    return foreign_messages(message, message_id, parent, blocks_of(_json(row.get("data"))), reader)


def _json(value: object) -> dict[str, Any]:
    try:
        return mapping(bounded_loads(value)) if isinstance(value, str) else {}
    except (ValueError, RecursionError):
        return {}


@contextmanager
def _database(path: Path) -> Iterator[sqlite3.Connection]:
    """Read alone, and nothing that its schema says is run."""
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as database:
        database.execute("PRAGMA trusted_schema = OFF")
        database.execute("PRAGMA cell_size_check = ON")
        database.text_factory = lambda data: data.decode("utf-8", "replace")
        yield database
