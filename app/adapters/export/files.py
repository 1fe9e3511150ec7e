"""Exported files: whole or not at all, under the name that the user chose."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import IO
from uuid import uuid4


class AtomicFiles:
    """Fits `FileSink`. The pieces go into a file beside the target, which takes its name in the end."""

    async def write(self, path: Path, pieces: AsyncIterator[bytes]) -> None:
        """Raises `OSError`; what was there before stays then, and nothing is left beside it."""
        aside = path.with_name(f".{path.name[:40]}.{uuid4().hex[:8]}.part")
        try:
            file = await _open(aside, "xb")
        except PermissionError:  # a folder that takes no second file, where the file itself may be written
            file, aside = await _open(path, "r+b"), path
        try:
            try:
                if aside == path:
                    await asyncio.to_thread(file.truncate)
                async for piece in pieces:
                    await asyncio.to_thread(file.write, piece)
                await asyncio.to_thread(_finish, file)
            finally:
                await asyncio.to_thread(file.close)
            if aside != path:
                await asyncio.to_thread(os.replace, aside, path)
        except BaseException:
            if aside != path:
                with suppress(OSError):
                    os.unlink(aside)
            raise

    async def is_free(self, path: Path) -> bool:
        return not await asyncio.to_thread(os.path.lexists, path)


class _Opening:
    """A file that a thread opens: the thread cannot be stopped, so what it opened for nobody is put away by itself."""

    def __init__(self, path: Path, mode: str) -> None:
        self._path, self._mode = path, mode
        self._lock = Lock()
        self._file: IO[bytes] | None = None
        self._abandoned = False

    def open(self) -> IO[bytes]:
        file: IO[bytes] = self._path.open(self._mode)
        with self._lock:
            self._file = file
            if self._abandoned:
                self._put_away(file)
        return file

    def abandon(self) -> None:
        with self._lock:
            self._abandoned = True
            if self._file is not None:
                self._put_away(self._file)

    def _put_away(self, file: IO[bytes]) -> None:
        file.close()
        if "x" in self._mode:
            with suppress(OSError):
                os.unlink(self._path)


async def _open(path: Path, mode: str) -> IO[bytes]:
    opening = _Opening(path, mode)
    try:
        return await asyncio.to_thread(opening.open)
    except asyncio.CancelledError:
        opening.abandon()
        raise


def _finish(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())
