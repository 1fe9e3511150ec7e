"""Recorded answers of Claude come out as what they held, and go back as they came."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from app.adapters.llm.formats.messages.decode import MessagesDecoder
from app.adapters.llm.formats.messages.request import Messages
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.llm.recording import RecordedAnswer, collected
from app.core.domain.chat import (
    BuiltinSearch,
    ChatRequest,
    FinishPart,
    Message,
    ProviderMetadata,
    Role,
    TextBlock,
    message,
)
from app.core.domain.citation import Anchor

SERVICE = Service("Anthropic", "https://api.anthropic.com/v1", "k", id="anthropic", search="anthropic")


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.fixture(scope="module")
def recorded(shared_data: Path) -> dict[str, tuple[dict[str, Any], bytes]]:
    expected = json.loads((shared_data / "streams" / "expected.json").read_text("utf-8"))
    entries = {name: entry for name, entry in expected.items() if entry["wire"] == "anthropic"}
    return {name: (entry, (shared_data / "streams" / entry["file"]).read_bytes()) for name, entry in entries.items()}


def read(data: bytes) -> RecordedAnswer:
    return collected(MessagesDecoder(SERVICE), data)


def asked(found: RecordedAnswer) -> dict[str, Any]:
    """The body of the next request, behind this answer."""
    assert found.provider_metadata is not None
    echo = ProviderMetadata("anthropic", found.provider_metadata.wire_format, found.provider_metadata.items)
    answer = Message(Role.ASSISTANT, (TextBlock(found.text),), echo)
    messages = (message(Role.USER, "q"), answer)
    body: dict[str, Any] = json.loads(
        Messages().request(SERVICE, "m", ChatRequest(messages, search=BuiltinSearch())).body
    )
    return body


def blocks(data: bytes) -> list[dict[str, Any]]:
    """The content as Anthropic's own client would put it together."""
    found: list[dict[str, Any]] = []
    inputs: dict[int, str] = {}
    for line in data.decode().splitlines():
        if not line.startswith("data:"):
            continue
        event = json.loads(line[5:])
        if event["type"] == "content_block_start":
            found.append(event["content_block"])
        if event["type"] != "content_block_delta":
            continue
        block, delta = found[event["index"]], event["delta"]
        match delta["type"]:
            case "text_delta":
                block["text"] += delta["text"]
            case "thinking_delta":
                block["thinking"] += delta["thinking"]
            case "signature_delta":
                block["signature"] = delta["signature"]
            case "citations_delta":
                block["citations"].append(delta["citation"])
            case "input_json_delta":
                inputs[event["index"]] = inputs.get(event["index"], "") + delta["partial_json"]
    for index, written in inputs.items():
        found[index]["input"] = json.loads(written or "{}")
    return found


def test_recordings_hold_what_is_expected(recorded: dict[str, tuple[dict[str, Any], bytes]]) -> None:
    assert len(recorded) == 8
    for entry, data in recorded.values():
        found = read(data)
        urls = {source.key: source.url for source in found.sources}
        listed = [source.url for source in found.sources]
        assert (len(found.text), sha(found.text)) == (entry["text_len"], entry["text_sha256"])
        assert sha(found.reasoning) == entry["reasoning_sha256"]
        assert list(dict.fromkeys(urls[key] for c in found.citations for key in c.keys)) == entry["cited_urls"]
        assert sum(len(c.data["citations"]) for c in found.citations) == entry["citation_count"]
        assert listed[: len(entry["sources"])] == entry["sources"]
        assert set(listed[len(entry["sources"]) :]) <= set(entry["cited_urls"])  # results of the answer before
        assert list(found.queries) == entry["queries"]
        assert found.usage is not None
        assert {"input": found.usage.input, "output": found.usage.output} == entry["usage"]
        assert (found.finish, found.failure, found.calls) == (entry["finish"], entry["error"], ())
        opened = [json.loads(tool["arguments"]).get("url") for tool in entry["tools"] if tool["name"] == "web_fetch"]
        assert [search.url for search in found.searches if search.action == "open_page"] == opened


