"""Budgets, *answer now*, *stop*, and a research that goes on where it was cut off."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import replace

from app.core.domain import events as e
from app.core.domain.chat import ChatRequest, ModelPart
from app.core.domain.graph import BUDGETS, Depth
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from tests.core.research.scripted import RESPONSE, Scripted, code, edge, node, part_of, question_of
from tests.core.world import World

A, B, C = node("a", "What is a?"), node("b", "What is b?"), node("c", "What is c?")
DONE = code(RESPONSE)


class Held(Scripted):
    """Answers to questions with these words never come."""

    held: tuple[str, ...] = ()

    async def stream(self, request: ChatRequest) -> AsyncGenerator[ModelPart, None]:
        if part_of(request) == "node" and any(word in question_of(request) for word in self.held):
            self.requests.append(request)
            await asyncio.Event().wait()
        async for part in super().stream(request):
            yield part


def held(planner: list[str], *words: str) -> Held:
    model = Held({"planner": planner})
    model.held = words
    return model


async def run(world: World, on: object = None, depth: Depth = Depth.STANDARD) -> tuple[Turn, list[e.Event]]:
    events: list[e.Event] = []
    async for event in world.ask.run(Question("c", "What are a, b and c?", depth=depth)):
        events.append(event)
        if on is not None:
            on(event)  # type: ignore[operator]
    return world.store.turns[events[0].turn], events


def states(turn: Turn) -> dict[str, str]:
    return {one.id: one.state.value for one in (turn.graph.nodes if turn.graph else ())}


async def test_answer_now_writes_the_report_from_what_there_is() -> None:
    world = World(held([code(A, B)], "b?"))  # type: ignore[arg-type]

    def on(event: e.Event) -> None:
        if isinstance(event, e.NodeFinished) and event.node.id == "a":
            assert world.ask.answer_now(event.turn)

    turn, _ = await run(world, on)
    assert states(turn) == {"a": "answered", "b": "skipped"}
    assert turn.research_ended == "answer_now"
    assert turn.text.startswith("# Report")


async def test_stop_keeps_what_there_is_and_continue_asks_no_finished_node_again() -> None:
    model = held([code(A, B), DONE], "b?")
    world = World(model)  # type: ignore[arg-type]

    def on(event: e.Event) -> None:
        if isinstance(event, e.NodeFinished):
            world.ask.stop(event.turn)

    turn, events = await run(world, on)
    assert isinstance(events[-1], e.TurnStopped)
    assert states(turn)["a"] == "answered"
    assert states(turn)["b"] in ("running", "waiting")
    model.held = ()
    asked = len(model.requests)
    turn, events = await world.resumed(turn)
    assert states(turn) == {"a": "answered", "b": "answered"}
    assert not any("a?" in question_of(r) for r in model.requests[asked:] if part_of(r) == "node")
    assert turn.state is State.FINISHED


async def test_the_time_is_never_exceeded() -> None:
    budget = replace(BUDGETS[Depth.STANDARD], seconds=0.3)
    world = World(held([code(A, B)], "b?"), budgets={Depth.STANDARD: budget})  # type: ignore[arg-type]
    turn, _ = await run(world)
    assert turn.research_ended == "seconds"
    assert states(turn) == {"a": "answered", "b": "skipped"}


async def test_a_node_has_its_own_time_and_one_more_try() -> None:
    budget = replace(BUDGETS[Depth.STANDARD], node_seconds=0.2)
    world = World(held([code(A, B), DONE], "b?"), budgets={Depth.STANDARD: budget})  # type: ignore[arg-type]
    turn, events = await run(world)
    assert states(turn) == {"a": "answered", "b": "failed"}
    tries = [event.node.tries for event in events if isinstance(event, e.NodeStarted) and event.node.id == "b"]
    assert tries == [1, 2]


async def test_nodes_are_never_more_than_the_budget_has() -> None:
    plan = code(*(node(f"n{i}", f"What is number {i}?") for i in range(50)))
    model = Scripted({"planner": [plan, DONE]})
    world = World(model)  # type: ignore[arg-type]
    turn, _ = await run(world, depth=Depth.QUICK)
    assert turn.graph is not None
    assert len(turn.graph.nodes) == BUDGETS[Depth.QUICK].nodes


async def test_pages_are_never_more_than_the_budget_has() -> None:
    budget = replace(BUDGETS[Depth.STANDARD], pages=3)
    model = Scripted({"planner": [code(A, B, C, RESPONSE)]})
    world = World(model, budgets={Depth.STANDARD: budget})  # type: ignore[arg-type]
    _, events = await run(world)
    read = [event for event in events if isinstance(event, e.InNode) and isinstance(event.event, e.PageRead)]
    assert len(read) <= 3


async def test_tokens_end_the_asking() -> None:
    budget = replace(BUDGETS[Depth.STANDARD], tokens=900)
    plan = code(A, B, edge("a", "b"))
    world = World(Scripted({"planner": [plan, DONE]}), budgets={Depth.STANDARD: budget})  # type: ignore[arg-type]
    turn, _ = await run(world)
    assert turn.research_ended == "tokens"


async def test_nodes_that_do_not_hang_together_run_at_once() -> None:
    world = World(Scripted({"planner": [code(A, B, C, RESPONSE)]}))  # type: ignore[arg-type]
    _, events = await run(world)
    kinds = [type(event) for event in events if isinstance(event, e.NodeStarted | e.NodeFinished)]
    assert kinds[:3] == [e.NodeStarted] * 3


async def test_the_number_of_events_grows_with_the_text_and_not_faster() -> None:
    def count(pieces: int) -> int:
        model = Scripted({"planner": [code(A, RESPONSE)], "node": [[*["word "] * pieces, "[1]."]]})
        return len(asyncio.run(_events(World(model))))  # type: ignore[arg-type]

    few, many = await asyncio.to_thread(count, 100), await asyncio.to_thread(count, 400)
    assert many - few == 300


async def _events(world: World) -> list[e.Event]:
    return (await run(world))[1]
