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


def test_a_renderer_collects_early_and_has_a_most() -> None:
    flags = chromium_flags(4711, root=False)
    assert "--js-flags=--max-old-space-size=1024,--initial-heap-size=8" in flags  # V8's own are parted by commas


def test_sandbox_is_switched_off_for_root_alone() -> None:
    assert "--no-sandbox" in chromium_flags(1, root=True)
    assert "--no-sandbox" not in chromium_flags(1, root=False)


OURS = ["--proxy-server=ours", "--no-sandbox"]


def installed(given: str) -> list[str]:
    """The switches in force where this was found in the environment."""
    environ = {"QTWEBENGINE_CHROMIUM_FLAGS": given}
    install_flags(environ, OURS)
    return environ["QTWEBENGINE_CHROMIUM_FLAGS"].split(" ")


@pytest.mark.parametrize(
    "flag",
    ["--lang=de", "--disable-gpu", "--use-gl=egl", "--use-angle=swiftshader", "--ozone-platform=wayland",
     "--force-device-scale-factor=1.5", "--touch-events=enabled"],
)  # fmt: skip
def test_a_switch_for_drawing_stays_and_ours_have_the_last_word(flag: str) -> None:
    assert installed(f"{flag} --no-sandbox") == [flag, *OURS]
    assert installed(f'"{flag}"') == [flag, *OURS]
    assert installed(flag[1:]) == [flag, *OURS]


@pytest.mark.parametrize(
    "given",
    ["--no-proxy-server", "-no-proxy-server", "--proxy-server=elsewhere", "--proxy-pac-url=http://evil.example",
     "--proxy-bypass-list=*", "--host-resolver-rules=MAP * 127.0.0.1", '--host-resolver-rules="MAP * 127.0.0.1"',
     "--disable-web-security", "--remote-debugging-port=9222", "--remote-debugging-pipe",
     "--remote-allow-origins=*", "--load-extension=/tmp/x", "--disable-features=NetworkService", "--single-process",
     "--ignore-certificate-errors", "--js-flags=--expose-gc", "--renderer-cmd-prefix=sh", "--user-data-dir=/tmp/x",
     "/no-proxy-server", "--lang=de\t--no-proxy-server", '--lang="de --no-proxy-server"', "--lang=de\n--x", "nonsense",
     "--", "--NO-PROXY-SERVER", '"', '""', '--lang="', "--use-gl=a;b"],
)  # fmt: skip
def test_whatever_else_is_left_over_is_dropped(given: str) -> None:
    kept = [flag for flag in installed(f"--disable-gpu {given}") if flag != "--lang="]
    assert kept == ["--disable-gpu", *OURS]


def test_what_was_dropped_is_logged_by_name_and_not_by_value(caplog: pytest.LogCaptureFixture) -> None:
    installed("--lang=de --proxy-server=http://me:secret@elsewhere --no-proxy-server")
    assert "--proxy-server, --no-proxy-server" in caplog.text
    assert "secret" not in caplog.text
    assert "--lang" not in caplog.text


def test_debuggers_and_key_logs_are_not_opened(caplog: pytest.LogCaptureFixture) -> None:
    environ = {"QTWEBENGINE_REMOTE_DEBUGGING": "0.0.0.0:9222", "SSLKEYLOGFILE": "/tmp/keys", "LANG": "C"}
    install_flags(environ, OURS)
    assert set(environ) == {"QTWEBENGINE_CHROMIUM_FLAGS", "LANG"}
    assert "QTWEBENGINE_REMOTE_DEBUGGING" in caplog.text


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
