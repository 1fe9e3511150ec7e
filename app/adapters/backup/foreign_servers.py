"""Tool servers out of a backup: none of them runs a command before the user of this machine has agreed to it."""

import json
from pathlib import Path
from typing import Any

from app.adapters.storage.atomic_file import write_atomically
from app.adapters.storage.values import decoder, plain
from app.core.domain.chat.tool_servers import McpServerSettings, without_trust

_NAME = "mcp_servers"


def switch_off_foreign(staged: Path, current: Path) -> None:
    """In the settings that are to come; `current`: those that are in force. Raises `OSError`."""
    data = _settings(staged)
    if not isinstance(data.get(_NAME), list):
        return
    servers, own = _servers(data), _servers(_settings(current))
    safe = without_trust(servers, own)
    if safe != servers:
        data[_NAME] = [plain(one) for one in safe]
        write_atomically(staged, json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def _settings(path: Path) -> dict[str, Any]:
    """Empty where it is not there or not understood: then the program uses nothing of it, either."""
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
    except (FileNotFoundError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _servers(data: dict[str, Any]) -> tuple[McpServerSettings, ...]:
    value = data.get(_NAME)
    servers: tuple[McpServerSettings, ...] = decoder(tuple[McpServerSettings, ...])(
        value if isinstance(value, list) else [], "", []
    )
    return servers
