"""One tool: what a client is told of it, and what it does."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Protocol

from mcp import types
from pydantic import BaseModel

from app.mcp_server.arguments import Arguments
from app.mcp_server.client import Client
from app.mcp_server.core_access import CoreAccess
from app.mcp_server.recent_answers import RecentAnswers


class Progress(Protocol):
    async def __call__(self, message: str, done: float | None = None, total: float | None = None) -> None:
        """Tell the client how far it is; the number grows by itself where none is given."""


@dataclass(frozen=True)
class Call:
    """What one call has at hand. `owner` names the client's session, whose answers are no other's business."""

    core: CoreAccess
    answers: RecentAnswers
    client: Client
    owner: str
    progress: Progress


@dataclass(frozen=True)
class ToolResult:
    """The same twice: as data, and as text for models that see no more."""

    data: BaseModel
    text: str


@dataclass(frozen=True)
class ToolEntry:
    name: str
    title: str
    description: str
    takes: type[Arguments]
    gives: type[BaseModel]
    run: Callable[[Any, Call], Awaitable[ToolResult]]
    reaches_out: bool = True  # beyond this machine

    def as_mcp(self) -> types.Tool:
        hints = types.ToolAnnotations(
            title=self.title, read_only_hint=True, destructive_hint=False, open_world_hint=self.reaches_out
        )
        return types.Tool(
            name=self.name,
            title=self.title,
            description=self.description,
            input_schema=self.takes.model_json_schema(),
            output_schema=self.gives.model_json_schema(mode="serialization"),
            annotations=hints,
        )
