"""Whose work the program stands on: what is installed with it, and under which licence."""

import json
import re
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

from app.locations import licences

_LONGEST = 80  # characters of a licence's name; some packages give the whole text


@dataclass(frozen=True)
class Component:
    name: str
    version: str
    licence: str


def program() -> Component:
    """This one; without a version or licence where it is not installed, or says none."""
    return _component("citewise") or Component("citewise", "", "")


def components(texts: Path | None = None) -> list[Component]:
    """Everything that is installed because the program asks for it, by name.

    `texts`: where a build keeps the licences of what it ships, and a list of that; None looks for it.
    """
    index = (texts or licences() or Path()) / "parts.json"
    if index.is_file():
        return [Component(**part) for part in json.loads(index.read_text(encoding="utf-8"))]
    result: dict[str, Component] = {}
    waiting = _required("citewise")
    while waiting:
        key = _key(name := waiting.pop())
        if key not in result and (component := _component(name)) is not None:
            result[key] = component
            waiting += _required(name)
    return sorted(result.values(), key=lambda component: component.name.lower())


def _required(name: str) -> list[str]:
    """Without what is for developers or was not asked for; a local model and Qdrant are the user's own extras."""
    try:
        lines = metadata.requires(name) or []
    except metadata.PackageNotFoundError:
        return []
    matches = ((re.match(r"[\w.-]+", line), re.search(r"extra\s*==\s*['\"]([\w-]+)", line)) for line in lines)
    return [match[0] for match, extra in matches if match and (extra is None or extra[1] in ("local", "qdrant"))]


def _component(name: str) -> Component | None:
    try:
        data: Any = metadata.metadata(name)
    except metadata.PackageNotFoundError:
        return None
    lines = str(data.get("License") or "").strip().splitlines()
    classes = [c.rpartition(" :: ")[2] for c in data.get_all("Classifier") or [] if c.startswith("License ::")]
    short = lines[0] if len(lines) == 1 and len(lines[0]) <= _LONGEST else ""
    return Component(data["Name"], data["Version"], data.get("License-Expression") or short or ", ".join(classes))


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
