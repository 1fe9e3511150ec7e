"""Two changes of the same settings: field by field, whoever changed it; where both did, ours."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from typing import Any

from app.core.domain.chat import Provider
from app.core.domain.gateway import ApiKey
from app.core.domain.settings import (
    Appearance,
    GatewaySettings,
    KnowledgeSettings,
    LocalModel,
    MemorySettings,
    SearchSettings,
    Settings,
)

_BY_FIELD = (
    Settings, SearchSettings, Appearance, LocalModel, KnowledgeSettings, MemorySettings, Provider, GatewaySettings,
    ApiKey,
)  # fmt: skip
# Lists of words whose order says nothing.
_BY_MEMBER = {"blocked", "allowed", "allowed_hosts", "proxy_bypass", "favourites", "groups", "files", "origins"}
_WITH_IDS = {"providers", "keys", "mcp_servers"}
_NOTHING: Any = object()


def merged(base: Settings, ours: Settings, theirs: Settings) -> tuple[Settings, tuple[str, ...]]:
    """What comes of both changes of `base`, and the paths of the fields that both changed, each in its own way.

    Services are known by their ids; a model's choice, a list in an order and the like count as one value.
    """
    conflicts: list[str] = []
    settings: Settings = _value(base, ours, theirs, "", conflicts)
    return settings, tuple(conflicts)


def _value(base: Any, ours: Any, theirs: Any, path: str, conflicts: list[str]) -> Any:
    if ours == theirs or theirs == base:
        return ours
    if ours == base:
        return theirs
    if isinstance(ours, _BY_FIELD) and type(base) is type(theirs) is type(ours):
        return _dataclass(base, ours, theirs, path, conflicts)
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return _members(base if isinstance(base, dict) else {}, ours, theirs, path, conflicts)
    if isinstance(ours, tuple) and isinstance(theirs, tuple) and isinstance(base, tuple):
        name = path.rpartition(".")[2]
        if name in _WITH_IDS or name in _BY_MEMBER:
            one, two, three = (_by_id(items) for items in (base, ours, theirs))
            first = two if list(one) != list(two) else three  # whoever changed the order
            members = _members(one, two, three, path, conflicts)
            return tuple(members[id] for id in dict.fromkeys([*first, *members]) if id in members)
    conflicts.append(path)
    return ours


def _dataclass(base: Any, ours: Any, theirs: Any, path: str, conflicts: list[str]) -> Any:
    values = {}
    for field in fields(ours):
        name = field.name
        before, here, there = (getattr(one, name) for one in (base, ours, theirs))
        values[name] = _value(before, here, there, f"{path}.{name}" if path else name, conflicts)
    return replace(ours, **values)


def _members(
    base: Mapping[str, Any], ours: Mapping[str, Any], theirs: Mapping[str, Any], path: str, conflicts: list[str]
) -> dict[str, Any]:
    members = {}
    for name in dict.fromkeys([*ours, *theirs]):
        before, here, there = (one.get(name, _NOTHING) for one in (base, ours, theirs))
        value = _value(before, here, there, f"{path}.{name}", conflicts)
        if value is not _NOTHING:
            members[name] = value
    return members


def _by_id(items: Sequence[Any]) -> dict[str, Any]:
    return {item if isinstance(item, str) else item.id: item for item in items}
