"""How many requests a research has open at one model service: many at a large one, few at one on this machine."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field

from app.core.domain.chat import Abilities, ChatRequest, ModelChoice, ModelPart, Provider, Sampling
from app.core.ports import ChatModel, ModelDirectory
from app.core.streams import uncounted

REMOTE, LOCAL = 32, 2  # requests at once; a model on this machine answers one after the other anyway


@dataclass(frozen=True)
class LimitedDirectory:
    """Fits the port `ModelDirectory`; its models wait until one of their service's requests has ended."""

    directory: ModelDirectory
    providers: Callable[[], Sequence[Provider]]
    _open: dict[str, asyncio.Semaphore] = field(default_factory=dict, repr=False)

    def model(self, choice: ModelChoice) -> ChatModel:
        return _Waiting(self.directory.model(choice), self._semaphore(choice.provider))

    async def models(self, provider: Provider) -> list[str]:
        return await self.directory.models(provider)

    async def check(self, provider: Provider, model: str) -> str:
        return await self.directory.check(provider, model)

    async def discover(self) -> list[Provider]:
        return await self.directory.discover()

    def presets(self) -> tuple[Provider, ...]:
        return self.directory.presets()

    def abilities(self, choice: ModelChoice) -> Abilities:
        return self.directory.abilities(choice)

    def ignored(self, choice: ModelChoice, samplings: Sequence[Sampling]) -> list[bool]:
        return self.directory.ignored(choice, samplings)

    def _semaphore(self, provider_id: str) -> asyncio.Semaphore:
        if provider_id not in self._open:
            local = any(provider.local for provider in self.providers() if provider.id == provider_id)
            self._open[provider_id] = asyncio.Semaphore(LOCAL if local else REMOTE)
        return self._open[provider_id]


@dataclass(frozen=True)
class _Waiting:
    model: ChatModel
    turn: asyncio.Semaphore

    @property
    def name(self) -> str:
        return self.model.name

    @property
    def context_size(self) -> int:
        return self.model.context_size

    @property
    def abilities(self) -> Abilities:
        return self.model.abilities

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        """The time in the queue is nobody's: many questions at a slow model would else all die of waiting."""
        with uncounted():
            await self.turn.acquire()
        try:
            async with aclosing(self.model.stream(request)) as parts:
                async for part in parts:
                    yield part
        finally:
            self.turn.release()
