"""The JSON files of an export, read by place; none of it raises but `BrokenJson`."""

import zipfile
import zlib
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Any

from app.adapters.imports.archive import Archive
from app.adapters.imports.json_stream import BrokenJson, items, items_of, pairs, shape

DAMAGED = (
    OSError,
    KeyError,
    EOFError,
    RuntimeError,
    NotImplementedError,
    UnicodeError,  # of a name that is damaged
    zlib.error,
    zipfile.BadZipFile,
)


def json_names(archive: Archive) -> list[str]:
    """The members that may be JSON: a lone file whatever its name is."""
    names = [name for name in archive.names() if not name.startswith("__MACOSX/")]
    return names if len(names) == 1 else [name for name in names if name.lower().endswith(".json")]


def items_at(archive: Archive, name: str, place: str) -> Iterator[Any]:
    """As `json_stream.items`, of a member."""
    return _from_member(archive, name, lambda file: items(file, place))


def pairs_at(archive: Archive, name: str, place: str = "") -> Iterator[tuple[str, Any]]:
    """As `json_stream.pairs`, of a member."""
    return _from_member(archive, name, lambda file: pairs(file, place))


def items_at_places(archive: Archive, name: str, places: Sequence[str]) -> Iterator[tuple[str, Any]]:
    """As `json_stream.items_of`, of a member."""
    return _from_member(archive, name, lambda file: items_of(file, places))


def places(archive: Archive, name: str, most: int = 2000) -> set[tuple[str, str]]:
    """(place, kind) of the member's first events; none where it cannot be read or is no JSON."""
    try:
        with archive.open(name) as file:
            return {(place, kind) for place, kind, _ in shape(file, most)}
    except DAMAGED:
        return set()


def _from_member(archive: Archive, name: str, read: Callable[[IO[bytes]], Iterator[Any]]) -> Iterator[Any]:
    try:
        file = archive.open(name)
    except DAMAGED as error:
        raise BrokenJson("" if isinstance(error, KeyError) else str(error)) from error
    with file:
        yield from read(file)
