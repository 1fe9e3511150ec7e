"""A restore that the window was closed for: done, undone, or told why not."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.adapters.backup.writing import write_backup
from app.adapters.instance.claim import Claim
from app.bootstrap.backup.in_window import restore_after_window
from app.ui.about.restore_window import RestoreFailedWindow
from tests.adapters.backup.places import both, filled, questions
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("qapp")


async def test_it_is_restored_and_undone(tmp_path: Path) -> None:
    data, other = await filled(tmp_path / "data", "c1"), await filled(tmp_path / "other", "c2")
    write_backup(other, tmp_path / "other.zip")
    claim = Claim(data)
    assert claim.take()
    await restore_after_window(claim, str(tmp_path / "other.zip"), opens_again=False)
    assert await questions(data) == {"c2": both("c2")}
    await restore_after_window(claim, "", opens_again=False)
    assert await questions(data) == {"c1": both("c1")}
    claim.release()


async def test_why_nothing_was_restored_is_told_before_the_window_comes_back(tmp_path: Path) -> None:
    data = await filled(tmp_path / "data", "c1")
    (tmp_path / "x.zip").write_text("no zip")
    task = asyncio.ensure_future(restore_after_window(Claim(data), str(tmp_path / "x.zip"), opens_again=False))

    def window() -> RestoreFailedWindow | None:
        return next((one for one in QApplication.topLevelWidgets() if isinstance(one, RestoreFailedWindow)), None)

    await until(lambda: window() is not None)
    last = window()
    assert last is not None
    assert last.text() == "The backup was not restored; everything is as it was."
    assert last.informativeText() == "x.zip is not a backup of Citewise."
    QTest.mouseClick(last.buttons()[0], Qt.MouseButton.LeftButton)
    await task
    assert await questions(data) == {"c1": both("c1")}
