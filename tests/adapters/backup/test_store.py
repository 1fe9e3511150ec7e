"""Backups as the front ends make them: with the keys that are kept here, and into folders."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from app.adapters.backup.layout import MANUAL, origin_of, time_of
from app.adapters.backup.packed import contents_of
from app.adapters.backup.store import FileBackups
from app.adapters.key_file import NAME, KeyFile
from app.adapters.secrets import Keys
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import BackupReason, KeyFileReason
from app.core.domain.settings import BackupSettings
from tests.adapters.backup.places import filled
from tests.adapters.test_secrets import Memory

IDS = ["loopback", "tavily", "openai", "none"]


def backups(folder: Path, *keys: str, environment: dict[str, str] | None = None) -> tuple[FileBackups, Keys]:
    keychain = Memory()
    for name in keys:
        keychain.set_password("Citewise", name, f"sk-{name}")
    stored = Keys(folder, environment or {}, keychain)
    return FileBackups(folder, stored, lambda: IDS), stored


async def test_keys_go_from_one_machine_to_another_and_replace_none(tmp_path: Path) -> None:
    old, new = await filled(tmp_path / "old", "c1"), await filled(tmp_path / "new", "c2")
    source, _ = backups(old, "loopback", "tavily", environment={"OPENAI_API_KEY": "of-the-environment"})
    contents = await source.write(str(tmp_path / "all.zip"), "correct horse")
    assert contents.has_keys
    target, keys = backups(new)
    await keys.set("tavily", "my own")
    with pytest.raises(Unavailable) as wrong:
        await target.take_keys(str(tmp_path / "all.zip"), "wrong horse")
    assert wrong.value.data["reason"] == KeyFileReason.WRONG_PASSPHRASE
    assert await target.take_keys(str(tmp_path / "all.zip"), "correct horse") == (1, 2)
    assert [keys.get(name) for name in IDS] == ["sk-loopback", "my own", "", ""]
    assert not list(new.glob(".*-*"))


async def test_without_a_passphrase_no_key_goes_along(tmp_path: Path) -> None:
    source, _ = backups(await filled(tmp_path / "old", "c1"), "loopback")
    assert not (await source.write(str(tmp_path / "all.zip"))).has_keys
    with pytest.raises(Unavailable) as nothing:
        await source.take_keys(str(tmp_path / "all.zip"), "correct horse")
    assert nothing.value.data["reason"] == BackupReason.NOTHING


async def test_a_locked_file_of_keys_is_told_rather_than_left_out(tmp_path: Path) -> None:
    folder = await filled(tmp_path / "old", "c1")
    KeyFile(folder / NAME).create("open sesame", {"loopback": "sk"})
    source, _ = backups(folder)
    with pytest.raises(Unavailable) as locked:
        await source.write(str(tmp_path / "all.zip"), "correct horse")
    assert locked.value.data["reason"] == KeyFileReason.LOCKED
    assert not (tmp_path / "all.zip").exists()


async def test_a_folder_gets_a_file_of_the_usual_name(tmp_path: Path) -> None:
    source, _ = backups(await filled(tmp_path / "old", "c1"))
    (tmp_path / "there").mkdir()
    await source.write(str(tmp_path / "there"))
    (path,) = (tmp_path / "there").iterdir()
    assert time_of(path.name) is not None
    assert time_of(Path(source.suggested_path()).name, MANUAL) is not None
    assert contents_of(path) == await source.check(str(path)) == await source.contents(str(path))


async def test_the_schedule_deletes_none_that_was_made_by_hand(tmp_path: Path) -> None:
    data, folder = await filled(tmp_path / "data", "c1"), tmp_path / "mine"
    folder.mkdir()
    store, _ = backups(data)
    await store.write(str(folder))
    manual = {path.name for path in folder.iterdir()}
    settings = BackupSettings(folder=str(folder), keep=1)
    for day in (1, 2):
        await store.run_due(settings, datetime.now(UTC) + timedelta(days=day), force=True)
    assert manual <= {path.name for path in folder.iterdir()}
    assert {one.name for one in await store.local_backups(settings)} > manual, "they can be restored from the list"
    assert len(list(folder.iterdir())) == 2


def test_a_backup_is_of_the_machine_in_its_name_or_of_its_file() -> None:
    names = ("citewise-laptop-20261122T190000Z.zip", "citewise-manual-20261122T190000Z.zip", "old mac.zip")
    assert list(map(origin_of, names)) == ["laptop", "citewise-manual-20261122T190000Z", "old mac"]
