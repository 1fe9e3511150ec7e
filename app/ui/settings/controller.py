"""The settings being changed: every valid change is saved and in force at once."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.core.domain.chat import Provider
from app.core.domain.errors import AppError
from app.core.domain.events import Failure
from app.core.domain.settings import Settings
from app.core.search.router import LAST_RESORT, LOCAL
from app.core.services import Services


class SettingsController(QObject):
    saved = Signal(object)  # the Settings in force now
    failed = Signal(object)  # a Failure: they could not be written
    set_aside = Signal(object)  # a Saved: what somebody else had written was kept under another name
    changed_elsewhere = Signal()  # somebody else's changes of the file are in force as well
    keyed = Signal()  # a key was kept or forgotten
    forgotten = Signal(object)  # frozenset: turns whose passages went with forgotten facts, or came back

    def __init__(self, services: Services, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.services = services
        self.settings = services.settings.file.load()
        # True where a test waits until the key of that id can be read, and is called again then
        self.defer: Callable[[str, Callable[[], object]], bool] = lambda key_id, resume: False
        self.new_key: tuple[str, str] | None = None  # id and text of a key that is shown once, until the dialog closes
        self.texts: dict[str, str] = {}  # lists as they were typed, with the lines that could not be used

    def change(self, settings: Settings) -> None:
        """Save and put in force; where that fails the old ones stay."""
        if settings == self.settings:
            return
        try:
            saved = self.services.settings.file.save(settings, self.settings)
        except AppError as error:
            self.failed.emit(Failure.of(error))
            return
        self._take(saved.settings)
        if saved.aside:
            self.set_aside.emit(saved)
        if saved.settings != settings:
            self.changed_elsewhere.emit()

    def look_again(self) -> None:
        """What somebody else wrote into the file comes into force."""
        if (value := self.services.settings.file.changed(self.settings)) is not None:
            self._take(value)
            self.changed_elsewhere.emit()

    def _take(self, settings: Settings) -> None:
        self.settings = settings
        self.services.settings.apply()
        self.saved.emit(settings)

    def keys_changed(self) -> None:
        """A key was kept or forgotten: what needs it can be used now, or no longer."""
        self.services.settings.apply()
        self.keyed.emit()

    def origin(self, name: str) -> str:
        """`environment` or `.env` where it decides the setting of that name instead of us, else empty."""
        if value := self.services.settings.origins().get(name):
            return value
        return "environment" if getattr(self.services.settings.environment, name, None) is not None else ""

    def effective(self, name: str) -> Any:
        """The search setting of that name that is in force: the environment's where it decides, else ours."""
        override = getattr(self.services.settings.environment, name, None)
        if override is not None:
            return override
        return getattr(self.services.settings.in_force().search if self.origin(name) else self.settings.search, name)

    def addresses(self) -> dict[str, str]:
        """Addresses by channel or engine, those that the environment decides among them."""
        own = dict(self.settings.search.addresses)
        theirs = self.services.settings.in_force().search.addresses
        return own | {name: url for name, url in theirs.items() if self.origin(f"addresses.{name}")}

    def usual_order(self) -> tuple[str, ...]:
        """The channels that stand in for one another where the user gave no order, in the usual one."""
        ready = [name for name, channel in self.services.search.router.by_name.items() if channel.is_fallback]
        last = (LOCAL, LAST_RESORT)
        return (*(name for name in ready if name not in last), *last)

    def change_search(self, **news: Any) -> None:
        self.change(replace(self.settings, search=replace(self.settings.search, **news)))

    def change_appearance(self, **news: Any) -> None:
        self.change(replace(self.settings, appearance=replace(self.settings.appearance, **news)))

    def change_desktop(self, **news: Any) -> None:
        self.change(replace(self.settings, desktop=replace(self.settings.desktop, **news)))

    def change_going_on(self, **news: Any) -> None:
        self.change(replace(self.settings, going_on=replace(self.settings.going_on, **news)))

    def change_speech(self, **news: Any) -> None:
        self.change(replace(self.settings, speech=replace(self.settings.speech, **news)))

    def change_updates(self, **news: Any) -> None:
        self.change(replace(self.settings, updates=replace(self.settings.updates, **news)))

    def change_archive(self, **news: Any) -> None:
        self.change(replace(self.settings, archive=replace(self.settings.archive, **news)))

    def change_gateway(self, **news: Any) -> None:
        self.change(replace(self.settings, gateway=replace(self.settings.gateway, **news)))

    def change_knowledge(self, **news: Any) -> None:
        self.change(replace(self.settings, knowledge=replace(self.settings.knowledge, **news)))

    def change_provider(self, provider: Provider) -> None:
        """Replace the provider of that id, or add it at the end."""
        provider = replace(provider, key="")  # keys live in the secret store
        exists = self.settings.provider(provider.id) is not None
        others = self.settings.providers
        providers = tuple(provider if p.id == provider.id else p for p in others) if exists else (*others, provider)
        self.change(replace(self.settings, providers=providers))

    def add_provider(self, preset: Provider) -> Provider:
        """A new one, ready for its key; a second one from the same preset gets an id of its own."""
        used_ids = {p.id for p in self.settings.providers}
        ids = (preset.id, *(f"{preset.id}-{number}" for number in range(2, len(used_ids) + 3)))
        presets = {p.id for p in self.services.models.directory.presets()}
        base_preset = preset.preset or (preset.id if preset.id in presets else "")
        provider = replace(preset, id=next(i for i in ids if i not in used_ids), preset=base_preset)
        self.change_provider(provider)
        return provider

    def remove_provider(self, provider_id: str) -> None:
        settings = self.settings
        model = settings.model if settings.model and settings.model.provider != provider_id else None
        remaining = tuple(p for p in settings.providers if p.id != provider_id)
        self.change(replace(settings, providers=remaining, model=model))
