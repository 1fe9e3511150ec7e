"""*Show kept page*: in the real window, over a real archive and real pages."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit

from app.adapters.reading.archived import ArchivedPages
from app.adapters.reading.extraction_worker import InThreads
from app.adapters.storage.archive.page_archive import SqlitePageArchive
from app.adapters.storage.conversations.store import SqliteConversations
from app.core.domain.archive import OriginalPage, PageSlot
from app.ui.sources.archived.page_window import ArchivedPageWindow
from app.ui.window.main_window import MainWindow
from tests.qt import Runner
from tests.ui.samples import answered
from tests.ui.window.test_main_window import Desk, desk, with_old
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")
HTML = b"<html><body><article><h1>The bridge</h1><p>" + b"It opened in May 1883, as was told. " * 9 + b"</p></article>"


@dataclass
class Scene:
    desk: Desk
    archive: SqlitePageArchive

    @property
    def window(self) -> MainWindow:
        return self.desk.window

    @property
    def button(self) -> Any:
        return self.window.panel.passages._archived

    @property
    def dialog(self) -> Any:
        return self.window.archived_pages.dialog  # type: ignore[attr-defined]


@asynccontextmanager
async def scene(folder: Path, *pages: OriginalPage) -> AsyncIterator[Scene]:
    store = await SqliteConversations.open(folder)
    await store.create("c1", "Bridges")
    await store.save(answered())
    archive = SqlitePageArchive(store.database, folder, lambda: 10_000_000)
    for part, page in enumerate(pages):
        await archive.archive(PageSlot("c1", "t1", "s1", part), page)
    services = with_old(folder)
    services.page_archive, services.archived_pages = lambda: archive, lambda: ArchivedPages(InThreads())
    try:
        async with desk(folder, services) as made:
            await made.opened("c1")
            yield Scene(made, archive)
    finally:
        await store.close()


def test_the_kept_page_of_a_source_is_opened_by_mouse_and_closed_by_key(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path, OriginalPage(HTML, "text/html", "https://a.example/x")) as s:
            s.window.open_citation("t1", 0, 1)
            await until(lambda: not s.button.isHidden())
            QTest.mouseClick(s.button, Qt.MouseButton.LeftButton)
            await until(lambda: s.dialog is not None and s.dialog.view is not None)
            assert isinstance(s.dialog, ArchivedPageWindow)
            assert isinstance(s.dialog.view, QPlainTextEdit)  # there is no Chromium here
            assert "It opened in May 1883" in s.dialog.view.toPlainText()
            assert "https://a.example/x" in s.dialog.address.text()
            assert "SHA-256" in s.dialog.facts.text()
            assert s.dialog.parts.isHidden()
            s.dialog.save(str(tmp_path / "copy.html"))
            assert (tmp_path / "copy.html").read_bytes() == HTML
            QTest.keyClick(s.dialog, Qt.Key.Key_Escape)
            await until(lambda: s.dialog is None)

    run(story())


def test_nothing_is_offered_where_no_page_was_kept(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with scene(tmp_path, OriginalPage(HTML, "text/html", "https://a.example/x")) as s:
            s.window.open_citation("t1", 0, 1)
            await until(lambda: not s.button.isHidden())
            s.window.open_citation("t1", 1, 2)
            assert s.button.isHidden()
            s.window.open_citation("t1", 0, 1)
            await until(lambda: not s.button.isHidden())
            await s.archive.delete_all()
            QTest.mouseClick(s.button, Qt.MouseButton.LeftButton)
            await until(lambda: not s.window.bar.isHidden())
            assert s.dialog is None

    run(story())


def test_follow_up_pages_are_chosen_from_a_list(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        second = OriginalPage(b"the second page", "text/plain", "https://a.example/x?page=2")
        async with scene(tmp_path, OriginalPage(HTML, "text/html", "https://a.example/x"), second) as s:
            s.window.open_citation("t1", 0, 1)
            await until(lambda: not s.button.isHidden())
            QTest.mouseClick(s.button, Qt.MouseButton.LeftButton)
            await until(lambda: s.dialog is not None and s.dialog.view is not None)
            assert s.dialog.parts.count() == 2
            QTest.keyClick(s.dialog.parts, Qt.Key.Key_Down)
            s.dialog.parts.activated.emit(1)
            await until(lambda: "page=2" in s.dialog.address.text())
            assert s.dialog.view.toPlainText() == "the second page"
            assert s.dialog.suggested_name().endswith(".txt")

    run(story())
