"""What the composer offers and what is picked there: model, search, knowledge bases; hosts that may be read."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from app.core.domain.chat import ModelChoice
from app.core.domain.settings import Overrides, resolve
from app.core.services import SettingsAccess
from app.ui.composer.composer import Composer
from app.ui.composer.controller import QuestionController
from app.ui.settings.controller import SettingsController
from app.ui.tasks.chat import Chat


class ComposerChoices(QObject):
    """A conversation keeps what was picked in it; favourites and allowed hosts are settings."""

    refreshed = Signal()  # what is in force may be something else now

    def __init__(
        self,
        settings: SettingsAccess,
        chat: Chat,
        composer: Composer,
        questions: QuestionController,
        controller: SettingsController,
    ) -> None:
        super().__init__(composer)
        self._access, self._chat, self._composer, self._settings = settings, chat, composer, controller
        self.assistant: Callable[[], Overrides] = Overrides  # what that of the conversation asks for
        composer.overrides_changed.connect(self._keep)
        composer.favourite_toggled.connect(self._toggle_favourite)
        questions.allowed.connect(self._allow_hosts)

    def show(self) -> None:
        """What is in force for the conversation that is shown."""
        overrides = self._chat.current.overrides
        settings = self._access.in_force()  # with what the environment adds
        choices = resolve(Overrides(), overrides, settings, self._access.environment, self.assistant())
        servers = tuple(one.label for one in settings.mcp_servers if one.enabled)
        self._composer.channel.show_tools(servers, choices.tools.value)
        self._composer.channel.show_archive(None if self._chat.private else choices.archive_pages.value)
        self._composer.set_choices(choices, overrides, settings.providers)
        self.refreshed.emit()

    def _keep(self, overrides: Overrides) -> None:
        self._chat.set_overrides(overrides)
        self.show()

    def _toggle_favourite(self, choice: ModelChoice) -> None:
        provider = self._settings.settings.provider(choice.provider)
        if provider is not None:  # one that the environment names is in no file that could keep it
            others = tuple(name for name in provider.favourites if name != choice.model)
            now = others if choice.model in provider.favourites else (*others, choice.model)
            self._settings.change_provider(replace(provider, favourites=now))

    def _allow_hosts(self, hosts: tuple[str, ...]) -> None:
        search = self._settings.settings.search
        self._settings.change_search(allowed_hosts=(*search.allowed_hosts, *hosts))
