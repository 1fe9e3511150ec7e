"""What quick ask asks with: assistant, model and web switch of its own, kept from one question to the next."""

from collections.abc import Callable

from PySide6.QtCore import QSettings

from app.core.domain.assistants import Assistant
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import QUOTES, Overrides, ResolvedSettings, SearchMode, resolve
from app.core.services import SettingsAccess

_MODEL, _PROVIDER, _MODE = "quick_ask_model", "quick_ask_provider", "quick_ask_mode"  # in `window.ini`
_ASSISTANT = "quick_ask_assistant"


class QuickAskChoices:
    """What is picked as the settings have it anyway follows the settings from then on."""

    def __init__(self, settings: SettingsAccess, memory: QSettings) -> None:
        self._settings, self._memory = settings, memory
        self.find_assistant: Callable[[str], Assistant | None] = lambda assistant_id: None
        self.assistant_label: Callable[[], tuple[str, str, str]] = lambda: ("", "", "")  # on a button: see `labels`

    @property
    def assistant(self) -> Assistant | None:
        """One that was deleted counts no longer."""
        assistant_id = str(self._memory.value(_ASSISTANT, ""))
        return self.find_assistant(assistant_id) if assistant_id else None

    @property
    def overrides(self) -> Overrides:
        """What was picked in that window; a model whose provider is gone counts no longer."""
        model = ModelChoice(str(self._memory.value(_PROVIDER, "")), str(self._memory.value(_MODEL, "")))
        counts = self._memory.contains(_MODEL) and (
            model == QUOTES or any(model.provider == one.id for one in self.providers)
        )
        mode = str(self._memory.value(_MODE, ""))
        return Overrides(
            SearchMode(mode) if mode in set(SearchMode) else None,
            model=model if counts else None,
            assistant=self.assistant.id if self.assistant is not None else None,
        )

    @property
    def providers(self) -> tuple[Provider, ...]:
        return self._settings.in_force().providers

    def in_force(self) -> ResolvedSettings:
        return self._resolve(self.overrides)

    def pick_assistant(self, assistant: Assistant | None) -> None:
        """What was picked of the things that it decides gives way."""
        if assistant is None:
            self._memory.remove(_ASSISTANT)
            return
        self._memory.setValue(_ASSISTANT, assistant.id)
        if assistant.choices.model is not None:
            self._memory.remove(_PROVIDER)
            self._memory.remove(_MODEL)
        if assistant.choices.mode is not None:
            self._memory.remove(_MODE)

    def pick_model(self, model: ModelChoice) -> None:
        if model == (self._resolve(Overrides()).model.value or QUOTES):
            self._memory.remove(_PROVIDER)
            self._memory.remove(_MODEL)
        else:
            self._memory.setValue(_PROVIDER, model.provider)
            self._memory.setValue(_MODEL, model.model)

    def pick_mode(self, mode: SearchMode) -> None:
        if mode == self._resolve(Overrides()).mode.value:
            self._memory.remove(_MODE)
        else:
            self._memory.setValue(_MODE, mode.value)

    def _resolve(self, overrides: Overrides) -> ResolvedSettings:
        assistant = self.assistant.choices if self.assistant is not None else Overrides()
        return resolve(Overrides(), overrides, self._settings.in_force(), self._settings.environment, assistant)
