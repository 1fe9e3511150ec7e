"""Model services: who answers, embeds, reranks; and the servers whose tools models call."""

from collections.abc import AsyncGenerator, Callable, Sequence
from typing import Any, Protocol

from app.core.domain.chat import Abilities, ChatRequest, ModelChoice, ModelPart, Provider, Sampling
from app.core.domain.chat.tool_servers import McpServerSettings, ServerStatus, ToolOutput


class ChatModel(Protocol):
    """One model of one provider."""

    @property
    def name(self) -> str: ...

    @property
    def context_size(self) -> int:
        """Tokens of prompt and answer together; a cautious guess where unknown."""
        ...

    @property
    def abilities(self) -> Abilities:
        """The user's word over the catalogue's; `search` and `tools` are never None here."""
        ...

    def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]: ...


class ModelDirectory(Protocol):
    """Which models there are, and the way to them."""

    def model(self, choice: ModelChoice) -> ChatModel:
        """Raises `KeyMissing` where a key is needed and none known, `ModelUnknown` for an unknown provider."""
        ...

    async def models(self, provider: Provider) -> list[str]:
        """What the service lists at `/models`, in its own order."""
        ...

    async def check(self, provider: Provider, model: str) -> str:
        """Ask for one word, to see that address, key and model are right: returns what the model said."""
        ...

    async def discover(self) -> list[Provider]:
        """Model servers that run on this machine, with the models they list."""
        ...

    def presets(self) -> tuple[Provider, ...]:
        """Services that the user can choose from, without keys."""
        ...

    def abilities(self, choice: ModelChoice) -> Abilities:
        """What is known of a model, without asking anybody; nothing of an unknown provider's."""
        ...

    def ignored(self, choice: ModelChoice, samplings: Sequence[Sampling]) -> list[bool]:
        """For each of these, whether a request of that model would say nothing of it: its service has no such field, or
        refused it since the start. An unknown provider's ignores none."""
        ...


class Embedder(Protocol):
    """One embedding model."""

    @property
    def name(self) -> str: ...

    async def embed(self, texts: Sequence[str], *, query: bool = False) -> list[tuple[float, ...]]:
        """A vector for each text, all of one length, in order. `query`: the texts are questions, not passages."""
        ...


class Reranker(Protocol):
    """A service that says how well passages answer a query."""

    @property
    def name(self) -> str: ...

    async def rerank(self, query: str, texts: Sequence[str]) -> dict[int, float]:
        """Index of a text → its relevance; higher is better. Texts that the service leaves out are missing."""
        ...


class RankingModels(Protocol):
    """What the user has set up beyond words: both may be missing. Neither call asks anybody or raises."""

    def embedder(self, choice: ModelChoice) -> Embedder | None: ...

    def reranker(self) -> Reranker | None: ...


class ToolServers(Protocol):
    """A server starts when it is first needed, and ends with the program or with its settings."""

    async def ready(self, seconds: float) -> tuple[ServerStatus, ...]:
        """The servers that are switched on, started where they are not; those that take longer go on starting."""
        ...

    async def call(self, server: str, tool: str, arguments: dict[str, Any]) -> ToolOutput:
        """Raises `AppError`: `TimedOut`, `Unreachable` where the server is gone, `BadAnswer`. Cancelled, it is told."""
        ...

    async def test(self, server: McpServerSettings, secret: Callable[[str], str]) -> ServerStatus:
        """Start it anew, whether or not it is switched on, and list its tools; it ends again.

        `secret`: the value of a variable or header, by its name.
        """
        ...

    def statuses(self) -> tuple[ServerStatus, ...]: ...

    async def restart(self, server: str) -> None:
        """End it where it runs, and begin to start it where it is switched on, however often it failed before.

        Raises `Unavailable` where this installation cannot speak to such servers.
        """
        ...

    async def sign_in(
        self, server: McpServerSettings, open_page: Callable[[str], None], done_words: str
    ) -> ServerStatus:
        """Have the user sign in at a server that wants it; its tools, as by `test`. What comes of it is kept.

        `open_page`: show an address in the user's browser; called at most once, and never before the server has asked.
        `done_words`: what the browser says when it comes back. Cancelled, it ends. Raises `AppError`.
        """
        ...

    async def sign_out(self, server: McpServerSettings) -> None:
        """Forget what a sign-in has left. Raises `Unavailable` where the keychain keeps it."""
        ...

    async def stop(self, server: str) -> None: ...

    async def close(self) -> None:
        """End them all."""
        ...
