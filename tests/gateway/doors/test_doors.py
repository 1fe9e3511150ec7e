"""Who is let in to the local API: a real server on loopback, and requests byte by byte."""

import json
import socket
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace

import pytest

from app.core.domain.chat import Provider
from app.core.domain.gateway import GatewaySettings
from app.core.domain.gateway.keys import change_key, make_key, revoke_key
from app.core.domain.settings import Settings
from app.gateway.doors.limits import Limits
from app.gateway.server import Gateway
from tests.gateway.doors.server import connect, exchange, gateway, head, parsed, rest
from tests.waiting import until_done

SETTINGS, KEY = make_key(GatewaySettings(origins=("https://chat.example",)), "Editor")
LIMITS = Limits(body_bytes=1_000_000, body_seconds=0.3, head_seconds=0.3, reader_seconds=0.5, connections=20)


class Doors:
    """The server, and the settings that it looks up."""

    settings = SETTINGS
    server: Gateway


@pytest.fixture
def doors() -> Iterator[Doors]:
    doors = Doors()
    with gateway(lambda: doors.settings, LIMITS) as doors.server:
        yield doors


def bearer(key: str = KEY) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


@pytest.mark.parametrize(
    "headers",
    [
        bearer(),
        {"x_api_key": KEY},
        {"api_key": KEY},
        {"Authorization": "Basic " + b64encode(f"me:{KEY}".encode()).decode()},
        {"Authorization": "Basic " + b64encode(f"{KEY}:".encode()).decode()},
    ],
)
def test_a_key_is_taken_wherever_a_client_puts_it(doors: Doors, headers: dict[str, str]) -> None:
    assert exchange(doors.server, head(doors.server, **headers))[0] == 200


def test_a_key_may_stand_in_the_path_beside_a_placeholder_and_is_not_logged(doors: Doors) -> None:
    status, _, body = exchange(doors.server, head(doors.server, f"/k/{KEY}/v1/models?a=secret", **bearer("none")))
    assert (status, json.loads(body)["object"]) == (200, "list")
    (call,) = doors.server.calls()
    assert (call.path, call.client, call.status) == ("/v1/models", "Editor", 200)
    assert exchange(doors.server, head(doors.server, "/k/wrong/v1/models"))[0] == 401
    assert exchange(doors.server, head(doors.server, "/k/wrong"))[0] == 401


def test_a_key_in_an_address_that_is_slightly_wrong_is_neither_logged_nor_lost(doors: Doors) -> None:
    for path in (f"//k/{KEY}/v1/models", f"/k/{KEY}/v1/models/"):
        assert exchange(doors.server, head(doors.server, path))[0] == 200
    wrong = (f"/v1/k/{KEY}/models", f"/{KEY}/v1/models", f"/k//k/{KEY}/models", "/v1//k/secret")
    for path in (*wrong, f"/v1/{KEY}"):
        status, headers, _ = exchange(doors.server, head(doors.server, path, **bearer()))
        assert (status, "location:" in headers.lower()) == (404, False), path
    assert len(doors.server.calls()) == 3 + len(wrong)
    for call in doors.server.calls():
        assert KEY not in call.path
        assert "secret" not in call.path


WRONG = {"none": "", "another": "wrong", "shorter": KEY[:-1], "longer": KEY + "x", "endless": "k" * 5000}


@pytest.mark.parametrize("key", WRONG.values(), ids=WRONG)  # keys are random: no test may be named after one
def test_without_a_good_key_nobody_comes_in(doors: Doors, key: str) -> None:
    for path, kind in (("/v1/models", None), ("/v1/messages", "error")):
        status, headers, body = exchange(doors.server, head(doors.server, path, **(bearer(key) if key else {})))
        error = json.loads(body)
        assert (status, error.get("type"), error["error"]["type"]) == (401, kind, "authentication_error")
        assert "\n" not in error["error"]["message"]
        assert "www-authenticate: bearer" in headers.lower()
        assert not key or key not in body


