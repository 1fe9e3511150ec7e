"""Which address answers what."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from app.core.domain.settings import EMBEDDED_PROVIDER
from app.core.prompt.history_messages import tokens_of
from app.core.ranking.budget import estimate_tokens
from app.gateway.answers import Answers
from app.gateway.api_request import OWN_MODELS
from app.gateway.chat import request as chat_request
from app.gateway.chat.response import ChatResponse
from app.gateway.errors import Refusal, anthropic_error, openai_error
from app.gateway.fields import Fields
from app.gateway.messages import request as messages_request
from app.gateway.messages.response import MessagesResponse
from app.gateway.responses import request as responses_request
from app.gateway.responses.response import ResponsesResponse
from app.gateway.turns import Turns

LARGEST = 64_000_000  # bytes of a request
Endpoint = Callable[[Request], Awaitable[Response]]


def application(turns: Turns, locale: str) -> Starlette:
    answers = Answers(turns, locale)

    async def chat(request: Request) -> Response:
        parsed = chat_request.parse(await json_body(request))
        return await answers.respond(request, parsed, ChatResponse(parsed.model, parsed.include_usage))

    async def responses(request: Request) -> Response:
        parsed = responses_request.parse(await json_body(request))
        return await answers.respond(request, parsed, ResponsesResponse(parsed))

    async def messages(request: Request) -> Response:
        parsed = messages_request.parse(await json_body(request))
        return await answers.respond(request, parsed, MessagesResponse(parsed))

    async def count_tokens(request: Request) -> Response:
        parsed = messages_request.parse({"max_tokens": 1, **Fields(await json_body(request)).values})
        return JSONResponse({"input_tokens": estimate_tokens(parsed.system) + tokens_of(parsed.messages)})

    async def models(request: Request) -> Response:
        return JSONResponse(model_list(turns))

    routes = [
        Route("/v1/chat/completions", _refusing(chat, openai_error), methods=["POST"]),
        Route("/v1/responses", _refusing(responses, openai_error), methods=["POST"]),
        Route("/v1/messages", _refusing(messages, anthropic_error), methods=["POST"]),
        Route("/v1/messages/count_tokens", _refusing(count_tokens, anthropic_error), methods=["POST"]),
        Route("/v1/models", _refusing(models, openai_error), methods=["GET"]),
    ]
    return Starlette(routes=routes)


async def json_body(request: Request) -> Any:
    """Raises `Refusal` for what is too large, and for what is no JSON."""
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > LARGEST:
            raise Refusal(413, f"The request is larger than {LARGEST // 1_000_000} MB.", "too_large")
        parts.append(part)
    try:
        return json.loads(b"".join(parts))
    except (ValueError, RecursionError):
        raise Refusal(400, "The body is not JSON.", "invalid_json") from None


def model_list(turns: Turns) -> dict[str, Any]:
    """Our own names first, then every configured model as `provider/model`."""
    settings = turns.services.settings.in_force()
    providers = [*settings.providers, *([settings.local.provider()] if settings.local.files else [])]
    names = [*OWN_MODELS, *(f"{one.id}/{model}" for one in providers for model in one.models)]
    owner = {EMBEDDED_PROVIDER: "citewise"}
    rows = [
        {
            "id": name,
            "object": "model",
            "type": "model",  # what stands here and below is Anthropic's shape of the same list
            "display_name": name,
            "created": 0,
            "created_at": "1970-01-01T00:00:00Z",
            "owned_by": owner.get(name.partition("/")[0], name.partition("/")[0]) if "/" in name else "citewise",
        }
        for name in names
    ]
    return {"object": "list", "data": rows, "has_more": False, "first_id": names[0], "last_id": names[-1]}


def _refusing(endpoint: Endpoint, shape: Callable[[Refusal], dict[str, Any]]) -> Endpoint:
    async def answer(request: Request) -> Response:
        try:
            return await endpoint(request)
        except* Refusal as group:
            refusal = next(one for one in _leaves(group) if isinstance(one, Refusal))
        headers = {"Retry-After": str(refusal.retry_after)} if refusal.retry_after is not None else {}
        return JSONResponse(shape(refusal), refusal.status, headers)

    return answer


def _leaves(group: BaseException) -> list[BaseException]:
    if isinstance(group, BaseExceptionGroup):
        return [leaf for one in group.exceptions for leaf in _leaves(one)]
    return [group]
