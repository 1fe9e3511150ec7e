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


REPLACED = """
import os, runpy, sys, types
from PyInstaller.archive.writers import ZlibArchiveWriter
from PyInstaller.loader.pyimod01_archive import ZlibArchiveReader

def write(path, value):
    source = path + ".py"
    open(source, "w").write("")
    ZlibArchiveWriter(path, [("late", source, "PYMODULE")], {"late": compile(value, "late", "exec")})

hook, path = sys.argv[1:]
write(path, "'as it was started'")
importers = types.ModuleType("pyimod02_importers")
importers.pyz_archive = ZlibArchiveReader(path, start_offset=0)
sys.modules[importers.__name__] = importers
for descriptor in (0, 1):
    os.close(descriptor)
runpy.run_path(hook)
write(path + ".new", "'of another version, and longer' * 100")
os.replace(path + ".new", path)
code = importers.pyz_archive.extract("late")
print("as it was started" in code.co_consts or code.co_consts, importers.pyz_archive._filename, file=sys.stderr)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a running program is not replaced")
def test_modules_are_those_of_the_program_that_was_started_also_after_an_upgrade(tmp_path: Path) -> None:
    pytest.importorskip("PyInstaller")
    command = [sys.executable, "-c", REPLACED, str(HOOK), str(tmp_path / "modules")]
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 0, done.stderr
    words, place = done.stderr.split()
    assert words == "True"
    assert int(place.removeprefix("/proc/self/fd/")) >= 3
