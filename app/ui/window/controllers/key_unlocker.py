"""The passphrase of the encrypted key file: asked for when a question first needs a key of it."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.core.domain.settings import Overrides, SearchMode, resolve
from app.core.services import Services
from app.ui.composer.controller import QuestionController
from app.ui.settings.controller import SettingsController
from app.ui.tasks.chat import Chat


class KeyUnlocker(QObject):
    def __init__(
        self, services: Services, controller: SettingsController, chat: Chat, questions: QuestionController, window: Any
    ) -> None:
        """window: the `MainWindow`."""
        super().__init__(window)
        self._services, self._controller, self._chat, self._window = services, controller, chat, window
        questions.defer = self.holds
        self._declined = False  # once a run: the settings have a button
        self.dialog: QWidget | None = None

    def holds(self, resume: Callable[[], object]) -> bool:
        """True where the passphrase is asked for first; `resume` is called once that is over, however it ended."""
        if self._declined or not self._services.vault.locked_ids() & self._needed():
            return False
        from app.ui.settings.keys.passphrase_dialog import Action, PassphraseDialog  # few ever need it

        dialog = self.dialog = PassphraseDialog(Action.UNLOCK, self._services.vault, self._window.tasks, self._window)
        dialog.completed.connect(self._controller.keys_changed)
        dialog.rejected.connect(self._decline)
        dialog.finished.connect(lambda _: resume())
        dialog.open()
        return True

    def _needed(self) -> set[str]:
        """Whose keys the next question needs."""
        access = self._services.settings
        choices = resolve(Overrides(), self._chat.current.overrides, access.in_force(), access.environment)
        keys = {choices.model.value.provider} if choices.model.value is not None else set()
        if choices.mode.value is not SearchMode.OFF:
            keys |= {info.key for info in self._services.search.channels() if info.id == choices.channel.value}
        return keys

    def _decline(self) -> None:
        self._declined = True
