"""Wheel and sdist: they carry everything that a checkout has, and the program works where nothing else is installed."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from app.bootstrap.self_check.installation import RESOURCES
from app.cli import locale
from app.ui.wording.language import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
_WHEEL = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]


def build_wheel(source: Path, folder: Path) -> Path:
    """Without any network."""
    subprocess.run([*_WHEEL, "--wheel-dir", str(folder), str(source)], check=True, capture_output=True)
    (wheel,) = folder.glob("citewise-*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(ROOT, tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def unpacked(wheel: Path) -> Path:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(wheel.parent / "site")
    return wheel.parent / "site"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Its contents."""
    folder = tmp_path_factory.mktemp("sdist")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (archive,) = folder.glob("citewise-*.tar.gz")
    with tarfile.open(archive) as files:
        files.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def metadata_of(unpacked: Path) -> Message:
    (file,) = unpacked.glob("citewise-*.dist-info/METADATA")
    return Parser().parsestr(file.read_text(encoding="utf-8"))


def test_the_wheel_carries_resources_catalogues_presets_and_what_is_new(unpacked: Path) -> None:
    assert [name for name in RESOURCES if not (unpacked / "app/_data/resources" / name).is_file()] == []
    assert [name for name in LANGUAGES if not (unpacked / f"app/_data/i18n/citewise_{name}.qm").is_file()] == []
    terminal = [name for name in locale.LANGUAGES if name != "en"]
    assert [name for name in terminal if not (unpacked / f"app/_data/i18n/terminal/{name}.mo").is_file()] == []
    assert (unpacked / "app/_data/resources/self_check/sample.pdf").is_file()
    assert (unpacked / "app/_data/CHANGELOG.md").is_file()
    assert (unpacked / "app/adapters/llm/presets.toml").is_file()


def test_the_wheel_holds_the_program_and_nothing_else(unpacked: Path) -> None:
    places = {path.name for path in unpacked.iterdir()}
    assert {place for place in places if not place.endswith(".dist-info")} == {"app"}
    modules = {path.relative_to(ROOT).as_posix() for path in (ROOT / "app").rglob("*.py")}
    assert {path.relative_to(unpacked).as_posix() for path in (unpacked / "app").rglob("*.py")} == modules


def test_the_program_of_the_wheel_finds_its_own_files(unpacked: Path) -> None:
    code = "from app import locations; print(locations.resources(), locations.translations(), sep='\\n')"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=unpacked, env={"PYTHONPATH": str(unpacked)}, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert all(line.startswith(str(unpacked)) for line in done.stdout.split())


def test_the_wheel_names_the_command(unpacked: Path) -> None:
    (points,) = unpacked.glob("citewise-*.dist-info/entry_points.txt")
    assert "citewise = app.__main__:main" in points.read_text()


def test_the_wheel_says_what_it_is_under_which_licence_and_with_what_extras(unpacked: Path) -> None:
    data = metadata_of(unpacked)
    assert (data["License-Expression"], data["License-File"]) == ("MIT", "LICENSE")
    assert (next(unpacked.glob("*.dist-info")) / "licenses" / "LICENSE").is_file()
    assert {"local", "qdrant", "serve"} <= set(data.get_all("Provides-Extra") or [])
    assert data["Requires-Python"] == ">=3.11"
    assert len(data.get_all("Classifier") or []) > 10
    assert data["Summary"]
    extra_of = {row.partition(" ")[0].rstrip(";"): row for row in data.get_all("Requires-Dist") or []}
    for name, extra in (("xllamacpp", "local"), ("qdrant-client", "qdrant"), ("starlette", "serve")):
        (row,) = (row for package, row in extra_of.items() if package.startswith(name))
        assert f"extra == '{extra}'" in row


def test_pip_23_meets_one_spelling_of_the_extra_of_lxml_before_both(unpacked: Path) -> None:
    """It fails at `lxml[html-clean]` beside `lxml[html_clean]`, and then forgets what the extra brings."""
    names = [re.split(r"[<>=;! ]", row)[0] for row in metadata_of(unpacked).get_all("Requires-Dist") or []]
    ours = max(names.index("lxml[html-clean]"), names.index("lxml-html-clean"))
    assert ours < min(names.index("readability-lxml"), names.index("trafilatura"))


def test_the_sdist_builds_the_very_same_wheel(sdist: Path, wheel: Path, tmp_path: Path) -> None:
    again = build_wheel(sdist, tmp_path)
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


_WINDOW = """
import sys
from pathlib import Path
import app
from app.bootstrap.window import open_window
from waiting import until

async def drive(window, services):
    await until(lambda: window.transcript is not None, "the transcript", 60)
    print(app.__file__, window.isVisible(), window.windowTitle())

sys.exit(open_window(Path(sys.argv[1]), drive))
"""


@pytest.mark.slow
def test_in_a_clean_environment_the_wheel_checks_itself_and_opens_its_window(wheel: Path, tmp_path: Path) -> None:
    """From whatever index pip is set up for: `citewise` and its dependencies, and nothing of this checkout."""
    venv.create(tmp_path / "venv", with_pip=True)
    programs = tmp_path / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [str(programs / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check"]
    # The pip that comes with Python installs it, too: that of 3.11 trips over two spellings of one extra of lxml.
    if subprocess.run([*pip, "download", "--no-deps", "-d", str(tmp_path), "pip"], check=False).returncode:
        pytest.skip("no package index answers")
    subprocess.run([*pip, "install", "--no-cache-dir", str(wheel)], check=True, timeout=1200)
    ours = ("CITEWISE", "PYTHON", "VIRTUAL_ENV")
    variables = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    variables |= {"QT_QPA_PLATFORM": "offscreen", "PYTHON_KEYRING_BACKEND": "keyring.backends.null.Keyring"}

    def run(*command: str) -> str:
        done = subprocess.run(
            command, cwd=tmp_path, env=variables, capture_output=True, encoding="utf-8", timeout=300, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    report = json.loads(run(str(programs / "citewise"), "--data-dir", str(tmp_path / "none"), "--self-check", "--json"))
    states = {part["part"]: part["state"] for part in report["parts"]}
    quiet = ("licences", "data", "keychain", "model")
    assert {name for name, state in states.items() if state != "ok"} == set(quiet)
    assert (report["ok"], report["version"]) == (True, metadata_of_wheel(wheel)["Version"])
    shutil.copy(ROOT / "tests" / "waiting.py", tmp_path)
    place, is_visible, *title = run(str(programs / "python"), "-c", _WINDOW, str(tmp_path / "data")).split()
    assert Path(place).is_relative_to(tmp_path / "venv")
    assert (is_visible, title[-1:]) == ("True", ["Citewise"])


def metadata_of_wheel(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return Parser().parsestr(archive.read(name).decode())
