"""JSON of any size, one item after another."""

from collections.abc import Iterator
from typing import IO, Any


class BrokenJson(ValueError):
    """The file ends or fails here; the items before it are good."""


def items(file: IO[bytes], prefix: str = "item") -> Iterator[Any]:
    """The values at a place of a document: `item` are those of a list at the top, `state.messages.item` those of a list
    within. Numbers are int or float. Raises `BrokenJson`."""
    import ijson

    try:
        yield from ijson.items(file, prefix, use_float=True)
    except (ijson.JSONError, UnicodeDecodeError) as error:
        raise BrokenJson(str(error)) from error


def pairs(file: IO[bytes], prefix: str = "") -> Iterator[tuple[str, Any]]:
    """The members of an object at a place, one after another; the top where `prefix` is empty. Raises `BrokenJson`."""
    import ijson

    try:
        yield from ijson.kvitems(file, prefix, use_float=True)
    except (ijson.JSONError, UnicodeDecodeError) as error:
        raise BrokenJson(str(error)) from error


def shape(file: IO[bytes], most: int = 200) -> list[tuple[str, str, Any]]:
    """The first events of a document as ijson tells them, (place, kind, value): enough to recognise whose it is."""
    import ijson

    events: list[tuple[str, str, Any]] = []
    try:
        for event in ijson.parse(file, use_float=True):
            events.append(event)
            if len(events) >= most:
                break
    except (ijson.JSONError, UnicodeDecodeError):
        pass  # what came before it may be enough
    return events
