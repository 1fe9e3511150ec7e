"""The local API's server: a thread with a loop of its own, so that the window's frames do not wait for clients."""

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Event, Thread

import anyio
import uvicorn

from app.core.domain.gateway import LOOPBACK, GatewaySettings
from app.core.domain.gateway.state import ApiCall
from app.gateway.doors.connection import Connection
from app.gateway.doors.doors import Doors
from app.gateway.doors.limits import Limits
from app.gateway.doors.visit import CallLog
from app.gateway.endpoints import Extension, application
from app.gateway.turns import Turns

log = logging.getLogger(__name__)

_BACKLOG = 128  # connections that wait to be accepted
_HEAD_BYTES = 32_768  # of a request: its line and headers
_END = 2.0  # seconds that responses under way get when the server ends


@dataclass
class Gateway:
    """`start` raises `OSError` where the port is taken. `address`: host and port that are listened on.

    settings: who may ask, looked up at each request; None: as the user's settings say. extensions: what is served
    beside the three APIs, behind the same doors.
    """

    turns: Turns
    locale: str = "en-US"
    settings: Callable[[], GatewaySettings] | None = None
    limits: Limits = field(default_factory=Limits)
    extensions: Sequence[Extension] = ()
    address: tuple[str, int] = ("", 0)
    _server: uvicorn.Server | None = None
    _thread: Thread | None = None
    _ended: Event = field(default_factory=Event)
    _log: CallLog = field(default_factory=CallLog)

    @property
    def url(self) -> str:
        host, port = self.address
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def calls(self) -> tuple[ApiCall, ...]:
        """The latest requests, for whoever asks on whichever thread."""
        return self._log.calls()

    def start(self, host: str = LOOPBACK, port: int = 0) -> None:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.create_server((host, port), family=family, backlog=_BACKLOG)
        # asyncio misses sockets that were made so: each chunk behind the first would wait 40 ms for the client's ACK.
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.address = listening.getsockname()[:2]
        settings = self.settings or (lambda: self.turns.services.settings.in_force().gateway)
        routes = application(self.turns, self.locale, self.extensions)
        app = Doors(routes, settings, lambda: (host, self.address), self.limits, self._log)
        protocol = type("LimitedConnection", (Connection,), {"limits": self.limits})
        config = uvicorn.Config(
            app, loop="asyncio", http=protocol, ws="none", lifespan="off", log_config=None, access_log=False,
            server_header=False, timeout_graceful_shutdown=1, backlog=_BACKLOG,
            h11_max_incomplete_event_size=_HEAD_BYTES,
        )  # fmt: skip
        self._server = uvicorn.Server(config)
        self._thread = Thread(target=self._serve, args=(self._server, listening), name="gateway", daemon=True)
        self._thread.start()

    def _serve(self, server: uvicorn.Server, listening: socket.socket) -> None:
        try:
            with listening:
                asyncio.run(self._run(server, listening))
        except Exception:
            log.exception("the local API ended")
        finally:
            self._ended.set()

    async def _run(self, server: uvicorn.Server, listening: socket.socket) -> None:
        async with anyio.create_task_group() as tasks:
            for extension in self.extensions:
                tasks.start_soon(extension.run)
            await server.serve([listening])
            tasks.cancel_scope.cancel()

    async def close(self) -> None:
        """Responses under way break off."""
        await asyncio.to_thread(self.stop)

    def stop(self) -> None:
        """As `close`, for a thread that may wait."""
        if self._server is not None:
            self._server.should_exit = True
            self._ended.wait(_END)
