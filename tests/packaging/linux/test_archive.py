"""The portable archive: one user's menu entries come and go."""

import os
import shutil
import subprocess
import tarfile
from dataclasses import replace
from pathlib import Path

import pytest
from linux.archive import build_archive, stage_archive
from linux.tree import Release

from tests.packaging.linux.conftest import payload_in

ID = "io.github.citewise.Citewise"


def run(script: Path, home: Path, **more: str) -> str:
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LC_ALL": "C.UTF-8", **more}
    done = subprocess.run([str(script)], env=environment, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_symlink() or path.is_file()}


@pytest.fixture
def unpacked(release: Release, tmp_path: Path) -> Path:
    folder = tmp_path / 'a "strange" $place with 100% `of` it \\ unpacked'
    stage_archive(folder, release, "x86_64")
    return folder


def test_the_same_release_gives_the_same_bytes(release: Release, tmp_path: Path) -> None:
    first = build_archive(release, tmp_path / "a")
    second = build_archive(replace(release, payload=payload_in(tmp_path / "elsewhere")), tmp_path / "b")
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as archive:
        assert {(member.uid, member.gid, member.mtime) for member in archive} == {(0, 0, release.epoch)}
        assert archive.getmember(f"{first.name.removesuffix('.tar.gz')}/install").mode == 0o755


def test_install_adds_what_uninstall_takes_away_and_data_stays(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    kept = home / ".local/share/Citewise/citewise.db"
    kept.parent.mkdir(parents=True)
    kept.write_text("conversations")
    before = files(home)
    run(unpacked / "install", home)
    added = files(home) - before
    assert f".local/share/applications/{ID}.desktop" in added
    assert f".local/share/icons/hicolor/scalable/apps/{ID}.svg" in added
    assert ".local/share/man/man1/citewise.1.gz" in added
    assert (home / ".local/bin/citewise").readlink() == unpacked / "citewise"
    words = run(unpacked / "uninstall", home)
    left = files(home) - before
    assert left <= {".local/share/applications/mimeinfo.cache"}
    assert kept.read_text() == "conversations"
    assert str(kept.parent) in words


def test_the_menu_entry_starts_the_program_where_it_lies(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    run(unpacked / "install", home)
    entry = home / f".local/share/applications/{ID}.desktop"
    if shutil.which("desktop-file-validate"):
        done = subprocess.run(["desktop-file-validate", str(entry)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, "")
    lines = entry.read_text(encoding="utf-8").splitlines()
    commands = [line.removeprefix("Exec=") for line in lines if line.startswith("Exec=")]
    assert [parsed(command) for command in commands] == [
        [str(unpacked / "citewise"), "%u"], [str(unpacked / "citewise"), "--new"],
        [str(unpacked / "citewise"), "--quick-ask"],
    ]  # fmt: skip
    (tried,) = (line.removeprefix("TryExec=") for line in lines if line.startswith("TryExec="))
    assert tried.replace("\\\\", "\\") == str(unpacked / "citewise")


def parsed(command: str) -> list[str]:
    """By the desktop entry specification: a string first, then one quoted argument and one plain one."""
    text = command.replace("\\\\", "\\")
    program, rest, escaped = "", "", False
    for place, sign in enumerate(text[1:], 1):
        if escaped:
            program, escaped = program + sign, False
        elif sign == "\\":
            escaped = True
        elif sign == '"':
            rest = text[place + 1 :]
            break
        else:
            program += sign
    return [program.replace("%%", "%"), rest.strip()]


def test_install_goes_where_the_desktop_looks_and_twice_does_no_harm(unpacked: Path, tmp_path: Path) -> None:
    home, data = tmp_path / "home", tmp_path / "data of mine"
    home.mkdir()
    run(unpacked / "install", home, XDG_DATA_HOME=str(data))
    once = files(data)
    run(unpacked / "install", home, XDG_DATA_HOME=str(data))
    assert files(data) == once
    assert (data / f"applications/{ID}.desktop").is_file()


def test_another_program_of_that_name_is_left_alone(unpacked: Path, tmp_path: Path) -> None:
    mine = tmp_path / "home/.local/bin/citewise"
    mine.parent.mkdir(parents=True)
    mine.write_text("#!/bin/sh\n")
    run(unpacked / "install", tmp_path / "home")
    run(unpacked / "uninstall", tmp_path / "home")
    assert mine.read_text() == "#!/bin/sh\n"
