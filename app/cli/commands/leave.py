"""The user's leave: for private addresses, and for tools that a model wants to call."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.cli.output import clean, one_line
from app.cli.terminal import read, terminal
from app.core.domain.addresses import addresses_in, private_place
from app.core.domain.chat.tool_servers import ToolAnswer
from app.core.domain.events import ToolPermissionRequested

if TYPE_CHECKING:
    from app.core.services import Services


async def ask_leave(services: "Services", text: str) -> None:
    """Whoever sits at the terminal is asked once about a private address that the text names."""
    settings = services.settings.file.load()
    places = {place for url in addresses_in(text) if (place := private_place(url))}
    for place in sorted(places - set(settings.search.allowed_hosts)) if terminal().is_interactive else ():
        terminal().err(f"{place} is a private address. Read it, now and later? [y/N] ")
        if (await read("line")).strip().casefold() in ("y", "yes"):
            hosts = (*settings.search.allowed_hosts, place)
            changed = replace(settings, search=replace(settings.search, allowed_hosts=hosts))
            saved = services.settings.file.save(changed, settings)
            settings = saved.settings
            if saved.aside:
                terminal().err(f"Somebody else had changed settings.json; what stood there is kept as {saved.aside}.\n")
            services.settings.apply()


_TOOL_ANSWERS = {"y": ToolAnswer.ONCE, "a": ToolAnswer.ALWAYS, "never": ToolAnswer.NEVER}


async def ask_about_tool(services: "Services", event: ToolPermissionRequested) -> None:
    """Where nobody can answer the call is refused."""
    answer = ToolAnswer.NOT_NOW
    if terminal().is_interactive:
        arguments = one_line(clean(event.call.arguments))
        terminal().err(f"\n{one_line(event.server)}: {one_line(event.tool)} {arguments}\n")
        terminal().err("Let the model call this tool? [y]es once, [a]lways for this server, [N]o, never: ")
        word = (await read("line")).strip().casefold()
        answer = _TOOL_ANSWERS.get(word if word == "never" else word[:1], ToolAnswer.NOT_NOW)
    services.ask.permit(event.turn, event.call.id, answer)
