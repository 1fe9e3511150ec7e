"""A real process with a browser in it starts, renders and ends well, every time."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

_ROOT = Path(__file__).resolve().parents[2]


class _Proxy(BaseHTTPRequestHandler):
    """Answers for every host, with the address that it was asked for: a proxy is given whole addresses."""

    def do_GET(self) -> None:
        visitor = "known" if self.headers.get("Cookie") else "new"
        body = f"<p>{'The proxy was asked. ' * 20}<p>{self.path} by a {visitor} visitor".encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Set-Cookie", "seen=yes; Max-Age=3600")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture
def proxy() -> Iterator[int]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Proxy) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server.server_address[1]
        server.shutdown()


def run_program(proxy: int, address: str, folder: Path, **environment: str) -> str:
    command = [sys.executable, "-m", "tests.browser.one_page_program", str(proxy), address, str(folder)]
    done = subprocess.run(
        command, cwd=_ROOT, capture_output=True, text=True, timeout=60, check=False, env={**os.environ, **environment}
    )
    assert done.returncode == 0, done.stderr
    assert "Release of profile" not in done.stderr
    return done.stdout


@pytest.mark.parametrize("address", ["http://127.0.0.1:4711/deep", "http://site.example/", "http://localhost/"])
def test_program_goes_through_the_proxy_and_ends_well(proxy: int, tmp_path: Path, address: str) -> None:
    for _ in range(2):
        assert run_program(proxy, address, tmp_path).count(f"<p>{address}") == 2


def test_engines_know_a_visitor_again_and_pages_never_do(proxy: int, tmp_path: Path) -> None:
    seen = [run_program(proxy, "http://site.example/", tmp_path).split("visitor")[:2] for _ in range(2)]
    assert [[words.split()[-1] for words in pair] for pair in seen] == [["new", "new"], ["new", "known"]]


@pytest.mark.parametrize(
    "flags",
    ["--no-proxy-server", "-no-proxy-server", "--proxy-bypass-list=127.0.0.1 --no-proxy-server", "--", '--lang="de'],
)
def test_a_leftover_of_the_environment_does_not_lead_past_the_proxy(proxy: int, tmp_path: Path, flags: str) -> None:
    inside: list[str] = []

    class Inside(_Proxy):
        def do_GET(self) -> None:
            inside.append(self.path)
            super().do_GET()

    with ThreadingHTTPServer(("127.0.0.1", 0), Inside) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/deep"
        page = run_program(proxy, address, tmp_path, QTWEBENGINE_CHROMIUM_FLAGS=flags)
        server.shutdown()
    assert inside == []
    assert page.count(f"<p>{address}") == 2
