"""*Import conversations…* in the whole window: by the menu, the palette, a dropped file; stop, undo, refusals."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from app.adapters.storage.conversations.store import SqliteConversations
from app.bootstrap.importing import conversation_imports
from app.core.domain.transfer.whole import BatchState
from app.ui.imports.import_dialog import ImportDialog
from app.ui.window.translation import install_language
from tests.adapters.imports.formats.chatgpt.test_reader import conversation, node
from tests.qt import Runner
from tests.ui.fakes import FakeServices
from tests.ui.window.controllers.test_file_drop import dropped
from tests.ui.window.test_main_window import Desk, desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


@asynccontextmanager
async def with_store(folder: Path) -> AsyncIterator[tuple[Desk, SqliteConversations]]:
    store = await SqliteConversations.open(folder / "data")
    services = FakeServices(folder, store)  # type: ignore[arg-type]
    imports = conversation_imports(store, folder / "data")
    services.imports = lambda: imports
    async with desk(folder, services) as d:
        yield d, store
    await store.close()


def importer(d: Desk) -> Any:
    window: Any = d.window
    return window.conversation_import


def export(folder: Path, count: int = 2, extra: tuple[Any, ...] = ()) -> Path:
    talks = [
        conversation(
            node("u", None, "user", f"Which tea {n}?", second=1),
            node("a", "u", "assistant", "Green. 绿茶", second=2),
            id=str(n),
            title=f"Tea {n}",
        )
        for n in range(count)
    ]
    path = folder / "conversations.json"
    path.write_text(json.dumps([*talks, *extra]), encoding="utf-8")
    return path


async def opened(d: Desk) -> ImportDialog:
    """By the list's menu."""
    menu = d.window.list.menus.list_menu()
    next(action for action in menu.actions() if action.text() == "Import conversations…").trigger()
    menu.deleteLater()
    dialog = importer(d).dialog
    assert isinstance(dialog, ImportDialog)
    return dialog


async def previewed(d: Desk, path: Path) -> ImportDialog:
    dialog = await opened(d)
    importer(d).look(str(path))
    await until(lambda: dialog.main.isVisible())
    return dialog


def click(button: Any) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_preview_import_and_undo(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, store):
            dialog = await previewed(d, export(tmp_path, 2, ({"title": "Lost"},)))
            assert dialog.title.text() == "ChatGPT"
            assert dialog.body.text().splitlines()[0] == "2 conversations, 2 questions"
            assert dialog.details.toPlainText() == "conversations.json[2]: damaged, or of another shape (Lost)"
            assert await store.summaries() == []
            QTest.keyClick(dialog, Qt.Key.Key_Return)
            await until(lambda: dialog.title.text() == "Import finished")
            assert dialog.body.text() == "2 new conversations, 2 new questions"
            await until(lambda: len(d.window.list.rows.ids()) == 2)
            d.window.question_controller.open_conversation(d.window.list.rows.ids()[0])
            await until(lambda: bool(d.window.chat.current.turns))
            click(dialog.quiet)
            await until(lambda: dialog.title.text() == "Import undone")
            assert dialog.body.text() == "Undone: 2 conversations, 2 questions."
            await until(lambda: not d.window.list.rows.ids() and not d.window.chat.current.turns)
            click(dialog.main)
            await until(lambda: importer(d).dialog is None)

    run(story())


def test_the_second_time_there_is_nothing_to_import(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, _):
            path = export(tmp_path)
            dialog = await previewed(d, path)
            click(dialog.main)
            await until(lambda: dialog.title.text() == "Import finished")
            importer(d).look(str(path))
            await until(lambda: "nothing new" in dialog.body.text())
            assert "Already here: 2" in dialog.body.text()
            assert dialog.main.text() == "Close"
            assert not dialog.cancel.isVisible()

    run(story())


def test_a_dropped_export_is_offered_and_other_files_are_attached(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, _):
            plain = tmp_path / "data.json"
            plain.write_text('{"a": 1}', encoding="utf-8")
            assert dropped(d.window.transcript, QUrl.fromLocalFile(str(plain)))
            await until(lambda: len(d.window.composer.own.pills.extras.files) == 1)
            assert importer(d).dialog is None
            assert dropped(d.window.transcript, QUrl.fromLocalFile(str(export(tmp_path))))
            await until(lambda: importer(d).dialog is not None)
            await until(lambda: importer(d).dialog.title.text() == "ChatGPT")
            assert len(d.window.composer.own.pills.extras.files) == 1

    run(story())


def test_a_folder_is_chosen_or_dropped_too(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, _):
            folder, plain = tmp_path / "export 导出", tmp_path / "plain"
            folder.mkdir()
            plain.mkdir()
            export(folder)
            dialog = await opened(d)
            click(dialog.quiet)
            assert importer(d).chooser.fileMode() is QFileDialog.FileMode.Directory
            importer(d).chooser.fileSelected.emit(str(folder))
            importer(d).chooser.close()
            await until(lambda: dialog.title.text() == "ChatGPT")
            dialog.reject()
            await until(lambda: importer(d).dialog is None)
            assert dropped(d.window.transcript, QUrl.fromLocalFile(str(folder)))
            await until(lambda: importer(d).dialog is not None and importer(d).dialog.title.text() == "ChatGPT")
            importer(d).dialog.reject()
            assert dropped(d.window.transcript, QUrl.fromLocalFile(str(plain)))
            await until(lambda: "Add folders to a knowledge base" in d.window.composer.own.bar.words)

    run(story())


def test_a_file_that_is_no_export_says_what_helps(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, _):
            (tmp_path / "a.txt").write_text("hello", encoding="utf-8")
            dialog = await opened(d)
            importer(d).look(str(tmp_path / "a.txt"))
            await until(lambda: "a.txt is no export that Citewise knows" in dialog.body.text())
            assert dialog.main.text() == "Choose file…"

    run(story())


def test_escape_stops_a_long_import_and_says_so(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, store):
            dialog = await previewed(d, export(tmp_path, 400))
            click(dialog.main)
            await until(lambda: dialog.bar.isVisible())
            QTest.keyClick(dialog, Qt.Key.Key_Escape)
            await until(lambda: d.window.bar.words.startswith("Import stopped"))
            assert len(await store.summaries()) < 400

    run(story())


def test_the_windows_end_stops_an_import_and_keeps_what_came(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, store):
            dialog = await previewed(d, export(tmp_path, 400))
            click(dialog.main)
            await until(lambda: bool(dialog.body.text()))  # the first of them is written
            await d.window.tasks.close()
            assert len(await store.summaries()) < 400
            (batch,) = await importer(d)._imports.batches()
            assert batch.state is BatchState.STOPPED

    run(story())


def test_it_speaks_chinese(run: Runner[Any], tmp_path: Path, qapp: QApplication) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, _):
            install_language(qapp, "zh-CN")
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
            window: Any = d.window
            window.import_conversations()
            dialog = importer(d).dialog
            assert (dialog.title.text(), dialog.main.text()) == ("带上你的对话", "选择文件…")

    run(story())
