"""The user's leave for private addresses."""

import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from app.core.domain.addresses import addresses_in, private_place

if TYPE_CHECKING:
    from app.core.services import Services


def ask_leave(services: "Services", text: str) -> None:
    """Whoever sits at the terminal is asked once about a private address that the text names."""
    settings = services.settings.load()
    places = {place for url in addresses_in(text) if (place := private_place(url))}
    for place in sorted(places - set(settings.search.allowed_hosts)) if sys.stdin.isatty() else ():
        print(f"{place} is a private address. Read it, now and later? [y/N] ", end="", file=sys.stderr, flush=True)
        if sys.stdin.readline().strip().casefold() in ("y", "yes"):
            hosts = (*settings.search.allowed_hosts, place)
            settings = replace(settings, search=replace(settings.search, allowed_hosts=hosts))
            services.settings.save(settings)
            services.apply_settings()
