"""Our own JSON, as `docs/export.md` describes it: a line for each conversation, so that a broken one costs itself."""

import json
from collections.abc import Iterator
from io import BytesIO
from typing import IO, Any

from app.adapters.imports.archive import DAMAGED, Archive
from app.adapters.imports.json_stream import BrokenJson, OversizeItem, is_oversize, items
from app.core.domain.transfer import SkippedPart, SkipReason
from app.core.domain.transfer.whole import WholeConversation
from app.core.export.json_format.decoding import Misshapen
from app.core.export.json_format.document import FORMAT, LIST, VERSION, conversation_of

_HEAD = 2000  # bytes in which the file says what it is
_LONGEST = 512_000_000  # bytes of one conversation, its pictures with it
_LONG = 16_000_000  # beyond that it is read piece by piece: one wide character would make the whole four times as large
_DETAIL = 200


class CitewiseFormat:
    """Its conversations are whole: ids, times, numbers, passages and branches are those that were exported."""

    name = "citewise"
    title = "Citewise"

    def recognises(self, archive: Archive) -> bool:
        return bool(self._members(archive))

    def conversations(self, archive: Archive) -> Iterator[WholeConversation | SkippedPart]:
        for name in self._members(archive):
            try:
                yield from _member(archive, name)
            except DAMAGED as error:
                yield SkippedPart(name, SkipReason.BROKEN, str(error)[:_DETAIL])

    def _members(self, archive: Archive) -> list[str]:
        return [name for name in archive.names() if _is_ours(archive, name)]


def _member(archive: Archive, name: str) -> Iterator[WholeConversation | SkippedPart]:
    with archive.open(name) as file:
        version, is_by_line = _head(file)
    if version is None or version > VERSION:
        yield SkippedPart(name, SkipReason.UNSUPPORTED, "" if version is None else f"version {version}")
        return
    with archive.open(name) as file:
        yield from _by_line(file, name) if is_by_line else _reformatted(file, name)


def _is_ours(archive: Archive, name: str) -> bool:
    try:
        with archive.open(name) as file:
            start = file.read(_HEAD).lstrip(b"\xef\xbb\xbf \t\r\n")
    except DAMAGED:
        return False
    return start.startswith(b"{") and b'"format"' in start and f'"{FORMAT}"'.encode() in start and b'"version"' in start


def _head(file: IO[bytes]) -> tuple[int | None, bool]:
    """The version that the file names, and whether its first line is the head alone."""
    line = file.readline(_HEAD).lstrip(b"\xef\xbb\xbf")
    try:
        head = json.loads(line.rstrip() + b"]}")
        if head.get("format") == FORMAT and head.get(LIST) == []:
            return _version(head.get("version")), True
    except (ValueError, AttributeError):
        pass
    file.seek(0)
    try:
        return _version(next(items(file, "version"), None)), False
    except BrokenJson:
        return None, False


def _version(value: Any) -> int | None:
    return value if type(value) is int and value > 0 else None


def _by_line(file: IO[bytes], name: str) -> Iterator[WholeConversation | SkippedPart]:
    file.readline()
    number = 0
    while line := file.readline(_LONGEST + 1):
        place = f"{name}[{number}]"
        number += 1
        if len(line) > _LONGEST:
            while line and not line.endswith(b"\n"):
                line = file.readline(_LONGEST)
            yield SkippedPart(place, SkipReason.TOO_LARGE)
            continue
        line = line.strip().rstrip(b",")  # under the same name: two of them would be held at once
        if line in (b"", b"]}", b"]"):
            continue
        try:
            is_long = len(line) > _LONG or is_oversize(line)
            data = next(items(BytesIO(line), "")) if is_long else json.loads(line)
        except (ValueError, RecursionError, StopIteration) as error:
            yield SkippedPart(place, SkipReason.BROKEN, str(error)[:_DETAIL])
            continue
        yield from _read(data, place)


def _reformatted(file: IO[bytes], name: str) -> Iterator[WholeConversation | SkippedPart]:
    """Another program wrote the document anew, with other lines."""
    number = 0
    try:
        for data in items(file, f"{LIST}.item"):
            yield from _read(data, f"{name}[{number}]")
            number += 1
    except BrokenJson as error:
        yield SkippedPart(f"{name}[{number}]", SkipReason.BROKEN, str(error)[:_DETAIL])


def _read(data: Any, place: str) -> Iterator[WholeConversation | SkippedPart]:
    if isinstance(data, OversizeItem):
        yield SkippedPart(place, SkipReason.TOO_LARGE)
        return
    problems: list[str] = []
    try:
        whole = conversation_of(data, problems)
    except Misshapen as error:
        yield SkippedPart(place, SkipReason.BROKEN, str(error)[:_DETAIL])
        return
    yield whole
    for problem in problems:
        yield SkippedPart(f"{place}.{problem.partition(':')[0]}", SkipReason.BROKEN, problem[:_DETAIL])
