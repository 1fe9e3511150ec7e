"""`citewise serve`: the local API, until the user ends it."""

import asyncio

from app.cli.options import Options
from app.cli.output import fail, notify, show
from app.cli.terminal import terminal
from app.core.services import Services


async def serve_api(options: Options, services: Services) -> int:
    """The exit status: 0 when it was ended, 1 where it could not begin."""
    try:
        from app.gateway.server import Gateway
        from app.gateway.turns import Turns
    except ImportError as error:
        return fail(f"the local API needs more than is installed: {error.name} (pip install 'citewise[serve]')")
    gateway = Gateway(Turns(services, asyncio.get_running_loop()), terminal().locale)
    try:
        gateway.start(options.host, options.port)
    except OSError as error:
        return fail(f"{options.host}:{options.port}: {error.strerror or error}")
    ended = asyncio.Event()
    terminal().on_interrupt(ended.set)
    show(f"{gateway.url}/v1\n")
    notify("citewise: serving the local API; Ctrl-C ends it")
    try:
        await ended.wait()
    finally:
        terminal().on_interrupt(None)
        await gateway.close()
    return 0
