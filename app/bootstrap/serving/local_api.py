"""`citewise serve`: the local API, until the user ends it."""

import asyncio
from dataclasses import replace

from app.cli.options import Options
from app.cli.output import announce, fail, show
from app.cli.terminal import terminal
from app.cli.translation import tr
from app.core.domain.gateway import GatewaySettings
from app.core.domain.gateway.keys import make_key
from app.core.services import Services


async def serve_api(options: Options, services: Services) -> int:
    """The exit status: 0 when it was ended, 1 where it could not begin."""
    try:
        from app.bootstrap.serving.open_gateway import open_gateway
        from app.gateway.doors.addresses import is_loopback
    except ImportError as error:
        return fail(
            tr(
                "the local API needs more than is installed: {name} ({command})",
                name=error.name,
                command="pip install 'citewise[serve]'",
            )
        )

    temporary, key = GatewaySettings(), ""
    if options.require_key and not services.settings.in_force().gateway.keys:
        temporary, key = make_key(temporary, "citewise serve")

    def settings() -> GatewaySettings:
        current = services.settings.in_force().gateway
        return replace(current, require_key=options.require_key, keys=(*current.keys, *temporary.keys))

    gateway = open_gateway(services, asyncio.get_running_loop(), terminal().locale, settings)
    try:
        gateway.start(options.host, options.port)
    except OSError as error:
        return fail(f"{options.host}:{options.port}: {error.strerror or error}")
    ended = asyncio.Event()
    terminal().end_with_host()  # else a process without a window would stay for it, and a window would wait
    terminal().on_interrupt(ended.set)
    show(f"{gateway.url}/v1\n" + (f"{key}\n" if key else ""), end="")
    if not is_loopback(options.host):
        announce(tr("other machines of the network can reach it, without encryption"))
    if not options.require_key:
        announce(tr("every program that can reach it is answered, without a key"))
    if key:
        announce(tr("serving the local API; Ctrl-C ends it; the key above is valid until then"))
    else:
        announce(tr("serving the local API; Ctrl-C ends it"))
    try:
        await ended.wait()
    finally:
        terminal().on_interrupt(None)
        await gateway.close()
        announce(tr("the local API has ended"))
    return 0
