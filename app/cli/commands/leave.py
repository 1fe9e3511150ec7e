"""The user's leave for private addresses."""

from dataclasses import replace
from typing import TYPE_CHECKING

from app.cli.terminal import read, terminal
from app.core.domain.addresses import addresses_in, private_place

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
