"""What sources are called, whoever named them."""

from app.core.answer.grounding import is_hidden
from app.core.domain.addresses import is_web_address, site_of
from app.core.domain.memory import FORGOTTEN
from app.core.domain.sources import OWN, TOOL, Origin, Source
from app.ui.wording.foreign.direction import unturned
from app.ui.wording.foreign.hosts import display_host
from app.ui.wording.sentences import translate


def forgotten_sentence(source: Source) -> str:
    """What stands in the place of its words; empty for all other sources."""
    if source.kind != FORGOTTEN:
        return ""
    return translate(
        "SourceRows", "The model was given a memory about you here. It has been forgotten since, so its text is gone."
    )


def display_site(source: Source) -> str:
    """Where a source is from: its host, look-alikes in punycode; the name of a document is no host and stays."""
    if (source.origin in OWN or source.kind == TOOL) and not is_web_address(source.address):
        return unturned(source.site)
    return display_host(source.site or site_of(source.address))


def display_title(source: Source) -> str:
    """What a source is called: its title, where that is a name, else its address without `https://`, or its site.

    A model service may give a number, the host or the address for a title, or nothing at all. Empty where nothing is
    known but perhaps its words.
    """
    if source.kind == FORGOTTEN:
        return translate("SourceRows", "Forgotten")
    title, address = " ".join(unturned(source.title).split()), source.address
    site = display_site(source)
    is_number = title.isdigit() and source.origin is Origin.PROVIDER  # there are pages of that name
    is_host = title.lower().removeprefix("www.") in ("", site, source.site.lower(), site_of(address))
    if not (is_number or is_host or is_web_address(title)):
        return title
    if not is_web_address(address) or is_hidden(address):
        return site
    host = site_of(address)
    path = unturned(address.partition("://")[2].partition("/")[2]).rstrip("/")
    return f"{display_host(host)}/{path}" if path and host else site or address
