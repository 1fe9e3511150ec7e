"""One request for an answer, whole or as a stream."""

from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing
from dataclasses import dataclass, field, replace
from typing import Any, Protocol
from uuid import uuid4

import anyio
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from app.core.domain.chat import Message, Role, TextBlock, ToolResult
from app.core.domain.conversation import is_passing
from app.core.domain.gateway import GROUP, RESEARCH
from app.core.domain.turn.client_request import EarlierEvidence
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn
from app.core.prompt.earlier_turns import title_of
from app.gateway.api_request import ApiRequest, is_question, place_of, question_of
from app.gateway.doors.visit import visit_of
from app.gateway.errors import CLIENT_CLOSED, Refusal, refusal_of
from app.gateway.history.continuations import NEW, Continuations, Place
from app.gateway.json_response import JsonResponse
from app.gateway.parts import End, Part, Reasoning, Start, parts_of
from app.gateway.turns import Turns

_HEADERS = {"Content-Type": "text/event-stream; charset=utf-8", "Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Encoder(Protocol):
    """An answer in the words of one API."""

    def whole(self, end: End, reasoning: str, parts: list[Part]) -> dict[str, Any]: ...

    def stream(self, parts: AsyncGenerator[Part, None]) -> AsyncGenerator[bytes, None]: ...


@dataclass(frozen=True)
class Answers:
    turns: Turns
    locale: str = "en-US"
    continuations: Continuations = field(default_factory=Continuations)

    async def respond(self, request: Request, parsed: ApiRequest, encoder: Encoder) -> Response:
        """Raises `Refusal` for what fails before the first byte."""
        visit = visit_of(request)
        visit.ask(parsed.model)
        client = visit.client.id if visit.client is not None else ""
        question = await self._question(parsed, client)
        is_json = parsed.sampling.answer_format is not None  # a link within it would break it, and so would a tail
        tail = (visit.tail if parsed.tail is None else parsed.tail) and not is_json
        style, progress = parsed.style or visit.style, parsed.model == RESEARCH
        events = self.turns.events(question)
        parts = parts_of(events, style, tail=tail, progress=progress, verbatim=is_json)
        parts = self._noted(parts, client, () if parsed.previous else parsed.messages)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(end_with_client, request.receive, tasks.cancel_scope)
            if parsed.stream:
                response: Response = EventStream(encoder.stream(await _after_first(parts)))
            else:
                response = await _whole(parts, encoder)
            tasks.cancel_scope.cancel()
            return response
        return Response(status_code=CLIENT_CLOSED)

    async def _noted(
        self, parts: AsyncGenerator[Part, None], client: str, messages: Sequence[Message]
    ) -> AsyncGenerator[Part, None]:
        """The parts; whoever sends the answer back, or names it, is known by it."""
        place: Place | None = None
        async with aclosing(parts):
            async for part in parts:
                if isinstance(part, Start):
                    place = Place(part.conversation, part.turn)
                    self.continuations.note_response(client, place)
                elif isinstance(part, End) and messages and place is not None and part.failure is None:
                    answer = Message(Role.ASSISTANT, (TextBlock(part.text), *part.calls))
                    self.continuations.note(client, (*messages, answer), place)
                yield part

    async def _question(self, parsed: ApiRequest, client: str) -> Question:
        settings = self.turns.services.settings.in_force()
        if not parsed.previous:
            parsed, place = await self._continued(parsed, client)
            question = question_of(parsed, settings, self.locale, place)
            return question if place.conversation else await self._in_conversation(question)
        place = place_of(parsed.previous) or NEW
        may_follow = self.continuations.knows_response(client, place) and (
            settings.gateway.keep_conversations or is_passing(place.conversation)
        )
        previous = await self._turn(place) if may_follow else None
        if previous is None:
            message = "This response is not remembered any more, or never was."
            raise Refusal(400, message, "previous_response_not_found", "previous_response_id")
        if _are_results(parsed.messages):
            parsed, place = _answered(parsed, previous), replace(place, parent=previous.parent)
        return question_of(parsed, settings, self.locale, place)

    async def _continued(self, parsed: ApiRequest, client: str) -> tuple[ApiRequest, Place]:
        """Where a client goes on that sends back all that was said. Results of its tools meet what we had found before
        its tool was called; other questions follow in the same conversation where the user keeps them."""
        match = self.continuations.find(client, parsed.messages)
        keeps = self.turns.services.settings.in_force().gateway.keep_conversations
        if match is None:
            return parsed, NEW
        place, count = match
        rest = parsed.messages[count:]
        if (not _are_results(rest) and not keeps) or is_passing(place.conversation) is keeps:
            return parsed, NEW
        previous = await self._turn(place)
        if previous is None:
            return parsed, NEW
        if not _are_results(rest):
            return replace(parsed, is_whole=True), place
        before = _before_question(parsed.messages[:count])
        return replace(_answered(parsed, previous, before, rest), is_whole=True), replace(place, parent=previous.parent)

    async def _turn(self, place: Place) -> Turn | None:
        conversations = self.turns.services.conversations
        conversation = await self.turns.call(lambda: conversations.conversation(place.conversation))
        turns = conversation.turns if conversation else ()
        return next((turn for turn in turns if turn.id == place.parent), None)

    async def _in_conversation(self, question: Question) -> Question:
        """In one that passes or, where the user wants it so, in one of the list."""
        services = self.turns.services
        if not services.settings.in_force().gateway.keep_conversations:
            return question
        question = replace(question, conversation=uuid4().hex)

        async def create() -> None:
            await services.conversations.create(question.conversation, title_of(question.text))
            await services.conversations.move(question.conversation, GROUP)

        await self.turns.call(create)
        return question


def _are_results(messages: Sequence[Message]) -> bool:
    """Results of the client's tools alone."""
    return bool(messages) and all(isinstance(block, ToolResult) for one in messages for block in one.blocks)


def _before_question(messages: Sequence[Message]) -> tuple[Message, ...]:
    """What stands before the last question."""
    for index in range(len(messages) - 1, -1, -1):
        if is_question(messages[index]):
            return tuple(messages[:index])
    return ()


def _answered(
    parsed: ApiRequest,
    previous: Turn,
    before: Sequence[Message] = (),
    results: Sequence[Message] | None = None,
) -> ApiRequest:
    """Results of tools alone: the question before them is asked again, with its calls, ours among them, and these
    results; what was found for it counts."""
    question = Message(Role.USER, (*previous.images, TextBlock(previous.question)))
    later = parsed.messages if results is None else results
    evidence = EarlierEvidence(
        tuple(previous.references or ()), tuple(previous.sources.values()), tuple(previous.findings.values())
    )
    return replace(parsed, messages=(*before, question, *previous.messages, *later), evidence=evidence)


class EventStream(Response):
    """A body that ends with its client: nothing is computed for who went away."""

    def __init__(self, chunks: AsyncGenerator[bytes, None]) -> None:
        super().__init__(headers=_HEADERS)
        del self.headers["content-length"]
        self._chunks = chunks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(end_with_client, receive, tasks.cancel_scope)
            async with aclosing(self._chunks) as chunks:
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                async for chunk in chunks:
                    await send({"type": "http.response.body", "body": chunk, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
            tasks.cancel_scope.cancel()


async def end_with_client(receive: Receive, scope: anyio.CancelScope) -> None:
    """Ends the work once its client has closed the connection."""
    while (await receive())["type"] != "http.disconnect":
        pass
    scope.cancel()


async def _whole(parts: AsyncGenerator[Part, None], encoder: Encoder) -> Response:
    reasoning: list[str] = []
    all_parts: list[Part] = []
    end: End | None = None
    async with aclosing(parts):
        async for part in parts:
            all_parts.append(part)
            if isinstance(part, Reasoning):
                reasoning.append(part.text)
            if isinstance(part, End):
                end = part
    assert end is not None, "a turn has an end"
    if end.failure is not None:
        raise refusal_of(end.failure)
    return JsonResponse(encoder.whole(end, "".join(reasoning), all_parts))


async def _after_first(parts: AsyncGenerator[Part, None]) -> AsyncGenerator[Part, None]:
    """The parts, once one is there that is worth a byte. Raises the `Refusal` of a turn that failed at once."""
    parts_ahead = [await anext(parts)]
    if isinstance(parts_ahead[0], Start):
        parts_ahead.append(await anext(parts))
    last = parts_ahead[-1]
    if isinstance(last, End) and last.failure is not None:
        await parts.aclose()
        raise refusal_of(last.failure)
    return _chained(parts_ahead, parts)


async def _chained(first: list[Part], rest: AsyncGenerator[Part, None]) -> AsyncGenerator[Part, None]:
    async with aclosing(rest):
        for part in first:
            yield part
        async for part in rest:
            yield part
