"""What goes through a child's pipes: frames of bounded length, and JSON of one who has read hostile material."""

import json
import struct
from typing import IO, Any

LENGTH = struct.Struct(">I")


def read_frame(channel: IO[bytes], most: int) -> bytes | None:
    """None at its end, and for what is longer than `most` bytes."""
    try:
        head = channel.read(LENGTH.size)
        length = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else most + 1
        body = channel.read(length) if length <= most else b""
    except (OSError, ValueError):  # closed
        return None
    return body if length <= most and len(body) == length else None


def write_frame(channel: IO[bytes], body: bytes) -> None:
    channel.write(LENGTH.pack(len(body)))
    channel.write(body)
    channel.flush()


def json_object(data: bytes | None) -> dict[str, Any] | None:
    """None for all that is none."""
    try:
        value = json.loads(data) if data is not None else None
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None
