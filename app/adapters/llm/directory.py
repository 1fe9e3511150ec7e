"""Which models there are: the user's services, presets, and the model servers that run on this machine."""

import asyncio
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import httpx

from app.adapters.error_rules import plain_text
from app.adapters.http import PLAIN, app_errors, read_bounded
from app.adapters.json_text import as_json
from app.adapters.llm.formats import format_of
from app.adapters.llm.opening import Place
from app.adapters.llm.presets import UNKNOWN, abilities, completed, local_ports, preset_urls, presets, search_url
from app.adapters.llm.protocol.base_url import endpoint, is_loopback, normalise_base_url
from app.adapters.llm.protocol.errors import app_error, is_error, scrub
from app.adapters.llm.protocol.wire_format import ServerQuirks, Service
from app.core.domain.addresses import private_place
from app.core.domain.chat import (
    Abilities,
    ChatRequest,
    ModelChoice,
    ModelPart,
    Provider,
    Role,
    Sampling,
    TextPart,
    message,
)
from app.core.domain.errors import BadAnswer, KeyMissing, ModelUnknown, Unreachable
from app.core.domain.reasons import AnswerReason
from app.core.ports import ChatModel, SecretStore
from app.core.secrecy import split_keys

if TYPE_CHECKING:
    from app.adapters.llm.client import WireClient

DISCOVERY_LIMIT = 0.7  # seconds; on 127.0.0.1, because `localhost` tries IPv6 first and is slow to fail on Windows
CHECK_TOKENS = 64
_PAGES = 20  # of a list of models


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
        local_ports: Mapping[str, int] | None = None,
        timeout_seconds: float | None = None,
    ) -> None:
        self._providers = providers
        self._secrets = secrets
        self._client = client
        self._direct = direct or client
        self._local_ports = local_ports  # None: as the presets say
        self._timeout_seconds = timeout_seconds
        self._quirks: dict[Place, ServerQuirks] = {}
        self._used: dict[str, int] = {}  # how often each provider's keys were asked for

    def presets(self) -> tuple[Provider, ...]:
        return presets()

    def model(self, choice: ModelChoice) -> ChatModel:
        """Built-in search goes out in the wire format that has it, where that is another one than the chat's."""
        provider = self._provider(choice)
        if provider is None or not choice.model:
            raise ModelUnknown(choice.provider, choice.model)
        provider = self._keyed(provider)
        chat = self._client_of(provider, choice.model)
        if not provider.search_format or provider.search_format == provider.wire_format:
            return chat
        searching = replace(provider, wire_format=provider.search_format, base_url=search_url(provider))
        return _Searching(chat, self._client_of(searching, choice.model))

    def abilities(self, choice: ModelChoice) -> Abilities:
        """What is known of a model, without asking anybody; nothing of an unknown provider's."""
        provider = self._provider(choice)
        return abilities(provider, choice.model) if provider else Abilities(search=False, tools=False)

    def ignored(self, choice: ModelChoice, samplings: Sequence[Sampling]) -> list[bool]:
        """By the requests themselves, so that no list of fields can be wrong."""
        provider = self._provider(choice)
        if provider is None or not choice.model:
            return [False] * len(samplings)
        try:
            service = self._service(replace(provider, key="", needs_key=False))
        except Unreachable:  # an address that is none
            return [False] * len(samplings)
        from app.adapters.llm.protocol.refused_values import fitted  # the editor of assistants asks, no start

        wire, model_abilities = format_of(provider.wire_format), abilities(provider, choice.model)
        quirks = self._quirks.get((service.base_url, choice.model, wire.name), ServerQuirks())

        def body(sampling: Sampling) -> bytes:
            request = ChatRequest((message(Role.USER, "?"),), fitted(sampling, quirks))
            return wire.request(service, choice.model, request, quirks=quirks, abilities=model_abilities).body

        plain = body(Sampling())
        return [body(one) == plain for one in samplings]

    async def models(self, provider: Provider) -> list[str]:
        """Ids as the service lists them; embeddings and the like included, since names do not tell for certain."""
        wire, service = format_of(provider.wire_format), self._service(self._keyed(provider))
        url, model_ids = wire.models_url(service), list[str]()
        for _ in range(_PAGES):
            listed = await self._listed(service, url, wire.headers(service))
            ids = ids_of(listed)
            if ids is None:
                raise BadAnswer(service.name, scrub(plain_text(str(listed)), service.secrets))
            model_ids += ids
            following = _next_page(url, listed)
            if not following or not ids:
                break
            url = following
        return list(dict.fromkeys(model_ids))

    async def check(self, provider: Provider, model: str) -> str:
        """The model's word; empty where it only thought, which shows as well that everything is right."""
        request = ChatRequest(
            (message(Role.USER, "Answer with one word: ready"),), sampling=Sampling(max_tokens=CHECK_TOKENS)
        )
        parts = await self._client_of(self._keyed(completed(provider)), model).answer(request)
        return "".join(part.text for part in parts if isinstance(part, TextPart)).strip()

    async def discover(self) -> list[Provider]:
        """Local servers that answer within the limit, side by side; what is no such server is passed over."""
        presets_by_id = {preset.id: preset for preset in presets()}
        ports = local_ports() if self._local_ports is None else self._local_ports
        probes = [self._probe(presets_by_id[name], port) for name, port in ports.items()]
        return [provider for provider in await asyncio.gather(*probes) if provider is not None]

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

    async def _listed(self, service: Service, url: str, keyed: Mapping[str, str]) -> Any:
        headers = {"Accept": "application/json", **PLAIN, **keyed}
        with app_errors(service.name):
            async with self._way(service.base_url)().stream("GET", url, headers=headers, timeout=20.0) as response:
                body = await read_bounded(response)
        if not response.is_success or is_error(as_json(body)):
            raise app_error(service.name, response.status_code, body, response.headers, service.secrets)
        if not body.strip():
            raise BadAnswer(service.name, reason=AnswerReason.EMPTY)
        listed = as_json(body)
        return plain_text(body) if listed is None else listed

    def _provider(self, choice: ModelChoice) -> Provider | None:
        provider = next((p for p in self._providers() if p.id == choice.provider), None)
        return completed(provider) if provider else None

    def _client_of(self, provider: Provider, model: str) -> "WireClient":
        from app.adapters.llm.client import WireClient  # no window waits for it: it is needed with the first question

        service = self._service(provider)
        model_abilities = abilities(replace(provider, base_url=service.base_url), model)
        return WireClient(
            service,
            model,
            format_of(provider.wire_format),
            self._way(service.base_url),
            context_size=model_abilities.context_size or UNKNOWN,
            abilities=model_abilities,
            timeout_seconds=self._timeout_seconds,
            quirks=self._quirks,
        )

    def _service(self, provider: Provider) -> Service:
        name = provider.name or provider.id
        if provider.needs_key and not provider.key:
            raise KeyMissing(name)
        try:
            base_url = normalise_base_url(provider.base_url, preset_urls())
        except Unreachable as exc:
            raise Unreachable(name, exc.detail) from exc
        local = provider.local or is_loopback(base_url)
        return Service(name, base_url, provider.key, local, provider.id, provider.search)

    def _keyed(self, provider: Provider) -> Provider:
        """With its key; the next one in turn, where several are set."""
        keys = split_keys(provider.key or self._secrets.get(provider.id)) or ("",)
        use_count = self._used.get(provider.id, 0)
        self._used[provider.id] = use_count + 1
        return replace(provider, key=keys[use_count % len(keys)])

    def _way(self, base_url: str) -> Callable[[], httpx.AsyncClient]:
        return self._direct if private_place(base_url) else self._client


