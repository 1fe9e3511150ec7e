"""Under which name desktops know the program: its windows, entries and notifications belong together by it."""

import sys
from typing import Any

APP_ID = "io.github.citewise.Citewise"  # desktop file, bundle of macOS, AppUserModelID of Windows


def identify(platform: str = sys.platform, shell: Any = None) -> None:
    """On Windows the taskbar joins windows and the Start menu's entry by this; before the first window is shown.

    https://learn.microsoft.com/windows/win32/shell/appids
    """
    if platform != "win32":
        return
    if shell is None:
        import ctypes

        shell = ctypes.windll.shell32  # type: ignore[attr-defined,unused-ignore]
    shell.SetCurrentProcessExplicitAppUserModelID(APP_ID)
