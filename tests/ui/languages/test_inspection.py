"""What looks for cut and foreign words finds them: in a window with a bad catalogue, and in widgets made for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTranslator
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QTabBar, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.ui.settings.appearance_page import AppearancePage
from app.ui.window.translation import install_language
from tests.ui.languages.catalogues import present_languages, spoiled
from tests.ui.languages.inspection import defects, elisions
from tests.ui.settings.scene import Scene

OTHERS = tuple(present_languages())


@pytest.fixture
def bad_german(qapp: QApplication, english: None, tmp_path: Path) -> Iterator[None]:
    """German with one text much too long and one that is not translated."""
    changes = {"Text size": "Größe der Schrift überall in diesem Fenster und in allen anderen", "Theme": "Theme"}
    install_language(qapp, "de")
    bad = QTranslator(qapp)
    assert bad.load(str(spoiled("de", changes, tmp_path)))
    qapp.installTranslator(bad)
    yield
    qapp.removeTranslator(bad)


@pytest.mark.usefixtures("bad_german")
def test_a_bad_catalogue_is_seen_in_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    scene = Scene(tmp_path)
    page = AppearancePage(scene.controller)
    qtbot.addWidget(page)
    page.resize(360, 600)
    page.show()
    found = list(defects(page, "de", OTHERS))
    assert [line for line in found if "Größe der Schrift" in line and "px" in line]
    assert [line for line in found if "left in en: 'Theme'" in line]


@pytest.mark.usefixtures("english")
def test_the_same_page_is_fine_with_the_good_one(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    install_language(qapp, "de")
    page = AppearancePage(Scene(tmp_path).controller)
    qtbot.addWidget(page)
    page.resize(520, 600)
    page.show()
    assert list(defects(page, "de", OTHERS)) == []


@pytest.mark.usefixtures("english")
def test_a_wrapped_label_must_be_high_enough_and_a_word_must_fit(qtbot: QtBot) -> None:
    window, label = QWidget(), QLabel("Several words that need two lines")
    qtbot.addWidget(window)
    label.setWordWrap(True)
    label.setParent(window)
    label.setGeometry(0, 0, 120, 100)
    window.resize(200, 200)
    window.show()
    assert list(defects(window, "en", OTHERS)) == []
    label.setFixedHeight(12)
    assert "px high of" in next(defects(window, "en", OTHERS))
    label.setFixedSize(40, 150)
    assert "a word has" in next(defects(window, "en", OTHERS))
    label.setFixedSize(120, 100)
    label.move(150, 0)
    assert "outside of QWidget" in next(defects(window, "en", OTHERS))


@pytest.mark.usefixtures("english")
def test_tabs_and_accelerators_are_looked_at(qtbot: QtBot) -> None:
    window, tabs = QWidget(), QTabBar()
    qtbot.addWidget(window)
    for words in ("Graph", "Steps of the whole research"):
        tabs.addTab(words)
    QVBoxLayout(window).addWidget(tabs)
    window.resize(90, 60)
    window.show()
    assert [line for line in defects(window, "en", OTHERS) if "Steps of the whole research" in line]
    menu = QMenu(window)
    menu.addAction("&Copy")
    menu.addAction("&Close")
    assert [line for line in defects(menu, "en", OTHERS) if "two keys alike: ['Copy', 'Close']" in line]


@pytest.mark.usefixtures("qapp")
def test_what_is_painted_with_an_ellipsis_is_noted() -> None:
    metrics = QFontMetrics(QApplication.font())
    with elisions() as found:
        metrics.elidedText("Much too long for this", Qt.TextElideMode.ElideRight, 30)
        metrics.elidedText("Fits", Qt.TextElideMode.ElideRight, 300)
    assert found == ["Much too long for this"]
    metrics.elidedText("Much too long, too", Qt.TextElideMode.ElideRight, 30)
    assert len(found) == 1
