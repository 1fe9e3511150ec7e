"""A restore takes the place of everything or of nothing, keeps what was there, and can be undone."""

import json
import os
import shutil
import sqlite3
import zipfile
from collections.abc import Callable
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from app.adapters.backup.layout import MANIFEST
from app.adapters.backup.packed import unpack
from app.adapters.backup.restoring import READY, complete, last_restore, restore, undo
from app.adapters.backup.writing import write_backup
from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.library.store import SqliteLibrary
from app.core.domain.assistants import Assistant
from app.core.domain.errors import Unavailable
from app.core.domain.prompts import Prompt
from app.core.domain.reasons import BackupReason, DiskReason
from app.locations import RESTORING
from tests.adapters.backup.places import base_names, both, files_of, filled, questions, with_attachment
from tests.adapters.storage.samples import answered


@pytest.fixture
async def old(tmp_path: Path) -> Path:
    """A backup of another data directory."""
    folder = await filled(tmp_path / "old", "then", base="Old papers")
    (folder / "attachments").mkdir()
    (folder / "attachments" / "old.txt").write_text("old")
    write_backup(folder, tmp_path / "old.zip")
    return tmp_path / "old.zip"


@pytest.fixture
async def data(tmp_path: Path) -> Path:
    folder = await filled(tmp_path / "data", "now", base="New papers")
    (folder / "settings.json").write_text('{"appearance": {"language": "en"}}')
    return folder


async def test_a_backup_takes_the_place_of_what_is_there(old: Path, data: Path) -> None:
    restored = restore(data, old)
    assert restored.contents.conversations == 1
    assert await questions(data) == {"then": both("then")}
    assert await base_names(data) == ["Old papers"]
    assert json.loads((data / "settings.json").read_text())["appearance"]["language"] == "zh-CN"
    assert (data / "attachments" / "old.txt").read_text() == "old"
    assert not (data / RESTORING).exists()


async def test_assistants_and_prompts_are_in_a_backup(tmp_path: Path, data: Path) -> None:
    folder = await filled(tmp_path / "other", "then")
    store = await SqliteConversations.open(folder)
    library = SqliteLibrary(store.database)
    await library.save_assistants([Assistant("poet", "Poet", "🪶", instructions="Answer in verse.")])
    await library.save_prompts([Prompt("p", "Greeting", "Hello {{name}}", "letters")])
    await store.close()
    write_backup(folder, tmp_path / "other.zip")
    restore(data, tmp_path / "other.zip")
    store = await SqliteConversations.open(data)
    library = SqliteLibrary(store.database)
    assert [one.instructions for one in await library.assistants()] == ["Answer in verse."]
    assert [one.folder for one in await library.prompts()] == ["letters"]
    await store.close()


async def test_it_can_be_undone_and_that_as_well(old: Path, data: Path) -> None:
    restore(data, old)
    undo(data)
    assert await questions(data) == {"now": both("now")}
    assert await base_names(data) == ["New papers"]
    assert not (data / "attachments").exists(), "it was not there before"
    undo(data)
    assert await questions(data) == {"then": both("then")}
    assert (data / "attachments" / "old.txt").exists()


async def test_into_a_new_directory_there_is_nothing_to_keep_or_to_undo(old: Path, tmp_path: Path) -> None:
    (tmp_path / "new").mkdir()
    assert restore(tmp_path / "new", old).before == ""
    assert await questions(tmp_path / "new") == {"then": both("then")}
    with pytest.raises(Unavailable) as nothing:
        undo(tmp_path / "new")
    assert nothing.value.data["reason"] == BackupReason.NOTHING


async def test_only_the_last_copies_of_what_was_there_are_kept(old: Path, data: Path) -> None:
    for _ in range(5):
        restore(data, old)
    assert len(list((data / "backups").glob("citewise-before-restore-*.zip"))) == 3
    last = last_restore(data)
    assert last is not None
    assert last.before.exists()


def copies(data: Path) -> list[Path]:
    return sorted((data / "backups").glob("citewise-before-restore-*.zip"))


async def test_the_oldest_copy_can_be_restored_and_stays(old: Path, data: Path) -> None:
    for _ in range(3):
        restore(data, old)
    oldest = copies(data)[0]
    restore(data, oldest)
    assert await questions(data) == {"now": both("now")}
    assert oldest.exists()


