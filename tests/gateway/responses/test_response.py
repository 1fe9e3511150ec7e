"""Responses: the events of a stream, and the whole that they add up to."""

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any

from app.core.domain.chat import Role, ToolCall, Usage, message
from app.core.domain.errors import Failure, FailureKind
from app.gateway.answer_text import TextPiece
from app.gateway.api_request import ApiRequest, place_of
from app.gateway.evidence import Annotation, SearchSource
from app.gateway.parts import End, Part, Reasoning, SearchReport, Start
from app.gateway.responses.response import ResponsesResponse
from app.gateway.turns import SILENCE

NOTE = Annotation(1, "https://a.example/", "A", 5, 8, "Words.")
SOURCE = SearchSource("https://a.example/", "A")
START = Start("a" * 32, "passing-" + "b" * 32)
PARTS: list[Part] = [
    START, Reasoning("Hm."), SearchReport("q", (SOURCE,)), SILENCE, TextPiece("Blue [1]", (NOTE,)), TextPiece("."),
    End("stop", "Blue [1].", (NOTE,), (SOURCE,), (), Usage(3, 4)),
]  # fmt: skip


def response() -> ResponsesResponse:
    return ResponsesResponse(ApiRequest("citewise", (message(Role.USER, "?"),)))


def events(parts: list[Part]) -> list[dict[str, Any]]:
    async def given() -> AsyncGenerator[Part, None]:
        for part in parts:
            yield part

    async def encoded() -> bytes:
        return b"".join([data async for data in response().stream(given())])

    lines = asyncio.run(encoded()).decode().split("\n")
    return [json.loads(line[6:]) for line in lines if line.startswith("data: ")]


def test_a_stream_ends_with_the_response_that_is_the_whole() -> None:
    told = events(PARTS)
    end = PARTS[-1]
    assert isinstance(end, End)
    whole = response().whole(end, "Hm.", PARTS)
    last = told[-1]["response"]
    assert [item["type"] for item in last["output"]] == ["reasoning", "web_search_call", "message"]
    for one in (last, whole):
        for item in one["output"]:
            item.pop("id")
        one.pop("created_at")
    assert last == whole
    assert [one["sequence_number"] for one in told] == list(range(len(told)))
    place = place_of(whole["id"])
    assert place is not None
    assert (place.parent, place.conversation) == (START.turn, START.conversation)


def test_an_annotation_comes_right_behind_its_words() -> None:
    kinds = [one["type"] for one in events(PARTS)]
    at = kinds.index("response.output_text.annotation.added")
    assert kinds[at - 1 : at + 2] == [
        "response.output_text.delta", "response.output_text.annotation.added", "response.output_text.delta",
    ]  # fmt: skip
    assert kinds[-4:] == [
        "response.output_text.done", "response.content_part.done", "response.output_item.done", "response.completed",
    ]  # fmt: skip


def test_calls_come_as_items_and_sources_stand_at_the_root() -> None:
    calls = (ToolCall("call", "weather", '{"city": "Ems"}'),)
    last = events([START, End("tool_calls", "", (), (SOURCE,), calls)])[-1]["response"]
    (item,) = last["output"]
    assert (item["call_id"], item["arguments"], item["status"]) == ("call", '{"city": "Ems"}', "completed")
    assert last["search_sources"] == [{"url": "https://a.example/", "title": "A", "type": "web"}]


def test_a_limit_and_a_failure_are_told() -> None:
    assert events([START, End("length", "x", (), ())])[-1]["response"]["incomplete_details"] == {
        "reason": "max_output_tokens"
    }
    failure = Failure(FailureKind.UNREACHABLE, "Loopback", "secret words")
    last = events([START, TextPiece("x"), End("stop", "x", (), (), failure=failure)])[-1]
    assert last["type"] == "response.failed"
    assert last["response"]["error"]["message"] == "Loopback cannot be reached."


def test_a_response_repeats_what_was_asked() -> None:
    asked = {"tools": [{"type": "function", "name": "weather"}], "tool_choice": "none", "parallel_tool_calls": False}
    end = PARTS[-1]
    assert isinstance(end, End)
    plain = response().whole(end, "", PARTS)
    whole = ResponsesResponse(ApiRequest("citewise", (message(Role.USER, "?"),), request_fields=asked)).whole(
        end, "", PARTS
    )
    assert {name: whole[name] for name in asked} == asked
    assert (plain["tools"], plain["tool_choice"], plain["parallel_tool_calls"]) == ([], "auto", True)
