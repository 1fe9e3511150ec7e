"""Which input method Qt asks for, by what the environment names and which plugins lie there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from app.bootstrap.input_method import prefer_ibus


def plugins(folder: Path, *names: str) -> Path:
    (folder / "platforminputcontexts").mkdir(parents=True)
    for name in names:
        (folder / "platforminputcontexts" / f"lib{name}.so").touch()
    return folder


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    """What PySide's wheels carry."""
    return plugins(
        tmp_path / "wheel", "composeplatforminputcontextplugin", "ibusplatforminputcontextplugin",
        "qtvirtualkeyboardplugin",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"QT_IM_MODULE": "fcitx"}, {"QT_IM_MODULE": "ibus"}),
        ({"QT_IM_MODULE": "fcitx5"}, {"QT_IM_MODULE": "ibus"}),
        ({"QT_IM_MODULES": "wayland;fcitx;ibus"}, {"QT_IM_MODULES": "wayland;ibus"}),
        (
            {"QT_IM_MODULES": "fcitx", "QT_IM_MODULE": "fcitx", "XMODIFIERS": "@im=fcitx"},
            {"QT_IM_MODULES": "ibus", "QT_IM_MODULE": "ibus", "XMODIFIERS": "@im=fcitx"},
        ),
        ({"XMODIFIERS": "@im=fcitx"}, {"XMODIFIERS": "@im=fcitx", "QT_IM_MODULE": "ibus"}),
        (
            {"XMODIFIERS": "@im=fcitx", "WAYLAND_DISPLAY": "w", "QT_QPA_PLATFORM": "xcb"},
            {"XMODIFIERS": "@im=fcitx", "WAYLAND_DISPLAY": "w", "QT_QPA_PLATFORM": "xcb", "QT_IM_MODULE": "ibus"},
        ),
    ],
)
def test_fcitx_without_its_plugin_is_reached_by_ibus(
    wheel: Path, before: dict[str, str], after: dict[str, str]
) -> None:
    prefer_ibus(before, [wheel])
    assert before == after


@pytest.mark.parametrize(
    "names",
    [
        {},
        {"QT_IM_MODULE": "ibus", "XMODIFIERS": "@im=fcitx"},
        {"QT_IM_MODULE": "compose"},
        {"QT_IM_MODULES": "wayland;ibus"},
        {"XMODIFIERS": "@im=ibus"},
        {"XMODIFIERS": "@im=fcitx", "WAYLAND_DISPLAY": "wayland-0"},  # there the compositor speaks for fcitx
    ],
)
def test_any_other_input_method_stays_as_it_is(wheel: Path, names: dict[str, str]) -> None:
    after = dict(names)
    prefer_ibus(after, [wheel])
    assert after == names


@pytest.mark.parametrize("name", ["fcitxplatforminputcontextplugin", "fcitx5platforminputcontextplugin"])
def test_a_plugin_that_is_there_is_used(tmp_path: Path, wheel: Path, name: str) -> None:
    environment = {"QT_IM_MODULE": "fcitx"}
    prefer_ibus(environment, [wheel, plugins(tmp_path / "system", name)])
    assert environment == {"QT_IM_MODULE": "fcitx"}


def test_the_users_own_folder_of_plugins_counts(tmp_path: Path, wheel: Path) -> None:
    own = plugins(tmp_path / "own", "fcitx5platforminputcontextplugin")
    environment = {"QT_IM_MODULE": "fcitx", "QT_PLUGIN_PATH": f"/nowhere:{own}"}
    prefer_ibus(environment, [wheel])
    assert environment["QT_IM_MODULE"] == "fcitx"


def test_qt_of_the_wheel_lacks_fcitx_and_has_ibus() -> None:
    """What all of this rests on; where it changes, the detour can go."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforminputcontexts"
    if not folder.is_dir():
        pytest.skip("no input methods on this system")
    names = {path.name for path in folder.iterdir()}
    assert any("ibus" in name for name in names)
    assert not any("fcitx" in name for name in names)
