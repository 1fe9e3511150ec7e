"""The wheel: it carries everything that a checkout has."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel's contents, built without any network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*build, "--wheel-dir", str(folder), str(ROOT)], check=True, capture_output=True)
    (wheel,) = folder.glob("citewise-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def test_the_wheel_carries_the_page_the_catalogues_and_the_presets(unpacked: Path) -> None:
    assert (unpacked / "app/_data/resources/transcript/index.html").is_file()
    assert (unpacked / "app/_data/i18n/citewise_zh_CN.qm").is_file()
    assert (unpacked / "app/_data/CHANGELOG.md").is_file()
    assert (unpacked / "app/adapters/llm/presets.toml").is_file()


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
