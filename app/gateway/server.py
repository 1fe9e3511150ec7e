"""The local API's server: a thread with a loop of its own, so that the window's frames do not wait for clients."""

import asyncio
import logging
import socket
from dataclasses import dataclass, field
from threading import Event, Thread

import uvicorn

from app.gateway.endpoints import application
from app.gateway.turns import Turns

log = logging.getLogger(__name__)

_BACKLOG = 128  # connections that wait to be accepted
_MOST = 256  # connections at once; more are answered 503
_END = 2.0  # seconds that responses under way get when the server ends


@dataclass
class Gateway:
    """`start` raises `OSError` where the port is taken. `address`: host and port that are listened on."""

    turns: Turns
    locale: str = "en-US"
    address: tuple[str, int] = ("", 0)
    _server: uvicorn.Server | None = None
    _thread: Thread | None = None
    _ended: Event = field(default_factory=Event)

    @property
    def url(self) -> str:
        host, port = self.address
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def start(self, host: str = "127.0.0.1", port: int = 0) -> None:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family, backlog=_BACKLOG)
        self.address = listening.getsockname()[:2]
        app = application(self.turns, self.locale)
        config = uvicorn.Config(
            app, loop="asyncio", http="h11", ws="none", lifespan="off", log_config=None, access_log=False,
            server_header=False, limit_concurrency=_MOST, timeout_graceful_shutdown=1, backlog=_BACKLOG,
        )  # fmt: skip
        self._server = uvicorn.Server(config)
        self._thread = Thread(target=self._serve, args=(self._server, listening), name="gateway", daemon=True)
        self._thread.start()

    def _serve(self, server: uvicorn.Server, listening: socket.socket) -> None:
        try:
            with listening:
                asyncio.run(server.serve([listening]))
        except Exception:
            log.exception("the local API ended")
        finally:
            self._ended.set()

    async def close(self) -> None:
        """Responses under way break off."""
        if self._server is not None:
            self._server.should_exit = True
            await asyncio.to_thread(self._ended.wait, _END)
