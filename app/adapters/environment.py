"""Settings without the window: what the environment and `.env` name, as values. Nothing is read here.

The names are those of the dual-channel scheme: one built-in search (`BUILTIN_SEARCH_PROVIDER`) and one channel that is
asked first (`DEFAULT_WEB_SEARCH_PROVIDER`), with `<SERVICE>_API_URL` and `<SERVICE>_MODEL` for each service. Keys are
the secret store's. The environment wins over `.env`; a value that is empty counts as not set.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from app.core.domain.addresses import is_web_address, with_scheme
from app.core.domain.catalogue import folded
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.errors import Problem
from app.core.domain.settings import BUILTIN, Overrides

if TYPE_CHECKING:
    from app.adapters.llm.presets import Preset

CHANNEL = "DEFAULT_WEB_SEARCH_PROVIDER"
BUILTIN_SEARCH = "BUILTIN_SEARCH_PROVIDER"

_URL = ("API_URL", "BASE_URL")
_CHANNEL_URL = ("SEARCH_URL", *_URL, "URL")


@dataclass(frozen=True)
class Value:
    """A variable that counts. `origin`: `environment` or `.env`.

    `decides`: `channel`, `builtin`, `<provider id>.base_url`, `<provider id>.model` or `addresses.<channel id>`.
    """

    decides: str
    variable: str
    text: str = field(repr=False)  # an address may hold a password
    origin: str


@dataclass(frozen=True)
class EnvironmentSettings:
    """What was found. It comes before the settings file and behind a message's and a conversation's overrides.

    `providers` are services from the presets that can be used without being set up, and services of the settings as
    the environment changes them: each replaces the one with its id.
    """

    overrides: Overrides = Overrides()
    builtin: ModelChoice | None = None
    providers: tuple[Provider, ...] = ()
    addresses: dict[str, str] = field(default_factory=dict)  # by channel
    moved: dict[str, str] = field(default_factory=dict)  # likewise, where the settings name none of the channel's own
    values: tuple[Value, ...] = ()
    problems: tuple[str, ...] = ()  # sentences for the user

    def value(self, decides: str) -> Value | None:
        return next((value for value in self.values if value.decides == decides), None)

    @property
    def origins(self) -> dict[str, str]:
        """What is decided → `environment` or `.env`."""
        return {value.decides: value.origin for value in self.values}


def can_be_wrong(*levels: Mapping[str, str]) -> bool:
    """Whether a variable is set that `read` may complain of, such as a channel or an address."""
    return any(name in (CHANNEL, BUILTIN_SEARCH) or name.endswith("_URL") for level in levels for name in level)


def read(
    environment: Mapping[str, str],
    dotenv: Mapping[str, str],
    presets: Sequence[Provider],
    channels: Collection[str],
    providers: Sequence[Provider] = (),
    has_key: Callable[[str], bool] = lambda provider_id: False,
) -> EnvironmentSettings:
    """presets: the services that could be chosen; channels: the ids of all search channels; providers: the services of
    the settings file; has_key: whether a key for this id is known."""
    return _Reading(environment, dotenv, presets, channels, providers, has_key).result()


class _Reading:
    """The values that were used so far, and what was wrong with others."""

    def __init__(
        self,
        environment: Mapping[str, str],
        dotenv: Mapping[str, str],
        presets: Sequence[Provider],
        channels: Collection[str],
        providers: Sequence[Provider],
        has_key: Callable[[str], bool],
    ) -> None:
        from app.adapters.search.catalogue import (
            companies,
        )  # costs a moment, and who only hands a command over needs none

        self._levels = ((environment, "environment"), (dotenv, ".env"))
        self._all = presets
        self._presets = [preset for preset in presets if preset.id not in {provider.id for provider in providers}]
        self._channels = sorted({*channels, BUILTIN})
        self._companies = companies()
        self._providers = providers
        self._has_key = has_key
        self._values: list[Value] = []
        self._problems: list[str] = []

    def result(self) -> EnvironmentSettings:
        channel = self._channel()
        search_provider = self._builtin_provider()
        offered = {provider.id: self._changed(provider) for provider in (*self._providers, *self._presets)}
        if search_provider is None and channel == BUILTIN and not self._value(BUILTIN_SEARCH)[1]:
            search_provider = self._first(offered)
        builtin = self._builtin_model(offered[search_provider.id]) if search_provider else None
        providers = (
            p
            for p in offered.values()
            if self._worth(p) or (search_provider is not None and p.id == search_provider.id)
        )
        return EnvironmentSettings(
            Overrides(channel=channel),
            builtin,
            tuple(p for p in providers if p not in self._providers),
            self._addresses(),
            self._moved(),
            tuple(self._values),
            tuple(self._problems),
        )

    def _value(self, *names: str) -> tuple[str, str, str]:
        """(variable, text, origin) of the first name that is set, or three times nothing."""
        for values, origin in self._levels:
            for name in names:
                if text := values.get(name, "").strip():
                    return name, text, origin
        return ("", "", "")

    def _take(self, decides: str, *names: str) -> str:
        variable, text, origin = self._value(*names)
        if text:
            self._values.append(Value(decides, variable, text, origin))
        return text

    def _channel(self) -> str | None:
        variable, text, origin = self._value(CHANNEL)
        if not text:
            return None
        channel = next((one for one in self._channels if folded(one) == folded(text)), None)
        if channel is None:
            fields = _unknown(variable, text, origin, self._channels)
            self._problems.append(
                Problem("{variable} in the {origin} names no known search channel: {text}. Known are {all}.", **fields)
            )
        else:
            self._values.append(Value("channel", variable, text, origin))
        return channel

    def _builtin_provider(self) -> Provider | None:
        variable, text, origin = self._value(BUILTIN_SEARCH)
        if not text:
            return None
        everybody = (*self._providers, *self._presets)
        for names in ({folded(text)}, set(_same(text))):  # the very name before other words for the service
            for provider in everybody:
                if names & {folded(provider.id), folded(provider.name)}:
                    self._values.append(Value("builtin", variable, text, origin))
                    return provider
        ids = [provider.id for provider in everybody if provider.id != "custom"]
        fields = _unknown(variable, text, origin, ids)
        self._problems.append(
            Problem("{variable} in the {origin} names no known model service: {text}. Known are {all}.", **fields)
        )
        return None

    def _builtin_model(self, provider: Provider) -> ModelChoice | None:
        model = next(iter(provider.models), "") or _search_model(provider.id)
        if not model:
            name = f"{_prefixes(provider.id)[0]}_MODEL"
            words = {"name": provider.name, "variable": name}
            self._problems.append(Problem("{name} is to search, but no model of it is named: set {variable}.", **words))
            return None
        return ModelChoice(provider.id, model)

    def _first(self, offered: Mapping[str, Provider]) -> Provider | None:
        """The service that searches where `builtin` is asked for and none is named."""
        usable = [p for p in offered.values() if self._worth(p)]
        return min(usable, key=lambda p: _rank(p.id), default=None) if usable else None

    def _worth(self, provider: Provider) -> bool:
        is_configured = any(value.decides.startswith(f"{provider.id}.") for value in self._values)
        return is_configured or self._has_key(provider.id)

    def _changed(self, provider: Provider) -> Provider:
        """A service with the address and the model that are named for it."""
        prefixes = _prefixes(provider.id)
        url = self._url(f"{provider.id}.base_url", [f"{prefix}_{end}" for end in _URL for prefix in prefixes])
        if url and url.rstrip("/") != provider.base_url.rstrip("/"):
            provider = replace(provider, base_url=url, search_url="")  # which is derived from the new address
        if model := self._take(f"{provider.id}.model", *(f"{prefix}_MODEL" for prefix in prefixes)):
            provider = replace(provider, models=(model, *(other for other in provider.models if other != model)))
        return provider

    def _addresses(self) -> dict[str, str]:
        """A company's host that is named counts for its search as well: no question goes past it to the public one.

        `<CHANNEL>_SEARCH_URL` says that the search lies elsewhere.
        """
        addresses = {}
        for channel in self._channels:
            company = self._companies.get(channel, channel)
            names = [f"{_upper(channel)}_{end}" for end in _CHANNEL_URL]
            names += [f"{prefix}_{end}" for end in _URL for prefix in _prefixes(company)]
            variable, text, _ = self._value(*names)
            if variable != names[0] and _place(text) in self._usual_places(company):
                continue  # the models' path on that host is not the search's
            if url := self._url(f"addresses.{channel}", dict.fromkeys(names)):
                addresses[channel] = url
        return addresses

    def _usual_places(self, company: str) -> set[str]:
        return {_place(preset.base_url) for preset in self._all if preset.id == company}

    def _moved(self) -> dict[str, str]:
        """As `_addresses`, for companies whose host the settings file changes."""
        base_urls = {provider.id: provider.base_url for provider in self._providers}
        ids = {channel: self._companies.get(channel, channel) for channel in self._channels}
        companies = {id for id in base_urls if (usual := self._usual_places(id)) and _place(base_urls[id]) not in usual}
        return {channel: with_scheme(base_urls[id]) for channel, id in ids.items() if id in companies}

    def _url(self, decides: str, names: Iterable[str]) -> str:
        variable, text, origin = self._value(*names)
        if not text:
            return ""
        text = with_scheme(text)
        if not is_web_address(text):
            fields = {"variable": variable, "origin": origin}
            problem = Problem("{variable} in the {origin} is no web address and is not used.", **fields)
            self._problems += [problem] if problem not in self._problems else []
            return ""
        self._values.append(Value(decides, variable, text, origin))
        return text


def _unknown(variable: str, text: str, origin: str, choices: Iterable[str]) -> dict[str, str]:
    return {"variable": variable, "origin": origin, "text": repr(text[:80]), "all": ", ".join(choices)}


def _upper(name: str) -> str:
    return re.sub(r"[^A-Z0-9]+", "_", name.upper()).strip("_")


def _place(url: str) -> str:
    try:
        return urlsplit(with_scheme(url)).netloc.casefold()
    except ValueError:
        return ""


def _records() -> "tuple[Preset, ...]":
    from app.adapters.llm.presets import records  # who only looks whether a variable is set needs none

    return records()


def _record_of(name: str) -> "Preset | None":
    word = folded(name)
    return next((record for record in _records() if word in record.words), None)


def _same(name: str) -> tuple[str, ...]:
    """All words for a service, its own first."""
    record = _record_of(name)
    return tuple(dict.fromkeys((folded(name), *(record.words if record else ()))))


def _search_model(provider_id: str) -> str:
    record = _record_of(provider_id)
    return record.search_model if record else ""


def _prefixes(provider_id: str) -> tuple[str, ...]:
    """What the names of a service's variables begin with."""
    return tuple(dict.fromkeys((_upper(provider_id), *(word.upper() for word in _same(provider_id)))))


def _rank(provider_id: str) -> int:
    word, first = folded(provider_id), [record for record in _records() if record.searches_by_default]
    return next((rank for rank, record in enumerate(first) if word in record.words), len(first))
