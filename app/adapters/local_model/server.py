"""One model at a time: whose turn it is, starting, starting again after a crash, and the chat with it."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING

import httpx

from app.adapters.http import PLAIN, app_errors, make_client
from app.adapters.llm.formats import format_of
from app.adapters.llm.opening import Place
from app.adapters.llm.presets import UNKNOWN_LOCAL
from app.adapters.llm.protocol.wire_format import ServerQuirks, Service
from app.adapters.local_model.server_process import START_TIMEOUT, Load, Process, check_file, not_installed, problem
from app.core.domain.catalogue import EmbeddedModelState
from app.core.domain.chat import Abilities, ChatRequest, ModelPart, RetryPart
from app.core.domain.errors import AppError, FailureKind, ModelUnknown, TimedOut, Unavailable, Unreachable
from app.core.domain.events import Failure
from app.core.domain.reasons import EmbeddedReason
from app.core.domain.settings import EMBEDDED_PROVIDER, LocalModel
from app.core.ports import ChatModel

if TYPE_CHECKING:
    from app.adapters.llm.client import WireClient

_UNHEALTHY = 0.2  # seconds between two questions whether it is well


class LocalServer:
    """The user's files as models. `options` is asked at every use, so that settings are in force at once.

    One process for one file: where another is asked for, answers under way end first, then the old one is stopped.
    """

    def __init__(
        self,
        options: Callable[[], LocalModel],
        *,
        installed: bool = True,
        command: Sequence[str] | None = None,
        timeout_seconds: float = START_TIMEOUT,
    ) -> None:
        self.installed = installed
        self._options = options
        self._command = command
        self._timeout_seconds = timeout_seconds
        self._client: httpx.AsyncClient | None = None
        self.quirks: dict[Place, ServerQuirks] = {}
        self._process: Process | None = None
        self._changing = asyncio.Lock()
        self._failure: AppError | None = None
        self._closed = False

    def model(self, name: str, abilities: Abilities) -> ChatModel:
        """Raises `ModelUnknown` for one that has no file."""
        if name not in self._options().files_by_name():
            raise ModelUnknown(EMBEDDED_PROVIDER, name)
        return _EmbeddedModel(self, name, abilities)

    def state(self) -> EmbeddedModelState:
        process = self._process
        error = process.crash() if process is not None and process.crashed else self._failure
        name = process.load.name if process else ""
        if process is None or process.ended.is_set():
            return EmbeddedModelState(
                self.installed, "failed" if error else "off", name, Failure.of(error) if error else None
            )
        return EmbeddedModelState(self.installed, "running" if process.well else "loading", name)

    def settings_changed(self) -> None:
        """A model that nobody can choose any more leaves the memory."""
        process = self._process
        if (
            process is not None
            and not process.users
            and process.load not in map(self._load, self._options().files_by_name())
        ):
            process.release()

    @property
    def client(self) -> httpx.AsyncClient:
        """Made at its first use. It keeps no connection, which could be one to a child that has crashed since."""
        if self._client is None:
            self._client = make_client(limits=httpx.Limits(max_keepalive_connections=0))
        return self._client

    @property
    def process(self) -> Process | None:
        return self._process

    @asynccontextmanager
    async def use(self, name: str) -> AsyncIterator[tuple[Process, bool]]:
        """(the process that serves this model, whether it stands in for one that crashed), kept while in use.

        Raises `ModelUnknown`, `Unavailable`, `TimedOut`.
        """
        async with self._changing:
            process, replaces_crashed = await self._serving(name)
            process.users += 1
            process.free.clear()
        try:
            await self._ready(process)
            yield process, replaces_crashed
        finally:
            process.users -= 1
            if not process.users:
                process.free.set()

    async def close(self) -> None:
        self._closed = True
        if self._process is not None:
            await self._process.stop()
        if self._client is not None:
            await self._client.aclose()

    def _load(self, name: str) -> Load:
        options = self._options()
        file = options.files_by_name().get(name)
        if file is None:
            raise ModelUnknown(EMBEDDED_PROVIDER, name)
        return Load(name, file, options.context_size, options.threads, options.gpu_layers)

    async def _serving(self, name: str) -> tuple[Process, bool]:
        load, old = self._load(name), self._process
        if old is not None and not old.ended.is_set() and not old.released:
            if old.load == load:
                return old, False
            await old.free.wait()
        replaces_crashed = old is not None and old.crashed
        if old is not None:
            await old.stop()
        self._failure = None
        await self._check(load)
        if self._closed:
            raise problem(EmbeddedReason.STOPPED, "the program ends")
        self._process = Process(load, self._command)
        return self._process, replaces_crashed

    async def _check(self, load: Load) -> None:
        try:
            if not self.installed:
                raise not_installed()
            await asyncio.to_thread(check_file, load.file)
        except Unavailable as error:
            self._failure = error
            raise

    async def _ready(self, process: Process) -> None:
        """It listens, and says that it is well."""
        try:
            address = await process.ready(self._timeout_seconds)
            async with asyncio.timeout(self._timeout_seconds):
                while not process.well:
                    with app_errors(EMBEDDED_PROVIDER):
                        answer = await self.client.get(f"{address.removesuffix('/v1')}/health", headers=PLAIN)
                    process.well = answer.is_success
                    if not process.well:
                        await asyncio.sleep(_UNHEALTHY)
        except TimeoutError as exc:
            raise TimedOut(EMBEDDED_PROVIDER) from exc
        except AppError as error:
            self._failure = error
            raise


class _EmbeddedModel:
    """Fits the port `ChatModel`. Its process is started by the first question, and once more where it crashes."""

    def __init__(self, server: LocalServer, name: str, abilities: Abilities) -> None:
        self._server = server
        self._name = name
        self._abilities = abilities

    @property
    def name(self) -> str:
        return self._name

    @property
    def context_size(self) -> int:
        return self._abilities.context_size or UNKNOWN_LOCAL

    @property
    def abilities(self) -> Abilities:
        return self._abilities

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        """As `WireClient.stream`. A crash is told as a `RetryPart`, or breaks off an answer that had begun."""
        crashes, has_started = 0, False
        while True:
            async with self._server.use(self._name) as (process, replaces_crashed):
                if replaces_crashed or crashes:
                    crashes = 1
                    yield RetryPart(0.0, FailureKind.UNREACHABLE)
                try:
                    async with aclosing(self._client(process).stream(request)) as parts:
                        async for part in parts:
                            has_started = True
                            yield part
                    return
                except Unreachable as error:
                    if has_started or not await process.wait_for_crash():
                        raise
                    if crashes:
                        raise process.crash() from error
                    crashes = 1

    def _client(self, process: Process) -> "WireClient":
        from app.adapters.llm.client import WireClient

        service = Service(EMBEDDED_PROVIDER, process.address, process.key, local=True, id=EMBEDDED_PROVIDER)
        return WireClient(
            service,
            self._name,
            format_of("chat"),
            lambda: self._server.client,
            context_size=self.context_size,
            abilities=self._abilities,
            quirks=self._server.quirks,
        )
