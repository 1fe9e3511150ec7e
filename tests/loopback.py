"""Real HTTP servers on loopback for tests: a Starlette application on a free port, ended by its own handle."""

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.types import ASGIApp


class _Announced(uvicorn.Server):
    """Says when it listens, and ends when told: uvicorn's own looks around every 100 ms, at its end as well."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.announced = threading.Event()
        self._loop: asyncio.AbstractEventLoop
        self._ended: asyncio.Event

    def end(self) -> None:
        """From any thread."""
        self._loop.call_soon_threadsafe(self._ended.set)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._loop, self._ended = asyncio.get_running_loop(), asyncio.Event()
        self.announced.set()

    async def main_loop(self) -> None:
        await self.on_tick(0)  # makes the default headers
        await self._ended.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for listener in sockets or ():
            asyncio.get_running_loop().remove_reader(listener)
        for _ in range(4):  # what was accepted last becomes a connection; a closed server would leave it open
            await asyncio.sleep(0)
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        late = list(self.server_state.tasks)  # answers that nobody reads any more
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for connection in list(self.server_state.connections):
            if connection.transport is not None:
                connection.transport.abort()
        for _ in range(2):  # the loop tells them in its next round, and closes their sockets
            await asyncio.sleep(0)


@contextmanager
def serve(app: ASGIApp, host: str = "127.0.0.1", certificate: str = "") -> Iterator[str]:
    """Serve `app` while the block runs; gives its base address, such as `http://127.0.0.1:40123`.

    certificate: a file with a certificate for `host` and its key, for TLS.
    """
    listener = socket.create_server((host, 0))
    listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # as servers have it; asyncio misses this socket
    port = listener.getsockname()[1]
    tls = certificate or None
    server = _Announced(uvicorn.Config(app, log_level="critical", lifespan="off", ws="none", ssl_certfile=tls))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    assert server.announced.wait(30), "the loopback server did not start"
    try:
        yield f"http{'s' if certificate else ''}://{host}:{port}"
    finally:
        server.end()
        thread.join(10)
        listener.close()
