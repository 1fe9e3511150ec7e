"""A log and a table written by hand, and what Chromium itself wrote: see `test_indexed_db.py`."""

from pathlib import Path

from app.adapters.imports.archive import open_archive
from app.adapters.imports.chromium.leveldb import Entry, entries

_MAGIC = bytes.fromhex("57fb808b247547db")


def number(value: int) -> bytes:
    result = bytearray()
    while value > 0x7F:
        result.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*result, value])


def batch(sequence: int, *rows: tuple[bytes, bytes | None]) -> bytes:
    data = sequence.to_bytes(8, "little") + len(rows).to_bytes(4, "little")
    for key, value in rows:
        data += bytes([value is not None]) + number(len(key)) + key
        data += b"" if value is None else number(len(value)) + value
    return data


def log(*batches: bytes) -> bytes:
    """In records of at most 32 kB, each behind seven bytes."""
    result = bytearray()
    for data in batches:
        first = True
        while first or data:
            room = 32768 - len(result) % 32768
            if room < 7:
                result += bytes(room)
                continue
            part, data = data[: room - 7], data[room - 7 :]
            kind = (1 if not data else 2) if first else (4 if not data else 3)
            result += bytes(4) + len(part).to_bytes(2, "little") + bytes([kind]) + part
            first = False
    return bytes(result)


def block(rows: list[tuple[bytes, bytes]], packed: bool = False) -> bytes:
    data, before = b"", b""
    for key, value in rows:
        shared = 0
        while shared < min(len(key), len(before)) and key[shared] == before[shared]:
            shared += 1
        data += number(shared) + number(len(key) - shared) + number(len(value)) + key[shared:] + value
        before = key
    data += bytes(4) + (1).to_bytes(4, "little")
    if packed:
        data = number(len(data)) + b"".join(b"\xf0" + bytes([len(one) - 1]) + one for one in _pieces(data))
    return data + bytes([packed]) + bytes(4)


def _pieces(data: bytes) -> list[bytes]:
    return [data[start : start + 200] for start in range(0, len(data), 200)]


def table(rows: list[tuple[bytes, int, bytes | None]], packed: bool = False) -> bytes:
    inner = [
        (key + (sequence << 8 | (value is not None)).to_bytes(8, "little"), value or b"")
        for key, sequence, value in rows
    ]
    data = block(inner, packed)
    handle = number(0) + number(len(data) - 5)
    index = block([(inner[-1][0], handle)])
    footer = number(0) + number(0) + number(len(data)) + number(len(index) - 5)
    return data + index + footer.ljust(40, b"\x00") + _MAGIC


def read(folder: Path, **files: bytes) -> list[Entry]:
    (folder / "db").mkdir(exist_ok=True)
    for name, data in files.items():
        (folder / "db" / name.replace("_", ".")).write_bytes(data)
    with open_archive(folder) as archive:
        return sorted(entries(archive, "db"), key=lambda entry: entry[1])


def test_a_log_is_read_over_the_borders_of_its_blocks(tmp_path: Path) -> None:
    long = bytes(range(256)) * 300
    data = log(batch(5, (b"a", b"1"), (b"b", None)), batch(7, (b"c", long)), batch(8, (b"a", b"2")))
    assert read(tmp_path, one_log=data) == [(b"a", 5, b"1"), (b"b", 6, None), (b"c", 7, long), (b"a", 8, b"2")]


def test_a_table_is_read_packed_or_not(tmp_path: Path) -> None:
    rows = [(b"key1", 3, b"one"), (b"key2", 4, None), (b"key22", 5, b"x" * 500)]
    assert read(tmp_path, a_ldb=table(rows), b_ldb=b"", c_txt=b"no") == rows
    assert read(tmp_path, a_ldb=table(rows, packed=True)) == rows


def test_what_is_damaged_ends_its_own_file_alone(tmp_path: Path) -> None:
    whole = log(batch(1, (b"a", b"1")), batch(2, (b"b", b"2" * 100)))
    rows = read(tmp_path, one_log=whole[:-20], two_log=log(batch(9, (b"z", b"9"))), bad_ldb=b"x" * 100, cut_ldb=_MAGIC)
    assert rows == [(b"a", 1, b"1"), (b"z", 9, b"9")]
