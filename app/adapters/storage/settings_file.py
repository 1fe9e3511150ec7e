"""The settings as a JSON file that people may read and edit; fits the port `SettingsStore`."""

import json
import logging
import re
import shutil
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from app.adapters.storage.atomic_file import write_atomically
from app.adapters.storage.refusals import reason_of
from app.adapters.storage.settings_merge import merged
from app.adapters.storage.values import decoder, plain
from app.core.domain.errors import Problem, Unavailable
from app.core.domain.settings import Saved, Settings

log = logging.getLogger(__name__)

_SECRET = re.compile(r"(api[_-]?)?(key|token|secret|password)", re.IGNORECASE)
_State = tuple[int, int, int] | None  # of a file: it changes with every write
_SURROGATE = re.compile("[\ud800-\udfff]")


class SettingsFile:
    """`SettingsFile(data_dir / "settings.json")`.

    At the first reading, a file that is no JSON object is renamed to `settings.json.broken-<date>`; later, what was
    read last stays in force until somebody mends it. Single values that cannot be used take their defaults; the file is
    copied to such a name before it is first written over. What this version does not know stays in the file; secrets
    never do.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()  # where it is a link, the link stays
        self._problems: list[str] = []
        self._last: Settings | None = None  # as read or written last
        self._state: _State = None

    @property
    def problem(self) -> str:
        """What could not be used at the last `load`, or empty."""
        return self._problems[0] if len(self._problems) == 1 else "; ".join(self._problems)

    def load(self) -> Settings:
        self._problems = []
        self._state = self._stat()
        try:
            data = self._read()
        except (OSError, ValueError, RecursionError) as error:
            self._problems = [self._read_problem(error)]
            self._last = self._last or Settings()
            return self._last
        self._problems += _without_secrets(data)
        self._last = _decoded(data, self._problems)
        return self._last

    def changed(self, since: Settings) -> Settings | None:
        state = self._stat()
        if state is not None and state != self._state:
            try:
                data = self._read()
            except (OSError, ValueError, RecursionError):
                return None  # somebody is in the midst of writing
            _without_secrets(data)
            self._last, self._state = _decoded(data, []), state
        return None if self._last == since else self._last

    def save(self, settings: Settings, since: Settings | None = None) -> Saved:
        """Write the whole file or none of it. Raises `Unavailable` where that cannot be done."""
        try:
            saved, data = self._beside_others(settings, since or self._last)
            write_atomically(self._path, _SURROGATE.sub("\ufffd", _json(_merged(data, saved.settings))))
        except OSError as error:
            raise Unavailable(self._path.name, str(error), reason=reason_of(error)) from error
        self._last, self._state = saved.settings, self._stat()
        return saved

    def _beside_others(self, ours: Settings, base: Settings | None) -> tuple[Saved, dict[str, Any]]:
        """What is to be in the file, and what stands there now."""
        if not self._path.exists():
            return Saved(ours), {}
        try:
            data = self._read()
        except (ValueError, RecursionError) as error:
            aside = self._move_aside()
            log.warning("%s was not understood (%s) and is kept as %s", self._path.name, error, aside.name)
            return Saved(ours, aside.name), {}
        _without_secrets(data)
        problems: list[str] = []
        theirs = _decoded(data, problems)
        if problems:
            shutil.copy2(self._path, self._aside("broken"))
        settings, both = merged(base or theirs, ours, theirs)
        if not both:
            return Saved(settings), data
        aside = self._aside("changed")
        write_atomically(aside, _json(data))
        log.warning("%s was changed here and elsewhere (%s): kept as %s", self._path.name, ", ".join(both), aside.name)
        return Saved(settings, aside.name, both), data

    def _read(self) -> dict[str, Any]:
        try:
            data = json.loads(self._path.read_text(encoding="utf-8-sig"))
        except FileNotFoundError:
            return {}
        if not isinstance(data, dict):
            raise ValueError("no JSON object")
        return data

    def _read_problem(self, error: Exception) -> str:
        """What kept us from reading the file. It stays where it is once something good was read."""
        name = self._path.name
        if isinstance(error, OSError):
            return Problem("{name} cannot be read: {detail}", name=name, detail=str(error.strerror))
        if self._last is not None:
            return Problem(
                "{name} was not understood ({detail}); what was read before stays in force",
                name=name,
                detail=str(error),
            )
        aside = self._move_aside().name
        return Problem(
            "{name} was not understood ({detail}) and is kept as {copy}", name=name, detail=str(error), copy=aside
        )

    def _move_aside(self) -> Path:
        aside = self._aside("broken")
        self._path.rename(aside)
        return aside

    def _aside(self, suffix: str) -> Path:
        return self._path.with_name(f"{self._path.name}.{suffix}-{datetime.now(UTC):%Y%m%dT%H%M%S%fZ}")

    def _stat(self) -> "_State":
        try:
            status = self._path.stat()
        except OSError:
            return None
        return status.st_mtime_ns, status.st_size, status.st_ino


def _decoded(data: dict[str, Any], problems: list[str]) -> Settings:
    settings: Settings = decoder(Settings)(data, "", problems)
    return settings


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
    fields_by_name = {field.name: field for field in fields(value)}
    public_names = (name for name, field in fields_by_name.items() if field.repr)  # what has no repr is secret
    unknown = {
        name: item for name, item in before.items() if name not in fields_by_name and not _SECRET.fullmatch(name)
    }
    return {name: _merged(before.get(name), getattr(value, name)) for name in public_names} | unknown


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, indent=2) + "\n"
