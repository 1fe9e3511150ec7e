"""What the user keeps to ask with: assistants and prompts."""

from collections.abc import Sequence
from typing import Protocol

from app.core.domain.assistants import Assistant
from app.core.domain.prompts import Prompt


class LibraryStore(Protocol):
    """In the order that the user gave them; what is new comes last."""

    async def assistants(self) -> list[Assistant]: ...

    async def assistant(self, assistant_id: str) -> Assistant | None: ...

    async def save_assistants(self, assistants: Sequence[Assistant]) -> None:
        """Those that are there are replaced where they stand. One transaction."""
        ...

    async def delete_assistant(self, assistant_id: str) -> None: ...

    async def order_assistants(self, ids: Sequence[str]) -> None: ...

    async def prompts(self) -> list[Prompt]: ...

    async def save_prompts(self, prompts: Sequence[Prompt]) -> None:
        """As with assistants."""
        ...

    async def delete_prompts(self, ids: Sequence[str]) -> None: ...
