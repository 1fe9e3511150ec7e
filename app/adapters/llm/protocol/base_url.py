"""The address of a model service, out of whatever the user typed or pasted."""

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from app.core.domain.addresses import with_scheme
from app.core.domain.errors import Unreachable

_ENDPOINTS = re.compile(
    r"/+(chat/completions|completions|chat|models|responses|messages|conversations|embeddings)/*$", re.IGNORECASE
)
_VERSIONED = re.compile(r"/v\d+([a-z]+\d*)?(/|$)", re.IGNORECASE)


def normalise_base_url(text_input: str, base_urls: Iterable[str] = ()) -> str:
    """The base address up to and with the version, without a slash at its end.

    `https://` (for hosts of one's own network `http://`) and `/v1` are added where missing; a pasted endpoint, a query
    and spaces are cut off. For a host out of `base_urls` base addresses a bare host, or one with a plain `/v1`, becomes
    that address. A trailing `#` means "exactly so" and stays where no version would otherwise tell: applying this
    twice changes nothing. Raises `Unreachable` for what is no web address.
    """
    text = "".join(text_input.split()).strip("\"'<>`")
    exact = text.endswith("#")
    text = text.split("#", 1)[0].split("?", 1)[0]
    text = with_scheme(text, any_word=True)
    bare = _ENDPOINTS.sub("", text).rstrip("/")
    exact = exact or bare != text.rstrip("/")
    path = _path_of(bare, text_input)
    if not exact and path.lower() in ("", "/v1") and (base := _matching_base(bare, base_urls)):
        return base
    if _VERSIONED.search(path):
        return bare
    return f"{bare}#" if exact else f"{bare}/v1"


def endpoint(base_url: str, name: str) -> str:
    """Where `name` (`chat/completions`, `models`) of a normalised base address lies."""
    return f"{base_url.removesuffix('#')}/{name}"


def is_loopback(base_url: str) -> bool:
    """True where the service runs on this very machine."""
    host = (urlsplit(base_url.removesuffix("#")).hostname or "").lower().rstrip(".")
    return host in ("localhost", "::1", "0.0.0.0") or host.endswith(".localhost") or host.startswith("127.")


def password_of(base_url: str) -> str:
    """The password that stands in an address (`http://user:password@host`): it must not be shown either."""
    return urlsplit(base_url.removesuffix("#")).password or ""


def _path_of(bare: str, text_input: str) -> str:
    try:
        parts = urlsplit(bare)
        valid = parts.scheme.lower() in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        valid = False
    if not valid:
        raise Unreachable(detail=text_input[:200].rpartition("@")[2])
    return parts.path


def _matching_base(bare: str, base_urls: Iterable[str]) -> str:
    host = urlsplit(bare).netloc.lower()
    return next((base for base in base_urls if urlsplit(base).netloc.lower() == host and not is_loopback(base)), "")
