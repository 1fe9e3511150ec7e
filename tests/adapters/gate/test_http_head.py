"""HTTP heads as values."""

import pytest

from app.adapters.gate import Refusal
from app.adapters.gate.http_head import parse_request, parse_response
from app.adapters.gate.rules import target


def test_address_without_a_path_asks_for_the_root():
    request = parse_request(["GET http://a.example?q=1 HTTP/1.1"])
    assert request.forwarded("a.example:80").startswith(b"GET /?q=1 HTTP/1.1\r\nHost: a.example\r\n")


def test_host_in_the_head_gives_way_to_the_address():
    request = parse_request(["GET http://a.example/ HTTP/1.1", "Host: 127.0.0.1", "hOsT: b.example"])
    assert request.forwarded("a.example:80") == b"GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n"


@pytest.mark.parametrize("host", ["", "a.example", "[::2]", "[::1]:80", "[:]:1", "::1"])
def test_address_without_brackets_is_no_place_unless_the_host_is_the_same(host):
    request = parse_request(["GET http://::1/ HTTP/1.1", f"Host: {host}"])
    with pytest.raises(Refusal):
        target(request.authority, 80)


@pytest.mark.parametrize("place", ["::1", "::", ":80", "1:2:3:80", "a:b:80", "[::1:80", "fe80::1%eth0:80"])
def test_tunnel_to_what_is_no_address_with_a_port_is_refused(place):
    request = parse_request([f"CONNECT {place} HTTP/1.1"])
    with pytest.raises(Refusal):
        target(request.authority, None)


def test_length_that_the_coding_contradicts_is_dropped():
    response = parse_response(["HTTP/1.1 200 OK", "Content-Length: 5", "Transfer-Encoding: chunked"])
    assert b"Content-Length" not in response.forwarded()
    assert b"Transfer-Encoding: chunked" in response.forwarded()


@pytest.mark.parametrize(
    "fields",
    [["Content-Length: 0", "Content-Length: 44"], ["Content-Length: 5", "content-length: 5"], ["Content-Length: +5"],
     ["Content-Length: 5, 5"], ["Content-Length: "], ["Content-Length: " + "9" * 16], ["Content-Length: ²"],
     ["Transfer-Encoding: chunked"], ["Content-Length: 5", "transfer-encoding: identity"]],
)  # fmt: skip
def test_request_whose_end_can_be_seen_in_two_places_is_refused(fields):
    with pytest.raises(Refusal):
        parse_request(["POST http://a.example/ HTTP/1.1", *fields])


def test_connection_cannot_name_away_the_framing():
    request = parse_request(["POST http://a.example/ HTTP/1.1", "Connection: Content-Length", "Content-Length: 5"])
    assert b"Content-Length: 5" in request.forwarded("a.example:80")


@pytest.mark.parametrize("line", ["Name : value", " folded", "", "a\x00b: c", "A: b\x00", "A: b\rInjected: c"])
def test_ill_formed_fields_are_refused(line):
    with pytest.raises(Refusal):
        parse_request(["GET http://a.example/ HTTP/1.1", line])


def test_ill_formed_fields_of_servers_are_passed_over():
    response = parse_response(["HTTP/1.1 200", "broken", "A: b"])
    assert response.forwarded() == b"HTTP/1.1 200 \r\nA: b\r\nConnection: close\r\n\r\n"


@pytest.mark.parametrize(
    ("status", "method", "fields", "length"),
    [("200", "GET", ["Content-Length: 7"], 7), ("200", "HEAD", ["Content-Length: 7"], 0), ("304", "GET", [], 0),
     ("200", "GET", [], None), ("200", "GET", ["Content-Length: 7", "Transfer-Encoding: chunked"], None),
     ("200", "GET", ["Content-Length: -7"], None), ("200", "GET", ["Content-Length: " + "9" * 40], None)],
)  # fmt: skip
def test_length_of_a_body(status, method, fields, length):
    assert parse_response([f"HTTP/1.1 {status} X", *fields]).length(method) == length


@pytest.mark.parametrize("line", ["HTTP/1.1 101 Switching Protocols", "HTTP/2 200", "ICY 200 OK", "<html>"])
def test_answers_in_other_protocols_are_refused(line):
    with pytest.raises(Refusal):
        parse_response([line])
