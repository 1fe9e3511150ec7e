"""Thinking within the text is no part of an answer, whatever the wire format, and moves no citation."""

import json
from dataclasses import replace
from typing import Any

import httpx
import pytest

from app.core.domain import events as e
from app.core.domain.turn.turn import State
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import SEA, SKY, THOUGHT, Claim, Script, Told
from tests.matrix.servers import serving
from tests.matrix.talk import ITSELF, OFF, Talk, chips, ended, keyed, provider_of

EVERY = list(SCRIPTS.values())
SEARCHING = [script for script in EVERY if script.dialect]
OPENED = "<think>Hm: [1] or [[2]](https://x.example)?</think>"
LONE = "Hm: [1] or 😀?\n</think>\n\n"

named: Any = {"ids": lambda value: value.name if isinstance(value, Script) else None}
ways = pytest.mark.parametrize("way", ["streamed", "whole"])


def thoughtful(before: str) -> tuple[Claim, Claim]:
    return replace(SKY, text=before + SKY.text), SEA


def unthinking(told: Told) -> Told:
    """Without what Messages tells of its thinking apart from the text."""
    whole = told.whole
    if isinstance(whole, dict) and isinstance(whole.get("content"), list):
        whole = {**whole, "content": [block for block in whole["content"] if block.get("type") != "thinking"]}
    return replace(told, frames=[frame for frame in told.frames if '"thinking' not in json.dumps(frame)], whole=whole)


@pytest.mark.parametrize("script", EVERY, **named)
@ways
async def test_tags_of_thinking_are_no_part_of_an_answer(client: httpx.AsyncClient, script: Script, way: str) -> None:
    told = script.said("<thi", "nk>Let me", " see.</th", "ink>", "Blue.")
    async with serving(script.streamed(told) if way == "streamed" else script.whole(told)) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn(OFF)
    assert (turn.text, ended(turn)) == ("Blue.", (State.FINISHED, ""))
    assert turn.reasoning.endswith("Let me see.")


@pytest.mark.parametrize("script", SEARCHING, **named)
@ways
@pytest.mark.parametrize(("before", "cut"), [(OPENED, len(OPENED)), (LONE, len(LONE) - 2)], ids=["opened", "lone"])
async def test_citations_stand_where_they_stood_without_the_thinking(
    client: httpx.AsyncClient, script: Script, way: str, before: str, cut: int
) -> None:
    told = unthinking(script.cited(*thoughtful(before)))
    async with serving(script.streamed(told) if way == "streamed" else script.whole(told)) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn(ITSELF)
    assert turn.text == told.text[cut:]
    assert chips(turn) == keyed([(url, start - cut, end - cut) for url, start, end in told.chips])
    assert "Hm:" in turn.reasoning


async def test_what_was_shown_before_a_lone_tag_is_taken_back(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["ollama"]
    told = script.said("I look", " at it.\n</th", "ink>\n", "\nBlue", ".")
    frames = [frame for frame in told.frames if THOUGHT not in json.dumps(frame)]
    async with serving(script.stream(frames)) as server:
        turn, events = await Talk(client, provider_of(script, server)).turn(OFF)
    assert (turn.text.strip(), turn.reasoning) == ("Blue.", "I look at it.\n")
    assert e.AnswerWithdrawn(turn.id, "thinking") in events


@pytest.mark.parametrize(
    "text",
    [
        "Close it with the </think> tag, then go on.",
        "```xml\n<a>\n</think>\n```\nThat is how it ends.",
        "It is `</think>` that ends it.",
        "The tag <think> opens.\n</think>\nends it.",
        "Its end is “</think>”. Nothing else.",
        "It ends in\n</think>",
    ],
)
async def test_an_answer_about_the_tag_stays_an_answer(client: httpx.AsyncClient, text: str) -> None:
    script = SCRIPTS["ollama"]
    frames = [frame for frame in script.said(*text).frames if THOUGHT not in json.dumps(frame)]
    async with serving(script.stream(frames)) as server:
        turn, _ = await Talk(client, provider_of(script, server)).turn(OFF)
    assert (turn.text, turn.reasoning) == (text, "")


async def test_what_an_answer_held_before_stays_when_its_continuation_thinks(client: httpx.AsyncClient) -> None:
    script: Any = SCRIPTS["ollama"]
    first, second = script.said("The sky ", "is"), script.said("I go on.\n</think>", " blue.")
    frames = [frame for frame in second.frames if THOUGHT not in json.dumps(frame)]
    async with serving(replace_end(script, first), script.stream(frames)) as server:
        talk = Talk(client, provider_of(script, server))
        broken, _ = await talk.turn(OFF)
        turn, _ = await talk.resumed(broken)
    assert turn.text == "The sky is blue."
    assert turn.reasoning.endswith("I go on.\n")


def replace_end(script: Script, told: Any) -> Any:
    return script.broken(replace(told, half=len(told.frames) - 1))
