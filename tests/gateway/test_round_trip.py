"""The way there and back: what the local API writes, our own client reads as the answer that it was."""

import asyncio
import json
from collections.abc import AsyncGenerator
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.adapters.llm.formats import decoder_of, format_of
from app.adapters.llm.protocol.frames import Frames
from app.adapters.llm.protocol.wire_format import Service
from app.core.citing.grounded import citations_of
from app.core.citing.markers import MarkerStream, place_citations, placed, strip_markers
from app.core.domain.chat import GroundingPart, ModelPart, TextPart, message
from app.core.domain.chat.messages import Role
from app.core.domain.citation import Citation
from app.core.domain.turn.turn import Turn
from app.gateway.answer_text import AnswerText
from app.gateway.answers import Encoder
from app.gateway.api_request import ApiRequest
from app.gateway.chat.response import ChatResponse
from app.gateway.evidence import CitationStyle, search_sources
from app.gateway.messages.response import MessagesResponse
from app.gateway.parts import End, Part, Start
from app.gateway.responses.response import ResponsesResponse
from tests.gateway.test_answer_text import turn_of

SERVICE = Service("gateway", "http://127.0.0.1:1/v1")
APIS = ("chat", "responses", "messages")
NUMBERS = {1, 2}  # that have an address: documents are named to no other program
PIECES = [
    "The sky ", "is **blue** ", "[1]", " [1, 2]", "[2][1]", "【2】", ". ", "\n\n", "\n- item ", "`a[1]`", "海是蓝的",
    "。", "🌊 ", "[x](http://c.example)", "\n```\nlist[1]\n```\n", "> quoted ", "| a | b |\n|---|---|\n| c [1] | d |\n",
    "$x_1$ ",
]  # fmt: skip
SAMPLES = [
    "The sky is blue [1]. The sea too [2][1].\n\n- One [1, 2]\n- Two 【2】\n",
    "天空是蓝色的[1]，因为散射【2】。\n\n海水吸收红光[1][2]。",
    "Use `a[1]` [1]:\n\n```python\nx = y[1]\n```\n\nThat is it [2].",
    "**Bold [1].** *More [2]* and emoji 🌊🏖️ [1]!",
    "No source at all.",
]
Chip = tuple[int, tuple[str, ...]]


def chips(text: str, citations: tuple[Citation, ...], urls: dict[int, str]) -> tuple[str, list[Chip]]:
    """The text without markers, and at which places of it which pages are named."""
    by_place: dict[int, list[str]] = {}
    removed = 0
    for _, citation, (start, end) in placed(citations):
        addresses = by_place.setdefault(start - removed, [])
        addresses += [urls[number] for number in citation.numbers if urls[number] not in addresses]
        removed += end - start
    assert all(citation.place is not None for citation in citations)
    return strip_markers(text, citations), [(at, tuple(sorted(found))) for at, found in sorted(by_place.items())]


def parts_of_turn(turn: Turn, cuts: list[int]) -> list[Part]:
    """As the turn tells it, cut anywhere."""
    text, answer, markers = turn.text, AnswerText(CitationStyle.LINKS), MarkerStream(NUMBERS)
    growing = replace(turn, citations=(), text_parts=[])
    parts: list[Part] = [Start("0" * 32, "passing-" + "0" * 32)]
    for start, end in pairwise([0, *sorted({cut % (len(text) + 1) for cut in cuts}), len(text)]):
        growing.text_parts.append(text[start:end])
        answer.add(text[start:end])
        parts.append(answer.piece(growing))
        for citation in markers.feed(text[start:end]):
            growing.citations = (*growing.citations, citation)
            answer.cite(citation)
            parts.append(answer.piece(growing))
    parts.append(answer.rest(turn))
    whole = "".join(getattr(part, "text", "") for part in parts)
    end_part = End("stop", whole, tuple(answer.annotations), tuple(search_sources(turn)))
    return [*(part for part in parts if isinstance(part, Start) or part.text or part.annotations), end_part]  # type: ignore[union-attr]


def encoder(api: str) -> Encoder:
    request = ApiRequest("citewise", (message(Role.USER, "?"),))
    made: dict[str, Encoder] = {
        "chat": ChatResponse("citewise"),
        "responses": ResponsesResponse(request),
        "messages": MessagesResponse(request),
    }
    return made[api]


async def _encoded(api: str, parts: list[Part]) -> bytes:
    async def given() -> AsyncGenerator[Part, None]:
        for part in parts:
            yield part

    return b"".join([chunk async for chunk in encoder(api).stream(given())])


def wire(api: str, parts: list[Part], stream: bool) -> bytes:
    if stream:
        return asyncio.run(_encoded(api, parts))
    end = parts[-1]
    assert isinstance(end, End)
    return json.dumps(encoder(api).whole(end, "", parts)).encode()


def decoded(api: str, data: bytes) -> list[ModelPart]:
    frames, decoder = Frames(), decoder_of(format_of(api), SERVICE)
    events = [*frames.feed(data), *frames.close()]
    parts = [part for event in events if not decoder.done for part in decoder.feed(event.data, event.event)]
    return [*parts, *decoder.close()]


def read_back(parts: list[ModelPart]) -> tuple[str, list[Chip], list[str]]:
    text = "".join(part.text for part in parts if isinstance(part, TextPart))
    grounding = next((part for part in parts if isinstance(part, GroundingPart)), GroundingPart())
    numbers = {source.key: (index,) for index, source in enumerate(grounding.sources, start=1)}
    urls = {index: source.url for index, source in enumerate(grounding.sources, start=1)}
    return *chips(text, citations_of(text, grounding, numbers), urls), [one.url for one in grounding.sources]


def assert_round_trip(api: str, text: str, cuts: list[int], stream: bool) -> None:
    turn = turn_of(text, *place_citations(text, NUMBERS))
    parts = parts_of_turn(turn, cuts)
    urls = {reference.number: turn.sources[reference.source].address for reference in turn.references}
    expected = chips(text, turn.citations, urls)
    stripped, places, sources = read_back(decoded(api, wire(api, parts, stream)))
    assert (stripped, places) == expected
    assert set(sources) == {row.url for row in search_sources(turn) if row.url}


@pytest.mark.parametrize("stream", [False, True], ids=["whole", "stream"])
@pytest.mark.parametrize("api", APIS)
@pytest.mark.parametrize("text", SAMPLES)
def test_an_answer_comes_back_as_it_was(api: str, text: str, stream: bool) -> None:
    assert_round_trip(api, text, list(range(0, len(text), 3)), stream)


@pytest.mark.parametrize("stream", [False, True], ids=["whole", "stream"])
@pytest.mark.parametrize("api", APIS)
@settings(max_examples=60)
@given(pieces=st.lists(st.sampled_from(PIECES), max_size=14), cuts=st.lists(st.integers(0, 400), max_size=8))
def test_any_answer_comes_back_as_it_was(api: str, stream: bool, pieces: list[str], cuts: list[int]) -> None:
    assert_round_trip(api, "".join(pieces), cuts, stream)
