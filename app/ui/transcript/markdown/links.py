"""Where a link may lead, and how much of it is followed."""

import re
from urllib.parse import parse_qsl, quote, unquote, urlsplit

from app.core.domain.addresses import is_web_address

LONGEST = 2000  # characters of an address in a text; no browser needs to take more

_MAILBOX = re.compile(r"[^\s\x00-\x20\x7f@<>()\"?&#%,;:\\]{1,64}@[^\W_](?:[\w.-]{0,250}[^\W_])?")
_SUBJECT = 200  # characters


def is_safe_link(url: str) -> bool:
    """http, https with a host, and mailto; nothing relative, nothing that runs."""
    return bool(safe_link(url))


def safe_link(url: str) -> str:
    """What may be handed to the system for an address; empty where nothing may.

    A web address as it is. Of a mailto link the mailbox and the subject: mail programs know headers that attach files
    of this computer or write to others.
    """
    if url[:7].lower() != "mailto:":
        return url if is_web_address(url) else ""
    try:
        parts = urlsplit(url)
        query = parse_qsl(parts.query, max_num_fields=20)
    except ValueError:
        return ""
    mailbox = unquote(parts.path)
    if not _MAILBOX.fullmatch(mailbox):
        return ""
    subject = next((" ".join(value.split())[:_SUBJECT] for name, value in query if name.lower() == "subject"), "")
    printable = "".join(sign for sign in subject if sign.isprintable())
    return f"mailto:{quote(mailbox, safe='@+')}" + (f"?subject={quote(printable, safe='')}" if printable else "")
