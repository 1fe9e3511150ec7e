"""Files that came with imported messages, below the data directory; fits the port `Attachments`."""

import asyncio
import os
import shutil
from collections.abc import Callable, Collection
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from app.adapters.storage.refusals import reason_of
from app.core.domain.errors import Unavailable
from app.core.domain.transfer import ForeignFile

NAME = "attachments"
T = TypeVar("T")


class AttachmentFolder:
    def __init__(self, data_dir: Path) -> None:
        self.folder = data_dir.absolute() / NAME

    async def write(self, path: str, file: ForeignFile) -> None:
        data = file.data if file.data is not None else file.text.encode("utf-8", "replace")
        await self._in_thread(lambda: self._write(Path(path), data))

    async def conversation_ids(self) -> list[str]:
        return await self._in_thread(lambda: sorted(os.listdir(self.folder)) if self.folder.is_dir() else [])

    async def remove(self, conversation_id: str) -> None:
        await self._in_thread(lambda: shutil.rmtree(self.folder / conversation_id, ignore_errors=True))

    async def retain(self, conversation_id: str, paths: Collection[str]) -> None:
        await self._in_thread(lambda: self._retain(self.folder / conversation_id, [Path(path) for path in paths]))

    def _retain(self, folder: Path, paths: Collection[Path]) -> None:
        """By their names below the folder: where the data directory was moved, a turn may name the old place."""
        for file in [path for path in folder.rglob("*") if not path.is_dir()]:
            parts = (folder.name, *file.relative_to(folder).parts)
            if not any(path.parts[-len(parts) :] == parts for path in paths):
                with suppress(OSError):
                    file.unlink()
                    file.parent.rmdir()  # where it was the last one

    def _write(self, path: Path, data: bytes) -> None:
        """Whole or not at all: a killed import writes it again."""
        if not path.is_relative_to(self.folder) or ".." in path.parts:
            raise ValueError(str(path))
        if path.is_file() and path.stat().st_size == len(data):
            return
        self.folder.mkdir(mode=0o700, exist_ok=True)
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        partial = path.with_name(".partial")  # a name of its own length may be too long with an ending
        partial.write_bytes(data)
        os.chmod(partial, 0o600)
        os.replace(partial, path)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.to_thread(work)
        except OSError as error:
            raise Unavailable(NAME, str(error), reason=reason_of(error)) from error
