"""The faults of a research once more, with a real model service on loopback in place of the scripted model."""

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from app.adapters.llm.directory import Directory
from app.core.domain import events as e
from app.core.domain.chat import (
    Abilities,
    ChatRequest,
    Message,
    ModelChoice,
    Provider,
    Role,
    TextBlock,
    TextPart,
    ToolCallPart,
)
from app.core.domain.errors import BadAnswer
from app.core.domain.graph import Depth
from app.core.domain.settings import Settings
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State
from tests.core.research.scripted import DEFAULTS, Scripted, part_of
from tests.core.research.test_faults import FAULTS, Row
from tests.core.world import World
from tests.loopback import serve
from tests.matrix.talk import Keys

_ROLES = {"system": Role.SYSTEM, "developer": Role.SYSTEM, "assistant": Role.ASSISTANT}


def service(script: Scripted) -> Starlette:
    """Chat Completions that say what the script says; where it raises, the connection is cut."""

    async def chat(request: Request) -> Response:
        body = await request.json()
        asked = ChatRequest(tuple(_message(one) for one in body["messages"]))
        part = part_of(asked)
        said: Any = (script.answers.get(part) or DEFAULTS[part])[
            min(script.used.get(part, 0), len(script.answers.get(part) or DEFAULTS[part]) - 1)
        ]
        script.used[part] = script.used.get(part, 0) + 1
        if callable(said):
            said = said(asked)
        pieces = [said] if isinstance(said, str | BaseException) else list(said)
        if isinstance(pieces[0], BadAnswer):
            return JSONResponse({"error": {"message": "out of order"}}, 500)
        return StreamingResponse(_stream(pieces), media_type="text/event-stream")

    return Starlette(routes=[Route("/v1/chat/completions", chat, methods=["POST"])])


def _message(one: dict[str, Any]) -> Message:
    content = one.get("content") or ""
    text = content if isinstance(content, str) else "".join(block.get("text", "") for block in content)
    return Message(_ROLES.get(one["role"], Role.USER), (TextBlock(text),))


async def _stream(pieces: list[Any]) -> AsyncIterator[bytes]:
    reason = "stop"
    for piece in pieces:
        if isinstance(piece, BaseException):
            raise RuntimeError("cut")
        if isinstance(piece, ToolCallPart):
            reason = "tool_calls"
            function = {"name": piece.call.name, "arguments": piece.call.arguments}
            delta: dict[str, Any] = {
                "tool_calls": [{"index": 0, "id": piece.call.id, "type": "function", "function": function}]
            }
        else:
            delta = {"content": piece.text if isinstance(piece, TextPart) else piece}
        yield _event({"index": 0, "delta": delta, "finish_reason": None})
    yield _event({"index": 0, "delta": {}, "finish_reason": reason})
    yield b"data: [DONE]\n\n"


def _event(choice: dict[str, Any]) -> bytes:
    return b"data: " + json.dumps({"choices": [choice]}).encode("utf-8", "surrogatepass") + b"\n\n"


@pytest.mark.parametrize("row", FAULTS.values(), ids=FAULTS)
async def test_a_fault_ends_in_an_answer_a_part_or_a_sentence(row: Row) -> None:
    planner, others, answered, state = row
    tools = isinstance(planner[0], list) and not isinstance(planner[0][0], TextPart)
    script = Scripted({"planner": planner, **others}, tools=tools)
    with serve(service(script)) as url:
        abilities = Abilities(search=False, tools=tools, context_size=32_768)
        provider = Provider("p", "P", f"{url}/v1", ("m",), needs_key=False, abilities={"m": abilities})
        async with httpx.AsyncClient(trust_env=False) as client:
            models = Directory(lambda: (provider,), Keys(), lambda: client, timeout_seconds=0.0)
            settings = Settings(providers=(provider,), model=ModelChoice("p", "m"))
            world = World(models=models, settings=settings)
            question = Question("c", "What is blue?", depth=Depth.STANDARD)
            events = [event async for event in world.ask.run(question)]
    turn = world.store.turns[events[0].turn]
    assert turn.state is state
    assert len(turn.graph.answered() if turn.graph else ()) == answered
    assert (turn.error is not None) == (state is State.FAILED)
    assert turn.text or state is State.FAILED
    assert sum(isinstance(event, e.TurnFinished | e.TurnFailed | e.TurnStopped) for event in events) == 1
    numbers = {source.number for source in turn.sources.values()}
    assert set(turn.cited_numbers()) <= numbers