def test_a_revoked_key_is_refused_from_the_next_request_on(doors: Doors) -> None:
    assert exchange(doors.server, head(doors.server, **bearer()))[0] == 200
    doors.settings = revoke_key(SETTINGS, SETTINGS.keys[0].id)
    assert exchange(doors.server, head(doors.server, **bearer()))[0] == 401
    doors.settings = replace(doors.settings, require_key=False)
    assert exchange(doors.server, head(doors.server))[0] == 200


def test_a_name_that_was_rebound_to_this_machine_is_refused(doors: Doors) -> None:
    port = doors.server.address[1]
    hosts = [f"evil.example:{port}", "127.0.0.1", "127.0.0.1:1", f"127.0.0.1.evil.example:{port}", f"10.1.2.3:{port}"]
    for host in (*hosts, f"localhost@evil.example:{port}"):
        status, _, body = exchange(doors.server, head(doors.server, Host=host, **bearer()))
        assert (status, json.loads(body)["error"]["code"]) == (421, "host_not_allowed"), host
    for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}", f"LOCALHOST.:{port}"):
        assert exchange(doors.server, head(doors.server, Host=host, **bearer()))[0] == 200, host


def test_names_that_the_settings_list_are_served_behind_a_proxy_too(doors: Doors) -> None:
    doors.settings = replace(SETTINGS, hosts=("desk.example.org", "2001:db8::1"))
    for host in ("desk.example.org", "Desk.Example.org.:8443", "[2001:db8::1]:80"):
        assert exchange(doors.server, head(doors.server, Host=host, **bearer()))[0] == 200, host
    for host in ("evil.example", "desk.example.org.evil.example", "x.desk.example.org", "desk.example.org:x"):
        assert exchange(doors.server, head(doors.server, Host=host, **bearer()))[0] == 421, host


def test_web_pages_are_refused_unless_their_origin_is_listed(doors: Doors) -> None:
    doors.settings = replace(SETTINGS, require_key=False)
    asks = {"Access_Control_Request_Method": "POST", "Access_Control_Request_Headers": "authorization"}
    own = "http://{}:{}".format(*doors.server.address)
    for origin in ("https://evil.example", "null", own, "https://chat.example.evil.example", "http://chat.example"):
        for method, more in (("GET", {}), ("OPTIONS", asks)):
            status, headers, body = exchange(doors.server, head(doors.server, method=method, Origin=origin, **more))
            assert (status, json.loads(body)["error"]["code"]) == (403, "origin_not_allowed")
            assert "access-control" not in headers.lower()
    for site in ("cross-site", "same-site"):  # a picture's address, or a form's
        assert exchange(doors.server, head(doors.server, Sec_Fetch_Site=site))[0] == 403
    status, headers, _ = exchange(doors.server, head(doors.server, Origin="https://chat.example"))
    assert (status, "access-control-allow-origin: https://chat.example" in headers.lower()) == (200, True)


def test_a_listed_origin_gets_its_preflight_without_a_key_and_nothing_more(doors: Doors) -> None:
    asks = {"Access_Control_Request_Method": "POST", "Access_Control_Request_Headers": "authorization"}
    page = {"Origin": "https://chat.example"}
    assert exchange(doors.server, head(doors.server, method="OPTIONS", **page, **asks))[0] == 200
    status, headers, _ = exchange(doors.server, head(doors.server, **page))
    assert (status, "access-control-allow-origin" in headers.lower()) == (401, True)


def test_a_key_may_be_limited_in_pace_and_models(doors: Doors) -> None:
    entry = replace(SETTINGS.keys[0], per_minute=2, models=("citewise",))
    doors.settings = change_key(SETTINGS, entry)
    status, _, body = exchange(doors.server, head(doors.server, **bearer()))
    assert [row["id"] for row in json.loads(body)["data"]] == ["citewise"]
    ask = json.dumps({"model": "citewise-research", "messages": [{"role": "user", "content": "?"}]})
    request = head(doors.server, "/v1/chat/completions", "POST", Content_Length=str(len(ask)), **bearer())
    status, _, body = exchange(doors.server, request + ask.encode())
    assert (status, json.loads(body)["error"]["code"]) == (403, "model_not_allowed")
    assert doors.server.calls()[-1].model == "citewise-research"
    status, headers, body = exchange(doors.server, head(doors.server, **bearer()))
    assert (status, json.loads(body)["error"]["code"]) == (429, "rate_limit_exceeded")
    assert "retry-after: " in headers.lower()


