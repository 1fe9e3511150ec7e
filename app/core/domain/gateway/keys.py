"""Keys of the programs that use the local API: made, recognised, revoked."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from uuid import uuid4

from app.core.domain.gateway import ApiKey, GatewaySettings

_BYTES = 32
_PREFIX = "cw-"


def make_key(settings: GatewaySettings, name: str) -> tuple[GatewaySettings, str]:
    """The settings with one key more, and the key itself: it is shown once, and kept nowhere."""
    key = new_key()
    entry = ApiKey(uuid4().hex, name, hash_of(key), datetime.now(UTC).isoformat(timespec="seconds"))
    return replace(settings, keys=(*settings.keys, entry)), key


def revoke_key(settings: GatewaySettings, id: str) -> GatewaySettings:
    """It is refused from the next request on."""
    return replace(settings, keys=tuple(one for one in settings.keys if one.id != id))


def change_key(settings: GatewaySettings, entry: ApiKey) -> GatewaySettings:
    """Its name, limits or defaults."""
    return replace(settings, keys=tuple(entry if one.id == entry.id else one for one in settings.keys))


def new_key() -> str:
    return _PREFIX + secrets.token_urlsafe(_BYTES)


def hash_of(key: str) -> str:
    """SHA-256 is enough: slow hashes protect words that people think up, and nobody guesses 256 random bits."""
    return hashlib.sha256(key.encode("utf-8", "surrogateescape")).hexdigest()


def matching_key(key: str, entries: Iterable[ApiKey]) -> ApiKey | None:
    """Whose key it is. Takes as long for each: the time says nothing of how near a guess came."""
    hash, match = hash_of(key), None
    for entry in entries:
        if hmac.compare_digest(hash.encode(), entry.hash.encode()) and entry.hash:
            match = entry
    return match
