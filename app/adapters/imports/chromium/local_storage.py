"""Local Storage in LevelDB: keys are an origin, a zero, and a name; texts say how they are written."""

from app.adapters.imports.archive import Archive
from app.adapters.imports.chromium.leveldb import entries


def stored_text(archive: Archive, folder: str, name: str) -> str:
    """The newest text of that name, of whichever origin; nothing where there is none."""
    newest, result = -1, ""
    for key, number, value in entries(archive, folder):
        origin, zero, written = key.partition(b"\x00")
        if origin.startswith(b"_") and zero and _text(written) == name and number > newest:
            newest, result = number, _text(value or b"")
    return result


def _text(data: bytes) -> str:
    if data[:1] == b"\x00":
        return data[1:].decode("utf-16-le", "replace")
    return data[1:].decode("latin-1") if data[:1] == b"\x01" else ""
