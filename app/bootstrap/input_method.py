"""Which input method Qt asks for: fcitx where its plugin is there, else ibus, whose words fcitx understands."""

from collections.abc import Iterable, MutableMapping
from pathlib import Path

_FOLDER = "platforminputcontexts"
_IBUS = "ibus"


def prefer_ibus(environment: MutableMapping[str, str], plugin_folders: Iterable[Path]) -> None:
    """Where the user's input method is fcitx and Qt has no plugin for it, ask for ibus. Before Qt's application.

    PySide's wheels carry plugins for ibus, compose and the virtual keyboard alone, and Qt says nothing where one is
    missing. fcitx answers to ibus's messages as well. QT_IM_MODULES is a list and counts before QT_IM_MODULE.
    """
    if _has_plugin((*_plugin_path(environment), *plugin_folders)):
        return
    for name in ("QT_IM_MODULES", "QT_IM_MODULE"):
        modules = [module for module in environment.get(name, "").split(";") if module]
        if any(map(_is_fcitx, modules)):
            environment[name] = ";".join(dict.fromkeys(_IBUS if _is_fcitx(m) else m for m in modules))
    explicit = environment.get("QT_IM_MODULES") or environment.get("QT_IM_MODULE")
    # Wayland has a protocol of its own for this, and there XMODIFIERS speaks to old programs only.
    if not explicit and _is_fcitx(environment.get("XMODIFIERS", "").removeprefix("@im=")) and _on_x11(environment):
        environment["QT_IM_MODULE"] = _IBUS


def _is_fcitx(module: str) -> bool:
    return module.strip().lower().startswith("fcitx")


def _on_x11(environment: MutableMapping[str, str]) -> bool:
    platform = environment.get("QT_QPA_PLATFORM", "")
    return platform.startswith("xcb") or (not platform and not environment.get("WAYLAND_DISPLAY"))


def _plugin_path(environment: MutableMapping[str, str]) -> list[Path]:
    return [Path(folder) for folder in environment.get("QT_PLUGIN_PATH", "").split(":") if folder]


def _has_plugin(folders: Iterable[Path]) -> bool:
    return any(any((folder / _FOLDER).glob("*fcitx*platforminputcontextplugin*")) for folder in folders)
