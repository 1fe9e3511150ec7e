"""Where it is kept which answers are watched."""

from collections.abc import Sequence
from typing import Protocol

from app.core.domain.watch import Watch


class WatchStore(Protocol):
    async def load(self) -> list[Watch]:
        """What can be read of them."""
        ...

    async def save(self, watches: Sequence[Watch]) -> None:
        """In place of all that were there. Raises `Unavailable`."""
        ...
