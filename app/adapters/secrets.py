"""Keys of model services and search channels; fits the ports `SecretStore` and `KeyVault`. No file has one in clear."""

import asyncio
import logging
import os
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from secrets import token_urlsafe
from typing import TYPE_CHECKING, TypeVar

from app.adapters.key_file import NAME, KeyFile
from app.core.domain.errors import Unavailable
from app.core.ports import KeyPlace
from app.core.secrecy import split_keys

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

T = TypeVar("T")

log = logging.getLogger(__name__)

SERVICE = "Citewise"  # under this name the keychain lists our keys
PASSPHRASE = "CITEWISE_PASSPHRASE"  # the environment variable that opens the encrypted file
_PROMPT_SECONDS = 5.0  # a locked keychain asks its owner, who may not be there
_LINE = re.compile(r"\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=\s*(.*)")
_ESCAPES = {"n": "\n", "r": "\r", "t": "\t"}


@dataclass
class _Stored:
    """What all share who look with an environment of their own."""

    file: KeyFile
    keychain: dict[str, str] = field(default_factory=dict, repr=False)
    session: dict[str, str] = field(default_factory=dict, repr=False)
    has_keychain: bool = True  # until it is tried


class Keys:
    """environment > `.env` in the data directory > this session > keychain > the encrypted file.

    `keychain`: a keyring backend; None takes the system's. `get` and `origin` wait for nothing.
    """

    def __init__(
        self,
        data_dir: Path,
        environment: Mapping[str, str] = os.environ,
        keychain: "KeyringBackend | None" = None,
        prompt_seconds: float = _PROMPT_SECONDS,
    ) -> None:
        self._data_dir = data_dir
        self._environment = environment
        self._backend = keychain
        self._prompt_seconds = prompt_seconds
        self._from_file = dotenv(data_dir)
        self._stored = _Stored(KeyFile(data_dir / NAME))

    def beside(self, environment: Mapping[str, str]) -> "Keys":
        """The same keys for somebody with another environment; what is stored anywhere is shared."""
        other = Keys(self._data_dir, environment, self._backend, self._prompt_seconds)
        other._stored = self._stored
        return other

    @property
    def place(self) -> KeyPlace:
        if self._stored.has_keychain:
            return KeyPlace.KEYCHAIN
        if self._stored.file.is_open:
            return KeyPlace.FILE
        return KeyPlace.LOCKED if self._stored.file.exists else KeyPlace.SESSION

    def locked_ids(self) -> frozenset[str]:
        """Whose keys are in the encrypted file and cannot be read before it is open."""
        file = self._stored.file
        if file.is_open or not file.exists:
            return frozenset()
        return frozenset(name for name in file.ids() if not self.get(name))

    async def create_file(self, passphrase: str) -> None:
        await asyncio.to_thread(self._stored.file.create, passphrase, dict(self._stored.session))
        self._stored.session.clear()

    async def unlock(self, passphrase: str) -> None:
        file, session = self._stored.file, self._stored.session
        await asyncio.to_thread(file.open, passphrase)
        for name, key in list(session.items()):  # typed while it was locked
            await asyncio.to_thread(file.put, name, key)
            session.pop(name, None)

    async def change_passphrase(self, old: str, new: str) -> None:
        await asyncio.to_thread(self._stored.file.change, old, new)

    async def delete_file(self) -> None:
        await asyncio.to_thread(self._stored.file.delete)

    def get(self, provider_id: str) -> str:
        """The key, or empty where none is known."""
        return self._lookup(provider_id)[0]

    def several(self, key_id: str) -> tuple[str, ...]:
        """The keys of a service that uses several in turn: what is set, split at commas, semicolons and blanks."""
        return split_keys(self.get(key_id))

    def origin(self, provider_id: str) -> str:
        """`environment`, `.env`, `keychain`, `file` (locked or open), `session`, or empty where there is no key."""
        return self._lookup(provider_id)[1]

    async def set(self, provider_id: str, key: str) -> str:
        """Keep a key (empty: forget it); returns where it is kept now: `keychain`, `file` or `session`.

        Raises `Unavailable` where the keychain or the file keeps a key that was to be forgotten.
        """
        key, stored = key.strip(), self._stored
        if not key:
            return await self._forget(provider_id)
        try:
            await self.in_keychain(lambda keychain: _store(keychain, provider_id, key))
        except Unavailable:
            stored.keychain.pop(provider_id, None)
            if stored.file.is_open:
                await asyncio.to_thread(stored.file.put, provider_id, key)
                stored.session.pop(provider_id, None)
                return "file"
            stored.session[provider_id] = key
            return "session"
        stored.session.pop(provider_id, None)
        stored.keychain[provider_id] = key
        return "keychain"

    async def load(self, provider_ids: Sequence[str]) -> None:
        """Read `.env` again, and these keys from the keychain. An answer that comes late still counts.

        The encrypted file is opened where one of them is in it and the environment has its passphrase.
        """
        self._from_file = dotenv(self._data_dir)
        stored = self._stored
        missing = [provider for provider in provider_ids if provider not in stored.session]

        def read(keychain: "KeyringBackend") -> None:
            for provider in missing:
                if key := keychain.get_password(SERVICE, provider):
                    stored.keychain[provider] = key
                else:
                    stored.keychain.pop(provider, None)

        if missing:
            try:
                await self.in_keychain(read)
            except Unavailable as error:
                log.info("no key was read from the keychain: %s", error.detail)
        if (passphrase := self._environment.get(PASSPHRASE, "")) and self.locked_ids() & set(provider_ids):
            try:
                await self.unlock(passphrase)
            except Unavailable as error:
                log.warning("%s does not open %s: %s", PASSPHRASE, NAME, error.data.get("reason", error.detail))

    async def probe(self) -> str:
        """Why the keychain keeps nothing now; empty where it does. An entry of its own is stored, read and removed."""
        entry = f"self-check-{token_urlsafe(6)}"

        try:
            await self.in_keychain(lambda keychain: _store_and_remove(keychain, entry))
        except Unavailable as error:
            return error.detail
        return ""

    def _lookup(self, provider_id: str) -> tuple[str, str]:
        names = variables(provider_id)
        for values, origin in ((self._environment, "environment"), (self._from_file, ".env")):
            if key := next((values[name].strip() for name in names if values.get(name, "").strip()), ""):
                return key, origin
        stored = self._stored
        for store, origin in ((stored.session, "session"), (stored.keychain, "keychain")):
            if provider_id in store:  # only one of the two holds it
                return store[provider_id], origin
        return (stored.file.get(provider_id), "file") if provider_id in stored.file.ids() else ("", "")

    async def _forget(self, provider_id: str) -> str:
        stored = self._stored
        stored.session.pop(provider_id, None)
        in_file = provider_id in stored.file.ids()
        if in_file:
            await asyncio.to_thread(stored.file.put, provider_id, "")
        try:
            await self.in_keychain(lambda keychain: _remove(keychain, provider_id))
        except Unavailable:
            if provider_id in stored.keychain:
                raise
            return "file" if in_file else "session"
        stored.keychain.pop(provider_id, None)
        return "keychain"

    async def in_keychain(self, work: "Callable[[KeyringBackend], T]", seconds: float = 0.0) -> T:
        """Raises `Unavailable` where there is no keychain, it refuses, or its owner does not open it in time.

        A thread of its own, a daemon: one that hangs in a prompt must hold up neither the loop nor the program's end.
        """
        future: Future[T] = Future()

        def run() -> None:
            future.set_running_or_notify_cancel()
            try:
                future.set_result(work(self._keychain()))
            except Exception as error:  # every backend has errors of its own; their words may hold what was stored
                future.set_exception(Unavailable("keychain", type(error).__name__))

        threading.Thread(target=run, name="keychain", daemon=True).start()
        try:
            result = await asyncio.wait_for(asyncio.wrap_future(future), seconds or self._prompt_seconds)
        except TimeoutError:
            raise Unavailable("keychain", "no answer in time") from None
        except Unavailable:
            self._stored.has_keychain = False
            raise
        self._stored.has_keychain = True
        return result

    def _keychain(self) -> "KeyringBackend":
        if self._backend is None:
            import keyring  # takes 100 ms

            self._backend = keyring.get_keyring()
        module = type(self._backend).__module__
        if module.startswith("keyrings.alt"):
            raise Unavailable("keychain", "only a file without protection")
        if module == "keyring.backends.null":
            raise Unavailable("keychain", "switched off")
        return self._backend