def test_a_large_body_is_refused_whether_its_length_is_told_or_not(doors: Doors) -> None:
    url = "/v1/chat/completions"
    status, _, body = exchange(doors.server, head(doors.server, url, "POST", Content_Length="1000000000", **bearer()))
    assert (status, json.loads(body)["error"]["code"]) == (413, "too_large")
    with connect(doors.server) as connection:
        connection.sendall(head(doors.server, url, "POST", Transfer_Encoding="chunked", **bearer()))
        chunk = b"10000\r\n" + b"x" * 65_536 + b"\r\n"
        try:
            for _ in range(16_000):  # a gigabyte
                connection.sendall(chunk)
        except OSError:
            pass
        else:
            pytest.fail("all of it was taken")
        status, _, body = parsed(rest(connection))
        assert (status, json.loads(body)["error"]["code"]) == (413, "too_large")


def test_who_sends_slowly_is_left(doors: Doors) -> None:
    with connect(doors.server) as silent, connect(doors.server) as half, connect(doors.server) as dripping:
        half.sendall(b"GET /v1/models HTTP/1.1\r\nHost: ")
        url = "/v1/chat/completions"
        dripping.sendall(head(doors.server, url, "POST", Content_Length="1000", **bearer()) + b"{")
        assert rest(silent) == b""
        status, _, body = parsed(rest(half))
        assert (status, json.loads(body)["type"], json.loads(body)["error"]["code"]) == (408, "error", "timeout")
        status, _, body = parsed(rest(dripping))
        assert (status, json.loads(body)["error"]["code"]) == (408, "timeout")


def test_headers_have_a_largest_size(doors: Doors) -> None:
    status, _, body = exchange(doors.server, head(doors.server, X_Long="x" * 400_000, **bearer())[:-2])
    assert (status, json.loads(body)["error"]["code"]) == (400, "invalid_http")
    assert "\n" not in body


def test_a_thousand_connections_are_refused_and_those_before_them_served() -> None:
    connections: list[socket.socket] = []
    with gateway(lambda: SETTINGS, replace(LIMITS, head_seconds=10.0)) as server:
        try:
            with connect(server) as first:
                first.sendall(head(server, Connection="keep-alive", **bearer())[:-2])
                for _ in range(10):
                    some = [connect(server) for _ in range(100)]
                    status, _, body = parsed(rest(some[-1]))
                    error = json.loads(body)  # whichever API was meant
                    assert (status, error["type"], error["error"]["code"]) == (503, "error", "overloaded")
                    connections += some[:20]
                    for one in some[20:]:
                        one.close()
                first.sendall(b"\r\n")
                assert first.recv(100).startswith(b"HTTP/1.1 200")
        finally:
            for connection in connections:
                connection.close()
        assert exchange(server, head(server, **bearer()))[0] == 200


def test_who_reads_nothing_of_a_response_is_left() -> None:
    many = Settings((Provider("m", "M", "http://127.0.0.1:9/v1", tuple(f"model-{n}" for n in range(50_000))),))
    with gateway(lambda: SETTINGS, LIMITS, many) as server, connect(server) as deaf:
        deaf.sendall(head(server, **bearer()))
        until_done(lambda: [call.status for call in server.calls()] == [200])
        until_done(lambda: server._server is not None and not server._server.server_state.connections)
        assert len(rest(deaf)) < 7_000_000, "a part of it at most"


PATHS = {"/v1/chat/completions": None, "/v1/responses": None, "/v1/messages": "error", "/v1/search": None}


