"""Both switches of what follows an answer are off at first, and saved at once."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.ui.settings.controller import SettingsController
from app.ui.settings.models.going_on_section import GoingOnSection
from tests.ui.fakes import FakeServices


def test_the_switches_are_off_at_first_and_saved_at_once(qtbot: QtBot, tmp_path: Path, english: None) -> None:
    controller = SettingsController(FakeServices(tmp_path))  # type: ignore[arg-type]
    section = GoingOnSection(controller)
    qtbot.addWidget(section)
    assert not section.follow_ups.isChecked()
    assert not section.titles.isChecked()
    QTest.keyClick(section.follow_ups, Qt.Key.Key_Space)
    assert controller.settings.going_on.follow_ups
    QTest.keyClick(section.titles, Qt.Key.Key_Space)
    assert controller.settings.going_on.titles
    assert controller.settings.going_on.follow_ups
