"""Whose each file of the build is: a distribution's, Python's, the building system's, or our own."""

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any

from bundle.libraries import is_of_system
from bundle.licences import TEXTS, Part, expression, more_texts

_LICENCE_FILE = re.compile(r"(licen[sc]e|copying|notice|authors|sbom)", re.IGNORECASE)

# Of the building system: the beginning of a library's name → whose it is, its licence.
_SYSTEM = {
    "libbz2": ("bzip2", "bzip2-1.0.6"),
    "libcrypto": ("OpenSSL", "Apache-2.0"),
    "libffi": ("libffi", "MIT"),
    "libsqlite3": ("SQLite", "blessing"),
    "libssl": ("OpenSSL", "Apache-2.0"),
    "libxcb-": ("XCB utilities", "X11"),
    "libxkbcommon": ("libxkbcommon", "MIT"),
}


def owners(sources: Iterable[str], root: Path) -> tuple[list[Part], list[str]]:
    """(whose these files are, those of which it is not known). `root`: our own checkout."""
    found: dict[str, Part] = {"citewise": _program(root), "OpenCC": _chinese_forms()}
    unowned = []
    distributions = _distributions()
    for source in sorted(set(sources)):
        real = _real(source)
        if distribution := distributions.get(real):
            name = distribution.metadata["Name"]
            found.setdefault(name, _part(distribution))
        elif real.startswith(_real(str(root)) + os.sep) and "site-packages" not in real:
            continue
        elif _is_of_python(source):
            found.setdefault("Python", _python())
        elif is_of_system(source):
            part = _system_part(Path(source))
            if part is None:
                unowned.append(source)
            elif part.name in found:
                texts = tuple(dict.fromkeys((*found[part.name].texts, *part.texts)))
                found[part.name] = Part(part.name, part.version, part.licence, texts)
            else:
                found[part.name] = part
        else:
            unowned.append(source)
    return list(found.values()), unowned


def _real(path: str) -> str:
    return os.path.normcase(os.path.realpath(path))


def _is_of_python(source: str) -> bool:
    """Its library, its modules, or, where it has a folder of its own, whatever lies there."""
    real, prefix = _real(source), _real(sys.base_prefix)
    if "site-packages" in real or "dist-packages" in real:
        return False
    own = () if prefix in ("/usr", "/usr/local") else (prefix + os.sep,)
    return real.startswith((_real(sysconfig.get_path("stdlib")) + os.sep, *own)) or "libpython" in Path(real).name


def _distributions() -> dict[str, metadata.Distribution]:
    """Each installed file → its distribution."""
    return {
        _real(str(distribution.locate_file(file))): distribution
        for distribution in metadata.distributions()
        for file in distribution.files or []
    }


def _part(distribution: metadata.Distribution) -> Part:
    data: Any = distribution.metadata
    name = data["Name"]
    classifiers = [line.rpartition(" :: ")[2] for line in data.get_all("Classifier") or [] if "License ::" in line]
    licence = expression(name, data.get("License-Expression") or "", data.get("License") or "", classifiers)
    return Part(name, data["Version"], licence, (*_texts(distribution), *more_texts(name)))


def _texts(distribution: metadata.Distribution) -> tuple[Path, ...]:
    """Of a wheel's metadata and of its package; no module that is only named so."""
    files = [
        Path(str(distribution.locate_file(file)))
        for file in distribution.files or []
        if file.suffix not in (".py", ".pyc", ".pyi")
        and (_LICENCE_FILE.search(file.name) or {"licenses", "sboms"} & set(file.parts))
    ]
    return tuple(sorted(path for path in files if path.is_file()))


def _program(root: Path) -> Part:
    return Part("Citewise", metadata.version("citewise"), "MIT", (root / "LICENSE",))


def _chinese_forms() -> Part:
    """The table in app/core/language/chinese_forms.py."""
    return Part("OpenCC", "", "Apache-2.0", (TEXTS / "Apache-2.0.txt",))


def _python() -> Part:
    places = Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix)
    texts = tuple(place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file())
    return Part("Python", ".".join(map(str, sys.version_info[:3])), "PSF-2.0", texts[:1])


def _system_part(source: Path) -> Part | None:
    """By Debian's own files; None where the library is not one that we know."""
    match = next((owner for start, owner in _SYSTEM.items() if source.name.startswith(start)), None)
    if match is None:
        return None
    package = _package(source)
    text = Path("/usr/share/doc") / package.partition(":")[0] / "copyright"
    return Part(match[0], "", match[1], (text,) if package and text.is_file() else ())


def _package(source: Path) -> str:
    """Debian's package of a file, which it may know at `/lib` or at `/usr/lib`."""
    real = os.path.realpath(source)
    for path in (real, real.removeprefix("/usr"), str(source), str(source).removeprefix("/usr")):
        done = subprocess.run(["dpkg", "--search", path], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.rpartition(": ")[0]
    return ""