class _Searching:
    """One model behind two wire formats; fits the port `ChatModel`. The second is asked where search is wished."""

    def __init__(self, chat: "WireClient", search: "WireClient") -> None:
        self._chat = chat
        self._search = search

    @property
    def name(self) -> str:
        return self._chat.name

    @property
    def context_size(self) -> int:
        return self._chat.context_size

    @property
    def abilities(self) -> Abilities:
        return self._chat.abilities

    def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        return (self._chat if request.search is None else self._search).stream(request)


def ids_of(listed: Any) -> list[str] | None:
    """The ids of a list of models, in its order, without doubles; None where it is no such answer.

    Shapes: `{"data": [{"id"}]}`; `{"models": [{"id" or "name"}]}`; a bare list. An empty Ollama says `data: null`.
    Gemini's names begin with `models/`, and its list tells which can answer.
    """
    if isinstance(listed, dict):
        name = next((name for name in ("data", "models") if name in listed), None)
        listed = (listed[name] or []) if name else None
    if not isinstance(listed, list):
        return None
    rows = [row if isinstance(row, dict) else {"id": row} for row in listed]
    ids = [next((row[n] for n in ("id", "name", "model") if row.get(n)), None) for row in rows if _can_answer(row)]
    return list(dict.fromkeys(model_id.removeprefix("models/") for model_id in ids if isinstance(model_id, str)))


def _can_answer(row: dict[str, Any]) -> bool:
    methods = row.get("supportedGenerationMethods")
    return not isinstance(methods, list) or "generateContent" in methods


def _next_page(url: str, listed: Any) -> str:
    """Anthropic: `has_more` and `last_id`; Gemini: `nextPageToken`. Empty where this was the last page."""
    if not isinstance(listed, dict):
        return ""
    more = {
        "after_id": listed.get("last_id") if listed.get("has_more") is True else None,
        "pageToken": listed.get("nextPageToken"),
    }
    parameters = {name: value for name, value in more.items() if value and isinstance(value, str)}
    if not parameters:
        return ""
    parts = urlsplit(url)
    return parts._replace(query=urlencode(dict(parse_qsl(parts.query)) | parameters)).geturl()
