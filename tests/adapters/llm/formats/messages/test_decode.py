"""What Anthropic and those who speak like it send becomes the same parts."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.formats.messages.decode import MessagesDecoder
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.llm.recording import RecordedAnswer, collected
from app.core.domain.chat import (
    CitedPart,
    FinishPart,
    GroundingPart,
    ProviderCitation,
    ProviderMetadataPart,
    ProviderSearchPart,
    ReasoningPart,
    SourcesPart,
    TextPart,
    ToolCall,
    ToolCallPart,
    Usage,
    UsagePart,
)
from app.core.domain.citation import Anchor
from app.core.domain.errors import BadAnswer, RateLimited

SERVICE = Service("S", "https://api.anthropic.com/v1", id="anthropic")


def start(index: int, **block: Any) -> dict[str, Any]:
    return {"type": "content_block_start", "index": index, "content_block": block}


def delta(index: int, kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": "content_block_delta", "index": index, "delta": {"type": f"{kind}_delta", **fields}}


def stop(index: int) -> dict[str, Any]:
    return {"type": "content_block_stop", "index": index}


def end(reason: str | None = "end_turn", usage: Any = None, **fields: Any) -> list[dict[str, Any]]:
    ended = {"type": "message_delta", "delta": {"stop_reason": reason, **fields}, "usage": usage or {}}
    return [ended, {"type": "message_stop"}]


def text_block(index: int, *pieces: str, citations: Any = ()) -> list[dict[str, Any]]:
    cited = [delta(index, "citations", citation=citation) for citation in citations]
    said = [delta(index, "text", text=piece) for piece in pieces]
    return [start(index, type="text", text="", citations=[]), *cited, *said, stop(index)]


def tool_block(index: int, kind: str, pieces: Any, **fields: Any) -> list[dict[str, Any]]:
    given = [delta(index, "input_json", partial_json=piece) for piece in ("", *pieces)]
    return [start(index, type=kind, input={}, **fields), *given, stop(index)]


def result_block(index: int, call: str, content: Any, kind: str = "web_search_tool_result") -> list[dict[str, Any]]:
    return [start(index, type=kind, tool_use_id=call, content=content), stop(index)]


def hit(url: str, title: str = "T", **fields: Any) -> dict[str, Any]:
    return {"type": "web_search_result", "url": url, "title": title, "encrypted_content": "secret", **fields}


def location(url: str, cited_text: str = "", **fields: Any) -> dict[str, Any]:
    named = {"type": "web_search_result_location", "url": url, "cited_text": cited_text, "encrypted_index": "x"}
    return {**named, **fields}


def sse(*chunks: Any) -> bytes:
    return b"".join(f"event: {c.get('type', '')}\ndata: {json.dumps(c)}\n\n".encode() for c in chunks)


def stream(*chunks: Any) -> RecordedAnswer:
    begun = {"type": "message_start", "message": {"role": "assistant", "content": [], "usage": {"input_tokens": 1}}}
    return collected(MessagesDecoder(SERVICE), sse(begun, {"type": "ping"}, *chunks))


def body(*content: Any, **fields: Any) -> RecordedAnswer:
    message = {"type": "message", "role": "assistant", "content": content, "stop_reason": "end_turn", **fields}
    return collected(MessagesDecoder(SERVICE), json.dumps(message).encode())


def spoken(found: RecordedAnswer, citation: ProviderCitation) -> str:
    return found.text[slice(*citation.claim)] if citation.claim else ""


def test_an_ordinary_stream_gives_text_usage_and_finish() -> None:
    found = stream(*text_block(0, "Hel", "lo"), *end(usage={"output_tokens": 7}))
    assert list(found.parts) == [TextPart("Hel"), TextPart("lo"), UsagePart(Usage(1, 7)), FinishPart("stop")]
    assert (found.finish, found.understood, found.failure) == ("end_turn", True, None)


def test_a_whole_answer_is_read_the_same() -> None:
    found = body({"type": "text", "text": "Hello"}, usage={"input_tokens": 1, "output_tokens": 7})
    assert list(found.parts) == [TextPart("Hello"), UsagePart(Usage(1, 7)), FinishPart("stop")]


def test_thinking_is_apart_and_goes_back_with_its_signature() -> None:
    found = stream(
        start(0, type="thinking", thinking="", signature=""),
        delta(0, "thinking", thinking="h"),
        delta(0, "thinking", thinking="m"),
        delta(0, "signature", signature="sig"),
        stop(0),
        start(1, type="redacted_thinking", data="hidden"),
        stop(1),
        *text_block(2, "x"),
        *end(),
    )
    assert (found.reasoning, found.text) == ("hm", "x")
    assert found.parts[:2] == (ReasoningPart("h"), ReasoningPart("m"))
    assert found.provider_metadata == ProviderMetadataPart(
        (
            {"type": "thinking", "thinking": "hm", "signature": "sig"},
            {"type": "redacted_thinking", "data": "hidden"},
            {"type": "text", "text": "x", "citations": []},
        ),
        "messages",
    )


def test_plain_text_needs_no_echo() -> None:
    assert stream(*text_block(0, "x"), *end()).provider_metadata is None


def test_a_tools_call_is_put_together() -> None:
    found = stream(
        *text_block(0, "Look: "), *tool_block(1, "tool_use", ['{"a', '":1}'], id="t1", name="f"), *end("tool_use")
    )
    assert found.calls == (ToolCall("t1", "f", '{"a":1}'),)
    assert found.parts[-1] == FinishPart("tool_calls")
    assert found.provider_metadata is not None
    assert found.provider_metadata.items[1] == {"type": "tool_use", "id": "t1", "name": "f", "input": {"a": 1}}


def test_a_call_without_arguments_or_id_is_a_call() -> None:
    found = body({"type": "tool_use", "name": "f", "input": {}}, stop_reason="tool_use")
    (call,) = found.calls
    assert (call.name, call.arguments) == ("f", "{}")
    assert found.provider_metadata is not None
    assert found.provider_metadata.items[0]["id"] == call.id != ""


def test_a_call_that_the_length_limit_cut_is_none() -> None:
    found = stream(*text_block(0, "x"), *tool_block(1, "tool_use", ['{"a'], id="t1", name="f"), *end("max_tokens"))
    assert (found.calls, found.provider_metadata) == ((), None)
    assert found.parts[-1] == FinishPart("length")


def test_a_call_in_a_stream_that_broke_off_is_none() -> None:
    found = stream(start(0, type="tool_use", id="t1", name="f", input={}), delta(0, "input_json", partial_json='{"a"'))
    assert (found.calls, found.provider_metadata, found.finish) == ((), None, "")


@pytest.mark.parametrize("late", [False, True])
def test_citations_belong_to_their_block_whether_before_or_after_its_text(late: bool) -> None:
    cite = delta(3, "citations", citation=location("https://a.example/x", "It&#x27;s so", title="A"))
    said = delta(3, "text", text="Claim one.\n\n")
    found = stream(
        *tool_block(0, "server_tool_use", ['{"query": "q"}'], id="s1", name="web_search"),
        *result_block(1, "s1", [hit("https://a.example/x", "A", page_age="1 week ago"), hit("https://b.example")]),
        *text_block(2, "Intro 😀 "),
        start(3, type="text", text="", citations=[]),
        *([said, cite] if late else [cite, said]),
        stop(3),
        *text_block(4, "End."),
        *end(),
    )
    assert found.text == "Intro 😀 Claim one.\n\nEnd."
    (citation,) = found.citations
    assert citation.anchor is Anchor.BLOCK
    assert spoken(found, citation) == "Claim one."
    assert citation.place == (18, 18)
    assert citation.cited_text == "It's so"
    assert citation.data["citations"][0]["encrypted_index"] == "x"
    assert [(s.url, s.title, s.date) for s in found.sources] == [
        ("https://a.example/x", "A", "1 week ago"),
        ("https://b.example", "T", ""),
    ]
    assert citation.keys == (found.sources[0].key,)
    assert "encrypted_content" not in found.sources[0].data


def test_citations_are_told_as_soon_as_their_block_ends_behind_their_sources() -> None:
    found = stream(
        *result_block(0, "s1", [hit("https://a.example")]),
        *text_block(1, "x", citations=[location("https://a.example"), location("https://new.example")]),
        *text_block(2, "y"),
        *end(),
    )
    kinds = [type(part) for part in found.parts]
    told = kinds.index(CitedPart)
    assert kinds[:told].count(SourcesPart) == 2
    assert kinds.index(TextPart) < told < len(kinds) - 1 - kinds[::-1].index(TextPart)
    assert kinds.count(CitedPart) == 2
    assert kinds.count(GroundingPart) == 1


def test_one_source_cited_twice_in_a_block_is_one_citation_and_two_sources_are_two() -> None:
    cited = [location("https://b.example", "one"), location("https://a.example"), location("https://b.example", "two")]
    found = stream(*text_block(0, "x", citations=cited), *end())
    urls = {source.key: source.url for source in found.sources}
    assert [[urls[key] for key in c.keys] for c in found.citations] == [["https://b.example"], ["https://a.example"]]
    assert [c.cited_text for c in found.citations] == ["one … two", ""]


def test_a_whole_answer_keeps_its_citations() -> None:
    cited = [location("https://a.example", "w")]
    found = body({"type": "text", "text": "a "}, {"type": "text", "text": " b ", "citations": cited})
    assert [(c.place, c.claim) for c in found.citations] == [((4, 4), (3, 4))]
    assert found.provider_metadata is not None
    assert found.provider_metadata.items[1] == {"type": "text", "text": " b ", "citations": cited}


@pytest.mark.parametrize("text", ["", " \n"])
def test_a_citation_of_a_block_without_words_has_no_place(text: str) -> None:
    found = stream(*text_block(0, "x"), *text_block(1, text, citations=[location("https://a.example")]), *end())
    assert [(c.place, c.anchor) for c in found.citations] == [(None, Anchor.UNPLACED)]


@pytest.mark.parametrize(
    ("citation", "url", "title", "kind"),
    [
        (
            {"type": "search_result_location", "source": "https://a.example", "title": "A"},
            "https://a.example",
            "A",
            "web",
        ),
        ({"type": "search_result_location", "source": "note 7", "title": "A"}, "", "A", "web"),
        ({"type": "char_location", "document_index": 0, "document_title": "D"}, "", "D", "file"),
        (
            {"type": "page_location", "document_index": 1, "document_title": None, "start_page_number": 1},
            "",
            "",
            "file",
        ),
        ({"type": "content_block_location", "document_index": 2, "start_block_index": 0}, "", "", "file"),
    ],
)
def test_every_kind_of_citation_names_a_source(citation: dict[str, Any], url: str, title: str, kind: str) -> None:
    found = stream(*text_block(0, "x", citations=[{**citation, "cited_text": "w"}]), *end())
    assert [(s.url, s.title, s.kind) for s in found.sources] == [(url, title, kind)]
    assert [(c.keys, c.cited_text) for c in found.citations] == [((found.sources[0].key,), "w")]


def test_a_citation_that_names_nothing_is_only_sent_back() -> None:
    found = stream(*text_block(0, "x", citations=[{"type": "new_location", "mark": 1}]), *end())
    assert (found.sources, found.citations) == ((), ())
    assert found.provider_metadata is not None
    assert found.provider_metadata.items[0]["citations"] == [{"type": "new_location", "mark": 1}]


def test_a_search_is_told_as_it_runs_and_ends() -> None:
    found = stream(
        *tool_block(0, "server_tool_use", ['{"que', 'ry": "q"}'], id="s1", name="web_search"),
        *result_block(1, "s1", [hit("https://a.example")]),
        *end(),
    )
    told = [part for part in found.parts if isinstance(part, ProviderSearchPart)]
    assert told == [ProviderSearchPart("s1", query="q"), ProviderSearchPart("s1", query="q", state="completed")]


def test_a_result_that_is_an_error_fails_its_search() -> None:
    error = {"type": "web_search_tool_result_error", "error_code": "max_uses_exceeded"}
    found = stream(
        *tool_block(0, "server_tool_use", ['{"query": "q"}'], id="s1", name="web_search"),
        *result_block(1, "s1", error),
        *text_block(2, "x"),
        *end(),
    )
    assert found.searches == (ProviderSearchPart("s1", query="q", state="failed", error="max_uses_exceeded"),)
    assert (found.sources, found.failure) == ((), None)
    assert found.provider_metadata is not None
    assert found.provider_metadata.items[1]["content"] == error


def test_a_fetched_page_is_a_source_that_its_citations_name_by_title() -> None:
    page = {
        "type": "web_fetch_result",
        "url": "https://a.example/p",
        "retrieved_at": "2025-07-17",
        "content": {"type": "document", "title": "P", "source": {"type": "text", "data": "Long  words"}},
    }
    char = {"type": "char_location", "document_index": 0, "document_title": "P", "cited_text": "Long"}
    found = stream(
        *tool_block(0, "server_tool_use", ['{"url": "https://a.example/p"}'], id="f1", name="web_fetch"),
        *result_block(1, "f1", page, "web_fetch_tool_result"),
        *text_block(2, "x", citations=[char]),
        *end(),
    )
    assert found.searches == (ProviderSearchPart("f1", "open_page", url="https://a.example/p", state="completed"),)
    assert [(s.url, s.title, s.snippet) for s in found.sources] == [("https://a.example/p", "P", "Long words")]
    assert found.citations[0].keys == (found.sources[0].key,)


def test_results_whose_search_was_in_an_earlier_answer_are_known_by_their_id() -> None:
    found = stream(*result_block(0, "s9", [hit("https://a.example")]), *text_block(1, "x"), *end())
    assert found.searches == (ProviderSearchPart("s9", state="completed"),)
    assert found.provider_metadata is not None
    assert [item["type"] for item in found.provider_metadata.items] == ["web_search_tool_result", "text"]


def test_a_pause_keeps_the_search_that_has_no_result_yet() -> None:
    search = tool_block(1, "server_tool_use", ['{"query": "q"}'], id="s1", name="web_search")
    paused, ended = (
        stream(*text_block(0, "x"), *search, *end("pause_turn")),
        stream(*text_block(0, "x"), *search, *end()),
    )
    assert paused.parts[-1] == FinishPart("pause")
    assert paused.provider_metadata is not None
    assert paused.provider_metadata.items[-1] == {
        "type": "server_tool_use",
        "input": {"query": "q"},
        "id": "s1",
        "name": "web_search",
    }
    assert ended.provider_metadata is None  # at any other end it would be refused


def test_unknown_blocks_and_deltas_are_kept_verbatim() -> None:
    block = {"type": "compaction", "content": "a", "list": [1], "more": {"deep": [None, 1.5, True]}}
    found = stream(start(0, **block), delta(0, "compaction", content="b", list=[2], new="n"), stop(0), *end())
    assert found.provider_metadata is not None
    assert found.provider_metadata.items == ({**block, "content": "ab", "list": [1, 2], "new": "n"},)


@pytest.mark.parametrize(
    ("name", "given", "told"),
    [
        ("deepseek_web_search", {"query": "q"}, ProviderSearchPart("s1", query="q", state="completed")),
        ("deepseek_read_url", {"url": "u"}, ProviderSearchPart("s1", "open_page", url="u", state="completed")),
        ("webSearchPrime", '{"search_query": "q"}', ProviderSearchPart("s1", query="q", state="completed")),
        ("webReader", '{"url": "u"}', ProviderSearchPart("s1", "open_page", url="u", state="completed")),
        ("web_search", "no JSON", ProviderSearchPart("s1", state="completed")),
    ],
)
def test_searches_of_other_servers_are_known_by_their_names(name: str, given: Any, told: ProviderSearchPart) -> None:
    call = {"type": "server_tool_use", "id": "s1", "name": name, "input": given}
    result = {"type": "tool_result", "tool_use_id": "s1", "content": [{"type": "text", "text": "x"}]}
    found = body(call, result)
    assert found.searches == (told,)
    assert found.provider_metadata == ProviderMetadataPart((call, result), "messages")


def test_results_of_servers_own_code_are_no_searches() -> None:
    found = stream(
        *tool_block(0, "server_tool_use", ['{"code": "1"}'], id="c1", name="code_execution"),
        *result_block(1, "c1", {"type": "code_execution_result", "stdout": "1"}, "code_execution_tool_result"),
        *tool_block(2, "server_tool_use", ['{"query": "f"}'], id="c2", name="tool_search_tool_bm25"),
        *result_block(3, "c2", {"type": "tool_search_tool_search_result"}, "tool_search_tool_result"),
        *end(),
    )
    assert (found.searches, found.sources) == ((), ())
    assert found.provider_metadata is not None
    assert len(found.provider_metadata.items) == 4


def test_the_open_block_of_a_stream_that_broke_off_counts_only_as_text() -> None:
    found = stream(
        *result_block(0, "s1", [hit("https://a.example")]),
        start(1, type="text", text="", citations=[]),
        delta(1, "citations", citation=location("https://a.example")),
        delta(1, "text", text="Half a cl"),
    )
    assert [spoken(found, citation) for citation in found.citations] == ["Half a cl"]
    assert found.provider_metadata is not None
    assert found.provider_metadata.items[-1]["text"] == "Half a cl"
    thinking = stream(start(0, type="thinking", thinking="hm", signature=""))
    assert (thinking.reasoning, thinking.provider_metadata) == ("hm", None)


def test_what_was_refused_is_not_sent_back() -> None:
    found = stream(*result_block(0, "s1", [hit("https://a.example")]), *text_block(1, "x"), *end("refusal"))
    assert found.provider_metadata is None
    assert found.parts[-1] == FinishPart("content_filter")


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("end_turn", "stop"),
        ("stop_sequence", "stop"),
        ("max_tokens", "length"),
        ("model_context_window_exceeded", "length"),
        ("tool_use", "tool_calls"),
        ("pause_turn", "pause"),
        ("refusal", "content_filter"),
        ("something_new", "something_new"),
    ],
)
def test_finish_reasons_have_one_name(said: str, reason: str) -> None:
    assert stream(*end(said)).parts[-1] == FinishPart(reason)


def test_usage_is_cumulative_and_counts_the_cache_as_input() -> None:
    last = {
        "input_tokens": 5,
        "cache_read_input_tokens": 100,
        "cache_creation_input_tokens": 20,
        "output_tokens": 9,
        "server_tool_use": {"web_search_requests": 2},
    }
    assert stream(*end(usage=last)).usage == Usage(125, 9, cached=100, searches=2)
    assert stream(*end(usage={"input_tokens": 0, "output_tokens": 3})).usage == Usage(1, 3)


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        ({"type": "error", "error": {"type": "rate_limit_error", "message": "slow"}, "request_id": "r"}, RateLimited),
        ({"type": "error", "error": {"type": "api_error", "message": "slow"}}, BadAnswer),
        ({"error": {"message": "slow", "type": "server_error", "code": None}}, BadAnswer),
    ],
)
def test_an_error_in_the_stream_keeps_the_text(error: dict[str, Any], kind: type) -> None:
    found = stream(*text_block(0, "a"), error)
    assert (found.text, type(found.failure)) == ("a", kind)
    assert found.failure is not None
    assert found.failure.detail == "slow"
    assert not any(isinstance(part, FinishPart) for part in found.parts)


def test_an_error_instead_of_a_stream_is_one() -> None:
    data = b'{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}'
    found = collected(MessagesDecoder(SERVICE), data)
    assert found.understood
    assert found.failure is not None
    assert found.failure.detail == "Overloaded"


@pytest.mark.parametrize(
    "data",
    [
        b"data: [DONE]\n\n",
        b'data: {"choices":[{"delta":{"content":"x"}}]}\n\n',
        b'data: {"type":"response.created","response":{}}\n\n',
        b'{"candidates":[]}',
        b'{"type":"message"}',
        b"hello",
    ],
)
def test_what_is_another_format_is_not_understood(data: bytes) -> None:
    assert not collected(MessagesDecoder(SERVICE), data).understood


def test_halves_of_characters_are_joined_and_nothing_else_passes() -> None:
    found = stream(
        start(0, type="text", text=""), *(delta(0, "text", text=t) for t in ("a\0\ud83d", "\ude00b")), *end()
    )
    assert found.text == "a😀b"
    found = stream(*text_block(0, "a\ud83d", citations=[location("https://a.example")]), *text_block(1, "b"), *end())
    assert found.text == "a\ufffdb"
    assert spoken(found, found.citations[0]) == "a\ufffd"


def test_servers_that_open_no_blocks_are_understood() -> None:
    found = stream(delta(0, "thinking", thinking="hm"), delta(1, "text", text="x"), delta(1, "text", text="y"), *end())
    assert (found.reasoning, found.text) == ("hm", "xy")


def test_a_text_that_comes_with_its_block_counts() -> None:
    found = stream(start(0, type="text", text="a"), delta(0, "text", text="b"), stop(0), *end())
    assert found.text == "ab"


GROK = [
    {"url": "https://a.example", "title": "A", "type": "web"},
    {"url": "https://x.com/u/1", "title": "𝕏/@u: hi...", "type": "x_post"},
]
TAIL = "\n\n## Sources\n[grok2api-sources]: #\n- [A](https://a.example)\n- [B](https://b.example)"
ANSWER = "Grün 😀 [[1]](https://a.example)."
NOTE = {"type": "url_citation", "url": "https://a.example", "title": "A", "start_index": 6, "end_index": 31}


@pytest.mark.parametrize("tail", ["", TAIL, TAIL.replace("\n", "\r\n")])
@pytest.mark.parametrize("whole", [False, True])
def test_grok2api_names_sources_at_its_end_and_writes_them_too(tail: str, whole: bool) -> None:
    if whole:
        found = body({"type": "text", "text": ANSWER + tail, "annotations": [NOTE]}, search_sources=GROK)
    else:
        pieces = [(ANSWER + tail)[i : i + 5] for i in range(0, len(ANSWER + tail), 5)]
        ended, stopped = end(search_sources=GROK, annotations=[NOTE])
        found = stream(*text_block(0, *pieces), ended, stopped, {})
    assert found.text == ANSWER
    listed = [("https://a.example", "web"), ("https://x.com/u/1", "x_post")]
    listed += [("https://b.example", "web")] if tail else []
    assert [(source.url, source.kind) for source in found.sources] == listed
    (citation,) = found.citations
    assert citation.place is not None
    assert citation.marker == found.text[slice(*citation.place)]
    assert citation.marker.strip() == "[[1]](https://a.example)"
    assert (found.provider_metadata, found.finish) == (None, "end_turn")


def test_grok2api_ends_with_a_sentinel() -> None:
    decoder = MessagesDecoder(SERVICE)
    for chunk in (*text_block(0, "x"), end()[0]):
        decoder.feed(json.dumps(chunk))
    assert not decoder.done
    assert decoder.feed("[DONE]") == []
    assert (decoder.done, decoder.finished) == (True, True)


def test_grok2api_echoes_no_tail() -> None:
    found = body({"type": "thinking", "thinking": "hm"}, {"type": "text", "text": ANSWER + TAIL, "annotations": [NOTE]})
    assert found.provider_metadata is not None
    assert found.provider_metadata.items == ({"type": "thinking", "thinking": "hm"}, {"type": "text", "text": ANSWER})


def test_deep_nesting_is_no_crash() -> None:
    for inner in ('{"type":"content_block_start","index":0,"content_block":', '{"a":', "["):
        nested = inner * 900 + "1" + "".join("}" if c == "{" else "]" for c in inner * 900 if c in "[{")
        decoder = MessagesDecoder(SERVICE)
        decoder.feed('{"type":"content_block_start","index":0,"content_block":{"type":"odd","x":' + nested + "}}")
        decoder.feed(nested)
        decoder.close()


KINDS = [
    *("message_start", "content_block_start", "content_block_delta", "content_block_stop", "message_delta", "message"),
    *("text", "thinking", "text_delta", "thinking_delta", "input_json_delta", "citations_delta", "signature_delta"),
    *("tool_use", "server_tool_use", "web_search_tool_result", "web_fetch_tool_result", "tool_result", "error"),
    *("web_search_result", "web_search_result_location", "char_location", "x_delta", "message_stop"),
]
NAMES = [
    *("type", "index", "content_block", "delta", "message", "content", "text", "thinking", "citations", "citation"),
    *("url", "title", "id", "name", "input", "partial_json", "tool_use_id", "stop_reason", "usage", "input_tokens"),
    *("annotations", "search_sources", "start_index", "end_index", "error", "source", "document_index", "cited_text"),
]
WORDS = st.sampled_from([*KINDS, "web_search", "https://a.example", "https://b.example/x", "pause_turn", " \n", "s1"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 40) | st.text(max_size=6) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=5),
    max_leaves=10,
)
SOUND = st.sampled_from(
    [
        *text_block(0, "Claim \ud83d", "\ude00 two.\n", citations=[location("https://a.example", "w")]),
        *text_block(1, " ", "\n\n## Sources\n", "[grok2api-sources]: #\n- [A](https://a.example)"),
        *tool_block(2, "server_tool_use", ['{"query": "q"}'], id="s1", name="web_search"),
        *result_block(3, "s1", [hit("https://a.example"), hit("https://b.example/x")]),
        *tool_block(1, "tool_use", ['{"a'], id="t1", name="f"),
        *end(search_sources=GROK, annotations=[NOTE, {**NOTE, "start_index": 99, "end_index": 3}]),
        *end("max_tokens"),
        {"type": "message", "content": [{"type": "text", "text": "a", "citations": [location("https://b.example")]}]},
        {"type": "error", "error": {"type": "api_error", "message": "m"}},
    ]
)


@given(st.lists(SOUND | VALUES, max_size=14), st.sampled_from(["", "error", "content_block_delta"]))
def test_any_events_in_any_order_give_sound_parts(chunks: list[Any], event: str) -> None:
    decoder = MessagesDecoder(SERVICE)
    parts = [part for chunk in chunks for part in decoder.feed(json.dumps(chunk), event)] + decoder.close()
    text = "".join(part.text for part in parts if isinstance(part, TextPart))
    text.encode()
    known: set[str] = set()
    for part in parts:
        if isinstance(part, SourcesPart | GroundingPart):
            known = {source.key for source in part.sources}
        cited = part.citations if isinstance(part, GroundingPart) else ()
        for citation in (*cited, *((part.citation,) if isinstance(part, CitedPart) else ())):
            assert citation.keys
            assert set(citation.keys) <= known
            for span in filter(None, (citation.place, citation.claim)):
                assert 0 <= span[0] <= span[1] <= len(text)
            assert not citation.marker or citation.marker == text[slice(*citation.place or (0, 0))]
        if isinstance(part, ProviderMetadataPart):
            json.dumps(part.items, ensure_ascii=False).encode()
        if isinstance(part, ToolCallPart):
            part.call.arguments.encode()
    for once in (GroundingPart, ProviderMetadataPart, FinishPart, UsagePart):
        assert sum(isinstance(part, once) for part in parts) <= 1
