"""A kill between two renames of a database and its journal: the next start has all that was committed."""

import asyncio
import sys
from pathlib import Path

import pytest

from app.adapters.storage.database import NAME
from app.adapters.storage.salvage.renames import repair
from tests.adapters.backup.places import filled, questions
from tests.adapters.storage.salvage.test_mending import ROOT, aside

_KILLED = """
import asyncio, os, sys
from pathlib import Path
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME, SALVAGING
from app.adapters.storage.restoring import restore
from app.adapters.storage.salvage.renames import move_aside
from tests.adapters.storage.samples import answered

async def fill():
    store = await SqliteConversations.open(folder)
    await store.save(answered("t", "late", question="Late?"), [])

folder, left = Path(sys.argv[1]), int(sys.argv[3])

def hook(event, details):
    global left
    if event == "os.rename" and NAME in str(details[0]):
        left -= 1
        if not left:
            os._exit(9)

match sys.argv[2]:
    case "fill":
        asyncio.run(fill())
        os._exit(9)
    case "aside":
        sys.addaudithook(hook)
        (folder / (NAME + SALVAGING)).touch()
        move_aside(folder / NAME)
    case "restore":
        sys.addaudithook(hook)
        restore(folder / "backups" / "old.db", folder, NAME)
"""


async def child(folder: Path, action: str, renames: int = 0) -> int:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _KILLED, str(folder), action, str(renames), cwd=ROOT
    )
    return await process.wait()


async def with_journal(folder: Path) -> Path:
    """`late` stands in the journal alone; a backup has `old`."""
    await filled(folder, "early")
    assert await child(folder, "fill") == 9
    assert (folder / f"{NAME}-wal").stat().st_size
    old = await filled(folder / "other", "old")
    (folder / "backups").mkdir(exist_ok=True)
    (old / NAME).rename(folder / "backups" / "old.db")
    return folder


@pytest.mark.parametrize("renames", [1, 2, 3])
async def test_one_in_setting_a_file_aside_costs_no_journal(tmp_path: Path, renames: int) -> None:
    folder = await with_journal(tmp_path)
    assert await child(folder, "aside", renames) == 9
    assert not (folder / f"{NAME}-wal").exists() or renames == 1
    assert set(await questions(folder)) == {"early", "late"}
    assert aside(folder) == []
    assert not list(folder.glob("*.salvaging*"))


@pytest.mark.parametrize("renames", [1, 2, 3, 4])
async def test_one_in_going_back_to_a_backup_leaves_one_or_the_other(tmp_path: Path, renames: int) -> None:
    folder = await with_journal(tmp_path)
    assert await child(folder, "restore", renames) == 9
    assert set(await questions(folder)) == ({"old"} if renames == 4 else {"early", "late"})
    assert not list(folder.glob("*.restored"))
    if renames == 4:
        (kept,) = folder.glob(f"{NAME}.before-restoring-*Z")
        assert kept.with_name(f"{kept.name}-wal").stat().st_size, "what was there is kept whole"


async def test_the_journal_of_a_file_that_somebody_deleted_is_nobody_elses(tmp_path: Path) -> None:
    folder = await filled(tmp_path, "early")
    stray = folder / f"{NAME}.broken-20251122T101112123456Z-wal"
    stray.write_bytes(b"stray")
    (folder / f"{NAME}.salvaging").touch()
    repair(folder / NAME, folder / f"{NAME}.salvaging", folder / f"{NAME}.restored")
    assert stray.read_bytes() == b"stray"
    assert not (folder / f"{NAME}-wal").exists()
