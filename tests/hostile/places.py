"""Places on loopback: one that nobody may reach, one with a bad certificate, and a user's proxy. All count."""

import selectors
import socket
import socketserver
import ssl
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from urllib.parse import urlsplit


@dataclass
class Inside:
    """The port of a place that nobody may reach, over TCP or UDP, and whatever came there."""

    port: int
    came: list[str] = field(default_factory=list)


@contextmanager
def inside() -> Iterator[Inside]:
    with ExitStack() as stack:
        four = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        place = Inside(four.getsockname()[1])
        datagrams = stack.enter_context(socket.socket(socket.AF_INET, socket.SOCK_DGRAM))
        datagrams.bind(("127.0.0.1", place.port))
        sockets = [four, datagrams]
        with suppress(OSError):  # a machine may have no IPv6, or somebody else that port
            sockets.append(stack.enter_context(socket.create_server(("::1", place.port), family=socket.AF_INET6)))
        ours, theirs = socket.socketpair()
        stack.enter_context(ours)
        stack.enter_context(theirs)
        thread = threading.Thread(target=_watch, args=(sockets, theirs, place.came))
        thread.start()
        try:
            yield place
        finally:
            ours.send(b"x")
            thread.join()


def _watch(sockets: list[socket.socket], end: socket.socket, came: list[str]) -> None:
    with selectors.DefaultSelector() as selector:
        for one in (*sockets, end):
            one.setblocking(False)
            selector.register(one, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                if key.fileobj is end:
                    return
                _receive(key.fileobj, came)  # type: ignore[arg-type]


def _receive(one: socket.socket, came: list[str]) -> None:
    if one.type == socket.SOCK_DGRAM:
        came.append(f"datagram {one.recv(2000)[:40]!r}")
        return
    connection, _ = one.accept()
    with connection:
        connection.settimeout(1)
        with suppress(OSError):
            came.append(f"connection {connection.recv(2000)[:200]!r}")


@contextmanager
def _served(handler: type[socketserver.BaseRequestHandler]) -> Iterator[int]:
    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True
        allow_reuse_address = True

        def handle_error(self, request: object, client_address: object) -> None:
            """Connections break all the time here."""

    with Server(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


@contextmanager
def badly_certified(context: ssl.SSLContext) -> Iterator[tuple[int, list[bytes]]]:
    """A port with TLS under this context, and the requests that were sent there."""
    requests: list[bytes] = []

    class Handler(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            with context.wrap_socket(self.request, server_side=True) as secured:
                if data := secured.recv(2000):
                    requests.append(data)

    with _served(Handler) as port:
        yield port, requests


@contextmanager
def user_proxy(leads_to: dict[str, int]) -> Iterator[tuple[int, list[str]]]:
    """A proxy that knows these names: host → port of 127.0.0.1; others are refused. And the places it was asked for."""
    asked: list[str] = []

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            head = self.rfile.readline()
            method, address, _ = head.decode("latin-1").split(" ")
            parts = urlsplit(address if "://" in address else f"//{address}")
            asked.append(parts.netloc)
            lines = []
            while (line := self.rfile.readline()) not in (b"\r\n", b""):
                lines.append(line)
            if method == "CONNECT" or leads_to.get(parts.hostname or "", 0) != parts.port:
                self.wfile.write(b"HTTP/1.1 502 Unknown\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            with socket.create_connection(("127.0.0.1", parts.port or 0)) as there:
                path = parts.path + (f"?{parts.query}" if parts.query else "")
                there.sendall(f"{method} {path or '/'} HTTP/1.1\r\n".encode() + b"".join(lines) + b"\r\n")
                while data := there.recv(65536):
                    self.wfile.write(data)

    with _served(Handler) as port:
        yield port, asked
