"""Which address searches and reads."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import Response

from app.gateway.errors import Refusal
from app.gateway.fields import json_body
from app.gateway.json_response import JsonResponse
from app.gateway.search import searxng, unified
from app.gateway.search.lookup import Lookup, has_failed, reasons


@dataclass(frozen=True)
class SearchEndpoints:
    lookup: Lookup

    async def searxng(self, request: Request) -> Response:
        values = dict(request.query_params)
        if request.method == "POST":
            values |= await _form(request)
        parsed = searxng.parse(values)
        result = await self.lookup.search(request, parsed)
        if has_failed(result):
            words = ", ".join(f"{name}={reason}" for name, reason in reasons(result))
            raise Refusal(502, f"No search engine answered ({words}).", "search_failed")
        return JsonResponse(searxng.response(result, parsed.kind))

    async def searxng_config(self, request: Request) -> Response:
        return JsonResponse(searxng.config(self.lookup.turns.services.search.router.channels()))

    async def search(self, request: Request) -> Response:
        result = await self.lookup.search(request, unified.parse_search(await json_body(request)))
        return JsonResponse(unified.search_response(result), 502 if has_failed(result) else 200)

    async def read(self, request: Request) -> Response:
        url, format, fresh = unified.parse_read(await json_body(request))
        return JsonResponse(unified.read_response(await self.lookup.read(request, url, fresh), format))


async def _form(request: Request) -> dict[str, str]:
    """As SearXNG's clients send it; JSON says the same."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind == "application/json":
        body: Any = await json_body(request)
        if not isinstance(body, dict) or not all(isinstance(value, str | int) for value in body.values()):
            raise Refusal(400, "The body has to be a JSON object of strings.", "invalid_type")
        return {name: str(value) for name, value in body.items()}
    if kind not in ("application/x-www-form-urlencoded", ""):
        raise Refusal(400, f"The body's type {kind!r} is not supported.", "unsupported")
    return dict(parse_qsl((await request.body()).decode("utf-8", "replace"), keep_blank_values=True))
