"""Run in the built program before anything of ours: what its starter set in the environment is not for others.

The starter of a build on Linux sets LD_LIBRARY_PATH for this process. A browser or a file manager that Citewise opens
would load our libraries with it; and our own child processes are started anew and set it for themselves.
"""

import os
import sys


def _restore() -> None:
    if sys.platform.startswith("linux"):
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            os.environ["LD_LIBRARY_PATH"] = before
    for name in [name for name in os.environ if name.startswith("_PYI_")]:
        del os.environ[name]


_restore()
