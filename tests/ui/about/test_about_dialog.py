"""About: version, news and licences as they are installed."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.qt import Runner
from tests.ui.window.test_main_window import desk


def test_it_names_the_version_and_lists_news_and_licences(run: Runner[Any], tmp_path: Path, english: None) -> None:
    async def story() -> None:
        async with desk(tmp_path) as d:
            d.window.commands.run("program.about")
            about = d.window.desktop.guide.about
            assert about.tabs.currentIndex() == 0
            assert about._version.text().startswith("Version ")
            assert not about.licences.toPlainText(), "dozens of files are not read before they are looked at"
            QTest.mouseClick(about.more, Qt.MouseButton.LeftButton)
            assert "•" in about.news.toPlainText()
            about.tabs.setCurrentIndex(2)
            lines = about.licences.toPlainText().splitlines()
            assert any(line.startswith("PySide6 ") and "LGPL" in line for line in lines)
            assert not any(line.startswith("pytest ") for line in lines), "tools of developers are not in the program"
            d.window.commands.run("program.news")
            assert d.window.desktop.guide.about is about
            assert about.tabs.currentIndex() == 1
            QTest.keyClick(about, Qt.Key.Key_Escape)
            assert d.window.desktop.guide.about is None

    run(story())
