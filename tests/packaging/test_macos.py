"""What the program is on macOS, as far as it can be looked at elsewhere: its property lists and its scripts."""

import os
import plistlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))

from macos.bundle import APP_ID, HELPER_ENTITLEMENTS, OLDEST_MACOS, PROGRAM_ENTITLEMENTS, info_plist

from app.core.domain.window_request import SCHEME
from app.ui.desktop import identity

MACOS = Path(__file__).resolve().parents[2] / "packaging" / "macos"
SCRIPTS = ("sign", "make_dmg", "open_keychain")
PROGRAM = bytes.fromhex("cffaedfe0c00000102000000") + b"\0" * 4000  # how a Mach-O for arm64 begins
HELPER = (
    "Frameworks/QtWebEngineCore.framework/Versions/A/Helpers/QtWebEngineProcess.app/Contents/MacOS/QtWebEngineProcess"
)


def test_the_property_list_says_who_the_program_is_and_which_links_it_takes() -> None:
    facts = plistlib.loads(plistlib.dumps(info_plist("0.2.0")))
    assert facts["CFBundleIdentifier"] == APP_ID == identity.APP_ID
    assert facts["CFBundleShortVersionString"] == facts["CFBundleVersion"] == "0.2.0"
    assert [row["CFBundleURLSchemes"] for row in facts["CFBundleURLTypes"]] == [[SCHEME.rstrip(":")]]
    assert facts["CFBundleLocalizations"] == ["en", "zh-Hans"]
    assert facts["NSHighResolutionCapable"] is True
    assert re.fullmatch(r"\d+\.\d+", OLDEST_MACOS)


def test_nothing_is_asked_of_the_user_that_the_program_does_not_use() -> None:
    """A text of use is what macOS asks with; and an entitlement of a device opens it to every page."""
    assert not [key for key in info_plist("1") if key.endswith("UsageDescription")]
    assert {key.rpartition(".")[0] for key in HELPER_ENTITLEMENTS} == {"com.apple.security.cs"}
    assert PROGRAM_ENTITLEMENTS.items() < HELPER_ENTITLEMENTS.items()


def test_the_entitlements_are_written_as_property_lists(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(MACOS / "bundle.py"), str(tmp_path)], check=True)
    assert plistlib.loads((tmp_path / "program.entitlements").read_bytes()) == PROGRAM_ENTITLEMENTS
    assert plistlib.loads((tmp_path / "helper.entitlements").read_bytes()) == HELPER_ENTITLEMENTS


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
@pytest.mark.parametrize("script", SCRIPTS)
def test_a_script_can_be_read_by_bash_and_has_no_warning(script: str) -> None:
    assert os.access(MACOS / script, os.X_OK)
    subprocess.run(["bash", "-n", str(MACOS / script)], check=True)
    if (linter := shutil.which("shellcheck")) is None:
        pytest.skip("bash reads it; shellcheck is not installed (apt: shellcheck)")
    subprocess.run([linter, str(MACOS / script)], check=True)


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """An application as PyInstaller lays it out, as far as signing goes."""
    app = tmp_path / "Citewise.app"
    for place in (
        "MacOS/citewise",
        "Frameworks/libpython3.11.dylib",
        "Frameworks/lxml/etree.so",
        "Frameworks/QtCore.framework/Versions/A/QtCore",
        "Frameworks/QtWebEngineCore.framework/Versions/A/QtWebEngineCore",
        HELPER,
    ):
        (app / "Contents" / place).parent.mkdir(parents=True, exist_ok=True)
        (app / "Contents" / place).write_bytes(PROGRAM)
    (app / "Contents" / "Info.plist").write_bytes(plistlib.dumps(info_plist("0.2.0")))
    return app


def signed(app: Path, folder: Path, **environment: str) -> list[list[str]]:
    """What `codesign` is called with: one that only notes it."""
    tools, notes = folder / "tools", folder / "notes"
    tools.mkdir()
    (tools / "codesign").write_text(f'#!/bin/bash\necho "$@" >>{notes}\n')
    (tools / "codesign").chmod(0o755)
    rights = folder / "rights"
    subprocess.run([sys.executable, str(MACOS / "bundle.py"), str(rights)], check=True)
    variables = {"PATH": f"{tools}:{os.environ['PATH']}", **environment}
    subprocess.run([str(MACOS / "sign"), str(app), str(rights)], check=True, env=variables)
    return [line.split() for line in notes.read_text().splitlines()]


@pytest.mark.skipif(shutil.which("bash") is None or shutil.which("file") is None, reason="no bash, or no `file`")
def test_the_bundle_is_signed_from_the_inside_out(bundle: Path, tmp_path: Path) -> None:
    calls = signed(bundle, tmp_path, CODESIGN_IDENTITY="ME")
    places = [Path(call[-1]).relative_to(bundle).as_posix() for call in calls]
    order = [
        "Contents/Frameworks/lxml/etree.so",
        "QtWebEngineProcess.app",
        "QtWebEngineCore.framework",
        "MacOS/citewise",
    ]
    found = [next(n for n, place in enumerate(places) if place.endswith(name)) for name in order]
    assert found == sorted(found)
    assert places[-2:] == [".", "."], "the whole at last, and then it is verified"
    assert "--verify" in calls[-1]
    assert len(set(places[:-1])) == len(places[:-1]) == 7, "each of them once"
    for call in calls[:-1]:
        assert {"--timestamp", "runtime", "ME"} <= set(call)
    helper = next(call for call in calls if call[-1].endswith("QtWebEngineProcess.app"))
    assert str(tmp_path / "rights" / "helper.entitlements") in helper


@pytest.mark.skipif(shutil.which("bash") is None or shutil.which("file") is None, reason="no bash, or no `file`")
def test_without_a_certificate_the_signature_is_ad_hoc(bundle: Path, tmp_path: Path) -> None:
    for call in signed(bundle, tmp_path)[:-1]:
        assert call[call.index("--sign") + 1] == "-"
        assert "--timestamp=none" in call


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
@pytest.mark.parametrize("script", ["sign", "make_dmg"])
def test_a_wrong_call_is_told(script: str) -> None:
    done = subprocess.run([str(MACOS / script), "nowhere"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert f"usage: {script} " in done.stderr
