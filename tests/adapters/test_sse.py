"""Events come out the same however the bytes are cut."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.sse import SseEvent, SseParser
from app.core.domain.errors import BadAnswer


def parse(*pieces: bytes) -> list[SseEvent]:
    parser = SseParser()
    return [event for piece in pieces for event in parser.feed(piece)] + parser.flush()


@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_every_line_end_ends_a_line(end: bytes) -> None:
    lines = [b"event: a", b"data: 1", b"data:2", b"", b": comment", b"id: 7", b"data:  x", b""]
    assert parse(end.join([*lines, b""])) == [SseEvent("a", "1\n2"), SseEvent("", " x", "7")]


def test_an_event_is_given_at_once_after_a_lone_cr() -> None:
    parser = SseParser()
    assert parser.feed(b"data: 1\r\r") == [SseEvent("", "1")]
    assert parser.feed(b"\ndata: 2\n\n") == [SseEvent("", "2")]


def test_the_event_that_is_open_at_the_end_is_not_lost() -> None:
    assert parse(b"data: 1\n\ndata: [DONE]") == [SseEvent("", "1"), SseEvent("", "[DONE]")]


def test_comments_blank_lines_and_unknown_fields_make_no_event() -> None:
    assert parse(b": OPENROUTER PROCESSING\n\n\n\nretry: 5\nfoo\n\n") == []


def test_a_name_without_data_does_not_reach_the_next_event() -> None:
    assert parse(b"event: ping\n\ndata: 1\n\n") == [SseEvent("", "1")]


def test_a_byte_order_mark_is_no_part_of_the_first_field() -> None:
    assert parse(b"\xef\xbb", b"\xbfdata: 1\n\n") == [SseEvent("", "1")]


def test_bytes_that_are_no_utf8_are_replaced() -> None:
    assert parse(b"data: a\xffb\xe4\xbd") == [SseEvent("", "a\ufffdb\ufffd")]


def test_an_id_with_nul_is_ignored() -> None:
    assert parse(b"id: 1\ndata: a\n\nid: \0\ndata: b\n\n") == [SseEvent("", "a", "1"), SseEvent("", "b", "1")]


def test_an_endless_line_is_refused() -> None:
    parser = SseParser(limit=100)
    with pytest.raises(BadAnswer):
        [parser.feed(b"data: 0123456789") for _ in range(20)]


STREAM = "event: e\r\ndata: 你好\r\rdata: 😀\ndata: b\n\n: c\nid: 1\ndata: {}\r\n\r\ndata: end".encode()


@given(st.lists(st.integers(0, len(STREAM)), max_size=30))
def test_cuts_do_not_matter(cuts: list[int]) -> None:
    edges = [0, *sorted(cuts), len(STREAM)]
    assert parse(*(STREAM[a:b] for a, b in pairwise(edges))) == parse(STREAM)


@given(st.lists(st.binary(max_size=40), max_size=20))
def test_garbage_is_no_error(pieces: list[bytes]) -> None:
    assert parse(*pieces) == parse(b"".join(pieces))
