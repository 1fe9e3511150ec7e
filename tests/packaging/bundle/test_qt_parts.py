"""Which files of Qt go into the build, by the paths that each system has them at."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from bundle.qt_parts import CHROMIUM_LOCALES, QT_LOCALES, is_needed, plugin_name

from app.ui.wording.language import LANGUAGES, language_tag

LINUX = "PySide6/Qt/{}"
WINDOWS = "PySide6\\{}"
MACOS = "PySide6/Qt/lib/QtWebEngineCore.framework/Versions/A/{}"

NEEDED = [
    "PySide6/QtWebEngineCore.abi3.so",
    "PySide6/__init__.pyc",
    LINUX.format("lib/libQt6Core.so.6"),
    LINUX.format("libexec/QtWebEngineProcess"),
    LINUX.format("plugins/platforms/libqxcb.so"),
    LINUX.format("plugins/platforms/libqwayland.so"),
    LINUX.format("plugins/platforminputcontexts/libibusplatforminputcontextplugin.so"),
    LINUX.format("plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so"),
    LINUX.format("plugins/wayland-shell-integration/libxdg-shell.so"),
    LINUX.format("plugins/imageformats/libqsvg.so"),
    LINUX.format("resources/icudtl.dat"),
    LINUX.format("resources/v8_context_snapshot.bin"),
    LINUX.format("translations/qtwebengine_locales/zh-CN.pak"),
    LINUX.format("translations/qtbase_zh_CN.qm"),
    LINUX.format("translations/qtbase_pt_BR.qm"),
    "PySide6\\QtWebEngineProcess.exe",
    "PySide6\\plugins\\platforms\\qwindows.dll",
    "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
    "PySide6\\resources\\qtwebengine_resources.pak",
    "PySide6\\translations\\qtwebengine_locales\\en-US.pak",
    "PySide6\\translations\\qtwebengine_locales\\ja.pak",
    MACOS.format("Helpers/QtWebEngineProcess.app/Contents/MacOS/QtWebEngineProcess"),
    MACOS.format("Helpers/QtWebEngineProcess.app/Contents/Info.plist"),
    MACOS.format("Resources/qtwebengine_locales/en-US.pak"),
    MACOS.format("Resources/icudtl.dat"),
    MACOS.format("QtWebEngineCore"),
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
    "lxml/etree.so",
    "app/adapters/llm/presets.toml",
]
NEEDLESS = [
    LINUX.format("qml/QtQuick/libqtquick2plugin.so"),
    LINUX.format("plugins/platforms/libqlinuxfb.so"),
    LINUX.format("plugins/platforms/libqeglfs.so"),
    LINUX.format("plugins/platformthemes/libqgtk3.so"),
    LINUX.format("plugins/platforminputcontexts/libqtvirtualkeyboardplugin.so"),
    LINUX.format("plugins/sqldrivers/libqsqlite.so"),
    LINUX.format("plugins/multimedia/libffmpegmediaplugin.so"),
    LINUX.format("resources/qtwebengine_devtools_resources.pak"),
    LINUX.format("resources/qtwebengine_resources.debug.pak"),
    LINUX.format("translations/qtwebengine_locales/it.pak"),
    LINUX.format("translations/qtbase_it.qm"),
    LINUX.format("translations/designer_zh_CN.qm"),
    "PySide6\\qml\\QtQuick\\qtquick2plugin.dll",
    "PySide6\\plugins\\platforms\\qdirect2d.dll",
    "PySide6\\designer.exe",
    "PySide6\\resources\\v8_context_snapshot.debug.bin",
    "PySide6\\translations\\qtwebengine_locales\\sv.pak",
    MACOS.format("Resources/qtwebengine_locales/pt-PT.pak"),
    MACOS.format("Resources/qtwebengine_devtools_resources.pak"),
    "PySide6/QtCore.pyi",
]


@pytest.mark.parametrize("path", NEEDED)
def test_what_the_program_uses_goes_in(path: str) -> None:
    assert is_needed(path)


@pytest.mark.parametrize("path", NEEDLESS)
def test_what_it_cannot_use_stays_out(path: str) -> None:
    assert not is_needed(path)


def test_the_words_of_qt_come_in_every_language_of_the_window() -> None:
    assert set(LANGUAGES) == QT_LOCALES
    assert {"en-US", *map(language_tag, LANGUAGES)} - {"en"} == CHROMIUM_LOCALES


@pytest.mark.parametrize(
    ("file", "name"), [("libqxcb.so", "xcb"), ("qwindows.dll", "windows"), ("libqcocoa.dylib", "cocoa")]
)
def test_a_plugin_has_one_name_on_every_system(file: str, name: str) -> None:
    assert plugin_name(file) == name
