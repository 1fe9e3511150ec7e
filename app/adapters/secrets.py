"""Keys of model services and search channels; fits the port `SecretStore`. They are never written to a file of ours."""

import asyncio
import logging
import os
import re
import threading
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from app.core.domain.errors import Unavailable
from app.core.secrecy import split_keys

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

T = TypeVar("T")

log = logging.getLogger(__name__)

SERVICE = "Citewise"  # under this name the keychain lists our keys
_PROMPT_SECONDS = 5.0  # a locked keychain asks its owner, who may not be there
_LINE = re.compile(r"\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=\s*(.*)")
_ESCAPES = {"n": "\n", "r": "\r", "t": "\t"}


class Keys:
    """environment > `.env` in the data directory > keychain > this session only.

    `keychain`: a keyring backend; None takes the system's. No method but `set` and `load` waits for anything.
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
        self._from_keychain: dict[str, str] = {}
        self._session: dict[str, str] = {}

    def beside(self, environment: Mapping[str, str]) -> "Keys":
        """The same keys for somebody with another environment; what the keychain or the session holds is shared."""
        other = Keys(self._data_dir, environment, self._backend, self._prompt_seconds)
        other._from_keychain, other._session = self._from_keychain, self._session
        return other

    def get(self, provider_id: str) -> str:
        """The key, or empty where none is known."""
        return self._lookup(provider_id)[0]

    def several(self, key_id: str) -> tuple[str, ...]:
        """The keys of a service that uses several in turn: what is set, split at commas, semicolons and blanks."""
        return split_keys(self.get(key_id))

    def origin(self, provider_id: str) -> str:
        """`environment`, `.env`, `keychain`, `session`, or empty where there is no key."""
        return self._lookup(provider_id)[1]

    async def set(self, provider_id: str, key: str) -> str:
        """Keep a key (empty: forget it); returns where it is kept now: `keychain` or `session`.

        Raises `Unavailable` where the keychain keeps a key that was to be forgotten.
        """
        key = key.strip()
        if not key:
            return await self._forget(provider_id)
        try:
            await self._in_keychain(lambda keychain: _store(keychain, provider_id, key))
        except Unavailable:
            self._from_keychain.pop(provider_id, None)
            self._session[provider_id] = key
            return "session"
        self._session.pop(provider_id, None)
        self._from_keychain[provider_id] = key
        return "keychain"

    async def load(self, provider_ids: Sequence[str]) -> None:
        """Read `.env` again, and these keys from the keychain. An answer that comes late still counts."""
        self._from_file = dotenv(self._data_dir)
        missing = [provider for provider in provider_ids if provider not in self._session]

        def read(keychain: "KeyringBackend") -> None:
            for provider in missing:
                if key := keychain.get_password(SERVICE, provider):
                    self._from_keychain[provider] = key
                else:
                    self._from_keychain.pop(provider, None)

        if missing:
            try:
                await self._in_keychain(read)
            except Unavailable as error:
                log.info("no key was read from the keychain: %s", error.detail)

    def _lookup(self, provider_id: str) -> tuple[str, str]:
        names = variables(provider_id)
        for values, origin in ((self._environment, "environment"), (self._from_file, ".env")):
            if key := next((values[name].strip() for name in names if values.get(name, "").strip()), ""):
                return key, origin
        for store, origin in ((self._session, "session"), (self._from_keychain, "keychain")):
            if provider_id in store:  # only one of the two holds it
                return store[provider_id], origin
        return "", ""

    async def _forget(self, provider_id: str) -> str:
        self._session.pop(provider_id, None)
        try:
            await self._in_keychain(lambda keychain: _remove(keychain, provider_id))
        except Unavailable:
            if provider_id in self._from_keychain:
                raise
            return "session"
        self._from_keychain.pop(provider_id, None)
        return "keychain"

    async def _in_keychain(self, work: "Callable[[KeyringBackend], T]") -> T:
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
            return await asyncio.wait_for(asyncio.wrap_future(future), self._prompt_seconds)
        except TimeoutError:
            raise Unavailable("keychain", "no answer in time") from None

    def _keychain(self) -> "KeyringBackend":
        if self._backend is None:
            import keyring  # takes 100 ms

            self._backend = keyring.get_keyring()
        if type(self._backend).__module__.startswith("keyrings.alt"):
            raise Unavailable("keychain", "only a file without protection")
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
