"""An import killed at any moment: what is there is whole, and the next run completes it without doubles."""

import asyncio
import os
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME
from app.bootstrap.importing import conversation_imports
from app.core.domain.transfer.course import ImportReport
from tests.bench.transfer import PER_CONVERSATION, write_export

ROOT = Path(__file__).resolve().parents[2]
_MESSAGES = 4000
_CHILD = """
import asyncio, sys
from pathlib import Path
from app.adapters.storage.conversations.store import SqliteConversations
from app.bootstrap.importing import conversation_imports

async def main():
    store = await SqliteConversations.open(Path(sys.argv[1]))
    print("begun", flush=True)
    async for _ in conversation_imports(store, Path(sys.argv[1])).run(Path(sys.argv[2]), "en-US"):
        pass
    await store.close()

asyncio.run(main())
"""


def killed(folder: Path, export: Path, random: Random) -> None:
    command = [sys.executable, "-c", _CHILD, str(folder), str(export)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        process.stdout.readline()
        time.sleep(random.uniform(0.0, 1.5))
        process.kill()


async def look(folder: Path) -> int:
    """How many turns there are. Everything that is there is whole."""
    with closing(sqlite3.connect(folder / NAME)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
        sizes = db.execute("SELECT count(*) FROM turns GROUP BY conversation").fetchall()
        assert len(set(sizes)) <= 1, "all conversations of the export have one shape"
        return sum(size for (size,) in sizes)


async def kill_and_look(folder: Path, seed: int, kills: int) -> None:
    random, export = Random(seed), folder / "export.zip"
    write_export(export, _MESSAGES)
    data, counts = folder / "data", []
    for _ in range(kills):
        await asyncio.to_thread(killed, data, export, random)
        counts.append(await look(data))
    assert counts == sorted(counts), "something that was there is gone"
    store = await SqliteConversations.open(data)
    imports = conversation_imports(store, data)
    for again in (False, True):
        report = [step async for step in imports.run(export, "en-US")][-1]
        assert isinstance(report, ImportReport)
        assert not again or not report.batch
    assert len(await store.summaries()) == _MESSAGES // PER_CONVERSATION
    batches = await imports.batches()
    assert len(batches) == 1, "one undo takes it all back"
    await imports.undo(batches[0].id)
    assert await store.summaries() == []
    await store.close()


@pytest.mark.slow
async def test_an_import_that_was_killed_is_completed_by_the_next(tmp_path: Path) -> None:
    await kill_and_look(tmp_path, 7, 3)


@pytest.mark.soak
async def test_fifty_kills_at_random_moments(tmp_path: Path) -> None:
    seed = int(os.environ.get("SEED", "1000"))
    await kill_and_look(tmp_path, seed, min(50, int(os.environ.get("KILLS", "50"))))
