"""Real HTTP servers on loopback for tests: a Starlette application on a free port, ended by its own handle."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp


class _Announced(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, config: uvicorn.Config):
        super().__init__(config)
        self.announced = threading.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.announced.set()


@contextmanager
def serve(app: ASGIApp, host: str = "127.0.0.1") -> Iterator[str]:
    """Serve `app` while the block runs; gives its base address, such as `http://127.0.0.1:40123`."""
    listener = socket.create_server((host, 0))
    port = listener.getsockname()[1]
    config = uvicorn.Config(app, log_level="critical", lifespan="off", timeout_graceful_shutdown=1, ws="none")
    server = _Announced(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    assert server.announced.wait(10), "the loopback server did not start"
    try:
        yield f"http://{host}:{port}"
    finally:
        server.should_exit = True
        thread.join(5)
        listener.close()
