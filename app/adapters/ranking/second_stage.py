"""What the user has set up beyond words, out of the settings in force; fits the port `RankingModels`."""

from collections.abc import Callable
from urllib.parse import urlsplit

import httpx

from app.adapters.llm.presets import preset_urls
from app.adapters.llm.protocol.base_url import is_loopback, normalise_base_url
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.ranking.embeddings import Embeddings, Vector, format_of
from app.adapters.ranking.request import JsonService
from app.adapters.ranking.rerank import HttpReranker
from app.adapters.ranking.rerankers import key_id, service_of
from app.core.domain.addresses import is_web_address, private_place, with_scheme
from app.core.domain.chat import ModelChoice, Provider
from app.core.domain.errors import AppError, KeyMissing, Unreachable
from app.core.domain.settings import EMBEDDED_PROVIDER, Settings
from app.core.ports import Embedder, Reranker, SecretStore
from app.core.secrecy import split_keys

_TIMEOUT, _LOCAL_TIMEOUT = 60.0, 300.0  # seconds for an answer; a local server may load its model first
_HURRY = 10.0  # seconds for a question of a turn that waits
_HURRIED_WAIT = 2.0  # seconds that such a one waits for its second try


class ConfiguredRankers:
    """Reads settings and keys anew at each call. `client` goes out by the user's proxy, `direct` never does.

    Models that run inside this program answer only; they embed nothing.
    """

    def __init__(
        self,
        settings: Callable[[], Settings],
        secrets: SecretStore,
        client: Callable[[], httpx.AsyncClient],
        direct: Callable[[], httpx.AsyncClient] | None = None,
    ) -> None:
        self._settings = settings
        self._secrets = secrets
        self._client = client
        self._direct = direct or client
        self._used: dict[str, int] = {}  # how often each service's keys were asked for
        self._want_texts: set[str] = set()

    def embedder(self, choice: ModelChoice) -> Embedder | None:
        """None for a provider that is gone, or has no embeddings. What else is wrong is told by the embedder."""
        provider = self._settings().provider(choice.provider)
        if provider is None or provider.id == EMBEDDED_PROVIDER or not choice.model:
            return None
        try:
            service = self._service(provider)
        except AppError as error:
            return _Broken(choice.model, error)
        way, timeout = self._way(service.base_url), _LOCAL_TIMEOUT if service.local else _TIMEOUT
        return Embeddings(
            choice.model,
            format_of(service, provider.wire_format),
            JsonService(service, way, seconds=timeout),
            JsonService(service, way, seconds=_HURRY, longest_wait=_HURRIED_WAIT),
        )

    def reranker(self) -> Reranker | None:
        choice = self._settings().knowledge.rerank
        kind = service_of(choice.service)
        if kind is None:
            return None
        address = kind.address or with_scheme(choice.address)
        if not kind.address and not is_web_address(address):
            address = ""
        name = kind.name or urlsplit(address).hostname or "rerank"
        key = self._key(key_id(kind.id))
        service = Service(name, address, key, is_loopback(address) if address else False, kind.id)
        json_service = JsonService(service, self._way(address), seconds=_HURRY, longest_wait=_HURRIED_WAIT)
        return HttpReranker(kind, choice.model.strip() or kind.model, json_service, self._want_texts)

    def _service(self, provider: Provider) -> Service:
        name = provider.name or provider.id
        key = self._key(provider.id)
        if provider.needs_key and not key:
            raise KeyMissing(name)
        try:
            base_url = normalise_base_url(provider.base_url, preset_urls())
        except Unreachable as error:
            raise Unreachable(name, error.detail) from error
        return Service(name, base_url, key, provider.local or is_loopback(base_url), provider.id)

    def _key(self, key_id: str) -> str:
        """The next one in turn, where several stand side by side."""
        keys = split_keys(self._secrets.get(key_id)) or ("",)
        use_count = self._used.get(key_id, 0)
        self._used[key_id] = use_count + 1
        return keys[use_count % len(keys)]

    def _way(self, address: str) -> Callable[[], httpx.AsyncClient]:
        return self._direct if private_place(address) else self._client


class _Broken:
    """An embedding model that cannot be asked, and says why; fits the port `Embedder`."""

    def __init__(self, name: str, error: AppError) -> None:
        self.name = name
        self._error = error

    async def embed(self, texts: object, *, query: bool = False) -> list[Vector]:
        raise self._error
