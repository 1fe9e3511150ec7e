"""Which shared libraries go into the build: a small one whose links are known."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from bundle.libraries import Entry, is_library, is_of_system, linked, needed

SITE = "/venv/lib/python3.11/site-packages"
QT = f"{SITE}/PySide6/Qt/lib"
LINKS = {
    f"{SITE}/PySide6/QtCore.abi3.so": {f"{QT}/libQt6Core.so.6", "/lib/x86_64-linux-gnu/libc.so.6"},
    f"{QT}/libQt6Core.so.6": {f"{QT}/libicuuc.so.73", "/usr/lib/x86_64-linux-gnu/libglib-2.0.so.0"},
    f"{SITE}/_ssl.so": {"/usr/lib/x86_64-linux-gnu/libcrypto.so.3"},
}


def entries() -> list[Entry]:
    return [
        ("PySide6/QtCore.abi3.so", f"{SITE}/PySide6/QtCore.abi3.so", "EXTENSION"),
        ("_ssl.so", f"{SITE}/_ssl.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Core.so.6", f"{QT}/libQt6Core.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Quick3D.so.6", f"{QT}/libQt6Quick3D.so.6", "BINARY"),
        ("PySide6/Qt/lib/libicuuc.so.73", f"{QT}/libicuuc.so.73", "BINARY"),
        ("libglib-2.0.so.0", "/usr/lib/x86_64-linux-gnu/libglib-2.0.so.0", "BINARY"),
        ("libcrypto.so.3", "/usr/lib/x86_64-linux-gnu/libcrypto.so.3", "BINARY"),
        ("libbz2.so.1.0", "/usr/lib/x86_64-linux-gnu/libbz2.so.1.0", "BINARY"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("libQt6Quick3D.so.6", "PySide6/Qt/lib/libQt6Quick3D.so.6", "SYMLINK"),
    ]


def targets(result: list[Entry]) -> set[str]:
    return {target for target, _, kind in result if kind != "SYMLINK"}


def test_a_library_of_qt_that_nothing_links_stays_out_with_the_links_to_it() -> None:
    result = needed(entries(), lambda path: LINKS.get(path, set()))
    assert "PySide6/Qt/lib/libQt6Quick3D.so.6" not in targets(result)
    assert [entry[0] for entry in result if entry[2] == "SYMLINK"] == ["libQt6Core.so.6"]


def test_of_the_building_system_only_what_others_lack_goes_in_and_only_where_it_is_linked() -> None:
    result = targets(needed(entries(), lambda path: LINKS.get(path, set())))
    assert "libcrypto.so.3" in result
    assert not result & {"libglib-2.0.so.0", "libbz2.so.1.0"}


def test_modules_and_what_they_link_through_others_go_in() -> None:
    result = targets(needed(entries(), lambda path: LINKS.get(path, set())))
    assert {"PySide6/QtCore.abi3.so", "PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libicuuc.so.73"} <= result


def test_files_that_link_one_another_are_gone_through_once() -> None:
    links = {"a": {"b"}, "b": {"a", "c"}}
    assert linked(["a"], lambda path: links.get(path, set())) == {"a", "b", "c"}


@pytest.mark.parametrize(
    ("path", "library"),
    [
        ("PySide6/Qt/lib/libQt6Gui.so.6", True),
        ("PySide6\\Qt6Gui.dll", True),
        ("PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui", True),
        ("PySide6/libpyside6qml.abi3.so.6.11", True),
        ("PySide6\\pyside6qml.abi3.dll", True),
        ("pillow.libs/libavif-c6062d5f.so.16", True),
        ("PySide6/QtGui.abi3.so", False),
        ("PySide6\\QtGui.pyd", False),
        ("PySide6/Qt/libexec/QtWebEngineProcess", False),
        ("PySide6\\QtWebEngineProcess.exe", False),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", False),
        ("pypdfium2_raw/libpdfium.so", False),
    ],
)
def test_a_library_is_told_from_a_module_a_plugin_and_a_program(path: str, library: bool) -> None:
    assert is_library(path) is library


def test_what_a_wheel_or_python_itself_brings_is_not_the_systems() -> None:
    assert is_of_system("/usr/lib/x86_64-linux-gnu/libX11.so.6")
    assert not is_of_system("/usr/lib/python3/site-packages/PySide6/Qt/lib/libQt6Core.so.6")
    assert not is_of_system("/usr/lib/python3.11/lib-dynload/_ssl.so")
