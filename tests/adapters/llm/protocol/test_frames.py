"""The framing is told by the first byte."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.protocol.frames import Frames


def data_of(*pieces: bytes) -> list[str]:
    frames = Frames()
    events = [event for piece in pieces for event in frames.feed(piece)] + frames.close()
    return [event.data for event in events]


@pytest.mark.parametrize(
    ("body", "data"),
    [
        (b'data: {"a":1}\n\ndata: [DONE]', ['{"a":1}', "[DONE]"]),
        (b': wait\n\ndata: {"a":1}\n\n', ['{"a":1}']),
        (b' {"a":\n1}\n', ['{"a":\n1}']),
        (b'{"a":1}\n{"b":2}\n', ['{"a":1}', '{"b":2}']),
        (b'{"a":1}\n\n{"b":', ['{"a":1}', '{"b":']),
        (b'[{"a":1},\n{"b":2}]', ['[{"a":1},\n{"b":2}]']),
        (b"\xef\xbb\xbf<html>\n<p>x", ["<html>\n<p>x"]),
        (b"Internal Server Error", []),
        (b"", []),
    ],
)
def test_every_framing_is_read(body: bytes, data: list[str]) -> None:
    assert data_of(body) == data
    assert data_of(*(body[i : i + 1] for i in range(len(body)))) == data


def test_one_body_is_known_as_such() -> None:
    frames = Frames()
    frames.feed(b'\n {"a"')
    assert frames.whole
    assert frames.head == b'\n {"a"'


def test_json_lines_come_as_soon_as_each_is_complete() -> None:
    frames = Frames()
    assert frames.feed(b'{"a":1}') == []
    assert [event.data for event in frames.feed(b'\r\n{"b":"\xe2\x80\xa8"}\n{"c"')] == ['{"a":1}', '{"b":"\u2028"}']
    assert not frames.whole
    assert [event.data for event in frames.feed(b":3}\n")] == ['{"c":3}']
    assert frames.close() == []


def test_a_printed_body_waits_for_its_end() -> None:
    frames = Frames()
    assert frames.feed(b'{\n  "a": 1\n}\n') == []
    assert [event.data for event in frames.close()] == ['{\n  "a": 1\n}']
    assert frames.whole


@given(st.binary(max_size=60), st.lists(st.integers(0, 60), max_size=6))
def test_garbage_is_no_error(body: bytes, cuts: list[int]) -> None:
    edges = [0, *sorted(min(cut, len(body)) for cut in cuts), len(body)]
    assert data_of(*(body[a:b] for a, b in pairwise(edges))) == data_of(body)
