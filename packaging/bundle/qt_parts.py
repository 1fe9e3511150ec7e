"""Which files of Qt go into the build, on every system: decided by their paths in it."""

import re
from collections.abc import Mapping
from pathlib import PurePosixPath

# The languages of the window; Chromium's own words (in forms, for errors) and Qt's come in these.
QT_LOCALES = {"en", "zh_CN", "zh_TW", "ja", "ko", "de", "es", "fr", "pt_BR"}
CHROMIUM_LOCALES = {"en-US"} | {name.replace("_", "-") for name in QT_LOCALES - {"en"}}

# kind → names without `lib`, `q` and the ending. What the systems name differently stands side by side.
PLUGINS: Mapping[str, set[str]] = {
    "iconengines": {"svgicon"},
    "imageformats": {"gif", "ico", "jpeg", "svg", "webp"},  # PNG is built in
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"xcb", "wayland", "offscreen", "windows", "cocoa"},
    "platformthemes": {"xdgdesktopportal"},
    "styles": {"macstyle", "modernwindowsstyle"},
    "texttospeech": {"texttospeech_speechd", "texttospeech_winrt", "texttospeech_sapi", "texttospeech_darwin"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-graphics-integration-client": {"t-plugin-wayland-egl", "dmabuf-server", "drm-egl-server"},
    "wayland-shell-integration": {"xdg-shell", "t-shell"},
    "xcbglintegrations": {"xcb-egl-integration", "xcb-glx-integration"},
}

_FOLDERS = {"qml", "metatypes", "typesystems", "include", "glue", "doc", "scripts", "support", "examples"}
_CHROMIUM = "QtWebEngineProcess"


def inside_pyside(path: str) -> PurePosixPath | None:
    """Where a file lies below PySide6's folder, the same on every system; None for one that is not PySide6's."""
    parts = PurePosixPath(path.replace("\\", "/")).parts
    if "PySide6" not in parts:
        return None
    parts = parts[parts.index("PySide6") + 1 :]
    return PurePosixPath(*(parts[1:] if parts[:1] == ("Qt",) else parts))


def is_needed(path: str) -> bool:
    """Whether a file of the build is one that Citewise can use; libraries are looked at later, by who needs them."""
    inner = inside_pyside(path)
    if inner is None or not inner.parts:
        return True
    match inner.parts:
        case ("plugins", kind, name):
            return plugin_name(name) in PLUGINS.get(kind, set())
        case ("plugins", *_):
            return False
        case ("libexec", name):
            return name.startswith(_CHROMIUM)
        case (folder, *_) if folder in _FOLDERS:
            return False
    if inner.suffix == ".pak" and "qtwebengine_locales" in inner.parts:
        return inner.stem in CHROMIUM_LOCALES
    if inner.suffix == ".qm":
        return inner.stem in {f"qtbase_{locale}" for locale in QT_LOCALES}
    if ".debug." in inner.name or "devtools" in inner.name:
        return False
    return inner.suffix not in (".pyi", ".prl", ".la", ".cmake", ".exe") or inner.name == f"{_CHROMIUM}.exe"


def plugin_name(name: str) -> str:
    """`libqxcb.so`, `qwindows.dll`, `libqcocoa.dylib` → xcb, windows, cocoa."""
    return re.sub(r"^(lib)?q?", "", name.partition(".")[0])
