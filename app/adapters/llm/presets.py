"""The services that the user can choose from, and what is known about the size of models' contexts."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from app.core.domain.addresses import private_place
from app.core.domain.chat import Provider

UNKNOWN = 8192  # tokens
UNKNOWN_LOCAL = 4096  # local servers cut longer prompts silently, at a size of their own and not the model's

_NAMED_SIZE = re.compile(r"(?:^|[-_])(\d{1,4})k(?:$|[-_:])")  # moonshot-v1-32k, phi-3-mini-128k-instruct


@cache
def presets() -> tuple[Provider, ...]:
    """In the order in which they are offered; `custom` has no address yet."""
    return tuple(Provider(**entry) for entry in _table()["provider"])


def preset_urls() -> tuple[str, ...]:
    return tuple(preset.base_url for preset in presets() if preset.base_url)


def context_size(provider: Provider, model: str) -> int:
    """Tokens of prompt and answer together: as the user or the server says, else by the model's name, else a guess."""
    if provider.context_size:
        return provider.context_size
    if provider.local or private_place(provider.base_url):
        return UNKNOWN_LOCAL
    return size_by_name(model) or UNKNOWN


def size_by_name(model: str) -> int | None:
    """What a model's name tells: the size it names itself (`-32k`), else the table's; None where it tells nothing."""
    name = model.lower().rpartition("/")[2]
    if named := _NAMED_SIZE.search(name):
        return int(named[1]) * 1000 or None
    beginnings = [beginning for beginning in _table()["context"] if name.startswith(beginning)]
    return int(_table()["context"][max(beginnings, key=len)]) if beginnings else None


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("presets.toml").read_text("utf-8"))
