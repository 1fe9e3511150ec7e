"""A database of our own is written and read; the user's is only read."""

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from app.adapters.storage import database
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.documents import schema, store
from app.adapters.storage.documents.store import SqliteDocuments
from app.adapters.storage.migration_runner import Migration, applied
from app.adapters.storage.migrations import MIGRATIONS
from app.core.domain.turn.turn import State, Turn
from app.core.self_check import CheckPart, CheckReason, CheckResult, CheckState, absent, failed

_TEXT = "The self-check writes this and reads it again. 自检写入并读回。"
_DATABASES: Mapping[str, Sequence[Migration]] = {database.NAME: MIGRATIONS, store.NAME: schema.MIGRATIONS}


async def check_new_database(folder: Path) -> CheckResult:
    await _write(folder)
    conversations = await SqliteConversations.open(folder)
    try:
        conversation = await conversations.conversation("self-check")
        matches = await conversations.summaries("reads")
    finally:
        await conversations.close()
    if conversation is None or [turn.text for turn in conversation.turns] != [_TEXT] or not matches:
        return failed(CheckPart.DATABASE, CheckReason.WRONG_TEXT, database.NAME)
    return CheckResult(CheckPart.DATABASE, detail=sqlite3.sqlite_version)


async def _write(folder: Path) -> None:
    conversations = await SqliteConversations.open(folder)
    try:
        await conversations.create("self-check", "Self-check")
        turn = Turn("turn", "self-check", "Does it write?", state=State.FINISHED, text_parts=[_TEXT])
        await conversations.save(turn)
    finally:
        await conversations.close()
    bases = await SqliteDocuments.open(folder)
    try:
        await bases.create("Self-check")
    finally:
        await bases.close()


async def check_user_data(folder: Path) -> CheckResult:
    """Every page of it; what a newer version made, and what the next start will bring up to date."""
    older = False
    files = [folder / name for name in _DATABASES if (folder / name).exists()]
    if not files:
        return absent(CheckPart.DATA, CheckReason.NO_DATA)
    for file in files:
        reason, detail = await asyncio.to_thread(_state, file)
        if reason is CheckReason.OLDER_DATA:
            older = True
        elif reason:
            return failed(CheckPart.DATA, reason, detail)
    names = ", ".join(file.name for file in files)
    return CheckResult(CheckPart.DATA, CheckState.OK, CheckReason.OLDER_DATA if older else CheckReason.NONE, names)


def _state(file: Path) -> tuple[CheckReason, str]:
    try:
        with closing(sqlite3.connect(_read_only(file), uri=True, timeout=5.0)) as db:
            done, names = applied(db), [migration.__name__ for migration in _DATABASES[file.name]]
            if newer := [name for name in done if name not in names]:
                return CheckReason.NEWER_DATA, f"{file.name}: {', '.join(newer)}"
            (words,) = db.execute("PRAGMA quick_check(1)").fetchone()
            if words != "ok":
                return CheckReason.DAMAGED, f"{file.name}: {words}"
            return (CheckReason.NONE if done == names else CheckReason.OLDER_DATA), ""
    except sqlite3.Error as error:
        is_damage = getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        return CheckReason.DAMAGED if is_damage else CheckReason.ERROR, f"{file.name}: {error}"


def _read_only(file: Path) -> str:
    """Without its journal nobody works on it, and SQLite is to make none: https://www.sqlite.org/wal.html#readonly"""
    mode = "ro" if file.with_name(file.name + "-wal").exists() else "ro&immutable=1"
    return f"file:{quote(file.resolve().as_posix())}?mode={mode}"
