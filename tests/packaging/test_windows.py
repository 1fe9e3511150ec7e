"""The installer for Windows: its lists, what NSIS makes of it, and what it does where Wine can run it."""

import hashlib
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

from windows import numbers
from windows.installer import SCRIPT, build, file_lists, files_of, folders_of
from windows.resources import MANIFEST, version_info

from app.core.domain.window_request import SCHEME
from app.ui.desktop.identity import APP_ID
from tests.waiting import until_done

needs_nsis = pytest.mark.skipif(shutil.which("makensis") is None, reason="makensis is not installed (apt: nsis)")
DUMMY = """
Unicode true
Target amd64-unicode
Name dummy
OutFile "{out}"
RequestExecutionLevel user
SilentInstall silent
Section
FileOpen $0 "$EXEDIR\\started" w
FileClose $0
Sleep 60000
SectionEnd
"""  # a program that runs for a minute


@pytest.mark.parametrize(
    ("version", "four"), [("0.2.0", (0, 2, 0, 0)), ("1.2rc1", (1, 2, 0, 0)), ("3.1.4.1+x9", (3, 1, 4, 1))]
)
def test_a_version_has_four_numbers(version: str, four: tuple[int, ...]) -> None:
    assert numbers(version) == four


@pytest.mark.parametrize("version", ["", "next", "70000.1"])
def test_what_windows_cannot_count_is_refused(version: str) -> None:
    with pytest.raises(ValueError, match="no version"):
        numbers(version)


def test_the_resources_say_what_the_program_is() -> None:
    text = version_info("0.2.0")
    assert "filevers=(0, 2, 0, 0)" in text
    assert "StringStruct('ProductVersion', '0.2.0')" in text
    compile(text, "version", "eval")
    settings = {element.tag.rpartition("}")[2]: element for element in ET.fromstring(MANIFEST).iter()}
    assert settings["longPathAware"].text == "true"
    assert settings["requestedExecutionLevel"].get("level") == "asInvoker", "no administrator"


def payload(folder: Path, *files: str) -> Path:
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    return folder


def test_the_uninstaller_takes_away_what_the_installer_brought_and_nothing_else(tmp_path: Path) -> None:
    lists = file_lists(payload(tmp_path, "citewise.exe", "_internal/a/b.dll", "_internal/c$d.txt", "_internal/E.EXE"))
    brings, removes, looks = lists.split("!macroend")[:3]
    for name in ("citewise.exe", "_internal\\a\\b.dll", "_internal\\c$$d.txt", "_internal\\E.EXE"):
        assert f'Delete "$INSTDIR\\{name}"' in removes
    assert removes.index('"$INSTDIR\\_internal\\a"') < removes.index('RMDir "$INSTDIR\\_internal"')
    assert "/r" not in removes
    assert brings.count("File ") == 4
    assert [line for line in looks.splitlines() if "look_at " in line] == [
        '!insertmacro look_at "_internal\\E.EXE"',
        '!insertmacro look_at "citewise.exe"',
    ]


def test_the_lists_do_not_depend_on_the_order_of_a_disk(tmp_path: Path) -> None:
    files = files_of(payload(tmp_path, "b/x", "a", "b.c", "B/y"))
    assert files == sorted(files)
    assert folders_of([PurePosixPath("a/b/c"), PurePosixPath("a/d")]) == [PurePosixPath("a/b"), PurePosixPath("a")]


def test_the_script_names_what_the_program_calls_itself() -> None:
    script = SCRIPT.read_text(encoding="utf-8")
    assert f'"{APP_ID}"' in script
    assert f'"Software\\Classes\\{SCHEME.rstrip(":")}"' in script
    assert "RequestExecutionLevel user" in script
    assert "HKLM" not in script, "nothing for all users of the machine"
    assert not [line for line in script.splitlines() if "RMDir /r" in line and "${DATA}" not in line]
    said = [line for line in script.splitlines() if line.startswith("!insertmacro say ")]
    assert len(said) >= 10
    assert script.count("LangString ${name}") == 2, "each in both languages"


@needs_nsis
def test_nsis_makes_the_installer_without_a_warning_and_the_same_bytes_each_time(tmp_path: Path) -> None:
    program = payload(tmp_path / "payload", "citewise.exe", "_internal/天 $a.txt")
    digests = []
    for name in ("one.exe", "two.exe"):
        build(program, tmp_path / name, "0.2.0")  # warnings are errors
        digests.append(hashlib.sha256((tmp_path / name).read_bytes()).hexdigest())
    assert digests[0] == digests[1]
    text = (tmp_path / "one.exe").read_bytes()
    assert "0.2.0".encode("utf-16-le") in text
    assert "Citewise 安装程序".encode("utf-16-le") in text
    assert b"longPathAware" in text
    assert b'level="asInvoker"' in text


