"""The user's files, read in child processes: one that reads, and one at hand for what somebody waits for."""

import asyncio
import binascii
import logging
import os
from base64 import b64decode
from collections.abc import Mapping, Sequence
from dataclasses import replace
from stat import S_ISREG
from typing import Any

from app.adapters.child.job_process import Frames, JobProcess
from app.adapters.child.start import command
from app.adapters.documents import kinds
from app.adapters.documents.chunking import MOST_TEXT
from app.adapters.documents.files import FileEntry, name_of, survey
from app.adapters.documents.frames import from_frames
from app.core.domain.errors import Unreadable
from app.core.domain.knowledge import DocumentText
from app.core.domain.reasons import UnreadableReason

log = logging.getLogger(__name__)

SECONDS = 30.0  # that a document may take
_SECONDS_FOR_PICTURES = 15.0
_MOST_CACHED, _MOST_CACHED_CHARACTERS = 4, 2_000_000  # documents, and characters of all of them
_Stamp = tuple[str, int, int, int]
REASONS = (
    UnreadableReason.ENCRYPTED, UnreadableReason.EMPTY, UnreadableReason.BROKEN, UnreadableReason.TOO_LARGE,
    UnreadableReason.TOO_HEAVY, UnreadableReason.SCANNED, UnreadableReason.WRONG_TYPE, UnreadableReason.UNKNOWN_TYPE,
    UnreadableReason.MISSING, UnreadableReason.FORBIDDEN,
)  # fmt: skip


class ChildReader:
    """Fits `DocumentReader`. The children start with the first document and the first picture, and end with `close`."""

    def __init__(self, start: Sequence[str] | None = None, seconds: float = SECONDS) -> None:
        start = start or command("--read-documents")
        self._reading = JobProcess(start, "documents")
        self._chunking = JobProcess(start, "documents")
        self._seconds = seconds
        self._last: dict[_Stamp, DocumentText] = {}  # the one that was asked for last is the last

    @property
    def pid(self) -> int | None:
        """Of the child that reads, if one runs now."""
        return self._reading.pid

    async def read(self, path: str) -> DocumentText:
        """Documents that name no title have their file's name. Raises `Unreadable`.

        The last few are at hand while they are unchanged: each turn of a conversation looks into its files again.
        """
        name, stamp = name_of(path), await asyncio.to_thread(_stamp, path)
        if stamp is not None and (cached := self._last.pop(stamp, None)) is not None:
            self._last[stamp] = cached
            return cached
        read = from_frames(await self._ask_for_frames(self._reading, {"do": "read", "path": path}, name, self._seconds))
        if not read.title:
            read = replace(read, title=name)
        if stamp is not None and len(read.text) <= _MOST_CACHED_CHARACTERS and not read.truncated:
            self._last[stamp] = read
            while (
                len(self._last) > _MOST_CACHED
                or sum(len(one.text) for one in self._last.values()) > _MOST_CACHED_CHARACTERS
            ):
                del self._last[next(iter(self._last))]
        return read

    async def chunk(self, text: str, title: str = "") -> DocumentText:
        """Raises `Unreadable` with `empty` where there is nothing to divide."""
        name = title or "text"
        if not text.strip():
            raise Unreadable(name, UnreadableReason.EMPTY)
        body = text[: MOST_TEXT + 1].encode("utf-8", "replace")
        facts = {"do": "divide", "title": title}
        return from_frames(await self._ask_for_frames(self._chunking, facts, name, self._seconds, body))

    def reads(self, path: str) -> bool:
        return kinds.reads(path)

    async def survey(self, path: str) -> list[FileEntry]:
        return await asyncio.to_thread(survey, path)

    async def images(self, path: str, page: int) -> list[bytes]:
        facts = {"do": "images", "path": path, "page": page}
        frames = await self._ask_for_frames(self._chunking, facts, name_of(path), _SECONDS_FOR_PICTURES)
        images = frames[0].get("images")
        return [png for one in (images if isinstance(images, list) else []) if (png := _png(one))]

    async def close(self) -> None:
        """End the children, in the middle of a document too."""
        await asyncio.gather(self._reading.close(), self._chunking.close())

    async def _ask_for_frames(
        self, process: JobProcess, facts: Mapping[str, Any], name: str, seconds: float, body: bytes = b""
    ) -> Frames:
        frames = await process.ask(facts, body, seconds)
        if not frames:
            log.warning("%s took too much and was given up", name)
            raise Unreadable(name, UnreadableReason.TOO_HEAVY)
        last = frames[-1]
        if "failed" in last:
            log.warning("%s was not understood: %s", name, last["failed"])
            raise Unreadable(name, UnreadableReason.BROKEN, str(last["failed"])[:200])
        if "unreadable" in last:
            reason = UnreadableReason(last["unreadable"])
            reason = reason if reason in REASONS else UnreadableReason.BROKEN
            raise Unreadable(name, reason, str(last.get("detail", ""))[:200])
        return frames


def _stamp(path: str) -> _Stamp | None:
    """Another one for each change of the file; None for what is none."""
    try:
        status = os.stat(path)
    except (OSError, ValueError):
        return None
    return (path, status.st_ino, status.st_size, status.st_mtime_ns) if S_ISREG(status.st_mode) else None


def _png(value: Any) -> bytes:
    try:
        data = b64decode(value, validate=True) if isinstance(value, str) else b""
    except (binascii.Error, ValueError):
        return b""
    return data if data.startswith(b"\x89PNG") else b""
