"""The signed list of versions, and what is remembered of it."""

from typing import Protocol

from app.core.domain.updates import ReleaseFeed, UpdateState


class ReleaseFeedSource(Protocol):
    @property
    def host(self) -> str:
        """Who is asked."""
        ...

    async def fetch(self) -> ReleaseFeed:
        """The list as it is now, its signature checked. Raises `AppError`, with an `UpdateReason` where it is none."""
        ...


class UpdateMemory(Protocol):
    def load(self) -> UpdateState: ...

    def save(self, state: UpdateState) -> None:
        """Raises `OSError`."""
        ...
