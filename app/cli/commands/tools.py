"""`citewise tools`: the MCP servers of the settings, and leave for their commands to run."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.cli.options import Options
from app.cli.output import announce, as_text, fail, one_line, show
from app.cli.terminal import read, terminal
from app.cli.translation import is_yes, listed, tr
from app.core.domain.chat.server_command import command_line, fetches_code, visible
from app.core.domain.chat.tool_servers import McpServerSettings
from app.core.domain.errors import Unavailable
from app.core.domain.settings import Settings

if TYPE_CHECKING:
    from app.core.services import Services

_USAGE = 2


async def run(options: Options, services: "Services") -> int:
    """The exit status."""
    settings = services.settings.file.load()
    if services.settings.file.problem:
        return fail(tr("settings.json cannot be read; mend it first"))
    if options.action == "consent":
        return await _consent(options, services, settings)
    return _list(options, settings.mcp_servers)


def _list(options: Options, servers: tuple[McpServerSettings, ...]) -> int:
    if options.json:
        show(as_text([_facts(server) for server in servers]))
        return 0
    if not servers:
        announce(tr("there are no tool servers; docs/tools.md tells how to set one up"))
    for server in servers:
        show(f"{visible(server.id)}  {_state(server)}  {command_line(server)}")
    for server in servers:
        if server.enabled and server.waits_for_consent:
            id, name = one_line(server.id), one_line(server.label)
            announce(tr("{name} waits for your consent: {command}", name=name, command=f"citewise tools consent {id}"))
    return 0


def _state(server: McpServerSettings) -> str:
    if not server.enabled:
        return tr("off")
    return tr("waits for consent") if server.waits_for_consent else tr("on")


def _facts(server: McpServerSettings) -> dict[str, object]:
    return {
        "id": server.id,
        "name": server.label,
        "enabled": server.enabled,
        "command": [server.command, *server.args] if server.command else [],
        "url": "" if server.command else server.url,
        "waits_for_consent": server.waits_for_consent,
    }


async def _consent(options: Options, services: "Services", settings: Settings) -> int:
    """0: it may run; 1: it may not; 2: there is none of that name."""
    servers = {one.label: one for one in settings.mcp_servers} | {one.id: one for one in settings.mcp_servers}
    server = servers.get(options.server)
    if server is None:
        return fail(
            tr("there is no tool server {name}; 'citewise tools' lists them", name=one_line(options.server)), _USAGE
        )
    if not server.command:
        show(tr("{name} is at an address; nothing of it runs here", name=one_line(server.label)))
        return 0
    _show_command(server)
    if not server.waits_for_consent:
        show(tr("You have agreed to this command already."))
        return 0
    if not options.yes:
        if not terminal().is_interactive:
            return fail(tr("there is nobody to ask; --yes agrees to the command above"))
        terminal().err(tr("Run this command from now on? [y/N] "))
        if not is_yes(await read("line")):
            return fail(tr("it is not run"))
    return _agree(services, settings, server)


def _show_command(server: McpServerSettings) -> None:
    show(tr("{name} runs on this computer with your rights:", name=one_line(server.label)))
    show(f"    {command_line(server)}")
    if server.env:
        show(tr("with the variables: {names}", names=listed(map(visible, server.env))))
    if fetches_code(server):
        show(tr("It downloads what it runs from the internet, at the first start and for updates."))


def _agree(services: "Services", settings: Settings, server: McpServerSettings) -> int:
    """To what was shown: where the file has another command meanwhile, that one waits on."""
    servers = tuple(replace(one, consent=server.digest) if one.id == server.id else one for one in settings.mcp_servers)
    try:
        services.settings.file.save(replace(settings, mcp_servers=servers), settings)
    except Unavailable as error:
        return fail(tr("settings.json could not be written ({reason})", reason=one_line(error.detail)))
    services.settings.apply()
    show(tr("Its tools can be used now.") if server.enabled else tr("It is off; switch it on to use its tools."))
    return 0
