"""All data goes, by the window and by the terminal, with other processes about; what is not ours stays."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from app.adapters.secrets import SERVICE
from app.adapters.storage.settings_file import SettingsFile
from tests.end2end.conftest import ROOT, Citewise, World, environment
from tests.end2end.test_closing import ends
from tests.end2end.test_sharing import at_a_keyboard, begin, command, rows, slow
from tests.end2end.test_window import started
from tests.file_keyring import VARIABLE, stored
from tests.waiting import until


@pytest.fixture
def keyring(tmp_path: Path) -> dict[str, str]:
    """The environment of a program whose keychain has entries of ours and of others."""
    path = tmp_path / "keyring.json"
    path.write_text(json.dumps({f"{SERVICE}/loopback": "sk", f"{SERVICE}/openai": "sk", "Mail/openai": "theirs"}))
    return {"PYTHON_KEYRING_BACKEND": "tests.file_keyring.FileKeyring", VARIABLE: str(path)}


def driven(world: World, scenario: str, keyring: dict[str, str]) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        started(world, scenario), stdout=subprocess.PIPE, encoding="utf-8", env=environment(**keyring), cwd=ROOT
    )


@pytest.mark.slow
async def test_the_window_erases_everything_beside_another_processs_command(
    world: World, keyring: dict[str, str]
) -> None:
    file = SettingsFile(world.data_dir / "settings.json")
    settings = file.load()
    file.save(replace(settings, search=replace(settings.search, keep_engine_cookies=True)))
    with driven(world, "erase_everything", keyring) as window:
        assert window.stdout is not None
        assert window.stdout.readline() == "READY\n"
        slow(world)
        with begin(command(world, "ask", "And at sunset?"), **keyring) as guest:
            await until(lambda: len(rows(world, "SELECT 1 FROM turns")) == 2)
            (world.data_dir / "notes.txt").write_text("mine")
            last_words = window.stdout.readline()
            assert ends(guest, 30), "the other process's command lingers"
        assert ends(window, 30), "the program lingers"
    assert window.returncode == 0
    assert last_words.startswith("Everything was erased.")
    assert "notes.txt" in last_words
    assert os.listdir(world.data_dir) == ["notes.txt"]
    assert stored(Path(keyring[VARIABLE])) == {"Mail/openai": "theirs"}


def test_the_terminal_erases_and_the_next_start_is_a_first_one(
    world: World, citewise: Citewise, keyring: dict[str, str]
) -> None:
    assert citewise("ask", "Why is the sky blue?", **keyring).returncode == 0
    (world.data_dir / ".env").write_text("OPENAI_API_KEY=mine")
    refused = citewise("erase", **keyring)
    assert refused.returncode == 1
    assert "--yes" in refused.stderr
    assert (world.data_dir / "citewise.db").exists()
    done = citewise("erase", "--yes", **keyring)
    assert (done.returncode, done.stdout) == (0, "Everything was erased.\n"), done.stderr
    assert "left, for Citewise did not write it: .env" in done.stderr
    assert os.listdir(world.data_dir) == [".env"]
    assert stored(Path(keyring[VARIABLE])) == {"Mail/openai": "theirs"}
    again = citewise("erase", "--yes", **keyring)
    assert again.returncode == 0


def test_where_another_process_has_the_data_open_nothing_is_touched(
    world: World, citewise: Citewise, keyring: dict[str, str]
) -> None:
    before = stored(Path(keyring[VARIABLE]))
    with driven(world, "write_beside_commands", keyring) as window:
        assert window.stdout is not None
        try:
            slow(world)
            assert window.stdout.readline() == "WRITING\n"
            done = citewise("erase", "--yes", **keyring)
        finally:
            window.kill()
    assert done.returncode == 1
    assert "has this data directory open" in done.stderr
    assert (world.data_dir / "citewise.db").exists()
    assert stored(Path(keyring[VARIABLE])) == before


def test_a_person_types_the_word(world: World, keyring: dict[str, str]) -> None:
    for word, status in (("no", 1), ("ERASE", 0)):
        arguments = ["env", *(f"{name}={value}" for name, value in keyring.items()), *command(world, "erase")]
        with at_a_keyboard(arguments) as (process, keyboard):
            os.write(keyboard, f"{word}\n".encode())  # the terminal keeps it until it is asked for
            _, err = process.communicate(timeout=60)
        assert "Type erase to go on" in err
        assert process.returncode == status
        assert (world.data_dir / "settings.json").exists() is (status == 1)
    assert not world.data_dir.exists()


def test_without_a_directory_there_is_nothing_to_do(tmp_path: Path, keyring: dict[str, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "app", "--data-dir", str(tmp_path / "none"), "erase", "--yes"],
        capture_output=True, encoding="utf-8", timeout=60, env=environment(**keyring), cwd=ROOT, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "Everything was erased.\n"), done.stderr
    assert not (tmp_path / "none").exists()
