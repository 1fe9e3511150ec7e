"""The passphrase of the encrypted key file: asked for before anything is done that needs a key of it."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from app.core.domain.settings import Overrides, SearchMode, resolve
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn
from app.ui.window.desktop import application


class KeyUnlocker(QObject):
    """Asked once a run on behalf of a question, for the settings have a button; at each test of a key."""

    def __init__(self, window: Any) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._services, self._window = window.services, window
        self._declined = False
        self._waiting: list[Callable[[], object]] = []  # what is called once the dialog has closed
        self.dialog: Any = None  # a PassphraseDialog while it is open
        window.question_controller.defer = self.holds
        window.chat.runner.prepare = self._before_turn
        window.tools.prepare = window.knowledge.runner.prepare = self.prepare
        window.settings_controller.defer = self.holds_test

    def holds(self, resume: Callable[[], object]) -> bool:
        """True where what the composer sends waits for the passphrase; `resume` is called then, however that ended."""
        composer = self._window.composer
        overrides = composer.once.over(self._window.chat.current.overrides)
        ids = self._ids(overrides, composer.mode.research_depth() is not None, bool(composer.files))
        return not self._declined and self._ask(ids, resume)

    def holds_test(self, key_id: str, resume: Callable[[], object]) -> bool:
        """As `holds`, for what the user tries out: no passphrase, no test."""
        ids = frozenset((key_id,))
        return self._ask(ids, lambda: None if self._locked(ids) else resume())

    async def prepare(self, key_ids: Collection[str]) -> None:
        """Come back once these keys can be read, or the user declined."""
        over = asyncio.Event()
        if not self._declined and self._ask(key_ids, over.set):
            await over.wait()

    async def _before_turn(self, conversation: str, question: Question | None, turn_id: str) -> None:
        """`question` is asked, or the turn goes on."""
        if question is not None:
            await self.prepare(self._ids(question.overrides, question.depth is not None, bool(question.files)))
        elif (turn := self._window.chat.turn(turn_id)) is not None:
            await self.prepare(self._ids(_overrides_of(turn), turn.depth is not None, bool(turn.files)))

    def _ids(self, overrides: Overrides, research: bool, files: bool = False) -> set[str]:
        """Whose keys such a question needs, as the settings are."""
        access = self._services.settings
        settings = access.in_force()
        choices = resolve(Overrides(), overrides, settings, access.environment, self._window.choices.assistant())
        models, knowledge = [choices.model.value], settings.knowledge
        searches = research or choices.mode.value is not SearchMode.OFF
        ids = set[str]()
        if searches:
            channel = choices.channel.value
            ids |= {info.key for info in self._services.search.channels() if info.id == channel and info.key}
            models.append(settings.search.builtin if channel == "builtin" else None)
        if searches or files or choices.bases.value:
            ids |= {info.key for info in self._services.models.rerankers() if info.id == knowledge.rerank.service}
        if files or (searches and knowledge.web_embedding):
            models.append(knowledge.embedding)
        if choices.tools.value and not research:
            ids |= {id for server in settings.mcp_servers if server.enabled for id in server.secret_ids()}
        ids |= self._window.knowledge.embedding_providers(choices.bases.value)
        return ids | {model.provider for model in models if model is not None}

    def _locked(self, key_ids: Collection[str]) -> bool:
        return bool(self._services.vault.locked_ids() & frozenset(key_ids))

    def _ask(self, key_ids: Collection[str], resume: Callable[[], object]) -> bool:
        """False where none of them is locked. Who needs one while the dialog is open waits for its end, too."""
        if not self._locked(key_ids):
            return False
        self._waiting.append(resume)
        if self.dialog is None:
            from app.ui.settings.keys.passphrase_dialog import Action, PassphraseDialog  # few ever need it

            front = application().activeWindow()
            parent = front if isinstance(front, QDialog) else self._window
            dialog = self.dialog = PassphraseDialog(Action.UNLOCK, self._services.vault, self._window.tasks, parent)
            dialog.completed.connect(self._window.settings_controller.keys_changed)
            dialog.rejected.connect(self._decline)
            dialog.finished.connect(self._go_on)
            dialog.open()
        return True

    def _go_on(self) -> None:
        self.dialog = None
        waiting, self._waiting = self._waiting, []
        for resume in waiting:
            resume()

    def _decline(self) -> None:
        self._declined = True


def _overrides_of(turn: Turn) -> Overrides:
    return Overrides(mode=turn.mode, channel=turn.channel, model=turn.model, bases=turn.bases or None)
