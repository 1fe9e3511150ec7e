"""A whole research in the core: planner, nodes side by side, report."""

import json

from app.core.domain import events as e
from app.core.domain.errors import Unreachable
from app.core.domain.graph import Depth, NodeState
from app.core.domain.turn.question import Question
from app.core.domain.turn.turn import State, Turn
from tests.core.research.scripted import RESPONSE, Scripted, ask_call, code, edge, node, question_of, respond_call
from tests.core.world import World, kinds
from tests.fakes import FakeChannel

TWO = code(node("sky", "Why is the sky blue?"), node("sea", "Why is the sea blue?"), edge("root", "sky"))


async def researched(world: World, text: str = "What is blue?", **more: object) -> tuple[Turn, list[e.Event]]:
    question = Question("c", text, depth=Depth.STANDARD, **more)  # type: ignore[arg-type]
    events = [event async for event in world.ask.run(question)]
    return world.store.turns[events[0].turn], events


def of(events: list[e.Event], kind: type[e.Event]) -> list[e.Event]:
    return [event for event in events if isinstance(event, kind)]


def states(turn: Turn) -> dict[str, str]:
    return {one.id: one.state.value for one in (turn.graph.nodes if turn.graph else ())}


async def test_two_questions_are_answered_and_joined_in_a_report() -> None:
    model = Scripted({"planner": [TWO, code(RESPONSE)]})
    turn, events = await researched(World(model))  # type: ignore[arg-type]
    assert states(turn) == {"sky": "answered", "sea": "answered"}
    assert turn.text.startswith("# Report")
    assert turn.state is State.FINISHED
    assert turn.cited_numbers() == [1]
    assert turn.research_ended == "responded"
    assert isinstance(events[1], e.ResearchStarted)
    assert len(of(events, e.NodeFinished)) == 2
    assert isinstance(events[-1], e.TurnFinished)


async def test_a_report_asked_for_together_with_the_questions_waits_for_them() -> None:
    model = Scripted({"planner": [code(node("sky", "Why is the sky blue?"), RESPONSE)]})
    turn, _ = await researched(World(model))  # type: ignore[arg-type]
    assert states(turn) == {"sky": "answered"}
    assert len(model.requests_of("planner")) == 1
    assert "Why is the sky blue?" in model.requests_of("report")[0].messages[-1].text


async def test_tools_mean_the_same() -> None:
    sky, sea = ("sky", "Why is the sky blue?", []), ("sea", "And the sea?", ["sky"])
    asked = json.dumps(
        {"questions": [dict(zip(("name", "question", "needs"), one, strict=True)) for one in (sky, sea)]}
    )
    model = Scripted({"planner": [[ask_call(asked)], [respond_call()]]}, tools=True)
    turn, _ = await researched(World(model))  # type: ignore[arg-type]
    assert states(turn) == {"sky": "answered", "sea": "answered"}
    assert turn.graph is not None
    assert turn.graph.nodes[1].needs == ("sky",)


async def test_a_node_is_given_the_answers_that_it_needs() -> None:
    plan = code(node("a", "Who made it?"), node("b", "When was the maker born?"), edge("a", "b"))
    model = Scripted({"planner": [plan, code(RESPONSE)]})
    await researched(World(model))  # type: ignore[arg-type]
    second = next(r for r in model.requests_of("node") if "maker born" in question_of(r))
    assert "Who made it?" in [one.text for one in second.messages]


async def test_a_node_that_fails_is_asked_once_more_and_costs_only_itself() -> None:
    def answer(request: object) -> object:
        return Unreachable("model") if "sea" in question_of(request) else "Air [1]."  # type: ignore[arg-type]

    model = Scripted({"planner": [TWO, code(RESPONSE)], "node": [answer]})  # type: ignore[list-item]
    turn, events = await researched(World(model))  # type: ignore[arg-type]
    assert states(turn) == {"sky": "answered", "sea": "failed"}
    assert [started.node.tries for started in of(events, e.NodeStarted) if started.node.id == "sea"] == [1, 2]  # type: ignore[attr-defined]
    assert "unanswered" in kinds(turn)
    assert turn.state is State.FINISHED


async def test_a_search_that_is_down_for_all_ends_in_words_and_not_in_an_answer() -> None:
    model = Scripted({"planner": [TWO, code(RESPONSE)]})
    world = World(model, channel=FakeChannel({}), wikipedia=FakeChannel({}, "wikipedia"))  # type: ignore[arg-type]
    turn, _ = await researched(world)
    assert turn.state is State.FAILED
    assert turn.error is not None
    assert turn.error.kind == "NothingAnswered"
    assert not turn.text
    assert not model.requests_of("report")


async def test_prose_that_is_repaired_goes_on() -> None:
    model = Scripted({"planner": ["I think it is air.", TWO, code(RESPONSE)]})
    turn, _ = await researched(World(model))  # type: ignore[arg-type]
    assert states(turn) == {"sky": "answered", "sea": "answered"}


async def test_prose_twice_becomes_a_normal_answer() -> None:
    model = Scripted({"planner": ["I think it is air."]})
    turn, _ = await researched(World(model))  # type: ignore[arg-type]
    assert turn.text == "A plain answer [1]."
    assert turn.depth is None
    assert "research_plain" in kinds(turn)


async def test_a_question_that_is_too_open_is_asked_back_once() -> None:
    model = Scripted({"planner": ["<ask_user>Which blue?</ask_user>", TWO, code(RESPONSE)]})
    world = World(model)  # type: ignore[arg-type]
    first, _ = await researched(world)
    assert (first.text, first.clarifying, first.state) == ("Which blue?", True, State.FINISHED)
    second, _ = await researched(world, "That of the sky.", parent=first.id)
    assert states(second) == {"sky": "answered", "sea": "answered"}
    assert "Which blue?" in model.requests_of("planner")[1].messages[1].text


async def test_a_research_that_follows_goes_on_from_the_graph() -> None:
    model = Scripted({"planner": [TWO, code(RESPONSE), code(node("sun", "Why is the sun white?"), RESPONSE)]})
    world = World(model)  # type: ignore[arg-type]
    first, _ = await researched(world)
    second, events = await researched(world, "And the sun?", parent=first.id)
    assert states(second) == {"sky": "answered", "sea": "answered", "sun": "answered"}
    assert [finished.node.id for finished in of(events, e.NodeFinished)] == ["sun"]  # type: ignore[attr-defined]
    assert second.graph is not None
    assert all(one.state is NodeState.ANSWERED for one in second.graph.nodes)
