"""Models are listed, checked and discovered on real servers."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from app.adapters.http import make_client
from app.adapters.llm.directory import Directory, ids_of
from app.core.domain.chat import (
    Abilities,
    BuiltinSearch,
    ChatRequest,
    ModelChoice,
    Provider,
    Role,
    TextPart,
    message,
)
from app.core.domain.errors import AppError, KeyMissing, KeyRefused, ModelUnknown, Unreachable
from tests.adapters.llm.chat_server import events, failed, raw, said, scripted
from tests.loopback import serve


class Keys:
    """A `SecretStore` with what it was given."""

    def __init__(self, **keys: str) -> None:
        self._keys = keys

    def get(self, provider_id: str) -> str:
        return self._keys.get(provider_id, "")

    def origin(self, provider_id: str) -> str:
        return "session" if provider_id in self._keys else ""

    async def set(self, provider_id: str, key: str) -> str:
        self._keys[provider_id] = key
        return "session"

    async def load(self, provider_ids: Sequence[str]) -> None:
        return None


@pytest.fixture
async def client() -> AsyncIterator[httpx.AsyncClient]:
    async with make_client() as made:
        yield made


def directory(client: httpx.AsyncClient, *providers: Provider, **options: Any) -> Directory:
    return Directory(lambda: providers, Keys(p="key-from-store"), lambda: client, **options)


def at(base: str, **fields: Any) -> Provider:
    return Provider("p", "P", base, **fields)


@pytest.mark.parametrize(
    ("listed", "ids"),
    [
        ({"object": "list", "data": [{"id": "b"}, {"id": "a"}, {"id": "b"}]}, ["b", "a"]),
        ({"object": "list", "data": None}, []),
        ({"models": [{"name": "x:8b"}, {"model": "y"}]}, ["x:8b", "y"]),
        ([{"id": "a"}, "b", 7, {}], ["a", "b"]),
        (
            {
                "models": [
                    {"name": "models/a", "supportedGenerationMethods": ["generateContent"]},
                    {"name": "models/b", "supportedGenerationMethods": ["embedContent"]},
                ]
            },
            ["a"],
        ),
        ({"hello": 1}, None),
        ("x", None),
        (None, None),
    ],
)
def test_lists_of_models_come_in_many_shapes(listed: Any, ids: list[str] | None) -> None:
    assert ids_of(listed) == ids


async def test_models_are_listed_as_the_service_lists_them(client: httpx.AsyncClient) -> None:
    with scripted(JSONResponse({"data": [{"id": "b"}, {"id": "a"}]})) as server:
        assert await directory(client).models(at(server.base.removesuffix("/v1"))) == ["b", "a"]
    assert server.paths == ["/v1/models"]
    assert server.keys == ["Bearer key-from-store"]


async def test_the_key_that_is_being_set_up_comes_first(client: httpx.AsyncClient) -> None:
    with scripted(JSONResponse({"data": []})) as server:
        await directory(client).models(at(server.base, key="just-typed"))
    assert server.keys == ["Bearer just-typed"]


@pytest.mark.parametrize(
    ("response", "kind"),
    [
        (failed(401, "no key-from-store"), "KeyRefused"),
        (PlainTextResponse("404 page not found", 404), "BadAnswer"),
        (Response("<html><title>Hello</title>"), "BadAnswer"),
        (JSONResponse({"code": 401, "message": "Invalid API key"}), "KeyRefused"),
    ],
)
async def test_a_service_that_does_not_list_says_why(client: httpx.AsyncClient, response: Response, kind: str) -> None:
    with scripted(response) as server, pytest.raises(AppError) as caught:
        await directory(client).models(at(server.base))
    assert caught.value.kind == kind
    assert caught.value.where == "P"
    assert "key-from-store" not in str(caught.value)


async def test_every_page_of_a_list_is_read(client: httpx.AsyncClient) -> None:
    pages = [
        JSONResponse({"data": [{"id": "a"}], "has_more": True, "last_id": "a"}),
        JSONResponse({"data": [{"id": "b"}], "has_more": False, "last_id": "b"}),
    ]
    with scripted(*pages) as server:
        assert await directory(client).models(at(server.base, wire_format="messages")) == ["a", "b"]
    assert server.paths == ["/v1/models"] * 2


async def test_a_list_that_never_ends_is_left(client: httpx.AsyncClient) -> None:
    page = {"models": [{"name": "models/a"}], "nextPageToken": "again"}
    with scripted(JSONResponse(page)) as server:
        listed = await directory(client).models(at(server.base.replace("v1", "v1beta"), wire_format="gemini"))
    assert listed == ["a"]
    assert len(server.paths) == 20


async def test_ollama_lists_its_models_natively(client: httpx.AsyncClient) -> None:
    with scripted(JSONResponse({"models": [{"name": "qwen3:8b", "model": "qwen3:8b"}]})) as server:
        assert await directory(client).models(at(server.base, wire_format="ollama")) == ["qwen3:8b"]
    assert server.paths == ["/api/tags"]


@pytest.mark.parametrize("keys", ["one,two", "one\n two \n", "one, two,", "one; two", "one；two", "one two"])
async def test_several_keys_are_used_in_turn(client: httpx.AsyncClient, keys: str) -> None:
    with scripted(JSONResponse({"data": []})) as server:
        known = directory(client)
        for _ in range(3):
            await known.models(at(server.base, key=keys))
    assert server.keys == ["Bearer one", "Bearer two", "Bearer one"]


async def test_search_goes_out_in_the_format_that_has_it(client: httpx.AsyncClient) -> None:
    with scripted(events(said("Hi", "stop"))) as server:
        at_both = at(server.base, search="web_search", search_format="mistral")
        model = directory(client, at_both).model(ModelChoice("p", "m"))
        for search in (None, BuiltinSearch()):
            asked = ChatRequest((message(Role.USER, "hi"),), search=search)
            stream = model.stream(asked)
            with contextlib.suppress(AppError):  # the server speaks one of the two only
                async for _ in stream:
                    pass
    assert server.paths == ["/v1/chat/completions", "/v1/conversations"]
    assert (model.name, model.abilities.search) == ("m", True)


def test_abilities_are_known_without_asking(client: httpx.AsyncClient) -> None:
    known = directory(client, Provider("zhipu", "Z", "https://open.bigmodel.cn/api/paas/v4"))
    assert known.abilities(ModelChoice("zhipu", "glm-4.6")) == Abilities(True, True, False, 200000)
    assert known.abilities(ModelChoice("gone", "m")) == Abilities(search=False, tools=False)


async def test_a_check_asks_for_one_word(client: httpx.AsyncClient) -> None:
    with scripted(JSONResponse({"choices": [{"message": {"content": " ready\n"}}]})) as server:
        assert await directory(client).check(at(server.base), "m") == "ready"
    assert server.asked[0]["max_tokens"] == 64
    assert server.asked[0]["stream"] is False


async def test_a_check_says_what_is_wrong(client: httpx.AsyncClient) -> None:
    with scripted(failed(401, "bad key")) as server, pytest.raises(KeyRefused):
        await directory(client).check(at(server.base), "m")
    with pytest.raises(Unreachable):
        await directory(client).check(at("http://a..b.example/v1"), "m")
    with pytest.raises(Unreachable) as caught:
        await directory(client).check(at("no address"), "m")
    assert caught.value.where == "P"


async def test_a_model_streams(client: httpx.AsyncClient) -> None:
    with scripted(events(said("Hi", "stop"))) as server:
        model = directory(client, at(server.base)).model(ModelChoice("p", "m"))
        asked = ChatRequest((message(Role.USER, "hi"),))
        parts = [part async for part in model.stream(asked)]
    assert parts[0] == TextPart("Hi")
    assert (model.name, model.context_size) == ("m", 4096)


async def test_a_model_without_provider_or_key_is_refused(client: httpx.AsyncClient) -> None:
    keyless = Provider("k", "K", "https://api.example.org/v1")
    known = directory(client, keyless)
    with pytest.raises(KeyMissing) as caught:
        known.model(ModelChoice("k", "m"))
    assert caught.value.where == "K"
    with pytest.raises(ModelUnknown):
        known.model(ModelChoice("gone", "m"))
    with pytest.raises(ModelUnknown):
        known.model(ModelChoice("k", ""))


async def test_servers_of_the_own_network_are_not_asked_through_the_proxy(client: httpx.AsyncClient) -> None:
    def proxied() -> httpx.AsyncClient:
        raise AssertionError("asked through the proxy")

    with scripted(JSONResponse({"data": []})) as server:
        found = Directory(list, Keys(p="k"), proxied, direct=lambda: client)
        assert await found.models(at(server.base)) == []


def local_server(routes: dict[str, Any]) -> Starlette:
    async def answer(request: Request) -> Response:
        found = routes.get(request.url.path)
        return JSONResponse(found) if found is not None else PlainTextResponse("no", 404)

    return Starlette(routes=[Route("/{path:path}", answer)])


@pytest.fixture
def machine() -> Iterator[dict[str, int]]:
    """Ports: an Ollama without models, a llama.cpp, and something else where LM Studio would be."""
    apps: dict[str, dict[str, Any]] = {
        "ollama": {"/v1/models": {"object": "list", "data": None}},
        "lmstudio": {"/v1/models": {"hello": "world"}},
        "llamacpp": {
            "/v1/models": {"object": "list", "data": [{"id": "tiny"}]},
            "/props": {"default_generation_settings": {"n_ctx": 2048}},
        },
    }
    with ExitStack() as stack:
        addresses = {name: stack.enter_context(serve(local_server(routes))) for name, routes in apps.items()}
        yield {name: urlsplit(address).port or 0 for name, address in addresses.items()}


async def test_servers_of_this_machine_are_found(client: httpx.AsyncClient, machine: dict[str, int]) -> None:
    ollama, llama = await directory(client, local_ports=machine).discover()
    assert (ollama.id, ollama.models, ollama.local, ollama.needs_key) == ("ollama", (), True, False)
    assert (llama.id, llama.models, llama.context_size) == ("llamacpp", ("tiny",), 2048)
    assert llama.base_url == f"http://127.0.0.1:{machine['llamacpp']}/v1"


async def test_silent_and_closed_ports_are_passed_over_in_time(client: httpx.AsyncClient) -> None:
    async def silent(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
        while await reader.read(1000):
            pass

    async with raw(silent) as base:
        ports = {"ollama": urlsplit(base).port or 0, "lmstudio": 1}
        assert await asyncio.wait_for(directory(client, local_ports=ports).discover(), 15) == []


async def test_what_does_not_speak_http_is_passed_over(client: httpx.AsyncClient) -> None:
    async def ssh(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"SSH-2.0-x\r\n\xff\xff")
        await writer.drain()

    async with raw(ssh) as base:
        assert await directory(client, local_ports={"llamacpp": urlsplit(base).port or 0}).discover() == []


def test_presets_are_offered_without_keys(client: httpx.AsyncClient) -> None:
    offered = directory(client).presets()
    assert json.dumps([p.id for p in offered])
    assert all(not p.key for p in offered)
