"""The way from an MCP session, which has a thread and loop of its own, to the core."""

from collections.abc import AsyncGenerator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from app.core.domain.errors import Failure
from app.core.domain.turn.question import Question
from app.core.secrecy import in_private
from app.core.services import Services

T = TypeVar("T")


class Turns(Protocol):
    @property
    def services(self) -> Services: ...

    async def call(self, work: Callable[[], Awaitable[T]]) -> T:
        """Awaited on the core's loop; cancelled with the caller."""

    def events(self, question: Question) -> AsyncGenerator[Any, None]:
        """The events of a turn, among them what is none. Whoever closes this before its end stops the turn."""


@dataclass(frozen=True)
class CoreAccess:
    """`sentence` says what went wrong."""

    turns: Turns
    locale: str
    sentence: Callable[[Failure], str]

    @property
    def services(self) -> Services:
        return self.turns.services

    @property
    def keeps(self) -> bool:
        """Whether what other programs ask stays with the user's conversations, and may leave traces on disk."""
        return self.services.settings.in_force().gateway.keep_conversations

    async def private_call(self, work: Callable[[], Awaitable[T]]) -> T:
        """On the core's loop; what is looked for stands in no log."""

        async def there() -> T:
            in_private.set(True)
            return await work()

        return await self.turns.call(there)
