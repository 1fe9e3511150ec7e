"""The settings as a JSON file that people may read and edit; fits the port `SettingsStore`."""

import json
import os
import re
import shutil
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from app.adapters.storage.values import decoder, plain
from app.core.domain.errors import Unavailable
from app.core.domain.settings import Settings

_SECRET = re.compile(r"(api[_-]?)?(key|token|secret|password)", re.IGNORECASE)
_SURROGATE = re.compile("[\ud800-\udfff]")


class SettingsFile:
    """`SettingsFile(data_dir / "settings.json")`.

    A file that is no JSON object is renamed to `settings.json.broken-<date>`. Single values that cannot be used take
    their defaults; the file is copied to such a name before it is first written over. What this version does not know
    stays in the file; secrets never do.
    """

    def __init__(self, path: Path):
        self._path = path.resolve()  # where it is a link, the link stays
        self._problems: list[str] = []

    @property
    def problem(self) -> str:
        """What could not be used at the last `load`, or empty."""
        return "; ".join(self._problems)

    def load(self) -> Settings:
        self._problems = []
        data = self._read(self._problems)
        self._problems += _without_secrets(data)
        settings: Settings = decoder(Settings)(data, "", self._problems)
        return settings

    def save(self, settings: Settings) -> None:
        """Write the whole file or none of it. Raises `Unavailable` where that cannot be done."""
        problems: list[str] = []
        try:
            on_disk = self._read(problems)
            _without_secrets(on_disk)
            decoder(Settings)(on_disk, "", problems)
            if problems and self._path.exists():
                shutil.copy2(self._path, self._aside())
            _write(self._path, _SURROGATE.sub("\ufffd", _json(_merged(on_disk, settings))))
        except OSError as error:
            raise Unavailable(self._path.name, str(error)) from error

    def _read(self, problems: list[str]) -> dict[str, Any]:
        try:
            data = json.loads(self._path.read_text(encoding="utf-8-sig"))
            if not isinstance(data, dict):
                raise ValueError("no JSON object")
            return data
        except FileNotFoundError:
            return {}
        except OSError as error:
            problems.append(f"{self._path.name} cannot be read: {error.strerror}")
        except (ValueError, RecursionError) as error:
            kept = self._aside()
            self._path.rename(kept)
            problems.append(f"{self._path.name} was not understood ({error}) and is kept as {kept.name}")
        return {}

    def _aside(self) -> Path:
        return self._path.with_name(f"{self._path.name}.broken-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}")


def _without_secrets(data: dict[str, Any]) -> list[str]:
    """Take keys of services out of the data; returns a problem for each."""
    problems = []
    providers = data.get("providers")
    for index, provider in enumerate(providers if isinstance(providers, list) else []):
        for name in [name for name in provider if _SECRET.fullmatch(name)] if isinstance(provider, dict) else []:
            del provider[name]
            problems.append(f"providers.{index}.{name}: ignored, keys do not belong in this file")
    return problems


def _merged(old: Any, value: Any) -> Any:
    """The value as JSON, completed by what stands in the file and this version does not know."""
    if isinstance(value, tuple):
        by_id = {str(item.get("id")): item for item in old if isinstance(item, dict)} if isinstance(old, list) else {}
        return [_merged(by_id.get(getattr(item, "id", "")), item) for item in value]
    if not is_dataclass(value):
        return plain(value)
    before = old if isinstance(old, dict) else {}
    known = {field.name: field for field in fields(value)}
    shown = (name for name, field in known.items() if field.repr)  # what has no repr is secret
    unknown = {name: item for name, item in before.items() if name not in known and not _SECRET.fullmatch(name)}
    return {name: _merged(before.get(name), getattr(value, name)) for name in shown} | unknown


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"


def _write(path: Path, text: str) -> None:
    """The old file or the new one, whatever happens in between; for its owner alone."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=path.name, delete=False) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            file.close()  # Windows renames no open file
            os.replace(file.name, path)
        except BaseException:
            file.close()
            os.unlink(file.name)
            raise
