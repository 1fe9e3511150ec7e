"""What the check window says besides its page."""

import pytest
from PySide6.QtWidgets import QApplication

from app.browser.address_line import AddressLine
from app.ui.window.checks.check_words import CheckWords
from app.ui.window.translation import install_language

pytestmark = pytest.mark.usefixtures("english")


def test_each_state_is_a_sentence_of_its_own() -> None:
    words = CheckWords()
    said = {words.lock(lock, home) for lock in ("secure", "insecure", "certificate") for home in ("", "bing.com")}
    assert len(said) == 5
    assert words.leaving("bing.com", "evil.example")[0] == "Leave bing.com?"
    assert "evil.example" in words.leaving("bing.com", "evil.example")[1]


def test_it_speaks_chinese(qapp: QApplication) -> None:
    install_language(qapp, "zh-CN")
    assert CheckWords().leaving("bing.com", "evil.example")[0] == "要离开 bing.com 吗？"
    assert CheckWords().stay == "留下"


def test_a_long_host_is_cut_at_its_front(qapp: QApplication) -> None:
    from PySide6.QtCore import QUrl
    from PySide6.QtWidgets import QLabel

    line = AddressLine(CheckWords())
    line.resize(600, 40)
    line.show_place(QUrl(f"https://www.bing.com.{'login.' * 30}evil.example/x"), "secure")
    host = line.findChildren(QLabel)[1].text()
    assert host.startswith("…")
    assert host.endswith("evil.example")
    line.deleteLater()
