"""A context that is too long is tried once more with fewer references, where the server names its limit."""

import re
from typing import Any

import httpx
import pytest

from app.core.domain.settings import Overrides
from app.core.domain.turn.turn import State, Turn
from app.core.ranking.budget import estimate_tokens
from tests.core.world import REWRITE
from tests.fakes import hit
from tests.matrix.scripts import SCRIPTS
from tests.matrix.scripts.base import Script
from tests.matrix.servers import Reply, Server, body, serving
from tests.matrix.talk import CALLS, LOCAL, Talk, ended, provider_of

LIMIT, COUNTED = 4000, 6000
PLACES = ["Oslo", "Lima", "Accra", "Quito", "Hanoi", "Perth", "Cairo", "Delhi", "Tunis", "Sofia", "Riga", "Bern"]
HITS = [
    hit(
        n, f"https://sky{n}.example/", " ".join(f"{p} {i}: the blue sky of {p} scatters {i * n}." for i in range(40)), p
    )
    for n, p in enumerate(PLACES, start=1)
]
WORDS = {
    "openai": f"This model's maximum context length is {LIMIT} tokens. However, you sent {COUNTED} tokens.",
    "vllm": f"This model's maximum context length is {LIMIT} tokens. However, you requested {COUNTED} tokens",
    "vllm, newer": f"The decoder prompt (length {COUNTED}) is longer than the maximum model length of {LIMIT}.",
    "anthropic": f"prompt is too long: {COUNTED} tokens > {LIMIT} maximum",
    "gemini": f"The input token count ({COUNTED}) exceeds the maximum number of tokens allowed ({LIMIT}).",
    "mistral": f"Prompt contains {COUNTED} tokens, too large for model with {LIMIT} maximum context length",
    "xai": f"This model's maximum prompt length is {LIMIT} but the request contains {COUNTED} tokens.",
    "moonshot": f"Your request exceeded model token limit: {LIMIT} (requested: {COUNTED})",
    "dashscope": f"Range of input length should be [1, {LIMIT}]",
    "siliconflow": f"length of prompt_tokens ({COUNTED}) must be less than max_seq_len ({LIMIT}).",
    "lm studio": f"the model is loaded with context length of only {LIMIT} tokens, which is not enough",
    "llama.cpp": "the request exceeds the available context size. try increasing the context size",
}
named: Any = {"ids": lambda value: value.name if isinstance(value, Script) else None}


def refusal(words: str) -> Reply:
    error: dict[str, Any] = {"message": words, "type": "invalid_request_error", "code": 400}
    if words.startswith("the request exceeds"):
        error |= {"type": "exceed_context_size_error", "n_prompt_tokens": COUNTED, "n_ctx": LIMIT}
    return body({"error": error}, status=400)


async def asked(
    client: httpx.AsyncClient, script: Script, *replies: Reply, overrides: Overrides = LOCAL
) -> tuple[Turn, Server]:
    async with serving(*replies) as server:
        turn, _ = await Talk(client, provider_of(script, server), hits=HITS).turn(overrides)
    return turn, server


def sent(request: Any) -> str:
    return str(request)


def numbers_in(request: Any) -> set[int]:
    return {int(number) for number in re.findall(r"ref-[0-9a-f]{8} \[(\d+)\]", sent(request))}


@pytest.mark.parametrize("script", list(SCRIPTS.values()), **named)
async def test_the_second_request_has_fewer_references_and_is_answered(
    client: httpx.AsyncClient, script: Script
) -> None:
    answers = script.streamed(script.said(REWRITE)), refusal(WORDS["openai"]), script.streamed(script.said("Blue [1]."))
    turn, server = await asked(client, script, *answers)
    assert (turn.text, ended(turn)) == ("Blue [1].", (State.FINISHED, ""))
    _, first, second = server.bodies
    assert 0 < len(numbers_in(second)) < len(numbers_in(first))
    assert {one.number for one in turn.references or ()} == numbers_in(second)
    assert estimate_tokens(sent(second)) < LIMIT
    assert [notice.kind for notice in turn.notices] == ["pages_failed", "references_cut"]


@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS.keys())
async def test_every_servers_way_to_name_its_limit_is_read(client: httpx.AsyncClient, words: str) -> None:
    script = SCRIPTS["chat"]
    answers = script.streamed(script.said(REWRITE)), refusal(words), script.streamed(script.said("Blue [1]."))
    turn, server = await asked(client, script, *answers)
    assert (turn.text, len(server.asked)) == ("Blue [1].", 3)


async def test_it_is_tried_once_more_and_no_more(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["chat"]
    turn, server = await asked(client, script, script.streamed(script.said(REWRITE)), refusal(WORDS["openai"]))
    assert (ended(turn), len(server.asked)) == ((State.FAILED, "TooLong"), 3)


async def test_without_a_limit_it_is_not_tried_again(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["chat"]
    unnamed = refusal("Your input exceeds the context window of this model.")
    turn, server = await asked(client, script, script.streamed(script.said(REWRITE)), unnamed)
    assert (ended(turn), len(server.asked)) == ((State.FAILED, "TooLong"), 2)


async def test_what_tools_answered_is_cut_the_same_way(client: httpx.AsyncClient) -> None:
    script = SCRIPTS["chat"]
    answers = [
        script.streamed(script.called("sky")),
        refusal(WORDS["openai"]),
        script.streamed(script.said("Blue [1].")),
    ]
    turn, server = await asked(client, script, *answers, overrides=CALLS)
    assert (turn.text, ended(turn)) == ("Blue [1].", (State.FINISHED, ""))
    _, first, second = server.bodies
    assert 0 < len(numbers_in(second)) < len(numbers_in(first))
    assert {one.number for one in turn.references or ()} == numbers_in(second)
