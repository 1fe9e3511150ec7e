"""The tools of the user's servers, under names that every wire format takes and that no two share."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.core.domain.chat import Tool
from app.core.domain.chat.tool_servers import (
    McpServerSettings,
    OfferedTool,
    ServerFault,
    ServerState,
    ServerStatus,
    ToolUse,
)
from app.core.domain.events import Notice, NoticeKind
from app.core.domain.settings import Settings
from app.core.domain.turn.running_turn import RunningTurn
from app.core.ports import ToolServers
from app.core.prompt.offered_tools import OWN_TOOLS

_LONGEST = 64  # characters of a name
_MOST = 100  # tools of one request
_SECONDS = 10.0  # that a question waits for servers to start
_ODD = re.compile(r"[^a-zA-Z0-9_-]+")


@dataclass(frozen=True)
class ServerTools:
    """None of it without servers; nothing is started for a turn that does not want tools."""

    servers: ToolServers
    settings: Callable[[], Settings]
    seconds: float = _SECONDS

    async def of(self, turn: RunningTurn) -> tuple[tuple[OfferedTool, ...], list[Notice]]:
        settings = {one.id: one for one in self.settings().mcp_servers if one.enabled}
        if not settings or not turn.server_tools or turn.client is not None or turn.builtin:
            return (), []
        statuses = await self.servers.ready(self.seconds)
        tools = offered([status for status in statuses if status.state is ServerState.READY], settings)
        return tools, [_missing(settings[one.id], one) for one in statuses if one.state is not ServerState.READY]


def _missing(server: McpServerSettings, status: ServerStatus) -> Notice:
    data = {"name": server.label, "detail": status.problem}
    if status.fault is not ServerFault.NONE:
        data |= {"fault": status.fault.value, "id": server.id}
    return Notice(NoticeKind.TOOL_SERVER_FAILED, data)


def offered(statuses: Sequence[ServerStatus], settings: dict[str, McpServerSettings]) -> tuple[OfferedTool, ...]:
    """Without those that are switched off, and no more than a model can be told of."""
    names = {tool.name for tool in OWN_TOOLS}
    tools: list[OfferedTool] = []
    for status in statuses:
        server = settings[status.id]
        for one in status.tools:
            use = server.use(one.name)
            if use is ToolUse.OFF or len(tools) == _MOST:
                continue
            name = _free(f"{_plain(server.label) or 'server'}__{_plain(one.name) or 'tool'}", names)
            names.add(name)
            tool = Tool(name, one.description or one.name, one.parameters)
            tools.append(OfferedTool(tool, server.id, server.label, one.name, asks=use is ToolUse.ASK))
    return tuple(tools)


def _plain(text: str) -> str:
    return _ODD.sub("_", text).strip("_")[:_LONGEST]


def _free(name: str, names: set[str]) -> str:
    """The name, cut; numbered where it is given already."""
    cut = name[:_LONGEST]
    number = 2
    while cut in names:
        end = f"_{number}"
        cut, number = name[: _LONGEST - len(end)] + end, number + 1
    return cut
