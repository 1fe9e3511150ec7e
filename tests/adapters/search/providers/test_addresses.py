"""The address of a service as a user types or pastes it: nothing is doubled, nothing goes past it."""

from contextlib import aclosing

import httpx
import pytest

from app.adapters.search.catalogue import APIS
from app.adapters.search.service_channel import ApiChannel
from app.core.domain.errors import AppError
from app.core.domain.evidence import Query
from app.core.domain.settings import SearchSettings

PASTED = {
    "tavily": "https://gate.example/t/search",
    "exa": "https://gate.example/search/",
    "serper": "https://gate.example/search?q=x",
    "perplexity": "https://gate.example/search",
    "sonar": "https://gate.example/v1/chat/completions",
    "bocha": "https://gate.example/v1/web-search",
    "zhipu": "https://gate.example/api/paas/v4/web_search",
    "linkup": "https://gate.example/v1/search",
    "you": "https://gate.example/v1/search",
    "brave": "https://gate.example/res/v1/web/search",
    "searxng": "https://gate.example/searx/search",
    "firecrawl": "https://gate.example/v2/search",
    "kagi": "https://gate.example/api/v0/search",
    "ollama_search": "https://gate.example/api/web_search",
    "serpapi": "https://gate.example/search.json",
}


async def asked(name: str, address: str) -> str:
    """Where the service is asked when its address is this."""
    seen: list[str] = []

    def answer(request: httpx.Request) -> httpx.Response:
        seen.append(str(request.url.copy_with(query=None)).rstrip("?"))
        return httpx.Response(500)

    async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as client:
        settings = SearchSettings(addresses={name: address})
        channel = ApiChannel(name, APIS[name], lambda: client, lambda: ["key"], lambda: settings)
        try:
            async with aclosing(channel.search(Query("x"))) as reports:
                async for _ in reports:
                    pass
        except AppError:
            pass
    return seen[0] if seen else ""


@pytest.mark.parametrize("name", PASTED)
async def test_a_pasted_endpoint_is_not_doubled(name: str) -> None:
    assert await asked(name, PASTED[name]) == PASTED[name].partition("?")[0].rstrip("/")


@pytest.mark.parametrize(
    ("name", "address", "url"),
    [
        ("tavily", "https://gate.example/tavily", "https://gate.example/tavily/search"),
        ("serpapi", "https://serpapi.com/search", "https://serpapi.com/search.json"),
        ("serper", "https://google.serper.dev/news", "https://google.serper.dev/search"),
        ("firecrawl", "https://api.firecrawl.dev/v1", "https://api.firecrawl.dev/v2/search"),
        ("you", "https://gate.example/v1", "https://gate.example/v1/search"),
        ("perplexity", "https://gate.example/chat/completions", "https://gate.example/search"),
        ("sonar", "https://gate.example/search", "https://gate.example/chat/completions"),
        ("perplexity", "https://api.perplexity.ai#", "https://api.perplexity.ai/search"),
        ("zhipu", "https://gate.example/v4/chat/completions", "https://gate.example/v4/web_search"),
    ],
)
async def test_a_base_leads_to_the_endpoint(name: str, address: str, url: str) -> None:
    assert await asked(name, address) == url


@pytest.mark.parametrize(
    ("address", "url"),
    [
        ("search.example", "https://search.example/search"),
        ("127.0.0.1:8888", "http://127.0.0.1:8888/search"),
        ("localhost:8888", "http://localhost:8888/search"),
        ("[::1]:8888", "http://[::1]:8888/search"),
        (" 10.0.0.2/searx ", "http://10.0.0.2/searx/search"),
    ],
)
async def test_a_host_needs_no_scheme(address: str, url: str) -> None:
    assert await asked("searxng", address) == url


@pytest.mark.parametrize("name", [name for name, api in APIS.items() if api.base])
async def test_the_services_own_address_stays_as_it_is(name: str) -> None:
    assert (await asked(name, "")).startswith(APIS[name].base)
