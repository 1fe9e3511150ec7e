import gzip
import json
from io import BytesIO

import pytest

from app.adapters.imports.json_stream import BrokenJson, items, items_of, pairs, shape


def test_items_before_a_broken_end_are_good() -> None:
    read = []
    with pytest.raises(BrokenJson):  # noqa: PT012
        for item in items(BytesIO('[{"a": 1.5}, {"b": "你好"}, {"c'.encode())):
            read.append(item)
    assert read == [{"a": 1.5}, {"b": "你好"}]


def test_a_list_within_and_an_object_are_read_member_by_member() -> None:
    text = b'{"state": {"messages": [1, 2]}, "version": 7}'
    assert list(items(BytesIO(text), "state.messages.item")) == [1, 2]
    assert dict(pairs(BytesIO(text))) == {"state": {"messages": [1, 2]}, "version": 7}


def test_the_shape_of_a_document_is_told_by_its_first_events() -> None:
    events = shape(BytesIO(b'[{"mapping": {}}, ' + b"1," * 1000), most=4)
    assert [event[:2] for event in events] == [
        ("", "start_array"),
        ("item", "start_map"),
        ("item", "map_key"),
        ("item.mapping", "start_map"),
    ]
    assert shape(BytesIO(b"no json")) == []


def test_bytes_that_are_no_text_break_the_file_and_nothing_else() -> None:
    with pytest.raises(BrokenJson):
        list(items(BytesIO(b'["\xff\xfe"]')))


def test_several_places_are_read_at_once() -> None:
    text = b'{"b": [1, {"x": 2}], "a": [3], "c": {"d": [4]}, "e": [5'
    read = []
    with pytest.raises(BrokenJson):  # noqa: PT012
        for pair in items_of(_Trickle(text, 9), ["a.item", "b.item", "c.d.item", "none"]):
            read.append(pair)
    assert read == [("b.item", 1), ("b.item", {"x": 2}), ("a.item", 3), ("c.d.item", 4)]
    assert list(items_of(BytesIO(text + b"]}"), ["e.item"])) == [("e.item", 5)]


def test_a_byte_order_mark_is_no_part_of_the_document() -> None:
    assert list(items(BytesIO(b"\xef\xbb\xbf[1]"))) == [1]


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a\\\\": "]", "b\\"": '])
def test_a_document_that_is_nested_without_end_breaks_before_it_takes_the_memory(opening: bytes) -> None:
    with pytest.raises(BrokenJson, match="nested too deeply"):
        list(items(BytesIO(opening * 100_000), "item"))
    assert len(shape(_Trickle(opening * 100_000, 200), most=300)) == 300


@pytest.mark.parametrize("text", ["[" * 6000, '\\"' * 600 + "[" * 6000, "\\" * 999])
def test_brackets_within_a_text_nest_nothing(text: str) -> None:
    document = json.dumps([{"a": text}] * 2).encode()
    for most in (7, 4096, 1 << 20):
        assert list(items(_Trickle(document, most))) == [{"a": text}] * 2


def test_a_damaged_member_breaks_the_file_behind_what_was_read() -> None:
    packed = gzip.compress(json.dumps([{"a": str(index) * 20} for index in range(30_000)]).encode())
    read = []
    with gzip.open(BytesIO(packed[: len(packed) // 2])) as file, pytest.raises(BrokenJson):  # noqa: PT012
        for item in items(file):  # type: ignore[arg-type]
            read.append(item)
    assert len(read) > 1000


class _Trickle(BytesIO):
    """Gives at most so many bytes at a time."""

    def __init__(self, data: bytes, most: int) -> None:
        super().__init__(data)
        self._most = most

    def read(self, size: int | None = -1) -> bytes:
        return super().read(min(size, self._most) if size and size > 0 else size)
