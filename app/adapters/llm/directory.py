"""Which models there are: the user's services, presets, and the model servers that run on this machine."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import httpx

from app.adapters.http import PLAIN, app_errors, read_bounded
from app.adapters.llm.base_url import endpoint, is_loopback, normalise_base_url
from app.adapters.llm.chat import ChatCompletions, Dialect, Service, authorization
from app.adapters.llm.failures import app_error, as_json, is_error, plain_text, scrub
from app.adapters.llm.presets import context_size, preset_urls, presets
from app.core.domain.addresses import private_place
from app.core.domain.chat import ChatRequest, ModelChoice, Provider, Role, TextPart, message
from app.core.domain.errors import BadAnswer, KeyMissing, ModelUnknown, Unreachable
from app.core.ports import ChatModel, SecretStore

LOCAL_PORTS = {"ollama": 11434, "lmstudio": 1234, "llamacpp": 8080}
DISCOVERY_LIMIT = 0.7  # seconds; on 127.0.0.1, because `localhost` tries IPv6 first and is slow to fail on Windows
CHECK_TOKENS = 64


class Directory:
    """Fits the port `ModelDirectory`.

    `client` goes out as the user's proxy settings say; `direct` never through a proxy, for servers on this machine and
    in its network. Both are asked for at every call, so that they may change. Keys come from the provider itself (one
    that is just being set up) or from `secrets`.
    """

    def __init__(
        self,
        providers: Callable[[], Sequence[Provider]],
        secrets: SecretStore,
        client: Callable[[], httpx.AsyncClient],
        direct: Callable[[], httpx.AsyncClient] | None = None,
        local_ports: Mapping[str, int] = LOCAL_PORTS,
    ) -> None:
        self._providers = providers
        self._secrets = secrets
        self._client = client
        self._direct = direct or client
        self._local_ports = local_ports
        self._dialects: dict[tuple[str, str], Dialect] = {}

    def presets(self) -> tuple[Provider, ...]:
        return presets()

    def model(self, choice: ModelChoice) -> ChatModel:
        provider = next((p for p in self._providers() if p.id == choice.provider), None)
        if provider is None or not choice.model:
            raise ModelUnknown(choice.provider, choice.model)
        return self._chat(provider, choice.model)

    async def models(self, provider: Provider) -> list[str]:
        """Ids as `/models` lists them; embeddings and the like included, since names do not tell for certain."""
        service = self._service(provider)
        headers = {"Accept": "application/json", **PLAIN, **authorization(service)}
        with app_errors(service.name):
            url = endpoint(service.base_url, "models")
            async with self._way(service.base_url)().stream("GET", url, headers=headers, timeout=20.0) as response:
                body = await read_bounded(response)
        if not response.is_success or is_error(as_json(body)):
            raise app_error(service.name, response.status_code, body, response.headers, service.secrets)
        listed = ids_of(as_json(body))
        if listed is None:
            raise BadAnswer(service.name, scrub(plain_text(body), service.secrets))
        return listed

    async def check(self, provider: Provider, model: str) -> str:
        """The model's word; empty where it only thought, which shows as well that everything is right."""
        asked = ChatRequest((message(Role.USER, "Answer with one word: ready"),), max_tokens=CHECK_TOKENS)
        parts = await self._chat(provider, model).answer(asked)
        return "".join(part.text for part in parts if isinstance(part, TextPart)).strip()

    async def discover(self) -> list[Provider]:
        """Local servers that answer within the limit, side by side; what is no such server is passed over."""
        known = {preset.id: preset for preset in presets()}
        asked = [self._probe(known[name], port) for name, port in self._local_ports.items()]
        return [found for found in await asyncio.gather(*asked) if found is not None]

    async def _probe(self, preset: Provider, port: int) -> Provider | None:
        provider = replace(preset, base_url=f"http://127.0.0.1:{port}/v1")
        try:
            async with asyncio.timeout(DISCOVERY_LIMIT):
                listed = await self._get_json(endpoint(provider.base_url, "models"))
                models = ids_of(listed)
                if models is None or not (isinstance(listed, dict) and "data" in listed):
                    return None
                size = await self._loaded_context(port) if preset.id == "llamacpp" else None
        except (TimeoutError, httpx.HTTPError, OSError, BadAnswer):
            return None
        return replace(provider, models=tuple(models), context_size=size)

    async def _loaded_context(self, port: int) -> int | None:
        """llama.cpp tells in `/props` with how many tokens of context it was started."""
        props = await self._get_json(f"http://127.0.0.1:{port}/props")
        settings = props.get("default_generation_settings") if isinstance(props, dict) else None
        size = settings.get("n_ctx") if isinstance(settings, dict) else None
        return size if type(size) is int and size > 0 else None

    async def _get_json(self, url: str) -> Any:
        async with self._direct().stream("GET", url, headers=PLAIN, timeout=DISCOVERY_LIMIT) as response:
            return as_json(await read_bounded(response)) if response.status_code == 200 else None

    def _chat(self, provider: Provider, model: str) -> ChatCompletions:
        service = self._service(provider)
        size = context_size(replace(provider, base_url=service.base_url), model)
        way = self._way(service.base_url)
        return ChatCompletions(service, model, way, context_size=size, dialects=self._dialects)

    def _service(self, provider: Provider) -> Service:
        name = provider.name or provider.id
        key = provider.key or self._secrets.get(provider.id)
        if provider.needs_key and not key:
            raise KeyMissing(name)
        try:
            base_url = normalise_base_url(provider.base_url, preset_urls())
        except Unreachable as exc:
            raise Unreachable(name, exc.detail) from exc
        return Service(name, base_url, key, provider.local or is_loopback(base_url))

    def _way(self, base_url: str) -> Callable[[], httpx.AsyncClient]:
        return self._direct if private_place(base_url) else self._client


def ids_of(listed: Any) -> list[str] | None:
    """The ids of a `/models` answer, in its order, without doubles; None where it is no such answer.

    Shapes: `{"data": [{"id"}]}`; `{"models": [{"id" or "name"}]}`; a bare list. An empty Ollama says `data: null`.
    """
    if isinstance(listed, dict):
        name = next((name for name in ("data", "models") if name in listed), None)
        listed = (listed[name] or []) if name else None
    if not isinstance(listed, list):
        return None
    rows = [row if isinstance(row, dict) else {"id": row} for row in listed]
    ids = [next((row[n] for n in ("id", "name", "model") if row.get(n)), None) for row in rows]
    return list(dict.fromkeys(found for found in ids if isinstance(found, str)))
