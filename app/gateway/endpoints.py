"""Which address answers what."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from app.core.domain.settings import EMBEDDED_PROVIDER
from app.core.prompt.history_messages import tokens_of
from app.core.ranking.budget import estimate_tokens
from app.gateway.answers import Answers
from app.gateway.chat import request as chat_request
from app.gateway.chat.response import ChatResponse
from app.gateway.doors.visit import visit_of
from app.gateway.errors import Refusal, anthropic_error, openai_error
from app.gateway.fields import Fields, json_body
from app.gateway.messages import request as messages_request
from app.gateway.messages.response import MessagesResponse
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
        parsed = messages_request.parse({"max_tokens": 1, **Fields(await json_body(request)).values})
        return JSONResponse({"input_tokens": estimate_tokens(parsed.system) + tokens_of(parsed.messages)})

    async def models(request: Request) -> Response:
        visit = visit_of(request)
        return JSONResponse(model_list(turns, visit.permits))

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
    ]
    return Starlette(routes=[*routes, *(Route(one.path, one) for one in extensions)])


def model_list(turns: Turns, permits: Callable[[str], bool] = lambda name: True) -> dict[str, Any]:
    """Our own names first, then every configured model as `provider/model`."""
    settings = turns.services.settings.in_force()
    names = [name for name in settings.api_models() if permits(name)]
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
    ends = {"first_id": names[0], "last_id": names[-1]} if names else {}
    return {"object": "list", "data": rows, "has_more": False, **ends}


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
