"""Heads of HTTP from hostile hands: parsed or refused, and never a second head behind the first."""

import asyncio
import re

from hypothesis import given
from hypothesis import strategies as st

from app.adapters.gate import Refusal
from app.adapters.gate.http_head import HEAD_LIMIT, parse_request, parse_response, read_head
from app.adapters.gate.outbound import READ_LIMIT
from app.adapters.gate.rules import check, target

# Lines as they come out of `read_head`: latin-1, without the ends of lines, but with whatever else.
words = st.sampled_from(
    ["GET", "CONNECT", "http://a.example/", "http://a.example:80@127.0.0.1/", "HTTP/1.1", "HTTP/1.0", "200", " ", "\t",
     ":", "Content-Length", "Transfer-Encoding", "Connection", "Host", "chunked", "close", "5", "\r", "\x00", "²", "#"]
)  # fmt: skip
texts = st.text(st.characters(max_codepoint=255, exclude_characters="\n"), max_size=30)
lines = st.lists(st.lists(words | texts, max_size=6).map("".join).map(lambda s: s.rstrip("\r")), min_size=1, max_size=6)
requests = st.tuples(st.sampled_from(["GET http://a.example/x HTTP/1.1", "CONNECT a.example:443 HTTP/1.1"]), lines)
responses = st.tuples(st.sampled_from(["HTTP/1.1 200 OK", "HTTP/1.1 103 Early Hints", "HTTP/1.0 404 "]), lines)


def assert_one_head(written: bytes) -> None:
    """It ends once, at its end, and each of its fields stands on one line."""
    assert written.index(b"\r\n\r\n") == len(written) - 4
    for line in written[:-4].split(b"\r\n")[1:]:
        assert re.fullmatch(rb"[!#$%&'*+.^_`|~0-9A-Za-z-]+: [^\x00\r\n]*", line)


@given(lines | requests.map(lambda pair: [pair[0], *pair[1]]))
def test_any_request_is_parsed_or_refused(head: list[str]) -> None:
    try:
        request = parse_request(head)
        wanted = target(request.authority, 443 if request.is_tunnel else 80)
        check(wanted, ())
    except Refusal:
        return
    for through_proxy in (False, True):
        written = request.forwarded(wanted.place, through_proxy=through_proxy)
        assert_one_head(written)
        assert written.lower().count(b"\r\nhost:") == 1
        assert written.lower().count(b"\r\ncontent-length:") <= 1
        assert b"\r\ntransfer-encoding:" not in written.lower()


@given(lines | responses.map(lambda pair: [pair[0], *pair[1]]), st.booleans())
def test_any_answer_is_parsed_or_refused(head: list[str], cut: bool) -> None:
    try:
        response = parse_response(head)
    except Refusal:
        return
    assert_one_head(response.forwarded(cut=cut))
    length = response.length("GET")
    assert length is None or length >= 0


@given(st.binary(max_size=300) | st.binary(max_size=40).map(lambda piece: piece * 5000))
async def test_any_bytes_are_a_head_or_its_refusal(data: bytes) -> None:
    reader = asyncio.StreamReader(limit=READ_LIMIT)
    reader.feed_data(data)
    reader.feed_eof()
    try:
        head = await read_head(reader)
    except (Refusal, asyncio.IncompleteReadError):
        return
    assert head
    assert sum(map(len, head)) <= HEAD_LIMIT
