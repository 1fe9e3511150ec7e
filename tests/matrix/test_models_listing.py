"""Which models a service lists, in every wire format: where it is asked, page after page, and when it is left."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from app.core.domain.chat import Provider
from app.core.domain.errors import AppError, BadAnswer
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import KEY, Script
from tests.matrix.servers import Reply, Server, body, serving
from tests.matrix.talk import Talk, provider_of

OPENAI = {"object": "list", "data": [{"id": "m-2", "object": "model"}, {"id": "m-1", "object": "model"}]}
# Format → where it lists its models, and how.
LISTS: dict[str, tuple[str, Any]] = {
    "chat": ("/v1/models", OPENAI),
    "responses": ("/v1/models", OPENAI),
    "messages": ("/v1/models", {"data": [{"type": "model", "id": n} for n in ("m-2", "m-1")], "has_more": False}),
    "gemini": (
        "/v1beta/models?pageSize=1000",
        {
            "models": [
                {"name": "models/m-2", "supportedGenerationMethods": ["generateContent", "countTokens"]},
                {"name": "models/embedding", "supportedGenerationMethods": ["embedContent"]},
                {"name": "models/m-1", "supportedGenerationMethods": ["generateContent"]},
            ]
        },
    ),
    "ollama": ("/api/tags", {"models": [{"name": "m-2", "model": "m-2", "size": 1}, {"name": "m-1", "size": 2}]}),
    "dashscope": ("/compatible-mode/v1/models", OPENAI),
    "mistral": ("/v1/models", OPENAI),
}
formats = pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)


async def listed(client: httpx.AsyncClient, script: Script, server: Server) -> list[str]:
    provider: Provider = provider_of(script, server)
    return await Talk(client, provider).directory.models(provider)


def queries(server: Server) -> list[dict[str, list[str]]]:
    return [parse_qs(urlsplit(asked.path).query) for asked in server.asked]


@formats
async def test_every_format_lists_its_models_with_its_own_key(client: httpx.AsyncClient, script: Script) -> None:
    path, answer = LISTS[script.name]
    async with serving(body(answer)) as server:
        assert await listed(client, script, server) == ["m-2", "m-1"]
    assert [asked.path for asked in server.asked] == [path]
    assert server.asked[0].headers[script.key[0]] == script.key[1]
    assert server.asked[0].headers["accept-encoding"] == "identity"


def page(*ids: str, more: bool) -> Reply:
    data = [{"type": "model", "id": name, "display_name": name.upper(), "created_at": "t"} for name in ids]
    return body(
        {"data": data, "has_more": more, "first_id": ids[0] if ids else None, "last_id": ids[-1] if ids else None}
    )


async def test_anthropics_list_is_read_page_after_page(client: httpx.AsyncClient) -> None:
    pages = page("a", "b&=", more=True), page("c", "a", more=True), page("d", more=False), page("never", more=False)
    async with serving(*pages) as server:
        assert await listed(client, SCRIPTS["messages"], server) == ["a", "b&=", "c", "d"]
    assert queries(server) == [{}, {"after_id": ["b&="]}, {"after_id": ["a"]}]
    assert [asked.headers["x-api-key"] for asked in server.asked] == [KEY] * 3
    assert [asked.headers["anthropic-version"] for asked in server.asked] == ["2023-06-01"] * 3


async def test_geminis_list_is_read_page_after_page(client: httpx.AsyncClient) -> None:
    pages = body({"models": [{"name": "models/a"}], "nextPageToken": "x+/="}), body({"models": [{"name": "models/b"}]})
    async with serving(*pages) as server:
        assert await listed(client, SCRIPTS["gemini"], server) == ["a", "b"]
    assert queries(server) == [{"pageSize": ["1000"]}, {"pageSize": ["1000"], "pageToken": ["x+/="]}]


@pytest.mark.parametrize(
    "last",
    [
        page(more=True),
        body({"data": [{"id": "b"}], "has_more": True}),
        body({"data": [{"id": "b"}], "has_more": True, "last_id": {"x": 1}}),
        body({"data": [{"id": "b"}], "has_more": "yes", "last_id": "b"}),
        body({"data": [{"id": "b"}], "has_more": True, "last_id": ""}),
    ],
)
async def test_a_page_that_names_no_next_one_is_the_last(client: httpx.AsyncClient, last: Reply) -> None:
    async with serving(page("a", more=True), last) as server:
        assert (await listed(client, SCRIPTS["messages"], server))[:1] == ["a"]
    assert len(server.asked) == 2


async def test_a_list_that_goes_in_circles_is_left(client: httpx.AsyncClient) -> None:
    async with serving(page("a", more=True)) as server:
        assert await listed(client, SCRIPTS["messages"], server) == ["a"]
    assert len(server.asked) < 30


@formats
@pytest.mark.parametrize(
    ("reply", "kind"),
    [
        (body({"error": {"message": f"bad key {KEY}", "type": "authentication_error"}}, status=401), "KeyRefused"),
        (body({"error": {"message": f"bad key {KEY}", "code": "invalid_api_key"}}), "KeyRefused"),
        (body({"hello": KEY}), "BadAnswer"),
        (Reply((b"<title>Not here</title>",), "text/html", 404), "BadAnswer"),
        (Reply((b'{"data": [',), ending="cut"), "Unreachable"),
        (Reply((b"x" * 500_000,) * 10), "BadAnswer"),
        (Reply(status=302, headers={"Location": f"http://127.0.0.1:1/{KEY}"}), "BadAnswer"),
    ],
    ids=["401", "error in 200", "odd", "page", "cut", "too large", "redirect"],
)
async def test_a_list_that_fails_says_why_and_never_the_key(
    client: httpx.AsyncClient, script: Script, reply: Reply, kind: str
) -> None:
    async with serving(reply) as server:
        with pytest.raises(AppError) as caught:
            await listed(client, script, server)
    assert caught.value.kind == kind
    assert KEY not in f"{caught.value} {caught.value.data}"
    assert len(server.asked) == 1


async def test_a_second_page_that_fails_is_told(client: httpx.AsyncClient) -> None:
    async with serving(page("a", more=True), body({"hello": 1})) as server:
        with pytest.raises(BadAnswer):
            await listed(client, SCRIPTS["messages"], server)
