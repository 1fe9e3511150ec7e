"""The key of a request, wherever its client can put one."""

import binascii
import re
from base64 import b64decode
from collections.abc import Iterator

from starlette.datastructures import Headers
from starlette.types import Scope

from app.core.domain.gateway import ApiKey, GatewaySettings
from app.core.domain.gateway.keys import matching_key
from app.gateway.errors import Refusal

_PATH = "/k/"  # for clients that can be pointed at an address, and send nothing more
_SECRET = re.compile(r"(?<=/k/)[^/]+|cw-[\w-]+", re.IGNORECASE)
_LONGEST = 1000  # characters of what could be a key


def without_path_key(scope: Scope) -> tuple[Scope, str]:
    """The request as it would be without a key in its path, and that key. Slashes around the path mean nothing."""
    path, key = "/" + str(scope["path"]).strip("/"), ""
    if path.startswith(_PATH):
        key, slash, rest = path.removeprefix(_PATH).partition("/")
        path = slash + rest
    return {**scope, "path": path, "raw_path": path.encode()}, key


def path_for_log(path: str) -> str:
    """Without what could be a key, wherever in it somebody has put one."""
    return _SECRET.sub("…", path)


def client_of(headers: Headers, path_key: str, settings: GatewaySettings) -> ApiKey | None:
    """Whose key came with the request; None where none is needed. Raises `Refusal`."""
    keys = [key for key in (path_key, *_header_keys(headers)) if key and len(key) <= _LONGEST]
    for key in keys:
        if (entry := matching_key(key, settings.keys)) is not None:
            return entry
    if not settings.require_key:
        return None
    words = (
        "This key is not valid. It may have been revoked."
        if keys
        else "A key is needed: Authorization: Bearer KEY, x-api-key: KEY, or /k/KEY before the path."
    )
    raise Refusal(401, words, "invalid_api_key")


def _header_keys(headers: Headers) -> Iterator[str]:
    scheme, _, value = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        yield value.strip()
    if scheme.lower() == "basic":
        yield from _basic(value)
    yield headers.get("x-api-key", "").strip()
    yield headers.get("api-key", "").strip()


def _basic(value: str) -> Iterator[str]:
    """The password or, for clients that ask for one word alone, the user."""
    try:
        user, _, password = b64decode(value.strip(), validate=True).decode("utf-8", "replace").partition(":")
    except (ValueError, binascii.Error):
        return
    yield password
    yield user
