"""Killed at any moment of a backup, a restore or a merge: what was there is there, and the next run completes."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from app.adapters.backup.packed import check
from app.adapters.backup.restoring import complete, last_restore, restore, undo
from app.adapters.backup.writing import write_backup
from app.adapters.storage.database import NAME
from app.locations import RESTORING
from tests.adapters.backup.places import base_names, both, filled, questions
from tests.soak.backing_up import merge_once

ROOT = Path(__file__).resolve().parents[2]
HERE, THERE = [f"here-{n}" for n in range(25)], [f"there-{n}" for n in range(25)]
LONGEST = {"backup": 0.5, "restore": 1.0, "merge": 1.5}  # seconds until the kill


async def stage(folder: Path) -> tuple[Path, Path]:
    """A data directory, and a backup of another one that shares some conversations."""
    data = await filled(folder / "data", *HERE, "shared", base="Here")
    other = await filled(folder / "other", *THERE, "shared", base="There")
    write_backup(other, folder / "other.zip")
    return data, folder / "other.zip"


def killed(action: str, data: Path, file: Path, seed: int) -> None:
    command = [sys.executable, "-m", "tests.soak.backing_up", action, str(data), str(file)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "READY\n"
            time.sleep(Random(seed).uniform(0.0, LONGEST[action]))
        finally:
            process.kill()


def assert_whole(data: Path) -> None:
    with closing(sqlite3.connect(data / NAME)) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []


async def kill_a_backup(folder: Path, seed: int) -> None:
    data, _ = await stage(folder)
    file = folder / "own.zip"
    write_backup(data, file)
    await asyncio.to_thread(killed, "backup", data, file, seed)
    assert check(file).counts["conversations"] == len(HERE) + 1, "the former file or a new one, and always whole"
    write_backup(data, file)
    assert sorted(os.listdir(folder)) == ["data", "other", "other.zip", "own.zip"]
    assert not list(data.glob(".backup-*"))
    assert set(await questions(data)) == {*HERE, "shared"}


async def kill_a_restore(folder: Path, seed: int) -> None:
    data, file = await stage(folder)
    await asyncio.to_thread(killed, "restore", data, file, seed)
    complete(data)  # as the next start does
    assert not (data / RESTORING).exists()
    assert_whole(data)
    found = set(await questions(data))
    assert found in ({*HERE, "shared"}, {*THERE, "shared"}), "one or the other, never a mixture"
    assert await base_names(data) == (["Here"] if HERE[0] in found else ["There"])
    restore(data, file)
    assert set(await questions(data)) == {*THERE, "shared"}
    assert last_restore(data) is not None
    undo(data)
    assert set(await questions(data)) == found


async def kill_a_merge(folder: Path, seed: int) -> None:
    data, file = await stage(folder)
    await asyncio.to_thread(killed, "merge", data, file, seed)
    assert_whole(data)
    found = await questions(data)
    assert set(found) >= {*HERE, "shared"}, "what was there is there"
    assert all(turns == both(name) for name, turns in found.items()), "each conversation is whole"
    await merge_once(data, file)
    assert await questions(data) == {name: both(name) for name in (*HERE, *THERE, "shared")}
    assert sorted(await base_names(data)) == ["Here", "There"]


KILLS = {"backup": kill_a_backup, "restore": kill_a_restore, "merge": kill_a_merge}
actions = pytest.mark.parametrize("action", KILLS)


@pytest.mark.slow
@actions
async def test_one_that_is_killed_costs_nothing(tmp_path: Path, action: str) -> None:
    for seed in range(2):
        await KILLS[action](tmp_path / str(seed), seed)


@pytest.mark.soak
@actions
async def test_fifty_kills_at_random_moments(tmp_path: Path, action: str) -> None:
    first = int(os.environ.get("SEED", "1000"))
    for seed in range(first, first + int(os.environ.get("KILLS", "50"))):
        try:
            await KILLS[action](tmp_path / str(seed), seed)
        except BaseException as error:
            error.add_note(f"seed {seed}")
            raise
        await asyncio.to_thread(shutil.rmtree, tmp_path / str(seed))
