"""Turns for the tests of the store: one written by hand, and any that hypothesis can think of."""

from datetime import UTC, datetime
from typing import Any

from hypothesis import strategies as st

from app.core.domain.chat import (
    ImageBlock,
    Message,
    ModelChoice,
    ProviderMetadata,
    ReasoningBlock,
    Role,
    TextBlock,
    ToolCall,
    ToolResult,
    Usage,
)
from app.core.domain.citation import Anchor, Citation, DisagreeingValue, Disagreement
from app.core.domain.editing import Edit, EditingMode, EditKind, Original
from app.core.domain.errors import FailureKind
from app.core.domain.events import ChannelFellBack, Failure, Notice, NoticeKind, SearchFinished
from app.core.domain.evidence import Finding, FindingState, Outcome, Passage, Reference, Report
from app.core.domain.plan import Freshness, Plan
from app.core.domain.settings import SearchMode
from app.core.domain.sources import Origin, Source
from app.core.domain.turn.turn import State, Turn

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)


def source(name: str, number: int | None = None, **more: Any) -> Source:
    return Source(name, f"example.org/{name}", f"https://example.org/{name}", f"Page {name}", number, **more)


def turn(name: str = "t1", conversation: str = "c1", **more: Any) -> Turn:
    more.setdefault("question", "How high is the Zugspitze?")
    more.setdefault("created", NOON)
    return Turn(name, conversation, **more)


def answered(name: str = "t1", conversation: str = "c1", **more: Any) -> Turn:
    """A finished turn with one source that it cites and one that it only found."""
    high, found = source(f"{name}-high", 1), source(f"{name}-found")
    passage = Passage(high.id, "The Zugspitze is 2962 m high.", 10, 39, "Height", 0.9)
    return turn(
        name,
        conversation,
        state=State.FINISHED,
        findings={high.id: Finding(high.id, FindingState.READ, 0.9), found.id: Finding(found.id)},
        sources={high.id: high, found.id: found},
        references=[Reference(1, high.id, (passage,))],
        citations=(Citation((1,), (11, 14), "[1]"),),
        text_parts=["It is 2962 [1] metres high."],
        **more,
    )


# Every character, the astral and NUL among them; lone surrogates have tests of their own, as they do not stay.
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
numbers = st.integers(1, 9)
sizes = st.integers(0, 2**40)
scores = st.floats(allow_nan=False)
spans = st.tuples(sizes, sizes)
moments = st.datetimes(datetime(1970, 1, 1), datetime(2999, 1, 1), timezones=st.just(UTC))
plans = st.builds(
    Plan,
    st.lists(texts).map(tuple),
    st.lists(texts).map(tuple),
    st.booleans(),
    st.booleans(),
    origin=texts,
    freshness=st.lists(st.builds(Freshness, texts, texts, texts), max_size=2).map(tuple),
)
reports = st.builds(Report, texts, texts, st.sampled_from(Outcome), detail=texts, response=texts)
usages = st.builds(Usage, *[st.none() | sizes] * 5, cost=st.none() | scores)
reasons = st.none() | st.sampled_from(FailureKind)
failures = st.builds(Failure, st.sampled_from(FailureKind), texts, texts, st.dictionaries(texts, texts, max_size=2))
notices = st.builds(Notice, st.sampled_from(NoticeKind), st.dictionaries(texts, texts, max_size=2))
models = st.builds(ModelChoice, texts, texts)
images = st.builds(ImageBlock, st.binary(max_size=20), texts)
json_values = st.recursive(
    st.none() | st.booleans() | sizes | scores | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)
