"""Words that come close together are one; nothing else about a stream changes."""

from types import SimpleNamespace

import httpx
import pytest

from app.adapters.http import make_client
from app.adapters.http.pacing import PacedStream
from app.adapters.llm.batching import Batching, joined
from app.adapters.llm.client import WireClient
from app.adapters.llm.formats.chat.request import Chat
from app.adapters.llm.protocol.wire_format import Service
from app.core.domain.chat import (
    ChatRequest,
    FinishPart,
    ModelPart,
    ReasoningPart,
    RevisionPart,
    Role,
    TextPart,
    message,
)
from tests.adapters.llm.chat_server import events, said, scripted

WORDS = [f"word{number} " for number in range(40)]


class Clock:
    """Seconds that pass by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def streamed(batch_seconds: float) -> list[ModelPart]:
    request = ChatRequest((message(Role.USER, "hi"),), batch_seconds=batch_seconds)
    with scripted(events(*[said(word) for word in WORDS], said("end", "stop"))) as server:
        async with make_client() as client:
            model = WireClient(Service("S", server.base, "key"), "m", Chat(), lambda: client)
            return [part async for part in model.stream(request)]


def test_neighbouring_words_become_one_part_and_all_else_keeps_its_place() -> None:
    parts: list[ModelPart] = [
        ReasoningPart("a"),
        ReasoningPart("b"),
        TextPart("c"),
        TextPart("d"),
        RevisionPart(),
        TextPart("e"),
    ]
    assert list(joined([*parts, FinishPart("stop")])) == [
        ReasoningPart("ab"),
        TextPart("cd"),
        RevisionPart(),
        TextPart("e"),
        FinishPart("stop"),
    ]
    assert list(joined([])) == []


async def test_a_stream_read_in_batches_says_what_it_says_word_by_word() -> None:
    one_by_one, batches = await streamed(0.0), await streamed(1 / 30)
    assert [part.text for part in one_by_one if isinstance(part, TextPart)] == [*WORDS, "end"]
    assert list(joined(one_by_one)) == list(joined(batches))


async def test_the_first_words_are_read_at_once_and_later_ones_in_intervals() -> None:
    clock = Clock()
    stream = PacedStream(None)
    batching = Batching(0.03, httpx.Response(200, extensions={"network_stream": stream}), clock)
    batching.note_words()
    clock.now += 0.01
    batching.note_words()  # the answer has only just begun
    assert stream.interval == 0
    clock.now += 1.0
    batching.note_words()
    assert stream.interval == 0.03
    batching.end()
    assert stream.interval == 0


async def test_whoever_wants_each_word_gets_each_at_once() -> None:
    clock = Clock()
    stream = PacedStream(None)
    batching = Batching(0.0, httpx.Response(200, extensions={"network_stream": stream}), clock)
    batching.note_words()
    clock.now += 5.0
    batching.note_words()
    assert stream.interval == 0


@pytest.mark.parametrize("extensions", [{}, {"network_stream": SimpleNamespace()}], ids=["none", "foreign"])
def test_a_stream_of_another_make_is_read_as_it_comes(extensions: dict[str, SimpleNamespace]) -> None:
    clock = Clock()
    response = httpx.Response(200, extensions=dict(extensions))
    batching = Batching(0.03, response, clock)
    batching.note_words()
    clock.now += 5.0
    batching.note_words()
    batching.end()
    assert response.extensions == extensions
    assert not any(vars(stream) for stream in extensions.values())
