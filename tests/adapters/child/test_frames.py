"""Frames and JSON of a child, which may be cut off, too long or nonsense."""

import io

import pytest

from app.adapters.child.frames import json_object, read_frame, write_frame


def pipe(*bodies: bytes) -> io.BytesIO:
    channel = io.BytesIO()
    for body in bodies:
        write_frame(channel, body)
    channel.seek(0)
    return channel


def test_frames_come_out_as_they_went_in_and_then_there_is_none() -> None:
    channel = pipe(b"one", b"", b"\x00\xff")
    assert [read_frame(channel, 10) for _ in range(4)] == [b"one", b"", b"\x00\xff", None]


def test_a_frame_that_is_too_long_is_not_read() -> None:
    assert read_frame(pipe(b"abcd"), 4) == b"abcd"
    assert read_frame(pipe(b"abcde"), 4) is None


@pytest.mark.parametrize("length", range(9))
def test_a_frame_that_is_cut_off_is_none(length: int) -> None:
    assert read_frame(io.BytesIO(pipe(b"abcde").getvalue()[:length]), 10) is None


def test_a_closed_pipe_has_no_frame() -> None:
    channel = pipe(b"a")
    channel.close()
    assert read_frame(channel, 10) is None


@pytest.mark.parametrize("data", [None, b"", b"{", b"[]", b"7", b"\xff", b"[" * 200_000])
def test_what_is_no_json_object_is_none(data: bytes | None) -> None:
    assert json_object(data) is None
    assert json_object(b'{"a": 1}') == {"a": 1}
