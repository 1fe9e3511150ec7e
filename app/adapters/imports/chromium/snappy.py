"""Snappy's blocks unpacked: https://github.com/google/snappy/blob/main/format_description.txt."""


class BrokenData(ValueError):
    """These bytes are not what they should be."""


def varint(data: bytes, at: int) -> tuple[int, int]:
    """(value, place behind it), little end first, seven bits a byte. Raises `BrokenData`."""
    value = shift = 0
    while True:
        if at >= len(data) or shift > 63:
            raise BrokenData("number cut off")
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        if byte < 0x80:
            return value, at
        shift += 7


def unpacked(data: bytes, most: int) -> bytes:
    """Raises `BrokenData` where it is damaged or longer than `most`."""
    size, at = varint(data, 0)
    if size > most:
        raise BrokenData("too long")
    result = bytearray()
    while at < len(data):
        tag = data[at]
        at += 1
        kind = tag & 3
        if kind == 0:
            length = (tag >> 2) + 1
            if length > 60:
                width = length - 60
                length = int.from_bytes(data[at : at + width], "little") + 1
                at += width
            result += data[at : at + length]
            at += length
        else:
            width = (1, 2, 4)[kind - 1]
            offset = int.from_bytes(data[at : at + width], "little")
            length = ((tag >> 2) & 7) + 4 if kind == 1 else (tag >> 2) + 1
            offset |= (tag >> 5) << 8 if kind == 1 else 0
            at += width
            start = len(result) - offset
            if offset == 0 or start < 0:
                raise BrokenData("copy from before the start")
            if offset >= length:
                result += result[start : start + length]
            else:  # it repeats what it writes
                result += (bytes(result[start:]) * (length // offset + 1))[:length]
        if len(result) > size:
            raise BrokenData("longer than it says")
    if len(result) != size:
        raise BrokenData("shorter than it says")
    return bytes(result)
