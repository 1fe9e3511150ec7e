"""Files of other programs, recognised and read on a thread of their own; fits the port `ExportFiles`."""

import asyncio
import logging
import zipfile
import zlib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import IO, cast

from app.adapters.imports.archive import Archive, open_archive
from app.adapters.imports.export_format import ExportFormat
from app.adapters.imports.recognition import recognise
from app.core.domain.errors import Unreadable
from app.core.domain.reasons import UnreadableReason
from app.core.domain.transfer import SkippedPart, SkipReason
from app.core.ports.transfer import ExportPart

log = logging.getLogger(__name__)

_DAMAGED = (OSError, EOFError, RuntimeError, NotImplementedError, zlib.error, zipfile.BadZipFile)


class RecognisedFiles:
    async def open(self, path: Path) -> "RecognisedFile":
        thread = ThreadPoolExecutor(1, thread_name_prefix="import")
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, RecognisedFile, path, thread)
        except BaseException:
            thread.shutdown(wait=False)
            raise


class RecognisedFile:
    """Everything but `fraction` happens on the one thread, on which it is made."""

    def __init__(self, path: Path, thread: ThreadPoolExecutor) -> None:
        self._thread = thread
        self._closing = ExitStack()
        self.name = path.name
        archive, reader = self._recognised(path)
        self.format, self.program = reader.name, reader.title
        self._archive = _Counted(archive)
        self._parts: Iterator[ExportPart] = reader.conversations(self._archive)

    async def next(self) -> ExportPart | None:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._next)

    def fraction(self) -> float | None:
        return self._archive.fraction()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown(wait=False)

    def _recognised(self, path: Path) -> tuple[Archive, ExportFormat]:
        try:
            archive = self._closing.enter_context(open_archive(path))
            reader = recognise(archive)
        except FileNotFoundError as error:
            raise Unreadable(path.name, UnreadableReason.MISSING) from error
        except PermissionError as error:
            raise Unreadable(path.name, UnreadableReason.FORBIDDEN) from error
        except _DAMAGED as error:
            self._closing.close()
            raise Unreadable(path.name, UnreadableReason.BROKEN, str(error)) from error
        if reader is None:
            self._closing.close()
            raise Unreadable(path.name, UnreadableReason.UNKNOWN_TYPE)
        return archive, reader

    def _next(self) -> ExportPart | None:
        try:
            return next(self._parts, None)
        except _DAMAGED as error:
            self._parts = iter(())
            return SkippedPart(self.name, SkipReason.BROKEN, str(error))
        except Exception as error:  # a bug in one reader must not cost what it read before
            log.exception("the reader of %s failed", self.format)
            self._parts = iter(())
            return SkippedPart(self.name, SkipReason.BROKEN, type(error).__name__)

    def _close(self) -> None:
        self._closing.close()


class _Counted:
    """An archive that knows how much of its JSON was read."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        sizes = {name: archive.size(name) for name in archive.names()}
        texts = {name: size for name, size in sizes.items() if name.lower().endswith((".json", ".jsonl", ".html"))}
        self._sizes = texts if len(sizes) > 1 else sizes
        self._total = sum(self._sizes.values())
        self._positions: dict[str, int] = {}

    def names(self) -> list[str]:
        return self._archive.names()

    def size(self, name: str) -> int:
        return self._archive.size(name)

    def open(self, name: str) -> IO[bytes]:
        file = self._archive.open(name)
        return cast(IO[bytes], _CountedFile(file, self._positions, name)) if name in self._sizes else file

    def close(self) -> None:
        self._archive.close()

    def fraction(self) -> float | None:
        read = sum(min(position, self._sizes[name]) for name, position in list(self._positions.items()))
        return min(1.0, read / self._total) if self._total and read else None


class _CountedFile:
    def __init__(self, file: IO[bytes], positions: dict[str, int], name: str) -> None:
        self._file, self._positions, self._name = file, positions, name

    def read(self, size: int = -1) -> bytes:
        data = self._file.read(size)
        self._count(len(data))
        return data

    def _count(self, size: int) -> None:
        self._positions[self._name] = self._positions.get(self._name, 0) + size

    def __getattr__(self, name: str) -> object:
        return getattr(self._file, name)

    def __enter__(self) -> "_CountedFile":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __iter__(self) -> Iterator[bytes]:
        for line in self._file:
            self._count(len(line))
            yield line
