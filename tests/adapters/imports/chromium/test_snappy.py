import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.imports.chromium.snappy import BrokenData, unpacked, varint


@pytest.mark.parametrize(
    ("packed", "plain"),
    [
        (b"\x00", b""),
        (b"\x03\x08abc", b"abc"),
        (b"\x08\x0cabcd\x01\x04", b"abcdabcd"),  # a copy with one byte of offset
        (b"\x0a\x00a\x22\x01\x00", b"a" * 10),  # a copy of what it writes, two bytes of offset
        (b"\x08\x0cabcd\x0f\x04\x00\x00\x00", b"abcdabcd"),  # four bytes of offset
        (b"\x46\xf0\x45" + b"x" * 70, b"x" * 70),  # a long literal
    ],
)
def test_literals_and_copies_are_unpacked(packed: bytes, plain: bytes) -> None:
    assert unpacked(packed, 100) == plain


@pytest.mark.parametrize(
    "packed", [b"", b"\xff", b"\x05\x08abc", b"\x08\x01\x04", b"\x02\x08abc", b"\xff\xff\x7f\x00a"]
)
def test_damaged_data_is_told(packed: bytes) -> None:
    with pytest.raises(BrokenData):
        unpacked(packed, 1000)


@given(st.binary())
def test_no_bytes_raise_anything_else(packed: bytes) -> None:
    try:
        assert len(unpacked(packed, 10_000)) <= 10_000
    except (BrokenData, IndexError):
        pass


def test_numbers_have_seven_bits_a_byte() -> None:
    assert varint(b"\x00\xac\x02\x01", 1) == (300, 3)