def variables(provider_id: str) -> tuple[str, ...]:
    """The environment variables that may hold a provider's key, the first one found counts."""
    own = "CITEWISE_KEY_" + re.sub(r"[^A-Z0-9]", "_", provider_id.upper())
    return (own, *_usual_variables().get(provider_id.lower(), ()))


def key_variables() -> set[str]:
    """The usual names of all keys that are known here."""
    return {name for names in _usual_variables().values() for name in names}


@cache
def _usual_variables() -> dict[str, tuple[str, ...]]:
    """By the id of the key. A search channel of a company with models is asked with the same key, under the same id."""
    from app.adapters.llm.presets import key_variables as of_models  # costs a moment, and not every start needs a key
    from app.adapters.ranking.rerankers import key_variables as of_rerankers
    from app.adapters.search.catalogue import key_variables as of_channels

    return of_rerankers() | of_models() | of_channels()


def _store(keychain: "KeyringBackend", provider_id: str, key: str) -> None:
    keychain.set_password(SERVICE, provider_id, key)
    if keychain.get_password(SERVICE, provider_id) != key:  # keyring.backends.null takes everything and keeps nothing
        raise Unavailable("keychain", "not kept")


def _remove(keychain: "KeyringBackend", provider_id: str) -> None:
    if keychain.get_password(SERVICE, provider_id) is not None:
        keychain.delete_password(SERVICE, provider_id)


def _store_and_remove(keychain: "KeyringBackend", entry: str) -> None:
    try:
        _store(keychain, entry, token_urlsafe())
    finally:
        _remove(keychain, entry)


def dotenv(data_dir: Path) -> dict[str, str]:
    """What the user wrote into `.env` in the data directory; empty where there is none that can be read."""
    path = data_dir / ".env"
    try:
        return parse_env(path.read_text(encoding="utf-8-sig", errors="replace"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        log.warning("%s cannot be read: %s", path.name, error.strerror)
        return {}


def parse_env(text: str) -> dict[str, str]:
    """`NAME=value` lines as shells and dotenv files have them: `export`, quotes, comments. Other lines are skipped."""
    lines = (_LINE.fullmatch(line) for line in text.splitlines())
    return {line[1]: _unquoted(line[2]) for line in lines if line}


def _unquoted(value: str) -> str:
    if quoted := re.match(r"'([^']*)'", value):
        return quoted[1]
    if quoted := re.match(r'"((?:[^"\\]|\\.)*)"', value):
        return re.sub(r"\\(.)", lambda escape: _ESCAPES.get(escape[1], escape[1]), quoted[1])
    return re.split(r"(?:^|\s+)#", value, maxsplit=1)[0].strip()
