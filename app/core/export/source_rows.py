"""A source as a row of Markdown."""

from app.core.domain.addresses import is_web_address
from app.core.domain.sources import Source


def source_row(source: Source) -> str:
    """A row of a list of sources in Markdown. Whatever a title or an address holds, it stays one row; only addresses
    of the web and of files become links."""
    title = unbracketed(one_line(source.title or source.site or source.address))
    address = address_of(source)
    return f"- [{source.number}] [{title}](<{address}>)" if address else f"- [{source.number}] {title}"


def address_of(source: Source) -> str:
    """What a link may lead to; empty where it is neither of the web nor a file: a service may name anything."""
    address = "%20".join(source.address.split()).replace("<", "%3C").replace(">", "%3E")
    return address if is_web_address(address) or address.startswith("file:") else ""


def unbracketed(title: str) -> str:
    return title.replace("[", "(").replace("]", ")")


def one_line(text: str) -> str:
    return " ".join(text[:2000].split())
