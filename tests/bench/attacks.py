"""Clients that mean ill to the local API, for a while: what its window feels of them is measured elsewhere.

    python -m tests.bench.attacks KIND URL KEY

`connections`: a thousand at once, again and again. `body`: a gigabyte in one request, by a client that has a key.
`slow`: two hundred that send a byte a second. Prints how many were refused.
"""

import selectors
import socket
import sys
import time
from collections.abc import Callable
from urllib.parse import urlsplit

CONNECTIONS, SLOW = 1000, 200
_CHUNK = b"10000\r\n" + b" " * 65_536 + b"\r\n"
_CHUNKS = 16_000  # a gigabyte


def _connect(url: str) -> socket.socket:
    place = urlsplit(url)
    return socket.create_connection((place.hostname or "", place.port or 80), timeout=20)


def _head(url: str, key: str, *fields: str) -> bytes:
    lines = ["POST /v1/chat/completions HTTP/1.1", f"Host: {urlsplit(url).netloc}", f"Authorization: Bearer {key}"]
    return "\r\n".join([*lines, *fields, "", ""]).encode()


def connections(url: str, key: str, end: float) -> int:
    refused = 0
    while time.monotonic() < end:
        some = [_connect(url) for _ in range(CONNECTIONS)]
        with selectors.DefaultSelector() as selector:
            for one in some:
                selector.register(one, selectors.EVENT_READ)
            refused += len(selector.select(1.0))
        for one in some:
            one.close()
    return refused


def body(url: str, key: str, end: float) -> int:
    refused = 0
    while time.monotonic() < end:
        with _connect(url) as one:
            one.sendall(_head(url, key, "Transfer-Encoding: chunked"))
            try:
                for _ in range(_CHUNKS):
                    one.sendall(_CHUNK)
            except OSError:
                refused += 1
    return refused


def slow(url: str, key: str, end: float) -> int:
    some = [_connect(url) for _ in range(SLOW)]
    head = _head(url, key, "Content-Length: 1000")
    for place, one in enumerate(some):  # half of them never get to the end of their heads
        one.sendall(head[:40] if place % 2 else head)
    refused: set[int] = set()
    while time.monotonic() < end:
        for place, one in enumerate(some):
            try:
                one.sendall(b" ")
            except OSError:
                refused.add(place)
        time.sleep(1.0)
    for one in some:
        one.close()
    return len(refused)


KINDS: dict[str, tuple[Callable[[str, str, float], int], int]] = {  # and for how many seconds
    "connections": (connections, 8),
    "body": (body, 8),
    "slow": (slow, 18),  # longer than a head or a body may take
}


def main() -> None:
    kind, url, key = sys.argv[1:]
    attack, seconds = KINDS[kind]
    print(attack(url, key, time.monotonic() + seconds))


if __name__ == "__main__":
    main()
