"""`citewise backup` and `citewise restore`, alone and beside an open window."""

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.settings import WebDavSettings
from tests.adapters.backup.dav_server import PASSWORD, USER, dav_server
from tests.end2end.conftest import ROOT, Citewise, World, environment
from tests.end2end.test_sharing import rows, slow, window
from tests.end2end.test_window import started

QUESTION = "Why is the sky blue?"


@pytest.mark.slow
def test_a_backup_is_written_shown_restored_and_the_restore_undone(
    world: World, citewise: Citewise, tmp_path: Path
) -> None:
    file = str(tmp_path / "all.zip")
    assert citewise("ask", QUESTION).returncode == 0
    done = citewise("backup", file)
    assert (done.returncode, done.stdout.startswith("Backed up: 1 conversation, 1 question,")) == (0, True), done
    assert citewise("ask", "And at sunset?").returncode == 0
    seen = citewise("restore", "--preview", file)
    assert "Backup of 20" in seen.stdout
    assert "citewise.db" in seen.stdout
    restored = citewise("restore", file)
    assert restored.returncode == 0, restored.stderr
    assert "--undo puts it back" in restored.stderr
    assert rows(world, "SELECT question FROM turns") == [(QUESTION,)]
    undone = citewise("restore", "--undo")
    assert undone.returncode == 0, undone.stderr
    assert len(rows(world, "SELECT question FROM turns")) == 2


@pytest.mark.slow
def test_beside_a_window_a_backup_is_written_and_a_restore_refused(
    world: World, citewise: Citewise, tmp_path: Path
) -> None:
    slow(world)
    with window(world, "write_beside_commands", "WRITING"):
        done = citewise("backup", "--keys", str(tmp_path / "all.zip"), CITEWISE_BACKUP_PASSPHRASE="correct horse")
        assert done.returncode == 0, done.stderr
        assert "keys (encrypted)" in done.stdout
        refused = citewise("restore", str(tmp_path / "all.zip"))
    assert refused.returncode == 1
    assert "Nothing was changed." in refused.stderr


@pytest.mark.slow
def test_a_second_machines_backup_is_merged_once(world: World, citewise: Citewise, tmp_path: Path) -> None:
    file = str(tmp_path / "all.zip")
    assert citewise("ask", QUESTION).returncode == 0
    assert citewise("backup", file).returncode == 0
    assert citewise("erase", "--yes").returncode == 0
    world.settings()
    assert citewise("ask", "And at sunset?").returncode == 0
    merged = citewise("restore", "--merge", file)
    assert (merged.returncode, merged.stdout) == (
        0, "Merged: 1 conversation, 1 question new. What was here is unchanged.\n"
    ), merged.stderr  # fmt: skip
    assert len(rows(world, "SELECT 1 FROM conversations")) == 2
    assert "nothing new" in citewise("restore", "--merge", file).stdout


@pytest.mark.slow
def test_the_window_closes_for_a_restore_which_a_command_can_undo(world: World, citewise: Citewise) -> None:
    done = subprocess.run(
        started(world, "restore_a_backup"), capture_output=True, encoding="utf-8", timeout=120, env=environment(),
        cwd=ROOT, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 conversation, 1 question" in done.stdout
    assert rows(world, "SELECT question FROM turns") == [(QUESTION,)]
    assert citewise("restore", "--undo").returncode == 0
    assert len(rows(world, "SELECT question FROM turns")) == 2


@pytest.mark.slow
def test_a_backup_goes_to_the_server_of_the_settings(world: World, citewise: Citewise, tmp_path: Path) -> None:
    assert citewise("ask", QUESTION).returncode == 0
    unset = citewise("backup", "--webdav")
    assert (unset.returncode, "no WebDAV server is set up" in unset.stderr) == (1, True)
    with dav_server(tmp_path / "dav") as server:
        file = SettingsFile(world.data_dir / "settings.json")
        settings = file.load()
        webdav = WebDavSettings(address=server.url, user=USER, folder="Citewise")
        file.save(replace(settings, backups=replace(settings.backups, webdav=webdav)))
        done = citewise("backup", "--webdav", CITEWISE_KEY_WEBDAV=PASSWORD)
        assert done.returncode == 0, done.stderr
        (name,) = [path.name for path in (tmp_path / "dav/Citewise").iterdir()]
        assert f"Backed up to 127.0.0.1: {name}" in done.stdout
        refused = citewise("backup", "--webdav", CITEWISE_KEY_WEBDAV="wrong")
        assert refused.returncode == 1
        assert "no backup on the server: 127.0.0.1 did not accept the user name or password." in refused.stderr


def test_what_is_no_backup_is_refused_in_a_sentence(world: World, citewise: Citewise, tmp_path: Path) -> None:
    (tmp_path / "x.zip").write_text("no zip")
    done = citewise("restore", str(tmp_path / "x.zip"))
    assert (done.returncode, done.stderr) == (1, "citewise: x.zip is not a backup of Citewise.\n")
    missing = citewise("restore", str(tmp_path / "none.zip"))
    assert missing.returncode == 1
    assert "Traceback" not in missing.stderr
    assert citewise("restore").returncode == 2
