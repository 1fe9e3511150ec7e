"""The user's leave: for private addresses, and for tools that a model wants to call."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.cli.output import clean, one_line
from app.cli.terminal import read, terminal
from app.cli.translation import is_yes, tr
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
        terminal().err(tr("{place} is a private address. Read it, now and later? [y/N] ", place=place))
        if is_yes(await read("line")):
            hosts = (*settings.search.allowed_hosts, place)
            changed = replace(settings, search=replace(settings.search, allowed_hosts=hosts))
            saved = services.settings.file.save(changed, settings)
            settings = saved.settings
            if saved.aside:
                words = tr(
                    "Somebody else had changed settings.json; what stood there is kept as {name}.", name=saved.aside
                )
                terminal().err(words + "\n")
            services.settings.apply()


def _tool_answer(word: str) -> ToolAnswer:
    """In English, or in the language of the question."""
    if word in ("never", tr("never")):
        return ToolAnswer.NEVER
    if word[:1] == "a":
        return ToolAnswer.ALWAYS
    return ToolAnswer.ONCE if word[:1] == "y" or is_yes(word) else ToolAnswer.NOT_NOW


async def ask_about_tool(services: "Services", event: ToolPermissionRequested) -> None:
    """Where nobody can answer the call is refused."""
    answer = ToolAnswer.NOT_NOW
    if terminal().is_interactive:
        arguments = one_line(clean(event.call.arguments))
        terminal().err(f"\n{one_line(event.server)}: {one_line(event.tool)} {arguments}\n")
        terminal().err(tr("Let the model call this tool? [y]es once, [a]lways for this server, [N]o, never: "))
        answer = _tool_answer((await read("line")).strip().casefold())
    services.ask.permit(event.turn, event.call.id, answer)
