"""The signed list of versions that a build may ask for: its key, its signature, its check.

    feed.py keygen PRIVATE_KEY            make a key; prints the public one, which a build takes as CITEWISE_FEED_KEY
    feed.py sign PRIVATE_KEY LIST OUT     sign a list (JSON, see app/adapters/update_feed.py); OUT is what is published
    feed.py verify PUBLIC_KEY FEED        check what is published, as the program does

The private key never goes into the repository or a build. Raise `serial` with each list that is signed: the program
refuses an older one. Sign anew before `expires`, even where nothing is new: an expired list counts for nothing.
"""

import os
import sys
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from app.adapters.update_feed import CONTEXT, LONGEST, open_feed, parsed
from app.core.domain.errors import BadAnswer
from app.core.domain.updates import ReleaseFeed


def make_key(path: Path) -> str:
    """A new private key, for its owner alone; never over an existing one. The public one in base64."""
    key = Ed25519PrivateKey.generate()
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return _public(key)


def signed(payload: bytes, key: Ed25519PrivateKey) -> bytes:
    """Raises `ValueError` for a list that the program would not take."""
    try:
        feed = parsed(payload)
    except (TypeError, LookupError) as error:
        raise ValueError(f"no list of versions: {error!r}") from error
    if feed.expires <= datetime.now(UTC):
        raise ValueError(f"it expired at {feed.expires}")
    content = b64encode(key.sign(CONTEXT + payload)) + b"\n" + payload
    if len(content) > LONGEST:
        raise ValueError(f"{len(content)} bytes; {LONGEST} at most")
    return content


def verified(content: bytes, public_key: str) -> ReleaseFeed:
    """Raises `ValueError`."""
    try:
        return open_feed(content, b64decode(public_key, validate=True))
    except BadAnswer as error:
        raise ValueError(error.data["reason"]) from error


def load_key(path: Path) -> Ed25519PrivateKey:
    key = load_pem_private_key(path.read_bytes(), None)
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError(f"{path}: no Ed25519 key")
    return key


def _public(key: Ed25519PrivateKey) -> str:
    return b64encode(key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)).decode()


def main(arguments: Sequence[str]) -> int:
    try:
        match arguments:
            case ["keygen", path]:
                print(make_key(Path(path)))
            case ["sign", key, source, target]:
                private = load_key(Path(key))
                Path(target).write_bytes(signed(Path(source).read_bytes(), private))
                print(_public(private))
            case ["verify", public, target]:
                feed = verified(Path(target).read_bytes(), public)
                print(f"serial {feed.serial}, until {feed.expires}: {', '.join(r.version for r in feed.releases)}")
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except (ValueError, OSError, Base64Error) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
