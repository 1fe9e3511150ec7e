"""Gemini's chunks become text, calls and echoes, and its byte offsets spans of the text."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.adapters.llm.formats.gemini.decode import GeminiDecoder
from app.adapters.llm.formats.gemini.request import Gemini
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.llm.recording import RecordedAnswer, as_json, collected
from app.core.domain.chat import (
    FinishPart,
    ModelPart,
    ProviderCitation,
    ProviderSearchPart,
    ProviderSource,
    ReasoningPart,
    SourcesPart,
    TextPart,
    Usage,
)
from app.core.domain.citation import Anchor
from app.core.domain.errors import BadAnswer, KeyRefused, RateLimited
from tests.adapters.llm.native_garbage import check, garbage

SERVICE = Service("Google", "https://generativelanguage.googleapis.com/v1beta", "secret-key", id="google")


def chunk(*parts: Any, finish: str = "", grounding: Any = None, **more: Any) -> dict[str, Any]:
    candidate: dict[str, Any] = {"index": 0, "content": {"role": "model", "parts": list(parts)}}
    if finish:
        candidate["finishReason"] = finish
    if grounding is not None:
        candidate["groundingMetadata"] = grounding
    return {"candidates": [candidate], "responseId": "r", **more}


def said(*chunks: Any) -> RecordedAnswer:
    data = b"".join(b"data: " + json.dumps(one).encode() + b"\r\n\r\n" for one in chunks)
    return collected(GeminiDecoder(SERVICE), data)


def t(text: str, **more: Any) -> dict[str, Any]:
    return {"text": text, **more}


def web(host: str = "a.example", url: str = "") -> dict[str, Any]:
    return {"web": {"uri": url or f"https://{host}/", "title": host}}


def support(text: str, start: int | None, end: int, *indices: Any, **segment: Any) -> dict[str, Any]:
    offsets = {"endIndex": end} | ({} if start is None else {"startIndex": start})
    return {"segment": {"text": text, **offsets, **segment}, "groundingChunkIndices": list(indices)}


def bytes_before(text: str, words: str) -> tuple[int, int]:
    start = len(text[: text.index(words)].encode())
    return start, start + len(words.encode())


def claims(found: RecordedAnswer) -> list[str | None]:
    return [found.text[slice(*c.claim)] if c.claim else None for c in found.citations]


def test_text_thinking_usage_and_finish_come_apart() -> None:
    first, last = {"promptTokenCount": 3}, {"promptTokenCount": 3, "candidatesTokenCount": 2}
    last |= {"thoughtsTokenCount": 9, "cachedContentTokenCount": 1, "toolUsePromptTokenCount": 50}
    found = said(
        chunk(t("Hm", thought=True), usageMetadata=first),
        chunk(t("Hel")),
        chunk(t("lo"), finish="STOP", usageMetadata=last),
    )
    assert (found.reasoning, found.text, found.finish) == ("Hm", "Hello", "STOP")
    assert found.usage == Usage(3, 2, 9, 1)
    assert found.parts[-1] == FinishPart("stop")
    assert found.provider_metadata is None


def test_a_stream_may_be_one_array_and_an_answer_one_body() -> None:
    chunks = [chunk(t("a")), chunk(t("b"), finish="STOP")]
    for body in (chunks, chunk(t("ab"), finish="STOP")):
        assert collected(GeminiDecoder(SERVICE), json.dumps(body, indent=1).encode()).text == "ab"


def test_other_candidates_are_not_mixed_in() -> None:
    assert said({"candidates": [{"index": 1, "content": {"parts": [t("no")]}}]}, chunk(t("yes"))).text == "yes"


def test_a_call_comes_whole_after_the_text_and_ends_the_answer() -> None:
    call = {"functionCall": {"id": "c1", "name": "f", "args": {"q": "天"}}, "thoughtSignature": "S"}
    found = said(chunk(t("Let me see.")), chunk(call, finish="STOP"))
    assert [(c.id, c.name, json.loads(c.arguments)) for c in found.calls] == [("c1", "f", {"q": "天"})]
    assert isinstance(found.parts[0], TextPart)
    assert found.parts[-1] == FinishPart("tool_calls")


def test_calls_without_an_id_get_different_ones() -> None:
    call = {"functionCall": {"name": "f"}}
    found = said(chunk(call, call, finish="STOP"))
    assert len({c.id for c in found.calls}) == 2
    assert [c.arguments for c in found.calls] == ["{}", "{}"]


def test_the_echo_joins_plain_text_and_leaves_signed_parts_as_they_came() -> None:
    call = {"functionCall": {"name": "f", "args": {}}, "thoughtSignature": "S2"}
    found = said(
        chunk(t("th", thought=True)),
        chunk(t("ink", thought=True)),
        chunk(t("A", thoughtSignature="S1")),
        chunk(t("b")),
        chunk(t("c")),
        chunk(call),
        chunk(t("", thoughtSignature="S3"), finish="STOP"),
    )
    assert found.provider_metadata is not None
    assert found.provider_metadata.wire_format == "gemini"
    assert list(found.provider_metadata.items) == [
        t("think", thought=True),
        t("A", thoughtSignature="S1"),
        t("bc"),
        call,
        t("", thoughtSignature="S3"),
    ]


def test_two_parts_of_one_chunk_stay_two() -> None:
    found = said(chunk(t("a"), t("b"), t("", thoughtSignature="S")))
    assert found.provider_metadata is not None
    assert list(found.provider_metadata.items) == [t("a"), t("b"), t("", thoughtSignature="S")]


def test_searches_that_gemini_3_shows_are_told_and_echoed() -> None:
    asked = {"toolCall": {"toolType": "GOOGLE_SEARCH_WEB", "id": "s", "args": {"queries": ["q", ""]}}}
    answered = {"toolResponse": {"id": "s", "response": {"search_suggestions": "<p>"}}, "thoughtSignature": "S"}
    found = said(chunk(asked), chunk(answered), chunk(t("x"), grounding={"webSearchQueries": ["q", "", "r"]}))
    states = [(p.query, p.state) for p in found.parts if isinstance(p, ProviderSearchPart)]
    assert states == [("q", "running"), ("q", "completed"), ("r", "completed")]
    assert found.provider_metadata is not None
    assert list(found.provider_metadata.items)[:2] == [asked, answered]


TEXT = "Bei 21°C 😀 scheint 天气很好 die Sonne. Morgen regnet es."


@pytest.mark.parametrize("words", ["Bei 21°C", "天气很好", "Morgen regnet es.", "die Sonne.", TEXT])
@pytest.mark.parametrize("cut", [1, 5, 9, 11])
def test_bytes_become_code_points(words: str, cut: int) -> None:
    start, end = bytes_before(TEXT, words)
    grounding = {"groundingChunks": [web()], "groundingSupports": [support(words, start or None, end, 0)]}
    found = said(chunk(t(TEXT[:cut])), chunk(t(TEXT[cut:]), finish="STOP", grounding=grounding))
    at = TEXT.index(words)
    expected = ProviderCitation(
        ("0",),
        (at + len(words), at + len(words)),
        Anchor.SPAN,
        claim=(at, at + len(words)),
        data=found.citations[0].data,
    )
    assert found.citations == (expected,)


def test_offsets_count_without_thinking_and_hidden_parts() -> None:
    start, end = bytes_before(TEXT, "die Sonne.")
    grounding = {"groundingChunks": [web()], "groundingSupports": [support("die Sonne.", start, end, 0)]}
    hidden = {"toolCall": {"id": "s"}}
    found = said(chunk(t("Hm °", thought=True), hidden, t("", thought=True), t(TEXT), grounding=grounding))
    assert claims(found) == ["die Sonne."]


@pytest.mark.parametrize("index", [2, 1])  # counted among all parts, or among the visible ones
def test_offsets_may_count_in_a_part_of_its_own(index: int) -> None:
    grounding = {"groundingChunks": [web()], "groundingSupports": [support("ö b", 1, 5, 0, partIndex=index)]}
    found = said(chunk(t("aö b"), {"executableCode": {"code": "1"}}, t("cö b"), grounding=grounding))
    assert [c.claim for c in found.citations] == [(5, 8)]


@pytest.mark.parametrize(
    ("given", "claim"),
    [
        (support("die Sonne.", 0, 3, 0), "die Sonne."),  # wrong offsets, words that stand there once
        (support("die Sonne.", 5, 4000, 0), "die Sonne."),
        (support("e", 0, 3, 0), None),  # too little to look for
        (support("no such words", 0, 3, 0), None),
        (support("", 4, 7, 0), None),  # within a character
        (support("", 0, 3, 0), "Bei"),
        (support("", 3, 3, 0), None),
        ({"segment": None, "groundingChunkIndices": [0]}, None),
        ({"segment": {"startIndex": -1, "endIndex": True}, "groundingChunkIndices": [0]}, None),
    ],
)
def test_what_the_offsets_do_not_fit_is_looked_for_or_unplaced(given: Any, claim: str | None) -> None:
    found = said(chunk(t(TEXT), grounding={"groundingChunks": [web()], "groundingSupports": [given]}))
    assert claims(found) == [claim]
    assert [c.anchor for c in found.citations] == [Anchor.SPAN if claim else Anchor.UNPLACED]


def test_words_that_stand_twice_are_not_guessed_at() -> None:
    grounding = {"groundingChunks": [web()], "groundingSupports": [support("again", 90, 95, 0)]}
    assert claims(said(chunk(t("again and again"), grounding=grounding))) == [None]


def test_one_support_names_many_sources_and_only_known_ones() -> None:
    chunks = [web("a.example"), None, {"web": None}, web("b.example")]
    supports = [support("ab", 0, 2, 3, 0, 0, 1, 2, 9, -1, "0", True), support("ab", 0, 2, 1), support("ab", 0, 2)]
    found = said(chunk(t("ab"), grounding={"groundingChunks": chunks, "groundingSupports": supports}))
    assert [c.keys for c in found.citations] == [("3", "0")]


def test_later_grounding_replaces_earlier_where_it_says_anything() -> None:
    first = {"groundingChunks": [web("a.example")], "groundingSupports": [support("ab", 0, 2, 0)]}
    second = {"groundingChunks": [web("b.example")], "groundingSupports": [support("b", 1, 2, 0)]}
    found = said(chunk(t("ab"), grounding=first), chunk(grounding=second), chunk(grounding={}))
    assert ([s.site for s in found.sources], claims(found)) == (["b.example"], ["b"])
    assert [len(p.sources) for p in found.parts if isinstance(p, SourcesPart)] == [1, 1]


def test_supports_do_not_count_in_a_list_that_they_did_not_come_with() -> None:
    first = {"groundingChunks": [web("a.example")], "groundingSupports": [support("ab", 0, 2, 0)]}
    longer = {"groundingChunks": [web("a.example"), web("b.example")], "groundingChunksMore": 1}
    other = {"groundingChunks": [web("b.example")], "groundingSupports": None}
    assert len(said(chunk(t("ab"), grounding=first), chunk(grounding=longer)).citations) == 1
    assert len(said(chunk(t("ab"), grounding=first), chunk(grounding=other)).citations) == 0


def test_queries_may_come_without_chunks() -> None:
    grounding = {"webSearchQueries": ["q", ""], "groundingChunks": None, "searchEntryPoint": {"renderedContent": "<b>"}}
    found = said(chunk(t("x"), grounding=grounding, usageMetadata={"promptTokenCount": 1}))
    assert (found.queries, found.sources, found.entry_html) == (("q",), (), "<b>")
    assert found.usage is not None
    assert found.usage.searches == 1


@pytest.mark.parametrize(
    ("row", "source"),
    [
        (
            web("A.example", "https://v.example/redirect/x"),
            {"url": "https://v.example/redirect/x", "site": "a.example"},
        ),
        (
            {"web": {"uri": "https://www.google.com/search?q=in+San Francisco, CA", "title": "Weather in CA"}},
            {"url": "https://www.google.com/search?q=in+San%20Francisco,%20CA", "title": "Weather in CA"},
        ),
        (
            {"web": {"uri": "https://x.example", "title": "T", "domain": "d.example"}},
            {"site": "d.example", "title": "T"},
        ),
        (
            {"image": {"sourceUri": "https://p.example", "imageUri": "https://i.example/1.png", "title": "Cat"}},
            {"url": "https://p.example", "kind": "image", "title": "Cat"},
        ),
        ({"maps": {"uri": "https://m.example", "title": "Café", "text": "nice"}}, {"kind": "maps", "snippet": "nice"}),
        (
            {"retrievedContext": {"uri": "gs://b/f.pdf", "title": "My file"}},
            {"kind": "file", "url": "", "title": "My file"},
        ),
        ({"web": {"uri": "javascript:alert(1)", "title": "bad"}}, {"url": ""}),
    ],
)
def test_chunks_of_all_kinds_are_sources(row: dict[str, Any], source: dict[str, str]) -> None:
    found = said(chunk(t("x"), grounding={"groundingChunks": [row]}))
    assert len(found.sources) == 1
    assert {name: getattr(found.sources[0], name) for name in source} == source
    assert found.sources[0].data == row


def test_pages_that_it_opened_are_sources() -> None:
    rows = [{"retrievedUrl": "https://a.example/", "urlRetrievalStatus": "URL_RETRIEVAL_STATUS_SUCCESS"}]
    one = chunk(t("x"))
    one["candidates"][0]["urlContextMetadata"] = {"urlMetadata": rows}
    found = said(one, one)
    assert found.sources == (ProviderSource("page 0", "https://a.example/"),)
    assert [(p.action, p.state) for p in found.searches] == [("open_page", "completed")]


@pytest.mark.parametrize(
    ("word", "reason"),
    [("MAX_TOKENS", "length"), ("SAFETY", "content_filter"), ("RECITATION", "content_filter"), ("ODD_NEW", "ODD_NEW")],
)
def test_ends_have_one_name(word: str, reason: str) -> None:
    assert said(chunk(t("x"), finish=word)).parts[-1] == FinishPart(reason)


@pytest.mark.parametrize(
    "chunks",
    [
        [{"promptFeedback": {"blockReason": "SAFETY"}, "usageMetadata": {"promptTokenCount": 3}}],
        [{"candidates": [{"finishReason": "SAFETY", "index": 0}]}],
        [chunk(t("hm", thought=True)), {"candidates": [{"finishReason": "SAFETY", "finishMessage": "no"}]}],
    ],
)
def test_an_answer_that_was_blocked_before_its_first_word_is_a_failure(chunks: list[Any]) -> None:
    found = said(*chunks)
    assert isinstance(found.failure, BadAnswer)
    assert "SAFETY" in found.failure.detail
    assert (found.text, found.understood) == ("", True)
    assert not any(isinstance(part, FinishPart) for part in found.parts)


def test_a_call_that_went_wrong_over_there_is_a_failure() -> None:
    one = chunk(t("x"), finish="MALFORMED_FUNCTION_CALL")
    one["candidates"][0]["finishMessage"] = "Malformed function call: f("
    found = said(one)
    assert found.text == "x"
    assert found.failure is not None
    assert found.failure.detail == "MALFORMED_FUNCTION_CALL: Malformed function call: f("


def test_errors_come_in_an_object_or_in_an_array() -> None:
    error = {"error": {"code": 429, "message": "slow", "status": "RESOURCE_EXHAUSTED", "details": []}}
    for body in (error, [error]):
        found = said(chunk(t("x")), body)
        assert isinstance(found.failure, RateLimited)
        assert found.text == "x"
    bad = {"error": {"code": 400, "message": "API key not valid.", "details": [{"reason": "API_KEY_INVALID"}]}}
    assert isinstance(said(bad).failure, KeyRefused)


def test_a_stream_that_broke_off_keeps_its_echo_but_no_finish() -> None:
    found = said(chunk(t("a", thoughtSignature="S")))
    assert found.provider_metadata is not None
    assert found.finish == ""


def test_real_recordings_hold_what_is_expected(shared_data: Path) -> None:
    folder = shared_data / "streams"
    expected = json.loads((folder / "expected.json").read_text("utf-8"))
    entries = [entry for entry in expected.values() if entry["wire"] == "gemini"]
    assert len(entries) == 3
    for entry in entries:
        found = collected(Gemini().decoder(SERVICE), (folder / entry["file"]).read_bytes())
        told = as_json(found)
        assert hashlib.sha256(found.text.encode()).hexdigest() == entry["text_sha256"]
        assert hashlib.sha256(found.reasoning.encode()).hexdigest() == entry["reasoning_sha256"]
        urls = {source.key: source.url for source in found.sources}
        assert list(urls.values()) == [url.replace(" ", "%20") for url in entry["sources"]]
        cited = list(dict.fromkeys(urls[key] for c in found.citations for key in c.keys))
        assert cited == [url.replace(" ", "%20") for url in entry["cited_urls"]]
        assert sum(len(c.keys) for c in found.citations) == entry["citation_count"]
        assert (told["queries"], told["finish"], told["error"]) == (entry["queries"], entry["finish"], entry["error"])
        assert told["usage"] == {name: entry["usage"][name] for name in ("input", "output")}
        assert [c["segment"]["text"] for c in (c.data for c in found.citations)] == claims(found)


NAMES = [
    *("candidates", "content", "parts", "text", "thought", "thoughtSignature", "functionCall", "name", "args", "id"),
    *("groundingMetadata", "groundingChunks", "groundingSupports", "segment", "startIndex", "endIndex", "partIndex"),
    *("groundingChunkIndices", "web", "uri", "title", "webSearchQueries", "searchEntryPoint", "renderedContent"),
    *("finishReason", "promptFeedback", "blockReason", "usageMetadata", "promptTokenCount", "error", "index"),
    *("toolCall", "toolResponse", "urlContextMetadata", "urlMetadata", "retrievedUrl", "queries", "finishMessage"),
]
GROUNDED = {"groundingChunks": [web(), web("b.example")], "groundingSupports": [support("21°C", 4, 9, 0, 1)]}
MESSAGES = [
    chunk(t(TEXT)),
    chunk(t("Bei 21")),
    chunk(t("°C"), grounding=GROUNDED, finish="STOP"),
    chunk(t("hm", thought=True), {"functionCall": {"name": "f", "args": {"a": 1}}}),
    chunk(grounding={"groundingChunks": [web("c.example")]}),
    chunk(grounding={"groundingSupports": [support("", 0, 3, 0), support("Bei", 0, 3, 1, partIndex=1)]}),
    {"error": {"message": "boom"}},
]


@given(garbage(NAMES, ["https://a.example/", "STOP", TEXT], MESSAGES), st.sampled_from(["", "error"]))
def test_garbage_is_no_error_and_no_span_leaves_the_text(data: list[str], event: str) -> None:
    check(GeminiDecoder(SERVICE), data, event)


@given(st.integers(0, 80), st.integers(0, 80), st.integers(0, 4), st.lists(st.sampled_from(TEXT), max_size=30))
def test_any_offsets_give_a_span_of_the_text_or_none(start: int, end: int, index: int, chars: list[str]) -> None:
    grounding = {"groundingChunks": [web()], "groundingSupports": [support("", start, end, 0, partIndex=index)]}
    pieces = [t(char, thought=n % 7 == 3) for n, char in enumerate(chars)]
    check(GeminiDecoder(SERVICE), [json.dumps(chunk(*pieces, grounding=grounding))])


def test_deep_nesting_is_no_crash() -> None:
    for inner in ("[", '{"candidates":[{"content":{"parts":[{"functionCall":{"name":"f","args":', '{"error":'):
        closing = "".join({"[": "]", "{": "}"}.get(c, "") for c in reversed(inner * 150))
        decoder = GeminiDecoder(SERVICE)
        parts: list[ModelPart] = decoder.feed(inner * 150 + "1" + closing)
        assert not [part for part in [*parts, *decoder.close()] if isinstance(part, TextPart | ReasoningPart)]


def test_arguments_that_are_too_deep_are_cut() -> None:
    deep = json.dumps(chunk({"functionCall": {"name": "f", "args": {"a": "X"}}})).replace('"X"', "[" * 500 + "]" * 500)
    decoder = GeminiDecoder(SERVICE)
    decoder.feed(deep)
    decoder.close()
    assert [call.name for call in decoder.calls] == ["f"]
