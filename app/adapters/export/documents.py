"""Documents that came with questions, read for an export: what is gone or very large is left out."""

import asyncio
import mimetypes
from collections.abc import Sequence
from pathlib import Path

from app.core.domain.transfer.whole import AttachedFile

MOST_BYTES = 20_000_000  # of one document
MOST_IN_ALL = 60_000_000  # of a conversation's; it is written as one line


async def attached_files(
    paths: Sequence[str], most: int = MOST_BYTES, in_all: int = MOST_IN_ALL
) -> tuple[AttachedFile, ...]:
    """Fits `Documents`."""
    return await asyncio.to_thread(_read, paths, most, in_all)


def _read(paths: Sequence[str], most: int, in_all: int) -> tuple[AttachedFile, ...]:
    files: list[AttachedFile] = []
    left = in_all
    for path in paths:
        data = _bytes(Path(path), min(most, left))
        if data is not None:
            left -= len(data)
            files.append(AttachedFile(path, data, mimetypes.guess_type(path)[0] or ""))
    return tuple(files)


def _bytes(path: Path, most: int) -> bytes | None:
    try:
        if not path.is_file():  # a pipe would never end
            return None
        with path.open("rb") as file:
            data = file.read(most + 1)
    except (OSError, ValueError):
        return None
    return data if len(data) <= most else None
