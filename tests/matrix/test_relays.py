"""Evidence that a relay passed on its own way still stands where it belongs, and counts."""

import json
from dataclasses import replace
from typing import Any

import httpx
import pytest

from app.core.domain.settings import SearchMode
from app.core.domain.turn.turn import State, Turn
from tests.core.world import REWRITE
from tests.fakes import hit
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import SEA, SKY, Script
from tests.matrix.servers import EVENTS, Reply, body, serving
from tests.matrix.talk import ITSELF, LOCAL, Talk, ended, provider_of

FORCED = replace(ITSELF, mode=SearchMode.ALWAYS)
SEARCHING = [script for script in SCRIPTS.values() if script.dialect]
named: Any = {"ids": lambda value: value.name if isinstance(value, Script) else None}
CHAT = SCRIPTS["chat"]


async def answered(client: httpx.AsyncClient, *replies: Reply, script: Script = CHAT, **more: Any) -> Turn:
    async with serving(*replies) as server:
        turn, _ = await Talk(client, provider_of(script, server), **more).turn(FORCED)
    assert ended(turn) == (State.FINISHED, "")
    return turn


def stream(*deltas: dict[str, Any]) -> Reply:
    chunks = [{"object": "chat.completion.chunk", "choices": [{"index": 0, "delta": delta}]} for delta in deltas]
    chunks.append({"object": "chat.completion.chunk", "choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
    return Reply([f"data: {json.dumps(chunk)}\n\n".encode() for chunk in [*chunks]], EVENTS)


def whole(text: str, **fields: Any) -> Reply:
    message = {"role": "assistant", "content": text, **fields}
    return body({"choices": [{"index": 0, "message": message, "finish_reason": "stop"}]})


def annotation(url: str, start: int, end: int, **more: Any) -> dict[str, Any]:
    cited = {"url": url, "title": "T", "start_index": start, "end_index": end, **more}
    return {"type": "url_citation", "url_citation": cited}


def in_bytes(text: str, words: str) -> tuple[int, int]:
    start = len(text[: text.index(words)].encode())
    return start, start + len(words.encode())


def chips(turn: Turn) -> list[tuple[str, str]]:
    """(address, the text up to the chip's end) of each."""
    urls = {source.number: source.url for source in turn.sources.values() if source.number}
    placed = [(one, one.place) for one in turn.citations if one.place]
    return [(urls[number], turn.text[: place[1]]) for one, place in placed for number in one.numbers]


def cited(url: str, words: str, **more: Any) -> dict[str, Any]:
    return {"type": "web_search_result_location", "url": url, "title": "T", "cited_text": words, **more}


async def test_citations_that_litellm_streams_stand_behind_the_sentence_that_follows(client: httpx.AsyncClient) -> None:
    fields = [{"content": "", "provider_specific_fields": {"citation": cited(c.url, "It is so.")}} for c in (SKY, SEA)]
    deltas: list[dict[str, Any]] = [
        {"content": "Let me see. "},
        fields[0],
        {"content": "The sky is "},
        {"content": "blue. "},
    ]
    deltas += [fields[1], {"content": "The sea is green. That"}, {"content": " is all."}]
    turn = await answered(client, stream(*deltas))
    before = "Let me see. The sky is blue."
    assert chips(turn) == [(SKY.url, before), (SEA.url, f"{before} The sea is green.")]


async def test_a_citation_told_behind_its_words_stands_there(client: httpx.AsyncClient) -> None:
    citation = cited(SKY.url, "Rayleigh scattering makes the sky blue at noon.")
    field = {"content": "", "provider_specific_fields": {"citation": citation}}
    deltas: list[dict[str, Any]] = [
        {"content": "Hm. The sky is blue by Rayleigh scattering."},
        field,
        {"content": " Fish swim in the sea."},
    ]
    turn = await answered(client, stream(*deltas))
    assert chips(turn) == [(SKY.url, "Hm. The sky is blue by Rayleigh scattering.")]


async def test_citations_of_a_whole_answer_of_litellm_stand_behind_the_words_they_support(
    client: httpx.AsyncClient,
) -> None:
    text = "Hm. The sky is blue. The sea is green."
    found = [[cited(SKY.url, "a", supported_text="The sky is blue.")], [cited(SEA.url, "b", supported_text="green.")]]
    turn = await answered(client, whole(text, provider_specific_fields={"citations": found}))
    assert chips(turn) == [(SKY.url, "Hm. The sky is blue."), (SEA.url, text)]


@pytest.mark.parametrize("address", ["https://sky.example/a page.pdf", "https://sky.example/a%20page.pdf"])
async def test_an_address_with_blanks_is_a_source_that_can_be_opened(client: httpx.AsyncClient, address: str) -> None:
    marker = "[[1]](https://sky.example/a page.pdf)"
    text = f"The sky is blue {marker}."
    turn = await answered(client, whole(text, annotations=[annotation(address, 16, 16 + len(marker))]))
    assert chips(turn) == [("https://sky.example/a%20page.pdf", text[:-1])]


SPEECH = "Der Himmel 😀 ist blau über München. Das Meer ist grün. Das ist alles."


async def test_bytes_that_came_as_characters_are_read_as_bytes(client: httpx.AsyncClient) -> None:
    claims = [("Der Himmel 😀 ist blau über München.", SKY.url), ("Das Meer ist grün.", SEA.url)]
    annotations = [annotation(url, *in_bytes(SPEECH, words)) for words, url in claims]
    turn = await answered(client, whole(SPEECH, annotations=annotations))
    assert chips(turn) == [(SKY.url, claims[0][0]), (SEA.url, SPEECH[: SPEECH.index(" Das ist")])]


@pytest.mark.parametrize("name", ["text", "cited_text", "quote"])
@pytest.mark.parametrize("shift", [0, 3, 900])
async def test_where_the_span_does_not_hold_the_cited_words_the_words_count(
    client: httpx.AsyncClient, name: str, shift: int
) -> None:
    words = "Das Meer ist grün."
    start = SPEECH.index(words) + shift
    wrong = annotation(SEA.url, start, start + len(words), **{name: words})
    turn = await answered(client, whole(SPEECH, annotations=[wrong]))
    assert chips(turn) == [(SEA.url, SPEECH[: SPEECH.index(" Das ist")])]
    assert turn.citations[0].marker == ""


@pytest.mark.parametrize("script", SEARCHING, **named)
@pytest.mark.parametrize("way", ["streamed", "whole"])
async def test_a_linked_marker_without_any_field_is_still_a_source(
    client: httpx.AsyncClient, script: Script, way: str
) -> None:
    text = ("The sky is blue [[1]](https://sky.example/blue_(sky)), ", "the sea [[2]](https://sea.example/).")
    told = script.said(*text, "\n\n```\n[[3]](https://code.example/)\n```\n")
    reply = script.streamed(told) if way == "streamed" else script.whole(told)
    turn = await answered(client, reply, script=script)
    assert [url for url, _ in chips(turn)] == ["https://sky.example/blue_(sky)", "https://sea.example/"]
    assert all(source.from_text for source in turn.sources.values())
    assert "https://code.example/" not in {source.url for source in turn.sources.values()}
    assert turn.notices == []


async def test_no_notice_of_missing_evidence_stands_beside_cited_sources(client: httpx.AsyncClient) -> None:
    text = "The sky is blue ([sky.example](https://sky.example/blue))."
    start = text.index("(")
    reply = whole(text, annotations=[annotation(SKY.url, start, len(text) - 1)])
    async with serving(CHAT.streamed(CHAT.said(REWRITE)), reply) as server:
        turn, _ = await Talk(client, provider_of(CHAT, server), hits=[hit(1, "https://x.example/", "")]).turn(LOCAL)
    assert [url for url, _ in chips(turn)] == [SKY.url]
    assert "no_evidence" not in [notice.kind for notice in turn.notices]
