"""`make package`: the `.deb`, the portable archive and their checksums, of what `make bundle` built.

    python packaging/linux/package.py [PAYLOAD [OUT]]

`SOURCE_DATE_EPOCH` dates it (else the last commit does), `COMPRESSION` is that of the `.deb`.
"""

import hashlib
import os
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from linux.archive import build_archive
from linux.deb import build_deb
from linux.libraries import UnknownLibraries
from linux.tree import ROOT, Release


def main(arguments: Sequence[str]) -> int:
    payload = Path(arguments[0]) if arguments else ROOT / "dist" / "citewise"
    out = Path(arguments[1]) if len(arguments) > 1 else ROOT / "dist"
    if not (payload / "citewise").is_file():
        print(f"{payload}/citewise is not there; `make bundle` builds it", file=sys.stderr)
        return 1
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    release = release_of(payload)
    try:
        made = [
            _timed(lambda: build_deb(release, out, compression=os.environ.get("COMPRESSION", "xz"))),
            _timed(lambda: build_archive(release, out)),
        ]
    except UnknownLibraries as unknown:
        print(f"neither in the build nor in packaging/linux/libraries.py: {unknown}", file=sys.stderr)
        return 1
    write_checksums(out, made)
    return 0


def release_of(payload: Path, root: Path = ROOT) -> Release:
    with (root / "pyproject.toml").open("rb") as file:
        version = tomllib.load(file)["project"]["version"]
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    return Release(payload, version, epoch(root), changelog)


def epoch(root: Path = ROOT) -> int:
    if given := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(given)
    command = ["git", "-C", str(root), "log", "-1", "--format=%ct"]
    return int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def write_checksums(folder: Path, files: Iterable[Path]) -> None:
    """As `sha256sum --check SHA256SUMS` reads them. What else stands there is kept while its file is."""
    place = folder / "SHA256SUMS"
    rows: dict[str, str] = {}
    if place.is_file():
        rows = {name: digest for digest, name in (line.split("  ", 1) for line in place.read_text().splitlines())}
    rows = {name: digest for name, digest in rows.items() if (folder / name).is_file()}
    for path in files:
        with path.open("rb") as file:
            rows[path.name] = hashlib.file_digest(file, "sha256").hexdigest()
    place.write_text("".join(f"{digest}  {name}\n" for name, digest in sorted(rows.items())))


def _timed(build: Callable[[], Path]) -> Path:
    start = time.monotonic()
    path = build()
    print(f"{path.name}  {path.stat().st_size / 1e6:.0f} MB  {time.monotonic() - start:.0f} s", flush=True)
    return path


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
