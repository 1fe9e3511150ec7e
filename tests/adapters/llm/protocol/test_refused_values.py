"""What a server's complaint about a value teaches."""

import pytest

from app.adapters.llm.protocol.refused_values import fitted, narrowed
from app.adapters.llm.protocol.wire_format import ServerQuirks
from app.core.domain.chat import Sampling

LONG = Sampling(max_tokens=100_000)


@pytest.mark.parametrize(
    ("complaint", "limit"),
    [
        ("max_tokens is too large: 100000. This model supports at most 16384 completion tokens", 16_384),
        ("Invalid max_tokens value, the valid range of max_tokens is [1,8192]", 8192),
        ("Range of max_tokens should be [1, 65,536]", 65_536),
        ("`max_tokens` must be less than or equal to `32768`", 32_768),
        ("max_tokens must be less than 32000", 31_999),
        ("a maxOutputTokens value of 100000 but the supported range is from 1 to 65537 (exclusive)", 65_536),
        ("max_tokens: 100000 > 8192, which is the maximum allowed number of output tokens for claude-3-5", 8192),
    ],
)
def test_the_longest_answer_that_a_server_writes(complaint: str, limit: int) -> None:
    quirks = narrowed(ServerQuirks(), complaint, LONG)
    assert quirks is not None
    assert fitted(LONG, quirks).max_tokens == limit
    assert fitted(Sampling(max_tokens=50), quirks).max_tokens == 50
    assert fitted(Sampling(), quirks).max_tokens is None


@pytest.mark.parametrize(
    "complaint",
    [
        "Unsupported parameter: 'max_tokens' is not supported with gpt-4o-2024-08-06. Use 'max_completion_tokens'",
        "'max_tokens' is too large: 3000. This model's maximum context length is 4096 tokens and your request has 2000",
        "max_tokens is wrong",
        "temperature must be at most 1",
    ],
)
def test_what_tells_of_no_bound_teaches_none(complaint: str) -> None:
    assert narrowed(ServerQuirks(), complaint, LONG) is None


def test_an_effort_gives_way_to_the_next_one_above_it() -> None:
    quirks, sampling = ServerQuirks(), Sampling(effort="none")
    for effort in ("none", "minimal"):
        words = f"Invalid value: '{effort}'. Supported values are: 'low', 'medium', and 'high'."
        learnt = narrowed(quirks, words, fitted(sampling, quirks))
        assert learnt is not None
        quirks = learnt
    assert fitted(sampling, quirks).effort == "low"
    assert fitted(Sampling(effort="high"), quirks).effort == "high"
    assert narrowed(quirks, "'reasoning.effort' does not support 'high'", Sampling()) is None
    only_medium = ServerQuirks(efforts=frozenset({"high"}))
    assert fitted(Sampling(effort="high"), only_medium).effort == ""
