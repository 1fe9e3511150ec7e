"""Where the program finds its own files and where it keeps the user's."""

import json
import os
import sys
from pathlib import Path

BUILD = "build.json"  # among the resources
RESTORING = "restoring"  # in the data directory: what a restore is about to put in place
_HERE = Path(__file__).resolve().parent


def resources() -> Path:
    """Icons, the transcript page, licences: the same from a checkout, a wheel and a frozen build."""
    return _bundled("resources")


def translations() -> Path:
    """Compiled Qt Linguist catalogues."""
    return _bundled("i18n")


def licences() -> Path | None:
    """The texts of the licences of all that a packaged build holds; None where it is no such build."""
    folder = resources() / "licences"
    return folder if folder.is_dir() else None


def changelog() -> str:
    """What changed from version to version; empty where it was left out of a build."""
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen)] if frozen else [_HERE / "_data", _HERE.parent]
    file = next((place / "CHANGELOG.md" for place in places if (place / "CHANGELOG.md").is_file()), None)
    return file.read_text(encoding="utf-8") if file else ""


def build_value(name: str) -> str:
    """What this build was made with (see `packaging/build_values.py`); empty where it was made without."""
    try:
        values = json.loads((resources() / BUILD).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ""
    return str(values.get(name, ""))


def data_path(override: str | None = None) -> Path:
    """Where the user's data is or will be."""
    if override:
        return Path(override).expanduser().resolve()
    from platformdirs import user_data_path

    return user_data_path("Citewise", appauthor=False)


def data_dir(override: str | None = None) -> Path:
    """The user's data directory, made if missing and readable by the user alone."""
    path = data_path(override)
    path.mkdir(parents=True, exist_ok=True, mode=0o700)
    return path


def _bundled(name: str) -> Path:
    frozen = getattr(sys, "_MEIPASS", None)
    candidates = [Path(frozen) / name] if frozen else [_HERE / "_data" / name, _HERE.parent / name]
    folder = next((path for path in candidates if path.is_dir()), None)
    if folder is None:
        raise FileNotFoundError(f"{name}: not in {os.pathsep.join(map(str, candidates))}")
    return folder
