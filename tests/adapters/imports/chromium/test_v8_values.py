import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.imports.chromium.snappy import BrokenData
from app.adapters.imports.chromium.v8_values import value_of

HEAD = b"\xff\x0f"


@pytest.mark.parametrize(
    ("data", "value"),
    [
        (b"_", None),
        (b"T", True),
        (b"I\x05", -3),
        (b"U\x07", 7),
        (b"N" + struct.pack("<d", 1.5), 1.5),
        (b'"\x03caf', "caf"),
        (b"c\x04" + "天空".encode("utf-16-le"), "天空"),
        (b"\x00c\x02" + "天".encode("utf-16-le"), "天"),
        (b'o"\x01aI\x02"\x01b_{\x02', {"a": 1, "b": None}),
        (b"A\x02I\x02T$\x00\x02", [1, True]),
        (b"a\x03I\x00I\x02I\x04F@\x02\x03", [1, False]),
        (b';"\x01aI\x02:\x02', {"a": 1}),
        (b"'I\x04,\x01", [2]),
        (b"D" + struct.pack("<d", 5.0), 5.0),
    ],
)
def test_each_kind_of_value_is_read(data: bytes, value: object) -> None:
    assert value_of(HEAD + data) == value
    assert value_of(b"\xff\x15\xfe" + bytes(12) + HEAD + data) == value  # behind Blink's own version and trailer


def test_a_value_that_points_to_an_earlier_one_is_that() -> None:
    value = value_of(HEAD + b'o"\x01ao"\x01x_{\x01"\x01b^\x01{\x02')
    assert value["b"] is value["a"]


@pytest.mark.parametrize("data", [b"", b"\xff", b"?", b"o", b'"\x50a', b"^\x05", b"A\x01" * 5000, b"o" * 5000])
def test_what_is_broken_is_told(data: bytes) -> None:
    with pytest.raises(BrokenData):
        value_of(data)


def test_values_that_point_to_one_another_do_not_grow_without_end() -> None:
    data = HEAD + b"A\x01I\x02$\x00\x01"
    for index in range(1, 40):  # each holds the one before it twice
        data = HEAD + b"A\x02" + data.removeprefix(HEAD) + b"^" + bytes([40 - index]) + b"$\x00\x02"
    with pytest.raises(BrokenData):
        value_of(data)


@given(st.binary(max_size=200))
def test_no_bytes_raise_anything_else(data: bytes) -> None:
    try:
        value_of(data)
    except BrokenData:
        pass
