import gzip
import json
from dataclasses import replace
from io import BytesIO

import pytest

from app.adapters.imports.json_stream import (
    BrokenJson,
    ItemLimits,
    OversizeItem,
    bounded_loads,
    items,
    items_of,
    pairs,
    reason_of,
    shape,
)
from app.core.domain.transfer import SkipReason


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


FEW = ItemLimits(values=1000, text=20_000, memory=100_000)  # of an item
HUGE = {"values": [[]] * 20_000, "text": "a" * 200_000, "nested": {"a": [{"b": [1, 2, "}]"]}] * 5000}}


@pytest.mark.parametrize("huge", HUGE)
@pytest.mark.parametrize("most", [100, 4096])
def test_an_item_beyond_the_limits_is_left_out_and_the_others_come(huge: str, most: int) -> None:
    values = [1, {"a": "好"}, {"x": HUGE[huge], "y": 2}, *([{"b": [n] * 20}] for n in range(300)), HUGE[huge], "end"]
    data = json.dumps({"before": values, "list": values, "map": {str(n): one for n, one in enumerate(values)}}).encode()
    expected = [OversizeItem() if n in (2, len(values) - 2) else one for n, one in enumerate(values)]
    listed = list(items(_Trickle(data, most), "list.item", FEW))
    assert listed == expected
    reasons = [reason_of(one) for one in (listed[1], listed[2], listed[-2])]
    assert reasons == [SkipReason.BROKEN, SkipReason.TOO_LARGE, SkipReason.TOO_LARGE]
    assert list(pairs(_Trickle(data, most), "map", FEW)) == [(str(n), one) for n, one in enumerate(expected)]
    both = list(items_of(_Trickle(data, most), ["list.item", "before.item", "none.item"], FEW))
    for place in ("list.item", "before.item"):
        assert [value for where, value in both if where == place] == expected


def test_much_that_is_between_the_items_is_none() -> None:
    noise = [{"n": [n, "x" * 50]} for n in range(3000)]
    data = json.dumps({"a": noise, "list": [1, [2]], "b": {"c": noise}, "d": {"list": noise}}).encode()
    assert list(items(BytesIO(data), "list.item", FEW)) == [1, [2]]


@pytest.mark.parametrize("number", [2**64, -(2**90), 10**400])
def test_a_number_without_room_in_64_bits_is_a_number(number: int) -> None:
    values = [{"n": 1}, *([n] for n in range(20_000)), {"n": number}, {"n": "好"}]
    data = json.dumps({"list": values}).encode()
    assert list(items(BytesIO(data), "list.item")) == values
    assert dict(pairs(BytesIO(data))) == {"list": values}
    assert list(items(BytesIO(data), "list.item", FEW)) == values, "once more where much is counted"
    events = shape(BytesIO(json.dumps([number, "behind"]).encode()))
    assert [value for _, kind, value in events if kind in ("number", "string")] == [number, "behind"]


def test_an_end_in_the_midst_of_a_counted_item_is_told_as_any_other() -> None:
    data = json.dumps([1, HUGE["values"]]).encode()[:-3]
    read = []
    with pytest.raises(BrokenJson):  # noqa: PT012
        for item in items(BytesIO(data), "item", FEW):
            read.append(item)
    assert read == [1]


def test_a_text_without_end_breaks_before_it_takes_the_memory() -> None:
    read = []
    with pytest.raises(BrokenJson, match="too long"):  # noqa: PT012
        for item in items(BytesIO(b'[1, "' + b"a" * 900_000 + b'"]'), "item", replace(FEW, longest=500_000)):
            read.append(item)
    assert read == [1]
    assert list(items(BytesIO(b'["' + b"a" * 30_000_000 + b'"]'))) == ["a" * 30_000_000], "and takes no minutes"


def test_json_within_a_text_is_read_where_it_can_be_held() -> None:
    assert bounded_loads('{"a": "' + "," * 100 + '"}') == {"a": "," * 100}
    with pytest.raises(ValueError, match="too many"):
        bounded_loads(b"[" + b"[]," * 3_000_000 + b"[]]")


class _Trickle(BytesIO):
    """Gives at most so many bytes at a time."""

    def __init__(self, data: bytes, most: int) -> None:
        super().__init__(data)
        self._most = most

    def read(self, size: int | None = -1) -> bytes:
        return super().read(min(size, self._most) if size and size > 0 else size)
