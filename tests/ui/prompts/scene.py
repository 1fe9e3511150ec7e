"""A window whose library holds prompts, in a real database."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.adapters.storage.conversations.store import SqliteConversations
from app.adapters.storage.library.store import SqliteLibrary
from app.core.domain.conversation import Conversation
from app.core.domain.prompts import Prompt
from tests.ui.fakes import FakeConversations, FakeServices, FakeSettings
from tests.ui.samples import answered
from tests.ui.window.test_main_window import desk
from tests.waiting import until

SUMMARY = Prompt("p1", "Summarise", "Summarise in three points.", "reading")
LETTER = Prompt(
    "p2", "Letter", "Write a {{tone|formal|friendly}} letter to {{name}} about {{topic=bees}}.", "work/post"
)
TRANSLATE = Prompt("p3", "翻译成英文", "请翻译：{{clipboard}}")
PROMPTS = (SUMMARY, LETTER, TRANSLATE)


class PromptScene:
    def __init__(self, window: Any, library: SqliteLibrary) -> None:
        self.window, self.library = window, library
        self.prompts, self.question = window.prompts, window.composer.question

    async def type(self, text: str) -> None:
        """Into the question, and what that opens is there."""
        self.window.activateWindow()
        self.question.setFocus()
        await until(self.question.hasFocus)
        if text.isascii():
            QTest.keyClicks(self.question, text)
        else:
            self.compose("", text)
        await settled()

    def press(self, *keys: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.question, key, modifier)

    def compose(self, preedit: str, commit: str = "") -> None:
        """What an input method does."""
        event = QInputMethodEvent(preedit, [])
        event.setCommitString(commit)
        QApplication.sendEvent(self.question, event)

    @property
    def offered(self) -> list[str]:
        """The rows of the list behind `/`, where it is open."""
        rows, popup = self.prompts.completer.list, self.prompts.completer.popup
        return [rows.item(number).text() for number in range(rows.count())] if popup.isVisible() else []

    @property
    def text(self) -> str:
        return str(self.question.toPlainText())


@asynccontextmanager
async def scene(folder: Path, *prompts: Prompt, settings: FakeSettings | None = None) -> AsyncIterator[PromptScene]:
    """`c1` is an old conversation."""
    old = Conversation("c1", "Bridges", turns=(answered(),), current_leaf="t1")
    services = FakeServices(folder, FakeConversations([old]), settings)
    store = await SqliteConversations.open(folder)
    library = SqliteLibrary(store.database)
    await library.save_prompts(prompts)
    services.library = lambda: library
    try:
        async with desk(folder, services) as made:
            await until(lambda: made.window.prompts is not None and made.window.prompts.list.loaded)
            yield PromptScene(made.window, library)
    finally:
        await store.close()


async def settled() -> None:
    """Timers that were due have run."""
    done: list[bool] = []
    QTimer.singleShot(1, lambda: done.append(True))
    await until(lambda: done)
