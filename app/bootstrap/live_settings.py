"""The settings in force: those of the file, with what the environment and `.env` name."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

from app.adapters.environment import EnvironmentSettings, read
from app.adapters.secrets import dotenv
from app.adapters.storage.settings_file import SettingsFile
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.settings import EMBEDDED_PROVIDER, QUOTES, Overrides, SearchMode, Settings

ENVIRONMENT_PROVIDER = "environment"


class LiveSettings:
    """Read anew by `reload`. Before `know` was called only the file counts, and the server of `CITEWISE_BASE_URL`."""

    def __init__(self, data_dir: Path, environment: Mapping[str, str]) -> None:
        self.file = SettingsFile(data_dir / "settings.json")
        self._data_dir = data_dir
        self._environment = environment
        self._presets: Sequence[Provider] = ()
        self._channels: Collection[str] = ()
        self._has_key: Callable[[str], bool] = lambda _: False
        self.from_environment = EnvironmentSettings()
        self.reload()
        self.problem = self.file.problem  # of the first reading: a broken file is set aside by it

    def know(self, presets: Sequence[Provider], channels: Collection[str], has_key: Callable[[str], bool]) -> None:
        """What the names in the environment can mean."""
        self._presets, self._channels, self._has_key = presets, channels, has_key
        self.reload()

    def reload(self) -> None:
        settings = self.file.load()
        if self._presets:
            variables = dotenv(self._data_dir)
            self.from_environment = read(
                self._environment, variables, self._presets, self._channels, settings.providers, self._has_key
            )
        own = environment_provider(self._environment)
        changed = {provider.id: provider for provider in (*self.from_environment.providers, *((own,) if own else ()))}
        providers = [
            changed.pop(provider.id, provider) for provider in settings.providers if provider.id != EMBEDDED_PROVIDER
        ]
        search = replace(
            settings.search,
            builtin=self.from_environment.builtin or settings.search.builtin,
            addresses={**self.from_environment.moved, **settings.search.addresses, **self.from_environment.addresses},
        )
        self.settings = replace(
            settings, providers=(*providers, *changed.values(), *_embedded_provider(settings)), search=search
        )

    def overrides(self) -> Overrides:
        """What the environment asks for."""
        return replace(overrides_of(self._environment), channel=self.from_environment.overrides.channel)

    def origins(self) -> dict[str, str]:
        return {value.decides: value.origin for value in self.from_environment.values}

    def problems(self) -> tuple[str, ...]:
        return tuple(filter(None, (self.problem, *self.from_environment.problems)))


def runs_models() -> bool:
    """Whether the part that runs models (the extra `local`) is installed; it is never imported in this process."""
    return find_spec("xllamacpp") is not None


def _embedded_provider(settings: Settings) -> tuple[Provider, ...]:
    """The user's files as a provider, with what the user says of its models; none where they could not be run."""
    if not settings.local.files or not runs_models():
        return ()
    provider = settings.provider(EMBEDDED_PROVIDER) or settings.local.provider()
    return (replace(settings.local.provider(), favourites=provider.favourites, abilities=provider.abilities),)


def environment_provider(environment: Mapping[str, str]) -> Provider | None:
    """A model server named by `CITEWISE_BASE_URL` (and `CITEWISE_MODEL`), for scripts and first tries."""
    base_url = environment.get("CITEWISE_BASE_URL", "")
    if not base_url:
        return None
    models = tuple(filter(None, [environment.get("CITEWISE_MODEL", "")]))
    return Provider(ENVIRONMENT_PROVIDER, "Environment", base_url, models, needs_key=False)


def overrides_of(environment: Mapping[str, str]) -> Overrides:
    model, mode = environment.get("CITEWISE_MODEL", ""), environment.get("CITEWISE_SEARCH", "")
    choice = ModelChoice(ENVIRONMENT_PROVIDER, model) if model and environment.get("CITEWISE_BASE_URL") else None
    return Overrides(
        mode=SearchMode(mode) if mode in set(SearchMode) else None, model=QUOTES if model == "quotes" else choice
    )
