"""Answers of all formats, cut, repeated, reordered and spoilt at random: evidence never points at what is not there."""

import asyncio
import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.adapters.llm.formats import format_of
from app.adapters.llm.protocol.wire_format import Service
from app.adapters.llm.recording import RecordedAnswer, as_json, collected
from app.core.citing.grounded import citations_of, cited_words, numbered_text
from app.core.domain.chat import Abilities, GroundingPart
from app.core.domain.errors import AppError
from app.core.domain.events import CitationsPlaced, Cited
from app.core.domain.plan import Plan
from app.core.domain.turn.fold import fold
from app.core.domain.turn.running_turn import RunningTurn
from app.core.steps.write import Write
from tests.fakes import CHOICE, FakeModel, FakeModels
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import MOON, SEA, SKY, Claim, Script
from tests.matrix.talk import check_citation, check_places

CODE = Claim("\n```\nx[1] = [2]\n```\n", SEA.url, "Code")
MARKED = Claim(" As [1] and 【1†a】 say^[2]^.", "https://marked.example/?q=[1]", "[1]")
ODD: tuple[Any, ...] = (None, True, -1, 0, 7, 2**70, 1.5, "", "[1]", "null", "°😀", "\ud83d", [], {}, [[]], {"a": 1})
BYTES = (b"", b"\n", b"\n\n", b"\r", b"data: ", b"{", b"\xff\xfe", b"\x00", b'"', b"]", b": ping\n\n", b"[DONE]")


def answers(script: Script) -> list[tuple[list[Any], Any]]:
    """(frames, whole body) of everything that the script can say."""
    told = [script.said("The sky ", "is [1] blue.", " [SKY](https://sky.example/blue)"), script.called("sky")]
    if script.dialect:
        told += [script.cited(SKY, SEA, SKY), script.cited(CODE, MARKED, MOON, SKY)]
    return [(list(one.frames), one.whole) for one in told]


SAID = {name: answers(script) for name, script in SCRIPTS.items()}


def spoilt(value: Any, random: Random, depth: int = 0) -> Any:
    """The same JSON with one thing in it that does not belong there."""
    inner = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    if not inner or random.random() < 0.15 * depth:
        return random.choice(ODD)
    key, old = random.choice(inner)
    copied = dict(value) if isinstance(value, dict) else list(value)
    if random.random() < 0.1:
        del copied[key]
    else:
        copied[key] = spoilt(old, random, depth + 1)
    return copied


def garbled(script: Script, random: Random) -> bytes:
    """One answer in the words of the format, spoilt a few times."""
    frames, whole = random.choice(SAID[script.name])
    if random.random() < 0.3:
        body = whole
        for _ in range(random.randrange(4)):
            body = spoilt(body, random)
        return _cut(json.dumps(body).encode("utf-8", "replace"), random)
    frames = list(frames)
    for _ in range(random.randrange(6)):
        at = random.randrange(len(frames))
        match random.randrange(7):
            case 0:
                frames[at] = spoilt(frames[at], random)
            case 1:
                frames.insert(random.randrange(len(frames)), frames[at])
            case 2:
                frames.insert(random.randrange(len(frames)), frames.pop(at))
            case 3 if len(frames) > 1:
                del frames[at]
            case 4:
                frames[at:] = frames[at:] + frames[at:]
            case 5:
                frames += random.choice(SAID[script.name])[0]
            case 6:
                frames.insert(at, random.choice(random.choice(SAID[random.choice(list(SCRIPTS))])[0]))
    return _cut(b"".join(_frame(script, frame) for frame in frames), random)


def _frame(script: Script, frame: Any) -> bytes:
    try:
        return script.frame(frame)
    except (KeyError, TypeError, ValueError):  # spoilt so that the script itself cannot write it
        return f"data: {json.dumps(frame)}\n\n".encode()


def _cut(data: bytes, random: Random) -> bytes:
    for _ in range(random.randrange(3)):
        at = random.randrange(len(data) + 1)
        match random.randrange(3):
            case 0:
                data = data[:at]
            case 1:
                data = data[:at] + random.choice(BYTES) + data[at:]
            case 2:
                data = data[:at] + data[at + random.randrange(40) :]
    return data


def check_found(found: RecordedAnswer) -> None:
    """What the decoder says, and what becomes of it by the book."""
    found.text.encode()
    found.reasoning.encode()
    json.dumps(as_json(found)).encode()
    known = {source.key for source in found.sources}
    assert len(known) == len(found.sources)
    for citation in found.citations:
        assert set(citation.keys) <= known
        for span in filter(None, (citation.place, citation.claim)):
            assert 0 <= span[0] <= span[1] <= len(found.text)
    numbers = {source.key: (number,) for number, source in enumerate(found.sources, start=1)}
    for textual in (found.textual, True):
        grounding = GroundingPart(found.sources, found.citations, textual)
        assert set(cited_words(found.text, grounding)) <= known
        placed = citations_of(found.text, grounding, numbers)
        last = 0
        for one in placed:
            assert set(one.numbers) <= {number for (number,) in numbers.values()}
            assert one.claim is None or 0 <= one.claim[0] < one.claim[1] <= len(found.text)
            if one.place is not None:
                assert last <= one.place[0] <= one.place[1] <= len(found.text)
                assert one.marker == found.text[slice(*one.place)]
                last = one.place[1]
        numbered_text(found.text, placed).encode()


async def check_written(found: RecordedAnswer) -> None:
    """The same as a turn: every event on the way holds, and so does the end."""
    turn = RunningTurn("t", "c", "q", model=CHOICE, builtin=True, plan=Plan(origin="builtin"), references=[])
    parts = [*found.parts, *([found.failure] if found.failure else [])]
    model = FakeModel([parts], abilities=Abilities(search=True, tools=True))
    try:
        async for event in Write(FakeModels(model)).run(turn):
            fold(turn, event)
            shown = event.citations if isinstance(event, CitationsPlaced) else ()
            for citation in [event.citation] if isinstance(event, Cited) else shown:
                check_citation(turn, citation)
    except AppError:
        pass  # said in the answer itself
    check_places(turn)
    assert len(turn.text) == len(found.text) or found.withdrawn
    numbers = [source.number for source in turn.book if source.number is not None]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert set(turn.cited_numbers()) <= set(numbers)


@settings(max_examples=400)
@given(st.sampled_from(list(SCRIPTS)), st.randoms(use_true_random=False))
def test_garbled_answers_never_cite_what_is_not_there(name: str, random: Random) -> None:
    script = SCRIPTS[name]
    service = Service("S", "http://s.invalid", "k", id="p", search=script.dialect)
    found = collected(format_of(name).decoder(service), garbled(script, random))
    check_found(found)
    asyncio.run(check_written(found))


@settings(max_examples=60)
@given(st.sampled_from(list(SCRIPTS)), st.sampled_from(list(SCRIPTS)), st.randoms(use_true_random=False))
def test_answers_in_the_wrong_format_are_no_evidence_of_anything(name: str, other: str, random: Random) -> None:
    service = Service("S", "http://s.invalid", "k", id="p", search=SCRIPTS[name].dialect)
    check_found(collected(format_of(name).decoder(service), garbled(SCRIPTS[other], random)))
