"""Without symbols for debuggers: the building Python's and some wheels' files are half made of them."""

import subprocess
from pathlib import Path

from bundle.libraries import Entry


def stripped(entries: list[Entry], folder: Path) -> list[Entry]:
    """The same entries; those with such symbols come from copies in `folder`, as the originals are installed ones."""
    return [
        (target, str(_copy(Path(source), folder / target)), kind)
        if kind in ("BINARY", "EXTENSION") and _has_symbols(source)
        else (target, source, kind)
        for target, source, kind in entries
    ]


def _has_symbols(source: str) -> bool:
    """Not those that were changed after they were linked, for `strip` may break such a file: they lie in `*.libs`."""
    if any(part.endswith(".libs") for part in Path(source).parts):
        return False
    command = ["readelf", "--sections", "--wide", source]
    sections = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    return ".symtab" in sections or ".debug_info" in sections


def _copy(source: Path, target: Path) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    command = ["strip", "--strip-unneeded", "--enable-deterministic-archives", "-o", str(target), str(source)]
    subprocess.run(command, check=True)
    return target
