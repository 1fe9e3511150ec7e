"""One number per source over all nodes, every number known to the book, every chip with a passage of the right node."""

import asyncio
import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.domain.chat import ChatRequest
from app.core.domain.evidence import Hit
from app.core.domain.graph import Depth
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import Turn
from tests.core.research.scripted import RESPONSE, Scripted, code, edge, node
from tests.core.world import World
from tests.fakes import FakeChannel, FakeReader

PAGES = {f"https://site{n}.example/page": f"Page {n} says that thing {n} is so. " * 3 for n in range(12)}


def world_of(questions: int, edges: list[tuple[int, int]], seed: int) -> tuple[World, Scripted]:
    chance = random.Random(seed)

    def rewrite(request: ChatRequest) -> str:
        asked = "".join(one.text for one in request.messages)
        number = next((n for n in range(questions) if f"thing number {n}?" in asked), 0)
        return f"<websearch><question>thing {number}</question></websearch>"

    def answer(request: ChatRequest) -> str:
        return " ".join(f"So says one [{chance.randint(1, 14)}]." for _ in range(chance.randint(0, 4))) or "Nobody."

    plan = [node(f"n{n}", f"What is thing number {n}?") for n in range(questions)]
    plan += [edge(f"n{start}", f"n{end}") for start, end in edges]
    report = " ".join(f"Thus [{chance.randint(1, 16)}] and [[{chance.randint(1, 16)}]]." for _ in range(8))
    model = Scripted({"planner": [code(*plan, RESPONSE)], "rewrite": [rewrite], "node": [answer], "report": [report]})
    urls = list(PAGES)
    hits = {
        f"thing {n}": [
            Hit(rank, f"Page of {url}", url, "A snippet.") for rank, url in enumerate(chance.sample(urls, 4), 1)
        ]
        for n in range(questions)
    }
    return World(model, channel=FakeChannel(hits), reader=FakeReader(PAGES)), model  # type: ignore[arg-type]


async def researched(world: World) -> Turn:
    events = [event async for event in world.ask.run(Question("c", "What are they?", depth=Depth.STANDARD))]
    return world.store.turns[events[0].turn]


@settings(max_examples=40)
@given(
    st.integers(1, 7).flatmap(
        lambda n: st.tuples(st.just(n), st.lists(st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)), max_size=9))
    ),
    st.integers(0, 10_000),
)
def test_numbers_are_one_per_source_and_every_chip_has_its_passage(
    shape: tuple[int, list[tuple[int, int]]], seed: int
) -> None:
    world, _ = world_of(shape[0], shape[1], seed)
    turn = asyncio.run(researched(world))
    by_number = {source.number: source.id for source in turn.sources.values() if source.number is not None}
    assert len(by_number) == len([s for s in turn.sources.values() if s.number is not None])
    assert sorted(by_number) == list(range(1, len(by_number) + 1))
    keys = [source.key for source in turn.sources.values()]
    assert len(keys) == len(set(keys))
    given_in = {
        (reference.number, passage.text)
        for one in (turn.graph.nodes if turn.graph else ())
        for reference in one.references
        for passage in reference.passages
    }
    for citation in turn.citations:
        for number in citation.numbers:
            assert number in by_number
            reference = turn.reference(number)
            if turn.graph is not None:
                assert reference is not None, (number, turn.text)
                assert reference.source == by_number[number]
                assert all((number, passage.text) in given_in for passage in reference.passages)


def test_a_number_that_is_not_there_is_removed_and_counted() -> None:
    model = Scripted(
        {"planner": [code(node("a", "What is a?"), RESPONSE)], "report": ["So [1][99], not [98]. In [2024]."]}
    )
    world = World(model)  # type: ignore[arg-type]
    turn = asyncio.run(researched(world))
    assert [(one.marker, one.numbers) for one in turn.citations] == [("[1]", (1,)), ("[99]", ()), ("[98]", ())]
    notice = next(notice for notice in turn.notices if notice.kind == "stray_numbers")
    assert notice.data == {"count": "2"}


def test_all_that_a_research_holds_can_be_stored() -> None:
    from app.adapters.storage.values import dumps, loads
    from app.core.domain.graph import Graph

    world, _ = world_of(4, [(0, 1), (1, 2)], 7)
    turn = asyncio.run(researched(world))
    assert turn.graph is not None
    assert loads(Graph, dumps(turn.graph), None) == turn.graph
    assert json.loads(dumps(turn.graph))["nodes"]
