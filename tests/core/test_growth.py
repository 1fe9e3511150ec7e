"""Answers with absurdly many citations: the work grows as they do. Calls are counted, so that no load can disturb."""

import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from app.core.citing.checking import checked_citations
from app.core.citing.markers import place_citations
from app.core.citing.uncited import uncited_sentences
from app.core.domain import events as e
from app.core.domain.chat import (
    Abilities,
    CitedPart,
    GroundingPart,
    ModelPart,
    ProviderCitation,
    ProviderSource,
    SourcesPart,
    TextPart,
)
from app.core.domain.citation import Anchor, Citation, Verdict
from app.core.domain.settings import SearchSettings
from app.core.domain.turn.turn import Turn
from tests.core.world import REWRITE, SETTINGS, World
from tests.fakes import FakeModel

TIMES = 8
MOST = 2 * TIMES  # what the work may grow by where the answer grows by TIMES; the square of that would be 64


async def calls_of(work: Callable[[], Awaitable[Any]]) -> int:
    """How many functions were called, those of C included, in this thread."""
    count = 0

    def counted(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(counted)
    try:
        await work()
    finally:
        sys.setprofile(None)
    return count


def claims(count: int, mark: str) -> str:
    return "".join(f"Water {n} is wet{mark}. " for n in range(count))


def in_pieces(text: str) -> list[ModelPart]:
    return [TextPart(text[at : at + 80]) for at in range(0, len(text), 80)]


async def written(count: int) -> Turn:
    turn, _ = await World(FakeModel([REWRITE, in_pieces(claims(count, " [1]"))])).turn()
    assert len(turn.citations) == count
    return turn


async def given(count: int, sources: int = 50) -> list[e.Event]:
    """Every citation is told as soon as its sentence is there, and all of them at the end."""
    known = tuple(ProviderSource(f"s{n}", f"https://s{n}.example/", f"Page {n}") for n in range(sources))
    parts: list[ModelPart] = [SourcesPart(known)]
    cited, end = [], 0
    for n in range(count):
        text = f"Water {n} is wet. "
        end += len(text)
        place = (end - 1, end - 1)
        cited.append(ProviderCitation((f"s{n % sources}",), place, Anchor.SPAN, cited_text=f"Water {n} is always wet."))
        parts += [TextPart(text), CitedPart(cited[-1])]
    model = FakeModel([[*parts, GroundingPart(known, tuple(cited))]], abilities=Abilities(search=True))
    turn, events = await World(model, settings=replace(SETTINGS, search=SearchSettings(channel="builtin"))).turn()
    assert len(turn.citations) == count
    return events


async def test_writing_with_many_markers_grows_more_slowly_than_they_do() -> None:
    """An open paragraph is read again and again for its chips; behind the thousandth one it is left for the end."""
    few, many = await calls_of(lambda: written(400)), await calls_of(lambda: written(400 * TIMES))
    assert many < TIMES / 2 * few


async def test_writing_with_a_services_many_citations_grows_as_they_do() -> None:
    few, many = await calls_of(lambda: given(100)), await calls_of(lambda: given(100 * TIMES))
    assert many < MOST * few


async def test_of_many_early_citations_a_thousand_show_and_a_source_is_told_once() -> None:
    events = await given(3000)
    assert sum(isinstance(event, e.Cited) for event in events) <= 1000
    assert sum(isinstance(event, e.ReferencesBuilt) for event in events) <= 52


async def test_checking_many_quotes_of_one_source_grows_as_they_do() -> None:
    async def checked(count: int) -> None:
        text = claims(count, " [1]")
        cited = [replace(one, cited_text=f"Water {n} is wet.") for n, one in enumerate(place_citations(text, {1}))]
        found = checked_citations(text, cited, {1: [f"Water {n} is wet." for n in range(count)]})
        assert all(one.support and one.support.verdict is Verdict.SUPPORTED for one in found)

    few, many = await calls_of(lambda: checked(100)), await calls_of(lambda: checked(100 * TIMES))
    assert many < MOST * few


async def test_looking_for_statements_without_a_source_grows_as_they_do() -> None:
    async def looked(count: int) -> None:
        text = claims(count, "")
        spans = [(n, n + 1) for n in range(0, len(text), len(text) // count)]
        assert uncited_sentences(text, [Citation((1,), None, claim=span) for span in spans]) is not None

    few, many = await calls_of(lambda: looked(200)), await calls_of(lambda: looked(200 * TIMES))
    assert many < MOST * few


def test_the_quote_of_a_citation_is_looked_at_before_all_else() -> None:
    text = "The bridge was opened in 1883 [1]."
    (citation,) = place_citations(text, {1})
    others = [f"Something else about the town, part {n}." for n in range(40)]
    (found,) = checked_citations(text, [replace(citation, cited_text="The bridge was opened in 1883.")], {1: others})
    assert found.support is not None
    assert found.support.verdict is Verdict.SUPPORTED


@pytest.mark.parametrize("count", [1, 3000])
def test_among_thousands_what_was_not_looked_at_is_never_said_to_be_missing(count: int) -> None:
    text = "The bridge was opened in 1883 [1].\n\n" * count
    passages = [f"Something else about the town, part {n}." for n in range(20)] + ["The bridge was opened in 1883."]
    found = checked_citations(text, place_citations(text, {1}), {1: passages})
    verdicts = {one.support.verdict if one.support else None for one in found}
    assert verdicts == ({Verdict.SUPPORTED} if count == 1 else {None})
