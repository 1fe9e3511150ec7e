"""What stands before every route: each request is let in with its client's name, or refused in one line."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime

from starlette.datastructures import Headers
from starlette.middleware.cors import CORSMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.core.domain.gateway import ApiKey, GatewaySettings
from app.core.domain.gateway.state import ApiCall
from app.gateway.doors.addresses import check_host, check_origin
from app.gateway.doors.credentials import client_of, path_for_log, without_path_key
from app.gateway.doors.limits import Body, ClientDeparture, Limits, Queue, Rates, Watched, too_large
from app.gateway.doors.visit import CallLog, Visit, with_visit
from app.gateway.errors import CLIENT_CLOSED, Refusal, anthropic_error, openai_error
from app.gateway.json_response import JsonResponse

_MESSAGES = "/v1/messages"  # and what lies below speaks Anthropic's words
_UNQUEUED = ("GET", "HEAD", "OPTIONS", "DELETE")  # what costs little; a search by GET costs as much as any
_SEARCH = "/search"


@dataclass
class Doors:
    """`address`: host as the user wrote it, and what is listened on; known once the socket is there."""

    app: ASGIApp
    settings: Callable[[], GatewaySettings]
    address: Callable[[], tuple[str, tuple[str, int]]]
    limits: Limits = field(default_factory=Limits)
    log: CallLog = field(default_factory=CallLog)
    rates: Rates = field(default_factory=Rates)

    def __post_init__(self) -> None:
        self._queue = Queue(lambda: self.settings().at_once, self.limits.queue_seconds)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        plain, path_key = without_path_key(scope)
        visit, outgoing, start = Visit(), _Outgoing(send), time.monotonic()
        try:
            await self._enter(with_visit(plain, visit), receive, outgoing, visit, path_key)
        finally:
            milliseconds = round(1000 * (time.monotonic() - start))
            client = visit.client.name if visit.client else ""
            path = path_for_log(str(plain["path"]))[:200]
            call = ApiCall(datetime.now(UTC), client, path, visit.model[:200], outgoing.status, milliseconds)
            self.log.add(call)

    async def _enter(self, scope: Scope, receive: Receive, outgoing: "_Outgoing", visit: Visit, path_key: str) -> None:
        headers, settings = Headers(scope=scope), self.settings()
        try:
            check_host(headers, *self.address(), settings.hosts)
            check_origin(headers, settings.origins)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, outgoing)
            return

        async def inner(scope: Scope, receive: Receive, send: Send) -> None:
            await self._serve(scope, receive, send, visit, path_key, settings)

        app: ASGIApp = inner
        if "origin" in headers:
            app = CORSMiddleware(inner, settings.origins, ("GET", "POST", "DELETE"), ("*",), allow_private_network=True)
        await app(scope, receive, outgoing)

    async def _serve(
        self, scope: Scope, receive: Receive, send: Send, visit: Visit, path_key: str, settings: GatewaySettings
    ) -> None:
        watched, answer = Watched(receive, self.limits.body_bytes), _Answer(send)
        body = Body(watched.receive, self.limits)
        try:
            headers = Headers(scope=scope)
            visit.client = client_of(headers, path_key, settings)
            self._check_amount(headers, visit.client)
            if scope["method"] in _UNQUEUED and scope["path"] != _SEARCH:
                await self._run(scope, body, answer)
            else:
                async with self._queue.place(watched.wait_for_end):
                    await self._run(scope, body, answer)
        except Refusal as refusal:
            await _refuse(refusal, scope, receive, send)
        except ClientDeparture:
            pass

    def _check_amount(self, headers: Headers, client: ApiKey | None) -> None:
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length) > self.limits.body_bytes:
            raise Refusal(413, too_large(self.limits), "too_large")
        if client is not None:
            self.rates.count(client.id, client.per_minute)

    async def _run(self, scope: Scope, body: Body, answer: "_Answer") -> None:
        """Whatever an app makes of a body that broke off, its client is told why."""
        answer.is_withheld = lambda: body.refusal is not None
        try:
            await self.app(scope, body.receive, answer)
        except* Refusal as group:
            if answer.is_started:
                raise
            raise body.refusal or _first(group) from None
        if body.refusal is not None and not answer.is_started:
            raise body.refusal


class _Outgoing:
    """Remembers the status."""

    def __init__(self, send: Send) -> None:
        self.status = CLIENT_CLOSED
        self._send = send

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self._send(message)


class _Answer:
    """What the app sends; nothing of it once the request was refused before the first byte."""

    def __init__(self, send: Send) -> None:
        self.is_started = False
        self.is_withheld: Callable[[], bool] = bool
        self._send = send

    async def __call__(self, message: Message) -> None:
        if not self.is_started and self.is_withheld():
            return
        self.is_started = True
        await self._send(message)


def _first(group: BaseException) -> Refusal:
    while isinstance(group, BaseExceptionGroup):
        group = group.exceptions[0]
    assert isinstance(group, Refusal)
    return group


async def _refuse(refusal: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    shape = anthropic_error if str(scope["path"]).startswith(_MESSAGES) else openai_error
    headers = {"Retry-After": str(refusal.retry_after)} if refusal.retry_after is not None else {}
    if refusal.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if refusal.status == 408:
        headers["Connection"] = "close"
    await JsonResponse(shape(refusal), refusal.status, headers)(scope, receive, send)