def test_cited_blocks_end_in_a_chip_behind_their_last_word(recorded: dict[str, tuple[dict[str, Any], bytes]]) -> None:
    for _, data in recorded.values():
        found, texts = read(data), [b["text"] for b in blocks(data) if b.get("citations")]
        assert list(dict.fromkeys(found.text[slice(*c.claim)] for c in found.citations if c.claim)) == [
            text.strip() for text in texts
        ]
        for citation in found.citations:
            assert citation.anchor is Anchor.BLOCK
            assert citation.claim is not None
            assert citation.place == (citation.claim[1], citation.claim[1])


def test_the_next_request_sends_every_block_as_it_came(recorded: dict[str, tuple[dict[str, Any], bytes]]) -> None:
    for _, data in recorded.values():
        body = asked(read(data))
        came = [block for block in blocks(data) if block["type"] != "text" or block["text"].strip()]
        assert body["messages"][1] == {"role": "assistant", "content": came}


def test_a_stream_in_any_pieces_is_the_same_answer(recorded: dict[str, tuple[dict[str, Any], bytes]]) -> None:
    _, data = recorded["anthropic/vercel_web_search"]
    for body in (data.replace(b"\n", b"\r\n"), data.replace(b"\n", b"\r")):
        assert read(body).parts == read(data).parts


def test_a_cut_stream_keeps_its_text_and_can_be_sent_back(recorded: dict[str, tuple[dict[str, Any], bytes]]) -> None:
    _, data = recorded["anthropic/pyd_web_search_model"]
    whole = read(data)
    for cut in range(0, len(data), 977):
        found = read(data[:cut])
        assert whole.text.startswith(found.text)
        assert not any(isinstance(part, FinishPart) for part in found.parts) or found.finish == "end_turn"
        if found.provider_metadata is not None:
            assert all(item.get("signature") != "" for item in found.provider_metadata.items)
            searches = {item["id"] for item in found.provider_metadata.items if item["type"] == "server_tool_use"}
            answered = {
                item["tool_use_id"] for item in found.provider_metadata.items if item["type"].endswith("_tool_result")
            }
            assert searches <= answered


def test_a_pause_and_what_follows_are_one_answer(recorded: dict[str, tuple[dict[str, Any], bytes]]) -> None:
    first = read(recorded["anthropic/pyd_pause_turn_1"][1])
    second = read(recorded["anthropic/pyd_pause_turn_2"][1])
    assert first.parts[-1] == FinishPart("pause")
    body = asked(first)
    assert [one["role"] for one in body["messages"]] == ["user", "assistant"]
    waiting = body["messages"][1]["content"][-1]
    assert waiting["type"] == "server_tool_use"
    assert second.provider_metadata is not None
    assert second.provider_metadata.items[0]["tool_use_id"] == waiting["id"]
    left = [search for search in first.searches if search.state == "running"]
    assert [search.id for search in left] == [waiting["id"]]
    assert second.searches[0].id == waiting["id"]
    assert second.searches[0].state == "completed"
    known = {source.key for source in first.sources}
    assert any(key in known for citation in second.citations for key in citation.keys)
    assert first.usage is not None
    assert first.usage.plus(second.usage).searches == 15


def test_both_halves_of_a_paused_answer_go_back_as_one_message(
    recorded: dict[str, tuple[dict[str, Any], bytes]],
) -> None:
    halves = [read(recorded[f"anthropic/pyd_pause_turn_{n}"][1]) for n in (1, 2)]
    spoken = [
        Message(
            Role.ASSISTANT,
            (TextBlock(half.text),),
            ProviderMetadata("anthropic", half.provider_metadata.wire_format, half.provider_metadata.items),
        )
        for half in halves
        if half.provider_metadata is not None
    ]
    messages = (message(Role.USER, "q"), *spoken, message(Role.USER, "and now?"))
    body = json.loads(Messages().request(SERVICE, "m", ChatRequest(messages)).body)
    assert [one["role"] for one in body["messages"]] == ["user", "assistant", "user"]
    content = body["messages"][1]["content"]
    searches = {block["id"] for block in content if block["type"] == "server_tool_use"}
    assert searches == {block["tool_use_id"] for block in content if block["type"] == "web_search_tool_result"}


def test_other_recordings_are_told_apart(shared_data: Path) -> None:
    expected = json.loads((shared_data / "streams" / "expected.json").read_text("utf-8"))
    for entry in expected.values():
        if entry["wire"] != "anthropic" and not entry["error"]:
            assert not read((shared_data / "streams" / entry["file"]).read_bytes()).understood
