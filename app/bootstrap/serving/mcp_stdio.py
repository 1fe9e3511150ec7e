"""`citewise mcp`: one session on standard input and output, until the client ends it."""

import asyncio
from importlib.util import find_spec

from app.bootstrap.serving.mcp_relay import INTERRUPTED
from app.cli.output import announce, fail
from app.cli.terminal import terminal
from app.cli.translation import in_english, tr
from app.cli.words import sentence
from app.core.services import Services
from app.core.streams import Started


async def serve_mcp(services: Services) -> int:
    """The exit status: 0 when the client has ended it."""
    if find_spec("mcp") is None:
        return fail(
            tr(
                "the MCP server needs more than is installed: {name} ({command})",
                name="mcp",
                command="pip install 'citewise[serve]'",
            )
        )
    from app.gateway.turns import Turns
    from app.mcp_server.core_access import CoreAccess
    from app.mcp_server.stdio import StdioSession

    here, loop = terminal(), asyncio.get_running_loop()
    end: asyncio.Future[int] = loop.create_future()

    def finish(status: int) -> None:
        if not end.done():
            end.set_result(status)

    def from_session(call, *arguments) -> None:  # type: ignore[no-untyped-def]
        if not loop.is_closed():
            loop.call_soon_threadsafe(call, *arguments)

    core = CoreAccess(Turns(services, loop), here.locale, in_english()(sentence))
    session = StdioSession(core, lambda text: from_session(here.out, text), lambda: from_session(finish, 0))
    session.start()
    here.end_with_host()
    here.on_interrupt(lambda: finish(INTERRUPTED))

    async def listen() -> None:
        async for line in here.read_lines():
            session.feed(line)
        session.feed("")

    listening = Started(listen())
    try:
        status = await end
    finally:
        here.on_interrupt(None)
        session.feed("")
        await listening.cancel()
    if status == INTERRUPTED:
        announce(tr("the Citewise that ran these tools has ended or was interrupted"))
    return status
