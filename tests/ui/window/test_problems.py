"""What the bar says at the start, over files that were really damaged."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.database import NAME
from app.adapters.storage.refusals import suspect
from app.core.domain.transfer.damage import DamagedFile
from app.ui.window.problems import problems_sentence
from app.ui.window.translation import install_language
from tests.adapters.backup.places import filled
from tests.qt import Runner

pytestmark = pytest.mark.usefixtures("english")


async def problem_of(folder: Path) -> str:
    store = await SqliteConversations.open(folder)
    await store.close()
    return store.problem


def test_a_damaged_file_is_told_in_the_windows_language(run: Runner[Any], tmp_path: Path, qapp: QApplication) -> None:
    async def story() -> str:
        folder = await filled(tmp_path, "c1", "c2")
        with closing(sqlite3.connect(folder / NAME)) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        data = bytearray((folder / NAME).read_bytes())
        data[:16] = b"no database here"
        (folder / NAME).write_bytes(data)
        suspect(folder / NAME)
        return await problem_of(folder)

    problem = run(story())
    assert isinstance(problem, DamagedFile)
    told = problems_sentence([problem, "settings.json: odd"], "")
    assert told.startswith(f"citewise.db was damaged and has been set aside as {problem.copy_name}. ")
    assert told.endswith("Some data could not be read and was set aside: settings.json: odd")
    install_language(qapp, "zh-CN")
    assert problems_sentence([problem], "").startswith(f"citewise.db 已损坏，已另存为 {problem.copy_name}。")


@pytest.mark.parametrize(
    ("counts", "words"),
    [
        ({"conversations": 2, "turns": 1234}, "Recovered: 2 conversations, 1,234 questions."),
        ({"conversations": 1, "turns": 1}, "Recovered: 1 conversation, 1 question."),
        ({"documents": 3}, "Documents that are read again: 3."),
        ({}, "Nothing could be recovered. Settings → Data → Backups → Restore… brings back a backup."),
    ],
)
def test_each_outcome_has_its_words(counts: dict[str, Any], words: str, english: None) -> None:
    assert problems_sentence([DamagedFile("a.db", "b", **counts)], "").endswith(words)