def test_a_folder_without_the_program_is_no_payload(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"citewise\.exe"):
        build(tmp_path, tmp_path / "setup.exe", "0.2.0")


class Machine:
    """A user's Windows, as Wine plays it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment = {**os.environ, "WINEPREFIX": str(folder), "WINEDEBUG": "-all", "DISPLAY": ""}
        self.run("wineboot", "-i")
        self.run("reg", "add", "HKCU\\Software\\Wine", "/v", "Version", "/d", "win10", "/f")
        self.local = next((folder / "drive_c" / "users").glob("*/AppData/Local"))
        self.installed = self.local / "Programs" / "Citewise"
        self.link = self.local.parent / "Roaming/Microsoft/Windows/Start Menu/Programs/Citewise.lnk"

    def run(self, *arguments: str) -> int:
        return subprocess.run(["wine", *arguments], env=self.environment, capture_output=True, timeout=120).returncode

    def value(self, key: str, name: str = "") -> str:
        """Of the registry; empty where there is none."""
        query = ["wine", "reg", "query", f"HKCU\\{key}", *(("/v", name) if name else ("/ve",))]
        done = subprocess.run(query, env=self.environment, capture_output=True, text=True, timeout=120, check=False)
        return done.stdout.strip().rpartition("REG_SZ")[2].strip() if done.returncode == 0 else ""


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[Machine]:
    made = Machine(tmp_path / "wine")
    yield made
    subprocess.run(["wineserver", "-k"], env=made.environment, capture_output=True, check=False)


def setup_of(folder: Path, version: str, *files: str) -> Path:
    program = payload(folder / f"payload-{version}", *files)
    script = folder / "dummy.nsi"
    script.write_text(DUMMY.format(out=program / "citewise.exe"))
    subprocess.run(["makensis", "-V1", str(script)], check=True)
    build(program, folder / f"setup-{version}.exe", version)
    return folder / f"setup-{version}.exe"


@needs_nsis
@pytest.mark.slow
@pytest.mark.skipif(
    shutil.which("wine") is None or shutil.which("wineserver") is None, reason="Wine is not installed (apt: wine64)"
)
def test_it_installs_updates_and_goes_without_a_trace_but_the_data(machine: Machine, tmp_path: Path) -> None:
    old = setup_of(tmp_path, "0.1.0", "_internal/old.dll", "_internal/both.dll")
    new = setup_of(tmp_path, "0.2.0", "_internal/new/天.dll", "_internal/both.dll")
    data = machine.local / "Citewise" / "citewise.db"
    data.parent.mkdir()
    data.write_text("data")

    assert machine.run(str(old), "/S") == 0
    assert machine.link.is_file()
    assert machine.value("Software\\Classes\\citewise\\shell\\open\\command").endswith('citewise.exe" "%1"')
    (machine.installed / "mine.txt").write_text("of the user's own")

    running = subprocess.Popen(["wine", str(machine.installed / "citewise.exe")], env=machine.environment)
    with running:
        until_done((machine.installed / "started").is_file)
        assert machine.run(str(new), "/S") == 2, "it runs"
        assert (machine.installed / "_internal" / "old.dll").is_file(), "nothing was touched"
        subprocess.run(["wineserver", "-k"], env=machine.environment, check=False)
    (machine.installed / "started").unlink()

    assert machine.run(str(new), "/S") == 0
    files = sorted(path.relative_to(machine.installed).as_posix() for path in machine.installed.rglob("*.*"))
    assert files == ["_internal/both.dll", "_internal/new/天.dll", "citewise.exe", "mine.txt", "uninstall.exe"]
    assert (
        machine.value("Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Citewise", "DisplayVersion") == "0.2.0"
    )
    assert machine.run(str(old), "/S") == 3, "an older one does not replace it without being asked"

    assert machine.run(str(machine.installed / "uninstall.exe"), "/S", f"_?={windows_path(machine)}") == 0
    assert data.read_text() == "data"
    (machine.installed / "uninstall.exe").unlink(missing_ok=True)  # `_?=` runs it in place, where it cannot go itself
    assert [path.name for path in machine.installed.iterdir()] == ["mine.txt"]
    assert not machine.link.exists()
    for key in ("Software\\Citewise", "Software\\Classes\\citewise"):
        assert machine.run("reg", "query", f"HKCU\\{key}") != 0


def windows_path(machine: Machine) -> str:
    return "C:\\" + str(machine.installed.relative_to(machine.folder / "drive_c")).replace("/", "\\")
