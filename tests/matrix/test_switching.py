"""A conversation that changes its provider in the middle: own answers go back as they came, others as plain text."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.adapters.storage.conversations.store import SqliteConversations
from app.core.citing.grounded import numbered_text
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import SEA, SKY, THOUGHT, Script
from tests.matrix.scripts.messages import searched
from tests.matrix.servers import serving
from tests.matrix.talk import CALLS, ITSELF, OFF, Talk, chips, keyed, provider_of

ECHOING = ("chat", "responses", "messages", "gemini")  # formats that want their calls back as they came
NUMBERED = "The sky 😀 is blue.[1] Das Meer ist grün: 12 °C.[2]"


def two(first: str, second: str) -> Any:
    return pytest.param(SCRIPTS[first], SCRIPTS[second], id=f"{first}-{second}")


def check_roles(script: Script, request: Any) -> None:
    """They take turns, the user first and last."""
    roles = script.roles(request)
    assert roles[0] == roles[-1] == "user"
    assert all(before != after for before, after in pairwise(roles))


async def test_from_anthropic_to_gemini_and_back(client: httpx.AsyncClient, tmp_path: Path) -> None:
    claude, gemini = SCRIPTS["messages"], SCRIPTS["gemini"]
    store = await SqliteConversations.open(tmp_path)
    async with (
        serving(claude.streamed(claude.cited(SKY, SEA)), claude.streamed(claude.said("As said [2]."))) as one,
        serving(gemini.streamed(gemini.cited(SEA, SKY))) as other,
    ):
        talk = Talk(client, provider_of(claude, one, "a"), provider_of(gemini, other, "g"), store=store)
        first, _ = await talk.turn(ITSELF, text="First?", by="a")
        second, _ = await talk.turn(ITSELF, first.id, "Second?", by="g")
        third, _ = await talk.turn(ITSELF, second.id, "Third?", by="a")
    assert [url for url, *_ in chips(second)] == [url for url, *_ in keyed([(SEA.url, 0, 0), (SKY.url, 0, 0)])]
    assert second.cited_numbers() == [2, 1], "the same pages, the same numbers"
    assert chips(third) == [], "where the model searches, a plain number is its service's"
    (asked,) = other.bodies
    assert asked["tools"] == [{"googleSearch": {}}]
    assert asked["contents"] == [
        {"role": "user", "parts": [{"text": "First?"}]},
        {"role": "model", "parts": [{"text": NUMBERED}]},
        {"role": "user", "parts": [{"text": "Second?"}]},
    ]
    of_gemini = " Das Meer ist grün: 12 °C.[2]The sky 😀 is blue.[1]"
    assert one.bodies[1]["messages"] == [
        {"role": "user", "content": [{"type": "text", "text": "First?"}]},
        {"role": "assistant", "content": searched(SKY, SEA)},
        {"role": "user", "content": [{"type": "text", "text": "Second?"}]},
        {"role": "assistant", "content": [{"type": "text", "text": of_gemini}]},
        {"role": "user", "content": [{"type": "text", "text": "Third?"}]},
    ]
    kept = await store.conversation("c")
    assert kept is not None
    assert [turn.text for turn in kept.branch()] == [first.text, second.text, third.text]
    await store.close()


@pytest.mark.parametrize(
    ("first", "second"), [two(a, b) for a in SCRIPTS for b in SCRIPTS if a != b and SCRIPTS[a].dialect]
)
async def test_a_cited_answer_is_plain_text_to_any_other(
    client: httpx.AsyncClient, first: Script, second: Script
) -> None:
    answers = (first.cited(SKY, SEA), first.said("As said [2]."))
    async with (
        serving(*map(first.streamed, answers)) as one,
        serving(second.streamed(second.said("Indeed [1]", "."))) as other,
    ):
        talk = Talk(client, provider_of(first, one, "a"), provider_of(second, other, "b"))
        cited, _ = await talk.turn(ITSELF, by="a")
        later, _ = await talk.turn(OFF, cited.id, "Sure?", by="b")
        last, _ = await talk.turn(OFF, later.id, "Really?", by="a")
    assert chips(later) == keyed([(SKY.url, 7, 10)])
    assert chips(last) == keyed([(SEA.url, 8, 11)])
    check_roles(second, other.bodies[0])
    check_roles(first, one.bodies[1])
    assert second.words(other.bodies[0]) == [numbered_text(cited.text, cited.citations)]
    assert first.words(one.bodies[1])[1:] == ["Indeed [1]."]
    sent = json.dumps(other.bodies[0])
    assert not any(word in sent for word in (THOUGHT, "gAAAA", "EqQB", "encrypted_index", "utm_source"))


@pytest.mark.parametrize(("first", "second"), [two(a, b) for a in SCRIPTS for b in ("chat", "messages") if a != b])
async def test_calls_of_one_provider_are_nothing_to_another(
    client: httpx.AsyncClient, first: Script, second: Script
) -> None:
    answers = (first.called("sky"), first.said("Air [1]."), first.said("As said [1]."))
    async with (
        serving(*map(first.streamed, answers)) as one,
        serving(second.streamed(second.said("Indeed [1]."))) as other,
    ):
        talk = Talk(client, provider_of(first, one, "a"), provider_of(second, other, "b"))
        called, _ = await talk.turn(CALLS, by="a")
        later, _ = await talk.turn(OFF, called.id, "Sure?", by="b")
        await talk.turn(OFF, later.id, "Really?", by="a")
    assert second.words(other.bodies[0]) == ["Air [1]."]
    assert second.results(other.bodies[0]) == []
    check_roles(second, other.bodies[0])
    back = one.bodies[2]
    assert [said for said in first.words(back) if said] == ["Air [1].", "Indeed [1]."]
    assert first.results(back) == [], "raw words go back to a model that searches by itself, and to no other"
    assert THOUGHT not in json.dumps(back)


@pytest.mark.parametrize("script", [SCRIPTS[name] for name in ECHOING], ids=ECHOING)
async def test_another_provider_in_the_same_format_is_told_nothing_in_secret(
    client: httpx.AsyncClient, script: Script
) -> None:
    answers = (script.called("sky"), script.said("Air [1]."))
    async with (
        serving(*map(script.streamed, answers)) as one,
        serving(script.streamed(script.said("Indeed."))) as other,
    ):
        talk = Talk(client, provider_of(script, one, "a"), provider_of(script, other, "b"))
        called, _ = await talk.turn(CALLS, by="a")
        await talk.turn(OFF, called.id, "Sure?", by="b")
    assert script.words(other.bodies[0]) == ["Air [1]."]
    assert THOUGHT not in json.dumps(other.bodies[0])