echoes = st.builds(ProviderMetadata, texts, texts, st.lists(json_values, max_size=3).map(tuple))
blocks = st.one_of(
    st.builds(TextBlock, texts),
    st.builds(ReasoningBlock, texts),
    images,
    st.builds(ToolCall, texts, texts, texts),
    st.builds(ToolResult, texts, texts, texts, st.booleans()),
)
messages = st.builds(Message, st.sampled_from(Role), st.lists(blocks, max_size=3).map(tuple), st.none() | echoes)
searches = st.builds(
    SearchFinished, texts, texts, texts, st.just(()), st.none() | failures, texts, scores, texts, hit_count=sizes
)
edits = st.builds(
    Edit, st.sampled_from(EditKind), spans, texts, texts, *[st.lists(numbers).map(tuple)] * 2, scores, scores, texts
)
fallbacks = st.builds(ChannelFellBack, texts, texts, texts, texts, failures)


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    """A turn whose sources are those that it found, was given or cites, as in a running program."""
    names = draw(st.lists(st.uuids().map(str), min_size=4, max_size=4, unique=True))
    numbered = draw(st.lists(numbers, max_size=3, unique=True))
    sources = {name: draw(_source(name, n)) for name, n in zip(names, [*numbered, *[None] * 4], strict=False)}
    found = draw(st.lists(st.sampled_from(names), unique=True))
    given = [s for s in sources.values() if s.number and draw(st.booleans())]
    citations = tuple(draw(st.lists(_citation(numbered), max_size=3))) if numbered else ()
    cited = {n for one in citations for n in (*one.numbers, *one.moved_from)}
    cited |= {value.number for one in citations if one.disagreement for value in one.disagreement.values}
    kept = {*found, *(s.id for s in given), *(s.id for s in sources.values() if s.number in cited)}
    more = {
        "parent": draw(st.none() | texts),
        "created": draw(moments),
        "mode": draw(st.sampled_from(SearchMode)),
        "channel": draw(texts),
        "model": draw(st.none() | models),
        "model_name": draw(texts),
        "language": draw(texts),
        "state": draw(st.sampled_from(State)),
        "plan": draw(st.none() | plans),
        "searched": draw(st.lists(texts, max_size=3)),
        "reports": draw(st.lists(reports, max_size=3)),
        "findings": {
            name: Finding(name, draw(st.sampled_from(FindingState)), draw(scores), draw(reasons)) for name in found
        },
        "sources": {name: s for name, s in sources.items() if name in kept},
        "references": [draw(_reference(s)) for s in given] if given else draw(st.sampled_from([None, []])),
        "citations": citations,
        "notices": draw(st.lists(notices, max_size=2)),
        "usage": draw(st.none() | usages),
        "finish": draw(texts),
        "error": draw(st.none() | failures),
        "seconds": draw(st.dictionaries(texts, scores, max_size=3)),
        "images": tuple(draw(st.lists(images, max_size=2))),
        "messages": draw(st.lists(messages, max_size=3)),
        "entry_html": draw(texts),
        "searches": draw(st.lists(searches, max_size=2)),
        "fallbacks": draw(st.lists(fallbacks, max_size=2)),
        "editing": draw(st.sampled_from(EditingMode)),
        "edits": draw(st.lists(edits, max_size=2).map(tuple)),
        "original": draw(st.none() | st.builds(Original, texts, st.just(citations))),
        "edited": draw(st.booleans()),
        "text_parts": draw(st.lists(texts, max_size=3)),
        "reasoning_parts": draw(st.lists(texts, max_size=3)),
    }
    return Turn("t1", "c1", draw(texts), **more)


@st.composite
def _source(draw: st.DrawFn, name: str, number: int | None) -> Source:
    described: dict[str, Any] = {
        field: draw(texts) for field in ("site", "date", "snippet", "kind", "query", "resolved")
    }
    data = draw(st.dictionaries(texts, st.none() | texts | sizes | st.lists(scores, max_size=2), max_size=2))
    origin = draw(st.sampled_from(Origin))
    return Source(name, f"key {name}", draw(texts), draw(texts), number, origin, **described, provider_data=data)


@st.composite
def _reference(draw: st.DrawFn, source: Source) -> Reference:
    passage = st.builds(Passage, st.just(source.id), texts, sizes, sizes, texts, scores, st.booleans())
    return Reference(source.number or 0, source.id, tuple(draw(st.lists(passage, max_size=3))))


def _citation(numbered: list[int]) -> st.SearchStrategy[Citation]:
    some = st.lists(st.sampled_from(numbered), min_size=1, max_size=2).map(tuple)
    anchors = st.sampled_from(Anchor)
    values = st.builds(DisagreeingValue, st.sampled_from(numbered), texts, texts, texts)
    return st.builds(
        Citation,
        some,
        st.none() | spans,
        texts,
        anchors,
        st.none() | spans,
        cited_text=texts,
        moved_from=st.just(()) | some,
        disagreement=st.none() | st.builds(Disagreement, st.lists(values, max_size=2).map(tuple)),
        as_of=texts,
        looked_up=st.booleans(),
    )
