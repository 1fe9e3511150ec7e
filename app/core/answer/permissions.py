"""Whether a model may call a tool: the user is asked, and who does not answer has refused."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

from app.core.domain.chat.tool_servers import ToolAnswer, ToolUse
from app.core.domain.settings import Settings

_SECONDS = 180.0


@dataclass
class Permissions:
    """Requests that wait, by turn and call. `keep`: put what holds for later into the settings."""

    keep: Callable[[str, dict[str, ToolUse]], None] = lambda server, tools: None
    settings: Callable[[], Settings] = Settings
    seconds: float = _SECONDS
    _waiting: dict[tuple[str, str], "asyncio.Future[ToolAnswer]"] = field(default_factory=dict)

    @contextmanager
    def request(self, turn: str, call: str) -> "Iterator[asyncio.Future[ToolAnswer]]":
        """Open before the user is asked: an answer may be quick."""
        future: asyncio.Future[ToolAnswer] = asyncio.get_running_loop().create_future()
        self._waiting[turn, call] = future
        try:
            yield future
        finally:
            del self._waiting[turn, call]
            future.cancel()

    async def answer(self, future: "asyncio.Future[ToolAnswer]") -> ToolAnswer:
        await asyncio.wait([future], timeout=self.seconds)
        return future.result() if future.done() else ToolAnswer.NOT_NOW

    def give(self, turn: str, call: str, answer: ToolAnswer) -> bool:
        """False where nobody waits for it any more."""
        future = self._waiting.get((turn, call))
        if future is None or future.done():
            return False
        future.set_result(answer)
        return True

    def use(self, server: str, tool: str) -> ToolUse:
        """As the settings say now: another call's answer may have changed it."""
        server_settings = next((one for one in self.settings().mcp_servers if one.id == server and one.enabled), None)
        return server_settings.use(tool) if server_settings else ToolUse.OFF

    def remember(self, server: str, tool: str, answer: ToolAnswer) -> None:
        server_settings = next((one for one in self.settings().mcp_servers if one.id == server), None)
        if server_settings is not None and (tools := server_settings.after(tool, answer)) != server_settings.tools:
            self.keep(server, tools)


def with_uses(settings: Settings, server: str, tools: dict[str, ToolUse]) -> Settings:
    servers = (replace(one, tools=tools) if one.id == server else one for one in settings.mcp_servers)
    return replace(settings, mcp_servers=tuple(servers))
