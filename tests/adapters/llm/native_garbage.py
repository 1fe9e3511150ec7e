"""Garbage in the words of a format, for the decoders' tests: any JSON, and messages of the format itself, mixed up."""

import json
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from app.adapters.llm.protocol.wire_format import Decoder
from app.core.domain.chat import (
    CitedPart,
    GroundingPart,
    ModelPart,
    ProviderCitation,
    SourcesPart,
    TextPart,
    ToolCallPart,
)


def garbage(names: Sequence[str], texts: Sequence[str], messages: Sequence[Any]) -> st.SearchStrategy[list[str]]:
    """Events' data: objects of these names around these texts, cut, repeated and mixed with the messages."""
    leaves = st.none() | st.booleans() | st.integers(-2, 40) | st.sampled_from([*texts, "", "°😀天", "\ud83d", "\0"])
    anything = st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(names), inner, max_size=5),
        max_leaves=14,
    )
    whole = anything.map(json.dumps) | st.sampled_from([json.dumps(message) for message in messages])
    cut = st.tuples(whole, st.integers(0, 200)).map(lambda pair: pair[0][: pair[1]])
    return st.lists(whole | cut | st.text(max_size=8), max_size=8)


def check(decoder: Decoder, data: Sequence[str], event: str = "") -> None:
    """Feed it all; it must not raise, and what it says must hold together."""
    parts = [part for one in data for part in decoder.feed(one, event)] + decoder.close()
    text = "".join(part.text for part in parts if isinstance(part, TextPart))
    text.encode()  # no half characters
    known: set[str] = set()
    for part in parts:
        known = _known(part, known)
        for citation in _citations(part):
            assert set(citation.keys) <= known
            for span in (citation.place, citation.claim):
                assert span is None or 0 <= span[0] <= span[1] <= len(text)
    calls = [part.call.id for part in parts if isinstance(part, ToolCallPart)]
    assert all(calls)
    assert len(set(calls)) == len(calls)


def _known(part: ModelPart, before: set[str]) -> set[str]:
    if not isinstance(part, SourcesPart | GroundingPart):
        return before
    keys = [source.key for source in part.sources]
    assert len(set(keys)) == len(keys)
    return set(keys)


def _citations(part: ModelPart) -> tuple[ProviderCitation, ...]:
    if isinstance(part, CitedPart):
        return (part.citation,)
    return part.citations if isinstance(part, GroundingPart) else ()
