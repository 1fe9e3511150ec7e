"""A real WebDAV server on loopback, whose disk can be full and whose line can break."""

import logging
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cheroot import wsgi
from cheroot.ssl.builtin import BuiltinSSLAdapter
from wsgidav.wsgidav_app import WsgiDAVApp

USER, PASSWORD = "ada", "a pass phrase"
Start = Callable[..., Any]


@dataclass
class DavServer:
    root: Path
    url: str = ""
    full_after: int | None = None  # bytes of an upload that it takes
    breaks_after: int | None = None  # bytes after which the connection is gone
    pause: float = 0.0  # seconds before it answers
    requests: list[str] = field(default_factory=list)


class _Line:
    """Stands before the server."""

    def __init__(self, app: Any, server: DavServer) -> None:
        self._app, self._server = app, server

    def __call__(self, environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        server, method = self._server, environ["REQUEST_METHOD"]
        server.requests.append(f"{method} {environ['PATH_INFO']}")
        time.sleep(server.pause)
        if method == "PUT" and server.full_after is not None:
            environ["wsgi.input"].read(server.full_after)
            start("507 Insufficient Storage", [("Content-Length", "0"), ("Connection", "close")])
            return [b""]
        if method == "PUT" and server.breaks_after is not None:
            environ["wsgi.input"].read(server.breaks_after)
            raise ConnectionResetError
        return self._app(environ, start)  # type: ignore[no-any-return]


@contextmanager
def dav_server(root: Path, digest: bool = False, certificate: str = "") -> Iterator[DavServer]:
    root.mkdir(exist_ok=True)
    server = DavServer(root)
    config = {
        "provider_mapping": {"/dav": str(root)},
        "simple_dc": {"user_mapping": {"*": {USER: {"password": PASSWORD}}}},
        "http_authenticator": {
            "accept_basic": not digest, "accept_digest": digest, "default_to_digest": digest,
            "trusted_auth_header": None,
        },
        "verbose": 0, "logging": {"enable": False}, "property_manager": None, "lock_storage": True,
        "dir_browser": {"enable": False},
    }  # fmt: skip
    logging.getLogger("wsgidav").setLevel(logging.CRITICAL)
    http = wsgi.Server(("127.0.0.1", 0), _Line(WsgiDAVApp(config), server), numthreads=4)
    http.error_log = lambda *more, **named: None  # type: ignore[method-assign]
    if certificate:
        http.ssl_adapter = BuiltinSSLAdapter(certificate, certificate)
    http.prepare()
    port = http.bind_addr[1]
    server.url = f"{'https' if certificate else 'http'}://127.0.0.1:{port}/dav"
    thread = threading.Thread(target=http.serve, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        http.stop()
        thread.join(10)
