"""Switches for Chromium, before any Qt."""

import subprocess
import sys
from pathlib import Path

import pytest

from app.browser.chromium import chromium_flags, install_flags, sandbox_problem, software_rendering_needed


def proc(folder: Path, **files: str) -> Path:
    places = {
        "clone": "sys/kernel/unprivileged_userns_clone",
        "most": "sys/user/max_user_namespaces",
        "restricted": "sys/kernel/apparmor_restrict_unprivileged_userns",
        "profile": "self/attr/current",
    }
    for name, text in files.items():
        path = folder / places[name]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"{text}\n")
    return folder


def test_everything_goes_through_the_gate_loopback_too() -> None:
    flags = chromium_flags(4711, root=False)
    assert "--proxy-server=http://127.0.0.1:4711" in flags
    assert "--proxy-bypass-list=<-loopback>" in flags
    assert "--force-webrtc-ip-handling-policy=disable_non_proxied_udp" in flags


def test_sandbox_is_switched_off_for_root_alone() -> None:
    assert "--no-sandbox" in chromium_flags(1, root=True)
    assert "--no-sandbox" not in chromium_flags(1, root=False)


def test_switches_of_the_user_stay_and_ours_have_the_last_word() -> None:
    environ = {"QTWEBENGINE_CHROMIUM_FLAGS": "--lang=de --no-sandbox --proxy-server=elsewhere"}
    install_flags(environ, ["--proxy-server=ours", "--no-sandbox"])
    words = environ["QTWEBENGINE_CHROMIUM_FLAGS"].split()
    assert words == ["--lang=de", "--proxy-server=elsewhere", "--proxy-server=ours", "--no-sandbox"]


def test_machine_without_graphics_draws_in_software(tmp_path: Path) -> None:
    assert software_rendering_needed("linux", tmp_path)
    assert not software_rendering_needed("darwin", tmp_path)


@pytest.mark.parametrize("device", ["dri/renderD128", "nvidia0", "dxg"])
def test_machine_with_graphics_uses_it(tmp_path: Path, device: str) -> None:
    (tmp_path / "dri").mkdir()
    (tmp_path / device).touch()
    assert not software_rendering_needed("linux", tmp_path)


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({}, ""),
        ({"clone": "1", "most": "15000", "restricted": "0", "profile": "unconfined"}, ""),
        ({"clone": "0", "most": "15000"}, "user_namespaces_off"),
        ({"most": "0"}, "user_namespaces_off"),
        ({"restricted": "1", "profile": "unconfined"}, "apparmor"),
        ({"restricted": "1"}, "apparmor"),
        ({"restricted": "1", "profile": "citewise (enforce)"}, ""),
    ],
)
def test_kernel_tells_whether_the_sandbox_can_start(tmp_path: Path, files: dict[str, str], problem: str) -> None:
    assert sandbox_problem({}, proc(tmp_path, **files)) == problem


def test_sandbox_that_was_switched_off_is_no_problem(tmp_path: Path) -> None:
    proc(tmp_path, clone="0")
    assert sandbox_problem({"QTWEBENGINE_DISABLE_SANDBOX": "1"}, tmp_path) == ""
    assert sandbox_problem({"QTWEBENGINE_CHROMIUM_FLAGS": "--lang=de --no-sandbox"}, tmp_path) == ""


def test_no_qt_is_imported() -> None:
    program = "import sys, app.browser.chromium; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
