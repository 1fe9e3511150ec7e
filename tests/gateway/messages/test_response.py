"""Messages: blocks, their citations, and the whole that a stream adds up to."""

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Any

from app.core.domain.chat import Role, ToolCall, Usage, message
from app.core.domain.errors import Failure, FailureKind
from app.gateway.answer_text import TextPiece
from app.gateway.api_request import ApiRequest, WebSearch
from app.gateway.evidence import Annotation, SearchSource
from app.gateway.messages.response import MessagesResponse
from app.gateway.parts import End, Part, Reasoning, SearchReport, Start
from app.gateway.turns import SILENCE

NOTE = Annotation(1, "https://a.example/", "A", 5, 8, "Words.")
SOURCE = SearchSource("https://a.example/", "A")
SEARCH = WebSearch()
START = Start("a" * 32, "passing-" + "b" * 32)
PARTS: list[Part] = [
    START, Reasoning("Hm."), SearchReport("q", (SOURCE,)), SILENCE, TextPiece("Blue [1]", (NOTE,)), TextPiece(". Sea."),
    End("stop", "Blue [1]. Sea.", (NOTE,), (SOURCE,), (), Usage(3, 4)),
]  # fmt: skip


def response(search: WebSearch | None = SEARCH) -> MessagesResponse:
    return MessagesResponse(ApiRequest("citewise", (message(Role.USER, "?"),), search=search))


def events(parts: list[Part], search: WebSearch | None = SEARCH) -> list[dict[str, Any]]:
    async def given() -> AsyncGenerator[Part, None]:
        for part in parts:
            yield part

    async def encoded() -> bytes:
        return b"".join([data async for data in response(search).stream(given())])

    lines = asyncio.run(encoded()).decode().split("\n")
    return [json.loads(line[6:]) for line in lines if line.startswith("data: ")]


def whole(parts: list[Part]) -> dict[str, Any]:
    end = parts[-1]
    assert isinstance(end, End)
    return response().whole(end, "", parts)


def test_blocks_open_and_close_in_order_and_one_at_a_time() -> None:
    is_open, indexes = False, []
    for one in events(PARTS):
        match one["type"]:
            case "content_block_start":
                assert not is_open
                is_open = True
                indexes.append(one["index"])
            case "content_block_delta":
                assert is_open
                assert one["index"] == indexes[-1]
            case "content_block_stop":
                assert is_open
                is_open = False
    assert indexes == list(range(len(whole(PARTS)["content"])))


def test_a_block_ends_with_the_marker_of_what_it_cites() -> None:
    content = whole(PARTS)["content"]
    assert [block["type"] for block in content] == [
        "thinking", "server_tool_use", "web_search_tool_result", "text", "text",
    ]  # fmt: skip
    assert [(block["text"], len(block["citations"])) for block in content[3:]] == [("Blue [1]", 1), (". Sea.", 0)]
    (citation,) = content[3]["citations"]
    assert (citation["type"], citation["cited_text"]) == ("web_search_result_location", "Words.")


def test_who_asked_for_no_search_gets_none_of_its_blocks() -> None:
    kinds = [one["content_block"]["type"] for one in events(PARTS, None) if one["type"] == "content_block_start"]
    assert kinds == ["thinking", "text", "text"]


def test_the_last_delta_holds_sources_and_annotations() -> None:
    (delta,) = [one for one in events(PARTS) if one["type"] == "message_delta"]
    assert delta["delta"]["stop_reason"] == "end_turn"
    assert delta["delta"]["search_sources"] == [{"url": "https://a.example/", "title": "A", "type": "web"}]
    assert [(one["start_index"], one["end_index"]) for one in delta["delta"]["annotations"]] == [(5, 8)]
    assert delta["usage"]["output_tokens"] == 4
    assert delta["usage"]["server_tool_use"]["web_search_requests"] == 1


def test_calls_are_blocks_and_a_failure_is_an_error() -> None:
    called: list[Part] = [START, End("tool_calls", "", (), (), (ToolCall("c", "weather", '{"city": "Ems"}'),))]
    assert whole(called)["content"] == [{"type": "tool_use", "id": "c", "name": "weather", "input": {"city": "Ems"}}]
    assert whole(called)["stop_reason"] == "tool_use"
    failure = Failure(FailureKind.UNREACHABLE, "Loopback", "secret words")
    last = events([START, TextPiece("x"), End("stop", "x", (), (), failure=failure)])[-1]
    assert last["type"] == "error"
    assert last["error"]["message"] == "Loopback cannot be reached."
