"""The list of versions at its makers' address: one file, signed with Ed25519. Fits the port `ReleaseFeedSource`.

Its first line is the signature in base64, over `CONTEXT` and every byte behind that line. These are a JSON object:

- `format`: 1; `serial`: a number that goes up; `expires`: a moment in ISO 8601 with its zone
- `versions`: objects of `version`, `date`, `page` (an https address), `notes` (language → text) and `system` (`linux`,
  `windows`, `macos` → the oldest version that runs it, of glibc on Linux)

Nothing is read of it before its signature was checked. `packaging/feed.py` writes and signs it.
"""

import json
import platform
import sys
from base64 import b64decode
from binascii import Error as Base64Error
from collections.abc import Mapping
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import httpx

from app.adapters.http import PLAIN, app_errors, read_bounded
from app.adapters.storage.atomic_file import write_atomically
from app.core.domain.errors import BadAnswer
from app.core.domain.reasons import UpdateReason
from app.core.domain.updates import Release, ReleaseFeed, System, UpdateState

STATE = "updates.json"  # in the data directory
CONTEXT = b"citewise release feed 1\n"  # what else this key may ever sign cannot be taken for a feed
LONGEST = 256_000  # bytes
_FORMAT = 1
_MOST_REDIRECTS = 3
_REDIRECTS = (301, 302, 303, 307, 308)
_LONGEST_NOTES, _LONGEST_WORD, _LONGEST_ADDRESS = 20_000, 40, 1_000  # characters
_MOST_RELEASES = 100
_SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


class SignedFeed:
    """address: https. public_key: 32 bytes."""

    def __init__(self, address: str, public_key: bytes, client: httpx.AsyncClient) -> None:
        self._address, self._public_key, self._client = address, public_key, client

    @property
    def host(self) -> str:
        return urlsplit(self._address).hostname or ""

    async def fetch(self) -> ReleaseFeed:
        with app_errors(self.host):
            content = await self._download()
        return open_feed(content, self._public_key, self.host)

    async def _download(self) -> bytes:
        """The request tells nothing of this program, its user or an earlier answer."""
        address = self._address
        for _ in range(_MOST_REDIRECTS + 1):
            if not is_https(address):
                raise BadAnswer(self.host, address[:200], reason=UpdateReason.INSECURE)
            headers = {"Accept": "*/*", "User-Agent": "Citewise", **PLAIN}
            request = self._client.build_request("GET", address, headers=headers)
            request.headers.pop("cookie", None)
            response = await self._client.send(request, stream=True, follow_redirects=False)
            try:
                location = response.headers.get("location", "")
                if response.status_code == 200:
                    return await read_bounded(response, LONGEST)
                if response.status_code not in _REDIRECTS or not location:
                    raise BadAnswer(self.host, f"HTTP {response.status_code}", status=str(response.status_code))
            finally:
                await response.aclose()
            address = urljoin(address, location.strip())
        raise BadAnswer(self.host, "too many redirects")


def open_feed(content: bytes, public_key: bytes, where: str = "") -> ReleaseFeed:
    """What a signed file says. Raises `BadAnswer`."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey  # few ever ask for it

    first_line, _, payload = content.partition(b"\n")
    try:
        signature = b64decode(first_line.strip(), validate=True)
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, CONTEXT + payload)
    except (InvalidSignature, Base64Error, ValueError):
        raise BadAnswer(where, reason=UpdateReason.SIGNATURE) from None
    try:
        return parsed(payload)
    except (ValueError, TypeError, LookupError, RecursionError) as error:
        raise BadAnswer(where, str(error)[:200], reason=UpdateReason.FORMAT) from error


def parsed(payload: bytes) -> ReleaseFeed:
    """Raises `ValueError`, `TypeError` or `LookupError` for what is no such list."""
    data = json.loads(payload.decode("utf-8"))
    if data["format"] != _FORMAT:
        raise ValueError(f"format {data['format']}")
    serial, expires = data["serial"], datetime.fromisoformat(data["expires"])
    if type(serial) is not int or serial < 1 or expires.tzinfo is None:
        raise ValueError("serial or expires")
    return ReleaseFeed(serial, expires, tuple(map(_release, data["versions"][:_MOST_RELEASES])))


def _release(data: Mapping[str, Any]) -> Release:
    version, page, date = _text(data["version"]), _text(data["page"], _LONGEST_ADDRESS), _text(data["date"])
    if not version[:1].isdigit() or not is_https(page):
        raise ValueError(f"version {version}: {page}")
    return Release(version, date, page, _texts(data.get("notes", {}), _LONGEST_NOTES), _texts(data.get("system", {})))


def _texts(data: Any, most: int = _LONGEST_WORD) -> dict[str, str]:
    if not isinstance(data, dict):
        raise ValueError("an object of texts")
    return {_text(name): _text(value, most) for name, value in data.items()}


def _text(value: Any, most: int = _LONGEST_WORD) -> str:
    if not isinstance(value, str) or len(value) > most:
        raise ValueError("a text")
    return value


def is_https(address: str) -> bool:
    try:
        parts = urlsplit(address)
        return parts.scheme == "https" and bool(parts.hostname) and "@" not in parts.netloc and address.isprintable()
    except ValueError:
        return False


class UpdateFile:
    """`UpdateFile(data_dir / STATE)`. Fits the port `UpdateMemory`."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def load(self) -> UpdateState:
        try:
            data = json.loads(self._path.read_text(encoding="utf-8"))
            return UpdateState(int(data["serial"]), float(data["requested"]), str(data["skipped"]))
        except (OSError, ValueError, TypeError, LookupError, RecursionError):
            return UpdateState()

    def save(self, state: UpdateState) -> None:
        write_atomically(self._path, json.dumps(asdict(state)) + "\n")


def this_system() -> System:
    match name := _SYSTEMS.get(sys.platform, ""):
        case "linux":
            return System(name, platform.libc_ver()[1])
        case "windows":
            return System(name, platform.version())
        case "macos":
            return System(name, platform.mac_ver()[0])
        case _:
            return System()
