"""The directory of models, with the model inside among them."""

from collections.abc import Callable, Sequence
from contextlib import aclosing

from app.adapters.local_model.server import LocalServer
from app.core.domain.chat import Abilities, ChatRequest, ModelChoice, Provider, Role, Sampling, TextPart, message
from app.core.domain.settings import EMBEDDED_PROVIDER, LocalModel
from app.core.ports import ChatModel, ModelDirectory

CHECK_TOKENS = 64


class DirectoryWithEmbedded:
    """Fits the port `ModelDirectory`: what is inside goes to `server`, all else to `others`."""

    def __init__(self, others: ModelDirectory, server: LocalServer, options: Callable[[], LocalModel]) -> None:
        self._others = others
        self._server = server
        self._options = options

    def model(self, choice: ModelChoice) -> ChatModel:
        if choice.provider != EMBEDDED_PROVIDER:
            return self._others.model(choice)
        return self._server.model(choice.model, self.abilities(choice))

    async def models(self, provider: Provider) -> list[str]:
        return (
            list(self._options().files_by_name())
            if provider.id == EMBEDDED_PROVIDER
            else await self._others.models(provider)
        )

    async def check(self, provider: Provider, model: str) -> str:
        """Loads the model, too, which may take minutes."""
        if provider.id != EMBEDDED_PROVIDER:
            return await self._others.check(provider, model)
        request = ChatRequest(
            (message(Role.USER, "Answer with one word: ready"),), sampling=Sampling(max_tokens=CHECK_TOKENS)
        )
        async with aclosing(self.model(ModelChoice(EMBEDDED_PROVIDER, model)).stream(request)) as parts:
            return "".join([part.text async for part in parts if isinstance(part, TextPart)]).strip()

    async def discover(self) -> list[Provider]:
        return await self._others.discover()

    def presets(self) -> tuple[Provider, ...]:
        return self._others.presets()

    def abilities(self, choice: ModelChoice) -> Abilities:
        return self._others.abilities(choice)

    def ignored(self, choice: ModelChoice, samplings: Sequence[Sampling]) -> list[bool]:
        return self._others.ignored(choice, samplings)
