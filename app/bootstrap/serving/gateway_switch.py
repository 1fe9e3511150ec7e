"""The local API while the window is open: on, off or elsewhere, as the settings say."""

import asyncio
import errno
import logging
import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.core.domain.gateway.state import ApiCall, GatewayProblem, GatewayState, GatewayStatus

if TYPE_CHECKING:
    from app.core.services import Services
    from app.gateway.server import Gateway

log = logging.getLogger(__name__)

_IN_USE = (errno.EADDRINUSE, 10048)  # and Windows' own numbers
_UNKNOWN = (errno.EADDRNOTAVAIL, 10049)
_NOT_PERMITTED = (errno.EACCES, errno.EPERM, 10013)


@dataclass(frozen=True)
class _Place:
    host: str
    port: int


class GatewaySwitch:
    """What it starts and ends, it does on a thread of its own: neither imports nor clients hold up a frame.

    loop: the services', on which `on_failure` is called. It does nothing after `close`.
    """

    def __init__(
        self,
        services: "Services",
        locale: str,
        loop: asyncio.AbstractEventLoop,
        on_failure: Callable[[GatewayState], object],
    ) -> None:
        self.state = GatewayState()
        self._services = services
        self._locale = locale
        self._loop: asyncio.AbstractEventLoop | None = loop  # None: closed
        self._on_failure = on_failure
        self._thread: ThreadPoolExecutor | None = None
        self._place: _Place | None = None  # as the settings said last
        self._gateway: Gateway | None = None  # of the thread
        self._calls: tuple[ApiCall, ...] = ()  # of those that have ended

    def calls(self) -> tuple[ApiCall, ...]:
        gateway = self._gateway
        return (*self._calls, *(gateway.calls() if gateway is not None else ()))[-200:]

    def follow(self) -> None:
        """The settings may have changed. Where it failed, it tries again."""
        if self._loop is None:
            return
        settings = self._services.settings.in_force().gateway
        place = _Place(settings.host, settings.port) if settings.enabled else None
        if place == self._place and self.state.status is not GatewayStatus.FAILED:
            return
        self._place = place
        if place is not None or self._thread is not None:
            self.state = GatewayState(GatewayStatus.STARTING) if place is not None else self.state
            self._thread = self._thread or ThreadPoolExecutor(1, "gateway-switch")
            self._thread.submit(self._move, place)

    async def close(self) -> None:
        """Responses under way break off."""
        self._loop, self._place = None, None
        if self._thread is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._move, None)
            self._thread.shutdown(wait=False)
            self._thread = None

    def _move(self, place: _Place | None) -> None:
        try:
            if self._gateway is not None:
                self._gateway.stop()  # first: a request that ends now is listed, too
                gateway, self._gateway = self._gateway, None
                self._calls = (*self._calls, *gateway.calls())[-200:]
            if place != self._place:
                return  # it was changed again meanwhile, and the next move is on its way
            self.state = GatewayState() if place is None else self._start(place)
        except Exception as error:  # a bug must not end the thread unseen
            log.exception("the local API could not be started")
            self.state = GatewayState(GatewayStatus.FAILED, "", GatewayProblem.OTHER, type(error).__name__)
        if self.state.status is GatewayStatus.FAILED and (loop := self._loop) is not None:
            loop.call_soon_threadsafe(self._on_failure, self.state)

    def _start(self, place: _Place) -> GatewayState:
        loop = self._loop
        if loop is None:
            return GatewayState()
        try:
            from app.bootstrap.serving.open_gateway import open_gateway
            from app.gateway.doors.addresses import is_loopback
        except ImportError as error:
            return GatewayState(GatewayStatus.FAILED, "", GatewayProblem.NOT_INSTALLED, error.name or "")
        gateway = open_gateway(self._services, loop, self._locale)
        try:
            gateway.start(place.host, place.port)
        except (OSError, OverflowError) as error:
            return _failed(error, place)
        self._gateway = gateway
        return GatewayState(GatewayStatus.ON, gateway.url, open_to_network=not is_loopback(place.host))


def _failed(error: OSError | OverflowError, place: _Place) -> GatewayState:
    number = error.errno if isinstance(error, OSError) else None
    if number in _IN_USE:
        problem, detail = GatewayProblem.PORT_IN_USE, str(place.port)
    elif number in _UNKNOWN or isinstance(error, socket.gaierror):
        problem, detail = GatewayProblem.ADDRESS_UNKNOWN, place.host
    elif number in _NOT_PERMITTED:
        problem, detail = GatewayProblem.NOT_PERMITTED, str(place.port)
    else:
        problem, detail = GatewayProblem.OTHER, str(error)
    return GatewayState(GatewayStatus.FAILED, "", problem, detail)