def changed(backup: Path, name: str, content: bytes) -> Path:
    """A backup that is whole, with something else under that name."""
    path = backup.with_name(f"changed-{backup.name}")
    with zipfile.ZipFile(backup) as source, zipfile.ZipFile(path, "w") as target:
        manifest = json.loads(source.read(MANIFEST))
        for part in manifest["files"]:
            packed = content if part["name"] == name else source.read(part["name"])
            part |= {"size": len(packed), "sha256": sha256(packed).hexdigest()}
            target.writestr(part["name"], packed)
        target.writestr(MANIFEST, json.dumps(manifest))
    return path


async def test_restores_that_fail_cost_neither_a_copy_nor_room(old: Path, data: Path) -> None:
    restore(data, old)
    there = copies(data)
    for _ in range(4):
        with pytest.raises(Unavailable):
            restore(data, changed(old, "citewise.db", b"nonsense" * 1000))
    assert copies(data) == there
    undo(data)
    assert await questions(data) == {"now": both("now")}


async def test_a_database_of_something_else_is_refused(old: Path, data: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("CREATE TABLE others (name TEXT)")
    knowledge = (data / "knowledge.db").read_bytes()
    for content in (b"", (tmp_path / "other.db").read_bytes(), knowledge):
        with pytest.raises(Unavailable) as damaged:
            restore(data, changed(old, "citewise.db", content))
        assert damaged.value.data["reason"] == BackupReason.DAMAGED
    assert await questions(data) == {"now": both("now")}


async def test_a_clock_that_was_ahead_costs_no_copy_of_today(old: Path, data: Path) -> None:
    (data / "backups").mkdir(exist_ok=True)
    for day in (1, 2, 3):
        (data / "backups" / f"citewise-before-restore-2090010{day}T000000000000Z.zip").write_bytes(b"x")
    before = restore(data, old).before
    assert before in map(str, copies(data))
    undo(data)
    assert await questions(data) == {"now": both("now")}


async def test_a_journal_of_the_old_file_is_never_played_into_the_new_one(old: Path, data: Path) -> None:
    copy = data.with_name("killed")
    shutil.copytree(data, copy)
    store = await SqliteConversations.open(data)
    await store.save(answered("in-the-journal", "now"), [])
    for name in ("citewise.db", "citewise.db-wal"):
        shutil.copy(data / name, copy / name)  # as a killed process leaves it
    await store.close()
    restore(copy, old)
    assert await questions(copy) == {"then": both("then")}
    undo(copy)
    assert len((await questions(copy))["now"]) == 3, "what was in the journal is in the copy"


async def test_a_damaged_file_is_kept_as_it_is(old: Path, data: Path) -> None:
    (data / "citewise.db").write_bytes(b"nonsense" * 1000)
    restored = restore(data, old)
    assert restored.before == ""
    assert await questions(data) == {"then": both("then")}
    aside = next(name for name in restored.aside if name.startswith("citewise.db"))
    assert (data / aside).read_bytes() == b"nonsense" * 1000
    assert last_restore(data) is None


async def test_where_no_copy_can_be_made_all_that_makes_room_is_kept(old: Path, data: Path) -> None:
    (data / "attachments").mkdir()
    (data / "attachments" / "mine.txt").write_text("mine")
    settings = (data / "settings.json").read_text()
    (data / "knowledge.db").write_bytes(b"nonsense" * 1000)
    restored = restore(data, old)
    assert {name.partition(".before-restoring-")[0] for name in restored.aside} == {
        "citewise.db", "knowledge.db", "settings.json", "attachments",
    }  # fmt: skip
    kept = {name.partition(".before-restoring-")[0]: data / name for name in restored.aside}
    assert kept["settings.json"].read_text() == settings
    assert (kept["attachments"] / "mine.txt").read_text() == "mine"
    assert (data / "attachments" / "old.txt").read_text() == "old"
    assert not (data / "attachments" / "mine.txt").exists()
    kept["citewise.db"].replace(data / "citewise.db")
    assert await questions(data) == {"now": both("now")}


def test_without_a_database_settings_and_files_are_kept_too(old: Path, tmp_path: Path) -> None:
    data = tmp_path / "lost"
    (data / "attachments").mkdir(parents=True)
    (data / "attachments" / "mine.txt").write_text("mine")
    (data / "settings.json").write_text("{}")
    aside = restore(data, old).aside
    assert sorted(name.partition(".before-restoring-")[0] for name in aside) == ["attachments", "settings.json"]
    assert (data / aside[0] / "mine.txt").exists()
    assert (data / aside[1]).read_text() == "{}"


async def test_what_the_way_back_takes_away_is_kept_where_no_copy_can_be_made(old: Path, data: Path) -> None:
    restore(data, old)
    (data / "knowledge.db").write_bytes(b"nonsense" * 1000)
    (aside,) = (name for name in undo(data).aside if name.startswith("attachments"))
    assert (data / aside / "old.txt").read_text() == "old"
    assert await questions(data) == {"now": both("now")}


def test_what_is_refused_changes_nothing(old: Path, data: Path) -> None:
    old.write_bytes(old.read_bytes()[:3000])
    before = {path: path.read_bytes() for path in data.rglob("*") if path.is_file()}
    with pytest.raises(Unavailable):
        restore(data, old)
    assert {path: path.read_bytes() for path in data.rglob("*") if path.is_file()} == before


async def test_no_room_changes_nothing(old: Path, data: Path) -> None:
    with pytest.raises(Unavailable) as full:
        restore(data, old, free=lambda _: 1000)
    assert full.value.data["reason"] == DiskReason.FULL
    assert await questions(data) == {"now": both("now")}


async def test_one_that_was_cut_off_before_it_was_ready_is_thrown_away(old: Path, data: Path) -> None:
    (data / RESTORING).mkdir()
    unpack(old, data / RESTORING)
    assert complete(data) == []
    assert not (data / RESTORING).exists()
    assert await questions(data) == {"now": both("now")}


class Killed(BaseException):
    """In place of kill -9: nothing of ours catches it."""


class Countdown:
    """The calls that change the disk, of which one does not come back once the restore is ready to be done."""

    def __init__(self, trial: Path, step: int, patch: pytest.MonkeyPatch) -> None:
        self.ready, self.left = trial / RESTORING / READY, step
        self.is_ready = False
        for name in ("replace", "unlink"):
            patch.setattr(os, name, self._counted(getattr(os, name)))

    def _counted(self, act: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **more: Any) -> Any:
            self.is_ready = self.is_ready or self.ready.exists()
            self.left -= self.is_ready
            if self.is_ready and not self.left:
                raise Killed
            return act(*arguments, **more)

        return call


async def test_what_is_kept_aside_survives_being_cut_off_at_any_step(
    old: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (data / "attachments").mkdir()
    (data / "attachments" / "mine.txt").write_text("mine")
    (data / "knowledge.db").write_bytes(b"nonsense" * 1000)
    settings = (data / "settings.json").read_text()
    for step in range(1, 40):
        trial = data.with_name(f"aside-{step}")
        shutil.copytree(data, trial)
        with monkeypatch.context() as patch:
            Countdown(trial, step, patch)
            try:
                restore(trial, old)
                return
            except Killed:
                pass
        complete(trial)
        assert await questions(trial) == {"then": both("then")}, f"step {step}"
        (kept,) = trial.glob("settings.json.before-restoring-*Z")
        assert kept.read_text() == settings, f"step {step}"
        (folder,) = trial.glob("attachments.before-restoring-*")
        assert (folder / "mine.txt").read_text() == "mine", f"step {step}"
    raise AssertionError("it never came to its end")


async def test_one_that_was_cut_off_at_any_step_is_ended_by_the_next_start(
    old: Path, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for step in range(1, 40):
        trial = data.with_name(f"trial-{step}")
        shutil.copytree(data, trial)
        with monkeypatch.context() as patch:
            Countdown(trial, step, patch)
            try:
                restore(trial, old)
                return
            except Killed:
                pass
        complete(trial)
        assert await questions(trial) == {"then": both("then")}, f"step {step}"
        assert await base_names(trial) == ["Old papers"]
        undo(trial)
        assert await questions(trial) == {"now": both("now")}
    raise AssertionError("it never came to its end")


async def test_attached_files_are_found_on_another_machine(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    id = await with_attachment(old)
    write_backup(old, tmp_path / "all.zip")
    shutil.rmtree(old)
    new.mkdir()
    restore(new, tmp_path / "all.zip")
    store = await SqliteConversations.open(new)
    ((path, data),) = await files_of(store, id)
    assert (Path(path).parents[3], data) == (new, b"%PDF-1")
    await store.close()
