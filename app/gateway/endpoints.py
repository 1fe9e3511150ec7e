"""Which address answers what."""

import json
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from app.core.prompt.history_messages import tokens_of
from app.core.ranking.budget import estimate_tokens
from app.gateway.answers import Answers
from app.gateway.chat import request as chat_request
from app.gateway.chat.response import ChatResponse
from app.gateway.doors.visit import visit_of
from app.gateway.errors import CLIENT_CLOSED, Refusal, anthropic_error, openai_error
from app.gateway.fields import Fields, json_body
from app.gateway.json_response import JsonResponse
from app.gateway.messages import request as messages_request
from app.gateway.messages.response import MessagesResponse
from app.gateway.model_list import model_entry, model_list
from app.gateway.responses import request as responses_request
from app.gateway.responses.response import ResponsesResponse
from app.gateway.search.endpoints import SearchEndpoints
from app.gateway.search.lookup import Lookup
from app.gateway.turns import Turns

Endpoint = Callable[[Request], Awaitable[Response]]


class Extension(Protocol):
    """An app of its own at one address; `run` goes on for as long as the server."""

    path: str

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None: ...

    async def run(self) -> None: ...


def application(turns: Turns, locale: str, extensions: Sequence[Extension] = ()) -> Starlette:
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
        fields = Fields(await json_body(request))
        parsed = messages_request.parse({"max_tokens": 1, **fields.values})
        tools = sum(estimate_tokens(json.dumps(one, ensure_ascii=False)) for one in fields.items("tools"))
        return JsonResponse({"input_tokens": estimate_tokens(parsed.system) + tokens_of(parsed.messages) + tools})

    async def models(request: Request) -> Response:
        visit = visit_of(request)
        return JsonResponse(model_list(turns, visit.permits))

    async def model(request: Request) -> Response:
        return JsonResponse(model_entry(turns, request.path_params["id"], visit_of(request).permits))

    search = SearchEndpoints(Lookup(turns, locale))
    routes = [
        Route("/v1/chat/completions", _refusing(chat, openai_error), methods=["POST"]),
        Route("/v1/responses", _refusing(responses, openai_error), methods=["POST"]),
        Route("/v1/messages", _refusing(messages, anthropic_error), methods=["POST"]),
        Route("/v1/messages/count_tokens", _refusing(count_tokens, anthropic_error), methods=["POST"]),
        Route("/search", _refusing(search.searxng, openai_error), methods=["GET", "POST"]),
        Route("/config", _refusing(search.searxng_config, openai_error), methods=["GET"]),
        Route("/v1/search", _refusing(search.search, openai_error), methods=["POST"]),
        Route("/v1/read", _refusing(search.read, openai_error), methods=["POST"]),
        Route("/v1/models", _refusing(models, openai_error), methods=["GET"]),
        Route("/v1/models/{id:path}", _refusing(model, openai_error), methods=["GET"]),
    ]
    app = Starlette(
        routes=[*routes, *(Route(one.path, one) for one in extensions)],
        exception_handlers={404: _no_route, 405: _no_route, Exception: _bug},
    )
    app.router.redirect_slashes = False  # to an address without the key that stood in the path
    return app


async def _no_route(request: Request, error: Exception) -> Response:
    """The address is not repeated: somebody's key may stand in it."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    allowed = (getattr(error, "headers", None) or {}).get("Allow", "")
    words = f"This address answers {allowed} only." if status == 405 else "There is nothing at this address."
    refusal = Refusal(status, words, "method_not_allowed" if status == 405 else "not_found")
    return JsonResponse(_shape_at(request)(refusal), status, {"Allow": allowed} if allowed else None)


async def _bug(request: Request, error: Exception) -> Response:
    refusal = Refusal(500, "Something went wrong inside Citewise.", "internal_error")
    return JsonResponse(_shape_at(request)(refusal), 500)


def _shape_at(request: Request) -> Callable[[Refusal], dict[str, Any]]:
    return anthropic_error if request.url.path.startswith("/v1/messages") else openai_error


def _refusing(endpoint: Endpoint, shape: Callable[[Refusal], dict[str, Any]]) -> Endpoint:
    async def answer(request: Request) -> Response:
        refusal: Refusal | None = None
        try:
            return await endpoint(request)
        except* ClientDisconnect:  # in the middle of its body
            pass
        except* Refusal as group:
            refusal = next(one for one in _leaves(group) if isinstance(one, Refusal))
        if refusal is None:
            return Response(status_code=CLIENT_CLOSED)
        headers = {"Retry-After": str(refusal.retry_after)} if refusal.retry_after is not None else {}
        return JsonResponse(shape(refusal), refusal.status, headers)

    return answer


def _leaves(group: BaseException) -> list[BaseException]:
    if isinstance(group, BaseExceptionGroup):
        return [leaf for one in group.exceptions for leaf in _leaves(one)]
    return [group]
