"""The services that the user can choose from, and what is known about their models."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from app.core.domain.addresses import private_place, with_scheme
from app.core.domain.catalogue import folded
from app.core.domain.chat import Abilities, Provider

UNKNOWN = 8192  # tokens
UNKNOWN_LOCAL = 4096  # local servers cut longer prompts silently, at a size of their own and not the model's

_SIZE_IN_NAME = re.compile(r"(?:^|[-_])(\d{1,4})k(?:$|[-_:])")  # moonshot-v1-32k, phi-3-mini-128k-instruct


@dataclass(frozen=True)
class Preset:
    """The record of a model service; `presets.toml` says what its parts mean."""

    provider: Provider
    variables: tuple[str, ...] = ()
    other_ids: Mapping[str, str] = field(default_factory=dict)
    aliases: tuple[str, ...] = ()
    search_model: str = ""
    searches_by_default: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """What people call it, without signs and capitals, its id first."""
        return (folded(self.provider.id), *self.aliases)


@cache
def records() -> tuple[Preset, ...]:
    """In the order in which they are offered."""
    return tuple(_record(entry) for entry in _table()["provider"])


@cache
def presets() -> tuple[Provider, ...]:
    """What is offered, in its order; `custom` has no address yet."""
    return tuple(record.provider for record in records())


def key_variables() -> dict[str, tuple[str, ...]]:
    """Usual names of keys in the environment, by the id of the key."""
    names = {record.provider.id: record.variables for record in records() if record.variables}
    for record in records():
        for other, first in record.other_ids.items():
            names[other] = tuple(dict.fromkeys((first, *record.variables)))
    return names


def preset_urls() -> tuple[str, ...]:
    return tuple(preset.base_url for preset in presets() if preset.base_url)


def local_ports() -> dict[str, int]:
    """Where servers of this machine listen, by preset."""
    ports = {preset.id: urlsplit(preset.base_url).port for preset in presets() if preset.local}
    return {name: port for name, port in ports.items() if port}


def completed(provider: Provider) -> Provider:
    """A provider that was set up before built-in search was known of: with its preset's way of asking for it.

    Only where it still names the preset's own host, which is the one whose search is known.
    """
    preset = next((p for p in presets() if p.id == provider.id), None)
    if preset is None or provider.preset or provider.search or _host(preset.base_url) != _host(provider.base_url):
        return provider
    preset_format = preset.search_format or preset.wire_format
    search_format = preset_format if preset_format != provider.wire_format else ""
    return replace(
        provider,
        preset=preset.id,
        search=preset.search,
        search_format=search_format,
        search_url=preset.search_url,
        checked=preset.checked,
    )


def search_url(provider: Provider) -> str:
    """Where built-in search is asked for in another wire format: on the host that the user set up."""
    if not provider.search_url:
        return provider.base_url
    here, there = urlsplit(with_scheme(provider.base_url, any_word=True)), urlsplit(provider.search_url)
    return there._replace(scheme=here.scheme, netloc=here.netloc).geturl() if here.netloc else provider.search_url


def abilities(provider: Provider, model: str) -> Abilities:
    """What the user says of a model, else what the tables say; `search`, `tools` and the context are never None.

    An unknown model of a service with a search of its own has that, too.
    """
    provider = completed(provider)
    name = model.lower().rpartition("/")[2]
    tables: Mapping[str, Any] = _table()["abilities"]
    of_service = _longest(tables.get(provider.preset, {}), name)
    defaults = Abilities(**of_service).over(Abilities(**_longest(tables["any"], name)))
    guess = Abilities(search=True, tools=not provider.local, context_size=context_size(provider, model))
    defaults = defaults.over(guess)
    resolved = provider.abilities.get(model, Abilities()).over(defaults)
    return resolved if provider.search else replace(resolved, search=False)


def context_size(provider: Provider, model: str) -> int:
    """Tokens of prompt and answer together: as the user or the server says, else by the model's name, else a guess."""
    if size := provider.abilities.get(model, Abilities()).context_size:
        return size
    if provider.context_size:
        return provider.context_size
    if provider.local or private_place(with_scheme(provider.base_url, any_word=True)):
        return UNKNOWN_LOCAL
    return size_by_name(model) or UNKNOWN


def size_by_name(model: str) -> int | None:
    """What a model's name tells: the size it names itself (`-32k`), else the table's; None where it tells nothing."""
    name = model.lower().rpartition("/")[2]
    if size := _SIZE_IN_NAME.search(name):
        return int(size[1]) * 1000 or None
    beginnings = [beginning for beginning in _table()["context"] if name.startswith(beginning)]
    return int(_table()["context"][max(beginnings, key=len)]) if beginnings else None


def _record(entry: Mapping[str, Any]) -> Preset:
    own = {part.name for part in fields(Preset)} - {"provider"}
    facts: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()}
    provider = Provider(**{name: value for name, value in facts.items() if name not in own}, preset=entry["id"])
    return Preset(provider, **{name: value for name, value in facts.items() if name in own})


def _longest(table: Mapping[str, Any], name: str) -> dict[str, Any]:
    beginnings = [beginning for beginning in table if name.startswith(beginning)]
    return dict(table[max(beginnings, key=len)]) if beginnings else {}


def _host(url: str) -> str:
    try:
        return (urlsplit(with_scheme(url, any_word=True)).hostname or "").lower()
    except ValueError:
        return ""


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("presets.toml").read_text("utf-8"))
