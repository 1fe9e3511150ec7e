"""The recipe of the build, run for each system with a stand-in for PyInstaller: what it would be told to make."""

import sys
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "packaging"))

from bundle import platform_parts

from app.ui.desktop.identity import APP_ID

SPEC = Path(__file__).resolve().parents[3] / "packaging" / "citewise.spec"
Call = tuple[str, tuple[Any, ...], dict[str, Any]]


class Parts:
    """What PyInstaller found."""

    def __init__(self) -> None:
        self.pure: list[Any] = []
        self.scripts: list[Any] = []
        self.binaries: list[Any] = []
        self.datas = [("resources/icon/citewise.svg", str(SPEC), "DATA")]


def recipe(platform: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[Call]:
    """The calls of PyInstaller's own names that the spec makes on this system."""
    calls: list[Call] = []

    def noted(name: str) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            calls.append((name, arguments, options))
            return Parts() if name == "Analysis" else name

        return call

    for name in ("PyInstaller", "PyInstaller.depend", "PyInstaller.depend.bindepend", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, types.ModuleType(name))
    hooks = types.ModuleType("PyInstaller.utils.hooks")
    for name in ("collect_data_files", "copy_metadata", "collect_submodules", "collect_dynamic_libs"):
        setattr(hooks, name, lambda *_, **__: [])
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    bindings: Any = sys.modules["PyInstaller.depend.bindepend"]
    bindings.get_imports = lambda path: set()
    monkeypatch.setattr(sys, "platform", platform)
    names = {name: noted(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    code = compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec")
    exec(code, {**names, "SPECPATH": str(SPEC.parent), "workpath": str(folder), "__name__": "spec"})
    return calls


def options_of(calls: list[Call], name: str) -> list[dict[str, Any]]:
    return [options for called, _, options in calls if called == name]


@pytest.mark.parametrize(
    ("platform", "names"),
    [("linux", ["citewise"]), ("darwin", ["citewise"]), ("win32", ["citewise", "citewise-console"])],
)
def test_each_system_gets_one_folder_with_its_programs(
    platform: str, names: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = recipe(platform, tmp_path / "work", monkeypatch)
    programs = options_of(calls, "EXE")
    assert [options["name"] for options in programs] == [*names, "citewise-bench"], "the last one is not collected"
    assert all(options["exclude_binaries"] for options in programs)
    ((contents, folder),) = [(arguments, options) for called, arguments, options in calls if called == "COLLECT"]
    assert (folder["name"], contents.count("EXE")) == ("citewise", len(names))
    assert [called for called, _, _ in calls].count("BUNDLE") == (platform == "darwin")


def test_windows_has_a_program_for_the_desktop_and_one_for_terminals(tmp_path: Path) -> None:
    window, console = platform_parts.programs("win32", tmp_path / "work")
    assert (window["console"], console["console"]) == (False, True)
    for options in (window, console):
        assert Path(options["icon"]).read_bytes()[:4] == b"\0\0\1\0"
        facts = Path(options["version"]).read_text(encoding="utf-8")
        assert f"'OriginalFilename', '{options['name']}.exe'" in facts
        assert f"'{platform_parts.version()}'" in facts
        assert "longPathAware" in options["manifest"]
        assert not options["uac_admin"]


def test_macos_has_an_application_with_a_place_in_the_dock(tmp_path: Path) -> None:
    (program,) = platform_parts.programs("darwin", tmp_path)
    assert not program["console"], "PyInstaller hides a program with a console from the Dock"
    assert not program["argv_emulation"], "links come as Qt's events"
    application = platform_parts.application("darwin", tmp_path / "work")
    assert application is not None
    assert Path(application["icon"]).read_bytes()[:4] == b"icns"
    assert application["bundle_identifier"] == application["info_plist"]["CFBundleIdentifier"] == APP_ID
    assert application["version"] == application["info_plist"]["CFBundleVersion"] == platform_parts.version()


@pytest.mark.parametrize("platform", ["linux", "win32"])
def test_only_macos_knows_applications(platform: str, tmp_path: Path) -> None:
    assert platform_parts.application(platform, tmp_path) is None
