"""What the starter of a build sets for itself is not handed on to a browser that the program opens."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HOOK = Path(__file__).resolve().parents[3] / "packaging" / "bundle" / "runtime_hook.py"
SHOW = """
import os, runpy, sys
runpy.run_path(sys.argv[1])
print([name for name in os.environ if name.startswith("_PYI_")], os.environ.get("LD_LIBRARY_PATH"))
"""


def environment(**variables: str) -> str:
    """The names of the starter's own that are left, and the path of libraries that other programs get."""
    names = {name: value for name, value in os.environ.items() if not name.startswith(("LD_", "_PYI_"))}
    command = [sys.executable, "-c", SHOW, str(HOOK)]
    return subprocess.run(command, env=names | variables, capture_output=True, text=True, check=True).stdout


@pytest.mark.skipif(sys.platform != "linux", reason="set on Linux alone")
def test_the_path_of_libraries_is_again_what_it_was() -> None:
    own = {"LD_LIBRARY_PATH": "/opt/citewise/_internal", "_PYI_ARCHIVE_FILE": "/opt/citewise/citewise"}
    assert environment(**own) == "[] None\n"
    assert environment(**own, LD_LIBRARY_PATH_ORIG="/usr/local/lib") == "[] /usr/local/lib\n"
