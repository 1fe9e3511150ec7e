"""What lies beside the program on every Linux: menu entry, icons, manual page, description, licence."""

import gzip
import os
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from linux.man_page import man_page
from linux.metainfo import FILES, ID, metainfo

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Release:
    """payload: the folder with the program that PyInstaller built. epoch: seconds; no file is younger."""

    payload: Path
    version: str
    epoch: int
    changelog: str

    @property
    def date(self) -> datetime:
        return datetime.fromtimestamp(self.epoch, UTC)


def write_share(share: Path, release: Release) -> None:
    """Fill a `share` folder."""
    write(share / "applications" / f"{ID}.desktop", (FILES / f"{ID}.desktop").read_bytes())
    description = metainfo(release.version, release.date, release.changelog)
    write(share / "metainfo" / f"{ID}.metainfo.xml", description.encode())
    write(share / "man/man1/citewise.1.gz", compressed(man_page(release.version, release.date)))
    for name, data in _icons():
        write(share / "icons/hicolor" / name, data)


def _icons() -> Iterator[tuple[str, bytes]]:
    sys.path.append(str(ROOT / "packaging"))
    from icons import DRAWING, SIZES, png

    yield f"scalable/apps/{ID}.svg", DRAWING.read_bytes()
    for size in SIZES:
        yield f"{size}x{size}/apps/{ID}.png", png(size)


def compressed(text: str) -> bytes:
    """With gzip, without a date."""
    return gzip.compress(text.encode(), 9, mtime=0)


def write(path: Path, data: bytes, *, executable: bool = False) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    path.chmod(0o755 if executable else 0o644)


def copy_payload(payload: Path, target: Path) -> None:
    shutil.copytree(payload, target, symlinks=True, dirs_exist_ok=True)


def settle(root: Path, epoch: int) -> None:
    """Every file readable by all, written by its owner alone, and of one age; a library is no program."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.suffixes)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (epoch, epoch), follow_symlinks=False)
