"""LevelDB's files: https://github.com/google/leveldb/blob/main/doc/{table,log}_format.md.

Every table and log of the folder is read; of a key the newest word counts, as the number that comes with it tells.
"""

from collections.abc import Iterator

from app.adapters.imports.archive import DAMAGED, Archive, TooLarge, read_all
from app.adapters.imports.chromium.snappy import BrokenData, unpacked, varint

_MAGIC = bytes.fromhex("57fb808b247547db")
_FOOTER, _LOG_BLOCK, _LOG_HEADER = 48, 32768, 7
_MOST_FILE, _MOST_BLOCK = 600_000_000, 100_000_000
Entry = tuple[bytes, int, bytes | None]  # key, sequence number, value: None where the key was deleted


def entries(archive: Archive, folder: str) -> Iterator[Entry]:
    """Of all files of a folder, in no order. What is damaged ends its file."""
    for name in archive.names():
        if name.rpartition("/")[0] != folder:
            continue
        kind = name.rpartition(".")[2]
        if kind in ("ldb", "sst", "log"):
            try:
                data = read_all(archive, name, _MOST_FILE)
                yield from _log(data) if kind == "log" else _table(data)
            except (BrokenData, TooLarge, IndexError, *DAMAGED):
                continue


def _table(data: bytes) -> Iterator[Entry]:
    footer = data[-_FOOTER:]
    if footer[-8:] != _MAGIC:
        raise BrokenData("no table")
    _, at = varint(footer, 0)
    _, at = varint(footer, at)
    start, at = varint(footer, at)
    size, _ = varint(footer, at)
    for _, handle in _block(data, start, size):
        block_start, at = varint(handle, 0)
        block_size, _ = varint(handle, at)
        for key, value in _block(data, block_start, block_size):
            number = int.from_bytes(key[-8:], "little")
            yield key[:-8], number >> 8, value if number & 0xFF else None


def _block(data: bytes, start: int, size: int) -> Iterator[tuple[bytes, bytes]]:
    block, packing = data[start : start + size], data[start + size]
    if packing == 1:
        block = unpacked(block, _MOST_BLOCK)
    elif packing != 0:
        raise BrokenData("packed in another way")
    restarts = int.from_bytes(block[-4:], "little")
    end = len(block) - 4 * (restarts + 1)
    key, at = b"", 0
    while at < end:
        shared, at = varint(block, at)
        own, at = varint(block, at)
        length, at = varint(block, at)
        key = key[:shared] + block[at : at + own]
        at += own
        yield key, block[at : at + length]
        at += length


def _log(data: bytes) -> Iterator[Entry]:
    for batch in _log_records(data):
        sequence, count = int.from_bytes(batch[:8], "little"), int.from_bytes(batch[8:12], "little")
        at = 12
        for number in range(count):
            kind = batch[at]
            length, at = varint(batch, at + 1)
            key = batch[at : at + length]
            at += length
            value = None
            if kind:
                length, at = varint(batch, at)
                value = batch[at : at + length]
                at += length
            yield key, sequence + number, value


def _log_records(data: bytes) -> Iterator[bytes]:
    at, parts = 0, bytearray()
    while at + _LOG_HEADER <= len(data):
        left = _LOG_BLOCK - at % _LOG_BLOCK
        if left < _LOG_HEADER:
            at += left
            continue
        length, kind = int.from_bytes(data[at + 4 : at + 6], "little"), data[at + 6]
        body = data[at + _LOG_HEADER : at + _LOG_HEADER + length]
        at += _LOG_HEADER + length
        if kind == 0 or len(body) < length:
            return
        if kind in (1, 2):
            parts.clear()
        parts += body
        if kind in (1, 4):
            yield bytes(parts)
