"""Run in the built program before anything of ours: it stays itself, and what its starter set is not for others.

An upgrade puts another program in place of one that runs. PyInstaller opens that path for each module that is imported
later, and would read another version's bytes, or end the program. On Linux they come from the file that was started.

The starter of a build on Linux sets LD_LIBRARY_PATH for this process. A browser or a file manager that Citewise opens
would load our libraries with it; and our own child processes are started anew and set it for themselves.
"""

import os
import sys
from typing import Any


def _hold_modules(archive: Any) -> None:
    """archive: PyInstaller's, of all modules. Not below 3, where a program that was started without them has room."""
    if archive is None or not sys.platform.startswith("linux") or not os.path.isdir("/proc/self/fd"):
        return
    import fcntl

    first = os.open(archive._filename, os.O_RDONLY)
    archive._filename = f"/proc/self/fd/{fcntl.fcntl(first, fcntl.F_DUPFD_CLOEXEC, 3)}"
    os.close(first)


def _restore() -> None:
    if sys.platform.startswith("linux"):
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            os.environ["LD_LIBRARY_PATH"] = before
    for name in [name for name in os.environ if name.startswith("_PYI_")]:
        del os.environ[name]


_hold_modules(getattr(sys.modules.get("pyimod02_importers"), "pyz_archive", None))
_restore()
