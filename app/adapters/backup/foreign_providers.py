"""Model services out of a backup: no key of this machine goes to an address that somebody else wrote down.

One that is set up here stays at its address. One that is not, and whose id may have a key in the environment
(`OPENAI_API_KEY`), gets another id where its address is not the known one: its key is entered anew, for that address.
"""

from collections.abc import Collection, Mapping
from typing import Any
from urllib.parse import urlsplit
from uuid import NAMESPACE_URL, uuid5

from app.adapters.llm.presets import preset_urls, records
from app.adapters.llm.protocol.base_url import is_loopback, normalise_base_url
from app.adapters.secrets import variables
from app.core.domain.errors import Unreachable

_SECTION = "providers"
_ADDRESSES = ("base_url", "search_url")


def with_safe_providers(data: dict[str, Any], own: dict[str, Any], names: Collection[str]) -> dict[str, Any]:
    """`data`, of a `settings.json`, with other providers where that is due. own: the settings in force; names: the
    environment variables that are set here."""
    theirs = data.get(_SECTION)
    if not isinstance(theirs, list):
        return data
    mine = {one["id"]: one for one in _providers(own.get(_SECTION))}
    new_ids: dict[str, str] = {}
    safe = [_safe(one, mine, names, new_ids) if one in _providers(theirs) else one for one in theirs]
    if safe == theirs:
        return data
    return {name: safe if name == _SECTION else _with_ids(value, new_ids) for name, value in data.items()}


def _providers(value: Any) -> list[dict[str, Any]]:
    rows = value if isinstance(value, list) else []
    return [one for one in rows if isinstance(one, dict) and isinstance(one.get("id"), str)]


def _safe(
    provider: dict[str, Any], mine: Mapping[str, dict[str, Any]], names: Collection[str], new_ids: dict[str, str]
) -> dict[str, Any]:
    id, address = provider["id"], provider.get("base_url")
    if id not in mine and _has_key(id, names) and not _is_at_home(id, address):
        new_ids[id] = f"{id}-{uuid5(NAMESPACE_URL, f'{id} {address}').hex[:8]}"
        provider = {**provider, "id": new_ids[id]}
    if (same := mine.get(provider["id"])) is not None:
        return {**provider, **{name: same.get(name, "") for name in _ADDRESSES}}
    return provider


def _has_key(id: str, names: Collection[str]) -> bool:
    """Or may have one at another start: a name that many machines know it by."""
    own, *usual = variables(id)
    return bool(usual) or own in names


def _is_at_home(id: str, address: Any) -> bool:
    """The address is at the host of the service that has this id, or on this machine."""
    origins = {
        "{0.scheme}://{0.netloc}/".format(urlsplit(record.provider.base_url))
        for record in records()
        if record.provider.base_url and id.lower() in (record.provider.id, *record.other_ids)
    }
    try:
        normalised = normalise_base_url(address if isinstance(address, str) else "", preset_urls())
    except Unreachable:
        return False
    return is_loopback(normalised) or normalised.startswith(tuple(origins))


def _with_ids(value: Any, new_ids: Mapping[str, str]) -> Any:
    """With the models of those providers chosen as before."""
    if isinstance(value, list):
        return [_with_ids(one, new_ids) for one in value]
    if not isinstance(value, dict):
        return value
    changed = {name: _with_ids(one, new_ids) for name, one in value.items()}
    provider = changed.get("provider")
    if "model" in changed and isinstance(provider, str) and provider in new_ids:
        changed["provider"] = new_ids[provider]
    return changed
