"""Files by the hash of what is in them: the same bytes are there once."""

import os
import time
from collections.abc import Collection
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import rmtree
from tempfile import NamedTemporaryFile

NAME = "archived_pages"  # in the data directory
_LET_BE = 3600.0  # seconds in which a file without an owner may still get one
TEMPORARY = ".new-"  # begins the name of one that is half written


class HashedFiles:
    """Everything runs on a thread, and raises `OSError`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def write(self, data: bytes) -> str:
        """Its hash. A file that was cut off by a power cut is written again."""
        name = sha256(data).hexdigest()
        path = self._path(name)
        if path.is_file() and path.stat().st_size == len(data):
            os.utime(path)
            return name
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=path.parent, prefix=TEMPORARY, delete=False) as file:
            try:
                file.write(data)
                file.close()  # Windows renames no open file
                os.replace(file.name, path)
            except BaseException:
                with suppress(OSError):
                    file.close()
                os.unlink(file.name)
                raise
        return name

    def read(self, name: str) -> bytes | None:
        """None where the file is gone, or is not what was written."""
        try:
            data = self._path(name).read_bytes()
        except FileNotFoundError:
            return None
        return data if sha256(data).hexdigest() == name else None

    def has(self, name: str) -> bool:
        return self._path(name).is_file()

    def remove(self, names: Collection[str]) -> None:
        for name in names:
            self._path(name).unlink(missing_ok=True)
            with suppress(OSError):  # another one is in it
                self._path(name).parent.rmdir()

    def remove_others(self, names: Collection[str]) -> None:
        """All but these, and but what is so new that its owner may not be written down yet."""
        old = time.time() - _LET_BE
        for path in self._folder.glob("*/*"):
            if path.name not in names and path.is_file() and path.stat().st_mtime < old:
                path.unlink()
                with suppress(OSError):
                    path.parent.rmdir()

    def remove_all(self) -> None:
        if self._folder.is_symlink():
            self._folder.unlink()
        elif self._folder.exists():
            rmtree(self._folder)

    def _path(self, name: str) -> Path:
        return self._folder / name[:2] / name