@pytest.mark.parametrize(("path", "kind"), PATHS.items(), ids=PATHS)
def test_a_queue_that_is_full_says_when_to_come_again(path: str, kind: str | None) -> None:
    settings = replace(SETTINGS, at_once=1)
    limits = replace(LIMITS, body_seconds=20.0)
    with gateway(lambda: settings, limits) as server, connect(server) as running, connect(server) as waiting:
        begun = head(server, path, "POST", Content_Length="2", **bearer()) + b"{"
        for one in (running, waiting):  # the first one has the place until its body is there
            one.sendall(begun)
            assert exchange(server, head(server, **bearer()))[0] == 200  # the server has read it by now
        status, headers, body = exchange(server, head(server, path, "POST", Content_Length="0", **bearer()))
        error = json.loads(body)
        assert (status, error.get("type"), error["error"]["type"]) == (429, kind, "rate_limit_error")
        assert "\nretry-after: 5" in headers.lower()
        assert "\n" not in error["error"]["message"]
        for one in (running, waiting):
            one.sendall(b"}")
            assert parsed(rest(one))[0] == 400  # served: a model is missing
        assert exchange(server, head(server, path, "POST", Content_Length="0", **bearer()))[0] == 400


def test_who_waits_too_long_is_sent_away() -> None:
    settings = replace(SETTINGS, at_once=1)
    limits = replace(LIMITS, body_seconds=20.0, queue_seconds=0.1)
    with gateway(lambda: settings, limits) as server, connect(server) as running:
        begun = head(server, "/v1/search", "POST", Content_Length="2", **bearer())
        running.sendall(begun + b"{")
        assert exchange(server, head(server, **bearer()))[0] == 200
        status, headers, _ = exchange(server, head(server, "/v1/search", "POST", Content_Length="0", **bearer()))
        assert (status, "retry-after: " in headers.lower()) == (429, True)


def test_who_has_gone_leaves_the_queue() -> None:
    settings = replace(SETTINGS, at_once=1)
    begun = "/v1/search", "POST"
    with gateway(lambda: settings, replace(LIMITS, body_seconds=20.0)) as server, connect(server) as running:
        running.sendall(head(server, *begun, Content_Length="2", **bearer()) + b"{")
        assert exchange(server, head(server, **bearer()))[0] == 200

        def count_gone() -> int:
            return [call.status for call in server.calls()].count(499)

        for count in range(1, 4):
            with connect(server) as gone:
                gone.sendall(head(server, *begun, Content_Length="200000", **bearer()) + b" " * count * 50_000)
                assert exchange(server, head(server, **bearer()))[0] == 200  # the server has read it by now
            until_done(lambda count=count: count_gone() == count)  # type: ignore[misc]
        with connect(server) as waiting:
            waiting.sendall(head(server, *begun, Content_Length="2", **bearer()) + b"{")
            assert exchange(server, head(server, **bearer()))[0] == 200
            running.sendall(b"}")
            assert parsed(rest(running))[0] == 400  # served: a query is missing
            waiting.sendall(b"}")
            status, _, body = parsed(rest(waiting))
            assert (status, "JSON" in body) == (400, False), "what came while it waited counts"


def test_half_a_character_is_refused_in_the_shape_of_the_api(doors: Doors) -> None:
    for path, kind in PATHS.items():
        for half in (b'"\\ud83d"', b'"\xed\xa0\xbd"'):
            for ask in (b'{"model": "citewise", ' + half + b": 1}", b'{"model": ' + half + b"}"):
                request = head(doors.server, path, "POST", Content_Length=str(len(ask)), **bearer())
                status, _, body = exchange(doors.server, request + ask)
                error = json.loads(body)
                assert (status, error.get("type")) == (400, kind)
                assert "surrogate" in error["error"]["message"]
    whole = b'{"\\ud83d\\ude00": 1, "model": "citewise", "messages": []}'
    request = head(doors.server, "/v1/chat/completions", "POST", Content_Length=str(len(whole)), **bearer())
    assert "surrogate" not in exchange(doors.server, request + whole)[2]


def test_who_goes_in_the_middle_of_a_body_leaves_no_traceback(doors: Doors, caplog: pytest.LogCaptureFixture) -> None:
    for path in PATHS:
        with connect(doors.server) as gone:
            gone.sendall(head(doors.server, path, "POST", Content_Length="2000", **bearer()) + b"{")
            assert exchange(doors.server, head(doors.server, **bearer()))[0] == 200
    until_done(lambda: [call.status for call in doors.server.calls()].count(499) == len(PATHS))
    assert [record for record in caplog.records if record.exc_info] == []
