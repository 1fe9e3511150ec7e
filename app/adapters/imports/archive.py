"""An export's files: the members of a zip, the files of a folder, or the one file itself."""

import gzip
import stat
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path, PurePosixPath
from typing import IO, Protocol

# What opening or reading a member that is damaged, packed in a strange way or locked by a password raises.
_UNPACKING = (EOFError, RuntimeError, NotImplementedError, UnicodeError, zlib.error, zipfile.BadZipFile)
DAMAGED = (OSError, KeyError, *_UNPACKING)
_MOST_FILES = 200_000  # of a folder


class TooLarge(ValueError):
    """A member that holds more than may be read at once."""


class Archive(Protocol):
    """Names are relative, with `/`, and never lead out of the archive; those that would are left out."""

    def names(self) -> list[str]: ...

    def size(self, name: str) -> int:
        """In bytes, unpacked, as the archive says it."""
        ...

    def open(self, name: str) -> IO[bytes]:
        """Raises `OSError`, `KeyError` where there is none, `zipfile.BadZipFile` where it is damaged."""
        ...

    def close(self) -> None: ...


def read_all(archive: Archive, name: str, most: int) -> bytes:
    """A whole member. Raises `TooLarge` beyond `most` bytes, whatever the archive said of its size."""
    with archive.open(name) as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLarge(name)
    return data


@contextmanager
def open_archive(path: Path) -> Iterator[Archive]:
    """A zip, a folder, or one file, which may be packed by gzip. Raises `OSError`, `zipfile.BadZipFile`."""
    archive: Archive
    if path.is_dir():
        archive = FolderArchive(path)
    elif zipfile.is_zipfile(path):
        archive = ZipArchive(path)
    else:
        archive = FileArchive(path)
    try:
        yield archive
    finally:
        archive.close()


class ZipArchive:
    def __init__(self, path: Path) -> None:
        self._zip = zipfile.ZipFile(path)
        self._members = {info.filename: info for info in self._zip.infolist() if _is_plain(info)}

    def names(self) -> list[str]:
        return list(self._members)

    def size(self, name: str) -> int:
        return self._members[name].file_size

    def open(self, name: str) -> IO[bytes]:
        return self._zip.open(self._members[name])

    def close(self) -> None:
        self._zip.close()


class FolderArchive:
    """Of one that holds more files than any export does, the first ones alone are seen."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._names: list[str] | None = None

    def names(self) -> list[str]:
        if self._names is None:
            files = (path for path in self._folder.rglob("*") if path.is_file() and not path.is_symlink())
            names = (path.relative_to(self._folder).as_posix() for path in files)
            self._names = sorted(islice(names, _MOST_FILES))
        return list(self._names)

    def size(self, name: str) -> int:
        return (self._folder / name).stat().st_size

    def open(self, name: str) -> IO[bytes]:
        if not _stays_within(name):
            raise KeyError(name)
        return (self._folder / name).open("rb")

    def close(self) -> None:
        pass


class FileArchive:
    """Its only member has the file's own name, without `.gz` where it is packed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with path.open("rb") as file:
            self._packed = file.read(2) == b"\x1f\x8b"
        self._name = path.name.removesuffix(".gz") if self._packed else path.name

    def names(self) -> list[str]:
        return [self._name]

    def size(self, name: str) -> int:
        return self._path.stat().st_size

    def open(self, name: str) -> IO[bytes]:
        if name != self._name:
            raise KeyError(name)
        return gzip.open(self._path) if self._packed else self._path.open("rb")  # type: ignore[return-value]

    def close(self) -> None:
        pass


def _is_plain(info: zipfile.ZipInfo) -> bool:
    linked = stat.S_ISLNK(info.external_attr >> 16)
    return not info.is_dir() and not linked and _stays_within(info.filename)


def _stays_within(name: str) -> bool:
    path = PurePosixPath(name.replace("\\", "/"))
    return not path.is_absolute() and ".." not in path.parts and ":" not in name.partition("/")[0]
