"""The local API follows the settings while a window is open."""

import asyncio
import json
import socket
from collections.abc import Awaitable, Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from app.bootstrap.service_parts import LocalApi
from app.core.domain.gateway import GatewaySettings
from app.core.domain.gateway.state import GatewayProblem, GatewayState, GatewayStatus
from app.core.domain.settings import Settings
from app.core.services import Services
from tests.waiting import until


class Desk:
    """A switch with settings that a test changes, and what it told of."""

    def __init__(self, **values: Any) -> None:
        self.settings = GatewaySettings(**values, require_key=False)
        self.failures: list[GatewayState] = []
        access = SimpleNamespace(in_force=lambda: Settings(gateway=self.settings))
        self.api = LocalApi(cast(Services, cast(Any, SimpleNamespace(settings=access))), "en-US")
        self.access = self.api.access()
        self.state = self.access.state

    async def open(self) -> None:
        self.api.open(asyncio.get_running_loop(), self.failures.append)

    def change(self, **values: Any) -> None:
        self.settings = replace(self.settings, **values)
        self.api.follow()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


async def models(url: str) -> Any:
    return await asyncio.to_thread(lambda: json.loads(urlopen(f"{url}/v1/models", timeout=10).read()))


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))  # type: ignore[arg-type]


def test_it_goes_on_and_off_and_to_another_port_with_the_settings() -> None:
    async def work() -> None:
        desk = Desk(port=free_port())
        await desk.open()
        assert desk.state() == GatewayState()
        desk.change(enabled=True)
        assert desk.state().status is GatewayStatus.STARTING
        await until(lambda: desk.state().status is GatewayStatus.ON)
        first = desk.state().url
        assert (await models(first))["object"] == "list"
        desk.change(port=free_port())
        await until(lambda: desk.state().status is GatewayStatus.ON)
        assert desk.state().url != first
        assert (await models(desk.state().url))["object"] == "list"
        await until(lambda: [call.path for call in desk.access.calls()] == ["/v1/models", "/v1/models"])
        second = desk.state().url
        desk.change(enabled=False)
        await until(lambda: desk.state().status is GatewayStatus.OFF)
        for url in (first, second):
            with pytest.raises(URLError):
                await models(url)
        await desk.api.close()
        assert desk.failures == []

    run(work)


def test_a_port_in_use_is_told_and_tried_again_with_the_next_change() -> None:
    async def work() -> None:
        with socket.create_server(("127.0.0.1", 0)) as other:
            port = other.getsockname()[1]
            desk = Desk(enabled=True, port=port)
            await desk.open()
            await until(lambda: bool(desk.failures))
        state = desk.state()
        assert desk.failures == [state]
        assert (state.status, state.problem, state.detail) == (
            GatewayStatus.FAILED, GatewayProblem.PORT_IN_USE, str(port),
        )  # fmt: skip
        desk.change()
        await until(lambda: desk.state().status is GatewayStatus.ON)
        await desk.api.close()
        with pytest.raises(URLError):
            await models(f"http://127.0.0.1:{port}")

    run(work)


def test_an_address_of_another_machine_is_told() -> None:
    async def work() -> None:
        desk = Desk(enabled=True, host="192.0.2.1", port=free_port())
        await desk.open()
        await until(lambda: bool(desk.failures))
        assert desk.failures[0].problem is GatewayProblem.ADDRESS_UNKNOWN
        await desk.api.close()

    run(work)


def test_nothing_is_started_before_it_is_opened_or_after_it_was_closed() -> None:
    async def work() -> None:
        desk = Desk(enabled=True, port=free_port())
        desk.api.follow()
        assert desk.state().status is GatewayStatus.OFF
        await desk.open()
        await desk.api.close()
        desk.change(port=free_port())
        assert desk.state().status is GatewayStatus.OFF

    run(work)
