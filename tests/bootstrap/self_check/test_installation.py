"""What a build must bring along."""

import sys
from pathlib import Path

import pytest

from app.bootstrap.self_check.documents import SAMPLES
from app.bootstrap.self_check.installation import RESOURCES, check_files, check_licences
from app.core.self_check import CheckReason, CheckState
from app.locations import resources

# Pictures of the README, and the samples, which are read whole.
_NOT_READ = ("screens/", "self_check/", "export/")


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As PyInstaller starts a build: its files are below this folder."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    return tmp_path


def test_every_resource_that_the_program_reads_is_checked() -> None:
    folder = resources()
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert set(RESOURCES) == {name for name in files if not name.startswith(_NOT_READ)}
    assert {f"self_check/{name}" for name in SAMPLES} == {name for name in files if name.startswith("self_check/")}


async def test_a_build_that_lacks_a_file_is_told_which(frozen: Path) -> None:
    for name in RESOURCES[1:]:
        (frozen / "resources" / name).parent.mkdir(parents=True, exist_ok=True)
        (frozen / "resources" / name).write_text("x")
    result = await check_files()
    assert (result.state, result.reason) == (CheckState.FAILED, CheckReason.MISSING)
    assert result.detail == f"{RESOURCES[0]}, CHANGELOG.md"


async def test_a_build_without_licences_fails_and_a_checkout_does_not(frozen: Path) -> None:
    (frozen / "resources").mkdir()
    result = await check_licences()
    assert (result.state, result.reason) == (CheckState.FAILED, CheckReason.MISSING)
    (frozen / "resources" / "licences").mkdir()
    (frozen / "resources" / "licences" / "qt.txt").write_text("LGPL")
    assert (await check_licences()).state is CheckState.OK


async def test_a_checkout_has_the_licences_with_its_packages() -> None:
    assert (await check_licences()).state is CheckState.ABSENT
