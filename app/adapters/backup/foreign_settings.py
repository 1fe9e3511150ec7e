"""Settings out of a backup: none of them runs a command, lets anybody in or sends anything to somebody else's address
before the user of this machine agrees."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.adapters.backup.foreign_providers import with_safe_providers
from app.adapters.secrets import dotenv
from app.adapters.storage.atomic_file import write_atomically
from app.adapters.storage.values import decoder, plain
from app.core.domain.chat.tool_servers import McpServerSettings, without_trust
from app.core.domain.gateway import GatewaySettings, without_openings

_SERVERS, _GATEWAY = "mcp_servers", "gateway"
# What goes to an address of the settings: conversations, queries, or a key that is kept here. (way to it, when missing)
_ADDRESSES: tuple[tuple[tuple[str, ...], Any], ...] = (
    (("backups", "webdav"), {}),
    (("search", "proxy"), ""),
    (("search", "addresses"), {}),
    (("search", "allowed_hosts"), []),
    (("knowledge", "rerank"), {}),
)


def switch_off_foreign(staged: Path, current: Path, environment: Mapping[str, str] = os.environ) -> None:
    """In the settings that are to come; `current`: those that are in force. Raises `OSError`."""
    settings, own = _settings(staged), _settings(current)
    data = with_safe_providers(settings, own, {*environment, *dotenv(current.parent)})
    changes = {**_safe_servers(data, own), **_safe_gateway(data, own)}
    for way, missing in _ADDRESSES:
        _keep_own(changes, data, own, way, missing)
    if changes or data is not settings:
        write_atomically(staged, json.dumps({**data, **changes}, ensure_ascii=False, indent=2) + "\n")


def _safe_servers(data: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(data.get(_SERVERS), list):
        return {}
    servers = _servers(data)
    safe = without_trust(servers, _servers(own))
    return {_SERVERS: [plain(one) for one in safe]} if safe != servers else {}


def _safe_gateway(data: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    if not isinstance(data.get(_GATEWAY), dict):
        return {}
    gateway = _gateway(data)
    safe = without_openings(gateway, _gateway(own))
    return {_GATEWAY: {**data[_GATEWAY], **plain(safe)}} if safe != gateway else {}


def _keep_own(
    changes: dict[str, Any], data: dict[str, Any], own: dict[str, Any], way: tuple[str, ...], missing: Any
) -> None:
    """The value of this machine in place of another one."""
    section, name = way
    theirs = changes.get(section, data.get(section))
    if not isinstance(theirs, dict) or name not in theirs:
        return
    mine = own.get(section)
    value = mine.get(name, missing) if isinstance(mine, dict) else missing
    if theirs[name] != value:
        changes[section] = {**theirs, name: value}


def _settings(path: Path) -> dict[str, Any]:
    """Empty where it is not there or not understood: then the program uses nothing of it, either."""
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
    except (FileNotFoundError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _servers(data: dict[str, Any]) -> tuple[McpServerSettings, ...]:
    value = data.get(_SERVERS)
    servers: tuple[McpServerSettings, ...] = decoder(tuple[McpServerSettings, ...])(
        value if isinstance(value, list) else [], "", []
    )
    return servers


def _gateway(data: dict[str, Any]) -> GatewaySettings:
    value = data.get(_GATEWAY)
    gateway: GatewaySettings = decoder(GatewaySettings)(value if isinstance(value, dict) else {}, "", [])
    return gateway
