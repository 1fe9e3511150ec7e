"""A backup is written beside whoever writes, is whole or not there, and says what is in it."""

import json
import os
import sqlite3
import zipfile
from pathlib import Path

import pytest

from app.adapters.backup.layout import MANIFEST, is_part_name, machine, time_of, usual_name
from app.adapters.backup.packed import check
from app.adapters.backup.writing import SCRATCH, SealedKeys, write_backup
from app.adapters.key_file import KeyFile
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import BackupReason, DiskReason
from tests.adapters.backup.places import filled
from tests.adapters.storage.samples import NOON, answered


async def test_it_holds_what_is_kept_and_tells_it(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "data", "c1", "c2", base="Papers")
    (folder / "attachments" / "t1").mkdir(parents=True)
    (folder / "attachments" / "t1" / "notes.txt").write_text("words")
    (folder / "pages.db").write_text("cache")
    contents = write_backup(folder, tmp_path / "all.zip")
    assert (contents.conversations, contents.turns, contents.bases, contents.has_keys) == (2, 4, 1, False)
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert archive.namelist() == [
            "citewise.db", "knowledge.db", "settings.json", "attachments/t1/notes.txt", MANIFEST
        ]  # fmt: skip
        assert archive.read("attachments/t1/notes.txt") == b"words"
        manifest = json.loads(archive.read(MANIFEST))
    assert (manifest["format"], manifest["version"], manifest["keys"]) == ("citewise-backup", 1, False)
    assert manifest["counts"]["turns"] == 4
    assert manifest["databases"]["citewise.db"][0] == "m001_conversations"
    if os.name == "posix":
        assert (tmp_path / "all.zip").stat().st_mode & 0o777 == 0o600
    assert not list(folder.glob(f"{SCRATCH}*"))


async def test_what_is_written_meanwhile_costs_nothing_and_is_not_torn(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "data", "c1")
    store = await SqliteConversations.open(folder)
    await store.save(answered("late", "c9"), [])  # in the journal alone
    contents = write_backup(folder, tmp_path / "all.zip")
    await store.save(answered("later", "c10"), [])
    await store.close()
    assert (contents.conversations, contents.turns) == (2, 3)


async def test_a_full_disk_leaves_the_former_file_whole(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "data", "c1")
    target = tmp_path / "all.zip"
    write_backup(folder, target)
    before = target.read_bytes()
    with pytest.raises(Unavailable) as full:
        write_backup(folder, target, free=lambda _: 1000)
    assert full.value.data["reason"] == DiskReason.FULL
    assert target.read_bytes() == before
    assert os.listdir(tmp_path) == ["data", "all.zip"] or sorted(os.listdir(tmp_path)) == ["all.zip", "data"]


async def test_an_interruption_leaves_the_former_file_whole_and_nothing_beside_it(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "data", "c1")
    target = tmp_path / "all.zip"
    write_backup(folder, target)
    before = target.read_bytes()

    def interrupt(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_backup(folder, target, progress=interrupt)
    assert target.read_bytes() == before
    assert sorted(os.listdir(tmp_path)) == ["all.zip", "data"]
    assert not list(folder.glob(f"{SCRATCH}*"))


async def test_what_a_killed_one_had_begun_goes_with_the_next(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "data", "c1")
    (folder / f"{SCRATCH}abcd1234").mkdir()
    (folder / f"{SCRATCH}abcd1234" / "citewise.db").write_text("half")
    (tmp_path / "all.zip.partial").write_text("half")
    write_backup(folder, tmp_path / "all.zip")
    assert sorted(os.listdir(tmp_path)) == ["all.zip", "data"]
    assert not list(folder.glob(f"{SCRATCH}*"))


async def test_a_damaged_database_is_told_and_never_packed(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "data", *(f"c{n}" for n in range(40)))
    with (folder / "citewise.db").open("rb+") as file:
        file.seek(4096 * 12)
        file.write(os.urandom(4096 * 3))
    with pytest.raises(Unavailable) as damaged:
        write_backup(folder, tmp_path / "all.zip")
    assert (damaged.value.where, damaged.value.data["reason"]) == ("citewise.db", BackupReason.SOURCE)
    assert not (tmp_path / "all.zip").exists()


def test_nothing_to_back_up_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with pytest.raises(Unavailable) as nothing:
        write_backup(tmp_path / "data", tmp_path / "all.zip")
    assert nothing.value.data["reason"] == BackupReason.NOTHING


async def test_keys_are_in_it_only_behind_their_passphrase(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "data", "c1")
    sealed = SealedKeys({"loopback": "sk-very-secret-1"}, "correct horse")
    contents = write_backup(folder, tmp_path / "all.zip", sealed)
    assert contents.has_keys
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        assert all(b"very-secret" not in archive.read(name) for name in archive.namelist())
        archive.extract("keys.encrypted", tmp_path)
    keys = KeyFile(tmp_path / "keys.encrypted")
    keys.open("correct horse")
    assert keys.get("loopback") == "sk-very-secret-1"


async def test_the_copy_is_one_file_that_opens_by_itself(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "data", "c1")
    write_backup(folder, tmp_path / "all.zip")
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        archive.extract("citewise.db", tmp_path)
    db = sqlite3.connect(tmp_path / "citewise.db")
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert db.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    db.close()
    assert len(check(tmp_path / "all.zip").parts) == 3


def test_usual_names_tell_their_time_and_whose_they_are() -> None:
    name = usual_name(NOON)
    assert time_of(name) == time_of(name, machine()) == NOON
    assert time_of(name, "another-machine") is None
    assert time_of(usual_name(NOON, "before-restore"), "before-restore") == NOON
    assert time_of("citewise-x-20260230T000000Z.zip") is None
    assert time_of("thesis.zip") is None


@pytest.mark.parametrize(
    "name",
    ["../x", "attachments/../x", "attachments/a\\b", "/etc/passwd", "attachments", "attachments/", "x.db", "C:/x"],
)
def test_no_name_leads_out_of_the_data_directory(name: str) -> None:
    assert not is_part_name(name)


async def test_archived_pages_go_along_and_none_that_is_half_written(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "data", "now")
    (folder / "archived_pages" / "ab").mkdir(parents=True)
    (folder / "archived_pages" / "ab" / "abcd").write_bytes(b"page")
    (folder / "archived_pages" / "ab" / ".new-123").write_bytes(b"pa")
    contents = write_backup(folder, tmp_path / "b.zip")
    assert [part for part in contents.parts if part.startswith("archived_pages/")] == ["archived_pages/ab/abcd"]
