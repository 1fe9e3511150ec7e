"""A file that holds the old text or the new one, whatever happens in between; for its owner alone."""

import os
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile


def write_atomically(path: Path, text: str) -> None:
    """Mode 0600, as temporary files have it. Raises OSError, and then leaves nothing behind."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with NamedTemporaryFile("w", encoding="utf-8", dir=path.parent, prefix=path.name, delete=False) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            file.close()  # Windows renames no open file
            os.replace(file.name, path)
        except BaseException:
            with suppress(OSError):  # it tries to write the rest once more
                file.close()
            os.unlink(file.name)
            raise
