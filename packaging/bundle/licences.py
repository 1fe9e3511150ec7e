"""Whose works the build ships, under which licences, with their texts; no build without all of them."""

import json
import re
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

TEXTS = Path(__file__).resolve().parent / "texts"
LGPL = ("LGPL-3.0.txt", "GPL-3.0.txt")  # the first refers to the second

_ACCEPTED = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CNRI-Python", "ISC", "MIT", "MIT-0", "MIT-CMU"),
    *("LGPL-2.1-only", "LGPL-2.1-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later", "MPL-1.1", "MPL-2.0"),
    *("PSF-2.0", "Python-2.0", "X11", "Zlib", "blessing", "bzip2-1.0.6"),
    "GPL-2.0-or-later WITH Bootloader-exception",  # PyInstaller's own: what it starts is not touched by it
}

# What projects write in place of an SPDX expression; those with none, or with a word that may mean several.
_SPELLINGS = {
    "BSD": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "The BSD 2-Clause License": "BSD-2-Clause",
    "MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "PSFL": "PSF-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
_BY_HAND = {
    "chardet": "LGPL-2.1-or-later",
    "hyperframe": "MIT",  # gives the whole text
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "pyinstaller-hooks-contrib": "Apache-2.0",  # what is shipped of it
    "pypdfium2": "BSD-3-Clause AND Apache-2.0",  # and PDFium's parts, whose texts it has
    "pyside6": "LGPL-3.0-only",
    "pyside6-addons": "LGPL-3.0-only",
    "pyside6-essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
}

# Texts that a wheel should have and has not, or that what is inside of it asks for.
_MORE_TEXTS: dict[str, tuple[str, ...]] = {
    "latex2mathml": ("latex2mathml.txt",),
    "pyside6": ("qt.txt", *LGPL),
    "pyside6-addons": ("qt.txt", "chromium.txt", *LGPL),
    "pyside6-essentials": ("qt.txt", *LGPL),
    "resiliparse": ("Apache-2.0.txt",),
    "shiboken6": LGPL,
    "xllamacpp": ("llama.cpp.txt",),
}

# Modules of Qt that are under the GPL, or are sold.
_QT_FOR_GPL = re.compile(
    r"Qt6?(Charts|DataVisualization|Graphs|HttpServer|Lottie|NetworkAuth|Quick3D|QuickTimeline|ShaderTools"
    r"|VirtualKeyboard|WaylandCompositor)\w*(\.|$)"
)


@dataclass(frozen=True)
class Part:
    """A work of somebody else, or this program itself."""

    name: str
    version: str
    licence: str  # an SPDX expression; empty where none is known
    texts: tuple[Path, ...] = ()


class LicenceProblem(Exception):
    """Says, a line for each, what may not be shipped as it is."""


def key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def expression(name: str, stated: str, free_text: str, classifiers: Iterable[str]) -> str:
    """The SPDX expression of a distribution: `stated` by it in the newer field, else out of the older ones."""
    if key(name) in _BY_HAND:
        return _BY_HAND[key(name)]
    one_line = free_text.strip() if "\n" not in free_text.strip() else ""
    known = [_SPELLINGS.get(text, text) for text in (stated, one_line) if text and text != "UNKNOWN"]
    if known:
        return known[0]
    return " OR ".join(_SPELLINGS.get(text, text) for text in classifiers)


def more_texts(name: str) -> tuple[Path, ...]:
    return tuple(TEXTS / text for text in _MORE_TEXTS.get(key(name), ()))


def is_accepted(licence: str) -> bool:
    """Whether one may ship under it, by an expression of names, AND, OR and parentheses."""
    inner = re.search(r"\(([^()]*)\)", licence)
    if inner:
        return is_accepted(licence.replace(inner[0], "MIT" if is_accepted(inner[1]) else "refused"))
    return any(
        all(name.strip() in _ACCEPTED for name in re.split(r"\s+AND\s+", choice))
        for choice in re.split(r"\s+OR\s+", licence)
    )


def problems(parts: Iterable[Part], files: Iterable[str], unowned: Iterable[str]) -> list[str]:
    """`files`: where the build has them; `unowned`: those that nobody is known for."""
    result = [f"{path}: nobody is known whose it is" for path in unowned]
    for part in parts:
        if not is_accepted(part.licence):
            result.append(f"{part.name} {part.version}: {part.licence or 'no licence'} is not accepted")
        if not part.texts:
            result.append(f"{part.name} {part.version}: no text of its licence")
    for path in files:
        if _QT_FOR_GPL.search(Path(path.replace("\\", "/")).name):
            result.append(f"{path}: a part of Qt that is under the GPL")
    return result


def check(parts: Iterable[Part], files: Iterable[str], unowned: Iterable[str]) -> None:
    """Raises `LicenceProblem`."""
    if found := problems(parts, files, unowned):
        raise LicenceProblem("\n".join(("this may not be shipped:", *found)))


def write(parts: Iterable[Part], folder: Path) -> None:
    """A folder for each part with its texts, and `parts.json`, which the program reads to list them."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    index = []
    for part in sorted(parts, key=lambda part: part.name.lower()):
        own = folder / part.name
        own.mkdir()
        for text in part.texts:
            (own / _free_name(own, text.name)).write_bytes(text.read_bytes())
        index.append({"name": part.name, "version": part.version, "licence": part.licence})
    (folder / "parts.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


def _free_name(folder: Path, name: str) -> str:
    """`NOTICE` of two places stays two files."""
    number, free = 1, name
    while (folder / free).exists():
        number += 1
        free = f"{number}-{name}"
    return free
