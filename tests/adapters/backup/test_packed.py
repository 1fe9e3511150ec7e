"""A backup may come from anywhere: what is not whole, not ours or newer is refused in a word."""

import json
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.adapters.backup.layout import MANIFEST
from app.adapters.backup.packed import check, contents_of, refuse_newer, unpack
from app.adapters.backup.writing import write_backup
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import BackupReason
from tests.adapters.backup.places import filled


@pytest.fixture
async def backup(tmp_path: Path) -> Path:
    folder = await filled(tmp_path / "data", "c1")
    write_backup(folder, tmp_path / "all.zip")
    return tmp_path / "all.zip"


def changed(backup: Path, change: Callable[[dict[str, bytes]], object]) -> Path:
    with zipfile.ZipFile(backup) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    change(files)
    with zipfile.ZipFile(backup, "w") as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return backup


def manifest_with(**more: Any) -> Callable[[dict[str, bytes]], None]:
    def change(files: dict[str, bytes]) -> None:
        files[MANIFEST] = json.dumps({**json.loads(files[MANIFEST]), **more}).encode()

    return change


def reason(act: Callable[[], object]) -> str:
    with pytest.raises(Unavailable) as refused:
        act()
    return refused.value.data["reason"]


def test_one_that_was_cut_off_is_damaged(backup: Path) -> None:
    backup.write_bytes(backup.read_bytes()[:-200])
    assert reason(lambda: contents_of(backup)) == BackupReason.DAMAGED


def test_a_byte_that_changed_is_seen(backup: Path) -> None:
    data = bytearray(backup.read_bytes())
    data[200] ^= 1
    backup.write_bytes(data)
    assert contents_of(backup).conversations == 1, "the manifest is whole"
    assert reason(lambda: check(backup)) == BackupReason.DAMAGED


def test_another_text_under_a_right_checksum_of_the_zip_is_seen(backup: Path) -> None:
    changed(backup, lambda files: files.update({"settings.json": b'{"search": {}}'}))
    assert reason(lambda: check(backup)) == BackupReason.DAMAGED


def test_a_missing_file_is_seen(backup: Path) -> None:
    changed(backup, lambda files: files.pop("knowledge.db"))
    assert reason(lambda: check(backup)) == BackupReason.DAMAGED


@pytest.mark.parametrize("data", [b"", b"no zip", b"PK\x05\x06" + bytes(18)])
def test_what_is_no_backup_is_told_so(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "x.zip").write_bytes(data)
    assert reason(lambda: contents_of(tmp_path / "x.zip")) == BackupReason.NO_BACKUP


@pytest.mark.parametrize(
    "more",
    [
        {"format": "other"}, {"files": 3}, {"created": "never"}, {"counts": {"turns": "many"}},
        {"files": [{"name": "../../.bashrc", "size": 1, "sha256": ""}]}, {"databases": []},
    ],
)  # fmt: skip
def test_a_manifest_that_makes_no_sense_is_refused(backup: Path, more: dict[str, Any]) -> None:
    changed(backup, manifest_with(**more))
    assert reason(lambda: contents_of(backup)) == BackupReason.NO_BACKUP


def test_a_newer_format_and_a_newer_database_are_refused(backup: Path, tmp_path: Path) -> None:
    changed(backup, manifest_with(databases={"citewise.db": ["m001_conversations", "m999_later"]}))
    assert contents_of(backup).conversations == 1
    assert reason(lambda: refuse_newer(check(backup), "x")) == BackupReason.NEWER
    assert reason(lambda: unpack(backup, tmp_path / "out")) == BackupReason.NEWER
    changed(backup, manifest_with(version=2))
    assert reason(lambda: contents_of(backup)) == BackupReason.NEWER


def test_no_more_than_a_file_says_is_unpacked(backup: Path, tmp_path: Path) -> None:
    changed(backup, lambda files: files.update({"settings.json": bytes(50_000_000)}))
    (tmp_path / "out").mkdir()
    assert reason(lambda: unpack(backup, tmp_path / "out")) == BackupReason.DAMAGED
    assert (tmp_path / "out" / "settings.json").stat().st_size < 1000


def test_files_beside_those_of_the_manifest_are_left_alone(backup: Path, tmp_path: Path) -> None:
    changed(backup, lambda files: files.update({"../evil": b"x", "window.ini": b"x"}))
    unpack(backup, tmp_path / "out" / "deep")
    assert sorted(path.name for path in (tmp_path / "out").rglob("*") if path.is_file()) == [
        "citewise.db", "knowledge.db", "settings.json"
    ]  # fmt: skip
