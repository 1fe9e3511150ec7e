"""What differs between systems: which programs a build holds, what they say of themselves, and macOS's application."""

import tomllib
from pathlib import Path
from typing import Any

from icons import icns, ico
from macos.bundle import APP_ID, info_plist
from windows.resources import MANIFEST, version_info

Options = dict[str, Any]  # of PyInstaller's EXE or BUNDLE

_PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


def version() -> str:
    return str(tomllib.loads(_PROJECT.read_text(encoding="utf-8"))["project"]["version"])


def programs(platform: str, folder: Path) -> list[Options]:
    """Of each program its name and looks; what they need is written into `folder`.

    Windows decides by a mark of the program whether it has a console: one is for the desktop, one for terminals.
    """
    if platform == "win32":
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "citewise.ico").write_bytes(ico())
        window = _of_windows(folder, "citewise", "Citewise")
        return [window | {"console": False}, _of_windows(folder, "citewise-console", "Citewise (console)")]
    if platform == "darwin":  # with a console it would have no place in the Dock; it prints in terminals all the same
        return [{"name": "citewise", "console": False, "argv_emulation": False}]
    return [{"name": "citewise", "console": True}]


def application(platform: str, folder: Path) -> Options | None:
    """What macOS calls an application; other systems know none."""
    if platform != "darwin":
        return None
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "citewise.icns").write_bytes(icns())
    return {
        "name": "Citewise.app",
        "icon": str(folder / "citewise.icns"),
        "bundle_identifier": APP_ID,
        "version": version(),
        "info_plist": info_plist(version()),
    }


def _of_windows(folder: Path, name: str, description: str) -> Options:
    facts = folder / f"{name}-version.txt"
    facts.write_text(version_info(version(), f"{name}.exe", description), encoding="utf-8")
    return {
        "name": name,
        "console": True,
        "icon": str(folder / "citewise.ico"),
        "version": str(facts),
        "manifest": MANIFEST,
        "uac_admin": False,
    }
