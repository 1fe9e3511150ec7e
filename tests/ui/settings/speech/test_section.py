"""The voice and its speed, with Qt's mock engine and without any."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.ui.settings.controller import SettingsController
from app.ui.settings.speech.section import SpeechSection
from tests.ui.fakes import FakeServices


def test_voice_and_speed_are_saved_at_once(qtbot: QtBot, tmp_path: Path, english: None) -> None:
    pytest.importorskip("PySide6.QtTextToSpeech", exc_type=ImportError)  # its library may lack libpulse
    controller = SettingsController(FakeServices(tmp_path))  # type: ignore[arg-type]
    section = SpeechSection(controller, "mock")
    qtbot.addWidget(section)
    section.show()
    assert section.isEnabled()
    assert not section.hint.isVisible()
    assert section.voice.itemText(0) == "Auto (by the answer's language)"
    QTest.keyClick(section.voice, Qt.Key.Key_Down)
    assert controller.settings.speech.voice == section.voice.itemData(1) != ""
    QTest.keyClick(section.rate, Qt.Key.Key_Right)
    assert controller.settings.speech.rate == 0.1


def test_without_a_voice_it_says_what_to_install(qtbot: QtBot, tmp_path: Path, english: None) -> None:
    section = SpeechSection(SettingsController(FakeServices(tmp_path)), "")  # type: ignore[arg-type]
    qtbot.addWidget(section)
    section.show()
    assert not section.voice.isEnabled()
    assert "speech-dispatcher" in section.hint.text()
