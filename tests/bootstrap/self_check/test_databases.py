"""The user's databases are looked through, and stay as they are, byte for byte."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.adapters.storage import database
from app.adapters.storage.conversations.store import SqliteConversations
from app.bootstrap.self_check.databases import check_new_database, check_user_data
from app.bootstrap.self_check.request import outcome
from app.core.domain.turn.turn import State, Turn
from app.core.self_check import CheckPart, CheckReason, CheckState


@pytest.fixture
async def data_dir(tmp_path: Path) -> Path:
    conversations = await SqliteConversations.open(tmp_path)
    for number in range(50):
        turn = Turn(f"t{number}", "c", "Why?", state=State.FINISHED, text_parts=["Because. " * 200])
        await conversations.save(turn)
    await conversations.close()
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def change(folder: Path, sql: str) -> None:
    with closing(sqlite3.connect(folder / database.NAME)) as db:
        db.execute(sql)
        db.commit()


async def test_what_is_whole_is_said_to_be_and_is_not_touched(data_dir: Path) -> None:
    before = contents(data_dir)
    result = await check_user_data(data_dir)
    assert (result.state, result.reason, result.detail) == (CheckState.OK, CheckReason.NONE, database.NAME)
    assert contents(data_dir) == before


async def test_one_that_is_in_use_is_looked_through_with_what_is_in_its_journal(data_dir: Path) -> None:
    conversations = await SqliteConversations.open(data_dir)
    try:
        await conversations.save(Turn("new", "c", "And now?", state=State.FINISHED))
        assert (data_dir / f"{database.NAME}-wal").exists()
        assert (await check_user_data(data_dir)).state is CheckState.OK
        await conversations.save(Turn("later", "c", "Still?", state=State.FINISHED))
    finally:
        await conversations.close()


async def test_where_nothing_is_yet_nothing_is_made(tmp_path: Path) -> None:
    result = await check_user_data(tmp_path / "none")
    assert (result.state, result.reason) == (CheckState.ABSENT, CheckReason.NO_DATA)
    assert not (tmp_path / "none").exists()


@pytest.mark.parametrize("place", [0, 4096 * 3 + 8])
async def test_damage_is_told_and_left_as_it_is(place: int, data_dir: Path) -> None:
    file = data_dir / database.NAME
    data = bytearray(file.read_bytes())
    data[place : place + 3000] = b"\xa5" * 3000
    file.write_bytes(data)
    before = contents(data_dir)
    result = await check_user_data(data_dir)
    assert (result.state, result.reason) == (CheckState.FAILED, CheckReason.DAMAGED)
    assert result.detail.startswith(database.NAME)
    assert contents(data_dir) == before


async def test_data_of_a_newer_version_is_told_by_its_migrations(data_dir: Path) -> None:
    change(data_dir, "INSERT INTO migrations VALUES ('m999_of_tomorrow', '2030')")
    result = await check_user_data(data_dir)
    assert (result.state, result.reason) == (CheckState.FAILED, CheckReason.NEWER_DATA)
    assert "m999_of_tomorrow" in result.detail


async def test_data_of_an_older_version_is_no_failure(data_dir: Path) -> None:
    change(data_dir, "DELETE FROM migrations WHERE rowid = (SELECT max(rowid) FROM migrations)")
    result = await check_user_data(data_dir)
    assert (result.state, result.reason) == (CheckState.OK, CheckReason.OLDER_DATA)


async def test_a_new_database_is_written_and_read(tmp_path: Path) -> None:
    assert (await check_new_database(tmp_path)).state is CheckState.OK


async def test_a_place_where_no_database_can_be_made_fails(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = await outcome(CheckPart.DATABASE, check_new_database(tmp_path / "file"))
    assert (result.state, result.reason) == (CheckState.FAILED, CheckReason.ERROR)
    assert result.detail
