"""Keys in a file that a passphrase encrypts, for systems without a keychain.

The file is a JSON object:

- `format`: 1
- `kdf`: `{"name": "scrypt", "n": 131072, "r": 8, "p": 1, "salt": …}`: 16 random bytes of salt for each passphrase;
  scrypt (RFC 7914) makes 32 bytes of it and of the passphrase in UTF-8 and NFC, in 128 MiB and a third of a second
- `ids`: whose keys it holds, so that a passphrase is asked for when one of them is needed and not before
- `nonce`: 12 random bytes, fresh at each writing
- `keys`: AES-256-GCM of the JSON object id → key, its tag at the end; `format`, `kdf` and `ids` are authenticated,
  too

Bytes stand in base64. Nothing here waits for anybody, but opening takes its time: call it on a thread.
"""

import json
import os
import unicodedata
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from app.adapters.storage.atomic_file import write_atomically
from app.adapters.storage.refusals import reason_of
from app.core.domain.errors import Unavailable
from app.core.domain.reasons import KeyFileReason

NAME = "keys.encrypted"  # in the data directory

_FORMAT = 1
_N, _R, _P = 2**17, 8, 1
_MOST_N, _MOST_WORK = 2**20, 64  # a file that somebody changed must not take all memory, nor an hour
_SALT, _KEY, _NONCE = 16, 32, 12  # bytes


@dataclass(frozen=True)
class _Cipher:
    """What the passphrase was turned into, and how."""

    kdf: dict[str, Any]
    key: bytes = field(repr=False)


class KeyFile:
    """`KeyFile(data_dir / NAME)`. Raises `Unavailable` with a `KeyFileReason` or a `DiskReason`."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._cipher: _Cipher | None = None
        self._keys: dict[str, str] = {}
        self._ids: frozenset[str] | None = None  # of the file on disk, once it was looked at
        self._exists = False

    @property
    def exists(self) -> bool:
        self._look()
        return self._exists

    @property
    def is_open(self) -> bool:
        return self._cipher is not None

    def get(self, key_id: str) -> str:
        """Empty where it has none, or is locked."""
        return self._keys.get(key_id, "")

    def ids(self) -> frozenset[str]:
        """Whose keys it holds, open or locked."""
        return self._look()

    def create(self, passphrase: str, keys: dict[str, str]) -> None:
        """A new file with these keys, in place of one that may be there."""
        self._write(_cipher(passphrase), dict(keys))

    def open(self, passphrase: str) -> None:
        data = self._read()
        cipher = _derive(passphrase, data["kdf"])
        self._take(cipher, _decrypted(data, cipher.key))

    def change(self, old: str, new: str) -> None:
        """Another passphrase. The old one is asked for again: who finds the window open must not lock its owner out."""
        self.open(old)
        self._write(_cipher(new), self._keys)

    def put(self, key_id: str, key: str) -> None:
        """Keep a key; an empty one is forgotten."""
        if self._cipher is None:
            raise _locked()
        others = {name: value for name, value in self._keys.items() if name != key_id}
        self._write(self._cipher, {**others, key_id: key} if key else others)

    def delete(self) -> None:
        """The file and every key in it."""
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            raise Unavailable(NAME, reason=reason_of(error)) from error
        self._keys, self._cipher, self._ids, self._exists = {}, None, frozenset(), False

    def _take(self, cipher: _Cipher, keys: dict[str, str]) -> None:
        self._keys, self._cipher, self._ids, self._exists = keys, cipher, frozenset(keys), True

    def _look(self) -> frozenset[str]:
        """Once: keys are looked up often, and nobody else writes the file."""
        if self._ids is None:
            self._exists, self._ids = self._path.exists(), frozenset()
            with suppress(Unavailable):
                self._ids = frozenset(self._read()["ids"]) if self._exists else frozenset()
        return self._ids

    def _read(self) -> dict[str, Any]:
        try:
            data = json.loads(self._path.read_text(encoding="utf-8"))
        except OSError as error:
            raise Unavailable(NAME, reason=reason_of(error)) from error
        except (ValueError, RecursionError) as error:
            raise _damaged() from error
        if _is_newer(data):
            raise Unavailable(NAME, reason=KeyFileReason.NEWER)
        if not _is_well_formed(data):
            raise _damaged()
        result: dict[str, Any] = data
        return result

    def _write(self, cipher: _Cipher, keys: dict[str, str]) -> None:
        """On disk first: what cannot be written is not in force either."""
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        head = {"format": _FORMAT, "kdf": cipher.kdf, "ids": sorted(keys)}
        nonce = os.urandom(_NONCE)
        sealed = AESGCM(cipher.key).encrypt(nonce, json.dumps(keys).encode(), _canonical(head))
        text = json.dumps({**head, "nonce": _text(nonce), "keys": _text(sealed)}, indent=1) + "\n"
        try:
            write_atomically(self._path, text)
        except OSError as error:
            raise Unavailable(NAME, reason=reason_of(error)) from error
        self._take(cipher, keys)


def _cipher(passphrase: str) -> _Cipher:
    kdf = {"name": "scrypt", "n": _N, "r": _R, "p": _P, "salt": _text(os.urandom(_SALT))}
    return _derive(passphrase, kdf)


def _derive(passphrase: str, kdf: dict[str, Any]) -> _Cipher:
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt  # few need it, and never before the first frame

    scrypt = Scrypt(salt=b64decode(kdf["salt"]), length=_KEY, n=kdf["n"], r=kdf["r"], p=kdf["p"])
    try:
        return _Cipher(kdf, scrypt.derive(unicodedata.normalize("NFC", passphrase).encode()))
    except MemoryError as error:
        raise Unavailable(NAME, "memory") from error


def _decrypted(data: dict[str, Any], key: bytes) -> dict[str, str]:
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    head = {name: data[name] for name in ("format", "kdf", "ids")}
    try:
        plain = AESGCM(key).decrypt(b64decode(data["nonce"]), b64decode(data["keys"]), _canonical(head))
    except InvalidTag:  # or somebody changed the file, which nobody can tell apart
        raise Unavailable(NAME, reason=KeyFileReason.WRONG_PASSPHRASE) from None
    keys: dict[str, str] = json.loads(plain)
    return keys


def _is_newer(data: Any) -> bool:
    return isinstance(data, dict) and type(data.get("format")) is int and data["format"] > _FORMAT


def _is_well_formed(data: Any) -> bool:
    try:
        kdf, ids = data["kdf"], data["ids"]
        n, r, p = kdf["n"], kdf["r"], kdf["p"]
        return (
            (data["format"], kdf["name"]) == (_FORMAT, "scrypt")
            and data["format"] is not True
            and all(type(number) is int and number > 0 for number in (n, r, p))
            and n > 1
            and n & (n - 1) == 0
            and n <= _MOST_N
            and r * p <= _MOST_WORK
            and isinstance(ids, list)
            and all(isinstance(key_id, str) for key_id in ids)
            and len(b64decode(kdf["salt"], validate=True)) >= _SALT
            and len(b64decode(data["nonce"], validate=True)) == _NONCE
            and bool(b64decode(data["keys"], validate=True))
        )
    except (KeyError, TypeError, ValueError, Base64Error):
        return False


def _canonical(head: dict[str, Any]) -> bytes:
    return json.dumps(head, sort_keys=True, separators=(",", ":")).encode()


def _text(data: bytes) -> str:
    return b64encode(data).decode()


def _locked() -> Unavailable:
    return Unavailable(NAME, reason=KeyFileReason.LOCKED)


def _damaged() -> Unavailable:
    return Unavailable(NAME, reason=KeyFileReason.DAMAGED)
