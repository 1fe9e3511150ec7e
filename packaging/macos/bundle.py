"""What macOS is told of the program: `Info.plist`, and what its signature permits each part to do.

PyInstaller adds the names of program and icon. https://developer.apple.com/documentation/bundleresources
"""

import plistlib
import sys
from pathlib import Path
from typing import Any

APP_ID = "io.github.citewise.Citewise"  # as app/ui/desktop/identity.py has it
OLDEST_MACOS = "13.0"  # of the wheels of PySide6 6.11: macosx_13_0_universal2

# Chromium's V8 writes machine code; Python's ctypes makes pages that can be run; libraries of the wheels carry no
# signature of ours where nobody signed the build. Camera, microphone, files and network need no entitlement here.
PROGRAM_ENTITLEMENTS: dict[str, bool] = {
    "com.apple.security.cs.allow-jit": True,
    "com.apple.security.cs.allow-unsigned-executable-memory": True,
    "com.apple.security.cs.disable-library-validation": True,
}
# Of `QtWebEngineProcess`, in which pages are drawn: with less it ends at once under the hardened runtime.
HELPER_ENTITLEMENTS = {**PROGRAM_ENTITLEMENTS, "com.apple.security.cs.disable-executable-page-protection": True}


def info_plist(version: str) -> dict[str, Any]:
    """For `BUNDLE(info_plist=…)`. No use of camera, microphone or place is named: the program never asks for them."""
    return {
        "CFBundleDevelopmentRegion": "en",
        "CFBundleDisplayName": "Citewise",
        "CFBundleIdentifier": APP_ID,
        "CFBundleLocalizations": ["en", "zh-Hans"],
        "CFBundleName": "Citewise",
        "CFBundleShortVersionString": version,
        "CFBundleURLTypes": [
            {"CFBundleTypeRole": "Viewer", "CFBundleURLName": APP_ID, "CFBundleURLSchemes": ["citewise"]}
        ],
        "CFBundleVersion": version,
        "LSApplicationCategoryType": "public.app-category.productivity",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "Citewise developers, MIT licence",
        "NSPrincipalClass": "NSApplication",
        "NSRequiresAquaSystemAppearance": False,  # dark where the system is
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def main(folder: Path) -> int:
    """Write `program.entitlements` and `helper.entitlements` there, for the spec and for `sign`."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, rights in (("program", PROGRAM_ENTITLEMENTS), ("helper", HELPER_ENTITLEMENTS)):
        (folder / f"{name}.entitlements").write_bytes(plistlib.dumps(rights))
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("bundle.py OUTDIR")
    sys.exit(main(Path(sys.argv[1])))
