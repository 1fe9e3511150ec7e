"""Settings, Data, Imports, in the whole window: what was imported, its undo later, the way to another import."""

import json
from contextlib import aclosing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from app.core.domain.transfer.whole import BatchState, ImportBatch
from app.ui.settings.data.import_section import ImportSection
from tests.qt import Runner
from tests.ui.imports.test_conversation_import import export, importer, with_store
from tests.ui.window.test_main_window import Desk
from tests.waiting import until

pytestmark = pytest.mark.usefixtures("english")


async def imported(d: Desk, path: Path) -> None:
    services: Any = d.window.services
    async with aclosing(services.imports().run(path, "en-US")) as steps:
        async for _ in steps:
            pass


async def section_of(d: Desk) -> ImportSection:
    d.window.open_settings("data")
    dialog = d.window.settings_opener.dialog
    section = dialog.page("data").imports
    assert isinstance(section, ImportSection)
    return section


def press(button: QPushButton) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def button_of(section: ImportSection, words: str) -> QPushButton:
    return next(one for one in section.question.findChildren(QPushButton) if one.text() == words)


def test_an_old_import_is_undone_and_its_open_conversation_is_left(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, store):
            await imported(d, export(tmp_path))
            d.window.chat.summaries.refresh()
            await until(lambda: len(d.window.list.rows.ids()) == 2)
            d.window.question_controller.open_conversation(d.window.list.rows.ids()[0])
            await until(lambda: bool(d.window.chat.current.turns))
            section = await section_of(d)
            await until(lambda: len(section.cards) == 1)
            card = section.cards[0]
            assert card.title.text() == "ChatGPT · conversations.json"
            assert card.facts.text().endswith("2 conversations, 2 questions")
            press(card.undo)
            assert "Undo the import of “conversations.json”?" in section.question.words
            press(button_of(section, "Cancel"))
            assert len(await store.summaries()) == 2
            press(card.undo)
            press(button_of(section, "Undo import"))
            await until(lambda: section.status.text() == "Undone: 2 conversations, 2 questions.")
            await until(lambda: not section.cards and not d.window.list.rows.ids())
            await until(lambda: not d.window.chat.current.turns)

    run(story())


def test_without_an_import_it_leads_to_one(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, _):
            section = await section_of(d)
            QTest.keyClick(section.begin, Qt.Key.Key_Space)
            await until(lambda: d.window.settings_opener.dialog is None)
            assert importer(d).dialog.isVisible()
            importer(d).dialog.reject()

    run(story())


def test_of_many_imports_the_last_five_come_first(run: Runner[Any], tmp_path: Path) -> None:
    async def story() -> None:
        async with with_store(tmp_path) as (d, _):
            section = await section_of(d)
            now = datetime(2026, 11, 22, tzinfo=UTC)
            section.show_batches([_batch(number, now - timedelta(days=number)) for number in range(7)])
            assert len(section.cards) == 5
            assert section.more.text() == "Show all (7)"
            assert section.cards[0].title.text() == "Merged backup · 备份.zip"
            assert section.cards[0].facts.text().endswith("not complete: import it again")
            press(section.more)
            assert len(section.cards) == 7
            assert not section.more.isVisible()

    run(story())


def _batch(number: int, started: datetime) -> ImportBatch:
    if number == 0:
        return ImportBatch("0", "merge", "备份.zip", started, BatchState.STOPPED, 1, 2)
    return ImportBatch(str(number), "jan", json.dumps(number), started, BatchState.FINISHED, 1, 2)
