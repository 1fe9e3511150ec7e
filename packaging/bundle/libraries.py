"""Which shared libraries go into the build: those that something in it links, and that no system has by itself."""

import re
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

# Of what the building system has: the rest (X11, GL, glib, NSS, the C++ library …) is the running system's own, as it
# must fit its drivers. The package names it in `Depends`.
SHIPPED_FROM_SYSTEM = re.compile(
    r"libpython3|libcrypto\.|libssl\.|libffi\.|libsqlite3\.|libbz2\."
    # What few desktops have installed, and Qt's window plugin does not start without.
    r"|libxcb-(cursor|icccm|image|keysyms|render-util|util|xinerama)\.|libxkbcommon-x11\."
)

# There only for who links them, wherever they lie.
_LIBRARY = re.compile(
    r"(lib)?Qt6?\w+(\.so\.|\.dll$|$)|lib(pyside6|shiboken6|pyside6qml)\.|(pyside6|shiboken6)\S*\.dll$"
)
_SYSTEM_FOLDERS = ("/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/", "/usr/local/lib/")

Entry = tuple[str, str, str]  # where it goes, where it comes from, PyInstaller's kind of it


def is_library(path: str) -> bool:
    """A library, as against a module of Python, a plugin or a program, which are wanted for themselves."""
    pure = PurePosixPath(path.replace("\\", "/"))
    if (
        "plugins" in pure.parts
        or pure.name.startswith("QtWebEngineProcess")
        or pure.name.endswith((".abi3.so", ".pyd"))
    ):
        return False
    return bool(_LIBRARY.match(pure.name)) or any(part.endswith(".libs") for part in pure.parts[:-1])


def is_of_system(source: str) -> bool:
    """Whether a file of Linux comes from the building system and not out of a wheel."""
    return source.startswith(_SYSTEM_FOLDERS) and "site-packages" not in source and "lib-dynload" not in source


def is_shipped(source: str) -> bool:
    return not is_of_system(source) or bool(SHIPPED_FROM_SYSTEM.match(PurePosixPath(source).name))


def linked(roots: Iterable[str], imports: Callable[[str], Iterable[str]]) -> set[str]:
    """All files that these files link, directly and through one another. `imports` names those of one file."""
    result: set[str] = set()
    waiting = list(roots)
    while waiting:
        new = set(imports(waiting.pop())) - result
        result |= new
        waiting += new
    return result


def needed(entries: list[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Without the libraries that nothing links, those of the system, and what belongs or leads to one left out."""
    binaries = [entry for entry in entries if entry[2] in ("BINARY", "EXTENSION")]
    roots = [source for target, source, _ in binaries if not is_library(target) and not is_of_system(source)]
    present = linked(roots, imports)
    left_out = {
        _uniform(target)
        for target, source, _ in binaries
        if not is_shipped(source) or (source not in present and (is_library(target) or is_of_system(source)))
    }
    files = [entry for entry in entries if entry[2] != "SYMLINK" and _uniform(entry[0]) not in left_out]
    targets = {_uniform(target) for target, _, _ in files}
    frameworks = {framework for target in left_out if (framework := _framework(target))}
    frameworks -= {_framework(target) for target, _, kind in files if kind in ("BINARY", "EXTENSION")}
    links = [entry for entry in entries if entry[2] == "SYMLINK" and _leads_to(entry, targets)]
    return [entry for entry in (*files, *links) if _framework(_uniform(entry[0])) not in frameworks]


def _uniform(path: str) -> str:
    return path.replace("\\", "/")


def _framework(path: str) -> str:
    """The folder of macOS in which a library lies with what belongs to it; empty for all else."""
    head, found, _ = path.partition(".framework/")
    return head if found else ""


def _leads_to(entry: Entry, targets: set[str]) -> bool:
    """A link's source is where it points to, as seen from its own folder."""
    parts: list[str] = []
    for part in (PurePosixPath(_uniform(entry[0])).parent / _uniform(entry[1])).parts:
        parts = parts[:-1] if part == ".." else [*parts, part]
    target = "/".join(parts)
    return target in targets or any(name.startswith(f"{target}/") for name in targets)
