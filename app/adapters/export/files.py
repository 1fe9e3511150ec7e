"""Exported files: whole or not at all, under the name that the user chose."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import IO
from uuid import uuid4


class AtomicFiles:
    """Fits `FileSink`. The pieces go into a file beside the target, which takes its name in the end."""

    async def write(self, path: Path, pieces: AsyncIterator[bytes]) -> None:
        """Raises `OSError`; what was there before stays then, and nothing is left beside it."""
        aside = path.with_name(f".{path.name[:40]}.{uuid4().hex[:8]}.part")
        try:
            file: IO[bytes] = await asyncio.to_thread(lambda: aside.open("xb"))
        except PermissionError:  # a folder that takes no second file, where the file itself may be written
            file, aside = await asyncio.to_thread(lambda: path.open("r+b")), path
            await asyncio.to_thread(file.truncate)
        try:
            try:
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


def _finish(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())
